"""The final count: the example of the rule books, every trap, and an independent recount."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.errors import RollwriteError, UnreadableFile
from rollwrite.language import language
from rollwrite.volle_wolle.cards import Trio
from rollwrite.volle_wolle.end_file import End
from rollwrite.volle_wolle.report import score
from rollwrite.volle_wolle.scoring import Holding, final_count

T370: Trio = "3-7-0"
T007: Trio = "0-0-7"


def total(*sheep: int | Trio, dogs: int = 0, bone: bool = False, chips: int = 0, others: tuple[int, ...] = (8,)) -> int:
    """One player's total beside others with so many dogs."""
    table = [Holding("me", sheep, dogs, bone, chips), *(Holding(f"p{n}", (), d) for n, d in enumerate(others))]
    return final_count(table)[0].total


@pytest.mark.parametrize("nothing", [(T007,), (T007, T007), (T370, T370, T370)])
def test_the_worked_example_counts_42(nothing: tuple[Trio, ...]) -> None:
    herd: tuple[int | Trio, ...] = (9, 8, 6, 4, T370, T370, -4, -6, *nothing)
    count, other = final_count([Holding("Kathrin", herd, 4, True), Holding("Rob", (), 2)])
    assert count.sheep == 27 - 10
    assert (count.trio_370, count.trio_007) == (14, 0)
    assert (count.dogs, count.bone, count.most_dogs, count.chips) == (0, 16, -5, 0)
    assert count.total == 42
    assert count.returned == ()
    assert other.total == 0


@pytest.mark.parametrize(("cards", "points"), list(enumerate([0, 3, 14, 0, 3, 14, 0])))
def test_370_starts_again_after_three(cards: int, points: int) -> None:
    assert total(*[T370] * cards, dogs=2) == points


@pytest.mark.parametrize(("cards", "points"), list(enumerate([0, 0, 0, 21, 21, 21, 42])))
def test_007_pays_for_full_trios_only(cards: int, points: int) -> None:
    assert total(*[T007] * cards, dogs=2) == points


def test_exactly_one_dog() -> None:
    assert total(dogs=1) == 9
    assert total(dogs=2) == 0
    assert total(dogs=1, bone=True) == 13
    assert total(dogs=3, bone=True) == 12
    assert total(bone=True) == 0


def test_one_dog_can_be_the_most() -> None:
    assert total(dogs=1, others=(0,)) == 4
    assert total(dogs=1, bone=True, others=(0,)) == 8
    assert [count.total for count in final_count([Holding(name, (), 1) for name in "abc"])] == [4, 4, 4]
    assert [count.most_dogs for count in final_count([Holding(name, ()) for name in "abc"])] == [0, 0, 0]


def test_all_who_tie_for_the_most_dogs_lose_five() -> None:
    counts = final_count([Holding("a", (), 3), Holding("b", (), 3), Holding("c", (), 2)])
    assert [count.most_dogs for count in counts] == [-5, -5, 0]


@pytest.mark.parametrize(
    ("herd", "returned"),
    [
        ((6, 8, 3, 5), [3, 5]),
        ((6, 0, 8), [0, 6]),
        ((-5, -2, 7), [7]),
        ((-5, T370, T007), []),
        ((4, 4, 4), [4, 4]),
        ((), []),
    ],
)
def test_without_a_dog_the_two_lowest_white_sheep_go_back(herd: tuple[int | Trio, ...], returned: list[int]) -> None:
    count = final_count([Holding("a", herd, bone=True), Holding("b", (), 1)])[0]
    assert list(count.returned) == returned
    assert count.sheep == sum(shown for shown in herd if isinstance(shown, int)) - sum(returned)


def test_equal_totals_share_a_rank_and_the_next_is_skipped() -> None:
    counts = final_count([Holding("a", (), chips=1), Holding("b", (), chips=3), Holding("c", (), chips=3)])
    assert [count.rank for count in counts] == [3, 1, 1]


PLAIN = st.integers(-7, 12)
HERDS = st.lists(st.one_of(PLAIN, st.just(T370), st.just(T007)), max_size=12).map(tuple)
HOLDINGS = st.builds(Holding, st.just("x"), HERDS, st.integers(0, 3), st.booleans(), st.integers(0, 6))


@given(st.lists(HOLDINGS, min_size=1, max_size=6))
def test_an_independent_recount(holdings: list[Holding]) -> None:
    for holding, count in zip(holdings, final_count(holdings), strict=True):
        herd, points = list(holding.sheep), 0
        while T370 in herd:
            trio = min(3, herd.count(T370))
            points += {1: 3, 2: 14, 3: 0}[trio]
            for _ in range(trio):
                herd.remove(T370)
        points += herd.count(T007) // 3 * 21
        numbers = [shown for shown in herd if isinstance(shown, int)]
        if holding.dogs == 0:
            for _ in range(2):
                white = [shown for shown in numbers if shown >= 0]
                if white:
                    numbers.remove(min(white))
        points += sum(numbers) + holding.chips + (9 if holding.dogs == 1 else 0) + 4 * holding.dogs * holding.bone
        if holding.dogs and all(holding.dogs >= other.dogs for other in holdings):
            points -= 5
        assert count.total == points
        assert count.rank == 1 + sum(other.total > points for other in final_count(holdings))


