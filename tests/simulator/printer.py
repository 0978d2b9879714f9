"""The printed page: what `rollwrite print` makes of a layout, then what a home printer and its paper make of that."""

import tempfile
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pypdfium2 as pdfium

from sheets.layout.catalogue import find_layout
from sheets.layout.model import Layout
from sheets.press.imposition import impose
from sheets.press.order import PrintOrder
from sheets.press.printing import print_game
from tests.simulator.dice import Array, Dice
from tests.simulator.faces import KINDS, WOLLE, face_of, face_words
from tests.simulator.placing import Placing
from tests.simulator.strokes import Page, linear, spread
from tests.simulator.tiers import Tier

RENDERED = 15.0  # pixels per mm of a fresh sheet
FOUR_UP = 0.7071
SCORE_PAPERS = {"volle-wolle": "a4", "uly-polly": "a5"}
WHITE = 0.86  # what the whitest paper gives back of the light
UNCUT = (("a4", 2), ("a4", 2), ("letter", 2), ("a4", 1), ("a4", 4))
_LINEAR = linear(np.arange(256, dtype=np.float32) / 255).astype(np.float32)


@dataclass(frozen=True, slots=True)
class Order:
    """What was printed. `cups` is how cups come onto the sheet: hand, none or random; empty for games without them.
    a5 is a sheet ready cut."""

    game: str
    face: str | None
    cups: str
    number: int
    low_ink: bool
    language: str
    player: str
    paper: str = "a5"
    per_page: int = 1


@dataclass(frozen=True, slots=True)
class Form:
    """One sheet on a printed page: its id, the cups its code names (None: to be circled), and where it lies."""

    sheet: str
    cups: tuple[str, ...] | None
    placing: Placing


@dataclass(frozen=True, slots=True)
class Blank:
    """A fresh page of some size in mm."""

    layout: Layout
    forms: tuple[Form, ...]
    pdf: bytes
    size: tuple[float, float]


def order(game: str, tier: Tier, dice: Dice) -> Order:
    number = dice.whole(0, 9) + (100 if dice.fresh else 0)  # few, so that each needs to be printed only once
    language = ("en", "de", "fr")[number % 3]
    if game not in KINDS:
        return Order(game, None, "", number, number % 5 == 0, language, "", SCORE_PAPERS[game])
    paper, per_page = dice.pick(UNCUT) if dice.chance(tier.uncut) else ("a5", 1)
    return Order(
        game=WOLLE,
        face=face_words(game, dice),
        cups=dice.weighted({"hand": 0.72, "random": 0.18, "none": 0.1}),
        number=number,
        low_ink=number % 5 == 0,
        language=language,
        player=("Ann", "", "Chloé", "", "", "Jörg", "")[number % 7],
        paper=paper,
        per_page=per_page,
    )


def layout_called(game: str, face: str | None) -> Layout:
    return find_layout(game, face_of(face) if face else None)


@lru_cache(maxsize=400)
def blank(ordered: Order) -> Blank:
    """What `rollwrite print` gives for this order."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "sheet.pdf"
        report = print_game(
            PrintOrder(
                ordered.game,
                out=out,
                paper=ordered.paper,
                lang=ordered.language,
                seed=ordered.number,
                ink="low" if ordered.low_ink else "full",
                faces=(face_of(ordered.face),) if ordered.face else (),
                sheets=ordered.per_page if ordered.cups else None,
                per_page=ordered.per_page if ordered.cups else None,
                cups=ordered.cups or None,
                part=None if ordered.cups else "score",
                players=(ordered.player,) if ordered.player else (),
            )
        )
        pdf = out.read_bytes()
    assert isinstance(report.document, dict)
    layout = layout_called(ordered.game, ordered.face)
    page = impose(ordered.paper, ordered.per_page, layout.page, duplex=False)
    forms = tuple(
        Form(made["sheet"], _printed_cups(made), Placing(at.scale, at.x, at.y, at.degrees))
        for made, at in zip(report.document["sheets"], page.fronts, strict=True)
    )
    return Blank(layout, forms, pdf, (page.width, page.height))


def _printed_cups(made: dict[str, Any]) -> tuple[str, ...] | None:
    cups = made["faces"][0]["cups"] if "faces" in made else "none"
    if isinstance(cups, str):
        return None if cups == "hand" else ()
    return tuple(cups)


@lru_cache(maxsize=6)
def _rendered(pdf: bytes) -> Array:
    """The first page, 8 bits sRGB."""
    page = pdfium.PdfDocument(pdf)[0]
    return np.ascontiguousarray(page.render(scale=RENDERED * 25.4 / 72, rev_byteorder=True).to_numpy()[..., :3])


@dataclass(frozen=True, slots=True)
class Printer:
    """`toner` 1 is full black; `gain` mm by which dots spread; `paper` is the paper's own colour in sRGB."""

    scale: float
    shift: tuple[float, float]
    skew: float
    grey: bool
    toner: float
    gain: float
    halftone: float
    streaks: float
    paper: tuple[int, int, int]
    speckle: float
    shine_through: float

    @classmethod
    def somewhere(cls, tier: Tier, dice: Dice, cut: bool) -> "Printer":
        small = cut and dice.chance(tier.four_up)
        scale = 1.0 if dice.chance(0.5) else dice.between(*tier.print_scale)
        return cls(
            scale=scale * (FOUR_UP if small else 1.0),
            shift=(dice.normal(0.6, 1.5), dice.normal(0.6, 1.5)),
            skew=dice.normal(0.25, 0.7),
            grey=dice.chance(tier.grey),
            toner=dice.between(*tier.toner),
            gain=dice.between(0.0, 0.06),
            halftone=dice.between(0.3, 1.0) if dice.fresh and dice.chance(0.15) else 0.0,
            streaks=dice.between(0.02, 0.1) if dice.chance(0.15) else 0.0,
            paper=dice.pick(_PAPERS, _PAPERS_KEPT_BACK),
            speckle=dice.between(0.0, 0.02),
            shine_through=dice.between(0.02, 0.07) if dice.chance(tier.shine_through) else 0.0,
        )


