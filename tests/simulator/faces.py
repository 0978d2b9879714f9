"""Which face is printed: one of the house's two, a seed nobody used before, or a mat of somebody's own making."""

from dataclasses import replace
from functools import lru_cache

from rollwrite.wolle.face import FACES, Face, Segment, column_and_row, dot_name, face_called
from rollwrite.wolle.seeds import VERSION, generate
from tests.simulator.dice import Dice

WOLLE = "wolle"
SEEDS, OWN = "wolle-seeds", "wolle-own"  # Wolle's sheet with a fresh face each
KINDS = (WOLLE, SEEDS, OWN)
SHEETS = (*KINDS, "volle-wolle", "uly-polly")
_OWN_NAME = "own-"
_MOST = 10**9


def face_words(kind: str, dice: Dice) -> str:
    """What the photographer's printer was told with --face. All else of a photo is the same for all kinds."""
    usual, fresh = dice.pick(FACES), dice.child("face").whole(0, _MOST)
    return {WOLLE: usual, SEEDS: f"g{VERSION}-{fresh}", OWN: f"{_OWN_NAME}{fresh}"}[kind]


@lru_cache(maxsize=400)
def face_of(words: str) -> Face:
    number = words.removeprefix(_OWN_NAME)
    return face_called(words) if number == words else _turned_over(generate(number), words)


def _turned_over(face: Face, name: str) -> Face:
    """As somebody would edit a face: left is right, sets count for more, and every second block was drawn anew, from
    another corner, so that it is none from the box and takes as much room in the code as those of A and B."""

    def over(dot: str) -> str:
        column, row = column_and_row(dot)
        return dot_name(face.columns + 1 - column, row)

    def segment(a: str, b: str) -> Segment:
        return (over(a), over(b)) if a[0] == b[0] else (over(b), over(a))

    def in_order(dots: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(map(over, dots), key=lambda dot: column_and_row(dot)[::-1]))

    blocks = (tuple((round(face.columns + 1 - x, 2), y) for x, y in block) for block in face.blocks)
    segments = (segment(a, b) for a, b in face.segments)
    return replace(
        face,
        name=name,
        dots=in_order(face.dots),
        segments=tuple(sorted(segments, key=lambda one: [column_and_row(dot)[::-1] for dot in one])),
        start=over(face.start),
        paw=over(face.paw),
        objects={over(dot): kind for dot, kind in face.objects.items()},
        cup_spots=in_order(face.cup_spots),
        blocks=tuple(block[n % 2 :] + block[: n % 2] for n, block in enumerate(blocks)),
        set_points=tuple(2 * points for points in face.set_points),
    )
