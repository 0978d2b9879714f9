"""Hundreds of games in step with each other: the players who never tire, in whole numbers and on arrays.

They weigh as `players.greedy_player` and draw as `players.random_player`, but worth is counted in tenths of a point
times the number of rolls, where it is whole, and equal moves are told apart by chance alone. So the same games come out
on every machine.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.face import Face
from rollwrite.wolle.generator.courses import LINE, LINE_BITS, SEGMENT_BITS, SEGMENTS, Bits, Flags, Whole
from rollwrite.wolle.generator.noise import Noise
from rollwrite.wolle.generator.tally import ALL_TOYS, HAS_SET, TENTHS, WORTH_AT, accounts, tally
from rollwrite.wolle.generator.ways import DOTS, END, END_AT, FAR, OUTLOOK_AT, PAW, SPOTS, SPOTS_AT, TOYS, Bytes, Ways
from rollwrite.wolle.rules import CUPS, DIE
from rollwrite.wolle.scoring import CUP_POINTS, PAW_POINTS

Value = TypeVar("Value", bound=np.generic)
Habit = Literal["weighs", "goes on", "stops", "draws anything"]

MOST_ROLLS = 30  # by then nobody is having fun
SOON = 3 * TENTHS  # with fewer rolls to come, counted in tenths, the paw is worth a walk
PASS_ODDS = 20  # who draws anything passes once in so many turns
_TIES = 20  # bits of chance between moves of the same worth
_PLACE = 32  # bits for a place in an array
_AT_ONCE = 1 << 32
_ALL = (1 << TOYS) - 1
_OUTLOOKS = 4
_NOT_YET, _SOON, _OVER = range(3)
# glibc gives back what is free at the end of its heap, and asks for the same pages again at the next roll, which takes
# longer than the roll. It keeps as much as it was once given back in one piece.
np.empty(1 << 24, np.uint8)


class Times(Protocol):
    """When something happened in each game, in rolls; `MOST_ROLLS` where it has not."""

    @property
    def first_set(self) -> Whole:
        """Of the table."""

    @property
    def length(self) -> Whole:
        """The last player was done."""

    @property
    def timer_length(self) -> Whole:
        """The timer had run out, whether anybody was left to see it or not."""


@dataclass(frozen=True, slots=True)
class Games:
    """What became of the games, as `Times`; a row for each game, a column for each seat where there are two."""

    first_set: Whole
    length: Whole
    timer_length: Whole
    points: Whole
    on_paw: Flags
    cups: Whole
    toys: Whole  # as bits, what each player's yarn reached


@dataclass(frozen=True, slots=True)
class _Options:
    """All that players may do now, those of one player side by side: first to pass, then the legal ways."""

    players: Whole  # those that draw
    firsts: Whole  # where the options of each begin
    which: Whole  # of the players that draw
    way: Whole


def play(
    face: Face,
    ways: Ways,
    habits: Sequence[Habit],
    games: int,
    noise: Noise,
    most_rolls: int = MOST_ROLLS,
    is_settled: Callable[[Times, int], bool] = lambda times, rolls: False,
) -> Games:
    """So many games of these players, who sit at every table in the same order. Nobody plays on once what they play
    for is settled by what has happened in so many rolls."""
    tables = _Tables(face, ways, habits, games, noise)
    for rolls in range(1, most_rolls + 1):
        if not tables.roll() or is_settled(tables, rolls):
            break
    return tables.games()


class _Tables:
    """All games at one moment. Players of one game stand side by side.

    What a player has is one number, as where a way leads is one: toys, the paw, and the cup spots, those that are no
    cups of theirs as if they had them from the start.
    """

    def __init__(self, face: Face, ways: Ways, habits: Sequence[Habit], games: int, noise: Noise) -> None:
        self.ways, self.noise, self.habits, self.seats = ways, noise, habits, len(habits)
        players = games * len(habits)
        self.numbers = len(face.timer)
        self.timer = _whole([*face.timer, len(DIE) + 1])
        self.to_come = _whole([_rolls_to_come(face.timer[n:]) for n in range(len(face.timer) + 1)])
        self.outlook = _whole([_outlook(to_come) << OUTLOOK_AT for to_come in self.to_come.tolist()])
        self.walk_to_paw = _walks_to_paw(ways)
        self.no_cups = len(face.cup_spots) - CUPS
        self.accounts = accounts(face.set_points, points=-CUP_POINTS * self.no_cups)
        self.table = np.arange(players) // self.seats
        self.paper = np.arange(players) * ways.count_of_lines  # where the lines of each player's mat begin
        self.end = np.full(players, ways.start, np.int64)
        self.drawn = np.zeros(players * ways.count_of_lines, np.int32)
        self.had = _no_cups(noise, players, len(face.cup_spots))
        self.points = np.zeros(players, np.int64)  # in tenths
        self.drew = np.ones(players, np.int64)  # in which roll, for the last time
        self.rolls = 0
        self.struck = np.zeros(games, np.int64)
        self.first_set, self.timer_length = (np.full(games, MOST_ROLLS, np.int64) for _ in range(2))

    @property
    def length(self) -> Whole:
        """A table where everybody is idle was done when the last of them drew."""
        done: Whole = self._by_table(np.where(self._is_idle(), self.drew, MOST_ROLLS)).max(axis=1)
        return np.minimum(done, self.timer_length)

    def games(self) -> Games:
        broken = np.bitwise_count(self.had & SPOTS).astype(np.int64) - self.no_cups
        return Games(
            self.first_set,
            self.length,
            self.timer_length,
            self._by_table(self.points // TENTHS),
            self._by_table(self.had >= PAW),
            self._by_table(broken),
            self._by_table(self.had & ALL_TOYS),
        )

    def _by_table(self, values: NDArray[Value]) -> NDArray[Value]:
        return values.reshape(-1, self.seats)

    def roll(self) -> bool:
        """One roll at every table whose timer runs; says whether there was any."""
        running = self.struck < self.numbers
        if not running.any():
            return False
        self.rolls += 1
        dice = self.noise.below(len(DIE), len(running)) + 1
        self.struck += running & (self.first_set < self.rolls) & (dice >= self.timer.take(self.struck))
        self.timer_length[running & (self.struck == self.numbers)] = self.rolls
        players = (running.repeat(self.seats) & (self.had < PAW)).nonzero()[0]
        self._draw(players, dice.take(self.table.take(players)))
        return True

    def _is_idle(self) -> Flags:
        """Who has stopped, or is stuck: cannot draw a single segment."""
        lines, segments = self.ways.beside
        free = segments.take(self.end) & ~self._drawn(self.paper, lines.take(self.end))
        idle: Flags = (self.had >= PAW) | (free == 0)
        return idle

    def _drawn(self, papers: Whole, lines: Whole) -> Bits:
        """What is drawn on two lines."""
        first = self.drawn.take(papers + (lines & LINE))
        second: Bits = self.drawn.take(papers + (lines >> LINE_BITS)) << SEGMENT_BITS
        return first | second

    def _draw(self, players: Whole, dice: Whole) -> None:
        """Every player takes the best of the moves they have, or passes."""
        tables = self.table.take(players)
        struck = self.struck.take(tables)
        options = self._options(players, self.ways.rows(self.end.take(players), dice))
        has = self.had.take(players) | self.outlook.take(struck)
        then = self.ways.reach.take(options.way) | has.take(options.which)
        account = self.accounts.take(tally(then))
        points = self._points(then, account)
        taken = self._best(options, self._worth(options, points, then, account, struck))
        self._take(players, options.way.take(taken))
        self.points[players] = points.take(taken)
        with_set = tables[account.take(taken) & HAS_SET > 0]
        self.first_set[with_set] = np.minimum(self.first_set.take(with_set), self.rolls)

    def _take(self, players: Whole, way: Whole) -> None:
        papers, lines, segments = self.paper.take(players), self.ways.lines.take(way), self.ways.segments.take(way)
        self.drawn[papers + (lines & LINE)] |= segments & SEGMENTS
        self.drawn[papers + (lines >> LINE_BITS)] |= segments >> SEGMENT_BITS
        self.drew[players[segments > 0]] = self.rolls
        reach = self.ways.reach.take(way)
        self.end[players] = reach >> END_AT & DOTS - 1
        self.had[players] |= reach & ~END

    def _options(self, players: Whole, rows: Whole) -> _Options:
        """Each segment once; who goes on does not stop."""
        counts = self.ways.counts.take(rows)
        firsts = counts.cumsum() - counts
        which = np.arange(len(players)).repeat(counts)
        way = np.arange(len(which)) + (self.ways.firsts.take(rows) - firsts).repeat(counts)
        drawn = self._drawn(self.paper.take(players).repeat(counts), self.ways.lines.take(way))
        legal = drawn & self.ways.segments.take(way) == 0
        if "goes on" in self.habits:
            legal &= ~(self._is("goes on", players.take(which)) & (self.ways.reach.take(way) >= PAW))
        its = legal.nonzero()[0]
        return _Options(players, legal.cumsum().take(firsts) - 1, which.take(its), way.take(its))

    def _is(self, habit: Habit, players: Whole) -> Flags:
        return np.array([its == habit for its in self.habits]).take(players % self.seats)

    def _points(self, then: Whole, account: Whole) -> Whole:
        """What they will have then, in tenths."""
        for_cups = np.multiply(np.bitwise_count(then & SPOTS), TENTHS * CUP_POINTS, dtype=np.int64)
        points: Whole = (account >> WORTH_AT) + for_cups
        points[_stops(then)] += TENTHS * PAW_POINTS
        return points

    def _worth(self, options: _Options, points: Whole, then: Whole, account: Whole, struck: Whole) -> Whole:
        """Points less the way still to walk, or for a stop what it costs to stop; twice, so that there is room for what
        is worth a bit less."""
        worth: Whole = (points - self._walk(then, then | account)) * (2 * self.rolls)
        stops = _stops(then)
        who = options.which.take(stops)
        price = (
            self.to_come.take(struck.take(who)) * np.maximum(self.points.take(options.players.take(who)), 0) // TENTHS
        )
        worth[stops] = 2 * (self.rolls * points.take(stops) - price)
        if "stops" in self.habits:
            worth[stops[self._is("stops", options.players.take(who))]] = _AT_ONCE
        if "draws anything" in self.habits:
            worth[self._is("draws anything", options.players.take(options.which))] = 0
        return worth

    def _walk(self, then: Whole, lacked: Whole) -> Bytes:
        """To the next thing worth having: a toy of a kind that the next set lacks, or soon the paw."""
        mice, socks, planes = self.ways.nearest
        dot_and_planes = lacked >> 2 * TOYS & (DOTS << TOYS) - 1
        dot = dot_and_planes & DOTS - 1 << TOYS
        walk = planes.take(dot_and_planes)
        np.minimum(walk, mice.take(lacked & _ALL | dot), out=walk)
        np.minimum(walk, socks.take(lacked >> TOYS & _ALL | dot), out=walk)
        if self.outlook[self.struck.max()]:
            looks_out = (then >> OUTLOOK_AT) % _OUTLOOKS
            np.minimum(walk, self.walk_to_paw.take(looks_out * DOTS + (dot >> TOYS)), out=walk)
        return walk * (walk < FAR)

    def _best(self, options: _Options, worth: Whole) -> Whole:
        """Of each player the best option: a move beats a pass that is worth the same, and chance is between moves."""
        chance = self.noise.skipped(len(worth) - len(options.firsts))
        lazy = self.noise.skipped(len(options.firsts))
        worth[options.firsts] -= 1
        if "draws anything" in self.habits:
            anything = self._is("draws anything", options.players).nonzero()[0]
            worth[options.firsts[anything]] = np.where(lazy.below(PASS_ODDS, anything) == 0, 1, -1)
        best = np.maximum.reduceat(worth, options.firsts)
        equal = (worth == best.take(options.which)).nonzero()[0]
        which = options.which.take(equal)
        # Passes draw no lots, and each player's stands before their moves.
        lots = (chance.below(1 << _TIES, equal - which - 1) << _PLACE) - equal
        return -np.maximum.reduceat(lots, _firsts(which)) & (1 << _PLACE) - 1


def _outlook(to_come: int) -> int:
    return _OVER if to_come == 0 else _SOON if to_come < SOON else _NOT_YET


def _stops(then: Whole) -> Whole:
    return (then >= PAW).nonzero()[0]


def _firsts(which: Whole) -> Whole:
    """Where each number of an ordered list stands first."""
    is_new = np.ones(len(which), bool)
    np.not_equal(which[1:], which[:-1], out=is_new[1:])
    return is_new.nonzero()[0]


def _whole(values: Sequence[int]) -> Whole:
    return np.array(values, np.int64)


def _rolls_to_come(timer: Sequence[int]) -> int:
    """In tenths: a number n is struck by 7 - n faces of six."""
    return sum(TENTHS * len(DIE) // (len(DIE) + 1 - number) for number in timer)


def _walks_to_paw(ways: Ways) -> Bytes:
    """For those who do not think of it yet, who do, and who have not a step to go since nobody will roll again."""
    to_paw = np.zeros((_OUTLOOKS, DOTS), np.uint8)
    to_paw[_NOT_YET] = FAR
    to_paw[_SOON, : len(ways.walk_to_paw)] = ways.walk_to_paw
    return to_paw.ravel()


def _no_cups(noise: Noise, players: int, spots: int) -> Whole:
    """Six spots are cups, other ones for every player; the rest as bits of things."""
    lots = noise.bits(players * spots).reshape(players, spots)  # no two are alike
    no_cups = lots > np.sort(lots, axis=1)[:, CUPS - 1 : CUPS]
    bits: Whole = no_cups @ (np.int64(1) << np.arange(spots) + SPOTS_AT)
    return bits
