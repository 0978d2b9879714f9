"""What is said of errors that are not our own: the parser's and the system's, whose words are English, and for
programmers. What nobody has words for is a fault of ours."""

import re
from typing import Any

from rollwrite.files import why_not
from rollwrite.message import Either, Message, message


def complaint_of(error: Exception) -> Message:
    if isinstance(error, OSError):
        return _of_the_system(error)
    if complaint := _of_the_parser(error):
        return complaint
    if format_message := getattr(error, "format_message", None):
        return message("door/as-it-is", text=str(format_message()))
    return our_fault(error)


def our_fault(error: Exception) -> Message:
    return message("door/our-fault", kind=type(error).__name__, words=" ".join(str(error).split()))


def _of_the_system(error: OSError) -> Message:
    """What is read and written says so itself, where there is more to say. What has no name is standard output."""
    key = "door/cannot-be-written" if error.filename is None else "door/cannot-be-read"
    return message("door/about-file", file=str(error.filename or "-"), reason=message(key, why=why_not(error)))


def _of_the_parser(error: Any) -> Message | None:
    """None where it is none of the usual ones."""
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
