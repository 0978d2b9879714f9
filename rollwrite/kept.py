"""A game at the table is kept in a file: gone on with another day, put aside when it is over, and never written over
what is no game."""

import itertools
from dataclasses import dataclass, replace
from pathlib import Path

from rollwrite.errors import UnreadableFile, UsageError
from rollwrite.files import TEXT_LIMIT, as_text, read_bytes, write_whole
from rollwrite.games import entry_of, form_of, game_of
from rollwrite.message import message
from rollwrite.referee import SEATING_MARK, Level, Referee, Seating, saved, seating_of

OF_A_NEW_GAME = ("seed", "deck", "face", "variant")  # said when it begins, and true to its end


@dataclass(frozen=True, slots=True)
class Wish:
    """What a call says about the table; empty or None where it says nothing."""

    players: tuple[str, ...] = ()
    computers: tuple[str, ...] = ()
    level: Level | None = None
    auto: bool = False
    seed: int | None = None
    deck: str = ""
    face: str = ""
    variant: str = ""

    def seated(self, folder: str, seed: int) -> Seating:
        """For a new game."""
        level: Level = self.level or "strong"
        chance = seed if self.seed is None else self.seed
        return Seating(
            self.players, self.computers, level, self.auto, chance, self.deck, self.face, self.variant, folder
        )

    def upon(self, kept: Seating, file: Path) -> Seating:
        """For a game that goes on: who throws and who plays for whom may change, the rest is as it was."""
        if self.players and set(self.players) != set(kept.players):
            raise UsageError(message("table/others-play", file=str(file), players=kept.players))
        for name in OF_A_NEW_GAME:
            if getattr(self, name) not in ("", None, getattr(kept, name)):
                raise UsageError(message("table/only-when-new", file=str(file), option=f"--{name}"))
        computers = self.computers or kept.computers
        return replace(kept, computers=computers, level=self.level or kept.level, auto=self.auto or kept.auto)


@dataclass(frozen=True, slots=True)
class Opened:
    """A game to be played, and the name under which a finished one was put aside for it."""

    seating: Seating
    referee: Referee
    aside: Path | None = None

    @property
    def text(self) -> str:
        return saved(self.seating, self.referee)


def open_table(game: str, file: Path, wish: Wish, *, seed: int, new: bool = False) -> Opened:
    """The game in the file, or a new one: where there is none, where it is over and players are named, where a
    person says so. `seed` is for chance, if nobody wishes another."""
    text, folder, opener = _kept(game, file), str(file.parent), game_of(game).referee
    if text and not new:
        kept = replace(seating_of(text) or wish.seated(folder, seed), folder=folder)
        if not (wish.players and opener(_as_begun(kept), text).over):
            seating = wish.upon(kept, file)
            return Opened(seating, opener(_as_begun(seating), text))
    seating = wish.seated(folder, seed)
    referee = opener(seating, "")
    return Opened(seating, referee, put_aside(file) if text and not new else None)


def put_aside(file: Path) -> Path:
    """Under the next free name: wolle-1.txt, wolle-2.txt, …"""
    names = (file.with_name(f"{file.stem}-{number}{file.suffix}") for number in itertools.count(1))
    aside = next(name for name in names if not name.exists())
    write_whole(aside, read_bytes(file, TEXT_LIMIT), force=False)
    return aside


def _as_begun(seating: Seating) -> Seating:
    """What only a new game can be told stands in its record."""
    return replace(seating, deck="", face="", variant="")


def _kept(game: str, file: Path) -> str:
    """The game in the file, empty if there is none. What is something else is nobody's to write over."""
    if not file.exists():
        return ""
    text = as_text(str(file), read_bytes(file, TEXT_LIMIT))
    if text.strip() and not _is_a_game(game, text):
        raise UnreadableFile(str(file), message("table/no-kept-game", game=game))
    return text if text.strip() else ""


def _is_a_game(game: str, text: str) -> bool:
    """A record of this game, or one so damaged that only our own first line is left of it."""
    try:
        found = form_of(text)
    except UsageError:  # a game nobody knows
        return False
    return text.startswith(SEATING_MARK) if found is None else found == (entry_of(game), entry_of(game).kept)
