"""A read sheet as JSON and back, without its pixels: so that it can be settled tomorrow as if it had just been read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rollwrite.games import Ink
from rollwrite.message import Either, Fact, Message
from rollwrite.wolle.face import Face
from sheets.layout.catalogue import is_own, layout_by_number, own_layout, sheet_number
from sheets.layout.model import Layout, Segment
from sheets.layout.plain import from_plain, to_plain
from sheets.layout.sheet_code import code_text, parse_code
from vision.belief.beliefs import Beliefs
from vision.belief.seen import Seen
from vision.belief.strays import Stray
from vision.decide.decision import decide
from vision.sheet import Sheet

VERSION = 1
DIGITS = 3  # of log odds: far finer than anything is decided by


def kept(sheet: Sheet) -> dict[str, Any]:
    beliefs = sheet.beliefs
    return {
        "version": VERSION,
        "game": sheet.game,
        "layout": sheet_number(sheet.layout),
        "face": to_plain(sheet.face, Face) if is_own(sheet.layout) else None,
        "code": code_text(sheet.code, _spots(sheet.layout)) if sheet.code else None,
        "segments": {"-".join(segment): round(seen.log_odds, DIGITS) for segment, seen in beliefs.segments.items()},
        "cups": {spot: round(seen.log_odds, DIGITS) for spot, seen in beliefs.cups.items()},
        "boxes": {name: round(seen.log_odds, DIGITS) for name, seen in beliefs.boxes.items()},
        "faint": sorted("-".join(segment) for segment in beliefs.faint),
        "twice": sorted("-".join(segment) for segment in beliefs.twice),
        "strange": sorted("-".join(segment) for segment in beliefs.strange),
        "covered": sorted(beliefs.covered),
        "corners": [list(corner) for corner in sheet.corners],
        "strays": [_stray_to_json(stray) for stray in beliefs.strays],
    }


def restored(told: Mapping[str, Any]) -> Sheet:
    layout = _layout(told)
    code = parse_code(told["code"], _spots(layout)) if told["code"] else None
    beliefs = Beliefs(
        segments={_segment(name): Seen(f"segment:{name}", odds) for name, odds in told["segments"].items()},
        cups={spot: Seen(f"cup:{spot}", odds) for spot, odds in told["cups"].items()},
        boxes={name: Seen(name, odds) for name, odds in told["boxes"].items()},
        faint=frozenset(map(_segment, told["faint"])),
        strange=frozenset(map(_segment, told["strange"])),
        twice=frozenset(map(_segment, told.get("twice", ()))),  # those kept before were not looked at for it
        covered=frozenset(told["covered"]),
        strays=tuple(map(_stray_from_json, told["strays"])),
    )
    return Sheet(
        layout=layout,
        code=code,
        beliefs=beliefs,
        decision=decide(layout, beliefs, code.printed_cups if code else None),
        corners=tuple((x, y) for x, y in told["corners"]),
        id=code.sheet if code else None,
        player=code.player if code else "",
    )


def _layout(told: Mapping[str, Any]) -> Layout:
    layout = layout_by_number(told["layout"])
    assert layout is not None
    return own_layout(told["game"], from_plain(Face, told["face"]), layout) if told["face"] else layout


def _spots(layout: Layout) -> tuple[str, ...]:
    return layout.face.cup_spots if layout.face else ()


def _stray_to_json(stray: Stray) -> dict[str, Any]:
    ink, seen = stray.ink, stray.seen
    where = {"dots": list(ink.dots), "block": ink.block, "line": [list(point) for point in stray.line_mm]}
    return {"way": ink.way, **where, "field": seen.field, "odds": round(seen.log_odds, DIGITS)}


def _stray_from_json(told: Mapping[str, Any]) -> Stray:
    ink = Ink(told["way"], tuple(told["dots"]), told["block"])
    return Stray(ink, tuple((x, y) for x, y in told["line"]), Seen(told["field"], told["odds"]))


def _segment(name: str) -> Segment:
    one, _, other = name.partition("-")
    return one, other


# --- messages ----------------------------------------------------------------------------------------------------


def message_to_json(message: Message) -> dict[str, Any]:
    return {"key": message.key, "facts": {name: _fact_to_json(fact) for name, fact in message.facts}}


def message_from_json(told: Mapping[str, Any]) -> Message:
    return Message(told["key"], tuple((name, _fact_from_json(fact)) for name, fact in told["facts"].items()))


def _fact_to_json(fact: Fact) -> Any:
    if isinstance(fact, Message):
        return message_to_json(fact)
    if isinstance(fact, Either):
        return {"either": [_fact_to_json(one) for one in fact.ways]}
    return [_fact_to_json(one) for one in fact] if isinstance(fact, tuple) else fact


def _fact_from_json(told: Any) -> Fact:
    if isinstance(told, list):
        return tuple(map(_fact_from_json, told))
    if isinstance(told, dict):
        return Either(tuple(map(_fact_from_json, told["either"]))) if "either" in told else message_from_json(told)
    fact: Fact = told
    return fact
