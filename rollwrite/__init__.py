"""The rules of three paper games. Nothing in here draws, photographs or talks to a terminal."""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rollwrite import uly_polly as uly_polly
    from rollwrite import volle_wolle as volle_wolle
    from rollwrite import wolle as wolle

__version__ = "0.2.0"

_GAMES = ("wolle", "volle_wolle", "uly_polly")


def __getattr__(name: str) -> ModuleType:
    """A game is loaded when it is first asked for."""
    if name in _GAMES:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return ["__version__", *_GAMES]
