"""What `rollwrite odds` answers: one bid, all bids, or the best die to keep."""

from fractions import Fraction
from typing import Any

from rollwrite.errors import UsageError
from rollwrite.language import Language
from rollwrite.message import Either, message, short
from rollwrite.report import Report, Table
from rollwrite.volle_wolle.bids import BIDS, LEAST, read_bid
from rollwrite.volle_wolle.cards import CHIPS
from rollwrite.volle_wolle.chances import CARDS, DICE, Faces, Keeping, Odds, Setting, die_name, keeps, odds
from rollwrite.volle_wolle.talk import signed

MOST_MODIFIER = 20
COLUMNS = ("bid", "three", "two", "one", "chip", "success", "cards", "under")
KEEP_COLUMNS = ("die", "face", "success", "cards", "under")


def report(
    bid: str | None, chips: int, modifier: int, rolled: str | None, kept: str | None, language: Language
) -> Report:
    _check(chips, modifier)
    if rolled is not None:
        if bid is None:
            raise UsageError(message("volle-odds/bid-needed"))
        roll, die = read_roll(rolled), None if kept is None else read_die(kept)
        return _report_of_roll(Setting(read_bid(bid), chips, modifier), roll, die, language)
    if kept is not None:
        raise UsageError(message("volle-odds/rolled-needed"))
    settings = [Setting(read_bid(each), chips, modifier) for each in (BIDS if bid is None else [bid])]
    documents = [_document(setting, odds(setting)) for setting in settings]
    return Report(documents if bid is None else documents[0], (_table(settings, language),))


def _check(chips: int, modifier: int) -> None:
    if not 0 <= chips <= CHIPS:
        raise UsageError(message("volle-odds/chips-range", chips=chips, most=CHIPS))
    if abs(modifier) > MOST_MODIFIER:
        least, most = signed(-MOST_MODIFIER), signed(MOST_MODIFIER)
        raise UsageError(message("volle-odds/modifier-range", modifier=signed(modifier), least=least, most=most))


def _document(setting: Setting, found: Odds) -> dict[str, Any]:
    return {
        **_facts(setting),
        "success": float(found.success),
        "tries": [float(part) for part in found.tries],
        "expected_cards": float(found.expected_cards),
        "black_sheep": float(found.black_sheep),
    }


def _facts(setting: Setting) -> dict[str, Any]:
    return {"bid": setting.bid, "chips": setting.chips, "modifier": setting.modifier}


def _table(settings: list[Setting], language: Language) -> Table:
    chips = message("volle-wolle/chips", count=settings[0].chips)
    modifier = settings[0].modifier
    title = language.say("volle-odds/title", chips=chips, modifier=signed(modifier) if modifier else "none")
    rows = tuple(_row(setting, odds(setting), language) for setting in settings)
    return Table(title, _headings(COLUMNS, language), rows)


def _headings(columns: tuple[str, ...], language: Language) -> tuple[str, ...]:
    return tuple(language.say("volle-odds/column", column=column, least=LEAST) for column in columns)


def _row(setting: Setting, found: Odds, language: Language) -> tuple[str, ...]:
    tries = (_percent(part, language) for part in (*found.tries, 1 - found.success))
    return (setting.bid, *tries, *_hopes(found, language))


def _hopes(found: Odds | Keeping, language: Language) -> tuple[str, str, str]:
    """The last columns of both tables: success, cards, and the chance to end under 14."""
    cards = language.say("volle-odds/decimal", number=float(found.expected_cards))
    return _percent(found.success, language), cards, _percent(found.black_sheep, language)


def _percent(chance: Fraction, language: Language) -> str:
    return language.say("volle-odds/percent", chance=float(chance))


def _report_of_roll(setting: Setting, roll: Faces, kept: int | None, language: Language) -> Report:
    """A bid that can be met is met at once; if it is not, one of the dice just rolled is kept."""
    met = sum(roll) >= setting.need
    ways = () if met else keeps(setting, roll, kept)
    document = {
        **_facts(setting),
        "rolled": list(roll),
        "kept": None if kept is None else die_name(kept),
        "met": met,
        "keep": die_name(ways[0].die) if ways else None,
        "keeps": [_keep_document(way) for way in ways],
    }
    if met:
        return Report(document, (_met(setting, roll, kept, language),))
    advice = language.say("volle-odds/keep", face=ways[0].face, die=die_name(ways[0].die))
    return Report(document, (_keep_table(setting, ways, language), advice))


def _met(setting: Setting, roll: Faces, kept: int | None, language: Language) -> str:
    cards = CARDS[0] if kept is None else CARDS[1]
    spent = max(setting.need + setting.chips - sum(roll), 0)
    shown = f"{sum(roll)} {signed(setting.modifier)}" if setting.modifier else str(sum(roll))
    return language.say("volle-odds/met", sum=shown, cards=cards, spent=spent)


def _keep_document(way: Keeping) -> dict[str, Any]:
    chances = {"success": way.success, "expected_cards": way.expected_cards, "black_sheep": way.black_sheep}
    return {"die": die_name(way.die), "face": way.face} | {name: float(chance) for name, chance in chances.items()}


def _keep_table(setting: Setting, ways: tuple[Keeping, ...], language: Language) -> Table:
    rows = tuple((die_name(way.die), str(way.face), *_hopes(way, language)) for way in ways)
    return Table(language.say("volle-odds/keep-title", bid=setting.bid), _headings(KEEP_COLUMNS, language), rows)


def read_die(word: str) -> int:
    names = tuple(map(die_name, range(len(DICE))))
    if word not in names:
        raise UsageError(message("volle-odds/no-die", die=short(word), dice=Either(names)))
    return names.index(word)


def read_roll(text: str) -> Faces:
    """Three faces, the twelve-sided die first."""
    words = text.replace(",", " ").split()
    if len(words) != len(DICE) or not all(word.isascii() and word.isdecimal() and len(word) < 4 for word in words):
        raise UsageError(message("volle-odds/no-roll", roll=short(text)))
    for die, face in enumerate(map(int, words)):
        if not 1 <= face <= DICE[die]:
            raise UsageError(message("volle-wolle/die-face", die=die_name(die), face=face, sides=DICE[die]))
    one, two, three = map(int, words)
    return one, two, three
