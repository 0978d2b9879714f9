"""What `rollwrite odds` answers: one bid, all bids, or the best die to leave."""

from fractions import Fraction
from typing import Any

from rollwrite.errors import UsageError
from rollwrite.report import Report, Table
from rollwrite.volle_wolle.bids import BIDS, read_bid
from rollwrite.volle_wolle.cards import CHIPS
from rollwrite.volle_wolle.chances import CARDS, DICE, Keep, Odds, Roll, Setting, keeps, odds

MOST_MODIFIER = 20


def report(bid: str | None, chips: int, modifier: int, rolled: str | None = None, kept: str | None = None) -> Report:
    _check(chips, modifier)
    if rolled is not None:
        if bid is None:
            raise UsageError("which die to keep depends on the bid: add --bid")
        return _report_of_roll(Setting(read_bid(bid), chips, modifier), rolled, kept)
    if kept is not None:
        raise UsageError("--kept goes with --rolled: say what the dice show")
    settings = [Setting(read_bid(each), chips, modifier) for each in (BIDS if bid is None else [bid])]
    documents = [_document(setting, odds(setting)) for setting in settings]
    return Report(documents if bid is None else documents[0], (_table(settings),))


def _check(chips: int, modifier: int) -> None:
    if not 0 <= chips <= CHIPS:
        raise UsageError(f"{chips} chips: nobody can have fewer than 0 or more than {CHIPS}")
    if abs(modifier) > MOST_MODIFIER:
        raise UsageError(f"no sheep shows {modifier:+}: from {-MOST_MODIFIER} to {MOST_MODIFIER}")


def _document(setting: Setting, found: Odds) -> dict[str, Any]:
    return {
        **_words(setting),
        "success": float(found.success),
        "tries": [float(part) for part in found.tries],
        "expected_cards": float(found.expected_cards),
        "black_sheep": float(found.black_sheep),
    }


def _words(setting: Setting) -> dict[str, Any]:
    return {"bid": setting.bid, "chips": setting.chips, "modifier": setting.modifier}


def _table(settings: list[Setting]) -> Table:
    columns = ("bid", "3 cards", "2 cards", "1 card", "chip", "success", "cards", "under 14")
    return Table(_title(settings[0]), columns, tuple(_row(setting, odds(setting)) for setting in settings))


def _row(setting: Setting, found: Odds) -> tuple[str, ...]:
    chances = (*found.tries, 1 - found.success, found.success)
    return (setting.bid, *map(_percent, chances), f"{float(found.expected_cards):.2f}", _percent(found.black_sheep))


def _title(setting: Setting) -> str:
    chips = "1 chip" if setting.chips == 1 else f"{setting.chips} chips"
    return f"Chances of a bid with {chips} and {setting.modifier:+} on the herd"


def _percent(chance: Fraction) -> str:
    return f"{float(100 * chance):.1f} %"


def _report_of_roll(setting: Setting, rolled: str, kept: str | None) -> Report:
    roll, die = read_roll(rolled), None if kept is None else read_die(kept)
    ways = keeps(setting, roll, die)
    best, met = ways[0], sum(roll) >= setting.need
    document = {
        **_words(setting),
        "rolled": list(roll),
        "kept": None if die is None else die_name(die),
        "met": met,
        "keep": die_name(best.die),
        "keeps": [_keep_document(way) for way in ways],
    }
    leave = f"the {best.face} on the {die_name(best.die)}"
    advice = f"{_met(setting, roll, die)} Rolling on instead, leave {leave}." if met else f"Leave {leave}."
    return Report(document, (_keep_table(setting, ways), advice))


def _met(setting: Setting, roll: Roll, kept: int | None) -> str:
    cards = CARDS[0] if kept is None else CARDS[1]
    spent = max(setting.need + setting.chips - sum(roll), 0)
    price = "" if not spent else f", for {spent} chip{'s' * (spent > 1)}"
    modifier = f" {setting.modifier:+}" if setting.modifier else ""
    return f"{sum(roll)}{modifier} meets the bid: {cards} cards{price}."


def _keep_document(way: Keep) -> dict[str, Any]:
    chances = {"success": way.success, "expected_cards": way.expected_cards, "black_sheep": way.black_sheep}
    return {"die": die_name(way.die), "face": way.face} | {name: float(chance) for name, chance in chances.items()}


def _keep_table(setting: Setting, ways: tuple[Keep, ...]) -> Table:
    rows = tuple(
        (
            die_name(way.die),
            str(way.face),
            _percent(way.success),
            f"{float(way.expected_cards):.2f}",
            _percent(way.black_sheep),
        )
        for way in ways
    )
    return Table(f"Bid {setting.bid}: what to leave", ("die", "shows", "success", "cards", "under 14"), rows)


def die_name(die: int) -> str:
    return f"d{DICE[die]}"


def read_die(word: str) -> int:
    names = [die_name(die) for die in range(len(DICE))]
    if word not in names:
        raise UsageError(f"there is no die {word[:20]!r}: {', '.join(names)}")
    return names.index(word)


def read_roll(text: str) -> Roll:
    """Three faces, the twelve-sided die first."""
    words = text.replace(",", " ").split()
    if len(words) != len(DICE) or not all(word.isascii() and word.isdecimal() and len(word) < 4 for word in words):
        raise UsageError(f"{text[:40]!r} is no roll: three faces such as 12,10,3 for the d12, the d10 and the d8")
    for die, word in enumerate(words):
        if not 1 <= int(word) <= DICE[die]:
            raise UsageError(f"the {die_name(die)} cannot show {word}: 1 to {DICE[die]}")
    one, two, three = map(int, words)
    return one, two, three
