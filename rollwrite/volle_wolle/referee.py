"""The referee of Volle Wolle: keeps the record, asks people, plays for the computer seats, and counts at the end."""

import os
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

from rollwrite.errors import UsageError
from rollwrite.message import Message, message
from rollwrite.referee import Prompt, Refused, Replies, Seating
from rollwrite.volle_wolle import record
from rollwrite.volle_wolle.actions import Action, Bids, Keep, Take
from rollwrite.volle_wolle.deck import Deck
from rollwrite.volle_wolle.hearing import heard
from rollwrite.volle_wolle.log import told
from rollwrite.volle_wolle.play import apply, replay
from rollwrite.volle_wolle.players import player
from rollwrite.volle_wolle.rules import legal_actions
from rollwrite.volle_wolle.selfplay import chance
from rollwrite.volle_wolle.state import Game, Stage, new_game
from rollwrite.volle_wolle.talk import help_for, hint, question, result, standing, what_is_possible
from rollwrite.volle_wolle.worth import sorted_for_the_herd


def open_game(seating: Seating, text: str) -> "TableReferee":
    """A new game for these players, or the one the record tells of."""
    seating.refuse("face", "variant")
    if not text:
        return TableReferee(seating, _begun(seating), [])
    saved = record.Record.parse(text, seating.folder)
    begun = next((line.game for line in saved.lines if line.game), None)
    if begun is None or saved.problems:
        fault = saved.problems[0]
        raise UsageError(message("table/not-resumed", line=fault.line or 1, reason=fault.message))
    if seating.players and seating.players != tuple(seat.name for seat in begun.seats):
        raise UsageError(message("table/other-players"))
    return TableReferee(seating, begun, list(saved.events))


def _begun(seating: Seating) -> Game:
    """Bidding tables are handed out by chance."""
    if fault := record.fault_of_names(seating.players):
        raise UsageError(message("table/name-players", fault=fault))
    deck = replace(Deck.read(seating.deck), file=_from_the_record(seating))
    return new_game(deck, seating.players, tuple(random.Random(seating.seed).sample(deck.tables, len(seating.players))))


def _from_the_record(seating: Seating) -> str:
    """What the record calls the deck: its place as seen from where the game is kept."""
    if not seating.deck:
        return ""
    try:
        return Path(os.path.relpath(seating.deck, seating.folder or ".")).as_posix()
    except ValueError:  # on another drive
        return str(Path(seating.deck).absolute())


class TableReferee:
    """One game at the table. All it knows is where the game began and what has happened since."""

    def __init__(self, seating: Seating, begun: Game, actions: list[Action]) -> None:
        self._seating = seating
        self._begun = begun
        self._actions = actions
        self._game = replay(begun, actions)
        self._computer = player(seating.level)

    @property
    def prompt(self) -> Prompt:
        people = tuple(seat.name for seat in self._game.seats if seat.name not in self._seating.computers)
        return Prompt(question(self._game, people))

    @property
    def record(self) -> str:
        return record.write(self._begun, self._actions)

    @property
    def over(self) -> bool:
        return self._game.stage is Stage.OVER

    def start(self) -> Replies:
        return (*(self.show() if self._actions else (self._tables(),)), *self._advance())

    def say(self, line: str) -> Replies:
        if line.lower() == "hint":
            return self._hint()
        return (*self._happen(self._understood(line)), *self._advance())

    def undo(self) -> Replies:
        kept = len(self._actions)
        while kept:
            kept -= 1
            game = replay(self._begun, self._actions[:kept])
            if self._by_itself(game, kept) is None:
                del self._actions[kept:]
                self._game = game
                return (message("table/taken-back"), *self._possibilities())
        raise Refused(message("table/nothing-to-take-back"))

    def show(self) -> Replies:
        return tuple(result(self._game.counts) if self.over else standing(self._game))

    def help(self) -> Replies:
        return help_for(self._game)

    @property
    def handouts(self) -> dict[str, str]:
        """The record of the whole table is all there is."""
        return {}

    def _tables(self) -> Message:
        seats = ((seat.name, seat.table) for seat in self._game.seats)
        tables = tuple(message("volle-wolle/table-of", name=name, table=table) for name, table in seats)
        return message("volle-wolle/tables", tables=tables)

    def _understood(self, line: str) -> Action:
        game, rng = self._game, self._chance(len(self._actions))
        word = line.lower()
        if (word, game.stage) in (("deal", Stage.LAY), ("roll", Stage.ROLL)):
            return chance(game, rng)
        if (word, game.stage) == ("all", Stage.REST):
            return Take(sorted_for_the_herd(game.display))
        return heard(game, line, self._computer_bids(game, rng) if game.stage is Stage.BIDS else {})

    def _happen(self, action: Action) -> Replies:
        after = apply(self._game, action)
        words = told(self._game, action)
        self._game = after
        self._actions.append(action)
        return (*words, *(result(after.counts) if self.over else ()))

    def _advance(self) -> Iterator[Message]:
        """Whatever needs no person: computer seats, dice and cards if asked to, and what is forced."""
        while (action := self._by_itself(self._game, len(self._actions))) is not None:
            yield from self._happen(action)
        yield from self._possibilities()

    def _by_itself(self, game: Game, step: int) -> Action | None:
        """What happens here without asking anybody; None where a person is asked, or the game is over.

        Chance depends on the seed and the step alone: an undone or resumed game meets the same dice again.
        """
        rng = self._chance(step)
        match game.stage:
            case Stage.LAY | Stage.ROLL:
                return chance(game, rng) if self._seating.auto else None
            case Stage.BIDS:
                bids = self._computer_bids(game, rng)
                return Bids(tuple(bids.values())) if len(bids) == len(game.seats) else None
            case Stage.CHOOSE | Stage.REST:
                by_computer = game.on_turn.name in self._seating.computers
                return self._computer.choose(game) if by_computer else _forced(game)
        return None

    def _computer_bids(self, game: Game, rng: random.Random) -> dict[str, str]:
        seats = [(place, seat.name) for place, seat in enumerate(game.seats)]
        return {name: self._computer.bid(game, place, rng) for place, name in seats if name in self._seating.computers}

    def _possibilities(self) -> Replies:
        return tuple(what_is_possible(self._game)) if self._game.stage is Stage.CHOOSE else ()

    def _hint(self) -> Replies:
        if not any(isinstance(action, Keep) for action in legal_actions(self._game)):  # a met bid has to be taken
            raise Refused(message("volle-wolle/no-hint"))
        return tuple(hint(self._game))

    def _chance(self, step: int) -> random.Random:
        return random.Random(f"{self._seating.seed} {step}")


def _forced(game: Game) -> Action | None:
    """The only thing a player can do: miss without help at hand, or take a rest whose order does not matter."""
    if game.stage is Stage.REST:
        return Take(game.display) if sum(card.is_sheep for card in game.display) <= 1 else None
    actions = list(islice(legal_actions(game), 2))
    return actions[0] if len(actions) == 1 else None
