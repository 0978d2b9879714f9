"""One order in, one file out, whatever the game."""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType

from rollwrite.files import refuse_existing
from rollwrite.games import entry_of
from rollwrite.language import language
from rollwrite.report import Report
from sheets.press.order import Printed, PrintOrder


def printed(order: PrintOrder) -> Printed:
    """What the press of the game makes of an order: a function of this name, imported when asked for."""
    press: Callable[[PrintOrder], Printed] = _press_room(order.game).printed
    return press(order)


def parts_of(game: str) -> tuple[str, ...]:
    """What can be printed by itself, of a game that is cut out and played with."""
    return getattr(_press_room(game), "PARTS", ())


def _press_room(game: str) -> ModuleType:
    return import_module(f"{entry_of(game).paper}.printing")


def print_game(order: PrintOrder) -> Report:
    if order.out:
        refuse_existing(order.out, force=order.force)
    product = printed(order)
    file = product.save(order.out or product.name, force=order.force)
    document = {"game": order.game, "file": str(file), "pages": product.pages, "paper": order.paper, **product.details}
    wrote = language(order.lang).say("paper/wrote", file=str(file), pages=product.pages)
    return Report(document, (wrote, *product.remarks))
