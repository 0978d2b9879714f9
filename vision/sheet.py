"""One sheet of a photo as a value: what is on it, what that comes to by the rules, and what a person should look at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rollwrite.finding import Finding
from rollwrite.games import NO_OPTIONS, Filled, Options, Outcome, game_of
from sheets.layout.model import Layout
from sheets.layout.sheet_code import SheetCode
from vision.belief.beliefs import Beliefs
from vision.belief.strays import Stray
from vision.decide.decision import Decision, decide
from vision.decide.fix import Fix, accepted, corrected
from vision.photo import Image
from vision.show.look import Look
from vision.show.place import has_place

if TYPE_CHECKING:
    from vision.show.crop import Crop

Corners = tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Sheet:
    """Everything but `look` is free of pixels: it can be kept, sent to another process, and settled without them."""

    layout: Layout
    code: SheetCode | None
    beliefs: Beliefs
    decision: Decision
    corners: Corners  # in pixels of the upright photo, clockwise from the sheet's own top left
    id: str | None = None
    player: str = ""
    players: tuple[str, ...] = ()  # of several who share it, by their seats; empty: those that are printed
    options: Options = NO_OPTIONS
    fixes: tuple[Fix, ...] = ()
    notes: tuple[Finding, ...] = ()  # what other sheets say about this one
    look: Look | None = field(default=None, compare=False)

    def __repr__(self) -> str:
        whose = f" of {self.player}" if self.player else ""
        return f"<{self.game} sheet {self.id or '?'}{whose}: {len(self.findings)} to look at>"

    @property
    def game(self) -> str:
        return self.layout.game

    @property
    def face(self) -> Any:
        """The face that was printed; None for games whose sheets have none."""
        return self.layout.face

    @property
    def marks(self) -> Mapping[str, bool]:
        return self.decision.marks

    @property
    def strays(self) -> tuple[Stray, ...]:
        """Strokes that lie on no field, as sure as can be."""
        return tuple(stray for stray in self.beliefs.strays if stray.ink in self.decision.ink)

    @cached_property
    def outcome(self) -> Outcome:
        """The sheet as its game's rules see it."""
        seen, names = self.decision, self.players or (self.code.players if self.code else ())
        paper = Filled(seen.marks, self.face, seen.segments, seen.cups, seen.ink, names, seen.tangled)
        return game_of(self.game).filled(paper, self.options)

    @property
    def score(self) -> Any:
        """What the player marked, counted by the game's rules: points for Wolle, counts or tokens for the others."""
        return self.outcome.score  # type: ignore[attr-defined]

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """All that needs a person's eye: doubts of the reader, what breaks a rule, and what others say of this sheet.
        What a person has accepted as it is, is not among them."""
        taken = {fix.field for fix in self.fixes if fix.answer == "ok"}
        return tuple(finding for finding in self._everything if finding.where not in taken)

    @property
    def _everything(self) -> tuple[Finding, ...]:
        return (*self.decision.doubts, *self.outcome.findings, *self.notes)

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """The findings that have a place on the paper, each with a picture of it."""
        return tuple(Doubt(finding, self) for finding in self.findings if has_place(self.layout, finding.where))

    def fixed(self, *fixes: str | Fix) -> Sheet:
        """The same sheet after a person has looked: decided again from what was seen, without reading the photo."""
        return self.settled((*self.fixes, *(Fix.parse(fix) if isinstance(fix, str) else fix for fix in fixes)))

    def settled(self, fixes: tuple[Fix, ...]) -> Sheet:
        """The same sheet with these fixes and no others. Raises UsageError for one that the sheet has no place for."""
        cups = self.code.printed_cups if self.code else None
        beliefs = corrected(self.beliefs, fixes, self._rows, printed_cups=cups is not None)
        accepted(self.beliefs, fixes, self._rows)
        return replace(self, fixes=fixes, decision=decide(self.layout, beliefs, cups))

    @property
    def _rows(self) -> set[str]:
        """What a review may name besides places for ink: rows of boxes, and what it names already."""
        asked = {finding.where for finding in self._everything if finding.where}
        return {box.row for box in self.layout.boxes} | asked - self.beliefs.fields

    def judged(self, options: Options) -> Sheet:
        """The same sheet, judged by what a call adds: the rolls, the variant."""
        return replace(self, options=options)

    def flat(self) -> Image:
        """The sheet laid flat."""
        assert self.look is not None, "the pixels of this sheet were not kept"
        return self.look.flat.image


@dataclass(frozen=True)
class Doubt:
    """One thing a person should look at."""

    finding: Finding
    sheet: Sheet

    @property
    def field(self) -> str:
        return self.finding.where or ""

    @property
    def crop(self) -> Crop:
        """A picture of the place on the paper."""
        from vision.show.crop import crop_of

        assert self.sheet.look is not None, "the pixels of this sheet were not kept"
        look = self.sheet.look
        return crop_of(self.sheet.layout, look.flat.image, look.geometry.region, self.field)
