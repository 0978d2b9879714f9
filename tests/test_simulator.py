"""The simulator tells the truth: what it says is on a sheet can be found where it says."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from rollwrite.wolle.face_file import read_face
from rollwrite.wolle.face_text import face_text
from rollwrite.wolle.seeds import generate
from sheets.layout.catalogue import MARKER_FAMILY
from sheets.layout.face_mark import face_marks, marked_face
from tests.simulator import TIERS, TierName, describe, photo
from tests.simulator.accuracy import read_one
from tests.simulator.dice import FRESH_FROM, Array, Dice
from tests.simulator.faces import KINDS, SEEDS, face_of
from tests.simulator.games import play
from tests.simulator.photos import plan
from tests.simulator.printer import blank, layout_called, printed
from tests.simulator.sheets import Sheet, any_sheet, paper_of


def upright(data: bytes) -> Array:
    picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)  # honours the orientation
    assert picture is not None
    return picture


@pytest.mark.parametrize("tier", TIERS)
def test_the_same_seed_gives_the_same_photo(tier: TierName) -> None:
    assert photo(tier, 4) == photo(tier, 4)
    assert describe(tier, 4) == describe(tier, 4)
    assert describe(tier, 4) != describe(tier, 5)


@pytest.mark.parametrize(("tier", "seed"), [("scan", 0), ("easy", 6), ("normal", 5)])
def test_markers_are_where_the_truth_puts_the_sheet(tier: TierName, seed: int) -> None:
    data, truths = photo(tier, seed)
    dictionary = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, MARKER_FAMILY))
    corners, ids, _ = cv2.aruco.ArucoDetector(dictionary).detectMarkers(upright(data))
    assert ids is not None
    found = {int(n): square[0].mean(axis=0) for n, square in zip(ids.ravel(), corners, strict=True)}
    (truth,) = truths
    layout = layout_called(truth.game, truth.face)
    page = np.array(layout.page.corners, np.float32)
    to_photo = cv2.getPerspectiveTransform(page, np.array(truth.corners, np.float32))
    for marker in layout.markers:
        expected = cv2.perspectiveTransform(np.array([[marker.rect.center]], np.float32), to_photo)[0, 0]
        assert np.hypot(*(found[marker.id] - expected)) < 0.03 * max(np.ptp(truth.corners, axis=0))


def test_photos_of_seeds_and_own_faces_differ_in_nothing_but_the_face() -> None:
    usual, *others = (plan("normal", 5, kind) for kind in KINDS)
    faces = [shot.scene.sheets[0].sheet.layout.face for shot in (usual, *others)]
    assert [face.name[:3] if face else "" for face in faces] == ["A", "g2-", "own"]
    for shot in others:
        assert (shot.scene.camera, shot.scene.light, shot.sensor) == (
            usual.scene.camera,
            usual.scene.light,
            usual.sensor,
        )
    assert plan("normal", 5, SEEDS) == plan("normal", 5, SEEDS)


def test_a_face_turned_over_is_a_face() -> None:
    for words in ("own-1", "own-2026"):
        face = face_of(words)
        assert read_face(face_text(face), "own.toml") == face
        assert face != generate(words.removeprefix("own-"))
        mark = next(face_marks(face))
        assert marked_face(mark) == face
        assert len(mark) > 100  # half of its blocks are not from the box


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_sheet_is_judged(kind: str) -> None:
    outcome = read_one(5, "scan", kind)
    assert not outcome.error
    assert all(verdict.right for verdict in outcome.verdicts)


def test_games_are_mostly_threads() -> None:
    layout = layout_called("wolle", "A")
    assert layout.yarn is not None
    jumps = 0
    for seed in range(100):
        filled = play(layout, None, TIERS["normal"], Dice.of("normal", seed))
        assert filled.segments <= set(layout.yarn.face.segments)
        assert filled.cups <= set(layout.yarn.face.cup_spots)
        degrees: dict[str, int] = {}
        for dot in (dot for segment in filled.segments for dot in segment):
            degrees[dot] = degrees.get(dot, 0) + 1
        jumps += sum(count % 2 for count in degrees.values()) > 2
    assert jumps < 6


def test_some_of_the_world_is_kept_for_fresh_seeds() -> None:
    tuning = {Dice.of("normal", seed).pick("ab", "c") for seed in range(60)}
    fresh = {Dice.of("normal", FRESH_FROM + seed).pick("ab", "c") for seed in range(60)}
    assert tuning == {"a", "b"}
    assert fresh == {"a", "b", "c"}


def inked(sheet: Sheet, scale: float = 8.0) -> Array:
    """Where a pen has left something: the filled page against the same page without a player, 0 to 1."""
    dice = Dice.of("scan", 0)
    page = paper_of(sheet, scale, dice).pixels
    bare = printed(blank(sheet.order), sheet.printer, sheet.placing, sheet.size, scale, dice.child("print")).pixels
    return np.asarray(1 - (page / np.maximum(bare, 1e-3)).min(axis=2))


@pytest.mark.parametrize("game", ["wolle", "volle-wolle", "uly-polly"])
def test_ink_is_in_the_boxes_that_are_marked(game: str) -> None:
    sheet = any_sheet(game, replace(TIERS["scan"], four_up=0, uncut=0, small_marks=0), Dice.of("scan", 2, game))
    ink = inked(sheet)
    (placed,), (truth,) = sheet.placed, sheet.truths()
    for box, marked in truth.marks.items():
        (x, y), half = placed.box(box)
        rows, columns = (slice(round((at - 0.6 * half) * 8), round((at + 0.6 * half) * 8)) for at in (y, x))
        share = float((ink[rows, columns] > 0.15).mean())
        assert share > 0.06 if marked else share < 0.06, (box, share)


def test_ink_follows_the_segments_of_the_yarn() -> None:
    tier = replace(TIERS["scan"], four_up=0, uncut=0)
    sheet = any_sheet("wolle", tier, Dice.of("scan", 6))
    ink = cv2.dilate((inked(sheet) > 0.15).astype(np.uint8), np.ones((17, 17), np.uint8))  # a millimetre around
    (placed,), (truth,) = sheet.placed, sheet.truths()
    assert sheet.layout.yarn is not None
    assert truth.segments
    for a, b in sheet.layout.yarn.face.segments:
        along = placed.dot(a) + np.linspace(0.3, 0.7, 9)[:, None] * (placed.dot(b) - placed.dot(a))
        x, y = np.round(along * 8).astype(int).T
        drawn = bool(ink[y, x].mean() > 0.8)
        assert drawn == ((a, b) in truth.segments), (a, b)
