"""A layout as others rely on it: the document of the contract, and sheets that could not be read refused."""

import dataclasses
import itertools
from collections import Counter
from typing import Any

import pytest

from rollwrite import wolle
from rollwrite.errors import UsageError
from rollwrite.language import language
from rollwrite.report import Table
from sheets.layout.catalogue import find_layout, layout_by_number, sheet_number
from sheets.layout.document import layout_document, layout_report
from sheets.layout.model import Layout, MarkBox, Rect, UnreadableLayout, box_row
from sheets.layout.rules import CountsDots, InOrder

FACES = ("A", "B")


@pytest.fixture(params=FACES)
def told(request: pytest.FixtureRequest) -> dict[str, Any]:
    return layout_document(find_layout("wolle", wolle.face(request.param)))


def test_the_document_has_what_the_contract_lists(told: dict[str, Any]) -> None:
    face = wolle.face(told["face"])
    assert (told["game"], told["version"]) == ("wolle", 2)
    assert told["page"] == {"width": 148.0, "height": 210.0}
    assert (told["start"], told["paw"]) == (face.start, face.paw)
    assert [dot["name"] for dot in told["dots"]] == list(face.dots)
    assert [tuple(segment) for segment in told["segments"]] == list(face.segments)
    assert {thing["dot"]: thing["kind"] for thing in told["objects"]} == face.objects
    assert told["cup_spots"] == list(face.cup_spots)
    assert (told["set_points"], told["timer"]) == (list(face.set_points), list(face.timer))
    assert len(told["obstacles"]) == len(face.blocks)


def test_boxes_are_named_in_the_order_they_are_filled(told: dict[str, Any]) -> None:
    names = [box["name"] for box in told["boxes"]]
    counts = Counter(thing["kind"] for thing in told["objects"])
    expected = [f"{kind}.{n}" for kind in ("mouse", "sock", "plane") for n in range(1, counts[kind] + 1)]
    expected += [f"cup.{n}" for n in range(1, 7)] + [f"timer.{n}" for n in range(1, len(told["timer"]) + 1)]
    assert sorted(names) == sorted([*expected, "paw", "hourglass"])
    places = {box["name"]: (box["x"], box["y"]) for box in told["boxes"]}
    for kind in ("mouse", "sock", "plane", "cup"):
        row = [places[name] for name in names if name.startswith(kind)]
        assert row == sorted(row)
        assert len({y for _, y in row}) == 1
    column = [places[name] for name in names if name.startswith("timer")]
    assert len({x for x, _ in column}) == 1
    assert column == sorted(column, key=lambda place: place[1])


def test_neighbouring_dots_are_a_pitch_apart(told: dict[str, Any]) -> None:
    at = {dot["name"]: (dot["x"], dot["y"]) for dot in told["dots"]}
    for a, b in told["segments"]:
        apart = sorted(abs(one - other) for one, other in zip(at[a], at[b], strict=True))
        assert apart == pytest.approx([0, 9.4])


def test_set_points_stand_under_their_columns() -> None:
    face = wolle.face("A")
    layout = find_layout("wolle", face)
    for n, points in enumerate(face.set_points):
        box = layout.box(f"plane.{n + 1}").rect
        (words,) = [w for w in layout.words if w.text == str(points) and abs(w.x - box.center[0]) < 0.01]
        assert words.y > box.bottom


def test_the_markers_tell_which_sheet_it_is() -> None:
    assert [m.id for m in find_layout("wolle", wolle.face("A")).markers] == [16, 17, 18, 19]
    assert [m.id for m in find_layout("wolle", wolle.face("B")).markers] == [20, 21, 22, 23]
    every = list(itertools.takewhile(lambda layout: layout is not None, map(layout_by_number, itertools.count())))
    for number, layout in enumerate(every):
        assert layout is not None
        assert sheet_number(layout) == number
    assert layout_by_number(len(every)) is None
    assert layout_by_number(-1) is None


def test_without_a_face_the_first_one_is_meant() -> None:
    assert find_layout("wolle").face == wolle.face("A")


def test_unknown_sheets_are_named() -> None:
    with pytest.raises(UsageError, match="no game chess"):
        find_layout("chess")
    with pytest.raises(UsageError, match="no sheet for uly-polly with face A"):
        find_layout("uly-polly", wolle.face("A"))


def changed(**fields: Any) -> Layout:
    return dataclasses.replace(find_layout("wolle", wolle.face("A")), **fields)


def moved(name: str, rect: Rect) -> tuple[MarkBox, ...]:
    return tuple(
        MarkBox(name, rect) if box.name == name else box for box in find_layout("wolle", wolle.face("A")).boxes
    )


TWICE = (*box_row("mouse", 2, Rect(20, 165, 6, 6), 2), *box_row("mouse", 1, Rect(60, 165, 6, 6), 2))


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"boxes": TWICE}, "two boxes are called mouse.1"),
        ({"boxes": moved("paw", Rect(3, 100, 6, 6))}, "box paw lies outside the margin"),
        ({"boxes": moved("paw", Rect(90, 163, 6, 6))}, "less than a pen's width apart"),
        ({"boxes": moved("paw", Rect(60, 100, 6, 6))}, "box paw lies on the mat"),
        ({"code": Rect(12, 10, 15, 15)}, "marker 16 and the code"),
        ({"markers": find_layout("wolle", wolle.face("A")).markers[:1] * 4}, "four different markers"),
        ({"rules": (InOrder("hats"),)}, "InOrder speaks of hats, which is not on the sheet"),
        ({"rules": (CountsDots("mouse", ("A1", "Z9")),)}, "CountsDots speaks of Z9"),
    ],
)
def test_a_sheet_that_cannot_be_read_refuses_to_exist(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(UnreadableLayout, match=complaint):
        changed(**fields)


def test_dots_must_be_on_the_mat() -> None:
    yarn = find_layout("wolle", wolle.face("A")).yarn
    assert yarn is not None
    with pytest.raises(UnreadableLayout, match="Z9 is not a dot"):
        changed(yarn=dataclasses.replace(yarn, face=dataclasses.replace(yarn.face, paw="Z9")))


def test_people_are_told_toys_and_cup_spots_too() -> None:
    face = wolle.face("A")
    mat, boxes = layout_report("wolle", face, language()).views
    assert isinstance(mat, Table)
    assert isinstance(boxes, Table)
    assert mat.rows[0] == ("start", "F1")
    assert ("cup spots", " ".join(face.cup_spots)) in mat.rows
    assert [name for name, _ in mat.rows] == ["start", "paw", "mice", "socks", "planes", "cup spots"]
    assert {dot for _, dots in mat.rows[2:5] for dot in dots.split()} == set(face.objects)
    assert [row[0] for row in boxes.rows] == [box.name for box in find_layout("wolle", face).boxes]
