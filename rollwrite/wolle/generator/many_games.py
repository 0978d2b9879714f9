"""Hundreds of games in step with each other: the players who never tire, in whole numbers and on arrays.

They weigh as `players.greedy_player` and draw as `players.random_player`, but worth is counted in tenths of a point
times the number of rolls, where it is whole, and equal moves are told apart by chance alone. So the same games come out
on every machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.face import KINDS, Face
from rollwrite.wolle.generator.noise import Noise
from rollwrite.wolle.generator.ways import FAR, TOYS, Flags, Ways, Whole, Words
from rollwrite.wolle.rules import CUPS, DIE
from rollwrite.wolle.scoring import CUP_POINTS, PAW_POINTS

Value = TypeVar("Value", bound=np.generic)
Habit = Literal["weighs", "goes on", "stops", "draws anything"]

MOST_ROLLS = 30  # by then nobody is having fun
TENTHS = 10  # the timer's outlook is a whole number of tenths of a roll, nearness of tenths of a point
NEARNESS = 3
SOON = 3 * TENTHS  # with fewer rolls to come the paw is worth a walk
PASS_ODDS = 20  # who draws anything passes once in so many turns
_TIES = 20  # bits of chance below every worth
_BYTE = np.uint64(255)
_NO_MOVE = np.iinfo(np.int64).min
_AT_ONCE = 1 << 32


@dataclass(frozen=True, slots=True)
class Games:
    """What became of the games; a row for each game, a column for each seat where there are two."""

    points: Whole
    on_paw: Flags
    cups: Whole
    things: Words  # what each player's yarn reached
    length: Whole  # the rolls until the last player was done
    timer_length: Whole  # the rolls until the timer had run out, whether anybody was left to see it or not
    first_set: Whole  # the roll of the table's first set


def play(
    face: Face, ways: Ways, habits: Sequence[Habit], games: int, noise: Noise, most_rolls: int = MOST_ROLLS
) -> Games:
    """So many games of these players, who sit at every table in the same order."""
    tables = _Tables(face, ways, habits, games, noise)
    for _ in range(most_rolls):
        if not tables.roll():
            break
    return tables.games()


class _Tables:
    """All games at one moment. Players of one game stand side by side."""

    def __init__(self, face: Face, ways: Ways, habits: Sequence[Habit], games: int, noise: Noise) -> None:
        self.ways, self.noise, self.seats = ways, noise, len(habits)
        players = games * len(habits)
        self.numbers = len(face.timer)
        self.timer = _whole([*face.timer, len(DIE) + 1])
        self.to_come = _whole([_rolls_to_come(face.timer[n:]) for n in range(len(face.timer) + 1)])
        self.sets_worth = _whole([sum(face.set_points[:n]) for n in range(TOYS + 1)])
        self.end = np.full(players, ways.start, np.int64)
        self.drawn = np.zeros((ways.words, players), np.uint64)
        self.things = np.zeros(players, np.uint64)
        self.cups = _circled(noise, players, len(face.cup_spots))
        self.points = np.zeros(players, np.int64)
        self.stopped = np.zeros(players, bool)
        self.goes_on, self.stops, self.draws_anything = (
            np.tile([habit == name for habit in habits], games) for name in ("goes on", "stops", "draws anything")
        )
        self.rolls = 0
        self.struck = np.zeros(games, np.int64)
        self.first_set, self.length, self.timer_length = (np.full(games, MOST_ROLLS, np.int64) for _ in range(3))

    def games(self) -> Games:
        broken = np.bitwise_count(self.things & self.cups).astype(np.int64)
        return Games(
            self._by_table(self.points),
            self._by_table(self.stopped),
            self._by_table(broken),
            self._by_table(self.things),
            np.minimum(self.length, self.timer_length),
            self.timer_length,
            self.first_set,
        )

    def roll(self) -> bool:
        """One roll at every table whose timer runs; says whether there was any."""
        running = self.struck < self.numbers
        if not running.any():
            return False
        self.rolls += 1
        dice = 1 + self.noise.below(len(DIE), len(running))
        strikes = running & (self.first_set < self.rolls) & (dice >= self.timer[self.struck])
        self.struck += strikes
        self._note(self.timer_length, self.struck == self.numbers)
        self._draw(np.flatnonzero(np.repeat(running, self.seats) & ~self.stopped), np.repeat(dice, self.seats))
        self.length[self._done(running)] = self.rolls
        self._note(self.first_set, np.any(self._by_table(sets(self.things) > 0), axis=1))
        return True

    def _by_table(self, values: NDArray[Value]) -> NDArray[Value]:
        return values.reshape(-1, self.seats)

    def _note(self, when: Whole, happened: Flags) -> None:
        """Write down this roll where something has happened for the first time."""
        when[happened] = np.minimum(when[happened], self.rolls)

    def _done(self, running: Flags) -> Whole:
        """Tables where everybody has stopped or is stuck by now. Nearly always somebody goes on, and who sits behind
        that seat need not be looked at."""
        tables = np.flatnonzero(running & (self.length == MOST_ROLLS))
        for seat in range(self.seats):
            players = tables * self.seats + seat
            tables = tables[self.stopped[players] | self._are_stuck(players)]
        return tables

    def _are_stuck(self, players: Whole) -> Flags:
        """Who cannot draw a single segment."""
        free = self.ways.beside[:, self.end[players]] & ~self.drawn[:, players]
        stuck: Flags = np.all(free == 0, axis=0)
        return stuck

    def _draw(self, players: Whole, dice: Whole) -> None:
        """Every player takes the best of the moves they have, or passes."""
        which, way = self._best(players, self.ways.rows(self.end[players], dice[players]))
        player = players[which]
        self.drawn[:, player] |= self.ways.segments[:, way]
        self.things[player] |= self.ways.things[way]
        self.end[player] = self.ways.ends[way]
        self.stopped[player] = self.ways.is_stop[way]
        things = self.things[player]
        self.points[player] = self._counted(_Toys(things), things & self.cups[player], self.stopped[player])

    def _best(self, players: Whole, rows: Whole) -> tuple[Whole, Whole]:
        """Who of the players draws, and the best way of each. A move beats a pass that is worth the same."""
        which, way = self._legal(players, rows)
        worth = self._worth(players[which], way)
        keys = (worth << _TIES) + self.noise.below(1 << _TIES, len(worth))
        passing = self._worth_of_passing(players) << _TIES
        first = _first_of_each(which)
        best = np.maximum.reduceat(keys, first)
        best[best < passing[which[first]]] = _NO_MOVE
        taken = np.flatnonzero(keys == np.repeat(best, np.diff(first, append=len(keys))))
        taken = taken[_first_of_each(which[taken])]
        return which[taken], way[taken]

    def _legal(self, players: Whole, rows: Whole) -> tuple[Whole, Whole]:
        """Every way that a player may go, and whose it is. Each segment once; who goes on does not stop."""
        counts = self.ways.counts[rows]
        which = np.repeat(np.arange(len(players)), counts)
        way = np.arange(len(which)) + np.repeat(self.ways.firsts[rows] - (np.cumsum(counts) - counts), counts)
        taken = np.zeros(len(way), np.uint64)
        for ways, drawn in zip(self.ways.segments, self.drawn, strict=True):
            taken |= ways.take(way) & drawn[players].repeat(counts)
        legal = (taken == 0) & ~(self.goes_on[players].repeat(counts) & self.ways.is_stop.take(way))
        return which[legal], way[legal]

    def _counted(self, toys: "_Toys", broken: Words, stopped: Flags) -> Whole:
        cups = np.bitwise_count(broken).astype(np.int64)
        points: Whole = toys.worth + self.sets_worth[toys.sets] + CUP_POINTS * cups + PAW_POINTS * stopped
        return points

    def _worth(self, player: Whole, way: Whole) -> Whole:
        """What is gained now, and what comes after: a step nearer, or for a stop what it costs to stop."""
        things = self.things[player] | self.ways.things.take(way)
        toys, stop = _Toys(things), self.ways.is_stop.take(way)
        before, to_come = self.points[player], self._to_come(player)
        gain = self._counted(toys, things & self.cups[player], stop) - before
        nearness = -NEARNESS * self.rolls * self._distance(toys, self.ways.ends.take(way), to_come)
        after = np.where(stop, -to_come * np.maximum(before, 0), nearness)
        worth: Whole = TENTHS * self.rolls * gain + after
        worth[stop & self.stops[player]] = _AT_ONCE
        worth[self.draws_anything[player]] = 0
        return worth

    def _worth_of_passing(self, players: Whole) -> Whole:
        distance = self._distance(_Toys(self.things[players]), self.end[players], self._to_come(players))
        lazy = self.noise.below(PASS_ODDS, len(players)) == 0
        worth: Whole = np.where(self.draws_anything[players], np.where(lazy, 1, -1), -NEARNESS * self.rolls * distance)
        return worth

    def _to_come(self, player: Whole) -> Whole:
        to_come: Whole = self.to_come[self.struck[player // self.seats]]
        return to_come

    def _distance(self, toys: "_Toys", ends: Whole, to_come: Whole) -> Whole:
        """How far the next thing worth having is: a toy of a kind that the next set lacks, or soon the paw."""
        distance = np.where(to_come < SOON, self.ways.paw_distance[ends], FAR).astype(np.uint8)
        table = ends << TOYS
        for nearest, its, count in zip(self.ways.nearest, toys.kinds, toys.counts, strict=True):
            there = nearest.take(table | ~its)
            there[count != toys.sets] = FAR
            np.minimum(distance, there, out=distance)
        distance[(distance == FAR) | (to_come == 0)] = 0
        return distance.astype(np.int64)


class _Toys:
    """What each player has fetched, kind by kind."""

    def __init__(self, things: Words) -> None:
        self.kinds = [_byte(things, kind) for kind in range(len(KINDS))]
        self.counts = [np.bitwise_count(its) for its in self.kinds]
        mice, socks, planes = self.counts
        self.worth = mice + socks + planes  # a point each
        self.sets = np.minimum(np.minimum(mice, socks), planes)


def _first_of_each(which: Whole) -> Whole:
    """Where each number of an ordered list stands first."""
    return np.flatnonzero(np.diff(which, prepend=-1))


def _whole(values: Sequence[int]) -> Whole:
    return np.array(values, np.int64)


def _byte(things: Words, kind: int) -> NDArray[np.uint8]:
    return (things >> np.uint64(TOYS * kind) & _BYTE).astype(np.uint8)


def sets(things: Words) -> NDArray[np.uint8]:
    return _Toys(things).sets


def _rolls_to_come(timer: Sequence[int]) -> int:
    """In tenths: a number n is struck by 7 - n faces of six."""
    return sum(TENTHS * len(DIE) // (len(DIE) + 1 - number) for number in timer)


def _circled(noise: Noise, players: int, spots: int) -> Words:
    """Six spots for every player, as bits of things."""
    order = np.argsort(noise.bits(players * spots).reshape(players, spots), axis=1, kind="stable")[:, :CUPS]
    bits = np.uint64(1) << (order + TOYS * len(KINDS)).astype(np.uint64)
    circled: Words = np.bitwise_or.reduce(bits, axis=1)
    return circled
