"""Who is ahead: the groups of an evening, as plain facts for a template."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rollwrite.language import Language
from rollwrite.standings import Row, Standings, told_apart
from rollwrite.tally import Tally
from web.evening import is_named, questions, ranked
from web.hall import Hall
from web.pages.shown import called, title_of


def groups(hall: Hall, language: Language, play: int) -> list[dict[str, Any]]:
    """Sheets that belong together, then what was counted by tapping. Asked for once: others may add some meanwhile."""
    sheets = hall.evening.sheets(play)
    asks = {row.id: questions(sheet) for row, sheet in sheets}
    standings = ranked(sheets)
    named = zip(titles(language, standings), standings, strict=True)
    on_paper = [_sheets(language, title, group, asks) for title, group in named]
    return on_paper + tapped(hall, language, play, [group["title"] for group in on_paper])


def tapped(hall: Hall, language: Language, play: int, on_paper: Collection[str]) -> list[dict[str, Any]]:
    """What was counted by tapping, beside what was counted on paper. It is tapped on the table: not after its game."""
    current = hall.store.current()
    open_ = current is not None and current.id == play
    found = [_tally(language, one, f"/tally/{one.game}" if open_ else "") for one in hall.evening.tallies(play)]
    for group in found:
        if group["title"] in on_paper:
            group["title"] += f" · {language.say('page/by-tapping')}"
    return found


def cheer(language: Language, group: Standings) -> str:
    """'Ann wins!'; nothing while the first has no name, and nobody wins alone."""
    first = [row for row in group.rows if row.rank == 1]
    told = len(group.rows) > 1 and all(map(is_named, first))
    return language.say("page/wins", who=tuple(row.player for row in first), count=len(first)) if told else ""


def name_of(language: Language, group: Standings) -> str:
    """The game, and the face it was played on."""
    return title_of(language, group.game) + (f" · {group.face}" if group.face else "")


def titles(language: Language, groups: Sequence[Standings]) -> list[str]:
    return told_apart([name_of(language, group) for group in groups], groups, language)


def _sheets(language: Language, title: str, group: Standings, asks: dict[int, int]) -> dict[str, Any]:
    rows = [
        {
            "rank": row.rank,
            "who": called(language, row.player) or language.say("page/whose"),
            "nameless": not is_named(row),
            "pictured": not row.player,
            "total": row.total,
            "asks": asks[int(row.file)],
            "sheet": int(row.file),
            "link": f"/sheets/{row.file}",
        }
        for row in group.rows
    ]
    settled = len(rows) > 1 and not any(row["nameless"] or row["asks"] for row in rows)
    about = {"title": title, "settled": settled, "cheer": cheer(language, group), "who_played": _who_played(group.rows)}
    return {"rows": rows, "steps": steps(rows), **about}


def _who_played(rows: Sequence[Row]) -> str:
    """Where those are named who share a sheet; nothing where each has one, or all are."""
    return next((f"/sheets/{row.file}" for row in rows if row.player and not is_named(row)), "")


def steps(rows: Sequence[Mapping[str, Any]]) -> list[tuple[int, list[str]]]:
    """Who stands where: the second to the left of the first, the third to the right. Who ties shares a step."""
    standing = [(rank, [row["who"] for row in rows if row["rank"] == rank]) for rank in (2, 1, 3)]
    return [(rank, names) for rank, names in standing if names]


def _tally(language: Language, tally: Tally, link: str) -> dict[str, Any]:
    standings = tally.standings
    rows = [
        {
            "rank": row.rank,
            "who": row.player,
            "nameless": False,
            "pictured": False,
            "total": row.total,
            "asks": 0,
            "sheet": 0,
            "link": link,
        }
        for row in standings.rows
    ]
    won = cheer(language, standings) if any(row.total for row in standings.rows) else ""
    return {
        "title": title_of(language, tally.game),
        "rows": rows,
        "settled": False,
        "cheer": won,
        "steps": [],
        "who_played": "",
    }
