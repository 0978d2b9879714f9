"""The score sheet read from simulated photos: every wrong value is in review, and the rules settle the rest."""

from pathlib import Path

import pytest

from rollwrite.errors import ExitCode
from rollwrite.uly_polly.sheet import ScoreSheet, result
from tests.simulator import TierName, photo
from vision.batch import score_one
from vision.score import PhotoOptions


@pytest.mark.parametrize(("tier", "seed"), [("easy", 0), ("easy", 4), ("normal", 1), ("normal", 2), ("normal", 4)])
def test_what_was_marked_is_what_is_read(tier: TierName, seed: int, tmp_path: Path) -> None:
    file = tmp_path / "evening.jpg"
    data, truths = photo(tier, seed, "uly-polly")
    file.write_bytes(data)
    entry = score_one(file, PhotoOptions())
    assert entry.document["error"] is None
    assert len(entry.document["sheets"]) == len(truths)
    for sheet in entry.document["sheets"]:
        truth = next(truth for truth in truths if truth.sheet == sheet["sheet"])
        wrong = {name for name, marked in truth.marks.items() if sheet["marks"][name] != marked}
        review = {doubt["field"] for doubt in sheet["review"]}
        marked = ScoreSheet(sheet["marks"])
        assert (sheet["game"], sheet["face"]) == ("uly-polly", None)
        assert wrong <= review
        assert {query.field for query in marked.queries} <= review
        assert {key: sheet[key] for key in ("rounds", "tokens", "winners")} == result(marked)
    expected = ExitCode.NEEDS_A_PERSON if any(s["review"] for s in entry.document["sheets"]) else ExitCode.OK
    assert entry.exit_code is expected
