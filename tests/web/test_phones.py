"""A whole evening in a real browser in the size of a phone: with scripts, without them, and in French in the dark."""

from __future__ import annotations

import io
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import PIL.Image
import pypdfium2
import pytest
import zxingcpp
from playwright.sync_api import Page, expect

from tests.vision import desk
from tests.web.phones import Phones, browsing, close_all
from tests.web.server import DOUBTFUL, SAMPLES, Server, serving
from web.pages.flat import FLAT_PX

expect.set_options(timeout=60_000)
THUMB_PX = 44
SMALLEST_PX = 16  # of letters
SMALLEST_CONTRAST = 4.5
ENGLISH = re.compile(r"\b(the|your|with|sheets?|undo|photograph|game|toys|by|read|mice)\b", re.IGNORECASE)

WATCH = """() => {
  window.seen = [];
  const look = () => {
    const cards = [...document.querySelectorAll(".photos > li")];
    const words = cards.map((card) => (card.querySelector("img") ? "img" : "none")).join(" ");
    if (window.seen.at(-1) !== words) window.seen.push(words);
    requestAnimationFrame(look);
  };
  look();
}"""
TUMBLES = """() => {
  window.tumbled = 0;
  addEventListener("animationstart", (event) => { window.tumbled += event.animationName === "tumble"; });
}"""
LOVELY = (Path(__file__).parent / "lovely.js").read_text("utf-8")


@pytest.fixture(scope="module")
def phones(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phones]:
    with browsing() as browser, serving(tmp_path_factory.mktemp("table") / "data") as server:
        yield Phones(browser, server, [])


@pytest.fixture(autouse=True)
def afterwards(phones: Phones) -> Iterator[None]:
    yield
    close_all(phones.browser)
    assert phones.troubles == []


def is_lovely(page: Page) -> None:
    """Fits the phone, the thumb and the eye."""
    page.wait_for_load_state("load")
    assert page.evaluate(LOVELY, [THUMB_PX, SMALLEST_PX, SMALLEST_CONTRAST]) == []


def podium(page: Page) -> list[str]:
    return [re.sub(r"\s+", " ", row).strip() for row in page.locator(".podium li").all_inner_texts()]


def throw_away_everything(page: Page, phones: Phones) -> None:
    page.goto(f"{phones.server.url}/evenings")
    while page.locator("a.card").count():
        page.locator("a.card").first.click()
        page.locator("summary").click()
        page.locator("details button").click()


def test_an_evening(phones: Phones) -> None:
    phones.laid()
    ann, ben = phones.phone(), phones.phone()
    is_lovely(ann)
    expect(ann).to_have_url(f"{phones.server.url}/")  # the key has left the address
    ann.locator("#photo").set_input_files([DOUBTFUL, SAMPLES / "table.jpg"])
    expect(ann.locator(".photo").first).to_be_visible()

    # Ben sees the podium grow without touching his phone.
    expect(ben.locator(".podium li")).to_have_count(5)
    expect(ben.locator(".podium li").first).to_contain_text("Chloé")
    before = podium(ben)
    is_lovely(ben)

    # Ann settles the doubt: the crop, two buttons in words; the count follows on both phones.
    ann.locator(".podium a", has_text="Chloé").click()
    points = ann.locator("h1").inner_text()
    is_lovely(ann)
    ann.get_by_role("link", name="Settle one question").click()
    expect(ann.locator(".crop img")).to_have_js_property("complete", True)
    is_lovely(ann)
    ann.get_by_role("button", name=otherwise(ann)).click()
    expect(ann.locator("h1")).to_contain_text("points")
    expect(ann.locator("h1")).not_to_have_text(points)
    settled = ann.locator("h1 .numbers").inner_text().split()[0]
    expect(ben.locator(".podium li").first.locator(".points")).to_have_text(settled)
    assert podium(ben) != before

    # Undo, and back again.
    ann.get_by_role("button", name="Undo").click()
    expect(ann.locator("h1")).to_have_text(points)
    expect(ben.locator(".podium li").first.locator(".points")).to_have_text(points.split()[1])

    # What a number counts lights up on the paper.
    ann.locator("[data-light]").first.click()
    expect(ann.locator(".flat .toy.lit")).to_have_count(3)
    expect(ann.locator(".flat .mark.lit").nth(1)).to_be_visible()
    mice = ann.get_by_role("link", name=re.compile(r"mice \d"))
    mice.click()
    expect(ann.locator(".flat .mark.lit")).to_have_count(int(mice.inner_text().split()[1]))
    expect(ann.locator(".flat .lit:not([data-row=mouse])")).to_have_count(0)


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


