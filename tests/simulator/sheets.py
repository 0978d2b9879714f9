"""One filled sheet of paper: what was printed, by which printer, who played on it, and what happened to it since."""

from dataclasses import dataclass

import cv2
import numpy as np

from sheets.layout.model import Layout
from tests.simulator.dice import Array, Dice
from tests.simulator.fill import Player, fill
from tests.simulator.games import Filled, play
from tests.simulator.paper import Surface, lying
from tests.simulator.placing import Placed, Placing
from tests.simulator.printer import Order, Printer, blank, order, printed
from tests.simulator.strokes import Page, linear
from tests.simulator.tiers import Tier
from tests.simulator.truth import SheetTruth


@dataclass(frozen=True, slots=True)
class Stain:
    """A mug's foot or a drop, in mm on the paper."""

    x: float
    y: float
    radius: float
    ring: bool
    strength: float


@dataclass(frozen=True, slots=True)
class Sheet:
    order: Order
    printer: Printer
    filled: Filled
    player: Player
    size: tuple[float, float]
    surface: Surface
    stains: tuple[Stain, ...]

    @property
    def layout(self) -> Layout:
        return blank(self.order).layout

    @property
    def placed(self) -> Placed:
        return Placed(self.layout, self.placing)

    @property
    def placing(self) -> Placing:
        """In the middle of the paper, but for the printer's faults."""
        mine, page = self.printer, self.layout.page
        middle = np.array(page.center)
        turned = Placing(mine.scale, angle=mine.skew)(middle)
        x, y = np.array(self.size) / 2 - turned + np.array(mine.shift)
        return Placing(mine.scale, float(x), float(y), mine.skew)

    def truth(self) -> SheetTruth:
        return SheetTruth(
            game=self.layout.game,
            face=self.layout.face,
            sheet=blank(self.order).sheet,
            segments=self.filled.segments,
            cups=self.filled.cups,
            marks={box.name: box.name in self.filled.crossed for box in self.layout.boxes},
        )


def any_sheet(tier: Tier, dice: Dice, ordered: Order | None = None) -> Sheet:
    ordered = ordered or order(dice.child("order"))
    printer = Printer.somewhere(tier, dice.child("printer"))
    sheet = blank(ordered)
    filled = play(sheet.layout, sheet.cups, tier, dice.child("game"))
    small = printer.scale if printer.scale < 0.8 else 1.0
    size = (
        sheet.layout.page.width * small + dice.normal(0.5, 2),
        sheet.layout.page.height * small + dice.normal(0.5, 2),
    )
    return Sheet(
        order=ordered,
        printer=printer,
        filled=filled,
        player=Player.somebody(sheet.layout, filled, tier, dice.child("player"), min(1.0, printer.scale)),
        size=size,
        surface=lying(size, tier, dice.child("paper")),
        stains=tuple(_stains(size, tier, dice.child("stains"))),
    )


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
    fill(page, sheet.placed, sheet.filled, sheet.player, dice.child("fill"))
    for stain in sheet.stains:
        _spill(page, stain)
    return page


def _spill(page: Page, stain: Stain) -> None:
    cover = np.zeros(page.pixels.shape[:2], np.float32)
    scale = page.scale
    centre, radius = (round(stain.x * scale), round(stain.y * scale)), round(stain.radius * scale)
    thick = max(2, round(1.6 * scale)) if stain.ring else -1
    cv2.circle(cover, centre, radius, 1.0, thick, cv2.LINE_AA)
    cover = cv2.GaussianBlur(cover, (0, 0), 0.5 * scale) * np.float32(stain.strength)
    brown: Array = np.log(linear(np.array([196, 158, 112], np.float32) / 255))
    page.pixels *= np.exp(cover[..., None] * brown)
