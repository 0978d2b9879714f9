"""Faces packed for the paper: nothing is lost, little is needed, and what is no face is refused."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.errors import RollwriteError
from rollwrite.wolle.face import FACES, MOODS, Face, FaceError, dot_name, face
from rollwrite.wolle.face_code import FaceDoesNotFit, NoFaceCode, pack, unpack
from rollwrite.wolle.face_file import face_of, read_face

GOLDEN = [read_face(file.read_text("utf-8"), file.name) for file in (Path(__file__).parent / "golden").glob("*.toml")]


@pytest.mark.parametrize("name", FACES)
def test_the_games_own_faces_fit(name: str) -> None:
    assert unpack(pack(face(name))) == face(name)
    assert len(pack(face(name))) <= 112


def test_generated_faces_are_small() -> None:
    assert all(unpack(pack(each)) == each for each in GOLDEN)
    assert max(len(pack(each)) for each in GOLDEN) <= 75


@st.composite
def own_faces(draw: st.DrawFn) -> Face:
    """Any grid, one block anywhere on it, and everything else where there is room."""
    columns, rows = draw(st.integers(5, 26)), draw(st.integers(5, 30))
    left, top = draw(st.integers(2, columns - 1)), draw(st.integers(2, rows - 1))
    grow = [draw(st.integers(40, 66)) / 100 for _ in range(4)]
    block = [[left - grow[0], top], [left, top - grow[1]], [left + grow[2], top], [left, top + grow[3]]]
    dots = [dot_name(x, y) for x in range(1, columns + 1) for y in range(1, rows + 1) if (x, y) != (left, top)]
    toys = draw(st.integers(1, min(12, (len(dots) - 9) // 3)))
    places = draw(st.permutations(dots))
    start = next(dot for dot in places if dot[1:] == "1")
    places.remove(start)
    data = {
        "face": draw(st.from_regex(r"[A-Za-z0-9][A-Za-z0-9-]{0,19}", fullmatch=True)),
        "mood": draw(st.sampled_from(MOODS)),
        "columns": columns,
        "rows": rows,
        "start": start,
        "paw": places[0],
        "mice": places[1 : 1 + toys],
        "socks": places[1 + toys : 1 + 2 * toys],
        "planes": places[1 + 2 * toys : 1 + 3 * toys],
        "cup_spots": places[1 + 3 * toys : 7 + 3 * toys],
        "set_points": [draw(st.integers(0, 99)) for _ in range(toys)],
        "timer": sorted(draw(st.sets(st.integers(1, 6), min_size=2)), reverse=True),
        "block": [{"polygon": [[round(x, 2), round(y, 2)] for x, y in block]}],
    }
    return face_of(data)


@given(own_faces())
@settings(max_examples=80, deadline=None)
def test_any_face_is_unpacked_as_it_was_packed(own: Face) -> None:
    assert unpack(pack(own)) == own


@given(st.sampled_from(GOLDEN), st.data())
@settings(max_examples=100, deadline=None)
def test_edited_faces_too(generated: Face, data: st.DataObject) -> None:
    edited = replace(
        generated,
        name="mine",
        cup_spots=tuple(data.draw(st.permutations(generated.cup_spots))),
        set_points=tuple(data.draw(st.lists(st.integers(0, 99), min_size=8, max_size=8))),
        blocks=tuple(data.draw(st.permutations([block[1:] + block[:1] for block in generated.blocks]))),
    )
    assert unpack(pack(edited)) == edited
    assert len(pack(edited)) < 160


@given(st.binary(max_size=150))
@settings(max_examples=200, deadline=None)
def test_other_bytes_are_refused(code: bytes) -> None:
    for some in (code, b"\x01" + code):
        with suppress(NoFaceCode, FaceError):
            assert pack(unpack(some)) == some


def test_a_torn_code_is_refused() -> None:
    code = pack(face("A"))
    for length in range(len(code)):
        with pytest.raises(RollwriteError):
            unpack(code[:length])
    with pytest.raises(NoFaceCode):
        unpack(code[:1] + b"\x01" + code[1:])


def test_a_face_too_fine_for_a_code_is_told_so() -> None:
    (x, y), *others = face("A").blocks[0]
    fine = replace(face("A"), blocks=(((x + 0.001, y), *others), *face("A").blocks[1:]))
    with pytest.raises(FaceDoesNotFit, match="does not fit into a code"):
        pack(fine)
