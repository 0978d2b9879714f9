"""What the generator is made of, each part against something that was made without it."""

from hashlib import sha256
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon

from rollwrite.wolle.blocks import left_free
from rollwrite.wolle.board import board_of
from rollwrite.wolle.face import FACES, column_and_row, dot_name, face
from rollwrite.wolle.generator.ground import COLUMNS, ROWS, Ground, NoRoom, lay_ground, spelt
from rollwrite.wolle.generator.many_games import MOST_ROLLS, Habit, play
from rollwrite.wolle.generator.noise import Noise
from rollwrite.wolle.generator.plane import covers, point_is_near, touches
from rollwrite.wolle.generator.quality import expected_in_time, in_time
from rollwrite.wolle.generator.shapes import DOT, TURNS, Block, box
from rollwrite.wolle.generator.stream import Stream
from rollwrite.wolle.generator.things import lay_things
from rollwrite.wolle.generator.ways import Ways
from rollwrite.wolle.players import Player, greedy_player, random_player
from rollwrite.wolle.rules import DIE
from rollwrite.wolle.selfplay import simulate

SEEDS = st.integers(0, 2**32)


def test_the_stream_is_what_it_says() -> None:
    first = sha256(b"a label/0").digest()
    words = [int.from_bytes(first[at : at + 4], "big") for at in range(0, 32, 4)]
    words.append(int.from_bytes(sha256(b"a label/1").digest()[:4], "big"))
    stream = Stream("a label")
    assert [stream.below(1 << 16) for _ in words] == [word % (1 << 16) for word in words]


def test_a_stream_is_fair_and_its_branches_are_its_own() -> None:
    stream = Stream("dice")
    counts = np.bincount([stream.below(6) for _ in range(6000)])
    assert counts.min() > 900
    assert sorted(stream.sample(range(10), 10)) == list(range(10))
    branch, same = stream.branch("one"), Stream("dice/one")
    assert [branch.below(100) for _ in range(9)] == [same.below(100) for _ in range(9)]


def test_noise_is_splitmix() -> None:
    noise = Noise(Stream("x"))
    noise._at = 1234567
    known = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [*noise.bits(3).tolist(), *noise.bits(1).tolist()] == known


@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_whole_number_geometry_agrees_with_shapely(seed: int) -> None:
    chance = Random(seed)
    corners = [(chance.randint(-30, 30), chance.randint(-30, 30)) for _ in range(3)]
    shape = Polygon(corners)
    if not shape.area:
        return
    point = chance.randint(-40, 40), chance.randint(-40, 40)
    other = chance.randint(-40, 40), chance.randint(-40, 40)
    assert covers(corners, point) == shape.covers(Point(point))
    distance = shape.distance(Point(point))
    assert point_is_near(corners, point, 11) == (distance < 11) or abs(distance - 11) < 1e-9
    assert touches(corners, (point, other)) == shape.intersects(LineString([point, other]))


@pytest.mark.parametrize("turn", range(TURNS))
@pytest.mark.parametrize("shape", range(len(box())))
def test_every_block_of_the_box_keeps_the_rooms(shape: int, turn: int) -> None:
    """`left_free` refuses a block that comes too near to anything it leaves free, or that is in nobody's way."""
    block = Block(shape, turn, 6, 7)
    polygon = tuple((x / DOT, y / DOT) for x, y in block.outline)
    dots, segments = left_free(COLUMNS, ROWS, [polygon])
    ground = Ground((6, 1), (block,))
    assert [dot_name(*dot) for dot in ground.dots] == dots
    assert [(dot_name(*a), dot_name(*b)) for a, b in ground.segments] == segments
    near = {dot for dot in ground.dots if Polygon(polygon).distance(Point(dot)) < 5 / 9.4}
    assert near <= block.beside


