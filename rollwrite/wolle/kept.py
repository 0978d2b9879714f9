"""A whole table's game as one text, kept by `play` after every line: who plays, then what happened, in order.

It is told apart from one player's record by its line `players:`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from rollwrite.errors import RollwriteError
from rollwrite.finding import Finding
from rollwrite.games import Contender
from rollwrite.message import Either, Message, message, short
from rollwrite.record import Misread, Reading, RecordReader, names_fault
from rollwrite.referee import good_name
from rollwrite.wolle.face import face_called
from rollwrite.wolle.match import LEAST_PLAYERS, MOST_PLAYERS
from rollwrite.wolle.record import NAME, read_run, write_runs
from rollwrite.wolle.rules import VARIANTS, Rule, Variant
from rollwrite.wolle.table import Cups, Drawing, End, Event, FirstSet, NotNow, Roll, Stop, Table, new_table
from rollwrite.wolle.verdict import Unplayable, Verdict

WORDS = ("cups", "end", "set", "stop", "pass", "throw", "moves", "hint", "mat", "show", "undo", "help", "quit", "exit")


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A kept game as far as it could be read. A line that cannot be is named and changes nothing."""

    table: Table
    findings: tuple[Finding, ...] = ()
    counted_elsewhere: frozenset[str] = frozenset()  # players whose own sheet or record lies beside it

    @staticmethod
    def parse(text: str, folder: Path = Path()) -> "KeptGame | Unplayable":
        """A face file it names is looked for in `folder`."""
        reading = read(text, folder)
        return KeptGame(reading.game, reading.findings) if reading.game else Unplayable(reading.findings)

    @property
    def legal(self) -> bool:
        return not self.findings

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """Everybody whose drawings were told."""
        return tuple(self.table.record(seat).verdict for seat in self.table.telling)

    @property
    def contenders(self) -> tuple[Contender, ...]:
        return tuple(
            contender
            for verdict in self.verdicts
            for contender in verdict.contenders
            if contender.player not in self.counted_elsewhere
        )

    def without(self, players: Iterable[str]) -> "KeptGame":
        return replace(self, counted_elsewhere=frozenset(players))


def read(text: str, folder: Path = Path()) -> Reading[Table, Event]:
    return _Reader(folder).read(text)


def write(table: Table, events: Iterable[Event]) -> str:
    """Read again, it gives the same table."""
    header = (f"game: {NAME}", f"players: {' '.join(table.players)}")
    sheet = (f"face: {table.named or table.face.name}", f"variant: {table.variant}")
    return "".join(f"{line}\n" for line in (*header, *sheet, *map(spelled, events)))


def spelled(event: Event) -> str:
    match event:
        case Cups(player=player, dots=dots):
            return f"cups {player} {' '.join(dots)}"
        case Roll(roll=roll):
            return str(roll)
        case Drawing(player=player, runs=runs, stop=stop):
            words = [write_runs(runs)] if runs else []
            return " ".join((player, *words, *(["stop"] if stop else []))) if runs else f"{player} pass"
        case FirstSet(player=player):
            return f"set {player}"
        case Stop(player=player):
            return f"{player} stop"
        case End():
            return "end"


def heard(line: str, players: tuple[str, ...]) -> Event | Message:
    """A line as an event, possible or not, or what is wrong with its words. Capitals do not matter."""
    first, *rest = line.replace(",", " ").split() or [""]
    names = {name.casefold(): name for name in players}
    if first.isdecimal() and not rest:
        return Roll(int(first[:3]))
    if first.casefold() in names:
        if not rest or rest[0].casefold() not in ("cups", "set"):
            return _told(names[first.casefold()], [word.upper() for word in rest])
        first, rest = rest[0], [first, *rest[1:]]  # 'Ben set' is as good as 'set Ben'
    if first.casefold() == "end" and not rest:
        return End()
    return _said(first.casefold(), rest, names)


def _said(verb: str, rest: list[str], names: dict[str, str]) -> Event | Message:
    """`cups` and `set`, which begin with their own word."""
    if verb not in ("cups", "set"):
        return message("wolle-table/syntax")
    player = names.get(rest[0].casefold()) if rest else None
    if player is None:
        return message("wolle-table/nobody", players=Either(tuple(names.values())))
    if verb == "set":
        return FirstSet(player) if len(rest) == 1 else message("wolle-table/syntax")
    return Cups(player, tuple(word.upper() for word in rest[1:]))


def _told(player: str, words: list[str]) -> Event | Message:
    if words == ["STOP"]:
        return Stop(player)
    if words == ["PASS"]:
        return Drawing(player)
    stop = words[-1:] == ["STOP"]
    runs = [read_run(word) for word in words[: len(words) - stop]]
    if not runs or not all(runs):
        return message("wolle/turn-no-runs")
    return Drawing(player, tuple(run for run in runs if run), stop)


def players_fault(names: tuple[str, ...]) -> Message | None:
    """A name that is a word of the game, or a number, could not be told from one."""
    for name in names:
        if not good_name(name) or name.isdecimal() or name.casefold() in WORDS:
            return message("wolle-table/bad-name", name=short(name))
    folded = tuple(name.casefold() for name in names)
    return names_fault(folded, LEAST_PLAYERS, MOST_PLAYERS)


def _variant(words: str) -> Variant | None:
    return next((variant for variant in VARIANTS if variant == words), None)


class _Reader(RecordReader[Table, Event]):
    game_name = NAME
    keys = ("game", "players", "face", "variant")
    header_rule = Rule.SYNTAX
    wanted = message("wolle-table/header")

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def header_fault(self, key: str, value: str) -> Message | None:
        if key == "players":
            return players_fault(tuple(value.split()))
        if key == "variant" and _variant(value) is None:
            return message("wolle/no-variant", words=short(value), known=Either(VARIANTS))
        return None

    def begun(self) -> Table | None:
        variant = _variant(self.header.get("variant", ""))
        if len(self.header) < len(self.keys) or variant is None:
            return None
        named = self.header["face"]
        try:
            face = face_called(named, self._folder)
        except RollwriteError as error:
            raise Misread(Finding(self.header_rule, error.message, "face")) from None
        return new_table(face, variant, tuple(self.header["players"].split()), named)

    def happened(self, game: Table, text: str) -> tuple[Event, Table]:
        event = heard(text, game.players)
        if isinstance(event, Message):
            raise Misread(Finding(Rule.SYNTAX, event))
        try:
            return event, game.after(event)
        except NotNow as refusal:
            raise Misread(refusal.finding) from None
