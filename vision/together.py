"""Sheets of one call beside each other: ids that turn up twice, names told by a person, and whose a fix is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from rollwrite.errors import UsageError
from rollwrite.finding import Finding, finding
from rollwrite.games import TABLE, Options, Outcome, game_of
from rollwrite.message import message
from rollwrite.scored import ScoredFile, Told
from rollwrite.wolle.face import Face
from rollwrite.wolle.house import of_today
from vision.answers import with_answers
from vision.decide.fix import Fix
from vision.sheet import Sheet


def taken_together(
    files: Sequence[ScoredFile],
    faces: Sequence[Face],
    names: Mapping[str, str],
    fixes: Sequence[Fix],
    *,
    one_table: bool = False,
) -> tuple[ScoredFile, ...]:
    """All that a call says of what it had read. What was said of sheets before and now is about what the table says,
    and changes it."""
    files = told_apart(files)
    refuse_other_faces(files, faces)
    seated = at_one_table if one_table else tuple
    return seated(with_fixes(with_answers(seated(with_names(files, names))), fixes))


def told_apart(files: Sequence[ScoredFile]) -> tuple[ScoredFile, ...]:
    """An id that was read twice is named on both sheets, and the second is called ID~2: a file printed more than once,
    or one sheet photographed again."""
    times = Counter(sheet.id for sheet in sheets_of(files) if sheet.id)
    seen: Counter[str] = Counter()

    def named(sheet: Sheet) -> Sheet:
        if not sheet.id or times[sheet.id] < 2:
            return sheet
        seen[sheet.id] += 1
        own = sheet.id if seen[sheet.id] == 1 else f"{sheet.id}~{seen[sheet.id]}"
        doubled = finding("doubled", "reading/doubled-id", where="sheet", sheet=sheet.id, count=times[sheet.id])
        return replace(sheet, id=own, notes=(*sheet.notes, doubled))

    return tuple(_each(file, named) for file in files)


def refuse_other_faces(files: Sequence[ScoredFile], faces: Sequence[Face]) -> None:
    """A face that was named, and that no sheet has, was named by mistake."""
    read = [sheet.face and of_today(sheet.face) for sheet in sheets_of(files)] if faces else []
    for face in faces if read else ():
        if of_today(face) not in read:
            raise UsageError(message("reading/no-sheet-of-face", face=face.name))


def with_names(files: Sequence[ScoredFile], names: Mapping[str, str]) -> tuple[ScoredFile, ...]:
    """Players as a person told them, by the ids of their sheets."""
    known = {sheet.id for sheet in sheets_of(files)}
    for stranger in (own for own in names if own not in known):
        if not known:
            raise UsageError(message("reading/no-sheets", sheet=stranger[:20]))
        raise UsageError(message("reading/no-such-sheet", sheet=stranger[:20], known=_known(known)))
    return tuple(
        _each(file, lambda sheet: replace(sheet, player=names.get(sheet.id or "", sheet.player))) for file in files
    )


def with_fixes(files: Sequence[ScoredFile], fixes: Sequence[Fix]) -> tuple[ScoredFile, ...]:
    """Each fix on its own sheet and no other. It may leave the sheet out where only one was read in all files."""
    everything = list(sheets_of(files))
    known = {sheet.id for sheet in everything}
    for fix in fixes:
        if fix.sheet is None and len(everything) != 1:
            raise UsageError(message("reading/fix-which", fix=str(fix), count=len(everything)))
        if fix.sheet is not None and fix.sheet not in known:
            raise UsageError(message("reading/fix-no-sheet", fix=str(fix), sheet=fix.sheet, known=_known(known)))

    def fixed(sheet: Sheet) -> Sheet:
        own = [fix for fix in fixes if fix.sheet in (None, sheet.id)]
        return sheet.fixed(*own) if own else sheet

    return tuple(_each(file, fixed) for file in files)


def at_one_table(files: Sequence[ScoredFile]) -> tuple[ScoredFile, ...]:
    """All files as one game: each judged by what the table knows, with a note wherever it does not fit the others.
    Said again after a fix, it takes back what it noted before."""
    outcomes = [(game, player, outcome) for file in files for game, player, outcome in _outcomes(file)]
    if not outcomes:
        return tuple(files)
    games = [game for game, _, _ in outcomes]
    game = max(games, key=games.count)
    table = game_of(game).one_table([(player, outcome) for own, player, outcome in outcomes if own == game])

    def seated(sheet: Sheet) -> Sheet:
        others = tuple(note for note in sheet.notes if note.rule != TABLE)
        if sheet.game != game:
            return replace(sheet, notes=(*others, _other_game(sheet.game, game)))
        known = replace(sheet, options=_added(sheet.options, table.options), notes=others)
        return replace(known, notes=(*others, *table.notes(sheet.player, known.outcome)))

    def told(text: Told) -> Told:
        if text.game != game:
            return replace(text, notes=(_other_game(text.game, game),))
        outcome = table.judged(text.outcome)
        return replace(text, outcome=outcome, notes=table.notes(_player_of(outcome), outcome))

    return tuple(replace(_each(file, seated), told=told(file.told) if file.told else None) for file in files)


def _outcomes(file: ScoredFile) -> Iterator[tuple[str, str, Outcome]]:
    """Game, player and outcome of everything in a file."""
    yield from ((sheet.game, sheet.player, sheet.outcome) for sheet in file.sheets)
    if file.told:
        yield file.told.game, _player_of(file.told.outcome), file.told.outcome


def _player_of(outcome: Outcome) -> str:
    """A text names its player itself; one of several players names nobody."""
    names = [contender.player for contender in outcome.contenders]
    return names[0] if len(names) == 1 else ""


def _other_game(game: str, table: str) -> Finding:
    return finding(TABLE, "door/other-game-at-table", where="game", game=game, table=table)


def _added(options: Options, table: Options) -> Options:
    """What a call said stands; the table adds the rest."""
    return replace(options, rolls=options.rolls or table.rolls, variant=options.variant or table.variant)


def sheets_of(files: Iterable[ScoredFile]) -> Iterator[Sheet]:
    return (sheet for file in files for sheet in file.sheets if isinstance(sheet, Sheet))


def _known(ids: Iterable[str | None]) -> tuple[str, ...]:
    return tuple(sorted(own for own in ids if own)) or ("–",)


def _each(file: ScoredFile, change: Callable[[Sheet], Sheet]) -> ScoredFile:
    return replace(file, sheets=tuple(change(sheet) if isinstance(sheet, Sheet) else sheet for sheet in file.sheets))