@pytest.mark.parametrize("path", ["/", "/die", "sheet", "settle"])
def test_a_phone_on_its_side(phones: Phones, path: str) -> None:
    """What is under the thumb leaves room for what it is about."""
    (number,) = phones.laid(DOUBTFUL)
    shown = {"sheet": f"/sheets/{number}", "settle": f"/sheets/{number}/settle"}.get(path, path)
    page = phones.phone(shown, viewport={"width": 740, "height": 360})
    is_lovely(page)
    thumb = page.locator(".under-thumb .main").first.bounding_box()
    assert thumb
    assert thumb["y"] > 250
    if path == "/die":
        page.touchscreen.tap(thumb["x"] + 50, thumb["y"] + 20)
        expect(page.locator("h1")).to_have_text("Roll 1")
        page.wait_for_timeout(800)  # it tumbles
        thrown = page.locator(".thrown").bounding_box()
        assert thrown
        assert thrown["y"] + thrown["height"] <= thumb["y"]
    if path == "sheet":
        page.locator(".count td a").first.click()
        expect(page.locator(".flat .lit").first).to_be_in_viewport()


def otherwise(page: Page) -> str:
    """What a question was not read as."""
    return "empty" if "read as crossed" in page.locator(".sentence").inner_text() else "crossed"


def test_a_phone_that_was_away_catches_up(phones: Phones) -> None:
    phones.laid()
    ann, ben = phones.phone("/die"), phones.phone("/die")
    ben.context.set_offline(True)
    ann.get_by_role("button", name="4", exact=True).click()
    ann.get_by_role("button", name="2", exact=True).click()
    expect(ann.locator("h1")).to_have_text("Roll 2")
    expect(ben.locator("h1")).to_have_text("No roll yet")
    ben.context.set_offline(False)
    expect(ben.locator("h1")).to_have_text("Roll 2")


def test_a_server_that_was_killed_is_missed_and_found_again(phones: Phones, tmp_path: Path) -> None:
    """With a photo that nobody has read yet. The page says what is wrong, stays, and goes on by itself."""
    before = Server(tmp_path / "data").start()
    table = Phones(phones.browser, before, phones.troubles)
    ann, ben = table.phone(), table.phone("/die")
    ben.get_by_role("button", name="4", exact=True).click()
    expect(ben.locator("h1")).to_have_text("Roll 1")
    ann.locator("#photo").set_input_files(DOUBTFUL)
    expect(ann.locator("[data-waiting]")).to_be_visible()
    before.kill()
    for phone in (ann, ben):
        expect(phone.get_by_text("No connection")).to_be_visible()
        is_lovely(phone)
    ben.get_by_role("button", name="Throw").click()
    expect(ben.locator("h1")).to_have_text("Roll 1")
    after = Server(tmp_path / "data", ("--port", str(before.told["port"]))).start()
    expect(ann.locator(".podium a", has_text="Chloé")).to_be_visible()
    ben.get_by_role("button", name="Throw").click()
    expect(ben.locator("h1")).to_have_text("Roll 2")
    for phone in (ann, ben):
        expect(phone.get_by_text("No connection")).to_be_hidden()
    close_all(phones.browser)
    after.kill()


@pytest.mark.parametrize(
    ("speaks", "words"),
    [
        ("en-GB", "The link of this evening is a new one"),
        ("fr-FR", "Le lien de la soirée a changé"),
        ("de-DE", "ist neu"),
    ],
)
def test_a_link_that_was_renewed_is_told_in_words(phones: Phones, tmp_path: Path, speaks: str, words: str) -> None:
    """The wifi is there, and the computer on. Whoever scans the new code goes on, on the same page."""
    before, refused = Server(tmp_path / "data").start(), list[str]()
    page = Phones(phones.browser, before, refused).phone("/die", locale=speaks)
    page.locator(".sides button", has_text="4").click()
    before.kill()
    after = Server(tmp_path / "data", ("--port", str(before.told["port"]), "--new-key")).start()
    told = page.get_by_text(words)
    expect(told).to_be_visible()
    expect(page.locator("[data-away]")).to_be_hidden()
    is_lovely(page)
    page.locator(".sides button", has_text="2").click()
    expect(told).to_be_visible()
    with after.client() as script:
        assert script.get("/api/nights").json()["nights"]
    tab = page.context.new_page()
    tab.goto(after.told["url"])
    expect(told).to_be_hidden()
    page.locator(".sides button", has_text="2").click()
    expect(page.locator("[data-rolls]")).to_have_attribute("data-rolls", "2")
    assert set(refused) == {f"403 {after.url}/api/live"}
    close_all(phones.browser)
    after.kill()


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
    expect(other.get_by_text("Ann has 2 sheets")).to_have_count(0)
    expect(page.locator("h1")).to_contain_text("Ann")
    page.get_by_role("button", name="Undo").click()
    other.get_by_role("button", name="Somebody else's").click()
    expect(page.get_by_text("Ann has 2 sheets")).to_have_count(0)
    expect(other.locator("h1")).to_contain_text("Whose is this?")


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


