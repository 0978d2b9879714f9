"""Our medians and quantiles against NumPy's."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from vision.middle import middle, middles, quantile, quantiles

numbers = st.lists(st.floats(-1e6, 1e6, width=32), min_size=1, max_size=40)
shares = st.floats(0, 1)


@given(numbers, shares)
def test_of_one_row(values: list[float], share: float) -> None:
    assert np.isclose(quantile(values, share), np.quantile(values, share), rtol=1e-9, atol=1e-6)
    assert np.isclose(middle(values), np.median(values), rtol=1e-9, atol=1e-6)


@given(st.integers(1, 5), st.integers(1, 30), st.integers(0, 2**32 - 1), shares)
def test_of_many_rows(count: int, length: int, seed: int, share: float) -> None:
    rows = np.random.default_rng(seed).integers(0, 255, (count, length)).astype(np.uint8)
    assert np.allclose(quantiles(rows, share), np.quantile(rows, share, axis=1))
    assert np.allclose(middles(rows), np.median(rows, axis=1))
