"""Odds that hold: the scales that are kept, and the way they are fitted."""

from itertools import pairwise

import numpy as np
import pytest

from sheets.layout.catalogue import find_layout
from tests.simulator.fit import MEASURED, Field, counted, fitted, written
from tests.simulator.reliability import KINDS
from vision.belief.beliefs import Beliefs
from vision.belief.seen import CERTAIN, Seen
from vision.belief.weights import Scale, scales, weighed
from vision.ink.box_places import BOX_STEP_MM, OUTSIDE_MM
from vision.ink.boxes import _noise

HALF = MEASURED.index(-0.5)
SURE = MEASURED.index(4.0)


@pytest.mark.parametrize("kind", KINDS)
def test_the_scales_that_are_kept_never_fall_and_are_never_surer_than_certain(kind: str) -> None:
    scale = scales()[kind]
    assert all(low < high for low, high in pairwise(scale.measured))
    assert all(low <= high for low, high in pairwise(scale.log_odds))
    assert (scale.log_odds[0], scale.log_odds[-1]) == (-CERTAIN, CERTAIN)


def test_between_places_a_scale_is_straight_and_beyond_them_it_stays() -> None:
    scale = Scale((-2.0, 0.0, 2.0), (-6.0, -1.0, 4.0))
    seen = {name: Seen(name, odds) for name, odds in {"a": -9.0, "b": -1.0, "c": 1.0, "d": 9.0}.items()}
    assert [one.log_odds for one in scale.weighed(seen).values()] == [-6.0, -3.5, 1.5, 4.0]


def test_every_kind_of_field_is_weighed_by_its_own_scale() -> None:
    beliefs = Beliefs(
        {("A1", "A2"): Seen("segment:A1-A2", -1.6)}, {"D4": Seen("cup:D4", -1.6)}, {"paw": Seen("paw", -1.6)}
    )
    odds = {field: seen.log_odds for field, seen in weighed(beliefs).by_field.items()}
    place = MEASURED.index(-1.6)
    names = {"segment": "segment:A1-A2", "cup": "cup:D4", "box": "paw"}
    assert odds == {name: scales()[kind].log_odds[place] for kind, name in names.items()}


def sheets(count: int, wrong: int, fields: int = 1) -> list[list[Field]]:
    """With a measure of 4.0 that is ink, but on some sheets none of it is."""
    return [[Field("box", 4.0, n >= wrong)] * fields for n in range(count)]


def test_what_fails_one_time_in_ten_is_no_surer_than_that() -> None:
    odds = fitted(counted(sheets(1000, 100), "box"))[SURE]
    assert odds == pytest.approx(np.log(9), abs=0.1)


def test_a_sheet_counts_once_whatever_the_number_of_its_fields() -> None:
    assert fitted(counted(sheets(100, 10), "box")) == fitted(counted(sheets(100, 10, fields=300), "box"))


def test_what_was_not_seen_is_as_sure_as_the_hand_set_scale_says() -> None:
    assert fitted(counted([], "cup")) == pytest.approx(MEASURED)


def test_the_more_is_seen_to_hold_the_surer() -> None:
    few, many = (fitted(counted(sheets(count, 0), "box"))[SURE] for count in (10, 1000))
    assert 4.0 < few < many == CERTAIN


def test_scales_never_fall_even_where_the_counts_do() -> None:
    strange = [[Field("box", -0.5, True), Field("box", 4.0, False)]] * 50
    odds = fitted(counted(strange, "box"))
    assert all(low <= high for low, high in pairwise(odds))
    assert odds[HALF] == odds[SURE]


def test_what_is_written_is_what_is_read() -> None:
    text = written({kind: list(MEASURED) for kind in KINDS}, 7)
    assert text.count("-6, -5, -4") == len(KINDS)
    assert "7 sheets" in text


def test_boxes_lost_in_white_tell_nothing_of_the_noise_of_darker_ones() -> None:
    """In a photo lit too brightly one half is plain white, and the other as noisy as it looks."""
    side = round((find_layout("volle-wolle").boxes[0].rect.width + 2 * OUTSIDE_MM) / BOX_STEP_MM) + 1
    dice = np.random.default_rng(3)
    white = np.ones((60, side, side))
    noisy = np.clip(0.8 + 0.08 * dice.standard_normal((60, side, side)), 0, 1)
    noise = _noise(np.concatenate([white, noisy]).astype(np.float32))
    assert noise[:60].max() < 0.01
    assert noise[60:].min() > 0.05
