"""The score sheet of Uly & Polly, A5 upright: who plays above, a row for every round below."""

from collections.abc import Iterator

from rollwrite.uly_polly.sheet import PLAYS, ROUNDS, SEATS, ended, plays, was_wolf
from sheets.layout.model import Layout, MarkBox, Picture, Rect, Words, WriteLine, corner_markers
from sheets.layout.rules import OneOf, Rule

VERSION = 1
PAGE = Rect(0, 0, 148, 210)
BOX = 6.8

SEAT = Rect(14.4, 38.0, BOX, BOX)
SEAT_STEP = 9.6
NAMES = Rect(31.0, 0, 68, 0)

WOLF = Rect(29.4, 108.0, BOX, BOX)  # the first round's first box
WOLF_STEP = 12.4
ROUND_STEP = 11.6
FOUND_X, ESCAPED_X = 101.4, 122.0
TABLE = Rect(13.0, 88.0, 122.0, 90.4)
TOKENS_Y = 186.0


def layout(first_marker: int) -> Layout:
    return Layout(
        game="uly-polly",
        version=VERSION,
        page=PAGE,
        markers=corner_markers(first_marker, PAGE, size=9, inset_x=13, inset_y=10),
        code=Rect(107.5, 10, 15, 15),
        boxes=(*_seat_boxes(), *_round_boxes()),
        pictures=tuple(_pictures()),
        words=tuple(_words()),
        lines=(*_name_lines(), *_token_lines()),
        rules=tuple(_rules()),
    )


def _seat_boxes() -> list[MarkBox]:
    return [MarkBox(plays(seat), SEAT.shifted(y=n * SEAT_STEP), PLAYS, n + 1) for n, seat in enumerate(SEATS)]


def _round_boxes() -> list[MarkBox]:
    boxes: list[MarkBox] = []
    for n, row in enumerate(ROUNDS):
        first = WOLF.shifted(y=n * ROUND_STEP)
        boxes += [
            MarkBox(was_wolf(row, seat), first.shifted(x=k * WOLF_STEP), row, k + 1, _the_wolf(row))
            for k, seat in enumerate(SEATS)
        ]
        found, escaped = Rect(FOUND_X, first.y, BOX, BOX), Rect(ESCAPED_X, first.y, BOX, BOX)
        boxes.append(MarkBox(ended(row, "dog"), found, row, len(SEATS) + 1, _the_end(row)))
        boxes.append(MarkBox(ended(row, "wolf"), escaped, row, len(SEATS) + 2, _the_end(row)))
    return boxes


def _rules() -> Iterator[Rule]:
    """A round has one wolf and one end."""
    for row in ROUNDS:
        yield OneOf(_the_wolf(row))
        yield OneOf(_the_end(row))


def _the_wolf(row: str) -> str:
    return f"{row}.wolf"


def _the_end(row: str) -> str:
    return f"{row}.ended"


def _pictures() -> list[Picture]:
    middles = ((FOUND_X, "dog-head"), (ESCAPED_X, "wolf-head"))
    return [Picture(name, Rect(x + BOX / 2 - 4.5, 89.6, 9, 9)) for x, name in middles]


def _words() -> list[Words]:
    seats = [
        Words(str(n + 1), 26.2, SEAT.y + n * SEAT_STEP + 5.2, 15, "middle", literal=True, title=True)
        for n in range(len(SEATS))
    ]
    columns = [
        Words(str(n + 1), WOLF.x + BOX / 2 + n * WOLF_STEP, 103.8, 13, "middle", literal=True, title=True)
        for n in range(len(SEATS))
    ]
    rows = [
        Words(f"{n + 1}.", 22.6, WOLF.y + n * ROUND_STEP + 5.1, 13, "end", literal=True, title=True)
        for n in range(len(ROUNDS))
    ]
    return [
        Words("title", 24.2, 18.6, 22, title=True),
        Words("players", SEAT.x, 33.6, 8.5, bold=True),
        *seats,
        Words("round", 15.0, 95.4, 8.5, bold=True),
        Words("who-was-wolf", WOLF.x + 2 * WOLF_STEP + BOX / 2, 95.4, 8.5, "middle", bold=True),
        *columns,
        *rows,
        Words("found", FOUND_X + BOX / 2, 103.6, 8, "middle", bold=True),
        Words("escaped", ESCAPED_X + BOX / 2, 103.6, 8, "middle", bold=True),
        Words("tokens", 24.6, TOKENS_Y - 0.6, 8.5, "end", bold=True),
        Words("how-to", 24.0, 193.6, 6.5, width=100.0),
    ]


def name_line(place: int) -> Rect:
    """Where the name of the player at this place stands, from 0."""
    return NAMES.shifted(y=SEAT.y + BOX - 0.4 + place * SEAT_STEP)


def _name_lines() -> list[WriteLine]:
    return [WriteLine("", name_line(place)) for place in range(len(SEATS))]


def _token_lines() -> list[WriteLine]:
    first = Rect(WOLF.x - 1.2, TOKENS_Y, BOX + 2.4, 0)
    return [WriteLine("", first.shifted(x=n * WOLF_STEP)) for n in range(len(SEATS))]
