"""The score sheet of Volle Wolle: a block for each of six players, numbers on the left, cards on the right.

It is larger than the other sheets, since six players have nearly four hundred boxes; it fits on A4 and on Letter.
"""

from collections.abc import Iterator

from rollwrite.volle_wolle.sheet import BONE, CARDS, DIGITS, NUMBERS, SEATS, bone_box, card_box, number_box
from sheets.layout.model import Layout, MarkBox, Picture, Rect, Words, WriteLine, corner_markers
from sheets.layout.rules import InOrder, OneOf, Rule, WhoPlaysCrosses

VERSION = 1
PAGE = Rect(0, 0, 200, 268)
BOX = 5.8
STEP = 7.25  # from box to box: a pen's width and a little more between two
ROW_STEP = 7.2

FIRST_BLOCK = 29.5
BLOCK_STEP = 36.4
ROWS = 7.6  # below the top of a block
NUMBERS_X = 35.0
CARDS_X = 134.4
LABELS_X = 20.8
NAME = Rect(134.4, 5.2, 56.6, 0)
TOTAL = Rect(158.0, 0, 33.0, 0)

LEAST_CROSSED = 3  # who has played crosses a digit for the herd's units, for black sheep and for chips

NUMBER_PICTURES = {"tens": "sheep-face", "black": "black-sheep-face", "chips": "ball"}


def layout(first_marker: int) -> Layout:
    return Layout(
        game="volle-wolle",
        version=VERSION,
        page=PAGE,
        markers=corner_markers(first_marker, PAGE, size=10, inset_x=10, inset_y=10),
        code=Rect(160.5, 10, 16, 16),
        boxes=tuple(box for place in range(len(SEATS)) for box in _boxes(place)),
        pictures=tuple(picture for place in range(len(SEATS)) for picture in _pictures(place)),
        words=(*_heading(), *(words for place in range(len(SEATS)) for words in _words(place))),
        lines=tuple(line for place in range(len(SEATS)) for line in _lines(place)),
        rules=tuple(_rules()),
    )


def block_top(place: int) -> float:
    return FIRST_BLOCK + place * BLOCK_STEP


def _row(place: int, row: int) -> float:
    return block_top(place) + ROWS + row * ROW_STEP


def _column(value: int) -> float:
    """Digits from 0, then the boxes for ten and twenty more."""
    return NUMBERS_X + STEP * (value if value < len(DIGITS) else len(DIGITS) + value // 10 - 1)


def _boxes(place: int) -> Iterator[MarkBox]:
    seat = SEATS[place]
    for row, (name, more) in enumerate(NUMBERS.items()):
        for n, value in enumerate((*DIGITS, *more)):
            rect = Rect(_column(value), _row(place, row), BOX, BOX)
            choice = _digit(seat, name) if value in DIGITS else _more(seat, name)
            yield MarkBox(number_box(seat, name, value), rect, f"{seat}.{name}", n + 1, choice, seat)
    for row, (name, cards) in enumerate(CARDS.items()):
        for n in range(cards):
            rect = Rect(CARDS_X + n * STEP, _row(place, row), BOX, BOX)
            yield MarkBox(card_box(seat, name, n + 1), rect, f"{seat}.{name}", n + 1, seat=seat)
    rect = Rect(CARDS_X, _row(place, len(CARDS)), BOX, BOX)
    yield MarkBox(bone_box(seat), rect, f"{seat}.{BONE}", 1, BONE, seat)


def _rules() -> Iterator[Rule]:
    """Cards are crossed from the left; of digits, and of what is added to them, one; and there is one bone for all."""
    for seat in SEATS:
        yield from (InOrder(f"{seat}.{name}") for name in CARDS)
        yield from (OneOf(_digit(seat, name)) for name in NUMBERS)
        yield from (OneOf(_more(seat, name)) for name, more in NUMBERS.items() if more)
    yield OneOf(BONE)
    yield WhoPlaysCrosses(LEAST_CROSSED)


def _digit(seat: str, name: str) -> str:
    return f"{seat}.{name}"


def _more(seat: str, name: str) -> str:
    return f"{seat}.{name}+"


def _pictures(place: int) -> Iterator[Picture]:
    for row, name in enumerate(NUMBERS):
        if name in NUMBER_PICTURES:
            yield Picture(NUMBER_PICTURES[name], Rect(13.6, _row(place, row) - 0.1, 6, 6))
    yield Picture("dog-head", Rect(126.6, _row(place, 0) - 0.1, 6, 6))
    yield Picture("bone", Rect(126.6, _row(place, 3) - 0.1, 6, 6))


def _words(place: int) -> Iterator[Words]:
    top = block_top(place)
    yield Words(str(place + 1), 17.0, top + 5.9, 16, "middle", literal=True, title=True)
    for value in (*DIGITS, 10, 20):
        text = str(value) if value in DIGITS else f"+{value}"
        yield Words(text, _column(value) + BOX / 2, top + 6.4, 8, "middle", literal=True, title=True)
    for row, name in enumerate(NUMBERS):
        yield Words(name, LABELS_X, _row(place, row) + 4.0, 8)
    for row, name in ((1, "3-7-0"), (2, "0-0-7")):
        yield Words(name, 132.8, _row(place, row) + 4.1, 9, "end", literal=True, title=True)
    yield Words("name", 132.8, top + 5.2, 8, "end")
    yield Words("total", TOTAL.x - 1.6, _row(place, 3) + 5.2, 8, "end", bold=True)


def _lines(place: int) -> Iterator[WriteLine]:
    yield WriteLine("", NAME.shifted(y=block_top(place)))
    yield WriteLine("", TOTAL.shifted(y=_row(place, 3) + 5.6))


def _heading() -> tuple[Words, ...]:
    return (
        Words("title", 23.5, 19.4, 26, title=True),
        Words("how-to", 23.5, 251.6, 6.5, width=153.0),
    )
