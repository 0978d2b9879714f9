"""Generated faces: the same for ever, legal, easy to read from a photo, and good to play on."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from shapely import Point, Polygon, maximum_inscribed_circle

from rollwrite.errors import UsageError
from rollwrite.wolle.face import MOODS, Face, column_and_row, face
from rollwrite.wolle.face_file import read_face
from rollwrite.wolle.face_id import face_id
from rollwrite.wolle.face_text import face_text
from rollwrite.wolle.generator.many_games import play
from rollwrite.wolle.generator.noise import Noise
from rollwrite.wolle.generator.quality import BOUNDS, of_four, of_habits, of_points, of_random_games, of_two
from rollwrite.wolle.generator.stream import Stream
from rollwrite.wolle.generator.trial import FOUR, TWO
from rollwrite.wolle.generator.ways import Ways
from rollwrite.wolle.seeds import generate, seed_of

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.toml"))
MM = 1 / 9.4  # in dots
LETTER_ROOM = 2.7 * MM  # what a block needs round its middle to carry a letter


@pytest.fixture(params=GOLDEN, ids=lambda file: str(file.stem))
def golden(request: pytest.FixtureRequest) -> Face:
    file: Path = request.param
    return read_face(file.read_text("utf-8"), file.name)


def side_by_side(dots: Iterable[str]) -> int:
    places = map(column_and_row, dots)
    return sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in combinations(places, 2))


def test_fifty_faces_are_kept_and_some_of_the_first_generator() -> None:
    assert Counter(face_id(read_face(file.read_text("utf-8"), file.name))[:3] for file in GOLDEN) == {
        "g2-": 50,
        "g1-": 8,
    }


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: str(file.stem))
def test_a_seed_is_the_same_face_for_ever(file: Path) -> None:
    assert face_text(generate(file.stem)) == file.read_text("utf-8")


@pytest.mark.parametrize(("flags", "hashes"), [((), "1"), (("-O",), "2")])
def test_the_order_in_sets_does_not_matter(flags: tuple[str, ...], hashes: str) -> None:
    """Python hashes words differently in every run, and checks nothing with -O."""
    code = (
        "from rollwrite.wolle.face_text import face_text; from rollwrite.wolle.seeds import generate; "
        "print(face_text(generate('summer-fair')), end='')"
    )
    run = [sys.executable, *flags, "-c", code]
    told = subprocess.run(run, env={**os.environ, "PYTHONHASHSEED": hashes}, capture_output=True, text=True, check=True)
    assert told.stdout == (GOLDEN[0].parent / "summer-fair.toml").read_text("utf-8")


def test_numbers_and_words_are_seeds() -> None:
    assert generate(2026) == generate("2026")
    assert generate("Summer-Fair") == generate("summer-fair")
    assert generate(2026).name == "g2-2026"
    assert generate(2026) != generate(2027)


def test_the_name_of_a_generated_face_gives_it_again_whichever_generator_made_it() -> None:
    first, today = generate("g1-2026"), generate("G2-2026")
    assert (first.name, today) == ("g1-2026", generate(2026))
    assert replace(first, name="") != replace(today, name="")
    assert (face_id(first), face_id(today)) == ("g1-2026", "g2-2026")
    assert (seed_of("g1-2026"), seed_of("g2-2026"), seed_of("g3-2026"), seed_of("mine")) == (
        "g1-2026",
        "2026",
        None,
        None,
    )


def test_a_face_of_a_newer_generator_is_not_made_up() -> None:
    with pytest.raises(UsageError, match=r"^g3-2026 is a face of a newer rollwrite"):
        generate("g3-2026")


@pytest.mark.parametrize("seed", ["", "two words", "übermut", "under_score", "far-too-long-a-word", 10**17])
def test_other_seeds_are_refused(seed: int | str) -> None:
    with pytest.raises(UsageError, match="makes no face"):
        generate(seed)


def test_the_measures_of_a_face(golden: Face) -> None:
    assert (golden.columns, golden.rows) == (11, 13)
    assert Counter(golden.objects.values()) == {"mouse": 8, "sock": 8, "plane": 8}
    assert len(golden.cup_spots) == 16
    assert 6 <= len(golden.blocks) <= 9
    assert all(first < second for first, second in pairwise(golden.set_points))
    assert golden.timer == (5, 4, 3, 2, 1)
    assert column_and_row(golden.start)[1] == 1
    assert column_and_row(golden.paw)[1] > 7


def test_nothing_is_hard_to_read_from_a_photo(golden: Face) -> None:
    blocks = [Polygon(block) for block in golden.blocks]
    spots = [Point(column_and_row(spot)) for spot in golden.cup_spots]
    assert side_by_side(golden.cup_spots) == 0
    assert side_by_side(golden.objects) <= 1
    assert all(block.distance(spot) >= 5 * MM for block in blocks for spot in spots)


def test_a_mat_is_not_crowded_and_spells_a_word(golden: Face) -> None:
    blocks = [Polygon(block) for block in golden.blocks]
    assert all(one.distance(other) >= 1.1 for one, other in combinations(blocks, 2))
    assert all(maximum_inscribed_circle(block).length >= LETTER_ROOM for block in blocks[:5])
    sides = [(left + right < 12, top + bottom < 14) for left, top, right, bottom in (block.bounds for block in blocks)]
    assert len(set(sides)) == 4


def test_letters_side_by_side_are_read_in_their_order(golden: Face) -> None:
    if golden.name.startswith("g1-"):  # printed before anybody noticed
        return
    places = [Polygon(block).envelope.centroid for block in golden.blocks[:5]]
    for (one, here), (other, there) in combinations(zip("WOLLE", places, strict=True), 2):
        assert one == other or abs(here.y - there.y) > 1.499 or here.x < there.x + 0.001


def test_no_half_of_a_mat_is_empty(golden: Face) -> None:
    for things in (golden.objects, golden.cup_spots, [a for a, _ in golden.segments]):
        places = [column_and_row(dot) for dot in things]
        halves = (
            sum(column < 6 for column, _ in places),
            sum(column > 6 for column, _ in places),
            sum(row < 7 for _, row in places),
            sum(row > 7 for _, row in places),
        )
        assert min(halves) >= len(places) / 5


def test_numbers_in_a_row_never_look_alike() -> None:
    moods = [read_face(file.read_text("utf-8"), file.name).mood for file in GOLDEN if file.stem in map(str, range(20))]
    assert set(moods) == set(MOODS)
    assert all(generate(seed).mood != generate(seed + 1).mood for seed in range(3))


@pytest.mark.parametrize("seed", [0, 11, 2026, "summer-fair"])
def test_other_games_than_the_generators_are_good_too(seed: int | str) -> None:
    generated = generate(seed)
    ways, noise = Ways(generated), Noise(Stream(f"test/{seed}"))
    two, four = (play(generated, ways, seats, 1500, noise) for seats in (TWO, FOUR))
    figures = {
        **of_two(generated, two),
        **of_four(generated, four),
        **of_points([two.points.ravel(), four.points.ravel()]),
        **of_habits(play(generated, ways, ("goes on", "weighs", "stops"), 1500, noise)),
        **of_random_games(play(generated, ways, ("draws anything",) * 2, 500, noise)),
    }
    assert figures.keys() == BOUNDS.keys()
    for name, figure in figures.items():
        off = BOUNDS[name].doubt // 3  # what chance may do to this many games
        assert BOUNDS[name].low - off <= figure <= BOUNDS[name].high + off, name


def test_equal_faces_have_equal_ids() -> None:
    faces = [face("A"), face("B"), generate(1), generate(2), replace(generate(1), mood="rose")]
    ids = [face_id(each) for each in faces]
    assert ids[:4] == ["A.2", "B.2", "g2-1", "g2-2"]
    assert len(set(ids)) == len(ids)
    assert face_id(read_face(face_text(generate(1)), "mine.toml")) == "g2-1"


def test_a_face_that_only_says_it_was_generated_is_found_out() -> None:
    liar = replace(generate(1), timer=(5, 4, 3, 2))
    assert face_id(liar).startswith("own-")
    assert face_id(liar) == face_id(replace(liar))
    assert face_id(replace(face("A"), name="g2-1")).startswith("own-")
    assert face_id(replace(generate(1), name="g1-1")).startswith("own-")


@pytest.mark.parametrize("name", ["A", "B"])
def test_faces_are_written_as_they_are_read(name: str) -> None:
    assert read_face(face_text(face(name)), "mine.toml") == face(name)
