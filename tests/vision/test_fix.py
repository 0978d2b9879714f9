"""Corrections by hand: which names are taken, what they change, and what is refused."""

from dataclasses import replace

import pytest

from rollwrite import wolle
from rollwrite.errors import UsageError
from sheets.layout.catalogue import find_layout
from vision.belief.beliefs import Beliefs
from vision.belief.seen import CERTAIN, Seen
from vision.belief.yarn import segment_field
from vision.decide.decision import decide
from vision.decide.fix import Fix, accepted, corrected

SHEET = find_layout("wolle", wolle.face("A"))
ROWS = {box.row for box in SHEET.boxes} | {"yarn"}


def bare() -> Beliefs:
    assert SHEET.yarn is not None
    return Beliefs(
        {s: Seen(segment_field(s), -CERTAIN) for s in SHEET.yarn.face.segments},
        {spot: Seen(f"cup:{spot}", -CERTAIN) for spot in SHEET.yarn.face.cup_spots},
        {box.name: Seen(box.name, -CERTAIN) for box in SHEET.boxes},
    )


def fixed(*texts: str, printed_cups: bool = False) -> Beliefs:
    return corrected(bare(), [Fix.parse(text) for text in texts], ROWS, printed_cups=printed_cups)


@pytest.mark.parametrize(
    ("text", "sheet"), [("mouse.3=no", None), ("K7Q2/cup:D4=yes", "K7Q2"), ("k7q2~2/mouse=ok", "K7Q2~2")]
)
def test_a_fix_is_read_and_told_again(text: str, sheet: str | None) -> None:
    fix = Fix.parse(text)
    assert fix.sheet == sheet
    assert str(fix).casefold() == text.casefold()


def test_a_fix_settles_its_field_and_no_other() -> None:
    changed = fixed("mouse.1=yes", "segment:F2-F1=yes", "cup:E2=yes")
    decision = decide(SHEET, changed, None)
    assert decision.segments == {("F1", "F2")}
    assert {name for name, marked in decision.marks.items() if marked} == {"mouse.1"}
    assert decision.cups == ("E2",)


@pytest.mark.parametrize("text", ["mouse.99=yes", "segment:A1-K9=no", "cup:A1=yes", "E2=yes"])
def test_a_name_the_sheet_does_not_have_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="has no field"):
        fixed(text)
    with pytest.raises(UsageError, match="has no field"):
        accepted(bare(), [Fix.parse("dog=ok")], ROWS)


def test_rows_are_accepted_and_boxes_are_answered() -> None:
    fixes = [Fix.parse(text) for text in ("mouse=ok", "paw=ok", "yarn=ok")]
    assert accepted(bare(), fixes, ROWS) == {"mouse", "paw", "yarn"}
    assert corrected(bare(), fixes, ROWS, printed_cups=False) == bare()
    with pytest.raises(UsageError, match="answer yes or no"):
        accepted(bare(), [Fix.parse("mouse.1=ok")], ROWS)
    with pytest.raises(UsageError, match="mouse=ok"):
        fixed("mouse=yes")


def test_printed_cups_cannot_be_misread() -> None:
    with pytest.raises(UsageError, match="were printed"):
        fixed("cup:E2=no", printed_cups=True)
    assert fixed("cup.1=yes", printed_cups=True).boxes["cup.1"].inked


def test_what_a_person_has_answered_is_not_asked_again() -> None:
    line = [("F1", "F2"), ("F2", "F3"), ("F3", "F4")]
    yarn = {segment: replace(bare().segments[segment], log_odds=CERTAIN) for segment in line}
    spots = dict(zip(bare().cups, (CERTAIN,) * 5, strict=False))
    cups = {spot: replace(bare().cups[spot], log_odds=odds) for spot, odds in spots.items()}
    beliefs = replace(
        bare(),
        segments={**bare().segments, **yarn},
        cups={**bare().cups, **cups},
        faint=frozenset(line[2:]),
        covered=frozenset({"H12"}),
    )
    assert asked(beliefs) == {"segment:F3-F4", "cup:H12", "cup"}
    fixes = [Fix.parse("segment:F4-F3=yes"), Fix.parse("cup:H12=no")]
    assert asked(corrected(beliefs, fixes, ROWS, printed_cups=False)) == {"cup"}


def asked(beliefs: Beliefs) -> set[str | None]:
    return {doubt.where for doubt in decide(SHEET, beliefs, None).doubts}
