"""The rules of Hops, and what is said about it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rollwrite.errors import UsageError
from rollwrite.finding import Finding
from rollwrite.games import Contender, Filled, OneTable, Options, Outcome, Reports, Text
from rollwrite.language import Language
from rollwrite.message import message
from rollwrite.record import spoken_lines
from rollwrite.referee import Referee, Seating
from rollwrite.report import Report, Table

NAME = "hops"
HOPS = 5


@dataclass(frozen=True, slots=True)
class Hops:
    score: int
    findings: tuple[Finding, ...] = ()

    @property
    def contenders(self) -> tuple[Contender, ...]:
        return (Contender("", self.score),)


class Told:
    def validation(self, outcome: Hops, language: Language) -> Report:
        return Report({"game": NAME, "legal": True, "score": outcome.score}, ())

    def score(self, outcome: Hops, language: Language, notes: tuple[Finding, ...] = ()) -> Report:
        return Report({"game": NAME, "score": outcome.score, "review": []}, ())

    def sheet(self, outcome: Hops, language: Language) -> Report:
        return Report({"hops": outcome.score}, (Table("", ("hops",), ((str(outcome.score),),)),))


class Game:
    name = NAME
    report: Reports = Told()

    def judged(self, text: Text, options: Options) -> Hops:
        return Hops(sum(line == "hop" for _, line in spoken_lines(text.text)))

    def filled(self, paper: Filled, options: Options) -> Hops:
        return Hops(_crossed(paper.marks))

    def referee(self, seating: Seating, text: str) -> Referee:
        raise UsageError(message("door/no-game", game=NAME, known="nobody"))

    def one_table(self, seated: Sequence[tuple[str, Outcome]]) -> OneTable:
        raise UsageError(message("door/whole-table", game=NAME))


def _crossed(marks: Mapping[str, bool]) -> int:
    return sum(marks.values())


GAME = Game()
