"""The die that all phones see, and what is counted by tapping."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.phones import BOUNCES_MS, Phones, is_lovely, tap_again
from tests.web.server import SAMPLES

TUMBLES = """() => {
  addEventListener("animationend", (event) => { document.body.dataset.over = event.animationName; });
}"""


MOMENT_MS = 200  # in which a page that did it wrong would have done so


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
    expect(ben.get_by_role("button", name="No set yet after all")).to_be_visible()
    for struck in range(5):
        expect(ann.locator(".timer .struck")).to_have_count(struck)
        last = ann.get_by_text("The next roll will be the last!")
        expect(last).to_have_count(int(struck == 4))  # not 'a 1 or more'
        expect(ann.get_by_role("button", name="Throw")).to_be_visible()
        tap_again(ben.get_by_role("button", name="6", exact=True))
        expect(ben.locator(".timer .struck")).to_have_count(struck + 1)
    expect(ann.get_by_text("That was the last roll")).to_be_visible()
    expect(ann.get_by_role("button", name="Throw")).to_have_count(0)
    for left in reversed(range(7)):
        tap_again(ben.get_by_role("button", name="Undo"))
        expect(ben.locator("[data-rolls]")).to_have_attribute("data-rolls", str(left))
    expect(ann.locator("h1")).to_have_text("No roll yet")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_die_that_shows_the_same_again_is_seen_to_be_thrown(phones: Phones, motion: str) -> None:
    phones.laid()
    ann, ben = phones.phone("/die"), phones.phone("/die", reduced_motion=motion)
    ben.evaluate(TUMBLES)
    for roll in (1, 2):
        ben.evaluate("document.body.dataset.over = ''")
        tap_again(ann.get_by_role("button", name="3", exact=True))
        for phone in (ann, ben):
            expect(phone.locator("h1")).to_have_text(f"Roll {roll}")
        if motion == "reduce":
            expect(ben.locator(".thrown")).to_have_css("animation-name", "none")
        else:
            expect(ben.locator("body")).to_have_attribute("data-over", "tumble")


def test_after_the_last_roll_the_sheets_are_next(phones: Phones) -> None:
    phones.laid()
    page = phones.phone("/die")
    page.get_by_role("button", name="6", exact=True).click()
    page.get_by_role("button", name="Somebody has the first set").click()
    expect(page.get_by_role("button", name="No set yet after all")).to_be_visible()
    for roll in range(2, 7):
        tap_again(page.get_by_role("button", name="6", exact=True))
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
    expect(die.get_by_role("button", name="No set yet after all")).to_be_visible()
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
    hardest = page.locator(".percent").last
    before = hardest.inner_text()
    page.get_by_role("link", name="chips: one more").click()
    expect(page.locator("output").first).to_have_text("1")
    expect(hardest).not_to_have_text(before)
    is_lovely(page)
    page.goto(f"{phones.server.url}/tally/uly-polly")
    seat_two(page)
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


def test_a_thumb_that_bounces_throws_once(phones: Phones) -> None:
    """However quick the computer, whose page is new before the thumb is back."""
    phones.laid()
    page = phones.phone()
    page.clock.install()
    page.goto(f"{phones.server.url}/die")
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    throw = page.get_by_role("button", name="Throw")
    throw.click()
    expect(page.locator("h1")).to_have_text("Roll 1")
    throw.click()
    page.wait_for_timeout(MOMENT_MS)
    page.clock.run_for(BOUNCES_MS)
    throw.click()
    expect(page.locator("h1")).to_have_text("Roll 2")
    with phones.server.client() as script:
        assert len(script.post("/api/rolls", json={"roll": 3}).json()["rolls"]) == 3


def seat_two(page: Page) -> None:
    for name in ("Mia", "Leo"):
        page.locator("input[name=new]").fill(name)
        page.get_by_role("button", name="Add").click()
        expect(page.locator("h2", has_text=name)).to_be_visible()


def hold_the_first(page: Page, method: str) -> list[Route]:
    """What the page asks for first is on its way, until the test lets it go."""
    held: list[Route] = []

    def handle(route: Route) -> None:
        if held or route.request.method != method:
            route.continue_()
        else:
            held.append(route)

    page.route("**/tally/**", handle)
    return held


def test_nothing_moves_from_under_a_finger(phones: Phones) -> None:
    """Another phone's news comes while a finger is down: the tap counts, and so does the news."""
    phones.laid()
    page = phones.phone("/tally/uly-polly")
    seat_two(page)
    held = hold_the_first(page, "GET")
    with page.expect_request("**/tally/uly-polly"), phones.server.client() as script:
        script.post("/tally/uly-polly", data={"player": "Mia", "thing": "tokens", "by": "1"})
    page.get_by_role("button", name="tokens: one more").last.hover()
    page.mouse.down()
    with page.expect_response("**/tally/uly-polly"):
        held[0].continue_()
    page.wait_for_timeout(MOMENT_MS)
    page.mouse.up()
    expect(page.locator("output")).to_have_text(["1", "1"])


def test_taps_arrive_in_the_order_in_which_they_were_made(phones: Phones) -> None:
    phones.laid()
    page = phones.phone("/tally/uly-polly")
    seat_two(page)
    page.get_by_role("button", name="tokens: one more").last.click()
    expect(page.locator("output")).to_have_text(["0", "1"])
    held = hold_the_first(page, "POST")
    page.get_by_role("button", name="tokens: one more").first.click()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_timeout(MOMENT_MS)
    with page.expect_response("**/undo"):
        held[0].continue_()
    expect(page.locator("output")).to_have_text(["0", "1"])
    with phones.server.client() as script:
        assert re.findall(r"<output[^>]*>(\d+)", script.get("/tally/uly-polly").text) == ["0", "1"]


def test_what_is_being_typed_stays(phones: Phones) -> None:
    """Whatever others do meanwhile, and also once the keyboard is put away."""
    phones.laid()
    page = phones.phone("/tally/uly-polly")
    page.locator("input[name=new]").fill("Mi")
    with phones.server.client() as script:
        script.post("/tally/uly-polly", data={"new": "Leo"})
    page.locator("input[name=new]").press_sequentially("a")
    page.locator("input[name=new]").blur()
    expect(page.locator("h2", has_text="Leo")).to_be_visible()
    expect(page.locator("input[name=new]")).to_have_value("Mia")
    answers: list[Route] = []  # the news of it comes before the answer

    def after_the_news(route: Route) -> None:
        answers.append(route) if route.request.method == "POST" else route.continue_()

    page.route("**/tally/**", after_the_news)
    page.get_by_role("button", name="Add").click()
    with phones.server.client() as script:
        script.post("/tally/uly-polly", data={"new": "Mia"})
    expect(page.locator("h2", has_text="Mia")).to_be_visible()
    expect(page.locator("input[name=new]")).to_have_value("")
    answers[0].abort()
