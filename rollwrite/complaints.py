"""What the parser of the command line complains of, in our own words: its own are English, and for programmers."""

import re
from typing import Any

from rollwrite.message import Either, Message, message


def complaint_of(error: Any) -> Message | None:
    """The parser's error as a message; None where it is none of the usual ones."""
    match type(error).__name__:
        case "NoSuchOption":
            return _no_such_option(error.option_name, tuple(error.possibilities or ()))
        case "MissingParameter":
            return message("door/missing", what=_name(error.param))
        case "BadParameter":
            return _bad_value(error.param)
        case "BadOptionUsage":
            return message("door/needs-value", option=error.option_name)
        case "UsageError":
            return _bad_words(error)
    return None


def _no_such_option(option: str, close: tuple[str, ...]) -> Message:
    if not close:
        return message("door/no-such-option", option=option)
    return message("door/no-such-option-but", option=option, known=Either(tuple(sorted(close))))


def _bad_value(param: Any) -> Message:
    choices = param.type_descriptor.choices
    if choices:
        return message("door/bad-choice", option=_name(param), known=Either(tuple(map(str, choices))))
    return message("door/bad-number", option=_name(param))


def _bad_words(error: Any) -> Message | None:
    """Neither has a type of its own; what was typed stands in the sentence."""
    if unknown := re.match(r"No such command '(.*?)'", error.message):
        return message("door/no-such-command", word=unknown[1][:40], known=Either(tuple(sorted(error.cmd.commands))))
    if extra := re.match(r"Got unexpected extra argument\(?s?\)? \((.*)\)", error.message):
        return message("door/too-many-words", words=extra[1][:60])
    return None


def _name(param: Any) -> str:
    return next((str(word) for word in param.opts if word.startswith("--")), str(param.metavar or param.name.upper()))
