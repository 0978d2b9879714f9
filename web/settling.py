"""From what was seen to a sheet as it stands: what people answered, what the die says, what they accepted.

Everything is made of texts and small values, so that it can be remembered: nobody waits for the same count twice.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rollwrite.errors import UsageError
from rollwrite.finding import finding
from rollwrite.games import NO_OPTIONS, Options, entry_of
from rollwrite.message import message, short
from rollwrite.scored import ScoredFile, Told
from rollwrite.wolle.one_die import OneDie
from rollwrite.wolle.record import NAME
from vision.decide.fix import Fix
from vision.kept import restored
from vision.sheet import Sheet
from vision.together import at_one_table
from web.store.rows import Said

PLAYER = "player"
SEAT = re.compile(r"player(\d+)")  # what the rules call somebody who shares a sheet and has no name on it
SEATED = re.compile(r"player:([1-9]\d?)")  # the name that was told of a seat
NAMESAKES = "namesakes"  # a name that two sheets of one game may well have: somebody said so
SHEET = "sheet"  # what is asked about a paper as a whole; 'ok' where there are several with its print
DOUBLED = "doubled"
COPY = "~"  # between what is printed on a paper and the number of the copy
SAME_PLAYER = "wolle-table/same-player"  # as it is said of files; on the phones it is asked of sheets


@dataclass(frozen=True, slots=True)
class SeenPaper:
    """A reading as it was kept, and what has been said of it since, as JSON."""

    reading: str
    fixes: str = "[]"
    paper: str | None = None
    rolls: str | None = None  # where whoever sent the photo told them

    @property
    def said(self) -> Said:
        """Later words win."""
        said: Said = {}
        for fix in json.loads(self.fixes):
            said |= fix
        return said


@lru_cache(256)
def settled(
    papers: tuple[SeenPaper, ...], die: OneDie | None = None, several: frozenset[str] = frozenset()
) -> tuple[Sheet, ...]:
    """The papers of one game, with what does not fit the die that all saw, whose name is on two of them, and which may
    be one of the others, if there are not `several`. What was accepted and is no longer asked about is forgotten."""
    judged = _beside(papers, die) if die else list(map(settled_alone, papers))
    return tuple(_printed_once(papers, list(_named_once(papers, judged)), several))


def _beside(papers: Sequence[SeenPaper], die: OneDie) -> list[Sheet]:
    rolls = ",".join(map(str, die.rolls))
    seated = _at_the_table([answered(paper, paper.rolls or rolls) for paper in papers], die)
    return [_accepted(sheet, paper.said) for sheet, paper in zip(seated, papers, strict=True)]


@lru_cache(1024)
def settled_alone(paper: SeenPaper) -> Sheet:
    return _accepted(answered(paper, paper.rolls), paper.said)


def _named_once(papers: Sequence[SeenPaper], sheets: Sequence[Sheet]) -> Iterator[Sheet]:
    """A name on two sheets of one game and one face is asked about on both, until somebody says that it may. The two
    sides of a paper are two games; a sheet that nobody drew on is none."""
    seats = [_seat(sheet) for sheet in sheets]
    fine = {seat for seat, paper in zip(seats, papers, strict=True) if _is_fine(seat, paper.said)}
    for sheet, seat in zip(sheets, seats, strict=True):
        notes = tuple(note for note in sheet.notes if note.message.key != SAME_PLAYER)
        if seat and seat not in fine and (count := seats.count(seat)) > 1:
            twice = finding(NAMESAKES, "page/same-player", where=PLAYER, player=short(sheet.player), count=count)
            notes = (*notes, twice)
        yield sheet if notes == sheet.notes else replace(sheet, notes=notes)


def _printed_once(papers: Sequence[SeenPaper], sheets: Sequence[Sheet], several: frozenset[str]) -> Iterator[Sheet]:
    """A paper with the print of an earlier one is asked about, until somebody says of one that it is another. Front and
    back have one id, and are two games."""
    prints = [(printed_id(paper.paper or ""), sheet.layout) for paper, sheet in zip(papers, sheets, strict=True)]
    several |= {own for (own, _), paper in zip(prints, papers, strict=True) if paper.said.get(SHEET) == "ok"}
    for sheet, paper, (own, side) in zip(sheets, papers, prints, strict=True):
        first = paper.paper in (own, None)
        asked = not first and own not in several and prints.count((own, side)) > 1
        note = finding(DOUBLED, "page/doubled", where=SHEET, sheet=own)
        yield replace(sheet, notes=(*sheet.notes, note)) if asked else sheet


def _seat(sheet: Sheet) -> tuple[str, str, str] | None:
    alone = len(sheet.outcome.contenders) == 1
    face = sheet.face.name if sheet.face else ""
    return (sheet.game, face, sheet.player.casefold()) if sheet.player and alone else None


def _is_fine(seat: tuple[str, str, str] | None, said: Said) -> bool:
    return seat is not None and str(said.get(NAMESAKES, "")).casefold() == seat[-1]


@lru_cache(1024)
def answered(paper: SeenPaper, rolls: str | None) -> Sheet:
    """What was seen, and what people answered."""
    said = paper.said
    sheet = _judged(paper.reading, rolls)
    answers = tuple(fix for fix in fixes_of(said) if fix.answer != "ok")
    return replace(
        sheet.settled(answers), id=paper.paper, player=said.get(PLAYER, sheet.player), players=_names_told(sheet, said)
    )


def _names_told(sheet: Sheet, said: Said) -> tuple[str, ...]:
    """By seat: what was told, else what is printed, else what the rules say. Empty where nothing was told."""
    told = {int(field.partition(":")[2]): str(name) for field, name in said.items() if SEATED.fullmatch(field)}
    names = dict(enumerate(sheet.code.players if sheet.code else (), start=1)) | told
    return tuple(names.get(seat, f"player{seat}") for seat in range(1, max(names) + 1)) if told else ()


def seats_of(sheet: Sheet) -> dict[int, str]:
    """Those who share a sheet, by their seats: each with a name, or what the rules say instead. Nobody shares the sheet
    of one player."""
    nameless = replace(sheet, code=None, players=()).outcome.contenders
    seats = sorted(int(seat[1]) for one in nameless if (seat := SEAT.fullmatch(one.player)))
    names = sheet.players or (sheet.code.players if sheet.code else ())
    shared = seats if len(seats) > 1 else []
    return {seat: names[seat - 1] if seat <= len(names) else f"player{seat}" for seat in shared}


@lru_cache(1024)
def _judged(reading: str, rolls: str | None) -> Sheet:
    sheet = restored(json.loads(reading))
    known = rolls is not None and entry_of(sheet.game).rolled
    return replace(sheet, options=Options(rolls=rolls) if known else NO_OPTIONS)


def _at_the_table(sheets: Sequence[Sheet], die: OneDie) -> list[Sheet]:
    """Those of the die's game beside the die, as `score --table` would have them; the others are another game."""
    played = [n for n, sheet in enumerate(sheets) if entry_of(sheet.game).rolled]
    files = [ScoredFile("", told=Told(NAME, die)), *(ScoredFile(str(n), (sheets[n],)) for n in played)]
    seated = dict(zip(played, (file.sheets[0] for file in at_one_table(files)[1:]), strict=True))
    return [found if isinstance(found := seated.get(n), Sheet) else sheet for n, sheet in enumerate(sheets)]


