"""A score sheet that several share: player by player, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.phones import Phones, is_lovely

VOLLE_WOLLE = (
    "player1.tens-3",
    "player1.units-4",
    "player1.dog.1",
    "player3.tens-2",
    "player3.units-0",
    "player3.370.1",
)

ULY_POLLY = ("player1.plays", "player2.plays", "player4.plays", "round1.wolf2", "round1.found", "round2.wolf4")


def shared_by_some(phones: Phones, game: str, marks: tuple[str, ...]) -> str:
    """The page of a score sheet with these marks on it."""
    phones.laid()
    with phones.server.client() as script:
        paper = script.get(f"/api/print/{game}.pdf", params={"part": "score"}).content
        sent = script.post("/api/photos", files={"photo": ("scan.pdf", paper)}).json()
        number, *_ = (sheet["id"] for file in sent["files"] for sheet in file["sheets"])
        fixed = script.post(f"/api/sheets/{number}/fix", json=dict.fromkeys(marks, True))
    assert fixed.status_code == 200, fixed.text
    return f"/sheets/{number}"


@pytest.mark.parametrize(("game", "marks"), [("volle-wolle", VOLLE_WOLLE), ("uly-polly", ULY_POLLY)])
def test_a_sheet_that_several_share_fits_the_phone(phones: Phones, game: str, marks: tuple[str, ...]) -> None:
    path = shared_by_some(phones, game, marks)
    for speaks in ("en-GB", "fr-FR", "de-DE"):
        page = phones.phone(path, viewport={"width": 360, "height": 640}, locale=speaks)
        expect(page.locator(".count").first).to_be_visible()
        is_lovely(page)


def test_a_number_of_one_player_lights_up_what_it_was_counted_from(phones: Phones) -> None:
    page = phones.phone(shared_by_some(phones, "volle-wolle", VOLLE_WOLLE))
    first = page.locator(".card", has=page.locator("h2", has_text="Player 1"))
    expect(first.locator(".total td")).to_have_text("38")  # 34 on sheep, 9 for one dog, 5 less for the most dogs
    first.get_by_role("link", name="sheep").click()
    expect(page.locator(".flat .mark.lit")).to_have_count(2)
    first.get_by_role("link", name="total").click()
    expect(page.locator(".flat .mark.lit")).to_have_count(3)
    first.get_by_role("link", name="3-7-0").click()  # none of them
    expect(page.locator(".flat .mark.lit")).to_have_count(0)
    expect(page.locator(".flat .place.lit")).to_have_count(1)


def test_a_round_and_its_tokens_light_up(phones: Phones) -> None:
    page = phones.phone(shared_by_some(phones, "uly-polly", ULY_POLLY))
    page.get_by_role("link", name="2", exact=True).click()  # the second round
    expect(page.locator(".flat .mark.lit")).to_have_count(1)
    page.get_by_role("link", name="1", exact=True).last.click()  # one token, from the first round
    expect(page.locator(".flat .mark.lit")).to_have_count(2)
