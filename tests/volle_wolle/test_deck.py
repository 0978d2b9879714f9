"""The deck: sixty cards, and what is refused when a person edits them."""

from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.errors import RollwriteError, UnreadableFile
from rollwrite.volle_wolle.cards import BONE, DOG
from rollwrite.volle_wolle.deck import Deck, house_deck, read_deck
from tests.volle_wolle.games import own_deck

TEXT = (files("rollwrite.volle_wolle") / "deck.toml").read_text("utf-8")


def test_the_material_of_the_rule_books() -> None:
    deck = house_deck()
    assert len(deck.cards) == 60
    assert len(deck.sheep) == 51
    assert deck.cards.count(DOG) == 8
    assert deck.cards.count(BONE) == 1
    assert len({card.number for card in deck.sheep} | set(deck.tables)) == 57


def test_every_kind_of_sheep_is_there_and_no_corner_shows_two_things() -> None:
    sheep = house_deck().sheep
    assert sum(card.trio == "3-7-0" for card in sheep) == 6
    assert sum(card.trio == "0-0-7" for card in sheep) == 6
    assert sum(card.is_black for card in sheep) == 8
    assert {card.modifier for card in sheep} == {-3, -2, -1, 0, 1, 2, 3}
    assert not any(card.takes_bone and card.modifier for card in sheep)
    assert any(card.takes_bone for card in sheep)


def test_cards_are_found_by_name() -> None:
    deck = house_deck()
    assert deck.card("dog") is DOG
    assert deck.card("bone") is BONE
    assert deck.card("30") == next(card for card in deck.sheep if card.number == 30)
    assert deck.card("99") is None


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("{ number = 20,", "{ number = 40,", "the sheep number 40 appears 2 times"),
        ("{ number = 20,", "{ number = 3,", "the sheep number 3 appears 2 times"),
        ("{ number = 20,", "{ number = 120,", "sheep 1: number must be from 1 to 99"),
        ("{ number = 20,", "{ number = true,", "sheep 1: number must be"),
        ("points = 0, plus = 3", "points = 0, plus = 3, minus = 1", "the corner has room for one"),
        ("points = 0, plus = 3", "points = 0, plus = 0", "plus must be from 1 to 9"),
        ("points = 0, plus = 3", "points = 0, bone = 1", "bone must be true or false"),
        ("points = 0, plus = 3", 'points = 0, trio = "3-7-0"', "either points or trio"),
        ("points = 0, plus = 3", 'trio = "7-7-7"', "trio must be 3-7-0 or 0-0-7"),
        ("points = 0, plus = 3", "points = 1.5", "points must be a whole number"),
        ("points = 0, plus = 3", "points = 1000000", "points must be a whole number"),
        ("points = 0, plus = 3", "points = 0, wool = 3", "unknown key 'wool'"),
        ("    { number = 20, points = 0, plus = 3 },\n", "", "50 sheep, but a game needs 51"),
        ("    { number = 20, points = 0, plus = 3 },\n", "    7,\n", "sheep 1: not a card"),
        ("tables = [1, 2, 3, 4, 5, 6]", "tables = [1, 2, 3, 4, 5]", "tables must be 6 numbers"),
        ("tables = [1, 2, 3, 4, 5, 6]", "tables = [1, 2, 3, 4, 5, [6]]", "tables must be 6 numbers"),
        ("tables = [1, 2, 3, 4, 5, 6]", "", "tables is missing"),
        ('"barking"', '"begging"', "dogs must be these 8, each once"),
        ('"barking"', "7", "dogs must be these 8, each once"),
        ("tables = [", "rug = 1\ntables = [", "unknown key 'rug'"),
        ("sheep = [", "sheep = [[", "not the TOML it should be"),
        ("points = 0, plus = 3", f"points = {'9' * 5000}", "not the TOML it should be"),
        ("tables = [1, 2, 3, 4, 5, 6]", f"tables = {'[' * 5000}{']' * 5000}", "not the TOML it should be"),
    ],
)
def test_what_is_wrong_with_an_edited_deck_is_told_in_one_line(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(UnreadableFile) as told:
        read_deck("mine.toml", TEXT.replace(old, new, 1))
    assert str(told.value).startswith("mine.toml: ")
    assert complaint in str(told.value)
    assert "\n" not in str(told.value)


def test_a_deck_of_ones_own_remembers_its_file(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(own_deck(), "utf-8")
    deck = Deck.read(str(own))
    assert max(card.points for card in deck.sheep) == 12
    assert deck.file == str(own)
    assert Deck.read() == house_deck()
    with pytest.raises(UnreadableFile):
        Deck.read(str(tmp_path / "none.toml"))


@given(st.data())
def test_a_mangled_deck_never_crashes(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 30)))
    text = TEXT[:start] + data.draw(st.text(max_size=6)) + TEXT[end:]
    assert "\n" not in complaint_about(text)


def complaint_about(text: str) -> str:
    try:
        read_deck("mangled.toml", text)
    except RollwriteError as error:
        return str(error)
    return ""
