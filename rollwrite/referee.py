"""A referee sits at the table: it asks, hears one line at a time, answers, and keeps the record.

Each game brings its own referee; the talk with the person is the same for all and stands here. A referee knows what
is to be said, not in which language. Reading from a keyboard, writing to a screen and saving are handed in, so that
a whole evening can be played in a test.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol, get_args

from rollwrite.errors import RollwriteError, UsageError
from rollwrite.language import Language
from rollwrite.message import Either, Message, message, short

Level = Literal["easy", "strong"]
Replies = tuple[Message, ...]

SEATING_MARK = "# table: "
LONGEST_NAME = 24


class Refused(RollwriteError):
    """What was said cannot be played. Nothing has changed; the message says why, in one line."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the referee asks next. A hidden answer is typed unseen."""

    message: Message
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
    face: str = ""  # for a game whose sheets have faces
    variant: str = ""  # for a game that has some
    folder: str = ""  # where the game is kept: a record names a deck as seen from there

    def __post_init__(self) -> None:
        names = self.players
        if bad := [name for name in names if not good_name(name)]:
            raise UsageError(message("table/bad-name", name=short(bad[0]), longest=LONGEST_NAME))
        if len(set(names)) < len(names):
            raise UsageError(message("record/same-name"))
        if strangers := [name for name in self.computers if name not in names]:
            raise UsageError(message("table/computer-stranger", name=short(strangers[0])))
        if self.level not in get_args(Level):
            raise UsageError(message("table/no-level", level=short(str(self.level)), known=Either(get_args(Level))))

    def refuse(self, *names: str) -> None:
        """Say so where something was asked for that this game, or a game that is resumed, has no use for."""
        for name in names:
            if getattr(self, name):
                raise UsageError(message("door/no-use-for-option", option=f"--{name}"))


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

    @property
    def handouts(self) -> Mapping[str, str]:
        """When the game is over, what each player may take home, by name: a record, where the game has one a player."""


def good_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.replace("-", "").replace("_", "").isalnum()


def saved(seating: Seating, referee: Referee) -> str:
    """The text kept on disk: a record anyone can validate, with the seating as a comment before it."""
    facts = ("players", "computers", "level", "auto", "seed", "deck", "face", "variant")  # a folder is where it lies
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
        deck, face, variant = (str(facts.get(key, "")) for key in ("deck", "face", "variant"))
        return Seating(players, computers, facts["level"], bool(facts["auto"]), int(facts["seed"]), deck, face, variant)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise UsageError(message("table/damaged")) from None


def conduct(
    referee: Referee,
    language: Language,
    ask: Callable[[str, bool], str | None],
    tell: Callable[[str], None],
    complain: Callable[[str], None],
    save: Callable[[], None],
) -> None:
    """The talk itself, until the person leaves or the input ends. Saved before anyone can pull the plug.

    `ask` gets the question, and whether the answer is typed unseen.
    """

    def tell_all(replies: Replies) -> None:
        for reply in replies:
            tell(language.say(reply))

    tell_all(referee.start())
    save()
    while (line := ask(language.say(referee.prompt.message), referee.prompt.hidden)) is not None:
        if line.strip().lower() in ("quit", "exit"):
            return
        try:
            replies = answer(referee, line.strip())
        except Refused as refusal:
            complain(language.say(refusal.message))
            continue
        save()
        tell_all(replies)


def answer(referee: Referee, line: str) -> Replies:
    match line.lower():
        case "":
            return ()
        case "help" | "?":
            return (*referee.help(), message("table/help"))
        case "show":
            return referee.show()
        case "undo":
            return referee.undo()
    if referee.over:
        raise Refused(message("table/over"))
    return referee.say(line)
