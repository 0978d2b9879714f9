"""What the generator is made of, each part against something that was made without it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import islice, pairwise, permutations, product
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon

from rollwrite.wolle.blocks import left_free
from rollwrite.wolle.board import board_of
from rollwrite.wolle.face import FACES, KINDS, Face, Segment, column_and_row, dot_name, face
from rollwrite.wolle.generator.courses import LINE, LINE_BITS, SEGMENT_BITS, SEGMENTS
from rollwrite.wolle.generator.ground import Ground, NoRoom, lay_ground, spelt
from rollwrite.wolle.generator.many_games import MOST_ROLLS, Games, Habit, Times, play
from rollwrite.wolle.generator.mat import COLUMNS, GRID, MAT, ROWS, dots_of
from rollwrite.wolle.generator.noise import Noise
from rollwrite.wolle.generator.plane import covers, point_is_near, touches
from rollwrite.wolle.generator.quality import IN_TIME, at_most_expected, expected_in_time, in_time
from rollwrite.wolle.generator.shapes import DOT, TURNS, Block, box
from rollwrite.wolle.generator.stream import Stream
from rollwrite.wolle.generator.tally import HAS_SET, WORTH_AT, accounts, sets, tally
from rollwrite.wolle.generator.things import lay_things, steps_to_a_set
from rollwrite.wolle.generator.ways import DOTS, END_AT, PAW, TOYS, Ways
from rollwrite.wolle.players import Player, greedy_player, random_player
from rollwrite.wolle.rules import DIE
from rollwrite.wolle.seeds import candidates
from rollwrite.wolle.selfplay import simulate

SEEDS = st.integers(0, 2**32)


def test_the_stream_is_what_it_says() -> None:
    first = sha256(b"a label/0").digest()
    words = [int.from_bytes(first[at : at + 4], "big") for at in range(0, 32, 4)]
    words.append(int.from_bytes(sha256(b"a label/1").digest()[:4], "big"))
    stream = Stream("a label")
    assert [stream.below(1 << 16) for _ in words] == [word % (1 << 16) for word in words]


def test_a_stream_is_fair_and_its_branches_are_its_own() -> None:
    stream, one_by_one = Stream("several"), Stream("several")
    for end in (1, 3, 7, 3_000_000_000):
        assert stream.choices(range(end), 9) == [one_by_one.choice(range(end)) for _ in range(9)]
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


def test_numbers_that_are_skipped_are_those_that_would_have_come() -> None:
    noise, same = Noise(Stream("x")), Noise(Stream("x"))
    places = np.array([7, 2, 2])
    assert (noise.skipped(9).below(100, places) == same.below(100, 9)[places]).all()
    assert noise.bits(1) == same.bits(1)


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
    assert near <= set(dots_of(block.beside))


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
    ways_out = Counter(dot for segment in ground.segments for dot in segment)
    assert all(ways_out[dot] > 1 for dot in ground.dots)
    assert dots_of(ground.lanes.meeting()[0] & MAT) == list(ground.dots)
    assert dots_of(ground.lanes.meeting()[1]) == [dot for dot in ground.dots if ways_out[dot] > 2]
    laid = [things.paw, *things.toys, *things.spots, ground.start]
    assert len(set(laid)) == len(laid) == 42
    assert set(laid) <= set(ground.dots)
    for some in (list(things.toys), list(things.spots)):
        assert not any(abs(a - c) + abs(b - d) == 1 for a, b in some for c, d in some)


@given(SEEDS)
@settings(max_examples=80, deadline=None)
def test_what_lies_so_far_from_the_start_is_found_by_walking_there(seed: int) -> None:
    try:
        ground = lay_ground(Stream(str(seed)))
    except NoRoom:
        return
    steps, edge = {ground.start: 0}, [ground.start]
    for here in edge:
        for there in (b if a == here else a for a, b in ground.segments if here in (a, b)):
            if there not in steps:
                steps[there] = steps[here] + 1
                edge.append(there)
    for least in range(1, max(steps.values()) + 2):
        assert dots_of(ground.from_start(least)) == [dot for dot in ground.dots if steps[dot] >= least]


def test_the_shortest_yarn_with_a_set_visits_one_toy_of_each_kind() -> None:
    """On a mat without blocks that is the shortest way through three dots, in the best order."""
    chance, ground = Random(7), Ground((6, 1), ())
    for _ in range(40):
        toys = dict(zip(chance.sample(GRID[COLUMNS:], 9), KINDS * 3, strict=True))
        of_a_kind = [[dot for dot in toys if toys[dot] == kind] for kind in KINDS]
        routes = ((ground.start, *route) for some in product(*of_a_kind) for route in permutations(some))
        lengths = (sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in pairwise(route)) for route in routes)
        assert steps_to_a_set(ground, toys) == min(lengths)


def test_toys_are_tallied_as_they_are_counted() -> None:
    chance, points = Random(5), (2, 3, 5, 8)
    things = np.array([chance.getrandbits(24) | 1 << chance.randint(24, 61) for _ in range(2000)])
    account = accounts(points, 7).take(tally(things))
    for thing, its, whole_sets in zip(things.tolist(), account.tolist(), sets(things).tolist(), strict=True):
        counts = [(thing >> TOYS * kind & 255).bit_count() for kind in range(len(KINDS))]
        assert whole_sets == min(counts)
        assert its >> WORTH_AT == 10 * (7 + sum(counts) + sum(points[: min(counts)]))
        assert (its & HAS_SET > 0) == (min(counts) > 0)
        not_lacked = [255 if count > min(counts) else 0 for count in counts]
        assert [its >> TOYS * kind & 255 for kind in range(len(KINDS))] == not_lacked


def test_how_a_machine_rounds_does_not_change_what_is_spelt() -> None:
    """Blocks a dot and a half apart stand in one line, however far down the mat they lie."""
    middles = ((40, 54), (180, 24), (100, 150), (40, 210), (180, 250))
    for down in range(2 * DOT):
        cubes = [[(x - 8, y - 8), (x + 8, y - 8), (x + 8, y + 8), (x - 8, y + 8)] for x, y in middles]
        blocks = tuple(tuple((x / DOT, (y + down) / DOT) for x, y in cube) for cube in cubes)
        assert spelt(blocks)[:2] == blocks[:2]


def taken(ways: Ways, lines: int, segments: int) -> frozenset[Segment]:
    """The segments of two lines of the mat, of which rows come first."""
    dots = [
        (1 + n, 1 + line, 2 + n, 1 + line)
        if line < ways.face.rows
        else (1 + line - ways.face.rows, 1 + n, 1 + line - ways.face.rows, 2 + n)
        for line, bits in ((lines & LINE, segments & SEGMENTS), (lines >> LINE_BITS, segments >> SEGMENT_BITS))
        for n in range(bits.bit_length())
        if bits >> n & 1
    ]
    return frozenset((dot_name(a, b), dot_name(c, d)) for a, b, c, d in dots)


@pytest.mark.parametrize("name", FACES)
def test_ways_are_the_moves_of_the_board(name: str) -> None:
    ways, board = Ways(face(name)), board_of(face(name))
    for dot in face(name).dots:
        here = GRID.index(column_and_row(dot))
        for roll in DIE:
            row = ways.rows(np.array(here), np.array(roll))
            first, last = ways.firsts[row], ways.firsts[row] + ways.counts[row]
            found = [
                (
                    taken(ways, int(ways.lines[way]), int(ways.segments[way])),
                    GRID[ways.reach[way] >> END_AT & DOTS - 1],
                    int(ways.reach[way]) & (1 << 24) - 1,
                    ways.reach[way] >= PAW,
                )
                for way in range(first, last)
            ]
            expected = [
                (
                    frozenset(board.drawn(move.segments)),
                    column_and_row(move.end),
                    bits_of(toys(ways), board.dots(move.dots)),
                    move.stop,
                )
                for move in board.moves(dot, roll)
            ]
            assert found[0] == (frozenset(), column_and_row(dot), 0, False)
            assert set(found[1:]) == set(expected)
            assert len(found[1:]) == len(expected)
        lines, segments = ways.beside
        beside = taken(ways, int(lines[here]), int(segments[here]))
        assert beside == {segment for segment in face(name).segments if dot in segment}


def toys(ways: Ways) -> list[str]:
    """By their bits: eight of each kind, or fewer."""
    objects = ways.face.objects
    kinds = ([dot for dot in objects if objects[dot] == kind] for kind in KINDS)
    return [toy for its in kinds for toy in [*its, *[""] * TOYS][:TOYS]]


def bits_of(places: Sequence[str], reached: Iterable[str]) -> int:
    return sum(1 << places.index(dot) for dot in reached if dot in places)


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


def watched(candidate: Face, stream: Stream) -> tuple[list[tuple[int, int]], Games]:
    """Games, and after each roll what could still be expected and what was in time."""
    seen: list[tuple[int, int]] = []

    def look(times: Times, rolls: int) -> bool:
        seen.append((at_most_expected(candidate.timer, times, rolls), in_time(candidate.timer, times)))
        return False

    return seen, play(candidate, Ways(candidate), ("weighs",) * 2, 100, Noise(stream), is_settled=look)


@pytest.mark.parametrize("seed", ["summer-fair", "34", "q"])
def test_what_is_settled_early_stays_so(seed: str) -> None:
    for candidate, stream in islice(candidates(seed), 4):
        seen, games = watched(candidate, stream)
        outlooks, shares = zip(*seen, strict=True)
        assert list(outlooks) == sorted(outlooks, reverse=True)
        assert outlooks[0] > outlooks[-1] >= expected_in_time(candidate.timer, games)
        assert set(shares[IN_TIME[-1] - 1 :]) == {in_time(candidate.timer, games)}


def test_who_does_not_play_on_has_seen_the_same_games() -> None:
    ways = Ways(face("A"))
    whole = play(face("A"), ways, ("weighs",) * 2, 50, Noise(Stream("x")))
    part = play(face("A"), ways, ("weighs",) * 2, 50, Noise(Stream("x")), is_settled=lambda _, rolls: rolls == 9)
    early = whole.first_set <= 9
    assert early.any()
    assert (part.first_set[early] == whole.first_set[early]).all()
    assert (part.first_set[~early] == MOST_ROLLS).all()


@pytest.mark.parametrize("name", FACES)
def test_the_share_of_games_in_time_is_that_of_the_games(name: str) -> None:
    games = play(face(name), Ways(face(name)), ("weighs",) * 2, 6000, Noise(Stream(name)))
    counted = 1000 * np.mean((games.length >= 10) & (games.length <= 18))
    assert in_time(face(name).timer, games) == pytest.approx(counted, abs=20)
    assert expected_in_time((1,), games) == 1000 * int(((games.first_set >= 9) & (games.first_set <= 17)).sum())
