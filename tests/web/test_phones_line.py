"""Phones that come in, go away and come back: what they are told, and that they catch up."""

from __future__ import annotations

import io
import socket
from collections.abc import Iterator
from pathlib import Path

import PIL.Image
import pytest
import zxingcpp
from playwright.sync_api import Route, expect

from tests.web.phones import Phones, close_all, is_lovely, tap_again
from tests.web.server import DOUBTFUL, HELD, lasting_port, serving


def test_a_phone_that_was_away_catches_up(phones: Phones) -> None:
    phones.laid()
    ann, ben = phones.phone("/die"), phones.phone("/die")
    ben.context.set_offline(True)
    ann.get_by_role("button", name="4", exact=True).click()
    ann.get_by_role("button", name="2", exact=True).click()  # in this order, however fast
    expect(ann.get_by_text("4 2", exact=False)).to_be_visible()
    expect(ann.locator("h1")).to_have_text("Roll 2")
    expect(ben.locator("h1")).to_have_text("No roll yet")
    ben.context.set_offline(False)
    expect(ben.locator("h1")).to_have_text("Roll 2")


def test_news_that_came_before_a_page_was_listening_is_not_lost(phones: Phones) -> None:
    phones.laid()
    ann, ben = phones.phone(), phones.phone("/die")
    held: list[Route] = []
    ann.route("**/api/live", lambda route: held.append(route))
    ann.goto(f"{phones.server.url}/die")
    expect(ann.locator("h1")).to_have_text("No roll yet")
    ben.get_by_role("button", name="4", exact=True).click()
    expect(ben.locator("h1")).to_have_text("Roll 1")
    while not held:
        ann.wait_for_timeout(50)
    held[0].continue_()
    expect(ann.locator("h1")).to_have_text("Roll 1")


@pytest.fixture
def fragile(phones: Phones, tmp_path: Path) -> Iterator[Phones]:
    """Around a server that is killed, and comes back at the same address."""
    with serving(tmp_path / "data", "--port", str(lasting_port()), **HELD) as server:
        yield Phones(phones.browser, server, [])
        close_all(phones.browser)


def test_a_server_that_was_killed_is_missed_and_found_again(fragile: Phones) -> None:
    """With a photo that nobody has read yet. The page says what is wrong, stays, and goes on by itself."""
    ann, ben = fragile.phone(), fragile.phone("/die")
    ben.get_by_role("button", name="4", exact=True).click()
    expect(ben.locator("h1")).to_have_text("Roll 1")
    with fragile.server.reading_held():
        ann.locator("#photo").set_input_files(DOUBTFUL)
        expect(ann.locator("[data-waiting]")).to_be_visible()
        fragile.server.kill()
    for phone in (ann, ben):
        expect(phone.get_by_text("No connection")).to_be_visible()
        is_lovely(phone)
    ben.get_by_role("button", name="Throw").click()
    expect(ben.locator("h1")).to_have_text("Roll 1")
    fragile.server.start()
    expect(ann.locator(".podium a", has_text="Chloé")).to_be_visible()
    for phone in (ann, ben):
        expect(phone.get_by_text("No connection")).to_be_hidden()
    tap_again(ben.get_by_role("button", name="Throw"))
    expect(ben.locator("h1")).to_have_text("Roll 2")
    assert fragile.troubles == []


@pytest.mark.parametrize(
    ("speaks", "words"),
    [
        ("en-GB", "The link of this evening is a new one"),
        ("fr-FR", "Le lien de la soirée a changé"),
        ("de-DE", "ist neu"),
    ],
)
def test_a_link_that_was_renewed_is_told_in_words(fragile: Phones, speaks: str, words: str) -> None:
    """The wifi is there, and the computer on. Whoever scans the new code goes on, on the same page."""
    server, page = fragile.server, fragile.phone("/die", locale=speaks)
    page.locator(".sides button", has_text="4").click()
    expect(page.locator("[data-rolls]")).to_have_attribute("data-rolls", "1")
    server.kill()
    server.options += ("--new-key",)
    server.start()
    told = page.get_by_text(words)
    expect(told).to_be_visible()
    expect(page.locator("[data-away]")).to_be_hidden()
    is_lovely(page)
    page.locator(".sides button", has_text="2").click()
    expect(told).to_be_visible()
    with server.client() as script:
        assert script.get("/api/nights").json()["nights"]
    tab = page.context.new_page()
    tab.goto(server.told["url"])
    expect(told).to_be_hidden()
    tap_again(page.locator(".sides button", has_text="2"))
    expect(page.locator("[data-rolls]")).to_have_attribute("data-rolls", "2")
    refusals = {f"403 {server.url}/api/live"}
    assert set(fragile.troubles) <= refusals  # a browser may drop the line before it has told its answer


def test_a_phone_that_slept_asks_for_the_news_on_a_new_line(phones: Phones) -> None:
    """A line may be dead without the phone knowing."""
    phones.laid()
    page = phones.phone("/die")
    with page.expect_request("**/api/live"):  # the line it begins with
        page.reload()
    with page.expect_request("**/api/live"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.get_by_role("button", name="4", exact=True).click()
    expect(page.locator("h1")).to_have_text("Roll 1")
    with phones.server.client() as script:
        script.post("/api/rolls", json={"roll": 2})
    expect(page.locator("h1")).to_have_text("Roll 2")


def test_another_phone_joins_by_scanning_the_first_ones_screen(phones: Phones, tmp_path: Path) -> None:
    """On an address that stands for the wifi; from this computer itself, the code is that of the terminal."""
    with serving(tmp_path / "data", "--host", "127.0.0.2") as server:
        first = Phones(phones.browser, server, phones.troubles).phone()
        first.get_by_role("link", name="Another phone").click()
        is_lovely(first)
        expect(first.locator(".square img")).not_to_have_js_property("naturalWidth", 0)
        screen = PIL.Image.open(io.BytesIO(first.screenshot()))
        (code,) = zxingcpp.read_barcodes(screen)
        assert code.text == server.told["url"]
        second = phones.browser.new_context().new_page()
        second.goto(code.text)
        expect(second.get_by_text("Who won tonight?")).to_be_visible()
        close_all(phones.browser)
        with server.client() as script:
            shown = script.get("/join.svg").text
            assert script.get("/join.svg", headers={"Host": "localhost"}).text == shown
            own = script.get("/join.svg", headers={"Host": f"{socket.gethostname()}:1"}).text
            assert own != shown  # whoever came by the name of the machine leads others the same way


def test_where_no_phone_can_come_in_no_code_promises_it(phones: Phones) -> None:
    page = phones.phone("/join")
    expect(page.get_by_text("No other phone can come in")).to_be_visible()
    expect(page.locator(".square")).to_have_count(0)
    is_lovely(page)


def test_the_evening_has_a_picture_for_the_home_screen(phones: Phones) -> None:
    page = phones.phone()
    with phones.server.client() as script:
        about = script.get(page.locator("link[rel=manifest]").get_attribute("href") or "").json()
        touched = script.get(page.locator("link[rel=apple-touch-icon]").get_attribute("href") or "")
        (icon,) = about["icons"]
        assert script.get(icon["src"]).content == touched.content
        assert script.get(about["start_url"]).status_code == 200
    assert "x".join(map(str, PIL.Image.open(io.BytesIO(touched.content)).size)) == icon["sizes"]
