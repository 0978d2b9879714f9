"""Hundreds of games in step with each other: the players who never tire, in whole numbers and on arrays.

They weigh as `players.greedy_player` and draw as `players.random_player`, but worth is counted in tenths of a point
times the number of rolls, where it is whole, and equal moves are told apart by chance alone. So the same games come out
on every machine.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.face import KINDS, Face
from rollwrite.wolle.generator.courses import Flags, Whole
from rollwrite.wolle.generator.noise import Noise
from rollwrite.wolle.generator.ways import FAR, PAW, TOYS, Bytes, Ways
from rollwrite.wolle.rules import CUPS, DIE
from rollwrite.wolle.scoring import CUP_POINTS, PAW_POINTS

Value = TypeVar("Value", bound=np.generic)
Habit = Literal["weighs", "goes on", "stops", "draws anything"]
Worth = NDArray[np.int32]

MOST_ROLLS = 30  # by then nobody is having fun
TENTHS = 10  # the timer's outlook is a whole number of tenths of a roll, nearness of tenths of a point
NEARNESS = 3
SOON = 3 * TENTHS  # with fewer rolls to come the paw is worth a walk
PASS_ODDS = 20  # who draws anything passes once in so many turns
_TIES = 20  # bits of chance between moves of the same worth
_PLACE = 32  # bits for a place in an array
_BYTE = 255
_NEVER = np.uint8(255)  # or-ed to a distance it is farther than any
_AT_ONCE = 1 << 29
# glibc gives back what is free at the end of its heap, and asks for the same pages again at the next roll, which takes
# longer than the roll. It keeps as much as it was once given back in one piece.
np.empty(1 << 24, np.uint8)
_KIND = np.arange(len(KINDS))[:, None]
# By distance, what is nowhere need not be walked to.
_TO_WALK = np.array([far if far < FAR else 0 for far in range(_BYTE + 1)], np.int32)


@dataclass(frozen=True, slots=True)
class Times:
    """When something happened in each game, in rolls; `MOST_ROLLS` where it has not."""

    first_set: Whole  # of the table
    length: Whole  # the last player was done
    timer_length: Whole  # the timer had run out, whether anybody was left to see it or not


@dataclass(frozen=True, slots=True)
class Games(Times):
    """What became of the games; a row for each game, a column for each seat where there are two."""

    points: Whole
    on_paw: Flags
    cups: Whole
    things: Whole  # what each player's yarn reached


@dataclass(frozen=True, slots=True)
class _Options:
    """All that players may do now, those of one player side by side: first to pass, then the legal ways."""

    firsts: Whole  # where those of each player begin
    which: Whole  # of the players that draw
    player: Whole
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
        if not tables.roll() or is_settled(tables.times(), rolls):
            break
    return tables.games()


class _Tables:
    """All games at one moment. Players of one game stand side by side."""

    def __init__(self, face: Face, ways: Ways, habits: Sequence[Habit], games: int, noise: Noise) -> None:
        self.ways, self.noise, self.habits, self.seats = ways, noise, habits, len(habits)
        players = games * len(habits)
        self.numbers = len(face.timer)
        self.timer = _whole([*face.timer, len(DIE) + 1])
        self.to_come = _whole([_rolls_to_come(face.timer[n:]) for n in range(len(face.timer) + 1)])
        self.sets_worth = np.array([sum(face.set_points[:n]) for n in range(TOYS + 1)], np.int32)
        self.end = np.full(players, ways.start, np.int64)
        self.drawn = np.zeros(players * ways.count_of_lines, np.uint32)
        self.things = np.zeros(players, np.int64)
        self.cups = _circled(noise, players, len(face.cup_spots))
        self.points = np.zeros(players, np.int32)
        self.rolls = 0
        self.struck = np.zeros(games, np.int64)
        self.first_set, self.length, self.timer_length = (np.full(games, MOST_ROLLS, np.int64) for _ in range(3))

    def times(self) -> Times:
        return Times(self.first_set, np.minimum(self.length, self.timer_length), self.timer_length)

    def games(self) -> Games:
        times = self.times()
        broken = np.bitwise_count(self.things & self.cups).astype(np.int64)
        return Games(
            times.first_set,
            times.length,
            times.timer_length,
            self._by_table(self.points.astype(np.int64)),
            self._by_table(self.things >= PAW),
            self._by_table(broken),
            self._by_table(self.things),
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
        players = (running.repeat(self.seats) & (self.things < PAW)).nonzero()[0]
        self._draw(players, dice.take(players // self.seats))
        self.length[running & (self.length == MOST_ROLLS) & self._are_done()] = self.rolls
        return True

    def _are_done(self) -> Flags:
        """Tables where nobody goes on."""
        are_done: Flags = np.logical_and.reduce(self._by_table(self._idle()).T)
        return are_done

    def _idle(self) -> Flags:
        """Who has stopped, or is stuck: cannot draw a single segment."""
        lines, segments = self.ways.beside
        drawn = self.drawn.take(self._on_paper(np.arange(len(self.end)), lines.take(self.end, axis=1)))
        free = segments.take(self.end, axis=1) & ~drawn
        idle: Flags = (self.things >= PAW) | (free[0] | free[1] == 0)
        return idle

    def _on_paper(self, players: Whole, lines: Whole) -> Whole:
        """Where among all that is drawn a line of a player's mat is."""
        return players * self.ways.count_of_lines + lines

    def _draw(self, players: Whole, dice: Whole) -> None:
        """Every player takes the best of the moves they have, or passes."""
        options = self._options(players, self.ways.rows(self.end.take(players), dice))
        then = _Then(self.things.take(options.player) | self.ways.things.take(options.way))
        points = self._points(then, options.player)
        taken = self._best(options, self._worth(then, points, options))
        way = options.way.take(taken)
        self.drawn[self._on_paper(players, self.ways.lines.take(way, axis=1))] |= self.ways.segments.take(way, axis=1)
        self.end[players] = self.ways.ends.take(way)
        self.things[players] = then.things.take(taken)
        self.points[players] = points.take(taken)
        tables = players.take(then.sets.take(taken).nonzero()[0]) // self.seats
        self.first_set[tables] = np.minimum(self.first_set.take(tables), self.rolls)

    def _options(self, players: Whole, rows: Whole) -> _Options:
        """Each segment once; who goes on does not stop."""
        counts = self.ways.counts.take(rows)
        firsts = counts.cumsum() - counts
        which = np.arange(len(players)).repeat(counts)
        way = np.arange(len(which)) + (self.ways.firsts.take(rows) - firsts).take(which)
        player = players.take(which)
        drawn = self.drawn.take(self._on_paper(player, self.ways.lines.take(way, axis=1)))
        taken = drawn & self.ways.segments.take(way, axis=1)
        legal = taken[0] | taken[1] == 0
        if "goes on" in self.habits:
            legal &= ~(self._is("goes on", player) & (self.ways.things.take(way) >= PAW))
        its = legal.nonzero()[0]
        return _Options(legal.cumsum().take(firsts) - 1, which.take(its), player.take(its), way.take(its))

    def _is(self, habit: Habit, player: Whole) -> Flags:
        return np.array([its == habit for its in self.habits]).take(player % self.seats)

    def _points(self, then: "_Then", player: Whole) -> Worth:
        broken = np.bitwise_count(then.things & self.cups.take(player))
        points: Worth = np.multiply(broken, CUP_POINTS, dtype=np.int32) + self.sets_worth.take(then.sets) + then.toys
        return points + np.multiply(then.is_stop, PAW_POINTS, dtype=np.int32)

    def _worth(self, then: "_Then", points: Worth, options: _Options) -> Worth:
        """What they will have then, less the way still to walk, or for a stop what it costs to stop."""
        to_come = self.to_come.take(self.struck).repeat(self.seats)
        price = (to_come * np.maximum(self.points, 0)).astype(np.int32)
        step = np.where(to_come > 0, NEARNESS * self.rolls, 0).astype(np.int32)
        walk = step.take(options.player) * _TO_WALK.take(self._distance(then, options, to_come >= SOON))
        worth: Worth = TENTHS * self.rolls * points - np.where(then.is_stop, price.take(options.player), walk)
        if "stops" in self.habits:
            worth[then.is_stop & self._is("stops", options.player)] = _AT_ONCE
        if "draws anything" in self.habits:
            worth[self._is("draws anything", options.player)] = 0
        return worth

    def _distance(self, then: "_Then", options: _Options, too_soon: Flags) -> Bytes:
        """How far the next thing worth having is: a toy of a kind that the next set lacks, or soon the paw."""
        ends = self.ways.ends.take(options.way)
        table = (_KIND * len(self.ways.dots) + ends << TOYS) + then.kinds
        toys = self.ways.nearest.take(table) | (then.counts != then.sets) * _NEVER
        paw = self.ways.paw_distance.take(ends) | (too_soon * _NEVER).take(options.player)
        distance: Bytes = np.minimum(toys.min(axis=0), paw)
        return distance

    def _best(self, options: _Options, worth: Worth) -> Whole:
        """Of each player the best option: a move beats a pass that is worth the same, and chance is between moves."""
        chance = self.noise.skipped(len(worth) - len(options.firsts))
        lazy = self.noise.skipped(len(options.firsts))
        worth = 2 * worth
        worth[options.firsts] -= 1
        if "draws anything" in self.habits:
            anything = self._is("draws anything", options.player.take(options.firsts)).nonzero()[0]
            worth[options.firsts[anything]] = np.where(lazy.below(PASS_ODDS, anything) == 0, 1, -1)
        best = np.maximum.reduceat(worth, options.firsts)
        equal = (worth == best.take(options.which)).nonzero()[0]
        which = options.which.take(equal)
        # Passes draw no lots, and each player's stands before their moves.
        lots = (chance.below(1 << _TIES, equal - which - 1) << _PLACE) - equal
        return -np.maximum.reduceat(lots, _firsts(which)) & (1 << _PLACE) - 1


