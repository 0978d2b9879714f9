"""The tables of docs/accuracy.md: what is counted there is what was read, and targets can be missed."""

from pathlib import Path

import pytest

import vision
from tests.simulator.accuracy_page import page
from tests.simulator.album import kept_photo
from tests.simulator.judge import Verdict
from tests.simulator.reliability import ASKED, CLAIMED, NOT_ASKED, Claim, Claims, claimed, claims_of, reliability_table
from tests.simulator.tally import COLUMNS, Outcome, Row, rows, table

RIGHT = Verdict(found=True, boxes=37)
ASKED_ABOUT = Verdict(found=True, doubts=frozenset({"mouse.1"}), boxes=37)
SILENT = Verdict(found=True, wrong=frozenset({"cup:D4"}), boxes=37)


def outcome(*verdicts: Verdict, game: str = "wolle", seed: int = 0) -> Outcome:
    return Outcome("hard", seed, game, verdicts, seconds=1.0)


@pytest.mark.parametrize(("wrong", "met"), [(3, False), (0, True)])
def test_a_target_is_missed_by_too_many_errors(wrong: int, met: bool) -> None:
    assert Row("hard", "wolle", (outcome(*[RIGHT] * (100 - wrong), *[SILENT] * wrong),)).met() is met


def test_a_target_may_be_a_games_own() -> None:
    right, *_ = COLUMNS
    assert (right.target("hard", "wolle"), right.target("hard", "uly-polly")) == (97, 96)
    assert right.target("table", "wolle") is None


def test_a_row_counts_sheets_and_not_photos() -> None:
    line = Row("hard", "wolle", (outcome(RIGHT, ASKED_ABOUT), outcome(RIGHT, SILENT, seed=1))).line()
    assert line.startswith("| wolle | hard | 2 | 4 | 75.0 % (≥ 97) | 25.0 % (≤ 0.3) | 25.0 % (≤ 10) |")


def test_the_page_has_a_row_for_each_game_and_names_what_went_wrong() -> None:
    outcomes = [outcome(SILENT), outcome(RIGHT, game="uly-polly")]
    assert [row.game for row in rows(outcomes)] == ["wolle", "uly-polly"]
    written = page(outcomes, range(15000, 15001))
    assert table(outcomes) in written
    assert "- wolle hard 0: silently wrong: cup:D4" in written
    assert "### hard" in written


@pytest.mark.parametrize(
    ("log_odds", "said"), [(0.0, CLAIMED[0]), (-2.0, CLAIMED[1]), (2.4, CLAIMED[2]), (-6.0, CLAIMED[-1])]
)
def test_odds_claim_a_share_of_errors(log_odds: float, said: str) -> None:
    assert claimed(log_odds) == said
    assert CLAIMED[2] == "1.8 to 9.1 %"


def test_the_table_of_reliability_counts_errors_by_kind() -> None:
    counted = Claims({Claim("box", CLAIMED[0], True): 1, Claim("box", CLAIMED[0], False): 3})
    line = reliability_table([counted, counted]).splitlines()[2]
    assert line == f"| {CLAIMED[0]} | 0 | 0 | 0 | 0 | 8 | 2 (25 %) |"


def test_every_field_of_a_photo_makes_a_claim_before_and_after_the_rules(tmp_path: Path) -> None:
    taken = kept_photo(tmp_path, "easy", 3, "wolle")
    assert kept_photo(tmp_path, "easy", 3, "wolle") == taken
    (sheet,) = vision.read(taken.data)
    counted = claims_of([sheet], taken.truth)
    fields = len(sheet.beliefs.segments) + len(sheet.beliefs.boxes)
    fields += len(sheet.beliefs.cups) if sheet.code is None or sheet.code.printed_cups is None else 0
    after = sum(number for claim, number in counted.items() if claim.claimed in (ASKED, NOT_ASKED))
    assert (after, counted.total()) == (fields, 2 * fields)
    assert not any(claim.wrong for claim in counted)
