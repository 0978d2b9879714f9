"""The evening as values: sheets as they were read and settled, and who is ahead."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from rollwrite.errors import UsageError
from rollwrite.games import entry_of
from rollwrite.language import Language
from rollwrite.message import Message, message, short
from rollwrite.score_report import sheet_document
from rollwrite.scored import ScoredFile
from rollwrite.standings import Row, Standings, standings
from rollwrite.tally import Tally
from rollwrite.wolle.face import FACES, Face, face
from rollwrite.wolle.one_die import OneDie, timer_after
from rollwrite.wolle.record import MOST_ROLLS
from rollwrite.wolle.rules import Timer
from rollwrite.wolle.seeds import seed_of
from vision.kept import message_from_json
from vision.sheet import Sheet
from web.faces import face_named
from web.settling import (
    DOUBLED,
    NAMESAKES,
    PLAYER,
    SEAT,
    SEATED,
    SeenPaper,
    answered,
    fixes_of,
    printed_id,
    seats_of,
    settled,
    settled_alone,
)
from web.store.rows import NightRow, PhotoRow, PlayRow, Said, SheetRow
from web.store.store import Store

LONGEST_NAME = 24
HIGHEST_ROLL = 6

DieUse = Literal["judges", "left-out", "too-few"]


@dataclass(frozen=True)
class Evening:
    store: Store

    def sheet(self, row: SheetRow) -> Sheet:
        """A sheet as it stands: what was seen, what people settled since, and judged by the die that was thrown. One
        that was photographed again is judged by itself: another has its seat."""
        together = self.sheets(row.play) if row.replaced_by is None else []
        seated = next((sheet for own, sheet in together if own.id == row.id), None)
        return seated or settled((_seen(row),), self._die(row.play, [_seen(row)]))[0]

    def sheets(self, play: int) -> list[tuple[SheetRow, Sheet]]:
        """All sheets of a game. Judged side by side only where it was played with one die for all of them."""
        rows = self.store.sheets_of(play)
        seen = tuple(map(_seen, rows))
        die = self._die(play, seen) if rows else None
        return list(zip(rows, settled(seen, die, self._side_by_side(play)), strict=True))

    def _side_by_side(self, play: int) -> frozenset[str]:
        """What is printed on several papers for sure: two of them lay on one photo."""
        prints = Counter((photo, printed_id(paper)) for photo, paper in self.store.papers_of(play))
        return frozenset(own for (_, own), count in prints.items() if count > 1)

    def without_die(self, row: SheetRow) -> Sheet:
        """The same sheet, had nobody thrown a die."""
        return settled_alone(_seen(row))

    # --- the die ---------------------------------------------------------------------------------------------------

    def _die(self, play: int, seen: Iterable[SeenPaper]) -> OneDie | None:
        """What was thrown for all; None where nobody used it, or did nothing else."""
        rolls, row = self.store.rolls(play), self.store.play(play)
        if row is None or not 0 < len(rolls) <= MOST_ROLLS or _use_of(row, rolls, seen) != "judges":
            return None
        return OneDie(rolls, row.first_set, _face_named(row.face, seen) if row.face else None)

    def use_of_die(self, play: PlayRow | None) -> DieUse | None:
        """Are the sheets judged by the die of the phones? None where nobody has thrown it."""
        rolls = self.store.rolls(play.id) if play else ()
        return _use_of(play, rolls, map(_seen, self.store.sheets_of(play.id))) if play and rolls else None

    def face(self, play: PlayRow | None) -> Face:
        """The face that is played: as somebody said, else what most of the sheets have, else the first."""
        if play and play.face:
            return face_named(play.face)
        seen = Counter(sheet.face for _, sheet in self.sheets(play.id) if sheet.face) if play else Counter()
        return next((own for own, _ in seen.most_common(1)), face(FACES[0]))

    def timer(self, play: PlayRow | None) -> Timer:
        """As the rolls so far have left it."""
        if play is None:
            return Timer()
        die = OneDie(self.store.rolls(play.id), play.first_set)
        return timer_after(self.face(play), die.rolls, die.timer_from)

    # --- who is ahead ----------------------------------------------------------------------------------------------

    def standings(self, play: int) -> tuple[Standings, ...]:
        return ranked(self.sheets(play))

    def tallies(self, play: int) -> list[Tally]:
        """What is counted by tapping, once somebody sits there."""
        tallies = (Tally.of(game, told) for game, told in self.store.tallies_of(play).items())
        return [tally for tally in tallies if tally.counts]

    def played(self, play: int) -> list[Standings]:
        """All that has a score: on paper, else by tapping."""
        on_paper = self.standings(play)
        games = {group.game for group in on_paper}
        tapped = [tally.standings for tally in self.tallies(play) if tally.game not in games]
        return [*on_paper, *(group for group in tapped if any(row.total for row in group.rows))]

    def document(self, row: SheetRow, language: Language) -> dict[str, Any]:
        return {"id": row.id, **sheet_document(self.sheet(row), language)}

    def night_document(self, night: NightRow) -> dict[str, Any]:
        """A night with its games and standings; a paper stands once in those of its game, until somebody says that
        there are several."""
        games: list[dict[str, Any]] = []
        sheets: list[int] = []
        for play in self.store.plays_of(night.id):
            sheets += [row.id for row in self.store.sheets_of(play)]
            sure = (one for one in self.sheets(play) if all(found.rule != DOUBLED for found in one[1].findings))
            for group in ranked(sure):
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
        sheet = self.sheet(row)
        if NAMESAKES in said:
            raise UsageError(message("page/no-field", field=NAMESAKES))
        if said.get(PLAYER) == "ok" and any(found.where == PLAYER for found in sheet.findings):
            said = {field: answer for field, answer in said.items() if field != PLAYER} | {NAMESAKES: sheet.player}
        for name in [said[field] for field in said if field == PLAYER or SEATED.fullmatch(field)]:
            _check_name(name)
        _check_seats(sheet, said)
        try:
            fixes = tuple(fixes_of(said))
            sheet.fixed(*fixes)
            after = sheet.fixed(*(fix for fix in fixes if fix.answer != "ok"))
        except UsageError as error:
            raise _in_our_words(error) from None
        asked = {finding.where for finding in (*sheet.findings, *after.findings)}
        for fix in fixes:
            if fix.answer == "ok" and fix.field not in asked:
                raise UsageError(message("page/no-answer", field=short(fix.field, 40)))
        self.store.keep_fix(row.id, said)

    def players(self) -> list[str]:
        """Everybody who has played here, the latest first."""
        plays = (play for night in self.store.nights() for play in reversed(self.store.plays_of(night.id)))
        return list(dict.fromkeys(row.player for play in plays for group in self.played(play) for row in named(group)))

    def without_a_sheet(self, play: int) -> list[str]:
        """Those of them whose sheet may be the next one in this game."""
        seated = {row.player for group in self.standings(play) for row in named(group)}
        return [name for name in self.players() if name not in seated]

    def next_to_settle(self, row: SheetRow) -> SheetRow | None:
        """Another sheet of the same game that needs a name or an answer; those below it first."""
        sheets = self.sheets(row.play)
        later = [one for one in sheets if one[0].id > row.id] + [one for one in sheets if one[0].id < row.id]
        return next((own for own, sheet in later if sheet.findings or _is_nameless(sheet)), None)

    def error(self, photo: PhotoRow, language: Language) -> str:
        return " ".join(language.say(for_phones(message_from_json(told))) for told in json.loads(photo.errors))


def ranked(sheets: Iterable[tuple[SheetRow, Sheet]]) -> tuple[Standings, ...]:
    """Files are named by the numbers of the sheets."""
    return standings(ScoredFile(str(row.id), (sheet,)) for row, sheet in sheets)


def _seen(row: SheetRow) -> SeenPaper:
    return SeenPaper(row.reading, json.dumps(row.fixes), row.paper, row.rolls)


def _face_named(words: str, seen: Iterable[SeenPaper]) -> Face:
    """As it was read on a sheet, or made anew, which takes a second for a seed."""
    faces = (answered(paper, paper.rolls).face for paper in seen)
    return next((own for own in faces if own and words in (own.name, seed_of(own.name))), None) or face_named(words)


def _use_of(play: PlayRow, rolls: Sequence[int], seen: Iterable[SeenPaper]) -> DieUse:
    """As somebody said. Else a die that nobody told anything but rolls, and fewer of those than any of the yarn needs,
    though every one were a six, was thrown for fun."""
    if play.with_die is not None:
        return "judges" if play.with_die else "left-out"
    if play.first_set is not None or play.face:
        return "judges"
    sheets = (answered(paper, paper.rolls) for paper in seen)
    yarn = [len(sheet.decision.segments) for sheet in sheets if entry_of(sheet.game).rolled]
    return "too-few" if min(filter(None, yarn), default=0) > HIGHEST_ROLL * len(rolls) else "judges"


def questions(sheet: Sheet) -> int:
    """How much is asked about a sheet, wherever that is told: a place or a row is asked about once. What is said of a
    row waits for the doubts about its boxes, which may settle it."""
    asked = {found.where for found in sheet.findings}
    doubtful = {box.row for box in sheet.layout.boxes if box.name in asked and box.row != box.name}
    return len(asked - doubtful)


def _is_nameless(sheet: Sheet) -> bool:
    """Or one of those who share it."""
    alone = not sheet.player and len(sheet.outcome.contenders) == 1
    return alone or any(SEAT.fullmatch(name) for name in seats_of(sheet).values())


def is_named(row: Row) -> bool:
    return bool(row.player) and not SEAT.fullmatch(row.player)


def named(group: Standings) -> list[Row]:
    """Those whose name is known."""
    return list(filter(is_named, group.rows))


def for_phones(told: Message) -> Message:
    """Nobody here can type --face."""
    keys = {"reading/unread-face": "page/unread-face", "reading/give-face": "page/give-face"}
    facts = tuple((name, for_phones(fact) if isinstance(fact, Message) else fact) for name, fact in told.facts)
    return Message(keys.get(told.key, told.key), facts)


def _in_our_words(error: UsageError) -> UsageError:
    """Nobody here has typed --fix."""
    facts = dict(error.message.facts)
    keys = {"reading/fix-unknown": "page/no-field", "reading/fix-printed-cups": "page/printed-cups"}
    if "fix" not in facts:
        return error
    return UsageError(message(keys.get(error.message.key, "page/no-answer"), field=short(str(facts["field"]), 40)))


def _check_seats(sheet: Sheet, said: Said) -> None:
    """Names are told of seats that somebody has, and of each seat another."""
    names = {f"{PLAYER}:{number}": name for number, name in seats_of(sheet).items()}
    told = {field: name for field, name in said.items() if SEATED.fullmatch(field)}
    for field in told:
        if field not in names:
            raise UsageError(message("page/no-field", field=short(field, 40)))
    called = [name.strip().casefold() for name in (names | told).values()]
    if told and len(set(called)) < len(called):
        raise UsageError(message("page/no-name", longest=LONGEST_NAME))


def _check_name(name: object) -> None:
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise UsageError(message("page/no-name", longest=LONGEST_NAME))
