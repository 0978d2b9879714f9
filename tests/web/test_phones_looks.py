"""Every page on every phone: in its language, by day and in the dark, on its side, with the longest names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.phones import Phones, is_lovely
from tests.web.server import DOUBTFUL, SAMPLES

ENGLISH = re.compile(r"\b(the|your|with|sheets?|undo|photograph|game|toys|by|read|mice)\b", re.IGNORECASE)


@pytest.mark.parametrize("path", ["/", "/die", "sheet", "settle"])
def test_a_phone_on_its_side(phones: Phones, path: str) -> None:
    """What is under the thumb leaves room for what it is about."""
    (number,) = phones.laid(DOUBTFUL)
    shown = {"sheet": f"/sheets/{number}", "settle": f"/sheets/{number}/settle"}.get(path, path)
    page = phones.phone(shown, viewport={"width": 740, "height": 360}, reduced_motion="reduce")
    is_lovely(page)
    thumb = page.locator(".under-thumb .main").first.bounding_box()
    assert thumb
    assert thumb["y"] > 250
    if path == "/die":
        page.touchscreen.tap(thumb["x"] + 50, thumb["y"] + 20)
        expect(page.locator("h1")).to_have_text("Roll 1")
        thrown = page.locator(".thrown").bounding_box()
        assert thrown
        assert thrown["y"] + thrown["height"] <= thumb["y"]
    if path == "sheet":
        page.locator(".count td a").first.click()
        expect(page.locator(".flat .lit").first).to_be_in_viewport()


def test_the_longest_names_are_shown_whole(phones: Phones) -> None:
    first, second, *_ = phones.laid(SAMPLES / "table.jpg")
    names = ("Großmutter Annegret-Luis", "W" * 24)
    with phones.server.client() as script:
        for number, name in zip((first, second), names, strict=True):
            assert script.post(f"/api/sheets/{number}/fix", json={"player": name}).status_code == 200
    page = phones.phone()
    for name in names:
        who = page.locator(".podium .who", has_text=name)
        assert who.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
    is_lovely(page)
    phones.laid(SAMPLES / "table.jpg")  # the next game: they are offered as buttons
    for path in (f"/sheets/{second}", "/tally/uly-polly", "/evenings"):
        page.goto(f"{phones.server.url}{path}")
        is_lovely(page)
    page.goto(f"{phones.server.url}/")
    page.locator(".podium a").first.click()
    expect(page.get_by_role("button", name="W" * 24)).to_be_visible()
    is_lovely(page)


@pytest.mark.parametrize(
    ("look", "speaks", "size"),
    [
        ("dark", "fr-FR", (360, 740)),
        ("dark", "de-DE", (360, 640)),
        ("light", "de-DE", (412, 915)),
        ("dark", "de-DE", (820, 1180)),
    ],
)
def test_every_page_fits_every_phone(phones: Phones, look: str, speaks: str, size: tuple[int, int]) -> None:
    (number,) = phones.laid(DOUBTFUL)
    width, height = size
    page = phones.phone(locale=speaks, color_scheme=look, viewport={"width": width, "height": height})
    expect(page.locator("html")).to_have_attribute("lang", speaks[:2])
    asked = ("", "?field=cup:B3", "?field=segment:F1-G1")
    sheet = (f"/sheets/{number}", *(f"/sheets/{number}/settle{field}" for field in asked))
    others = ("/tally/volle-wolle", "/tally/uly-polly", "/nothing")
    for path in ("/", "/die", "/odds", "/print", "/evenings", "/join", *others, *sheet):
        page.goto(f"{phones.server.url}{path}")
        is_lovely(page)
        assert ENGLISH.findall(page.locator("main").inner_text()) == []
    page.goto(f"{phones.server.url}/evenings")
    page.locator("a.card").first.click()
    is_lovely(page)


def test_a_language_is_chosen(phones: Phones) -> None:
    page = phones.phone(locale="fr-FR")
    page.goto(f"{phones.server.url}/evenings")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
