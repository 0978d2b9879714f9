"""The referee of Uly & Polly: asks whose turn it is, takes the hiding place unseen, and plays the computer's seats."""

from random import Random

from rollwrite.errors import UsageError
from rollwrite.message import Either, Message, message
from rollwrite.referee import Prompt, Refused, Replies, Seating
from rollwrite.uly_polly.field import PLACES
from rollwrite.uly_polly.moment import Moment, Question, answers_to
from rollwrite.uly_polly.players import computer_answer
from rollwrite.uly_polly.record import Record, write
from rollwrite.uly_polly.refusals import refused
from rollwrite.uly_polly.rules import LEAST_PLAYERS, MOST_PLAYERS, Game
from rollwrite.uly_polly.talk import field, standing, told

VERBS = ("SWAP", "MOVE", "DOG", "HIDE", "AND", "TO")  # may be said, need not
QUESTIONS = {
    Question.HIDE: "uly-polly/ask-hide",
    Question.DOG_START: "uly-polly/ask-dog-start",
    Question.SWAP: "uly-polly/ask-swap",
    Question.MOVE: "uly-polly/ask-move",
}


def open_game(seating: Seating, text: str) -> "UlyPollyReferee":
    """A new game, or the one in a saved record."""
    seating.refuse("face", "variant")
    if not text and (seating.auto or seating.deck):
        raise UsageError(message("uly-polly/no-dice", option="--auto" if seating.auto else "--deck"))
    record = Record.parse(text) if text else None
    if record and record.findings:
        found = record.findings[0]
        raise UsageError(message("table/not-resumed", line=found.line or 1, reason=found.message))
    players = record.players if record else seating.players
    if seating.players and seating.players != players:
        raise UsageError(message("table/other-players"))
    if not LEAST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise UsageError(message("uly-polly/name-players", least=LEAST_PLAYERS, most=MOST_PLAYERS))
    return UlyPollyReferee(seating, players, record)


class UlyPollyReferee:
    """Keeps every moment of the talk, so that any line can be taken back."""

    def __init__(self, seating: Seating, players: tuple[str, ...], record: Record | None) -> None:
        self._seating = seating
        self._moments = [Moment(Game(players))]
        for number, event in enumerate(record.events if record else ()):
            for words in answers_to(event, first=number == 0):
                self._moments.append(self._now.after(words))

    @property
    def _now(self) -> Moment:
        return self._moments[-1]

    @property
    def prompt(self) -> Prompt:
        match self._now.question:
            case Question.NOTHING:
                return Prompt(message("uly-polly/ask-nothing"))
            case Question.FIRST_WOLF:
                return Prompt(message("uly-polly/ask-first-wolf", players=Either(self._now.game.players)))
        asked = message(QUESTIONS[self._now.question], who=self._people(self._now))
        return Prompt(asked, hidden=self._now.question is Question.HIDE)

    @property
    def record(self) -> str:
        return write(self._now.game.players, self._now.events)

    @property
    def over(self) -> bool:
        return self._now.game.over

    def start(self) -> Replies:
        return (*self._greeting(), *self._computers_play(), *self._field())

    def say(self, line: str) -> Replies:
        words = self._understood(line)
        return (*self._take(words), *self._computers_play(), *self._field())

    def undo(self) -> Replies:
        earlier = [n for n, moment in enumerate(self._moments[:-1]) if self._people(moment)]
        if not earlier:
            raise Refused(message("table/nothing-to-take-back"))
        del self._moments[earlier[-1] + 1 :]
        return (message("table/taken-back"), *self.show())

    def show(self) -> Replies:
        game = self._now.game
        where = message("uly-polly/round", round=max(len(game.rounds), 1), rounds=game.length)
        return (where, *standing(game), *self._field())

    def help(self) -> Replies:
        return message("uly-polly/help-places"), message("uly-polly/help-winning")

    @property
    def handouts(self) -> dict[str, str]:
        """The record of the whole table is all there is."""
        return {}

    def _greeting(self) -> Replies:
        game = self._now.game
        if self._now.events:
            return (message("uly-polly/welcome-back"), *standing(game))
        return (message("uly-polly/welcome", players=game.players),)

    def _field(self) -> Replies:
        return field(self._now.game.open_round) if self._now.game.open_round else ()

    def _people(self, moment: Moment) -> tuple[str, ...]:
        """Who of those asked is a person; nobody, where the computer answers."""
        return tuple(name for name in moment.asked if name not in self._seating.computers)

    def _understood(self, line: str) -> tuple[str, ...]:
        """The answer in words of the game, or a refusal that does not give a secret away."""
        if self._now.question is Question.FIRST_WOLF:
            names = {name.casefold(): name for name in self._now.game.players}
            if line.casefold() not in names:
                raise Refused(message("uly-polly/nobody", players=Either(tuple(names.values()))))
            return (names[line.casefold()],)
        words = tuple(word for word in line.upper().replace(",", " ").replace("-", " ").split() if word not in VERBS)
        wanted = 2 if self._now.question is Question.SWAP else 1
        if len(words) != wanted or any(word not in PLACES for word in words):
            raise Refused(message("uly-polly/places-please", count=wanted))
        event = self._now.event_of(words)
        if event and (fault := refused(self._now.game, event)):
            raise Refused(fault.message)
        return words

    def _take(self, words: tuple[str, ...]) -> Replies:
        before = self._now
        self._moments.append(before.after(words))
        event = before.event_of(words)
        return told(before.asked, event, before.game, self._now.game) if event else ()

    def _computers_play(self) -> Replies:
        replies: list[Message] = []
        while self._now.question is not Question.NOTHING and not self._people(self._now):
            # Chance hangs on the place in the game, so that a resumed game goes on as it would have.
            chance = Random(f"{self._seating.seed} {len(self._moments)}")
            replies += self._take(computer_answer(self._now, self._seating.level, chance))
        return tuple(replies)
