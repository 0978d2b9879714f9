"""The score sheet read from simulated photos: every wrong value is in review, and the rules settle the rest."""

from pathlib import Path

import pytest

from rollwrite.errors import ExitCode
from rollwrite.language import language
from rollwrite.score_report import file_document
from rollwrite.uly_polly import report
from rollwrite.uly_polly.sheet import ScoreSheet
from tests.simulator import TierName, photo
from vision.files import Reading, read_file

OWN = ("rounds", "tokens", "winners", "unfinished")


@pytest.mark.parametrize(("tier", "seed"), [("easy", 0), ("easy", 4), ("normal", 1), ("normal", 2), ("normal", 4)])
def test_what_was_marked_is_what_is_read(tier: TierName, seed: int, tmp_path: Path) -> None:
    file = tmp_path / "evening.jpg"
    data, truths = photo(tier, seed, "uly-polly")
    file.write_bytes(data)
    scored = read_file(file, Reading())
    entry = file_document(scored, language())
    assert entry["error"] is None
    assert len(entry["sheets"]) == len(truths)
    for sheet in entry["sheets"]:
        truth = next(truth for truth in truths if truth.sheet == sheet["sheet"])
        wrong = {name for name, marked in truth.marks.items() if sheet["marks"][name] != marked}
        review = {doubt["field"] for doubt in sheet["review"]}
        marked = ScoreSheet(sheet["marks"])
        assert (sheet["game"], sheet["face"]) == ("uly-polly", None)
        assert all(name in review or name.partition(".")[0] in review for name in wrong)
        assert {found.where for found in marked.findings} <= review
        assert {key: sheet[key] for key in OWN} == report.sheet(marked, language()).document
        assert bool(sheet["winners"]) != sheet["unfinished"]
    expected = ExitCode.NEEDS_A_PERSON if any(s["review"] for s in entry["sheets"]) else ExitCode.OK
    assert scored.exit_code is expected
