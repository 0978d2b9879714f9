"""Typer as we want it: words taken as they are typed, nothing passed over, help in the person's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from typer.core import TyperCommand, TyperGroup

from rollwrite.errors import UsageError
from rollwrite.message import message
from terminal.speech import spoken


class _AsGiven:
    """Words and paths are taken as they are typed. All else Typer checks, and loads for that nearly as much as it takes
    to read a photo."""

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        kind = param.type_descriptor.annotation
        if value is None:
            return () if param.multiple or param.nargs == -1 else None
        if kind in (str, int, float) and isinstance(value, kind):
            return value
        if kind is Path:
            return Path(value)
        if kind in (list[str], list[Path]) and not isinstance(value, str):
            return list(map(Path if kind == list[Path] else str, value))
        param._runtime_param = None
        return param.get_runtime_param().coerce(value, param=param, ctx=ctx)


def _taken_as_given(params: list[Any]) -> list[Any]:
    for one in params:
        if getattr(one, "_runtime_param", ...) is None:  # other releases of Typer have no need of this
            vars(one)["_runtime_param"] = _AsGiven()
    return params


class Spoken(TyperCommand):
    """A command whose help is told in the person's language. The English words stand beside each option."""

    def get_params(self, ctx: Any) -> list[Any]:
        return _taken_as_given(super().get_params(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Of an option that stands there twice, the parser itself would drop the first without a word."""
        _, _, order = self.make_parser(ctx).parse_args(args=list(args))
        for option in order:
            if order.count(option) > 1 and not (option.multiple or getattr(option, "is_flag", False)):
                raise UsageError(message("door/option-twice", option=option.opts[-1]))
        return super().parse_args(ctx, args)

    def get_help(self, ctx: Any) -> str:
        _translate(self)
        return super().get_help(ctx)

    def get_help_option(self, ctx: Any) -> Any:
        return _translated(super().get_help_option(ctx), "any-help")


class SpokenOfSeeds(Spoken):
    """A seed may be a number below zero, and no option is one."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        seeds = [word for word in args if word[:1] == "-" and word[1:].isdecimal()]
        if seeds and "--" not in args:
            args = [*(word for word in args if word not in seeds), "--", *seeds]
        return super().parse_args(ctx, args)


class SpokenGroup(TyperGroup):
    """The same for the list of all commands."""

    def get_params(self, ctx: Any) -> list[Any]:
        return _taken_as_given(super().get_params(ctx))

    def get_help(self, ctx: Any) -> str:
        for command in (self, *self.commands.values()):
            _translate(command)
        return super().get_help(ctx)

    def get_help_option(self, ctx: Any) -> Any:
        return _translated(super().get_help_option(ctx), "any-help")


def _translate(command: Any) -> None:
    _translated(command, command.name)
    for option in command.params:
        word = option.name.replace("_", "-")
        _translated(option, f"any-{word}", f"{command.name}-{word}")


def _translated(helpful: Any, *keys: str) -> Any:
    """A command or an option; of its keys, the last that the language has words for."""
    for key in (f"help/{key}" for key in keys if helpful is not None):
        helpful.help = spoken().say(key) if spoken().knows(key) else helpful.help
    return helpful
