"""A whole evening in a real browser in the size of a phone, from the first photo to the last."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.phones import Phones, is_lovely, otherwise, podium, points, tap_again
from tests.web.server import DOUBTFUL, SAMPLES


def test_an_evening(phones: Phones) -> None:
    phones.laid()
    ann, ben = phones.phone(), phones.phone()
    is_lovely(ann)
    expect(ann).to_have_url(f"{phones.server.url}/")  # the key has left the address
    ann.locator("#photo").set_input_files([DOUBTFUL, SAMPLES / "table.jpg"])

    # Ben sees the podium grow without touching his phone.
    expect(ben.locator(".podium li")).to_have_count(5)
    expect(ben.locator(".podium li").first).to_contain_text("Chloé")
    before = podium(ben)
    is_lovely(ben)

    # Ann settles the doubt: the crop, two buttons in words; the count follows on both phones.
    ann.locator(".podium a", has_text="Chloé").click()
    before_settling = points(ann)
    is_lovely(ann)
    ann.get_by_role("link", name="Settle one question").click()
    expect(ann.locator(".crop img")).to_have_js_property("complete", True)
    is_lovely(ann)
    ann.get_by_role("button", name=otherwise(ann)).click()
    expect(ann.locator("h1")).to_contain_text("points")
    expect(ann.locator("h1")).not_to_have_text(before_settling)
    settled = ann.locator("h1 .numbers").inner_text().split()[0]
    expect(ben.locator(".podium li").first.locator(".points")).to_have_text(settled)
    assert podium(ben) != before

    # Undo, and back again.
    ann.get_by_role("button", name="Undo").click()
    expect(ann.locator("h1")).to_have_text(before_settling)
    expect(ben.locator(".podium li").first.locator(".points")).to_have_text(before_settling.split()[1])

    # What a number counts lights up on the paper.
    ann.locator("[data-light]").first.click()
    expect(ann.locator(".flat .toy.lit")).to_have_count(3)
    expect(ann.locator(".flat .mark.lit").nth(1)).to_be_visible()
    mice = ann.get_by_role("link", name=re.compile(r"mice \d"))
    mice.click()
    expect(ann.locator(".flat .mark.lit")).to_have_count(int(mice.inner_text().split()[1]))
    expect(ann.locator(".flat .lit:not([data-row=mouse])")).to_have_count(0)


def test_names_are_tapped_or_typed_and_the_podium_celebrates(phones: Phones) -> None:
    """From one sheet to the next by the button under the thumb, then to the podium."""
    phones.laid(SAMPLES / "curled.jpg")
    phones.laid(SAMPLES / "table.jpg")
    page, other = phones.phone(), phones.phone()
    page.locator(".who.soft").first.click()
    for name in ("Ann", "Ben", "Cleo", "Dan"):
        page.locator("input[name=player]").fill(name)
        page.get_by_role("button", name="That's it").click()
        expect(page.locator("h1")).to_contain_text(name)
        is_lovely(page)
        page.locator(".under-thumb a").click()
        expect(page.locator("h1")).not_to_contain_text(name)
    expect(page).to_have_url(f"{phones.server.url}/")
    expect(other.get_by_text("Ann wins!")).to_be_visible()
    small = phones.phone(viewport={"width": 360, "height": 640})
    assert clear_of_the_thumb(small, small.get_by_text("Ann wins!"))  # seen without scrolling
    steps = other.locator(".steps > div")
    assert [re.sub(r"\s+", " ", step) for step in steps.all_inner_texts()] == ["Cleo 2", "Ann 1", "Ben 3"]
    second, first, third = other.locator(".steps .rank").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert first > second > third
    is_lovely(other)
    assert [row.split()[2] for row in podium(other)] == ["17", "16", "2", "1"]
    page.locator(".podium a", has_text="Dan").click()
    page.get_by_role("button", name="wrong name").click()
    expect(page.locator("h1")).to_contain_text("Whose is this?")
    expect(page.get_by_role("button", name="Ben", exact=True)).to_have_count(0)  # has a sheet
    page.get_by_role("button", name="Chloé").click()
    expect(page.locator("h1")).to_contain_text("Chloé")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("h1")).to_contain_text("Whose is this?")
    tap_again(page.get_by_role("button", name="Undo"))
    expect(page.locator("h1")).to_contain_text("Dan")


def clear_of_the_thumb(page: Page, words: Locator) -> bool:
    """Not below what lies under the thumb."""
    seen, thumb = words.bounding_box(), page.locator(".under-thumb").bounding_box()
    return bool(seen and thumb and seen["y"] + seen["height"] <= thumb["y"])


def test_the_next_game_too_early(phones: Phones) -> None:
    phones.laid(DOUBTFUL)
    page = phones.phone()
    page.get_by_role("button", name="Next game").click()
    expect(page.locator(".podium")).to_have_count(0)
    is_lovely(page)
    page.get_by_role("button", name="Back to the last game").click()
    expect(page.locator(".podium a", has_text="Chloé")).to_be_visible()


def test_a_sheet_without_a_name_is_known_by_its_picture(phones: Phones) -> None:
    numbers = phones.laid(SAMPLES / "table.jpg", SAMPLES / "ball-pen.jpg")
    page = phones.phone()
    pictures = page.locator(".podium li img.paper")
    expect(pictures).to_have_count(len(numbers) - 1)  # Ann's has her name on it
    for n in range(len(numbers) - 1):
        expect(pictures.nth(n)).not_to_have_js_property("naturalWidth", 0)
    is_lovely(page)


def throw_away_everything(page: Page, phones: Phones) -> None:
    page.goto(f"{phones.server.url}/evenings")
    evenings = page.locator("a.card")
    for left in reversed(range(evenings.count())):
        evenings.first.click()
        page.locator("summary").click()
        page.locator("details button").click()
        expect(page).to_have_url(f"{phones.server.url}/evenings")
        expect(evenings).to_have_count(left)


def test_throwing_an_evening_away(phones: Phones) -> None:
    phones.laid(DOUBTFUL)
    page, other = phones.phone("/evenings"), phones.phone()
    page.locator("a.card").first.click()
    page.locator("input[name=name]").fill("Summer fair")
    page.get_by_role("button", name="That's it").click()
    expect(page.locator("h1")).to_have_text("Summer fair")
    throw_away_everything(page, phones)
    expect(page.get_by_text("No evening yet")).to_be_visible()
    expect(other.get_by_text("Who won tonight?")).to_be_visible()
    assert list((phones.server.data / "pictures").iterdir()) == []