class _Then:
    """What each player would have then."""

    def __init__(self, things: Whole) -> None:
        self.things = things
        self.is_stop = things >= PAW
        self.kinds: Whole = things >> TOYS * _KIND & _BYTE
        self.counts = np.bitwise_count(self.kinds)
        self.toys: Worth = self.counts.sum(axis=0, dtype=np.int32)  # a point each
        self.sets: Bytes = self.counts.min(axis=0)


def _firsts(which: Whole) -> Whole:
    """Where each number of an ordered list stands first."""
    is_new = np.ones(len(which), bool)
    np.not_equal(which[1:], which[:-1], out=is_new[1:])
    return is_new.nonzero()[0]


def _whole(values: Sequence[int]) -> Whole:
    return np.array(values, np.int64)


def sets(things: Whole) -> NDArray[np.uint8]:
    return _Then(things.ravel()).sets.reshape(things.shape)


def _rolls_to_come(timer: Sequence[int]) -> int:
    """In tenths: a number n is struck by 7 - n faces of six."""
    return sum(TENTHS * len(DIE) // (len(DIE) + 1 - number) for number in timer)


def _circled(noise: Noise, players: int, spots: int) -> Whole:
    """Six spots for every player, as bits of things."""
    lots = noise.bits(players * spots).reshape(players, spots)  # no two are alike
    circled = lots <= np.sort(lots, axis=1)[:, CUPS - 1 : CUPS]
    bits: Whole = circled @ (np.int64(1) << np.arange(spots) + TOYS * len(KINDS))
    return bits
