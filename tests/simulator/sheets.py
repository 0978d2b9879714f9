"""One filled sheet of paper: what was printed, by which printer, who played on it, and what happened to it since."""

from dataclasses import dataclass, replace

import cv2
import numpy as np

from sheets.layout.model import Layout
from tests.simulator.dice import Array, Dice, smooth_noise
from tests.simulator.fill import Player, fill
from tests.simulator.games import Filled, play
from tests.simulator.paper import Surface, lying
from tests.simulator.placing import Placed, Placing
from tests.simulator.printer import Form, Order, Printer, blank, order, printed
from tests.simulator.strokes import Page, linear, spread
from tests.simulator.tiers import Tier
from tests.simulator.truth import SheetTruth

SMALL = 0.8  # a print smaller than this was cut from a page of four


@dataclass(frozen=True, slots=True)
class Stain:
    """A mug's foot or a drop, in mm on the paper."""

    x: float
    y: float
    radius: float
    ring: bool
    strength: float


@dataclass(frozen=True, slots=True)
class Crease:
    """A fold long flattened: a thin grey line from edge to edge, where the surface is broken."""

    across: bool
    at: float
    slant: float
    strength: float
    width: float


@dataclass(frozen=True, slots=True)
class Sheet:
    """A piece of paper with one sheet of the game on it, or with several that nobody has cut apart yet."""

    order: Order
    printer: Printer
    games: tuple[tuple[Filled, Player], ...]
    size: tuple[float, float]
    surface: Surface
    stains: tuple[Stain, ...]
    creases: tuple[Crease, ...]

    @property
    def layout(self) -> Layout:
        return blank(self.order).layout

    @property
    def placing(self) -> Placing:
        """The printed page in the middle of the paper, but for the printer's faults."""
        mine, page = self.printer, blank(self.order).size
        turned = Placing(mine.scale, angle=mine.skew)(np.array(page) / 2)
        x, y = np.array(self.size) / 2 - turned + np.array(mine.shift)
        return Placing(mine.scale, float(x), float(y), mine.skew)

    @property
    def placed(self) -> list[Placed]:
        return [Placed(self.layout, self.placing.holding(form.placing)) for form in blank(self.order).forms]

    def truths(self) -> list[SheetTruth]:
        return [
            SheetTruth(
                game=self.layout.game,
                face=self.layout.face.name if self.layout.face else None,
                sheet=form.sheet,
                segments=filled.segments,
                cups=filled.cups,
                marks={box.name: box.name in filled.crossed for box in self.layout.boxes},
                illegal=filled.wrong.kind if filled.wrong else "",
            )
            for form, (filled, _) in zip(blank(self.order).forms, self.games, strict=True)
        ]


def any_sheet(game: str, tier: Tier, dice: Dice) -> Sheet:
    return sheet_as(order(game, tier, dice.child("order")), tier, dice)


def sheet_as(ordered: Order, tier: Tier, dice: Dice) -> Sheet:
    """A sheet printed like this, and played on somehow."""
    printer = Printer.somewhere(tier, dice.child("printer"), cut=ordered.paper == "a5")
    page = blank(ordered)
    small = printer.scale if printer.scale < SMALL else 1.0
    trim = (dice.normal(0.5, 2), dice.normal(0.5, 2)) if ordered.paper == "a5" else (0.0, 0.0)
    size = (page.size[0] * small + trim[0], page.size[1] * small + trim[1])
    return Sheet(
        order=ordered,
        printer=printer,
        games=tuple(_game(ordered, form, printer, tier, dice.child(form.sheet)) for form in page.forms),
        size=size,
        surface=lying(size, tier, dice.child("paper")),
        stains=tuple(_stains(size, tier, dice.child("stains"))),
        creases=tuple(_creases(tier, dice.child("creases"))),
    )


def _game(ordered: Order, form: Form, printer: Printer, tier: Tier, dice: Dice) -> tuple[Filled, Player]:
    """A game on one form. Of several on a page, some are not played yet."""
    page = blank(ordered)
    filled = play(page.layout, form.cups, tier, dice.child("game"))
    if len(page.forms) > 1 and dice.chance(0.3):
        filled = Filled((), (), form.cups or (), frozenset())
    size = min(1.0, printer.scale * form.placing.scale)
    player = Player.somebody(page.layout, filled, tier, dice.child("player"), size)
    return filled, replace(player, named=player.named and not ordered.player)


def _creases(tier: Tier, dice: Dice) -> list[Crease]:
    if not dice.chance(tier.creases):
        return []
    return [
        Crease(
            across=dice.chance(0.5),
            at=dice.between(0.3, 0.7),
            slant=dice.normal(0.02, 0.06),
            strength=dice.between(0.04, 0.22),
            width=dice.between(0.15, 0.5),
        )
        for _ in range(dice.whole(1, 2))
    ]


def _stains(size: tuple[float, float], tier: Tier, dice: Dice) -> list[Stain]:
    if not dice.chance(tier.stains):
        return []
    return [
        Stain(
            x=dice.between(0, size[0]),
            y=dice.between(0, size[1]),
            radius=dice.between(4, 38),
            ring=dice.chance(0.6),
            strength=dice.between(0.15, 0.6),
        )
        for _ in range(dice.whole(1, 2))
    ]


def paper_of(sheet: Sheet, scale: float, dice: Dice) -> Page:
    """The sheet's reflectance: print, ink, stains."""
    page = printed(blank(sheet.order), sheet.printer, sheet.placing, sheet.size, scale, dice.child("print"))
    for number, (placed, (filled, player)) in enumerate(zip(sheet.placed, sheet.games, strict=True)):
        fill(page, placed, filled, player, dice.child("fill").child(number))
    for stain in sheet.stains:
        _spill(page, stain)
    for number, crease in enumerate(sheet.creases):
        _fold(page, crease, dice.child("creases").child(number))
    return page


def _fold(page: Page, crease: Crease, dice: Dice) -> None:
    width, height = page.size_mm
    t = np.linspace(0, 1, 60)
    away = (crease.at + crease.slant * (t - 0.5)) * (height if crease.across else width) + 0.15 * smooth_noise(
        dice, 60, 4
    )
    points = np.stack([t * width, away] if crease.across else [away, t * height], axis=1)
    cover = np.zeros(page.pixels.shape[:2], np.float32)
    line = np.round(points * page.scale * 16).astype(np.int32)
    cv2.polylines(cover, [line], False, 1.0, max(1, round(crease.width * page.scale)), cv2.LINE_8, 4)
    page.pixels *= spread(1 - np.float32(crease.strength) * cv2.GaussianBlur(cover, (0, 0), 0.12 * page.scale))


def _spill(page: Page, stain: Stain) -> None:
    cover = np.zeros(page.pixels.shape[:2], np.float32)
    scale = page.scale
    centre, radius = (round(stain.x * scale), round(stain.y * scale)), round(stain.radius * scale)
    thick = max(2, round(1.6 * scale)) if stain.ring else -1
    cv2.circle(cover, centre, radius, 1.0, thick, cv2.LINE_AA)
    cover = cv2.GaussianBlur(cover, (0, 0), 0.5 * scale) * np.float32(stain.strength)
    brown: Array = np.log(linear(np.array([196, 158, 112], np.float32) / 255))
    page.pixels *= np.exp(cover[..., None] * brown)
