"""Corrections in a loop: each thing a person should look at, in turn, with a picture of its place.

Reading from a keyboard, showing pictures and keeping what was said are handed in, so that the talk can be held in a
test. It holds no pixels of its own and decides nothing: an answer is a fix like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from pathlib import Path

from rollwrite.errors import UsageError
from rollwrite.finding import Finding
from rollwrite.language import Language
from rollwrite.message import Message, message
from rollwrite.scored import ScoredFile
from vision.answers import beside, keep_answers, kept_answers, names_of
from vision.decide.fix import Answer, Fix
from vision.sheet import Doubt, Sheet
from vision.show.crop import Crop
from vision.show.place import has_place

# In every language at once: somebody may read the German questions and still type a y.
ANSWERS: dict[str, Answer] = {
    **dict.fromkeys(("y", "yes", "j", "ja", "oui"), "yes"),
    **dict.fromkeys(("n", "no", "nein", "non"), "no"),
    **dict.fromkeys(("o", "ok"), "ok"),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing that was asked, and what was said; no fix where it was skipped."""

    sheet: int
    field: str
    fix: Fix | None = None


@dataclass(frozen=True)
class Talk:
    """Where the talk stands: the sheets as they were, and what was said since."""

    sheets: tuple[Sheet, ...]
    said: tuple[Asked, ...] = ()

    @cached_property
    def settled(self) -> tuple[Sheet, ...]:
        """One fix after the other: a later one may be about what an earlier one has raised."""
        return tuple(reduce(Sheet.fixed, self.fixes(n), sheet) for n, sheet in enumerate(self.sheets))

    def fixes(self, sheet: int) -> tuple[Fix, ...]:
        return tuple(asked.fix for asked in self.said if asked.sheet == sheet and asked.fix)

    @property
    def questions(self) -> Iterator[tuple[int, Finding]]:
        """What is still to be asked, sheet by sheet. An answer may settle other questions, or raise new ones."""
        done = {(asked.sheet, asked.field) for asked in self.said}
        for number, sheet in enumerate(self.settled):
            for finding in sheet.findings:
                if (number, finding.where or "") not in done:
                    yield number, finding

    def after(self, sheet: int, field: str, line: str) -> Talk:
        """With one more answer; raises UsageError for one that cannot be given here."""
        word = line.casefold()
        if word in ("s", "skip"):
            return Talk(self.sheets, (*self.said, Asked(sheet, field)))
        if word not in ANSWERS and "=" not in line:
            raise UsageError(message("reading/ask-help"))
        fix = Fix(field, ANSWERS[word]) if word in ANSWERS else Fix.parse(line)
        if fix.sheet not in (None, self.sheets[sheet].id):
            raise UsageError(message("reading/ask-help"))
        self.settled[sheet].fixed(fix)
        return Talk(self.sheets, (*self.said, Asked(sheet, fix.field, fix)))

    def back(self) -> Talk:
        if not self.said:
            raise UsageError(message("reading/ask-first"))
        return Talk(self.sheets, self.said[:-1])


@dataclass(frozen=True)
class Person:
    """Whoever sits at the keyboard. `ask` gives None when there are no more lines."""

    language: Language
    ask: Callable[[str], str | None]
    tell: Callable[[str], None]
    show: Callable[[str, Crop], None]  # the field, and a picture of its place

    def say(self, said: Message) -> None:
        self.tell(self.language.say(said))


def ask_all(files: Sequence[ScoredFile], person: Person) -> tuple[ScoredFile, ...]:
    """Everything that needs a person's eye, photo by photo. Kept beside the photo after every answer."""
    return tuple(_asked(file, person) if file.findings and file.sheets else file for file in files)


def _asked(file: ScoredFile, person: Person) -> ScoredFile:
    photo = Path(file.file)
    sheets = [sheet for sheet in file.sheets if isinstance(sheet, Sheet)]
    known = kept_answers(photo)
    person.say(message("reading/ask-about", file=file.file))

    def keep(talk: Talk) -> None:
        own = {name: talk.fixes(number) for number, name in enumerate(names_of(sheets))}
        if not any(own.values()) and not beside(photo).exists():
            return  # who only skips leaves nothing behind
        keep_answers(photo, {name: (*known.get(name, ()), *own.get(name, ())) for name in {**known, **own}})

    talk = ask_about(sheets, person, keep)
    if count := sum(asked.fix is not None for asked in talk.said):
        person.say(message("reading/answers-kept", count=count, file=str(beside(photo))))
    return replace(file, sheets=talk.settled)


def ask_about(sheets: Sequence[Sheet], person: Person, keep: Callable[[Talk], None]) -> Talk:
    """Each question in turn, until there are none or the person leaves."""
    talk, shown = Talk(tuple(sheets)), None
    while question := next(talk.questions, None):
        if question != shown:
            _show(talk, *question, person)
        shown = question
        line = person.ask(person.language.say(_question(talk, *question)))
        if line is None or line.strip().casefold() in ("q", "quit"):
            break
        after = _heard(talk, *question, line.strip(), person)
        if after.said != talk.said:
            keep(after)
        talk = after
    return talk


def _show(talk: Talk, number: int, finding: Finding, person: Person) -> None:
    sheet = talk.settled[number]
    if sheet.look and has_place(sheet.layout, finding.where):
        person.show(finding.where or "", Doubt(finding, sheet).crop)


def _heard(talk: Talk, number: int, finding: Finding, line: str, person: Person) -> Talk:
    try:
        if line.casefold() in ("b", "back"):
            return talk.back()
        return talk.after(number, finding.where or "", line) if line else talk
    except UsageError as refusal:
        person.say(refusal.message)
        return talk


def _question(talk: Talk, number: int, finding: Finding) -> Message:
    """A place for ink is there or not; anything else is accepted as it is, or left."""
    sheet, field = talk.settled[number], finding.where or ""
    kind = "place" if field in sheet.beliefs.fields else "row"
    return message("reading/ask", sheet=sheet.id or "?", field=field, reason=finding.message, kind=kind)
