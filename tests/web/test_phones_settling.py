"""One sheet under the thumb: what a number counts lights up, and whatever is wrong is settled with a tap."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.phones import Phones, is_lovely, points
from tests.web.server import DOUBTFUL, SAMPLES, crossed
from web.pages.flat import FLAT_PX


def test_every_number_lights_up_what_it_was_counted_from(phones: Phones) -> None:
    """The number itself, not only its name; of the cups those that were broken, and for the total all that counts."""
    number = phones.laid(SAMPLES / "table.jpg")[0]  # mice 5, socks 4, planes 3, two of six cups broken
    page = phones.phone(f"/sheets/{number}")
    toys, cups, total = (
        page.locator(".count tr", has_text=words).locator("td a") for words in ("toys", "cups", "total")
    )
    for line, rings, boxes in ((toys, ".toy", 12), (cups, ".broken", 2), (total, ".toy", 14)):
        line.click()
        expect(page.locator(".flat .mark.lit")).to_have_count(boxes)
        expect(page.locator(f".flat {rings}.lit").first).to_be_visible()
        expect(page.locator(".flat .cup.lit")).to_have_count(0)
    expect(page.locator(".flat .broken.lit")).to_have_count(2)
    total.click()  # twice: they go out
    expect(page.locator(".flat .lit")).to_have_count(0)


def test_two_sheets_with_one_name(phones: Phones) -> None:
    first, second, *_ = phones.laid(SAMPLES / "table.jpg")
    page, other = phones.phone(f"/sheets/{first}"), phones.phone(f"/sheets/{second}")
    for phone in (page, other):
        phone.locator("input[name=player]").fill("Ann")
        phone.get_by_role("button", name="That's it").click()
    expect(page.get_by_text("Ann has 2 sheets in this game")).to_be_visible()
    page.get_by_role("link", name="Settle one question").click()
    expect(page.get_by_role("button", name="As it is")).to_be_in_viewport()
    is_lovely(page)
    page.get_by_role("button", name="As it is").click()
    for phone in (page, other):
        expect(phone.get_by_text("Ann has 2 sheets")).to_have_count(0)
    expect(page.locator("h1")).to_contain_text("Ann")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Ann has 2 sheets")).to_be_visible()
    other.get_by_role("button", name="Somebody else's").click()
    expect(page.get_by_text("Ann has 2 sheets")).to_have_count(0)
    expect(other.locator("h1")).to_contain_text("Whose is this?")


def test_any_place_can_be_tapped_and_corrected(phones: Phones) -> None:
    (number,) = phones.laid(DOUBTFUL)
    page = phones.phone(f"/sheets/{number}")
    before_settling = points(page)
    picture = page.locator(".flat img")
    expect(picture).to_have_js_property("complete", True)
    box = picture.bounding_box()
    assert box is not None
    assert picture.get_attribute("width") == str(FLAT_PX)
    mark = page.locator(".flat .mark").nth(1).bounding_box()  # the second box that was crossed
    assert mark is not None
    page.locator(".flat").scroll_into_view_if_needed()
    page.locator(".flat").click(
        position={"x": mark["x"] - box["x"] + mark["width"] / 2, "y": mark["y"] - box["y"] + mark["height"] / 2}
    )
    expect(page.locator(".sentence")).to_contain_text("mouse 2")
    is_lovely(page)
    page.get_by_role("button", name="empty").click()
    expect(page.locator("h1")).to_contain_text("points")
    expect(page.locator("h1")).not_to_have_text(before_settling)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("h1")).to_have_text(before_settling)


def test_of_two_sheets_printed_alike_none_is_missing_and_each_answer_is_taken_back(
    phones: Phones, tmp_path: Path
) -> None:
    toys = (f"{kind}.{number}" for kind in ("mouse", "sock", "plane") for number in range(1, 6))
    _, second = phones.laid(crossed(tmp_path / "full.jpg", *toys), crossed(tmp_path / "other.jpg", "mouse.1"))
    podium, page = phones.phone(), phones.phone(f"/sheets/{second}", locale="fr-FR")
    expect(podium.locator(".podium li")).to_have_count(2)
    is_lovely(page)
    page.get_by_role("button", name="La même feuille").click()
    expect(page.get_by_role("button", name="La même feuille")).to_have_count(0)
    expect(podium.locator(".podium li")).to_have_count(1)
    is_lovely(page)
    page.get_by_role("button", name="Deux feuilles différentes").click()
    expect(page.get_by_role("button", name="Deux feuilles différentes")).to_have_count(0)
    expect(podium.locator(".podium li")).to_have_count(2)
    expect(page.get_by_role("button", name="La même feuille")).to_have_count(0)
    page.get_by_role("button", name="Annuler").click()
    expect(page.get_by_role("button", name="La même feuille")).to_be_visible()
    expect(podium.locator(".podium li")).to_have_count(2)


@pytest.mark.parametrize("scripts", [True, False])
@pytest.mark.parametrize(
    ("place", "asked", "answer"),
    [(".cup", "Is this spot circled?", "bare"), (".yarn", "Is there yarn here?", "no yarn")],
)
def test_cups_and_yarn_are_tapped_too(phones: Phones, place: str, asked: str, answer: str, scripts: bool) -> None:
    (number,) = phones.laid(DOUBTFUL)
    page = phones.phone(f"/sheets/{number}", java_script_enabled=scripts)
    page.wait_for_load_state("load")
    shapes = page.locator(f".flat {place}")
    count = shapes.count()
    paper, there = page.locator(".flat").bounding_box(), shapes.first.bounding_box()
    assert paper
    assert there
    x, y = there["x"] - paper["x"] + there["width"] / 2, there["y"] - paper["y"] + there["height"] / 2
    page.locator(".flat").click(position={"x": x, "y": y})
    expect(page.locator("h1")).to_have_text(asked)
    page.get_by_role("button", name=answer, exact=True).click()
    expect(shapes).to_have_count(count - 1)
    page.get_by_role("button", name="Undo").click()
    expect(shapes).to_have_count(count)


def test_what_is_asked_in_plain_sight_nods(phones: Phones) -> None:
    """Where nothing has to scroll, the button under the thumb would seem dead."""
    number = phones.laid(SAMPLES / "table.jpg")[0]
    with phones.server.client() as script:
        script.post("/api/rolls", json={"roll": 3})
        script.post("/with-die", data={"played": "yes"})
    page = phones.phone(f"/sheets/{number}")
    page.get_by_role("link", name="Settle one question").click()
    expect(page.locator(".warn.look")).to_be_in_viewport()
