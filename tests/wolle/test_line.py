"""Free lines, from a tablet or a drawing program: in dots for the rules, in millimetres for people."""

import json
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString

from rollwrite import wolle
from rollwrite.errors import UnreadableFile
from rollwrite.games import Options, Text
from rollwrite.wolle.board import walk
from rollwrite.wolle.face import column_and_row
from rollwrite.wolle.line import SNAP, trace
from rollwrite.wolle.line_judge import judge_line
from rollwrite.wolle.players import Player
from rollwrite.wolle.verdict import Verdict
from sheets.games.wolle import lines
from sheets.games.wolle.lines import in_dots, read_line
from tests.wolle.games import chances, faces, played, players
from tests.wolle.test_games import rolls

A = wolle.face("A")


def judged(points: list[tuple[float, float]], *rolls: int) -> Verdict:
    """Points in dots, F1 being (6, 1)."""
    return judge_line(A, trace(A, LineString(points)), rolls)


def told(verdict: Verdict) -> list[tuple[int | None, str, str | None]]:
    return [(problem.turn, problem.rule, problem.where) for problem in verdict.findings]


@given(faces, players, chances, st.floats(0, 0.65 * SNAP), st.booleans())
@settings(max_examples=60, deadline=None)
def test_a_wobbly_line_along_a_legal_game_is_that_game(
    face: str, player: Player, chance: Random, wobble: float, dense: bool
) -> None:
    play, turns = played(face, "standard", player, chance, rolls=14)
    path = [column_and_row(dot) for dot in walk(play.board.face.start, [run for turn in turns for run in turn.runs])]
    if len(path) < 2:
        return
    line = LineString(path).segmentize(0.1 if dense else 10.0)
    shaken = [
        (x + chance.uniform(-1, 1) * wobble * 0.7, y + chance.uniform(-1, 1) * wobble * 0.7) for x, y in line.coords
    ]
    drawn = trace(play.board.face, LineString(shaken))
    assert [drawn.first, *(step.end for step in drawn.steps)] == path
    verdict = judge_line(play.board.face, drawn, [turn.roll for turn in turns])
    assert verdict.findings == ()
    assert verdict.play.segments == play.segments
    assert verdict.play.score.objects == play.score.objects


def test_the_rule_books_example_drawn_with_corners_only() -> None:
    verdict = judged([(6, 1), (10, 1), (10, 3), (10, 4), (11, 4), (11, 6)], 6, 4)
    assert told(verdict) == [(2, "one-right-angle", "K4")]
    legal = judged([(6, 1), (10, 1), (10, 3), (11, 3), (11, 6)], 6, 4)
    assert told(legal) == []
    assert [turn.path[-1] for turn in legal.turns] == ["J3", "K6"]


@pytest.mark.parametrize(
    ("points", "rolls", "expected"),
    [
        ([(6, 1), (7, 2)], (1,), [(1, "straight-or-square", "F1-G2")]),  # a diagonal
        ([(6, 1), (8, 2)], (2,), [(1, "straight-or-square", "F1-H2")]),  # askew
        ([(6, 1), (6.5, 1.5), (7.5, 1.5), (8, 1)], (2,), [(1, "straight-or-square", "F1-H1")]),  # past G1
        ([(6, 1), (6.5, 1.4), (7, 1)], (1,), [(1, "straight-or-square", "F1-G1")]),  # strays on its way
        ([(6.4, 1.4), (9.4, 1.4)], (3,), [(1, "straight-or-square", "F1")]),  # beside all dots
        ([(6, 1), (7.4, 1)], (1,), [(1, "straight-or-square", "G1")]),  # ends between dots
        ([(6, 1), (7.7, 1)], (1,), [(1, "straight-or-square", "H1")]),  # the same, nearer to the next
        ([(6.6, 1), (8, 1)], (1,), [(1, "straight-or-square", "G1"), (1, "start", "G1")]),  # begins between dots
        ([(6, 1), (6.6, 1), (6, 1), (6, 2)], (1,), [(1, "straight-or-square", "F1")]),  # back before a dot
        ([(6, 1), (8, 1), (7, 1)], (3,), [(1, "straight-or-square", "H1")]),  # a reversal
        ([(6, 1), (7, 1), (7, 2), (8, 2)], (3,), [(1, "one-right-angle", "G2")]),
        ([(7, 1), (8, 1)], (1,), [(1, "start", "G1")]),
        ([(6, 1), (6, 0)], (1,), [(1, "off-grid", "F1")]),
        ([(6, 1), (8, 1), (8, 5)], (6,), [(1, "obstacle", "H3-H4"), (1, "obstacle", "H4-H5")]),
        ([(6, 1), (8, 1), (8, 3.4), (7, 3.4)], (4,), [(1, "straight-or-square", "G3")]),  # ends beside G3
        ([(6, 1), (7, 1), (8, 1), (8, 2), (7, 2), (7, 1), (6, 1)], (3, 2, 1), [(3, "segment-reused", "F1-G1")]),
        ([(6, 1), (9, 1)], (4,), [(1, "segment-count", "I1")]),
        ([(6, 1), (9, 1)], (2,), [(1, "segment-count", "H1")]),
    ],
)
def test_each_fault_has_its_own_rule_and_place(
    points: list[tuple[float, float]], rolls: tuple[int, ...], expected: list[tuple[int, str, str]]
) -> None:
    assert told(judged(points, *rolls)) == expected


