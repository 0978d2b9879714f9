"""The same pages without scripts: by plain forms."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.web.phones import Phones, is_lovely, otherwise, points
from tests.web.server import DOUBTFUL, SAMPLES

LOOKS_AGAIN_MS = 3500  # a page where photos wait, and a little


def test_without_scripts(phones: Phones) -> None:
    phones.laid(DOUBTFUL)
    page = phones.phone(java_script_enabled=False)
    page.locator("#photo").set_input_files(SAMPLES / "ball-pen.jpg")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".podium li")).to_have_count(2)  # the page looks again by itself
    expect(page.locator("[data-photo]")).to_have_count(0)
    page.locator(".podium a", has_text="Chloé").click()
    before_settling = points(page)
    page.get_by_role("link", name="Settle one question").click()
    page.get_by_role("button", name=otherwise(page)).click()
    expect(page.locator("h1")).to_contain_text("points")
    expect(page.locator("h1")).not_to_have_text(before_settling)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("h1")).to_have_text(before_settling)
    page.locator("[href*=light]").first.click()
    expect(page.locator(".flat .lit").first).to_be_attached()
    page.get_by_text("throw this sheet away").click()
    page.get_by_role("button", name="Throw it away for good").click()
    expect(page.locator(".podium a", has_text="Chloé")).to_have_count(0)
    page.goto(f"{phones.server.url}/die")
    page.get_by_role("button", name="Throw").click()
    expect(page.locator("h1")).to_have_text("Roll 1")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("h1")).to_have_text("No roll yet")


def without_looking_again(route: Route) -> None:
    """Somebody looks at the page for longer than it stays."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace('http-equiv="refresh"', ""))


def test_without_scripts_a_photo_is_chosen_where_no_page_comes_in_between(phones: Phones) -> None:
    """While others are being read the page looks again by itself, and would forget what was chosen."""
    phones.laid()
    page = phones.phone(java_script_enabled=False)
    with phones.server.reading_held():
        page.route(f"{phones.server.url}/", without_looking_again)
        page.locator("#photo").set_input_files(SAMPLES / "pencil.jpg")
        page.get_by_role("button", name="Send").click()
        expect(page.locator("#photo")).to_be_hidden()
        is_lovely(page)
        page.unroute_all()
        page.get_by_role("link", name="Photograph sheets").click()
        expect(page.locator("#photo")).to_be_visible()
        is_lovely(page)
        page.locator("#photo").set_input_files(DOUBTFUL)
        page.wait_for_timeout(LOOKS_AGAIN_MS)
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".podium a", has_text="Chloé")).to_be_visible()
    expect(page.locator("#photo")).to_be_visible()


def test_names_counts_paper_and_the_next_game_without_scripts(phones: Phones) -> None:
    number, *_ = phones.laid(SAMPLES / "table.jpg")
    page = phones.phone(f"/sheets/{number}", java_script_enabled=False)
    page.locator("input[name=player]").fill("Mia")
    page.get_by_role("button", name="That's it").click()
    expect(page.locator("h1")).to_contain_text("Mia")
    page.get_by_role("link", name="Next sheet").click()
    expect(page.locator("h1")).to_contain_text("Whose is this?")
    page.goto(f"{phones.server.url}/tally/uly-polly")
    for name in ("Mia", "Leo"):
        page.locator("input[name=new]").fill(name)
        page.get_by_role("button", name="Add").click()
        expect(page.locator("h2", has_text=name)).to_be_visible()
    page.get_by_role("button", name="tokens: one more").last.click()
    expect(page.locator("output").last).to_have_text("1")
    page.get_by_role("link", name="Who won?").click()
    expect(page.locator(".card", has_text="Uly & Polly").locator(".podium li").first).to_contain_text("Leo")
    page.get_by_role("button", name="Next game").click()
    expect(page.get_by_text("Who won tonight?")).to_be_visible()
    page.goto(f"{phones.server.url}/odds")
    page.get_by_role("link", name="chips: one more").click()
    expect(page.locator("output").first).to_have_text("1")
    page.goto(f"{phones.server.url}/print")
    page.locator("select[name=game]").select_option("uly-polly")
    page.get_by_role("button", name="Look at it").click()
    expect(page).to_have_url(re.compile("game=uly-polly"))
    with page.expect_download():
        page.get_by_role("button", name="Get the PDF").click()
