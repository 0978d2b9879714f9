"""Slips of the pen on a score sheet: what would have to be different for it to be a game by the rules.

Of all games the sheet could tell, the nearest one is taken to be meant: the one that differs from the marks in the
fewest places. A place is a player's box or the row of a round. What differs there is asked, and nothing else: a wolf
in the wrong column is one question, not one for every box it does not agree with.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from rollwrite.finding import Finding, finding
from rollwrite.message import Fact, message
from rollwrite.uly_polly.rules import LEAST_PLAYERS, MOST_PLAYERS, Rule, rounds_of
from rollwrite.uly_polly.sheet import PLAYS, ROUNDS, SEATS, Row, ScoreSheet

Distance = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A game that can be noted on a sheet: who sits where, who was the first wolf, and how many rounds have begun.

    How the rounds end is free, and the last one may be open.
    """

    seats: tuple[str, ...] = ()
    first: int = 0
    rounds: int = 0

    @property
    def whole(self) -> bool:
        return 0 < self.rounds == rounds_of(len(self.seats))

    def wolf(self, place: int) -> str | None:
        """Who is the wolf of the row at this place, from 0. The role goes round to the left; None: the row is empty."""
        return self.seats[(self.first + place) % len(self.seats)] if place < self.rounds else None

    def slips(self, place: int, row: Row) -> tuple[int, int]:
        """How many marks of a row are wrong or missing: those that say who was the wolf, and how it ended.

        One mark for another is one slip.
        """
        wolf = self.wolf(place)
        if wolf is None:
            return len(row.wolves), len(row.ends)
        others = sum(seat != wolf for seat in row.wolves)
        missing = len(row.ends) == 0 and place < self.rounds - 1
        return max(others, wolf not in row.wolves), max(len(row.ends) - 1, missing)


@cache
def stories() -> tuple[Story, ...]:
    """Every game there is, the one that nobody plays included."""
    tables = [seats for count in range(LEAST_PLAYERS, MOST_PLAYERS + 1) for seats in combinations(SEATS, count)]
    return (
        Story(),
        *(Story(seats) for seats in tables),
        *(
            Story(seats, first, rounds)
            for seats in tables
            for first in range(len(seats))
            for rounds in range(1, rounds_of(len(seats)) + 1)
        ),
    )


def slips(sheet: ScoreSheet) -> Iterator[Finding]:
    """A question for each place that is not as the nearest game has it."""
    story = nearest(sheet)
    yield from _seat_slips(sheet, story)
    for place, row in enumerate(sheet.rows):
        if row.empty != (story.wolf(place) is None):
            yield _stray(sheet, story, place) if story.wolf(place) is None else _left_out(sheet, place)
            continue
        wolf_slips, end_slips = story.slips(place, row)
        if wolf_slips:
            yield _wrong_wolf(sheet, story, place)
        if end_slips:
            yield _wrong_end(row, place)


def nearest(sheet: ScoreSheet) -> Story:
    rows, seats = sheet.rows, frozenset(sheet.seats)
    return min(stories(), key=lambda story: _distance(story, rows, seats))


def _distance(story: Story, rows: tuple[Row, ...], seats: frozenset[str]) -> Distance:
    """First the places that differ, then the slips in them. Of equals, a game that was played to its end; then the one
    that leaves the players alone, rubs out little, and finds fault with what came last."""
    other_seats = len(seats ^ frozenset(story.seats))
    slips = [sum(story.slips(place, row)) for place, row in enumerate(rows)]
    other_rows = [place for place, count in enumerate(slips) if count]
    return (
        other_seats + len(other_rows),
        other_seats + sum(slips),
        not (story.whole and rows[story.rounds - 1].ends),
        other_seats,
        len(seats.difference(story.seats)) + sum(slips[story.rounds :]),
        -sum(other_rows),
    )


def _seat_slips(sheet: ScoreSheet, story: Story) -> Iterator[Finding]:
    for seat in sheet.seats:
        if seat not in story.seats:
            yield finding(Rule.WRONG_WOLF, "uly-polly/passed-over", where=seat, player=_player(sheet, seat))
    missing = {seat: _first_as_wolf(sheet, story, seat) for seat in story.seats if seat not in sheet.seats}
    yield from (_not_playing(sheet, seat, place, seat) for seat, place in missing.items() if place is not None)
    if None in missing.values():
        yield _few_players(PLAYS)


def _first_as_wolf(sheet: ScoreSheet, story: Story, seat: str) -> int | None:
    """The row in which somebody was marked as the wolf, or else would be."""
    marked = [place for place, row in enumerate(sheet.rows) if seat in row.wolves]
    return next(iter([*marked, *(place for place in range(story.rounds) if story.wolf(place) == seat)]), None)


def _stray(sheet: ScoreSheet, story: Story, place: int) -> Finding:
    """A marked row where the nearest game has none."""
    row, length = sheet.rows[place], rounds_of(len(sheet.seats))
    before = next((n for n, earlier in enumerate(sheet.rows[:place]) if earlier.empty), None)
    if before is not None:
        return _ask(Rule.NO_ROUND, "uly-polly/left-out", place, empty=before + 1)
    if row.wolf and row.wolf not in sheet.seats:
        return _not_playing(sheet, row.wolf, place, row.name)
    if not length:
        return _few_players(row.name)
    if length <= place:
        return _ask(Rule.GAME_OVER, "uly-polly/many-rounds", place, players=len(sheet.seats), rounds=length)
    return _wrong_wolf(sheet, story, place)


def _left_out(sheet: ScoreSheet, place: int) -> Finding:
    after = next(n for n, later in enumerate(sheet.rows) if n > place and not later.empty)
    left_out = _ask(Rule.NO_ROUND, "uly-polly/left-out", after, empty=place + 1)
    return left_out.at(where=sheet.rows[place].name)


def _wrong_wolf(sheet: ScoreSheet, story: Story, place: int) -> Finding:
    wolf, due = sheet.rows[place].wolf, story.wolf(place)
    if wolf is None or due is None:
        return _ask(Rule.SYNTAX, "uly-polly/one-wolf", place)
    if wolf not in sheet.seats:
        return _not_playing(sheet, wolf, place, sheet.rows[place].name)
    return _ask(Rule.WRONG_WOLF, "uly-polly/other-wolf", place, wolf=_player(sheet, wolf), next=_player(sheet, due))


def _wrong_end(row: Row, place: int) -> Finding:
    if row.ends:
        return _ask(Rule.SYNTAX, "uly-polly/two-ends", place)
    return _ask(Rule.ROUND_OPEN, "uly-polly/no-end", place)


def _few_players(where: str) -> Finding:
    return finding(Rule.HEADER, "uly-polly/few-players", where=where, least=LEAST_PLAYERS, most=MOST_PLAYERS)


def _not_playing(sheet: ScoreSheet, seat: str, place: int, where: str) -> Finding:
    player = _player(sheet, seat)
    return finding(Rule.UNKNOWN_PLAYER, "uly-polly/not-playing", where=where, player=player, round=place + 1)


def _ask(rule: Rule, key: str, place: int, **facts: Fact) -> Finding:
    return Finding(rule, message(key, round=place + 1, **facts), where=ROUNDS[place])


def _player(sheet: ScoreSheet, seat: str) -> Fact:
    """The printed name, or 'player 3'."""
    return sheet.names.get(seat) or message("uly-polly/seat", number=SEATS.index(seat) + 1)