def test_a_line_that_clips_a_block_beside_its_way() -> None:
    """From D2 past the cube at D3 to D4: it misses the dot, and touches the block's polygon."""
    verdict = judged([(6, 1), (4, 1), (4, 2), (3.55, 3), (4, 4)], 3, 2)
    assert (2, "straight-or-square", "D2-D4") in told(verdict)
    assert (2, "obstacle", "D3") in told(verdict)


def test_rolls_are_passed_where_that_makes_the_line_legal() -> None:
    verdict = judged([(6, 1), (10, 1), (10, 3), (11, 3)], 6, 4, 1)
    assert told(verdict) == []
    assert [len(turn.path) - 1 for turn in verdict.turns] == [6, 0, 1]


def test_a_line_that_ends_on_the_paw_stops_there() -> None:
    verdict = judged([(6, 1), (5, 1), (5, 13), (7, 13)], 5, 4, 4, 6, 3)
    assert told(verdict) == []
    assert verdict.play.stopped
    assert verdict.play.score.paw == 5
    assert len(verdict.turns) == 4


def test_cups_are_asked_for_only_if_they_are_named() -> None:
    drawn = trace(A, LineString([(6, 1), (7, 1), (7, 2)]))
    assert judge_line(A, drawn, (2,)).legal
    assert told(judge_line(A, drawn, (2,), cups=("G2",))) == [(None, "cups", "cups")]
    six = judge_line(A, drawn, (2,), cups=("E2", "G2", "B3", "D5", "I4", "B6"))
    assert six.legal
    assert six.turns[0].breaks == ("G2",)
    assert told(judge_line(A, trace(A, LineString([(6, 1), (7, 1), (6, 1)])), (1, 1), "no-crossing")) == [
        (2, "segment-reused", "F1-G1"),
        (2, "crossing", "F1"),
    ]


COORDINATES = [[20, 40.4], [29.4, 40.4]]


@pytest.mark.parametrize(
    "text",
    [
        "LINESTRING (20 40.4, 29.4 40.4)",
        "\nSRID=0;linestring(20 40.4,29.4 40.4)\n",
        "LINESTRING Z (20 40.4 1, 29.4 40.4 2)",
        json.dumps({"type": "LineString", "coordinates": COORDINATES}),
        json.dumps({"type": "LineString", "coordinates": [[20, 40.4, 7], [29.4, 40.4, 8]]}),
        json.dumps(
            {"type": "Feature", "properties": {}, "geometry": {"type": "LineString", "coordinates": COORDINATES}}
        ),
        json.dumps(
            {
                "type": "FeatureCollection",
                "features": [
                    {"type": "Feature", "geometry": {"type": "LineString", "coordinates": COORDINATES}},
                ],
            }
        ),
    ],
)
def test_lines_come_as_wkt_and_geojson(text: str) -> None:
    line = read_line(Text("yarn", "line", text))
    assert [tuple(point[:2]) for point in line.coords] == [(20, 40.4), (29.4, 40.4)]
    assert list(in_dots(line).coords) == [pytest.approx((1, 1)), pytest.approx((2, 1))]


