"""One way to say that something is off, for all games: which rule, where, and the facts a sentence is made of."""

from dataclasses import dataclass, replace

from rollwrite.message import Fact, Message, message


@dataclass(frozen=True, slots=True)
class Finding:
    """A broken rule, a difference between boxes and yarn, or a doubt of the reader.

    `rule` is a word of a closed list: the game's rules, or what a reader may doubt. `where` is a field of a sheet
    (`mouse.3`, `segment:C4-C5`), a dot, or a place in a text.
    """

    rule: str
    message: Message
    where: str | None = None
    turn: int | None = None  # of a game noted turn by turn, from 1
    line: int | None = None  # of a text, from 1

    def at(self, *, where: str | None = None, turn: int | None = None, line: int | None = None) -> "Finding":
        """The same, in its place."""
        return replace(
            self,
            where=self.where if where is None else where,
            turn=self.turn if turn is None else turn,
            line=self.line if line is None else line,
        )


def finding(
    rule: str, key: str, /, *, where: str | None = None, turn: int | None = None, line: int | None = None, **facts: Fact
) -> Finding:
    return Finding(rule, message(key, **facts), where, turn, line)
