"""Names of a package that are fetched from their modules when first asked for: importing a game costs nothing."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazily(package: str, homes: Mapping[str, tuple[str, ...]]) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """The `__getattr__` and the `__dir__` of a package, from its modules and what each of them offers."""
    home_of = {name: module for module, names in homes.items() for name in names}

    def fetched(name: str) -> Any:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{home_of[name]}"), name)

    return fetched, lambda: sorted(home_of)
