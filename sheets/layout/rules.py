"""What a game says about the marks on its sheet, told to whoever reads it: sentences as data.

A reader weighs ink; these say which marks can stand together. Their numbers and dots come from the game's own rules,
so that nothing of them is written a second time.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class InOrder:
    """The boxes of this row are crossed one after the other, from its first place on."""

    row: str


@dataclass(frozen=True, slots=True)
class Before:
    """This box is crossed before the first of the row."""

    box: str
    row: str


@dataclass(frozen=True, slots=True)
class OneOf:
    """Of all boxes of this choice one is crossed, or none."""

    choice: str


@dataclass(frozen=True, slots=True)
class WhoPlaysCrosses:
    """Who plays crosses at least so many boxes of the own seat."""

    least: int


@dataclass(frozen=True, slots=True)
class OneThread:
    """The yarn is one thread from this dot: it hangs together, and no segment is drawn twice."""

    start: str


@dataclass(frozen=True, slots=True)
class SoManyOrNone:
    """Of these spots exactly so many are circled, or none. The row is where they are counted when they break."""

    row: str
    count: int
    spots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CountsDots:
    """The row has a cross for each of these dots that the yarn passes."""

    row: str
    dots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CountsRings:
    """The row has a cross for each circled spot that the yarn passes."""

    row: str


@dataclass(frozen=True, slots=True)
class CountsEnd:
    """The row has a cross if the yarn ends on this dot."""

    row: str
    dot: str


Rule = InOrder | Before | OneOf | WhoPlaysCrosses | OneThread | SoManyOrNone | CountsDots | CountsRings | CountsEnd