@pytest.mark.parametrize(
    "text",
    [
        "LINESTRING EMPTY",
        "LINESTRING (1 2)",
        "LINESTRING (1 2, 3",
        "LINESTRING (1 2, nan 4)",
        "LINESTRING (1 2, 1e300 4)",
        "POINT (1 2)",
        "POLYGON ((0 0, 1 0, 1 1, 0 0))",
        "MULTILINESTRING ((0 0, 1 0), (1 1, 0 0))",
        "{}",
        "{",
        "{" * 100_000,
        "GEOMETRYCOLLECTION (" * 150_000,  # once the end of the whole program
        '{"type": "GeometryCollection", "geometries": [' * 80_000 + "]}" * 80_000,
        '{"type": "LineString"}',
        '{"type": "LineString", "coordinates": 7}',
        '{"type": "LineString", "coordinates": []}',
        '{"type": "LineString", "coordinates": [[1, 2], [3]]}',
        '{"type": "LineString", "coordinates": [[1, 2], ["x", 3]]}',
        '{"type": "LineString", "coordinates": [[1, 2], [NaN, 3]]}',
        '{"type": "LineString", "coordinates": [[1, 2], [Infinity, 3]]}',
        '{"type": "LineString", "coordinates": [[1, 2], [1%s, 3]]}' % ("0" * 400),
        '{"type": "LineString", "coordinates": [[1, 2], [1%s, 3]]}' % ("0" * 5000),
        '{"type": "Point", "coordinates": [1, 2]}',
        '{"type": "Feature", "geometry": null}',
        '{"type": "FeatureCollection", "features": []}',
        '{"type": ["LineString"], "coordinates": [[1, 2], [3, 4]]}',
    ],
)
def test_what_is_no_line_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(UnreadableFile) as caught:
        read_line(Text("yarn", "line", text))
    assert str(caught.value).startswith("yarn: ")
    assert "\n" not in str(caught.value)
    assert not {"Exception", "json", "('type')"} & set(str(caught.value).replace(":", " ").split())


def test_a_scribble_within_the_sheet_is_not_said_to_leave_it() -> None:
    chance = Random(3)
    trembling = ", ".join(f"{67 + chance.uniform(-0.3, 0.3)} {40.4 + n / 2700}" for n in range(100_000))
    verdict = judged_in_mm(f"LINESTRING ({trembling})", "4")
    assert [turn.path[-1] for turn in verdict.turns] == ["F5"]
    scribble = ", ".join(f"{chance.uniform(15, 120)} {chance.uniform(40, 150)}" for _ in range(100_000))
    with pytest.raises(UnreadableFile, match="m long, far too long for a yarn"):
        judged_in_mm(f"LINESTRING ({scribble})", "6")


def judged_in_mm(line: str, rolls: str) -> Verdict:
    return lines.judged(Text("yarn", "line", line), Options(face="A", rolls=rolls))


def test_a_line_may_be_drawn_on_a_face_of_ones_own(tmp_path: Path) -> None:
    own = (files("rollwrite.wolle") / "faces" / "A.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(own.replace('start = "F1"', 'start = "G1"'), "utf-8")
    options = Options(face=str(tmp_path / "mine.toml"), rolls="1")
    line = "LINESTRING (76.4 40.4, 76.4 49.8)"  # from G1 to G2
    assert lines.judged(Text("yarn", "line", line), options).legal
    assert told(judged_in_mm(line, "1")) == [(1, "start", "G1")]
    with pytest.raises(UnreadableFile, match="needs --face and --rolls"):
        lines.judged(Text("yarn", "line", line), Options(rolls="1"))


def test_what_is_told_of_a_line_does_not_contradict_itself() -> None:
    """A toy on the way is collected by the turn that counts it, and a turn with a fault is not legal."""
    across = judged([(6, 1), (8, 3), (9, 2)], 3)  # askew over H3 to the mouse at I2
    assert [turn.path for turn in across.turns] == [("F1", "G2", "H3", "I2")]
    assert [turn.collects for turn in across.turns] == [("I2",)]
    assert across.score.objects == 1
    loose = judged([(6.4, 1), (9, 1), (9, 2.3)], 2, 1)
    assert {found.turn for found in loose.findings} == {1, 2}
    assert [turn.legal for turn in loose.turns] == [False, False]


@given(st.lists(st.tuples(st.floats(0, 12), st.floats(0, 14)), min_size=2, max_size=12), st.lists(rolls, min_size=1))
@settings(max_examples=150, deadline=None)
def test_turns_findings_and_score_of_any_line_agree(points: list[tuple[float, float]], rolls: list[int]) -> None:
    verdict = judged(points, *rolls)
    faulty = {found.turn for found in verdict.findings}
    assert all(turn.legal == (turn.number not in faulty) for turn in verdict.turns)
    assert faulty <= {turn.number for turn in verdict.turns}
    collected = [dot for turn in verdict.turns for dot in turn.collects]
    assert len(collected) == verdict.score.objects == len(set(collected))
    assert all(set(turn.collects) <= set(turn.path) for turn in verdict.turns)
