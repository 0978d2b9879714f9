"""Paper for the phones: a PDF made in memory, and a picture of its first page. Nothing is written to disk."""

from __future__ import annotations

import io
from collections.abc import Iterable

from rollwrite.errors import UsageError
from rollwrite.message import Either, message, short
from sheets.press.order import Printed, PrintOrder
from sheets.press.printing import printed as press
from web.faces import chosen, faces_named

NUMBERS = ("seed", "sheets", "per_page")
WORDS = ("paper", "lang", "ink", "cups", "part")
OPTIONS = ("face", "player", *NUMBERS, *WORDS)  # those of `print` that neither read nor write a file of ours
PREVIEW_DPI = 100
LARGEST_NUMBER = 18  # digits
MOST_SHEETS = 200  # of one request: paper for a club


def printed(game: str, asked: Iterable[tuple[str, str]]) -> Printed:
    """The paper; a wish that nobody knows, or that the game has no use for, is refused in one sentence."""
    wishes = tuple((name.replace("-", "_"), value) for name, value in asked)
    for name, _ in wishes:
        if name not in OPTIONS:
            known = Either(tuple(one.replace("_", "-") for one in OPTIONS))
            raise UsageError(message("page/no-option", option=short(name), known=known))
    told = dict(wishes)
    for name in told:
        if name != "player" and sum(name == other for other, _ in wishes) > 1:
            raise UsageError(message("page/option-twice", option=name.replace("_", "-")))
    numbers = {name: _number(name, told[name]) for name in NUMBERS if name in told}
    if numbers.get("sheets", 0) > MOST_SHEETS:
        raise UsageError(message("page/too-many-sheets", most=MOST_SHEETS))
    words = {name: told[name].lower() if name != "cups" else told[name] for name in WORDS if name in told}
    players = tuple(value for name, value in wishes if name == "player")
    faces = faces_named(chosen(told["face"])) if "face" in told else ()
    return press(PrintOrder(game, faces=faces, players=players, **numbers, **words))  # type: ignore[arg-type]


def _number(name: str, told: str) -> int:
    if not told.removeprefix("-").isdecimal() or len(told) > LARGEST_NUMBER:
        raise UsageError(message("page/no-number", option=name.replace("_", "-"), value=short(told)))
    return int(told)


def preview(paper: Printed) -> bytes:
    """The first page as a PNG."""
    import pypdfium2

    document = pypdfium2.PdfDocument(paper.data)
    picture = document[0].render(scale=PREVIEW_DPI / 72).to_pil()
    data = io.BytesIO()
    picture.convert("RGB").quantize(128).save(data, "PNG")
    document.close()
    return data.getvalue()
