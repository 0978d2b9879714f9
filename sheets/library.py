"""What people call: one function a game, with the options of `rollwrite print`."""

from collections.abc import Sequence

from rollwrite.wolle.face import Face
from sheets.press.order import Printed, PrintOrder
from sheets.press.printing import printed


def wolle(
    face: Face,
    back: Face | None = None,
    *,
    players: Sequence[str] = (),
    sheets: int | None = None,
    cups: str = "hand",
    paper: str = "a4",
    per_page: int | None = None,
    lang: str = "en",
    ink: str = "full",
    seed: int | None = None,
) -> Printed:
    """Sheets of one face, or of two for printing on both sides; one a player, or a page full.

    `cups` are circled by `hand`, `none`, drawn at `random`, or six spots such as `"D4,F7,B9,H6,C11,J10"`.
    The same seed gives the same ids and the same bytes.
    """
    faces = (face,) if back is None else (face, back)
    return printed(
        PrintOrder(
            "wolle",
            faces=faces,
            players=tuple(players),
            sheets=sheets,
            cups=cups,
            paper=paper,
            per_page=per_page,
            lang=lang,
            ink=ink,
            seed=seed,
        )
    )


def volle_wolle(
    part: str = "all",
    *,
    players: Sequence[str] = (),
    sheets: int | None = None,
    deck: str = "",
    paper: str = "a4",
    lang: str = "en",
    ink: str = "full",
    seed: int | None = None,
) -> Printed:
    """`part` is `tables`, `cards`, `chips`, `help`, `score` or `all`; `deck` is the path of a deck of one's own."""
    return printed(
        PrintOrder(
            "volle-wolle",
            part=part,
            players=tuple(players),
            sheets=sheets,
            deck=deck,
            paper=paper,
            lang=lang,
            ink=ink,
            seed=seed,
        )
    )


def uly_polly(
    part: str = "all",
    *,
    players: Sequence[str] = (),
    sheets: int | None = None,
    per_page: int | None = None,
    paper: str = "a4",
    lang: str = "en",
    ink: str = "full",
    seed: int | None = None,
) -> Printed:
    """`part` is `tiles`, `tokens`, `dog`, `score` or `all`."""
    return printed(
        PrintOrder(
            "uly-polly",
            part=part,
            players=tuple(players),
            sheets=sheets,
            per_page=per_page,
            paper=paper,
            lang=lang,
            ink=ink,
            seed=seed,
        )
    )
