"""The score sheet printed, filled in, photographed and read again."""

import pytest

import vision
from rollwrite.language import language
from rollwrite.score_report import sheet_document
from rollwrite.volle_wolle.sheet import ScoreSheet
from tests.simulator.judge import judged
from tests.simulator.photos import photo
from tests.simulator.tiers import TierName


@pytest.mark.parametrize(("tier", "seed"), [("scan", 0), ("easy", 0), ("normal", 0)])
def test_what_was_crossed_is_what_is_counted(tier: TierName, seed: int) -> None:
    data, truths = photo(tier, seed, "volle-wolle")
    (truth,) = truths
    (read,) = vision.read(data)
    sheet = sheet_document(read, language())
    (verdict,) = judged([sheet], truths)
    assert verdict.right
    assert (sheet["game"], sheet["sheet"]) == ("volle-wolle", truth.sheet)
    totals = [player["total"] for player in sheet["players"]]
    assert totals == [count.total for count in ScoreSheet(truth.marks).counts]
