"""What holds for every seed, asked of thousands.

Self-play chooses among candidates and changes nothing but their set points; it takes most of the time a face needs. So
the first candidate of each of two thousand seeds is asked here, and whole faces in test_generate.py, a few dozen.
"""

from dataclasses import replace

import pytest
from shapely import MultiPoint, MultiPolygon, Polygon

from rollwrite.wolle.face import Face, column_and_row
from rollwrite.wolle.face_code import pack, unpack
from rollwrite.wolle.face_id import face_id
from rollwrite.wolle.seeds import candidates
from sheets.layout.face_mark import face_marks, marked_face, tells

SEEDS, LOT = 2000, 250
NEAR = 5 / 9.4  # millimetres, in dots


def candidate(seed: int) -> Face:
    """With a name of its own, as people's faces have, so that its id is made of all that it holds."""
    face, _ = next(candidates(str(seed)))
    return replace(face, name=f"own-{seed}")


def edited(face: Face, seed: int) -> Face:
    """One thing changed, another one for each seed."""
    first, *others = face.cup_spots
    changes = (
        {"cup_spots": (*others, first)},
        {"set_points": (*face.set_points[:-1], 99)},
        {"timer": face.timer[1:]},
        {"mood": "rose"},
        {"name": f"mine-{seed}"},
        {"blocks": face.blocks[::-1]},
    )
    return replace(face, **changes[seed % len(changes)])


@pytest.mark.parametrize("first", range(0, SEEDS, LOT))
def test_every_seed_gives_a_face_that_holds_together(first: int) -> None:
    """What is unpacked passes all checks of a person's face file: free dots, one thing on each, a way to every toy."""
    faces = [candidate(seed) for seed in range(first, first + LOT)]
    for face in faces:
        packed = pack(face)
        assert unpack(packed) == face
        assert len(packed) <= 75
        assert_spots_are_easy_to_read(face)
    others = [edited(face, seed) for seed, face in enumerate(faces)]
    assert len(set(map(face_id, (*faces, *others)))) == len({*faces, *others}) == 2 * LOT
    assert [face_id(unpack(pack(face))) for face in faces[:20]] == [face_id(face) for face in faces[:20]]


def assert_spots_are_easy_to_read(face: Face) -> None:
    spots = [column_and_row(spot) for spot in face.cup_spots]
    assert not any((x + 1, y) in spots or (x, y + 1) in spots for x, y in spots)
    assert MultiPolygon(list(map(Polygon, face.blocks))).distance(MultiPoint(spots)) >= NEAR


@pytest.mark.parametrize("seed", range(0, 60, 5))
def test_a_mark_says_which_face_it_is_and_no_other(seed: int) -> None:
    face, other = candidate(seed), edited(candidate(seed), seed)
    whole, short = face_marks(face)
    assert marked_face(whole) == face
    assert all(tells(mark, face) and not tells(mark, other) for mark in (whole, short))
