"""Volle Wolle as the registry knows it."""

from collections.abc import Sequence
from pathlib import Path

from rollwrite.errors import UsageError
from rollwrite.games import RECORD, Filled, Game, OneTable, Options, Outcome, Reports, Text
from rollwrite.message import message
from rollwrite.referee import Referee, Seating
from rollwrite.volle_wolle import report
from rollwrite.volle_wolle.end_file import End
from rollwrite.volle_wolle.record import NAME, Record
from rollwrite.volle_wolle.sheet import SEATS, ScoreSheet

_OF_NO_USE = ("face", "rolls", "variant", "cups")


class VolleWolle:
    name = NAME
    report: Reports = report

    def judged(self, text: Text, options: Options) -> Record | End:
        """A record, whose deck lies beside it, or what lies before each player at the end."""
        options.refuse(text.file, *_OF_NO_USE)
        if text.form == RECORD:
            return Record.parse(text.text, Path(text.file).parent)
        return End.parse(text.file, text.text)

    def filled(self, paper: Filled, options: Options) -> ScoreSheet:
        options.refuse(NAME, *_OF_NO_USE)
        return ScoreSheet(paper.marks, dict(zip(SEATS, paper.names, strict=False)))

    def referee(self, seating: Seating, text: str) -> Referee:
        from rollwrite.volle_wolle.referee import open_game

        return open_game(seating, text)

    def one_table(self, seated: Sequence[tuple[str, Outcome]]) -> OneTable:
        raise UsageError(message("door/whole-table", game=NAME))


GAME: Game = VolleWolle()
