"""Judging one file by its kind: a record, a drawn line, or a photo."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rollwrite.errors import UnreadableFile
from rollwrite.games import RECORD, Options, Outcome, Text, game_of
from rollwrite.kinds import File, Kind
from rollwrite.language import language
from rollwrite.message import message
from rollwrite.report import Report

if TYPE_CHECKING:
    from rollwrite.wolle.line import Grid
    from rollwrite.wolle.mat import Mat

Judged = tuple[Report, "Mat | None"]


@dataclass(frozen=True, slots=True)
class LineOptions:
    """What a drawn line does not say itself, in the words of a call."""

    face: str | None
    rolls: str | None
    variant: str
    cups: str | None
    dots_on_paper: "Callable[[], Grid]"


def validate_file(file: File, options: LineOptions, photo: Callable[[File], Judged]) -> Judged:
    """Photos belong to another room, which hands in its judge."""
    match file.kind:
        case Kind.PHOTO:
            return photo(file)
        case Kind.LINE:
            return _line(file, options)
        case Kind.WOLLE | Kind.FACE:
            form = RECORD if file.kind is Kind.WOLLE else "face"
            return _told(game_of("wolle").judged(Text(file.name, form, file.text), Options()))
        case _:
            return _other_games(file), None


def _other_games(file: File) -> Report:
    match file.kind:
        case Kind.VOLLE_WOLLE | Kind.VOLLE_WOLLE_END:
            game = game_of("volle-wolle")
            form = RECORD if file.kind is Kind.VOLLE_WOLLE else "end"
            return game.report.validation(game.judged(Text(file.name, form, file.text), Options()), language())
        case _:
            game = game_of("uly-polly")
            return game.report.validation(game.judged(Text(file.name, RECORD, file.text), Options()), language())


def _line(file: File, options: LineOptions) -> Judged:
    from rollwrite.wolle import line, record
    from rollwrite.wolle.face import face_called
    from rollwrite.wolle.line_judge import judge_line

    if options.face is None or options.rolls is None:
        raise UnreadableFile(file.name, message("wolle/line-needs"))
    face = face_called(options.face)
    drawn = line.trace(face, line.read_line(file.name, file.text), options.dots_on_paper())
    cups = None if options.cups is None else record.read_cups(options.cups)
    rolls, variant = record.read_rolls(options.rolls), record.read_variant(options.variant)
    return _told(judge_line(face, drawn, rolls, variant, cups))


def _told(outcome: Outcome) -> Judged:
    return game_of("wolle").report.validation(outcome, language()), getattr(outcome, "mat", None)
