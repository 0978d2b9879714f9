"""`rollwrite nights`, and what everybody has scored."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.errors import UsageError
from rollwrite.language import language
from rollwrite.tally import Tally
from tests.web.server import ROOT, Server
from web.scores import Scores


def nights(data: Path, *options: str) -> str:
    words = [sys.executable, "-m", "cli", "nights", "--data", str(data), *options]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_nights_are_told_while_the_server_is_at_work(
    server: Server, client: httpx.Client, sheet: dict[str, Any]
) -> None:
    client.post(f"/api/sheets/{sheet['id']}/fix", json={"player": "Zoë"})
    told = json.loads(nights(server.data, "--json"))
    assert set(told) == {"nights", "players"}
    assert sheet["id"] in told["nights"][0]["sheets"]
    assert "Zoë" in [one["player"] for one in told["players"]]
    assert "Zoë" in nights(server.data)


def test_no_evening_yet(tmp_path: Path) -> None:
    assert json.loads(nights(tmp_path / "nowhere", "--json")) == {"nights": [], "players": []}
    assert not (tmp_path / "nowhere").exists()


def test_best_and_usual() -> None:
    scores = Scores("Ann", "wolle", (3, 30, 12, 14))
    assert (scores.best, scores.usual) == (30, 13)


@given(st.lists(st.integers(-24, 120), min_size=1, max_size=40))
def test_the_usual_score_is_the_middle_one(totals: list[int]) -> None:
    usual = Scores("Ann", "wolle", tuple(totals)).usual
    below, above = (total for total in (sum(one < usual for one in totals), sum(one > usual for one in totals)))
    assert max(below, above) <= len(totals) / 2
    assert min(totals) <= usual <= max(totals)
    assert usual == Scores("Ann", "wolle", tuple(sorted(totals))).usual
    assert isinstance(usual, int) or usual % 1 == 0.5
    if len(totals) == 2:
        assert usual == sum(totals) / 2


def test_half_a_point_is_written_as_the_language_writes_it() -> None:
    assert [language(code).number(Scores("Ann", "wolle", (12, 13)).usual) for code in ("en", "de", "fr")] == [
        "12.5",
        "12,5",
        "12,5",
    ]


# --- counts by tapping -------------------------------------------------------------------------------------------


def test_tokens() -> None:
    tally = Tally.of("uly-polly").seated("Mia").seated("Leo").with_tap("Mia", "tokens", 1)
    assert tally.totals == {"Mia": 1, "Leo": 0}
    assert tally.undone().totals == {"Mia": 0, "Leo": 0}
    assert tally.with_tap("Leo", "tokens", -1).totals["Leo"] == 0
    assert Tally.of("uly-polly", json.loads(json.dumps(tally.kept))) == tally


def test_volle_wolle_is_counted_by_its_rules() -> None:
    tally = Tally.of("volle-wolle").seated("Ann").seated("Ben")
    for _ in range(10):
        tally = tally.with_tap("Ann", "points", 1)
    for thing in ("dogs", "bone", "chips", "black"):
        tally = tally.with_tap("Ann", thing, 1)
    tally = tally.with_tap("Ben", "dogs", 1).with_tap("Ben", "trio-370", 1).with_tap("Ben", "trio-370", 1)
    assert tally.totals == {"Ann": 10 - 1 + 9 + 4 + 1 - 5, "Ben": 9 + 14 - 5}


def test_a_herd_is_counted_sheep_by_sheep() -> None:
    """Not point by point: a herd may well have forty."""
    tally = Tally.of("volle-wolle").seated("Ann").seated("Ben").with_tap("Ann", "dogs", 1)
    for points in (9, 7, 1):
        tally = tally.with_tap("Ann", "points", points)
    assert tally.with_tap("Ann", "black", 5).totals["Ann"] == 17 - 5 + 9 - 5
    for thing, by in (("points", 10), ("black", 6), ("dogs", 2), ("points", -2)):
        with pytest.raises(UsageError):
            tally.with_tap("Ann", thing, by)


@pytest.mark.parametrize("name", ["", " ", "Mia", "M" * 25, "a\nb"])
def test_no_seat_for_that_name(name: str) -> None:
    with pytest.raises(UsageError):
        Tally.of("uly-polly").seated("Mia").seated(name)


def test_no_taps() -> None:
    mia = Tally.of("uly-polly").seated("Mia")
    for player, thing, by in (("Leo", "tokens", 1), ("Mia", "dogs", 1), ("Mia", "tokens", 2)):
        with pytest.raises(UsageError):
            mia.with_tap(player, thing, by)
    with pytest.raises(UsageError):
        Tally.of("wolle")
