"""Paper, from a phone."""

from __future__ import annotations

import re

import pypdfium2
from playwright.sync_api import Page, expect

from tests.web.phones import Phones, is_lovely


def test_paper(phones: Phones) -> None:
    page = phones.phone("/print")
    expect(page.locator(".preview img")).to_have_js_property("complete", True)
    is_lovely(page)
    page.locator("input[name=face]").fill("B")
    page.locator("input[name=face]").press("Tab")
    page.locator("input[name=players]").press_sequentially("Ann, Ben")
    with page.expect_download() as download:
        page.get_by_role("button", name="Get the PDF").click()
    paper = pypdfium2.PdfDocument(download.value.path())
    words = " ".join(paper[n].get_textpage().get_text_bounded() for n in range(len(paper)))
    assert {"Ann", "Ben"} <= set(words.split())  # as they stand there, looked at or not
    page.get_by_role("button", name="Look at it").click()
    expect(page).to_have_url(re.compile("face=B.*players=Ann"))
    page.locator("input[name=players]").press("Enter")
    expect(page).to_have_url(re.compile("face=B"))  # still
    page.get_by_role("link", name="A brand-new face").click()
    expect(page).to_have_url(re.compile(r"face=\d+"))
    expect(page.locator(".preview img")).to_have_js_property("complete", True)
    is_lovely(page)
    page.locator("select[name=game]").select_option("uly-polly")
    expect(page.locator("select[name=cups]")).to_have_count(0)


def test_as_many_sheets_as_play(phones: Phones) -> None:
    """Two fill a page, but no family is two; and copies of a PDF would all have the same ids."""
    page = phones.phone("/print")
    count = page.get_by_label("Sheets", exact=True)
    expect(count).to_have_attribute("placeholder", "2")
    count.fill("5")
    with page.expect_download() as download:
        page.get_by_role("button", name="Get the PDF").click()
    assert len(pypdfium2.PdfDocument(download.value.path())) == 3
    page.locator("input[name=players]").fill("Ann, Ben, Cleo")
    count.fill("")
    page.get_by_role("button", name="Look at it").click()
    expect(count).to_have_attribute("placeholder", "3")
    page.locator("input[name=face]").fill("grandma-and-grandpa")
    page.get_by_role("button", name="Look at it").click()
    face = page.locator("input[name=face]")
    expect(face).to_have_value("grandma-and-grandpa")
    assert face.evaluate("(one) => one.scrollWidth <= one.clientWidth")  # the whole word is seen
    is_lovely(page)


def choose(page: Page, name: str, value: str) -> None:
    """A list is heard of by a script: with its page, not with the one before."""
    page.locator(f"select[name={name}]").select_option(value)
    expect(page).to_have_url(re.compile(f"{name}={value}"))
    page.wait_for_load_state("load")


def test_a_part_by_itself(phones: Phones) -> None:
    """Of a game that is cut out once, score sheets run out. What is chosen of one game is not asked of the next."""
    page = phones.phone("/print", locale="de-DE")
    choose(page, "game", "volle-wolle")
    expect(page.locator("select[name=part]")).to_contain_text("Wertungsblätter")
    choose(page, "part", "score")
    page.locator("input[name=players]").fill("Mia, Leo")
    is_lovely(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="PDF holen").click()
    assert download.value.suggested_filename == "volle-wolle-score.pdf"
    choose(page, "part", "cards")
    expect(page.locator("input[name=players]")).to_have_count(0)
    expect(page.locator(".preview img")).to_be_visible()
    choose(page, "game", "uly-polly")
    expect(page.locator("select[name=part]")).to_have_value("all")
    expect(page.locator(".preview img")).to_be_visible()


def test_what_cannot_be_printed_is_told_in_sight(phones: Phones) -> None:
    page = phones.phone()
    page.goto(f"{phones.server.url}/print?game=wolle&face=f%C3%AAte")
    expect(page.locator(".warn")).to_be_in_viewport(ratio=1)
    told, tabs = page.locator(".warn").bounding_box(), page.locator("nav").bounding_box()
    assert told
    assert tabs
    assert told["y"] + told["height"] <= tabs["y"]
    is_lovely(page)
