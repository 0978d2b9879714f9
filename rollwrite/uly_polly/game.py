"""Uly & Polly as the registry knows it: records and score sheets in, what they come to out, and a referee."""

from collections.abc import Sequence

from rollwrite.errors import UsageError
from rollwrite.games import Filled, OneTable, Options, Outcome, Reports, Text
from rollwrite.message import message
from rollwrite.referee import Seating
from rollwrite.uly_polly import report
from rollwrite.uly_polly.record import NAME, Record
from rollwrite.uly_polly.referee import UlyPollyReferee, open_game
from rollwrite.uly_polly.sheet import SEATS, ScoreSheet

WOLLES_OWN = ("face", "rolls", "variant", "cups")


class UlyPolly:
    name = NAME
    report: Reports = report

    def judged(self, text: Text, options: Options) -> Record:
        options.refuse(text.file, *WOLLES_OWN)
        return Record.parse(text.text)

    def filled(self, paper: Filled, options: Options) -> ScoreSheet:
        options.refuse(NAME, *WOLLES_OWN)
        return ScoreSheet(paper.marks, dict(zip(SEATS, paper.names, strict=False)))

    def referee(self, seating: Seating, text: str) -> UlyPollyReferee:
        return open_game(seating, text)

    def one_table(self, seated: Sequence[tuple[str, Outcome]]) -> OneTable:
        raise UsageError(message("door/whole-table", game=NAME))


GAME = UlyPolly()
