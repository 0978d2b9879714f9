"""`rollwrite nights`: the evenings and the players, for the terminal."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from rollwrite.language import Language
from rollwrite.report import Report, Table
from web.evening import Evening
from web.pages.podium import titles
from web.pages.shown import title_of
from web.scores import scores
from web.store.database import FILE
from web.store.rows import NightRow
from web.store.store import Store


def nights_report(folder: Path, language: Language) -> Report:
    """Looks only: also while a server is at work in the folder."""
    if not (folder / FILE).is_file() and (folder.is_dir() or not folder.exists()):
        return Report({"nights": [], "players": []}, (language.say("page/no-evening-yet"),))
    store = Store(folder, serving=False)
    try:
        return _report(Evening(store), language)
    finally:
        store.close()


def _report(evening: Evening, language: Language) -> Report:
    nights, played = evening.store.nights(), scores(evening)
    document = {
        "nights": [evening.night_document(night) for night in nights],
        "players": [
            {"player": one.player, "game": one.game, "best": one.best, "usual": one.usual, "totals": list(one.totals)}
            for one in played
        ],
    }
    rows = tuple(row for night in nights for row in _rows(evening, language, night))
    people = tuple(
        (one.player, title_of(language, one.game), str(len(one.totals)), str(one.best), language.number(one.usual))
        for one in played
    )
    columns = tuple(language.say(f"page/column-{name}") for name in ("game", "rank", "player", "points"))
    about = tuple(language.say(f"page/column-{name}") for name in ("player", "game", "games", "best", "usual"))
    evenings = Table(language.say("page/evenings"), (language.say("page/column-evening"), *columns), rows)
    return Report(document, (evenings, Table(language.say("page/players"), about, people)))


def _rows(evening: Evening, language: Language, night: NightRow) -> list[tuple[str, ...]]:
    day = night.name or language.dated(datetime.fromisoformat(night.started).astimezone())
    groups = [group for play in evening.store.plays_of(night.id) for group in evening.played(play)]
    return [
        (day, title, str(row.rank), row.player or row.sheet or "", str(row.total))
        for title, group in zip(titles(language, groups), groups, strict=True)
        for row in group.rows
    ]
