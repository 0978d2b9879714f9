"""The die that all phones see, and what is counted by tapping."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.phones import Phones, is_lovely
from tests.web.server import SAMPLES

TUMBLES = """() => {
  window.tumbled = 0;
  addEventListener("animationstart", (event) => { window.tumbled += event.animationName === "tumble"; });
}"""


def test_one_die_for_all(phones: Phones) -> None:
    phones.laid()
    ann, ben = phones.phone("/die"), phones.phone("/die")
    expect(ann.locator("h1")).to_have_text("No roll yet")
    ann.get_by_role("button", name="Throw").click()
    expect(ben.locator("h1")).to_have_text("Roll 1")
    thrown = ben.locator(".thrown").get_attribute("alt")
    assert thrown in list("123456")
    ben.get_by_role("button", name="5", exact=True).click()
    expect(ann.locator("h1")).to_have_text("Roll 2")
    is_lovely(ann)
    ann.get_by_role("button", name="Somebody has the first set").click()
    ben.get_by_role("button", name="6", exact=True).click()
    expect(ann.locator(".timer .struck")).to_have_count(1)
    for left in (4, 3, 2, 1):
        expect(ann.get_by_text("The next roll will be the last!")).to_have_count(int(left == 1))  # not 'a 1 or more'
        expect(ann.get_by_role("button", name="Throw")).to_be_visible()
        struck = ben.locator(".timer .struck").count()
        ben.get_by_role("button", name="6", exact=True).click()
        expect(ben.locator(".timer .struck")).to_have_count(struck + 1)
    expect(ann.get_by_text("That was the last roll")).to_be_visible()
    expect(ann.get_by_role("button", name="Throw")).to_have_count(0)
    for _ in range(7):
        count = ben.locator("h1").inner_text()
        ben.get_by_role("button", name="Undo").click()
        expect(ben.locator("h1")).not_to_have_text(count)
    expect(ann.locator("h1")).to_have_text("No roll yet")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_die_that_shows_the_same_again_is_seen_to_be_thrown(phones: Phones, motion: str) -> None:
    phones.laid()
    ann, ben = phones.phone("/die"), phones.phone("/die", reduced_motion=motion)
    ben.evaluate(TUMBLES)
    for roll in (1, 2):
        ann.get_by_role("button", name="3", exact=True).click()
        expect(ben.locator("h1")).to_have_text(f"Roll {roll}")
        ben.wait_for_timeout(800)
        assert (ben.evaluate("window.tumbled") >= roll) is (motion != "reduce")


def test_after_the_last_roll_the_sheets_are_next(phones: Phones) -> None:
    phones.laid()
    page = phones.phone("/die")
    page.get_by_role("button", name="6", exact=True).click()
    page.get_by_role("button", name="Somebody has the first set").click()
    for roll in range(2, 7):
        page.get_by_role("button", name="6", exact=True).click()
        expect(page.locator("h1")).to_have_text(f"Roll {roll}")
    expect(page.locator(".sides")).to_have_count(0)
    is_lovely(page)
    page.get_by_role("link", name="Photograph sheets").click()
    expect(page).to_have_url(f"{phones.server.url}/")


def test_a_word_with_a_space_for_the_die(phones: Phones) -> None:
    phones.laid()
    page = phones.phone("/die")
    page.locator("summary").click()
    page.locator("details input[name=face]").fill("Summer fair")
    page.get_by_role("button", name="That's it").click()
    is_lovely(page)
    page.locator(".warn").get_by_role("button", name="summer-fair").click()
    expect(page.locator(".level button", has_text="summer-fair")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".warn")).to_have_count(0)


def test_what_the_timer_says_is_told_on_the_sheet(phones: Phones) -> None:
    """The die is thrown on one phone, the sheet looked at on another."""
    numbers = phones.laid(SAMPLES / "table.jpg")
    sheet, die = phones.phone(f"/sheets/{numbers[0]}"), phones.phone("/die")
    expect(sheet.locator(".warn")).to_have_count(0)
    die.get_by_role("button", name="3", exact=True).click()
    die.get_by_role("button", name="Somebody has the first set").click()
    expect(sheet.get_by_text(re.compile("dice of the timer are struck here"))).to_be_visible()
    is_lovely(sheet)
    sheet.locator(".warn", has_text="timer").get_by_role("button", name="As it is").click()
    expect(sheet.get_by_text(re.compile("dice of the timer are struck here"))).to_have_count(0)
    die.locator("summary").click()
    die.locator("input[name=face]").fill("Summer-Fair")
    die.get_by_role("button", name="That's it").click()
    expect(die.get_by_role("button", name="summer-fair")).to_have_attribute("aria-pressed", "true")
    expect(sheet.get_by_text(re.compile("face A here, but face", re.IGNORECASE))).to_be_visible()


def test_a_die_that_nobody_played_with_is_left_out_on_all_phones(phones: Phones) -> None:
    numbers = phones.laid(SAMPLES / "table.jpg")
    sheet, podium, die = phones.phone(f"/sheets/{numbers[0]}"), phones.phone(), phones.phone("/die")
    die.get_by_role("button", name="3", exact=True).click()
    expect(die.get_by_text("So few rolls cannot have drawn all that yarn")).to_be_visible()
    expect(podium.locator(".asks")).to_have_count(0)
    is_lovely(die)
    die.get_by_role("button", name="We did play with this die").click()
    expect(podium.locator(".asks")).to_have_count(4)
    expect(sheet.get_by_role("link", name="Settle one question")).to_be_visible()
    is_lovely(sheet)
    sheet.get_by_role("button", name="We did not play with this die").click()
    expect(sheet.locator(".warn")).to_have_count(0)
    expect(sheet).to_have_url(f"{phones.server.url}/sheets/{numbers[0]}")
    is_lovely(sheet)
    expect(podium.locator(".asks")).to_have_count(0)
    expect(die.get_by_text("You did not play with the die")).to_be_visible()
    sheet.get_by_role("button", name="We did play with this die").click()  # taken back
    expect(podium.locator(".asks")).to_have_count(4)
    expect(die.get_by_role("button", name="We did not play with this die")).to_be_visible()
    is_lovely(die)


def test_odds_and_tokens(phones: Phones) -> None:
    phones.laid()
    page = phones.phone("/odds")
    first = page.locator(".percent").first.inner_text()
    page.get_by_role("link", name="chips: one more").click()
    expect(page.locator("output").first).to_have_text("1")
    assert page.locator(".percent").first.inner_text() >= first
    is_lovely(page)
    page.goto(f"{phones.server.url}/tally/uly-polly")
    for name in ("Mia", "Leo"):
        page.locator("input[name=new]").fill(name)
        page.get_by_role("button", name="Add").click()
        expect(page.locator("h2", has_text=name)).to_be_visible()
    page.get_by_role("button", name="tokens: one more").first.click()
    expect(page.locator("output").first).to_have_text("1")
    expect(page.locator(".heap").first.locator("img")).to_have_count(1)  # for those who do not read yet
    expect(page.locator(".heap").last.locator("img")).to_have_count(0)
    is_lovely(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("output").first).to_have_text("0")


def test_a_herd_is_tapped_sheep_by_sheep_and_who_won_is_a_tap_away(phones: Phones) -> None:
    phones.laid()
    page = phones.phone("/tally/volle-wolle", locale="de-DE", viewport={"width": 360, "height": 640})
    expect(page.get_by_text("Wer hat gespielt?")).to_be_visible()
    for name in ("Mia", "Leo"):
        page.locator("input[name=new]").fill(name)
        page.get_by_role("button", name="Dazu").click()
        expect(page.locator("h2", has_text=name)).to_be_visible()
    is_lovely(page)
    page.get_by_role("button", name="Punkte auf Schafen: +9").last.click()
    expect(page.locator("h2", has_text="Leo")).to_contain_text("9")
    page.get_by_role("button", name="Punkte auf Schafen: +6").last.click()
    expect(page.locator("h2", has_text="Leo")).to_contain_text("15")
    page.locator(".under-thumb a").click()
    expect(page.locator(".podium li").first).to_contain_text("Leo")
