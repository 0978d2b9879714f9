"""The score sheet read from simulated photos: every wrong value is in review, and the rules settle the rest."""

import pytest

from rollwrite.uly_polly.score_sheet import ScoreSheet, result
from tests.simulator import TierName, photo
from tests.simulator.printer import Order
from vision.documents import sheet_document
from vision.read import read_photo


@pytest.mark.parametrize(("tier", "seed"), [("easy", 0), ("easy", 4), ("normal", 1), ("normal", 2), ("normal", 4)])
def test_what_was_marked_is_what_is_read(tier: TierName, seed: int) -> None:
    ordered = Order("uly-polly", None, "none", number=seed, low_ink=seed == 4, language="de", player="")
    data, (truth,) = photo(tier, seed, ordered)
    (reading,) = read_photo(data)
    document = sheet_document(reading)
    wrong = {name for name, marked in truth.marks.items() if document["marks"][name] != marked}
    review = {entry["field"] for entry in document["review"]}
    assert (document["game"], document["face"], document["sheet"]) == ("uly-polly", None, truth.sheet)
    assert wrong <= review
    sheet = ScoreSheet(document["marks"])
    assert {query.field for query in sheet.queries} <= review
    assert {key: document[key] for key in ("rounds", "tokens", "winners")} == result(sheet)
