"""The samples are read as it is written beside them."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.simulator.samples import FOLDER, LARGEST, SAMPLES, expected

NEAR = 6  # pixels that a corner may be off


def told(name: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads((FOLDER / "expected" / f"{name}.json").read_text("utf-8"))
    return answer


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_is_read_as_expected(name: str) -> None:
    should_be, is_now = told(name), expected(name, (FOLDER / name).read_bytes())
    assert len(is_now["sheets"]) == len(should_be["sheets"])
    for sheet, wanted in zip(is_now["sheets"], should_be["sheets"], strict=True):
        corners = np.array(sheet.pop("corners")), np.array(wanted.pop("corners"))
        assert np.abs(corners[0] - corners[1]).max() <= NEAR
        assert _sure(sheet) == _sure(wanted)


def _sure(sheet: dict[str, Any]) -> dict[str, Any]:
    """Without what a person is asked about anyway, and what follows from it."""
    asked = {field for field in sheet["review"] if field in sheet["marks"]}
    rows = {field.partition(".")[0] for field in asked}
    marks = {box: marked for box, marked in sheet["marks"].items() if box not in asked}
    review = [field for field in sheet["review"] if field not in rows]
    return {**sheet, "marks": marks, "review": review, "score": None if asked else sheet["score"]}


def test_the_doubtful_one_is_asked_about() -> None:
    (sheet,) = told("doubtful.jpg")["sheets"]
    assert any(field in sheet["marks"] for field in sheet["review"])


def test_samples_show_both_faces_and_a_whole_table() -> None:
    sheets = [sheet for name in SAMPLES for sheet in told(name)["sheets"]]
    assert {sheet["face"] for sheet in sheets} == {"A", "B"}
    assert len(told("table.jpg")["sheets"]) > 2


def test_samples_are_small_and_all_told_about() -> None:
    readme = (FOLDER / "README.md").read_text("utf-8")
    for file in (Path(FOLDER) / name for name in SAMPLES):
        assert file.stat().st_size < LARGEST
        assert f"`{file.name}`" in readme
