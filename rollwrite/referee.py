"""A referee sits at the table: it asks, hears one line at a time, answers, and keeps the record.

Each game brings its own referee; the talk with the person is the same for all and stands here. Reading from a
keyboard, writing to a screen and saving are handed in, so that a whole evening can be played in a test.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, Protocol, get_args

from rollwrite.errors import RollwriteError, UsageError

Level = Literal["easy", "strong"]
Replies = tuple[str, ...]

SEATING_MARK = "# table: "
HELP = "undo takes back your last line, show tells how things stand, quit leaves (the game is saved; play resumes it)"


class Refused(RollwriteError):
    """What was said cannot be played. Nothing has changed; the text says why, in one line."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the referee asks next. A hidden answer is typed unseen."""

    text: str
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays and who throws: all that a record does not say but a resumed game needs."""

    players: tuple[str, ...] = ()
    computers: tuple[str, ...] = ()
    level: Level = "strong"
    auto: bool = False  # the program throws the dice and deals the cards
    seed: int = 0
    deck: str = ""  # a deck file of one's own, for a game that has cards

    def __post_init__(self) -> None:
        names = self.players
        if bad := [name for name in names if not good_name(name)]:
            raise UsageError(f"the name {bad[0]!r} will not do: one word of up to 24 letters, digits, - or _")
        if len(set(names)) < len(names):
            raise UsageError("two players have the same name: give each their own")
        if strangers := [name for name in self.computers if name not in names]:
            raise UsageError(f"the computer is to play {strangers[0]!r}, who is not among the players")
        if self.level not in get_args(Level):
            raise UsageError(f"there is no level {self.level!r}: easy or strong")


class Referee(Protocol):
    """One game at the table. `say` plays a line or raises Refused; computer seats then follow by themselves."""

    @property
    def prompt(self) -> Prompt: ...

    @property
    def record(self) -> str:
        """The game so far, in its own record format. Made into a referee again, it goes on from here."""

    @property
    def over(self) -> bool: ...

    def start(self) -> Replies:
        """The first words, also when a game is resumed. Computer seats play until a person is asked."""

    def say(self, line: str) -> Replies: ...

    def undo(self) -> Replies:
        """Take back the last line a person said and all that followed from it, or raise Refused."""

    def show(self) -> Replies: ...

    def help(self) -> Replies: ...


Opener = Callable[[Seating, str], Referee]
"""How a game makes its referee: from the seating and the record so far (empty: a new game)."""


def good_name(name: str) -> bool:
    return 0 < len(name) <= 24 and name.replace("-", "").replace("_", "").isalnum()


def saved(seating: Seating, referee: Referee) -> str:
    """The text kept on disk: a record anyone can validate, with the seating as a comment before it."""
    facts = ("players", "computers", "level", "auto", "seed")  # a deck stands in the record itself
    table = json.dumps({fact: getattr(seating, fact) for fact in facts}, ensure_ascii=False)
    return f"{SEATING_MARK}{table}\n{referee.record}"


def seating_of(text: str) -> Seating | None:
    """The seating a saved game was begun with, or None where it does not say."""
    first, _, _ = text.partition("\n")
    if not first.startswith(SEATING_MARK):
        return None
    try:
        facts = json.loads(first.removeprefix(SEATING_MARK))
        players, computers = (tuple(map(str, facts[key])) for key in ("players", "computers"))
        return Seating(players, computers, facts["level"], bool(facts["auto"]), int(facts["seed"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise UsageError("the first line of the saved game is damaged: take it out, or begin anew with --new") from None


def conduct(
    referee: Referee,
    ask: Callable[[Prompt], str | None],
    tell: Callable[[str], None],
    complain: Callable[[str], None],
    save: Callable[[], None],
) -> None:
    """The talk itself, until the person leaves or the input ends. Saved before anyone can pull the plug."""
    _tell_all(tell, referee.start())
    save()
    while (line := ask(referee.prompt)) is not None and line.strip().lower() not in ("quit", "exit"):
        try:
            replies = answer(referee, line.strip())
        except Refused as refusal:
            complain(str(refusal))
            continue
        save()
        _tell_all(tell, replies)


def answer(referee: Referee, line: str) -> Replies:
    match line.lower():
        case "":
            return ()
        case "help" | "?":
            return (*referee.help(), HELP)
        case "show":
            return referee.show()
        case "undo":
            return referee.undo()
    if referee.over:
        raise Refused("the game is over: undo takes back the last line, quit leaves")
    return referee.say(line)


def _tell_all(tell: Callable[[str], None], replies: Iterable[str]) -> None:
    for reply in replies:
        tell(reply)