def test_any_place_can_be_tapped_and_corrected(phones: Phones) -> None:
    (number,) = phones.laid(DOUBTFUL)
    page = phones.phone(f"/sheets/{number}")
    points = page.locator("h1").inner_text()
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
    expect(page.locator("h1")).not_to_have_text(points)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("h1")).to_have_text(points)


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
    steps = other.locator(".steps > div")
    assert [re.sub(r"\s+", " ", step) for step in steps.all_inner_texts()] == ["Cleo 2", "Ann 1", "Ben 3"]
    second, first, third = other.locator(".steps .rank").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert first > second > third
    is_lovely(other)
    assert [row.split()[2] for row in podium(other)] == ["17", "16", "2", "1"]
    page.locator(".podium a", has_text="Dan").click()
    page.get_by_role("button", name="wrong name").click()
    expect(page.get_by_role("button", name="Ben", exact=True)).to_have_count(0)  # has a sheet
    page.get_by_role("button", name="Chloé").click()
    expect(page.locator("h1")).to_contain_text("Chloé")
    page.get_by_role("button", name="Undo").dblclick()  # a quick thumb takes back one answer
    expect(page.locator("h1")).to_contain_text("Whose is this?")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("h1")).to_contain_text("Dan")


def test_the_next_game_too_early(phones: Phones) -> None:
    phones.laid(DOUBTFUL)
    page = phones.phone()
    page.get_by_role("button", name="Next game").click()
    expect(page.locator(".podium")).to_have_count(0)
    is_lovely(page)
    page.get_by_role("button", name="Back to the last game").click()
    expect(page.locator(".podium a", has_text="Chloé")).to_be_visible()


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


@pytest.mark.parametrize("way", ["Die", "Next game"])
def test_whoever_taps_on_while_photos_are_sent_loses_none(phones: Phones, way: str) -> None:
    """A page that is left takes with it what it has not sent yet: the next one waits for that, and says so."""
    phones.laid(SAMPLES / "ball-pen.jpg")
    page, other = phones.phone(), phones.phone()
    slow = page.context.new_cdp_session(page)
    slow.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": DOUBTFUL.stat().st_size / 3},
    )
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


def test_a_sheet_without_a_name_is_known_by_its_picture(phones: Phones) -> None:
    numbers = phones.laid(SAMPLES / "table.jpg", SAMPLES / "ball-pen.jpg")
    page = phones.phone()
    pictures = page.locator(".podium li img.paper")
    expect(pictures).to_have_count(len(numbers) - 1)  # Ann's has her name on it
    for n in range(len(numbers) - 1):
        expect(pictures.nth(n)).not_to_have_js_property("naturalWidth", 0)
    is_lovely(page)


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


def test_what_is_asked_in_plain_sight_nods(phones: Phones) -> None:
    """Where nothing has to scroll, the button under the thumb would seem dead."""
    number = phones.laid(SAMPLES / "table.jpg")[0]
    with phones.server.client() as script:
        script.post("/api/rolls", json={"roll": 3})
        script.post("/with-die", data={"played": "yes"})
    page = phones.phone(f"/sheets/{number}")
    page.get_by_role("link", name="Settle one question").click()
    expect(page.locator(".warn.look")).to_be_in_viewport()


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


def test_without_scripts(phones: Phones) -> None:
    phones.laid(DOUBTFUL)
    page = phones.phone(java_script_enabled=False)
    page.locator("#photo").set_input_files(SAMPLES / "ball-pen.jpg")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".podium li")).to_have_count(2, timeout=60_000)  # the page looks again by itself
    expect(page.locator("[data-photo]")).to_have_count(0, timeout=60_000)
    page.locator(".podium a", has_text="Chloé").click()
    points = page.locator("h1").inner_text()
    page.get_by_role("link", name="Settle one question").click()
    page.get_by_role("button", name=otherwise(page)).click()
    expect(page.locator("h1")).to_contain_text("points")
    expect(page.locator("h1")).not_to_have_text(points)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("h1")).to_have_text(points)
    page.locator("[href*=light]").first.click()
    expect(page.locator(".flat .lit").first).to_be_attached()
    page.get_by_text("throw this sheet away").click()
    page.get_by_role("button", name="Throw it away for good").click()
    expect(page.locator(".podium a", has_text="Chloé")).to_have_count(0)
    page.goto(f"{phones.server.url}/die")
    page.get_by_role("button", name="Throw").click()
    expect(page.locator("h1")).to_have_text("Roll 1")
    page.get_by_role("button", name="Undo").click()


def test_without_scripts_a_photo_is_chosen_where_no_page_comes_in_between(phones: Phones) -> None:
    """While others are being read the page looks again by itself, and would forget what was chosen."""
    phones.laid()
    page = phones.phone(java_script_enabled=False)
    page.locator("#photo").set_input_files([SAMPLES / "pencil.jpg", SAMPLES / "curled.jpg", SAMPLES / "table.jpg"])
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#photo")).to_be_hidden()
    is_lovely(page)
    page.get_by_role("link", name="Photograph sheets").click()
    page.locator("#photo").set_input_files(DOUBTFUL)
    with phones.server.client() as script:
        while "data-waiting" in script.get("/").text:
            page.wait_for_timeout(500)
    page.wait_for_timeout(3500)
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
