"""The score sheet printed, filled in, photographed and read again."""

import pytest

from rollwrite.kinds import File, Kind
from rollwrite.volle_wolle.sheet import ScoreSheet
from tests.simulator.judge import judged
from tests.simulator.photos import photo
from tests.simulator.tiers import TierName
from vision.score import PhotoOptions, score_photo


@pytest.mark.parametrize(("tier", "seed"), [("scan", 0), ("easy", 0), ("normal", 0)])
def test_what_was_crossed_is_what_is_counted(tier: TierName, seed: int) -> None:
    data, truths = photo(tier, seed, "volle-wolle")
    (truth,) = truths
    document = score_photo(File("photo", Kind.PHOTO, data), PhotoOptions()).document
    assert isinstance(document, dict)
    (sheet,) = document["sheets"]
    (verdict,) = judged([sheet], truths)
    assert verdict.right
    assert (sheet["game"], sheet["sheet"]) == ("volle-wolle", truth.sheet)
    totals = [player["total"] for player in sheet["players"]]
    assert totals == [count.total for count in ScoreSheet(truth.marks).counts]
