"""Who is ahead: the groups of an evening, as plain facts for a template."""

from __future__ import annotations

from typing import Any

from rollwrite.language import Language
from rollwrite.standings import Standings
from rollwrite.tally import Tally
from web.evening import ranked
from web.hall import Hall
from web.pages.shown import called, title_of


def groups(hall: Hall, language: Language, play: int) -> list[dict[str, Any]]:
    """Sheets that belong together, then what was counted by tapping. Asked for once: others may add some meanwhile."""
    sheets = hall.evening.sheets(play)
    asks = {row.id: len(sheet.findings) for row, sheet in sheets}
    on_paper = [_sheets(language, group, asks) for group in ranked(sheets)]
    tallies = [Tally.of(game, told) for game, told in hall.store.tallies_of(play).items()]
    return on_paper + [_tally(language, tally) for tally in tallies if tally.counts]


def cheer(language: Language, group: Standings) -> str:
    """'Ann wins!'; nothing while the first has no name, and nobody wins alone."""
    first = tuple(called(language, row.player) for row in group.rows if row.rank == 1)
    return language.say("page/wins", who=first, count=len(first)) if all(first) and len(group.rows) > 1 else ""


def name_of(language: Language, group: Standings) -> str:
    """The game, and the face it was played on."""
    return title_of(language, group.game) + (f" · {group.face}" if group.face else "")


def _sheets(language: Language, group: Standings, asks: dict[int, int]) -> dict[str, Any]:
    rows = [
        {
            "rank": row.rank,
            "who": called(language, row.player) or language.say("page/whose"),
            "nameless": not row.player,
            "total": row.total,
            "asks": asks[int(row.file)],
            "sheet": int(row.file),
            "link": f"/sheets/{row.file}",
        }
        for row in group.rows
    ]
    settled = len(rows) > 1 and not any(row["nameless"] or row["asks"] for row in rows)
    return {"title": name_of(language, group), "rows": rows, "settled": settled, "cheer": cheer(language, group)}


def _tally(language: Language, tally: Tally) -> dict[str, Any]:
    totals = tally.totals
    rows = [
        {
            "rank": 1 + sum(other > total for other in totals.values()),
            "who": player,
            "nameless": False,
            "total": total,
            "asks": 0,
            "sheet": 0,
            "link": f"/tally/{tally.game}",
        }
        for player, total in sorted(totals.items(), key=lambda one: -one[1])
    ]
    return {"title": title_of(language, tally.game), "rows": rows, "settled": False, "cheer": ""}
