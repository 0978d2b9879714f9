"""What is printed: everything the box holds, in three languages, at its place, the same on both sides of the paper."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pypdfium2
import pytest

from rollwrite.errors import RollwriteError, UsageError
from rollwrite.language import languages
from rollwrite.volle_wolle.bids import BIDS
from rollwrite.volle_wolle.cards import CHIPS
from rollwrite.volle_wolle.deck import ATTITUDES, house_deck
from rollwrite.volle_wolle.sheet import SEATS, box_names
from rollwrite.wolle import face
from sheets.art.dogs import dog
from sheets.art.pasture import black_sheep, white_sheep
from sheets.games.volle_wolle.cards import CARD, draw_bone_card, draw_dog_card, draw_sheep_card
from sheets.games.volle_wolle.chips import CHIP, draw_chip
from sheets.games.volle_wolle.help import HELP, draw_odds, draw_reminders
from sheets.games.volle_wolle.printing import PARTS, printed
from sheets.games.volle_wolle.tables import TABLE, draw_back, draw_front
from sheets.ink.figure import Figure
from sheets.ink.ink import POINT
from sheets.ink.lettering import LEADING
from sheets.ink.palette import Colour
from sheets.layout.catalogue import find_layout
from sheets.press.imposition import UNPRINTABLE, paper_size
from sheets.press.order import Printed, PrintOrder
from sheets.press.pieces import tray
from sheets.press.texts import texts
from tests.sheets.ledger import Ledger, reach_of

PAPERS = ("a4", "letter", "a5")


@cache
def product(part: str, paper: str = "a4", lang: str = "en", seed: int = 1) -> Printed:
    return printed(PrintOrder("volle-wolle", paper=paper, lang=lang, seed=seed, part=part))


def document(part: str, paper: str = "a4", lang: str = "en") -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(product(part, paper, lang).data)


def text(page: pypdfium2.PdfPage) -> str:
    return str(page.get_textpage().get_text_range())


@pytest.mark.parametrize("paper", PAPERS)
def test_everything_is_printed_on_every_paper(paper: str) -> None:
    whole = document("all", paper)
    parts = product("all", paper).details["parts"]
    assert list(parts) == list(PARTS)
    assert len(whole) == sum(parts.values()) == product("all", paper).pages
    width, height = paper_size(paper)
    for page in whole:
        assert (page.get_width(), page.get_height()) == pytest.approx((width / POINT, height / POINT), abs=0.1)


def test_advice_speaks_of_what_was_printed() -> None:
    assert any("74 %" in str(line) for line in product("score", "a5").remarks)
    assert not any("%" in str(line).replace("100 %", "") for line in product("tables", "a5").remarks)
    assert "Print on both sides, turned over the long edge." in product("tables").remarks
    assert "Print on both sides, turned over the long edge." not in product("score").remarks


def test_all_sixty_cards_in_the_order_of_the_deck() -> None:
    pages = document("cards")
    assert len(pages) == 14
    fronts = "\n".join(text(pages[n]) for n in range(0, 14, 2))
    numbers = [int(word) for word in re.findall(r"\d+", "\n".join(_number_plates(pages)))]
    assert numbers == [card.number for card in house_deck().sheep]
    for trio in ("3-7-0", "0-0-7"):
        assert fronts.count(trio) == 6
    assert fronts.count("max") == len(ATTITUDES)
    assert all("7" not in text(pages[n]) for n in range(1, 14, 2))


def _number_plates(pages: pypdfium2.PdfDocument) -> list[str]:
    """What stands at the foot of every sheep card, front by front."""
    places = tray("a4", CARD)
    found = []
    for n in range(0, len(pages), 2):
        words, height = pages[n].get_textpage(), pages[n].get_height()
        for cell in places.cells:
            box = (cell.x + 20, cell.bottom - 15, cell.right - 18, cell.bottom - 5)
            left, top, right, bottom = (length / POINT for length in box)
            found.append(str(words.get_text_bounded(left, height - bottom, right, height - top)).strip())
    return found[: len(house_deck().sheep)]


def test_a_table_lies_before_its_own_number() -> None:
    """Six fronts alike; behind each the number the deck gives it, read at the mirrored place."""
    pages, numbers = document("tables"), []
    places = tray("a4", TABLE)
    for n in range(1, len(pages), 2):
        words, width, height = pages[n].get_textpage(), pages[n].get_width(), pages[n].get_height()
        for cell in places.cells:
            left, right = width - cell.right / POINT, width - cell.x / POINT
            found = str(words.get_text_bounded(left, height - cell.bottom / POINT, right, height - cell.y / POINT))
            numbers += re.findall(r"\d+", found)
    assert [int(number) for number in numbers] == list(house_deck().tables)
    front = text(pages[0])
    assert all(f"{bid}\r\n" in front or f"{bid}\n" in front or bid in front.split() for bid in BIDS)


def test_as_many_chips_as_there_is_wool() -> None:
    pages = document("chips")
    assert len(pages) == 2
    assert all(text(page).split().count("1") == CHIPS for page in pages)


@pytest.mark.parametrize("lang", languages())
def test_words_in_three_languages(lang: str) -> None:
    words = texts(lang, "volle-wolle")
    assert words["lower-first"] in text(document("tables", lang=lang)[1])
    assert words["help-title"] in text(document("help", lang=lang)[0])
    assert words["tens"] in text(document("score", lang=lang)[0])
    assert set(words) == set(texts("en", "volle-wolle"))


@pytest.mark.parametrize("lang", languages())
def test_nothing_on_a_card_is_smaller_than_nine_points_and_bids_and_points_are_large(lang: str) -> None:
    words, deck = texts(lang, "volle-wolle"), house_deck()
    ink = Ledger()
    for card in deck.sheep:
        draw_sheep_card(card, ink)
    for attitude in deck.dogs:
        draw_dog_card(attitude, ink)
    for draw in (draw_bone_card, draw_front, draw_chip):
        draw(ink)
    for number in deck.tables:
        draw_back(number, words, ink)
    draw_odds(words, ink)
    draw_reminders(words, ink)
    sizes = {line: float(re.findall(r"([\d.]+), [a-z ]+$", line)[0]) for line in ink.lines if line.startswith("write")}
    assert min(sizes.values()) >= 9
    for bid in BIDS:
        assert max(size for line, size in sizes.items() if line.startswith(f"write {bid!r}")) >= 16


@pytest.mark.parametrize("lang", languages())
def test_help_stays_on_its_card(lang: str) -> None:
    for draw in (draw_odds, draw_reminders):
        ink = Ledger()
        draw(texts(lang, "volle-wolle"), ink)
        baselines = [float(re.findall(r" ([\d.-]+):", line)[0]) for line in ink.lines if line.startswith("write")]
        assert max(baselines) <= HELP.height - 4


@pytest.mark.parametrize("lang", languages())
def test_no_line_of_the_help_lies_over_another(lang: str) -> None:
    ink = Ledger()
    draw_reminders(texts(lang, "volle-wolle"), ink)
    places = [re.findall(r" start ([\d.-]+) ([\d.-]+):", line) for line in ink.lines if line.startswith("write")]
    lines = sorted(float(y) for ((_, y),) in places)
    assert min(below - above for above, below in pairwise(lines)) >= 9 * POINT * LEADING - 0.02
    assert any("26+" in words for words in ink.words)


def test_the_same_seed_gives_the_same_bytes_and_another_one_another_id() -> None:
    again = printed(PrintOrder("volle-wolle", seed=1, part="score"))
    assert again.data == product("score").data
    assert product("score", seed=2).details["sheets"] != product("score").details["sheets"]


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_is_printed_where_printers_do_not_reach(paper: str) -> None:
    for page in document("all", paper):
        image = page.render(scale=1).to_numpy()
        edge = int((UNPRINTABLE - 0.5) / POINT)
        for strip in (image[:edge], image[-edge:], image[:, :edge], image[:, -edge:]):
            assert strip.min() > 240


def test_low_ink_uses_less() -> None:
    def darkness(ink: str) -> float:
        data = printed(PrintOrder("volle-wolle", part="cards", ink=ink)).data
        return float(255 - pypdfium2.PdfDocument(data)[0].render(scale=0.5).to_numpy().mean())

    assert darkness("low") < 0.5 * darkness("full")


def fleece_of(drawing: Figure, wool: Colour) -> float:
    """The area around the largest cloud."""
    boxes = [reach_of(mark.path) for mark in drawing if mark.fill is wool]
    return max((right - left) * (bottom - top) for left, top, right, bottom in boxes)


def test_the_more_a_white_sheep_is_worth_the_more_wool_it_wears() -> None:
    sizes = [fleece_of(white_sheep(points, 7), Colour.WOOL) for points in range(1, 12)]
    assert sizes == sorted(set(sizes))
    bare = fleece_of(white_sheep(0, 7), Colour.WOOL)
    assert bare < sizes[0] / 5


def test_a_curl_for_every_point() -> None:
    for points in range(1, 12):
        curls = [mark for mark in white_sheep(points, 7) if mark.line is Colour.WOOL_SHADE]
        assert len(curls) == points
        assert len([m for m in black_sheep(-points) if m.line is Colour.BLACK_WOOL_SHADE]) == points


def test_eight_dogs_in_eight_attitudes_that_fit_their_cards() -> None:
    drawings = [dog(attitude) for attitude in ATTITUDES]
    assert len({str(drawing) for drawing in drawings}) == 8
    for drawing in drawings:
        reach = [reach_of(mark.path) for mark in drawing]
        assert min(left for left, _, _, _ in reach) > -CARD.width / 2
        assert max(right for _, _, right, _ in reach) < CARD.width / 2


def test_chips_are_round_and_touch_no_neighbour() -> None:
    ink = Ledger()
    draw_chip(ink)
    assert ink.lines[0].startswith(f"paint 0.00 0.00 to {CHIP.width:.2f} {CHIP.height:.2f}")


def test_the_score_sheet_has_a_box_for_everything_the_rules_know() -> None:
    layout = find_layout("volle-wolle")
    assert [box.name for box in layout.boxes] == [name for seat in SEATS for name in box_names(seat)]
    assert len(layout.boxes) == 396


def test_names_are_printed_on_the_score_sheet() -> None:
    data = printed(PrintOrder("volle-wolle", part="score", players=("Ann", "Jörg"))).data
    words = text(pypdfium2.PdfDocument(data)[0])
    assert "Ann" in words
    assert "Jörg" in words


@pytest.mark.parametrize(
    ("order", "complaint"),
    [
        (PrintOrder("volle-wolle", part="rug"), "no part 'rug': choose tables, cards, chips, help, score or all"),
        (PrintOrder("volle-wolle", faces=(face("A"),)), "has no --face"),
        (PrintOrder("volle-wolle", cups="none"), "has no --cups"),
        (PrintOrder("volle-wolle", part="cards", sheets=2), "has no --sheets"),
        (PrintOrder("volle-wolle", part="score", sheets=0), "0 score sheets cannot be printed"),
        (PrintOrder("volle-wolle", part="score", per_page=2), "fills a page"),
        (PrintOrder("volle-wolle", part="score", players=tuple("abcdefg")), "7 players"),
        (PrintOrder("volle-wolle", part="score", players=("\udc80",)), "our fonts lack"),
        (PrintOrder("volle-wolle", paper="a3"), "paper 'a3' is unknown"),
        (PrintOrder("volle-wolle", lang="it"), "no words in it"),
        (PrintOrder("volle-wolle", ink="none"), "ink 'none' is unknown"),
        (PrintOrder("volle-wolle", deck="nowhere.toml"), "nowhere.toml: cannot be read"),
    ],
)
def test_bad_orders_get_one_clear_line(order: PrintOrder, complaint: str) -> None:
    with pytest.raises(RollwriteError) as told:
        printed(order)
    assert complaint in str(told.value)
    assert "\n" not in str(told.value)


def test_an_edited_deck_is_printed(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    source = (Path(__file__).parents[2] / "rollwrite" / "volle_wolle" / "deck.toml").read_text("utf-8")
    own.write_text(source.replace("number = 30, points = 9", "number = 99, points = 11"), "utf-8")
    data = printed(PrintOrder("volle-wolle", part="cards", deck=str(own))).data
    assert "99" in "".join(text(page) for page in pypdfium2.PdfDocument(data))
    own.write_text("sheep = []", "utf-8")
    with pytest.raises(RollwriteError, match="is missing"):
        printed(PrintOrder("volle-wolle", part="cards", deck=str(own)))
    with pytest.raises(UsageError, match="has no --deck"):
        PrintOrder("wolle", deck=str(own)).refuse("deck")
