"""The referee of Uly & Polly: asks whose turn it is, takes the hiding place unseen, and plays the computer's seats."""

from random import Random

from rollwrite.errors import UsageError
from rollwrite.referee import Prompt, Refused, Replies, Seating, Words
from rollwrite.uly_polly.field import PLACES
from rollwrite.uly_polly.moment import Moment, Question, answers_to
from rollwrite.uly_polly.players import computer_answer
from rollwrite.uly_polly.record import Reading, read, write
from rollwrite.uly_polly.rules import LEAST_PLAYERS, MOST_PLAYERS, Game
from rollwrite.uly_polly.sentences import why
from rollwrite.uly_polly.talk import field, listed, purse, told

VERBS = ("SWAP", "MOVE", "DOG", "HIDE", "AND", "TO")  # may be said, need not
HELP = (
    "Places are A1 (top left) to D4. The wolf types its hiding place unseen, then swaps two neighbours: C2 D3",
    "The dog goes one step: B2. It wins by turning the wolf, the wolf by the eighth sheep.",
)


def open_game(seating: Seating, text: str) -> "UlyPollyReferee":
    """A new game, or the one in a saved record."""
    reading = read(text) if text else None
    if reading and reading.problems:
        problem = reading.problems[0]
        raise UsageError(f"line {problem.line} of the saved game: {problem.message}; mend it, or begin anew with --new")
    players = reading.game.players if reading and reading.game else seating.players
    if seating.players and seating.players != players:
        raise UsageError("the saved game names other players than its first line: mend one, or begin anew with --new")
    if not LEAST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise UsageError(f"name {LEAST_PLAYERS} to {MOST_PLAYERS} players, as in --player Ana --computer Polly")
    return UlyPollyReferee(seating, players, reading)


class UlyPollyReferee:
    """Keeps every moment of the talk, so that any line can be taken back."""

    def __init__(self, seating: Seating, players: tuple[str, ...], reading: Reading | None) -> None:
        self._seating = seating
        self._moments = [Moment(Game(players))]
        for number, event in enumerate(reading.events if reading else ()):
            for words in answers_to(event, first=number == 0):
                self._moments.append(self._now.after(words))

    @property
    def _now(self) -> Moment:
        return self._moments[-1]

    @property
    def prompt(self) -> Prompt:
        if self.over:
            return Prompt("The game is over (undo or quit):")
        who = listed(self._people(self._now))
        match self._now.question:
            case Question.FIRST_WOLF:
                return Prompt(f"Who saw a sheep last and is the wolf ({', '.join(self._now.game.players)})?")
            case Question.HIDE:
                return Prompt(f"{who}, all other eyes shut: where do you hide (unseen)?", hidden=True)
            case Question.DOG_START:
                return Prompt(f"{who}, on which tile does the dog start?")
            case Question.SWAP:
                return Prompt(f"{who}, which two tiles change places?")
        return Prompt(f"{who}, where does the dog go?")

    @property
    def record(self) -> str:
        return write(self._now.game.players, self._now.events)

    @property
    def over(self) -> bool:
        return self._now.game.over

    def start(self) -> Replies:
        greeting = "Welcome back." if self._now.events else f"{listed(self._now.game.players)} play Uly & Polly."
        standing = (purse(self._now.game),) if self._now.events else ()
        return (greeting, *standing, *self._computers_play(), *self._field())

    def say(self, line: str) -> Replies:
        words = self._understood(line)
        return (*self._take(words), *self._computers_play(), *self._field())

    def undo(self) -> Replies:
        earlier = [n for n, moment in enumerate(self._moments[:-1]) if self._people(moment)]
        if not earlier:
            raise Refused("there is nothing to take back")
        del self._moments[earlier[-1] + 1 :]
        return ("Taken back.", *self.show())

    def show(self) -> Replies:
        game = self._now.game
        return (f"Round {max(len(game.rounds), 1)} of {game.length}. {purse(game)}", *self._field())

    def help(self) -> Replies:
        return HELP

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
                raise Refused(f"nobody here has that name: {', '.join(names.values())}")
            return (names[line.casefold()],)
        words = tuple(word for word in line.upper().replace(",", " ").replace("-", " ").split() if word not in VERBS)
        wanted = 2 if self._now.question is Question.SWAP else 1
        if len(words) != wanted or any(word not in PLACES for word in words):
            raise Refused(f"{'two places' if wanted == 2 else 'one place'} of the field, please: A1 to D4")
        event = self._now.event_of(words)
        if event and (refusal := self._now.game.why_not(event)):
            raise Refused(why(refusal, self._now.game, event))
        return words

    def _take(self, words: tuple[str, ...]) -> Replies:
        before = self._now
        self._moments.append(before.after(words))
        event = before.event_of(words)
        return told(before.asked, event, before.game, self._now.game) if event else ()

    def _computers_play(self) -> Replies:
        replies: list[Words] = []
        while self._now.question is not Question.NOTHING and not self._people(self._now):
            # Chance hangs on the place in the game, so that a resumed game goes on as it would have.
            chance = Random(f"{self._seating.seed} {len(self._moments)}")
            replies += self._take(computer_answer(self._now, self._seating.level, chance))
        return tuple(replies)