@given(SEEDS)
@settings(max_examples=80, deadline=None)
def test_whatever_is_laid_keeps_its_distance(seed: int) -> None:
    stream = Stream(str(seed))
    try:
        ground = lay_ground(stream)
        things = lay_things(stream, ground)
    except NoRoom:
        return
    blocks = [Polygon(block.outline) for block in ground.blocks]
    assert all(one.distance(other) >= 22 for n, one in enumerate(blocks) for other in blocks[:n])
    assert all(len(neighbours) > 1 for neighbours in ground.neighbours.values())
    assert len(ground.steps_from_start) == len(ground.dots)
    laid = [things.paw, *things.toys, *things.spots, ground.start]
    assert len(set(laid)) == len(laid) == 42
    assert set(laid) <= set(ground.dots)
    for some in (list(things.toys), list(things.spots)):
        assert not any(abs(a - c) + abs(b - d) == 1 for a, b in some for c, d in some)


def test_how_a_machine_rounds_does_not_change_what_is_spelt() -> None:
    """Blocks a dot and a half apart stand in one line, however far down the mat they lie."""
    middles = ((40, 54), (180, 24), (100, 150), (40, 210), (180, 250))
    for down in range(2 * DOT):
        cubes = [[(x - 8, y - 8), (x + 8, y - 8), (x + 8, y + 8), (x - 8, y + 8)] for x, y in middles]
        blocks = tuple(tuple((x / DOT, (y + down) / DOT) for x, y in cube) for cube in cubes)
        assert spelt(blocks)[:2] == blocks[:2]


@pytest.mark.parametrize("name", FACES)
def test_ways_are_the_moves_of_the_board(name: str) -> None:
    ways, board = Ways(face(name)), board_of(face(name))
    for dot in face(name).dots:
        here = ways.dots.index(column_and_row(dot))
        for roll in DIE:
            row = ways.rows(np.array(here), np.array(roll))
            found = [
                (
                    sum(int(word) << 64 * n for n, word in enumerate(ways.segments[:, way].tolist())),
                    ways.ends[way],
                    ways.is_stop[way],
                )
                for way in range(ways.firsts[row], ways.firsts[row] + ways.counts[row])
            ]
            expected = {
                (move.segments, ways.dots.index(column_and_row(move.end)), move.stop) for move in board.moves(dot, roll)
            }
            assert set(found) == expected
            assert len(found) == len(expected)
        beside = sum(int(word) << 64 * n for n, word in enumerate(ways.beside[:, here].tolist()))
        assert beside.bit_count() == sum(dot in segment for segment in face(name).segments)


@pytest.mark.parametrize("name", FACES)
def test_many_games_are_like_those_of_the_players(name: str) -> None:
    """The same habits, played a second time turn by turn under the judge's rules."""
    chance = Random(name)
    ways, noise = Ways(face(name)), Noise(Stream(name))
    habits: dict[Habit, Player] = {"weighs": greedy_player, "draws anything": random_player}
    for habit, player in habits.items():
        matches = [simulate(face(name), "standard", dict.fromkeys("ab", player), chance) for _ in range(120)]
        scores = [standing.score for match in matches for standing in match.standings()]
        many = play(face(name), ways, (habit,) * 2, 2000, noise)
        assert np.mean([score.total for score in scores]) == pytest.approx(many.points.mean(), abs=2)
        assert np.mean([score.paw > 0 for score in scores]) == pytest.approx(many.on_paw.mean(), abs=0.1)
        assert np.mean([-score.cups / 2 for score in scores]) == pytest.approx(many.cups.mean(), abs=0.2)
        lengths = [min(len(match.rolls), MOST_ROLLS) for match in matches]
        assert np.mean(lengths) == pytest.approx(many.length.mean(), abs=1.2)


@pytest.mark.parametrize("name", FACES)
def test_the_share_of_games_in_time_is_that_of_the_games(name: str) -> None:
    games = play(face(name), Ways(face(name)), ("weighs",) * 2, 6000, Noise(Stream(name)))
    counted = 1000 * np.mean((games.length >= 10) & (games.length <= 18))
    assert in_time(face(name).timer, games) == pytest.approx(counted, abs=20)
    assert expected_in_time((1,), games) == 1000 * int(((games.first_set >= 9) & (games.first_set <= 17)).sum())