PLAYER = """
[[player]]
name = "Ann"
sheep = [6, 8, "3-7-0", "3-7-0", "0-0-7", -5]
dogs = 1
bone = true
chips = 3
"""
FILE = 'game = "volle-wolle"\n' + PLAYER
BEN = PLAYER.replace("Ann", "Ben").replace("true", "false")


def test_the_file_of_the_contract() -> None:
    document = score(End.parse("end.toml", FILE), language()).document
    assert isinstance(document, dict)
    (ann,) = document["players"]
    assert json.loads(json.dumps(ann)) == {
        "name": "Ann", "sheep": 9, "returned": [], "trio_370": 14, "trio_007": 0, "dogs": 9, "bone": 4,
        "most_dogs": -5, "chips": 3, "total": 34, "rank": 1,
    }  # fmt: skip


def test_names_may_be_anything_and_keys_in_any_order() -> None:
    text = 'game = "volle-wolle"\n[[player]]\nchips=0\nbone=false\ndogs=0\nsheep=[]\nname="Ä \\"ж\\" 羊"\n'
    assert End.parse("end.toml", text).holdings[0].name == 'Ä "ж" 羊'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (FILE + PLAYER.replace("Ann", "Ben"), "2 bones, but there is only one"),
        (FILE.replace("dogs = 1", "dogs = 9"), "9 dogs, but there are only 8"),
        (FILE.replace("dogs = 1", "dogs = 5") + BEN.replace("dogs = 1", "dogs = 4"), "9 dogs"),
        (FILE.replace("chips = 3", "chips = 26"), "26 chips, but there are only 25"),
        (FILE.replace("chips = 3", "chips = 13") + BEN.replace("chips = 3", "chips = 13"), "26 chips"),
        (FILE + BEN.replace("Ben", "Ann"), "the name 'Ann' is there 2 times"),
        (FILE + BEN.replace("Ben", " Ann "), "the name 'Ann' is there 2 times"),
        (FILE.replace("chips = 3", "chip = 3"), "unknown key 'chip'"),
        (FILE.replace("chips = 3\n", ""), "chips is missing"),
        ("wool = 1\n" + FILE, "unknown key 'wool'"),
        (FILE.replace("dogs = 1", "dogs = -1"), "dogs must be a whole number"),
        (FILE.replace("dogs = 1", "dogs = true"), "dogs must be a whole number"),
        (FILE.replace("dogs = 1", "dogs = 1.0"), "dogs must be a whole number"),
        (FILE.replace("chips = 3", 'chips = "3"'), "chips must be a whole number"),
        (FILE.replace("chips = 3", "chips = " + "9" * 4000), "far too many chips"),
        (FILE.replace("bone = true", "bone = 1"), "bone must be true or false"),
        (FILE.replace("[6, 8", "[true, 8"), "no sheep shows true"),
        (FILE.replace("[6, 8", "[6.5, 8"), "no sheep shows 6.5"),
        (FILE.replace("[6, 8", '["7-7-7", 8'), "no sheep shows '7-7-7'"),
        (FILE.replace("[6, 8", "[100, 8"), "no sheep shows 100"),
        (FILE.replace("[6, 8", f"[{'9' * 4000}, 8"), "no sheep shows a number far too large"),
        (FILE.replace("[6, 8", f"[[0x{'f' * 5000}], 8"), "no sheep shows several values"),
        (FILE.replace("[6, 8", "[[6], 8"), "no sheep shows several values"),
        (FILE.replace("[6, 8", "[" + "1, " * 46 + "6, 8"), "52 sheep, but there are only 51"),
        (FILE.replace('sheep = [6, 8, "3-7-0", "3-7-0", "0-0-7", -5]', "sheep = 6"), "sheep must be a list"),
        (FILE.replace('"Ann"', "7"), "name must be a text"),
        (FILE.replace('"Ann"', '" "'), "name must be a text"),
        (FILE + "".join(BEN.replace("Ben", f"B{n}") for n in range(6)), "one to 6 players"),
        ('game = "volle-wolle"\n', "one to 6 players"),
        ('game = "volle-wolle"\nplayer = [1]\n', "player 1: not under"),
        ('game = "volle-wolle"\nplayer = 1\n', "one to 6 players"),
        (FILE.replace("volle-wolle", "wolle"), 'game must be "volle-wolle"'),
        (PLAYER, 'game must be "volle-wolle"'),
        (FILE.replace("[6, 8", "[" + "9" * 5000), "not the TOML"),
        (FILE.replace("[6, 8", "[" * 5000), "not the TOML"),
        ("game", "not the TOML"),
    ],
)
def test_what_could_not_lie_there_is_told_in_one_line(text: str, complaint: str) -> None:
    with pytest.raises(UnreadableFile) as told:
        End.parse("end.toml", text)
    assert complaint in str(told.value)
    assert "\n" not in str(told.value)
    assert len(str(told.value)) < 300


@given(st.data())
def test_a_mangled_file_never_crashes(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(FILE)))
    end = data.draw(st.integers(start, min(len(FILE), start + 20)))
    assert "\n" not in complaint_about(FILE[:start] + data.draw(st.text(max_size=5)) + FILE[end:])


def complaint_about(text: str) -> str:
    try:
        _ = End.parse("mangled.toml", text).counts
    except RollwriteError as error:
        return str(error)
    return ""
