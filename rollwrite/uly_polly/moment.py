"""Where the talk at the table stands: the game so far, what was said about the next round, and who is asked now."""

from dataclasses import dataclass, replace
from enum import Enum, auto

from rollwrite.uly_polly.rules import Event, Game, Move, NewRound, Swap


class Question(Enum):
    FIRST_WOLF = auto()
    HIDE = auto()
    DOG_START = auto()
    SWAP = auto()
    MOVE = auto()
    NOTHING = auto()


@dataclass(frozen=True, slots=True)
class Moment:
    """An answer makes the next moment. A round enters the record when the wolf has hidden and the dog stands."""

    game: Game
    events: tuple[Event, ...] = ()
    wolf: str | None = None
    hide: str | None = None

    @property
    def question(self) -> Question:
        if now := self.game.open_round:
            return Question.SWAP if now.to_move == "wolf" else Question.MOVE
        if self.game.over:
            return Question.NOTHING
        if self.hide:
            return Question.DOG_START
        return Question.HIDE if self.next_wolf else Question.FIRST_WOLF

    @property
    def next_wolf(self) -> str | None:
        return self.wolf or (self.game.next_wolves[0] if self.game.rounds else None)

    @property
    def asked(self) -> tuple[str, ...]:
        """Who may answer. Only the first wolf and the dog's first tile are settled together."""
        match self.question:
            case Question.NOTHING:
                return ()
            case Question.FIRST_WOLF:
                return self.game.players
            case Question.HIDE:
                return (str(self.next_wolf),)
            case Question.SWAP:
                return (self.game.rounds[-1].wolf,)
            case Question.DOG_START:
                return self.dogs(str(self.next_wolf))
        dogs = self.dogs(self.game.rounds[-1].wolf)
        moves = sum(isinstance(turn, Move) for turn in self.this_round()[1])
        return (dogs[moves % len(dogs)],)

    def dogs(self, wolf: str) -> tuple[str, ...]:
        """The dog's side, clockwise from the wolf's left."""
        seat = self.game.players.index(wolf)
        return self.game.players[seat + 1 :] + self.game.players[:seat]

    def this_round(self) -> tuple[str, list[Swap | Move]]:
        """The dog's first tile, and every turn since."""
        turns: list[Swap | Move] = []
        for event in reversed(self.events):
            if isinstance(event, NewRound):
                return event.dog, turns[::-1]
            turns.append(event)
        raise ValueError("no round has begun")

    def event_of(self, words: tuple[str, ...]) -> Event | None:
        """The event an answer makes, if it makes one. It may still be illegal."""
        match self.question, words:
            case Question.DOG_START, (place,):
                return NewRound(str(self.next_wolf), str(self.hide), place)
            case Question.SWAP, (one, other):
                return Swap(one, other)
            case Question.MOVE, (place,):
                return Move(place)
        return None

    def after(self, words: tuple[str, ...]) -> "Moment":
        """The next moment, after an answer that fits the question and is legal."""
        if event := self.event_of(words):
            return Moment(self.game.after(event), (*self.events, event))
        if self.question is Question.HIDE:
            return replace(self, wolf=self.next_wolf, hide=words[0])
        return replace(self, wolf=words[0])


def answers_to(event: Event, first: bool) -> list[tuple[str, ...]]:
    """The answers that led to an event of a record, one by one."""
    match event:
        case NewRound(wolf=wolf, hide=hide, dog=dog):
            return [*([(wolf,)] if first else []), (hide,), (dog,)]
        case Swap(one=one, other=other):
            return [(one, other)]
        case Move(to=to):
            return [(to,)]
