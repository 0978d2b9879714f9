"""What judging comes to: a verdict turn by turn, or why there can be none."""

from dataclasses import dataclass, field, replace
from itertools import pairwise

from rollwrite.finding import Finding
from rollwrite.games import Contender
from rollwrite.message import Message, message
from rollwrite.wolle.face import Face
from rollwrite.wolle.house import league_of
from rollwrite.wolle.mat import Mat, places
from rollwrite.wolle.record import BadRecord, Reading
from rollwrite.wolle.rules import Play, Timer, Turn
from rollwrite.wolle.scoring import Score


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """One turn of a record by the rules."""

    number: int
    turn: Turn
    path: tuple[str, ...]
    collects: tuple[str, ...]
    breaks: tuple[str, ...]
    legal: bool
    strikes: int | None = None  # the number of the timer that its roll struck out


@dataclass(frozen=True, slots=True)
class Verdict:
    """A whole game judged. `play` is its last moment; `cups` are those that were circled, rightly or not."""

    play: Play
    turns: tuple[JudgedTurn, ...]
    findings: tuple[Finding, ...]
    cups: tuple[str, ...] = ()
    player: str = ""
    reading: Reading | None = field(default=None, compare=False)  # what was judged; None for a line from a tablet

    def __repr__(self) -> str:
        what = "legal" if self.legal else f"{len(self.findings)} findings"
        return f"<Verdict: {what}, {len(self.turns)} turns, {self.play.score.total} points>"

    @property
    def legal(self) -> bool:
        return not self.findings

    @property
    def timer(self) -> Timer:
        return self.play.timer

    @property
    def score(self) -> Score:
        return self.play.score

    @property
    def timer_said(self) -> int | None:
        """The first roll checked, where the record says so itself."""
        return self.reading.timer if self.reading else None

    def timed(self, first: int | None) -> "Verdict":
        """The same game, judged by a timer that another player's set started, or by the own one alone."""
        from rollwrite.wolle.judge import judge

        if self.reading is None or self.reading.timer == first:
            return self
        verdict = judge(replace(self.reading, timer=first))
        assert isinstance(verdict, Verdict)
        return replace(verdict, reading=self.reading)

    @property
    def contenders(self) -> tuple[Contender, ...]:
        score, play = self.score, self.play
        face = play.board.face
        league = f"{play.variant} {league_of(face)}"
        return (Contender(self.player, score.total, score.objects, face.name, league, play.variant),)

    @property
    def mat(self) -> Mat:
        """All that was drawn, also where it should not have been."""
        play = self.play
        yarn = tuple(segment for turn in self.turns for segment in pairwise(turn.path))
        return Mat(play.board.face, yarn, play.end, tuple(play.board.dots(play.cups)), places(self.findings))


@dataclass(frozen=True, slots=True)
class Unplayable:
    """A record that names no face it could have been played on."""

    findings: tuple[Finding, ...]
    turns: tuple[JudgedTurn, ...] = ()
    contenders: tuple[Contender, ...] = ()
    legal: bool = False

    @property
    def no_score(self) -> Message:
        about_the_face = (found for found in self.findings if found.where == "face")
        return BadRecord(next(about_the_face, self.findings[0])).message

    @property
    def timer(self) -> Timer:
        return Timer()

    @property
    def score(self) -> Score:
        return Score()


@dataclass(frozen=True, slots=True)
class JudgedFace:
    """A face that holds together; one that does not is refused on reading."""

    face: Face
    findings: tuple[Finding, ...] = ()
    contenders: tuple[Contender, ...] = ()

    @property
    def no_score(self) -> Message:
        return message("wolle/face-without-score")

    @property
    def mat(self) -> Mat:
        return Mat(self.face, (), self.face.start)