def _accepted(sheet: Sheet, said: Said) -> Sheet:
    asked = {found.where for found in sheet.findings}
    accepted = tuple(fix for fix in fixes_of(said) if fix.answer == "ok" and fix.field in asked)
    return sheet.settled((*sheet.fixes, *accepted)) if accepted else sheet


def fixes_of(said: Said) -> Iterator[Fix]:
    for field, answer in said.items():
        if field in (PLAYER, NAMESAKES) or SEATED.fullmatch(field):
            continue
        if answer is not True and answer is not False and answer != "ok":
            raise UsageError(message("page/no-answer", field=short(field)))
        yield Fix(field, "ok" if answer == "ok" else "yes" if answer else "no")


# --- the same paper again ----------------------------------------------------------------------------------------


ANOTHER_PAPER = 12  # fields that were read surely and otherwise before: one game's pen adds, it does not take away


def still_said(fixes: Sequence[Said], reading: str) -> tuple[Said, ...]:
    """What was settled on an earlier photo and still applies: names always; answers where the new photo is in doubt or
    agrees. Where it is sure of something else, a pen has been at work since."""
    fresh = settled_alone(SeenPaper(reading))
    doubted = {found.where for found in fresh.findings}
    kept = (
        {field: answer for field, answer in said.items() if _applies(fresh, doubted, field, answer)} for said in fixes
    )
    return tuple(said for said in kept if said)


def _applies(fresh: Sheet, doubted: set[str | None], field: str, answer: object) -> bool:
    """What was accepted acts only where it is still asked."""
    told = answer == "ok" or field in (PLAYER, NAMESAKES) or SEATED.fullmatch(field) is not None
    return told or field in doubted or field_state(fresh, field) is answer


def field_state(sheet: Sheet, field: str) -> bool | None:
    """How a field was read; None for rows and whole sheets. Ink on no field is there unless somebody said it is not."""
    if field in sheet.marks:
        return sheet.marks[field]
    kind, _, place = field.partition(":")
    if kind == "ink":
        return [fix.answer for fix in sheet.fixes if fix.field == field][-1:] != ["no"]
    if kind == "cup":
        return place in sheet.decision.cups
    ends = tuple(place.split("-"))
    return ends in sheet.decision.segments or ends[::-1] in sheet.decision.segments if kind == "segment" else None


def printed_id(name: str) -> str:
    return name.partition(COPY)[0]


def another_paper(before: str, after: str) -> bool:
    """Two sheets with the same id? Ink that was surely there does not go away."""
    return ink_gone(before, after) >= ANOTHER_PAPER


@lru_cache(256)
def ink_gone(before: str, after: str) -> float:
    """How much was surely drawn and is so no more; without end on another kind of sheet."""
    old, new = settled_alone(SeenPaper(before)), settled_alone(SeenPaper(after))
    if old.layout != new.layout:
        return math.inf
    return len(old.decision.segments - new.decision.segments) + len(_crossed(old) - _crossed(new))


def _crossed(sheet: Sheet) -> frozenset[object]:
    return frozenset(name for name, mark in sheet.marks.items() if mark)
