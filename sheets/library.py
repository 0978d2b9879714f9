"""What people call: one function a game, with the options of `rollwrite print`."""

from collections.abc import Sequence
from typing import TypedDict, Unpack

from rollwrite.wolle.face import Face
from sheets.press.order import Printed, PrintOrder
from sheets.press.printing import printed


class Options(TypedDict, total=False):
    """What may be said of every game's paper."""

    sheets: int  # how many; left out: one a player, or a page full
    per_page: int  # 1, 2 or 4
    paper: str  # a4, a5 or letter
    lang: str  # en, fr or de
    ink: str  # full, or low: outlines instead of fills
    seed: int  # the same one gives the same ids and the same bytes


def wolle(
    face: Face,
    back: Face | None = None,
    *,
    players: Sequence[str] = (),
    cups: str = "hand",
    **options: Unpack[Options],
) -> Printed:
    """Sheets of one face, or of two for printing on both sides, with the options named in `Options`.

    `cups` are circled by `hand`, `none`, drawn at `random`, or six spots such as `"D4,F7,B9,H6,C11,J10"`.
    """
    faces = (face,) if back is None else (face, back)
    return printed(PrintOrder("wolle", faces=faces, players=tuple(players), cups=cups, **options))


def volle_wolle(
    part: str = "all", *, players: Sequence[str] = (), deck: str = "", **options: Unpack[Options]
) -> Printed:
    """`part` is `tables`, `cards`, `chips`, `help`, `score` or `all`; `deck` is the path of a deck of one's own."""
    return printed(PrintOrder("volle-wolle", part=part, players=tuple(players), deck=deck, **options))


def uly_polly(part: str = "all", *, players: Sequence[str] = (), **options: Unpack[Options]) -> Printed:
    """`part` is `tiles`, `tokens`, `dog`, `score` or `all`."""
    return printed(PrintOrder("uly-polly", part=part, players=tuple(players), **options))
