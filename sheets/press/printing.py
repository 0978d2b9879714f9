"""One order in, one file out, whatever the game."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from rollwrite.files import refuse_existing, write_whole
from rollwrite.games import entry_of
from rollwrite.report import Report
from sheets.press.order import PrintOrder, Product


def print_game(order: PrintOrder) -> Report:
    make = _press(order.game)
    if order.out:
        refuse_existing(order.out, force=order.force)
    product = make(order)
    file = order.out or Path(product.name)
    write_whole(file, product.data, force=order.force)
    document = {"game": order.game, "file": str(file), "pages": product.pages, "paper": order.paper, **product.details}
    return Report(document, (_wrote(file, product.pages), *product.remarks))


def _press(game: str) -> Callable[[PrintOrder], Product]:
    """The module of each game's paper has a function `printed`; it is imported when asked for."""
    press: Callable[[PrintOrder], Product] = import_module(f"{entry_of(game).paper}.printing").printed
    return press


def _wrote(file: Path, pages: int) -> str:
    return f"{file}: {pages} page{'s' if pages > 1 else ''}"
