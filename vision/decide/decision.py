"""Decide jointly. Rules are an error-correcting code: they settle doubtful ink, and never overrule clear ink.

Which rules these are, the layout says. Nothing here knows a game, or the name of a box.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rollwrite.finding import Finding
from rollwrite.games import Ink
from sheets.layout.model import Layout, Segment
from sheets.layout.rules import OneThread, SoManyOrNone
from vision.belief.beliefs import Beliefs
from vision.decide.counts import counts_of
from vision.decide.doubt import Settled
from vision.decide.rings import settle_rings
from vision.decide.rows import settle_rows
from vision.decide.strays import finished, held_otherwise, settle_strays
from vision.decide.yarn import settle_yarn


@dataclass(frozen=True)
class Decision:
    """What is on the sheet, and what a person is asked."""

    segments: frozenset[Segment]
    cups: tuple[str, ...]
    marks: Mapping[str, bool]
    ink: tuple[Ink, ...]  # what surely lies on none of these
    doubts: tuple[Finding, ...]  # each by the name of its field, or of its row
    tangled: bool = False  # so many segments are in doubt that nobody can tell how the others hang together


def decide(layout: Layout, beliefs: Beliefs, printed_cups: tuple[str, ...] | None) -> Decision:
    """Cups that were printed are known, and so it is if there are none: `()`. With None they are drawn by hand."""
    yarn: Settled[frozenset[Segment], Segment] = Settled(frozenset())
    cups: Settled[tuple[str, ...], str] = Settled(printed_cups or ())
    for rule in layout.rules:
        match rule:
            case OneThread():
                yarn = held_otherwise(finished(settle_yarn(rule, beliefs), beliefs, rule.start), beliefs)
            case SoManyOrNone() if printed_cups is None:
                cups = settle_rings(rule, beliefs)
    odds = {name: seen.log_odds for name, seen in beliefs.boxes.items()}
    strays = settle_strays(beliefs, yarn)
    marks = settle_rows(layout, odds, counts_of(layout.rules, yarn, cups))
    doubts = (*yarn.doubts, *strays.doubts, *cups.doubts, *marks.doubts)
    return Decision(yarn.answer, cups.answer, marks.answer, strays.answer, doubts, yarn.tangled)
