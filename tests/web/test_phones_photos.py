"""Photos on their way from a phone: each shows itself, none is lost, and what is wrong with one is said."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import CDPSession, expect

from tests.vision import desk
from tests.web.phones import Phones, is_lovely
from tests.web.server import DOUBTFUL, PATIENCE, SAMPLES

WATCH = """() => {
  window.seen = [];
  const look = () => {
    const cards = [...document.querySelectorAll(".photos > li")];
    const words = cards.map((card) => (card.querySelector("img") ? "img" : "none")).join(" ");
    if (window.seen.at(-1) !== words) window.seen.push(words);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}"""  # everything that could be painted, also where nobody paints for a while


@pytest.mark.parametrize("scripts", [True, False])
def test_a_file_that_is_no_picture_has_a_card_with_its_name(phones: Phones, tmp_path: Path, scripts: bool) -> None:
    notes = tmp_path / "shopping & <list>.txt"
    notes.write_text("Milk, eggs")
    phones.laid()
    page = phones.phone(java_script_enabled=scripts)
    page.locator("#photo").set_input_files([SAMPLES / "ball-pen.jpg", notes])
    if not scripts:
        page.get_by_role("button", name="Send").click()
    card = page.locator(".photo", has_text="shopping & <list>.txt: this is no picture")
    expect(card).to_have_count(1)
    expect(page.locator(".podium a", has_text="Ann")).to_be_visible()
    if scripts:
        is_lovely(page)
    card.get_by_role("button", name="put away").click()
    expect(page.locator(".photo")).to_have_count(0)


def test_a_photo_that_did_not_get_through_is_tried_again(phones: Phones) -> None:
    phones.laid()
    page = phones.phone()
    page.context.set_offline(True)
    page.locator("#photo").set_input_files(DOUBTFUL)
    expect(page.locator(".photo p")).to_contain_text("it did not get through")
    is_lovely(page)
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".podium a", has_text="Chloé")).to_be_visible()
    expect(page.locator(".photo")).to_have_count(0)


@contextlib.contextmanager
def slow(uploads: CDPSession) -> Iterator[None]:
    """A wifi that takes minutes for a photo, until somebody goes nearer."""
    for speed in (DOUBTFUL.stat().st_size / (2 * PATIENCE), -1):
        conditions = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": speed}
        uploads.send("Network.emulateNetworkConditions", conditions)
        if speed > 0:
            yield


@pytest.mark.parametrize("way", ["Die", "Next game"])
def test_whoever_taps_on_while_photos_are_sent_loses_none(phones: Phones, way: str) -> None:
    """A page that is left takes with it what it has not sent yet: the next one waits for that, and says so."""
    phones.laid(SAMPLES / "ball-pen.jpg")
    page, other = phones.phone(), phones.phone()
    uploads = page.context.new_cdp_session(page)
    with slow(uploads):
        page.locator("#photo").set_input_files(DOUBTFUL)
        expect(page.locator(".photo p")).to_contain_text("being sent")
        page.get_by_text(way, exact=True).click()
        expect(page.locator(".photo.look")).to_be_in_viewport()
        expect(page.locator(".photo p")).to_contain_text("%")
    if way == "Die":
        expect(page).to_have_url(f"{phones.server.url}/die")
        expect(other.locator(".podium a", has_text="Chloé")).to_be_visible()
    else:  # it belongs to the game in which it was sent
        expect(page.get_by_text("Who won tonight?")).to_be_visible()
        page.get_by_role("button", name="Back to the last game").click()
        expect(page.locator(".podium a", has_text="Chloé")).to_be_visible()


def test_a_photo_that_is_chosen_while_others_go_on_is_not_lost(phones: Phones) -> None:
    """The camera is open, and the page behind it has changed meanwhile."""
    phones.laid()
    page, other = phones.phone(), phones.phone()
    with page.expect_file_chooser() as chooser:
        page.locator("label[for=photo]").click()
    other.locator("#photo").set_input_files(SAMPLES / "ball-pen.jpg")
    expect(page.locator(".podium a", has_text="Ann")).to_be_visible()
    chooser.value.set_files(DOUBTFUL)
    expect(page.locator(".podium a", has_text="Chloé")).to_be_visible()


def test_each_photo_shows_itself_until_it_is_read(phones: Phones) -> None:
    """At no moment is there another picture, or none, or one too many."""
    phones.laid()
    page = phones.phone()
    page.evaluate(WATCH)
    page.locator("#photo").set_input_files([SAMPLES / "pencil.jpg", SAMPLES / "curled.jpg", SAMPLES / "ball-pen.jpg"])
    expect(page.locator(".podium li")).to_have_count(3)
    seen = page.evaluate("window.seen")
    assert "img img img" in seen
    assert [cards for cards in seen if cards not in ("", "img", "img img", "img img img")] == []
    assert seen.index("img img img") == 1
    assert [len(cards) for cards in seen[1:]] == sorted((len(cards) for cards in seen[1:]), reverse=True)


def test_a_photo_without_a_sheet_says_what_to_do(phones: Phones, tmp_path: Path) -> None:
    (tmp_path / "wall.jpg").write_bytes(desk.jpeg(np.full((800, 600, 3), 160, np.uint8)))
    phones.laid()
    page = phones.phone()
    page.locator("#photo").set_input_files(tmp_path / "wall.jpg")
    expect(page.locator(".photo p")).to_contain_text("sheet")
    expect(page.get_by_role("button", name="put away")).to_be_visible()
    is_lovely(page)
    page.get_by_role("button", name="put away").click()
    expect(page.locator(".photo")).to_have_count(0)


def test_a_photo_that_could_not_be_read_is_taken_again(phones: Phones, tmp_path: Path) -> None:
    """The next photo takes the place of its card; a picker that was left again takes nothing away."""
    (tmp_path / "wall.jpg").write_bytes(desk.jpeg(np.full((800, 600, 3), 160, np.uint8)))
    phones.laid()
    page, other = phones.phone(), phones.phone()
    page.locator("#photo").set_input_files(tmp_path / "wall.jpg")
    with page.expect_file_chooser() as chooser:
        page.locator(".photo label", has_text="Try again").click()
    is_lovely(page)
    with page.expect_file_chooser():
        page.locator(".under-thumb label").click()  # on second thoughts, another photo first
    page.locator("#photo").set_input_files(SAMPLES / "ball-pen.jpg")
    expect(page.locator(".podium a", has_text="Ann")).to_be_visible()
    expect(page.locator(".photo")).to_have_count(1)
    with page.expect_file_chooser() as chooser:
        page.locator(".photo label", has_text="Try again").click()
    chooser.value.set_files(DOUBTFUL)
    expect(page.locator(".podium a", has_text="Chloé")).to_be_visible()
    for phone in (page, other):
        expect(phone.locator(".photo")).to_have_count(0)
