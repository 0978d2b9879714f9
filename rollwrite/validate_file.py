"""Judging one file by its kind: a record, a drawn line, or a photo."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rollwrite.errors import UsageError
from rollwrite.games import RECORD, Options, Text, game_of
from rollwrite.kinds import File, Kind
from rollwrite.language import language
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
        case Kind.WOLLE:
            from rollwrite.wolle.report import validation

            return validation(file.text)
        case Kind.FACE:
            from rollwrite.wolle.face_report import face_validation

            return face_validation(file.name, file.text)
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
    from rollwrite.wolle import call, line, report
    from rollwrite.wolle.face import load_face
    from rollwrite.wolle.line_judge import judge_line

    if options.face is None or options.rolls is None:
        raise UsageError(f"{file.name}: a drawn line needs --face and --rolls, as in --face A --rolls 6,4,3")
    face = load_face(options.face)
    drawn = line.trace(face, line.read_line(file.name, file.text), options.dots_on_paper())
    cups = None if options.cups is None else call.dots(options.cups)
    verdict = judge_line(face, drawn, call.rolls(options.rolls), call.variant(options.variant), cups)
    return report.verdict_report(verdict), report.mat_of(verdict)
