"""The judge of readings is judged itself: it must see every fault, and call none where there is none."""

from copy import deepcopy
from typing import Any

import pytest

from tests.simulator.judge import Verdict, honest_differences, judged
from tests.simulator.truth import SheetTruth

CORNERS = ((0.0, 0.0), (1480.0, 0.0), (1480.0, 2100.0), (0.0, 2100.0))
BOXES = [
    *(f"{kind}.{n}" for kind in ("mouse", "sock", "plane") for n in range(1, 9)),
    *(f"cup.{n}" for n in range(1, 7)),
    *(f"timer.{n}" for n in range(1, 6)),
    "paw",
    "hourglass",
]
TRUTH = SheetTruth(
    game="wolle",
    face="A",
    sheet="K7Q2",
    segments=frozenset({("F1", "G1"), ("G1", "G2")}),
    cups=frozenset(),
    marks=dict.fromkeys(BOXES, False),
    corners=CORNERS,
)


def reading() -> dict[str, Any]:
    return {
        "game": "wolle",
        "face": "A",
        "sheet": "K7Q2",
        "yarn": {"segments": [["F1", "G1"], ["G2", "G1"]]},
        "cups": [],
        "marks": dict(TRUTH.marks),
        "review": [],
        "corners": [list(corner) for corner in CORNERS],
    }


def verdict(document: dict[str, Any]) -> Verdict:
    (only,) = judged([document], (TRUTH,))
    return only


def test_a_true_reading_is_right() -> None:
    assert verdict(reading()) == Verdict(found=True, boxes=len(BOXES))
    assert list(honest_differences(TRUTH)) == []


@pytest.mark.parametrize(
    ("path", "value", "name"),
    [
        (("yarn", "segments"), [["F1", "G1"]], "segment:G1-G2"),
        (("yarn", "segments"), [["F1", "G1"], ["G1", "G2"], ["G2", "G3"]], "segment:G2-G3"),
        (("cups",), ["D4"], "cup:D4"),
        (("marks", "mouse.3"), True, "mouse.3"),
        (("sheet",), "K7Q3", "sheet"),
        (("face",), "B", "face"),
    ],
)
def test_a_wrong_value_is_a_silent_error_unless_it_is_named(path: tuple[str, ...], value: object, name: str) -> None:
    document = reading()
    place = document
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    assert verdict(document).silent == {name}
    flagged = deepcopy(document)
    flagged["review"] = [{"field": name, "reason": "unsure"}]
    assert verdict(flagged).wrong == {name}
    assert not verdict(flagged).silent
    assert not verdict(flagged).right


def test_a_segment_may_be_named_from_either_end() -> None:
    document = {**reading(), "yarn": {"segments": [["F1", "G1"]]}, "review": [{"field": "segment:G2-G1"}]}
    assert not verdict(document).silent


def test_wrong_boxes_are_counted_apart_from_yarn_and_cups() -> None:
    document = {**reading(), "cups": ["D4"], "marks": {**TRUTH.marks, "paw": True, "mouse.1": True}}
    assert verdict(document).wrong_boxes == 2


def test_a_row_does_not_cover_its_boxes() -> None:
    document = {**reading(), "review": [{"field": "mouse"}]}
    document["marks"]["mouse.1"] = True
    assert verdict(document).silent == {"mouse.1"}


def test_what_players_left_on_the_sheet_is_no_doubt() -> None:
    forgotten = SheetTruth(**{**_fields(TRUTH), "marks": {**TRUTH.marks, "cup.1": True}})
    document = {**reading(), "marks": dict(forgotten.marks), "review": [{"field": "cup"}, {"field": "mouse"}]}
    (only,) = judged([document], (forgotten,))
    assert only.differences == {"cup"}
    assert only.doubts == {"mouse"}


def test_a_misread_box_that_is_named_is_no_silent_error_even_where_players_forgot_it() -> None:
    """A set without the hourglass: a difference to be named by its row. The box itself is misread, and asked about."""
    forgotten = SheetTruth(**{**_fields(TRUTH), "marks": {**TRUTH.marks, "timer.1": True}})
    assert "hourglass" in set(honest_differences(forgotten))
    document = {**reading(), "marks": {**forgotten.marks, "hourglass": True}, "review": []}
    (silent,) = judged([document], (forgotten,))
    assert silent.silent == {"hourglass"}
    (asked,) = judged([{**document, "review": [{"field": "hourglass"}]}], (forgotten,))
    assert asked.wrong == asked.doubts == {"hourglass"}
    assert not asked.silent
    (by_its_row,) = judged([{**document, "review": [{"field": "timer"}]}], (forgotten,))
    assert by_its_row.silent == {"hourglass"}


def test_sheets_are_told_apart_by_their_place() -> None:
    away = {**reading(), "corners": [[x + 9000, y] for x, y in CORNERS]}
    missing, surplus = judged([away], (TRUTH,))
    assert not missing.found
    assert surplus.silent == {"a sheet that is not there"}


def _fields(truth: SheetTruth) -> dict[str, Any]:
    return {name: getattr(truth, name) for name in SheetTruth.__slots__}