_PAPERS = ((255, 255, 255), (250, 250, 248), (252, 250, 242), (246, 246, 250))
_PAPERS_KEPT_BACK = ((236, 232, 222), (250, 244, 226))


def printed(
    sheet: Blank, printer: Printer, placing: Placing, size: tuple[float, float], scale: float, dice: Dice
) -> Page:
    """The sheet on its paper of `size` mm, as reflectance at `scale` pixels per mm."""
    page = _laid(sheet, placing, size, scale)
    if printer.grey:
        page = spread(cv2.cvtColor(page, cv2.COLOR_RGB2GRAY))
    if printer.gain * scale > 0.2:
        page = cv2.GaussianBlur(page, (0, 0), printer.gain * scale)
    paper = linear(np.array(printer.paper, np.float32) / 255) * np.float32(WHITE)
    inked = 1 - (1 - _LINEAR[:, None]) * np.float32(printer.toner)
    light: Array = cv2.LUT(page, (inked * paper)[None].astype(np.float32))
    if printer.halftone:
        light = _screened(light, printer.halftone, scale)
    if printer.streaks:
        light += (WHITE - light) * _streaked(light.shape[1], printer.streaks, dice)
    if printer.shine_through:
        light *= spread(1 - np.float32(printer.shine_through) * _back(light))
    if printer.speckle:
        light *= spread(1 + np.float32(printer.speckle) * _mottled(light.shape[:2], scale, dice))
    return Page(light, scale)


def _back(front: Array) -> Array:
    """What is printed on the other side, mirrored and blurred by the paper: near enough the same as the front."""
    dark = 1 - cv2.cvtColor(front, cv2.COLOR_RGB2GRAY)
    small = cv2.resize(dark, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(small, (0, 0), 1.2)[:, ::-1]
    return cv2.resize(soft, (front.shape[1], front.shape[0]), interpolation=cv2.INTER_LINEAR)


def _laid(sheet: Blank, placing: Placing, size: tuple[float, float], scale: float) -> Array:
    matrix = placing.matrix * scale
    matrix[:, :2] /= RENDERED
    shape = (round(size[0] * scale), round(size[1] * scale))
    source = _rendered(sheet.pdf)
    shrink = scale * placing.scale / RENDERED
    if shrink < 0.7:
        source = cv2.resize(source, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
        matrix[:, :2] /= shrink
    white = (255, 255, 255)
    return cv2.warpAffine(source, matrix, shape, flags=cv2.INTER_LINEAR, borderValue=white)


def _screened(light: Array, amount: float, scale: float) -> Array:
    """Pale areas become a pattern of fine dots, 4 to a millimetre."""
    rows, columns = np.indices(light.shape[:2], np.float32)
    turn = 2 * np.pi * 4 / scale
    wave = np.sin((rows + columns) * turn * 0.7071) * np.sin((rows - columns) * turn * 0.7071)
    return np.asarray(np.clip(light + amount * 0.5 * light * (1 - light) * spread(wave.astype(np.float32)), 0, 1))


def _streaked(width: int, amount: float, dice: Dice) -> Array:
    """A tired drum: lengthwise bands with less toner."""
    wander = cv2.GaussianBlur(dice.noise((1, width)), (0, 0), width / 60)
    bands = wander / max(float(np.abs(wander).max()), 1e-6)
    return np.asarray(amount * (1 + bands)[..., None], np.float32)


def _mottled(shape: tuple[int, ...], scale: float, dice: Dice) -> Array:
    """Paper is not one white: about four patches to a millimetre."""
    coarse = dice.noise((int(shape[0] / scale * 4), int(shape[1] / scale * 4)))
    return cv2.resize(coarse, (shape[1], shape[0]), interpolation=cv2.INTER_LINEAR)
