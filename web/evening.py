"""The evening as values: sheets as they were read and settled, and who is ahead."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from rollwrite.errors import UsageError
from rollwrite.finding import finding
from rollwrite.games import NO_OPTIONS, Options, entry_of
from rollwrite.language import Language
from rollwrite.message import message, short
from rollwrite.score_report import sheet_document
from rollwrite.scored import ScoredFile
from rollwrite.standings import Row, Standings, standings
from rollwrite.wolle.record import MOST_ROLLS
from vision.decide.fix import Fix
from vision.kept import message_from_json, restored
from vision.sheet import Sheet
from web.store.rows import NightRow, PhotoRow, Said, SheetRow
from web.store.store import Store

PLAYER = "player"
SEAT = re.compile(r"player(\d+)")  # who shares a sheet and has no name on it
LONGEST_NAME = 24
ANOTHER_PAPER = 12  # fields that were read surely and otherwise before: one game's pen adds, it does not take away


@dataclass(frozen=True)
class Evening:
    store: Store

    def sheet(self, row: SheetRow) -> Sheet:
        """A sheet as it stands: what was seen, what people settled since, and judged by the rolls that are known."""
        before = self.store.before(row.id) if row.paper else None
        doubled = before is not None and another_paper(before.reading, row.reading)
        return settled(row.reading, json.dumps(row.fixes), row.paper, self._rolls(row), doubled)

    def sheets(self, play: int) -> list[tuple[SheetRow, Sheet]]:
        return [(row, self.sheet(row)) for row in self.store.sheets_of(play)]

    def standings(self, play: int) -> tuple[Standings, ...]:
        return ranked(self.sheets(play))

    def document(self, row: SheetRow, language: Language) -> dict[str, Any]:
        return {"id": row.id, **sheet_document(self.sheet(row), language)}

    def night_document(self, night: NightRow) -> dict[str, Any]:
        """A night with its games and standings; a paper stands once in those of its game."""
        games: list[dict[str, Any]] = []
        sheets: list[int] = []
        for play in self.store.plays_of(night.id):
            sheets += [row.id for row in self.store.sheets_of(play)]
            for group in self.standings(play):
                rows = [
                    {
                        "rank": row.rank,
                        "player": row.player,
                        "sheet": row.sheet,
                        "id": int(row.file),
                        "total": row.total,
                    }
                    for row in group.rows
                ]
                games.append({"game": group.game, "face": group.face, "standings": rows})
        return {"id": night.id, "started": night.started, "name": night.name, "games": games, "sheets": sheets}

    def fix(self, row: SheetRow, said: Said) -> None:
        """All of it or nothing: what cannot be applied raises UsageError before anything is kept."""
        if PLAYER in said:
            _check_name(said[PLAYER])
        try:
            self.sheet(row).fixed(*_fixes(said))
        except UsageError as error:
            raise _in_our_words(error) from None
        self.store.keep_fix(row.id, said)

    def players(self) -> list[str]:
        """Everybody who has played here, the latest first."""
        names: dict[str, None] = {}
        for night in self.store.nights():
            for play in reversed(self.store.plays_of(night.id)):
                names |= dict.fromkeys(row.player for group in self.standings(play) for row in named(group))
        return list(names)

    def error(self, photo: PhotoRow, language: Language) -> str:
        return " ".join(language.say(message_from_json(told)) for told in json.loads(photo.errors))

    def _rolls(self, row: SheetRow) -> str | None:
        photo = self.store.photo(row.photo)
        if photo and photo.rolls:
            return photo.rolls
        rolls = self.store.rolls(row.play)
        return ",".join(map(str, rolls)) if 0 < len(rolls) <= MOST_ROLLS else None


def ranked(sheets: Iterable[tuple[SheetRow, Sheet]]) -> tuple[Standings, ...]:
    """Files are named by the numbers of the sheets."""
    return standings(ScoredFile(str(row.id), (sheet,)) for row, sheet in sheets)


def named(group: Standings) -> list[Row]:
    """Those whose name is known."""
    return [row for row in group.rows if row.player and not SEAT.fullmatch(row.player)]


@lru_cache(1024)
def settled(
    reading: str, fixes: str = "[]", paper: str | None = None, rolls: str | None = None, doubled: bool = False
) -> Sheet:
    """The sheet after all that people said of it, in order: later words win. What was accepted and is no longer asked
    about is forgotten. Everything is text, so that it can be remembered."""
    said: Said = {}
    for fix in json.loads(fixes):
        said |= fix
    fixed = tuple(_fixes(said))
    answers = tuple(fix for fix in fixed if fix.answer != "ok")
    sheet = _judged(reading, rolls, doubled).settled(answers)
    asked = {found.where for found in sheet.findings}
    accepted = tuple(fix for fix in fixed if fix.answer == "ok" and fix.field in asked)
    return replace(sheet.settled((*answers, *accepted)), id=paper, player=said.get(PLAYER, sheet.player))


@lru_cache(1024)
def _judged(reading: str, rolls: str | None, doubled: bool) -> Sheet:
    sheet = restored(json.loads(reading))
    note = finding("doubled", "reading/doubled-id", where="sheet", sheet=sheet.id or "", count=2)
    known = rolls is not None and entry_of(sheet.game).rolled
    return replace(sheet, options=Options(rolls=rolls) if known else NO_OPTIONS, notes=(note,) if doubled else ())


def _fixes(said: Said) -> Iterator[Fix]:
    for field, answer in said.items():
        if field == PLAYER:
            continue
        if answer is not True and answer is not False and answer != "ok":
            raise UsageError(message("page/no-answer", field=short(field)))
        yield Fix(field, "ok" if answer == "ok" else "yes" if answer else "no")


def _in_our_words(error: UsageError) -> UsageError:
    """Nobody here has typed --fix."""
    facts = dict(error.message.facts)
    keys = {"reading/fix-unknown": "page/no-field", "reading/fix-printed-cups": "page/printed-cups"}
    if "fix" not in facts:
        return error
    return UsageError(message(keys.get(error.message.key, "page/no-answer"), field=short(str(facts["field"]), 40)))


def _check_name(name: object) -> None:
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise UsageError(message("page/no-name", longest=LONGEST_NAME))


# --- the same paper again ----------------------------------------------------------------------------------------


def still_said(before: SheetRow, reading: str) -> tuple[Said, ...]:
    """What was settled on an earlier photo and still applies: names always; answers where the new photo is in doubt or
    agrees. Where it is sure of something else, a pen has been at work since."""
    fresh = settled(reading)
    doubted = {found.where for found in fresh.findings}
    kept = (
        {field: answer for field, answer in said.items() if _applies(fresh, doubted, field, answer)}
        for said in before.fixes
    )
    return tuple(said for said in kept if said)


def _applies(fresh: Sheet, doubted: set[str | None], field: str, answer: object) -> bool:
    return field == PLAYER or field in doubted or field_state(fresh, field) is answer


def field_state(sheet: Sheet, field: str) -> bool | None:
    """How a field was read; None for rows and whole sheets."""
    if field in sheet.marks:
        return sheet.marks[field]
    kind, _, place = field.partition(":")
    if kind == "cup":
        return place in sheet.decision.cups
    ends = tuple(place.split("-"))
    return ends in sheet.decision.segments or ends[::-1] in sheet.decision.segments if kind == "segment" else None


@lru_cache(256)
def another_paper(before: str, after: str) -> bool:
    """Two sheets with the same id? Ink that was surely there does not go away."""
    old, new = settled(before), settled(after)
    if old.layout != new.layout:
        return True
    gone = (old.decision.segments - new.decision.segments) | (_crossed(old) - _crossed(new))
    return len(gone) >= ANOTHER_PAPER


def _crossed(sheet: Sheet) -> frozenset[Any]:
    return frozenset(name for name, mark in sheet.marks.items() if mark)
