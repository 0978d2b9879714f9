"""The talk at the table, with a referee who only adds up."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from rollwrite.errors import UsageError
from rollwrite.language import language
from rollwrite.message import Message, message, short
from rollwrite.referee import Prompt, Refused, Replies, Seating, conduct, saved, seating_of


def plain(words: str) -> Message:
    return message("door/as-it-is", text=words)


@dataclass
class Adder:
    """Numbers are said until they reach ten; the record is the list of them."""

    said: list[int] = field(default_factory=list)

    @property
    def prompt(self) -> Prompt:
        return Prompt(plain("a number?"), hidden=len(self.said) == 1)

    @property
    def record(self) -> str:
        return "".join(f"{number}\n" for number in self.said)

    @property
    def over(self) -> bool:
        return sum(self.said) >= 10

    @property
    def handouts(self) -> dict[str, str]:
        return {}

    def start(self) -> Replies:
        return (plain("hello"),)

    def say(self, line: str) -> Replies:
        if not line.isdecimal():
            raise Refused(plain(f"{line} is no number"))
        self.said.append(int(line))
        return (plain(f"{sum(self.said)} so far"),)

    def undo(self) -> Replies:
        if not self.said:
            raise Refused(plain("nothing to take back"))
        self.said.pop()
        return self.show()

    def show(self) -> Replies:
        return (plain(f"it stands at {sum(self.said)}"),)

    def help(self) -> Replies:
        return (plain("say numbers"),)


def talk(*lines: str) -> tuple[list[str], list[str], list[str]]:
    """What was told, what was complained of, and what was on disk after each line."""
    adder, told, complaints, kept = Adder(), list[str](), list[str](), list[str]()
    more: Iterator[str] = iter(lines)

    def ask(question: str, hidden: bool) -> str | None:
        assert question == "a number?"
        assert hidden == (len(adder.said) == 1)
        return next(more, None)

    conduct(adder, language(), ask, told.append, complaints.append, lambda: kept.append(adder.record))
    return told, complaints, kept


def test_every_line_is_saved_and_answered() -> None:
    told, complaints, kept = talk("3", "4", "undo", "2")
    assert told == ["hello", "3 so far", "7 so far", "it stands at 3", "5 so far"]
    assert kept == ["", "3\n", "3\n4\n", "3\n", "3\n2\n"]
    assert not complaints


def test_a_refused_line_changes_nothing_and_the_talk_goes_on() -> None:
    told, complaints, kept = talk("undo", "wool", "3")
    assert complaints == ["nothing to take back", "wool is no number"]
    assert told == ["hello", "3 so far"]
    assert kept == ["", "3\n"]


def test_help_show_empty_lines_and_quit() -> None:
    told, _, kept = talk("help", "show", "", " QUIT ", "3")
    assert told[1] == "say numbers"
    assert told[3] == "it stands at 0"
    assert kept[-1] == ""


def test_after_the_end_only_undo_helps() -> None:
    told, complaints, _ = talk("10", "1", "undo", "1")
    assert complaints == ["the game is over: undo takes back the last line, quit leaves"]
    assert told[-1] == "1 so far"


def test_the_seating_is_kept_as_a_comment_before_the_record() -> None:
    seating = Seating(("Ann", "Ünal"), ("Ünal",), "easy", True, 7)
    text = saved(seating, Adder([4, 5]))
    assert text.startswith("# ")
    assert text.endswith("\n4\n5\n")
    assert seating_of(text) == seating
    assert seating_of("4\n5\n") is None


@pytest.mark.parametrize("damage", ["", "[]", "{}", "7", "[" * 5000, '{"players": 3}'])
def test_a_damaged_seating_is_told_in_one_line(damage: str) -> None:
    with pytest.raises(UsageError, match="damaged"):
        seating_of(f"# table: {damage}\n")


@pytest.mark.parametrize(
    ("players", "computers"),
    [(("Ann", "Ann"), ()), (("Ann Lee",), ()), (("",), ()), (("A" * 25,), ()), (("\udc80",), ()), (("Ann",), ("Bo",))],
)
def test_names_that_cannot_be_seated(players: tuple[str, ...], computers: tuple[str, ...]) -> None:
    with pytest.raises(UsageError):
        Seating(players, computers)


def test_a_word_of_a_persons_own_stays_on_its_line() -> None:
    assert short("Ann") == "Ann"
    assert short("A\n\x1b[2J") == "A\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}[2J"
    assert short("x" * 5000) == "x" * 24 + "…"


def test_a_choice_is_said_with_or() -> None:
    with pytest.raises(UsageError, match="there is no level 'slow': choose easy or strong"):
        Seating(level="slow")  # type: ignore[arg-type]
