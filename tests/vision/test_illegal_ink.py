"""Every stroke on the mat is accounted for: what lies on no open segment is named, with its rule and its place."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import vision
from rollwrite import wolle
from rollwrite.wolle.sheet import WolleSheet
from sheets.art import blocks
from sheets.layout.catalogue import find_layout
from tests.door import rollwrite
from tests.vision import desk
from vision.ink.print_on_mat import print_on_mat
from vision.ink.ridges import mat_region, to_pixels
from vision.sheet import Sheet

PENS = {
    "pencil": ((105, 105, 108), 0.45),
    "blue ball pen": ((165, 75, 40), 0.4),
    "green felt tip": ((90, 160, 60), 1.5),
    "black board marker": ((50, 45, 45), 1.9),
}
Pen = tuple[tuple[int, int, int], float]

# Face A: the yarn up to a dot, then one stroke in dots that no rule allows; the rule, and the dots that may be named.
WRONG: dict[str, tuple[str, list[tuple[float, float]], str, set[str]]] = {
    "through a triangle": ("F1 F2 E2 E3 E4 E5 E6", [(5, 6), (7, 6)], "obstacle", {"E6", "G6"}),
    "through the stick": (
        "F1 F2 E2 E3 E4 E5 D5 D6 D7 E7 E8 E9 E10 E11",
        [(5, 11), (4, 11)],
        "obstacle",
        {"E11", "D11"},
    ),
    "into a block": ("F1 F2 E2 D2", [(4, 2), (4, 3)], "obstacle", {"D2"}),
    "upwards through a cube": ("F1 F2 F3 F4 E4 D4", [(4, 4), (4, 2)], "obstacle", {"D4", "D2"}),
    "aslant": ("F1 F2 F3 F4", [(6, 4), (7, 5)], "straight-or-square", {"F4", "G5"}),
    "aslant, past a block": ("F1 F2 G2 G3 G4 G5 G6", [(7, 6), (8, 7)], "straight-or-square", {"G6", "H7"}),
    "a leap": ("F1 G1 H1 H2", [(8, 2), (10, 3)], "straight-or-square", {"H2", "J3"}),
    "off to the left": ("F1 E1 D1 C1 B1 A1 A2 A3", [(1, 3), (0, 3)], "off-grid", {"A3"}),
    "off to the right": ("F1 G1 H1 I1 J1 K1 K2 K3 K4", [(11, 4), (12, 4)], "off-grid", {"K4"}),
    "off at the bottom": (
        "F1 F2 E2 E3 E4 E5 D5 D6 D7 D8 D9 C9 C10 C11 C12 C13",
        [(3, 13), (3, 14)],
        "off-grid",
        {"C13"},
    ),
    "half of the way": ("F1 F2 F3 F4", [(6, 4), (6.55, 4)], "straight-or-square", {"F4"}),
    "half of the way to a toy": ("F1 F2 F3 F4", [(6, 4), (6.5, 4)], "straight-or-square", {"F4"}),
    "beside the dots": (
        "F1 F2 F3",
        [(6, 3), (6.5, 3.5), (8.4, 3.5)],
        "straight-or-square",
        {"F3", "G3", "G4", "H3", "H4"},
    ),
}
LEGAL = (
    "F1 F2 F3 F4 F5 E5 E4 D4",
    "F1 G1 H1 I1 J1 K1 K2 K3 K4 J4 J3 I3",
    "F1 F2 E2 D2 C2 B2 A2 A3 A4 A5 B5 C5 C4 C3 C2 C1",
)


def at(column: float, row: float) -> tuple[float, float]:
    yarn = desk.layout().yarn
    assert yarn is not None
    x, y = yarn.at("A1")
    return x + (column - 1) * yarn.pitch, y + (row - 1) * yarn.pitch


def read(page: desk.Image) -> Sheet:
    (sheet,) = vision.read(desk.jpeg(desk.shoot(page, desk.camera(), desk.curl(1.5))))
    return sheet


def drawn(dots: str, pen: Pen, wrong: list[tuple[float, float]] | None = None) -> desk.Image:
    page = desk.page()
    desk.thread(page, desk.layout(), dots, *pen)
    if wrong:
        desk.stroke(page, np.array([at(*dot) for dot in wrong]), *pen)
    return page


def problems(sheet: Sheet) -> list[tuple[str, str]]:
    assert isinstance(sheet.outcome, WolleSheet)
    return [(str(found.rule), found.where or "") for found in sheet.outcome.problems]


@pytest.mark.parametrize("pen", PENS.values(), ids=PENS.keys())
@pytest.mark.parametrize(("dots", "wrong", "rule", "where"), WRONG.values(), ids=WRONG.keys())
def test_a_last_stroke_that_no_rule_allows_is_named(
    dots: str, wrong: list[tuple[float, float]], rule: str, where: set[str], pen: Pen
) -> None:
    sheet = read(drawn(dots, pen, wrong))
    named = problems(sheet)
    asked = {found.where for found in sheet.findings if (found.where or "").startswith(("ink:", "segment:"))}
    assert named or asked
    if named:
        # A wide pen's leap covers two segments beside it: then it is they that hang nowhere, and are asked about.
        assert named[0][0] == rule or (asked and named[0][0] == "start")
        assert named[0][1] in where or asked


@pytest.mark.parametrize("pen", PENS.values(), ids=PENS.keys())
def test_yarn_that_ends_before_a_dot_has_not_reached_it(pen: Pen) -> None:
    """Most of the segment is inked, so it looks like yarn; at the dot lies a mouse."""
    sheet = read(drawn("F1 F2 F3 F4 F5 E5 E6 D6 D7", pen, [(4, 7), (4, 7.58)]))
    assert isinstance(sheet.outcome, WolleSheet)
    assert sheet.face.objects["D8"] == "mouse"
    assert ("D7", "D8") not in sheet.decision.segments
    assert "D8" not in sheet.outcome.toys_reached("mouse")
    assert problems(sheet) or any("D7" in (found.where or "") for found in sheet.findings)


@pytest.mark.parametrize("pen", [PENS["pencil"], PENS["blue ball pen"]], ids=["pencil", "blue ball pen"])
def test_a_pen_that_runs_dry_on_its_way_has_come_to_its_dot(pen: Pen) -> None:
    page = drawn("F1 F2 F3 F4 F5 E5", pen)
    red, green, blue = (255 - round(0.45 * (255 - one)) for one in pen[0])
    desk.stroke(page, np.array([at(5, 5), at(5 - 0.62, 5)]), *pen)
    desk.stroke(page, np.array([at(5 - 0.62, 5), at(5 - 0.86, 5)]), (red, green, blue), pen[1])
    sheet = read(page)
    assert problems(sheet) == []
    assert ("D5", "E5") in sheet.decision.segments


@pytest.mark.parametrize("pen", PENS.values(), ids=PENS.keys())
@pytest.mark.parametrize("dots", LEGAL)
def test_legal_yarn_has_nothing_astray(dots: str, pen: Pen) -> None:
    sheet = read(drawn(dots, pen))
    assert problems(sheet) == []
    assert sheet.beliefs.strays == ()
    assert sheet.decision.segments == desk.thread(desk.page(), desk.layout(), dots, *pen)


@pytest.mark.parametrize("pen", PENS.values(), ids=PENS.keys())
def test_a_hand_that_overshoots_and_misses_is_forgiven(pen: Pen) -> None:
    """Each turn a stroke of its own, 1.5 mm too long at both ends and a millimetre beside the dots."""
    page, sheet = desk.page(), desk.layout()
    turns = "F1 F2 F3 F4|F4 G4|G4 G5 G6|G6 H6 I6|I6 I7|I7 J7 K7|K7 K8"
    for number, turn in enumerate(turns.split("|")):
        points = np.array([at(ord(dot[0]) - 64, int(dot[1:])) for dot in (turn.split()[0], turn.split()[-1])])
        way = (points[1] - points[0]) / np.hypot(*(points[1] - points[0]))
        aside = np.array([-way[1], way[0]]) * (1.0 if number % 2 else -1.0)
        desk.stroke(page, np.array([points[0] - 1.5 * way, points[1] + 1.5 * way]) + aside, *pen)
    read_sheet = read(page)
    pairs = {frozenset(pair) for turn in turns.split("|") for pair in pairwise(turn.split())}
    assert {frozenset(segment) for segment in read_sheet.decision.segments} == pairs
    assert read_sheet.beliefs.strays == ()
    assert sheet.yarn is not None


def test_an_accident_beside_the_yarn_is_no_stroke() -> None:
    page = drawn(LEGAL[0], PENS["blue ball pen"])
    for column, row in ((2.5, 3.4), (8.5, 6.5), (4.5, 12.4)):
        desk.stroke(page, np.array([at(column, row), at(column + 0.25, row + 0.25)]), *PENS["blue ball pen"])
    assert read(page).beliefs.strays == ()


@pytest.mark.parametrize("apart", [1.3, 1.8])
def test_two_lines_on_one_segment_are_asked_about(apart: float) -> None:
    page = drawn("F1 F2 F3 F4 F5", PENS["blue ball pen"])
    back = np.array([at(6, 5), at(6, 4), at(6, 3)]) + np.array([apart, 0.0])
    desk.stroke(page, back, *PENS["blue ball pen"])
    sheet = read(page)
    assert {"segment:F3-F4", "segment:F4-F5"} <= {found.where for found in sheet.findings}
    assert {found.rule for found in sheet.findings if found.where == "segment:F3-F4"} == {"drawn-twice"}
    assert "segment:F3-F4" not in {found.where for found in sheet.fixed("segment:F3-F4=yes").findings}


def test_a_line_drawn_over_again_is_one_line() -> None:
    page = drawn("F1 F2 F3 F4 F5", PENS["pencil"])
    desk.stroke(page, np.array([at(6, 2), at(6, 4)]) + np.array([0.45, 0.0]), *PENS["pencil"])
    assert read(page).findings == ()


def test_a_person_has_the_last_word() -> None:
    sheet = read(drawn("F1 F2 F3 F4", PENS["pencil"], [(6, 4), (7, 5)]))
    (stray,) = sheet.beliefs.strays
    assert problems(sheet) == [("straight-or-square", "F4")]
    assert problems(sheet.fixed(f"{stray.seen.field}=no")) == []
    assert problems(sheet.fixed("ink:G5-F4=no", "ink:F4-G5=yes")) == [("straight-or-square", "F4")]
    assert "yarn" not in {found.where for found in sheet.fixed("yarn=ok").findings}


def photo(folder: Path, page: desk.Image) -> str:
    file = folder / "photo.jpg"
    file.write_bytes(desk.jpeg(desk.shoot(page, desk.camera(), desk.curl(1.5))))
    return str(file)


def test_validate_judges_such_a_photo_illegal_with_rule_and_place(tmp_path: Path) -> None:
    said = rollwrite(
        "validate", photo(tmp_path, drawn(WRONG["aslant"][0], PENS["pencil"], WRONG["aslant"][1])), "--json"
    )
    assert (said.code, said.document["legal"]) == (1, False)
    ((problem),) = said.document["problems"]
    assert (problem["rule"], problem["where"]) == ("straight-or-square", "F4")


def test_score_names_it_and_its_annotated_copy_shows_it(tmp_path: Path) -> None:
    dots, wrong, *_ = WRONG["through a triangle"]
    said = rollwrite("score", photo(tmp_path, drawn(dots, PENS["blue ball pen"], wrong)), "--json")
    assert said.code == 1
    ((sheet),) = said.document["files"][0]["sheets"]
    assert sheet["yarn"]["legal"] is False
    assert [one["rule"] for one in sheet["yarn"]["problems"]] == ["obstacle"]
    assert "yarn" in {entry["field"] for entry in sheet["review"]}


def test_the_variant_is_honoured_on_photos(tmp_path: Path) -> None:
    crossing = photo(tmp_path, drawn("F1 F2 F3 G3 G4 F4 F3 E3", PENS["blue ball pen"]))
    assert rollwrite("validate", crossing, "--json").document["legal"] is True
    said = rollwrite("validate", crossing, "--variant", "no-crossing", "--json")
    assert (said.code, [one["rule"] for one in said.document["problems"]]) == (1, ["crossing"])


def test_rolls_tell_the_order_turn_by_turn_and_draw_it(tmp_path: Path) -> None:
    file = photo(tmp_path, drawn("F1 F2 F3 G3 H3 H2", PENS["blue ball pen"]))
    picture = tmp_path / "order.svg"
    said = rollwrite("validate", file, "--rolls", "4,1", "--json", "--picture", str(picture))
    assert said.code == 0
    assert [(turn["roll"], turn["path"][-1]) for turn in said.document["turns"]] == [(4, "H3"), (1, "H2")]
    assert "<svg" in picture.read_text("utf-8")
    shown = rollwrite("validate", file, "--rolls", "4,1")
    assert "D2 R2" in shown.out
    refused = rollwrite("validate", file, "--rolls", "2,2", "--json")
    assert (refused.code, refused.document["problems"][0]["rule"]) == (1, "segment-count")


def test_options_that_do_not_apply_to_a_photo_are_refused(tmp_path: Path) -> None:
    file = photo(tmp_path, drawn("F1 F2", PENS["blue ball pen"]))
    said = rollwrite("validate", file, "--cups", "E2,G2,B3,I4,D5,F5", "--json")
    assert said.code == 2
    assert "--cups" in said.document["error"]
    other = rollwrite("validate", file, "--face", "B", "--json")
    assert other.code == 2
    assert other.document["error"]
    assert rollwrite("validate", file, "--face", "A", "--json").code == 0


@pytest.mark.parametrize("pen", PENS.values(), ids=PENS.keys())
def test_half_a_segment_that_ends_beside_other_yarn_is_asked_about(pen: Pen) -> None:
    """Back towards a dot that the yarn has passed: the gate alone sees more than half of it."""
    sheet = read(drawn("F1 F2 E2 E3 E4 F4 F3 G3 H3 H2", pen, [(8, 2), (7.45, 2)]))
    assert any("G2" in (found.where or "") for found in sheet.findings) or problems(sheet)
    met = read(drawn("F1 F2 G2 G3 F3", pen, [(6, 3), (6, 2.55)]))
    assert problems(met) or any("F2" in (found.where or "") for found in met.findings)


def test_a_line_that_yarn_runs_across_is_one_line() -> None:
    pen = PENS["blue ball pen"]
    sheet = read(drawn("F1 F2 E2 E3 E4 E5", pen, [(4.45, 4.5), (5.6, 4.55)]))
    (stray,) = [one for one in sheet.beliefs.strays if one.ink.way == "loose"]
    (x, y), (to_x, to_y) = stray.line_mm
    yarn = desk.layout().yarn
    assert yarn is not None
    assert np.hypot(to_x - x, to_y - y) > 0.95 * yarn.pitch


def test_a_dash_beyond_the_rim_is_no_line_off_the_mat() -> None:
    pen = PENS["blue ball pen"]
    sheet = read(drawn("F1 G1 H1 H2", pen, [(8, 0.55), (8, 0.3)]))
    assert problems(sheet) == []


@pytest.mark.parametrize("seed", range(2020, 2040))
def test_what_is_carved_into_a_block_is_no_line_through_it(seed: int) -> None:
    """An arch has as much room on either side, and what is carved into it stands on one."""
    layout = find_layout("wolle", wolle.face_called(str(seed)))
    assert layout.yarn is not None
    hidden = print_on_mat(layout, None)
    for corners in layout.yarn.obstacles:
        (x, y), _ = blocks._middle(blocks._top(corners))
        column, row = to_pixels(mat_region(layout), np.array((x, y))).tolist()
        assert hidden[row, column]
