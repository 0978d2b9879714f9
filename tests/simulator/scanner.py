"""A flatbed: even light, no perspective, a sheet or two laid down a little askew."""

from dataclasses import dataclass, replace

import cv2
import numpy as np

from tests.simulator.dice import Array, Dice
from tests.simulator.sensor import jpeg
from tests.simulator.sheets import Sheet, any_sheet, paper_of, sheet_as
from tests.simulator.strokes import linear, spread
from tests.simulator.tiers import Tier
from tests.simulator.truth import SheetTruth

BED = (216.0, 302.0)
LARGE_BED = (330.0, 230.0)


@dataclass(frozen=True, slots=True)
class Scanner:
    """`lid` is the grey behind the sheet in sRGB; `quarter_turns` how the finished scan came out."""

    sheets: tuple[Sheet, ...]
    dpi: int
    skews: tuple[float, ...]
    lid: int
    grey: bool
    whole_bed: bool
    exposure: float
    gamma: float
    sharpen: float
    noise: float
    quality: int
    png: bool
    quarter_turns: int

    @classmethod
    def some(cls, game: str, tier: Tier, dice: Dice) -> "Scanner":
        sheets = [any_sheet(game, tier, dice.child(0))]
        if dice.chance(tier.many_sheets) and sheets[0].order.paper == "a5":
            sheets.append(sheet_as(replace(sheets[0].order, number=sheets[0].order.number + 10), tier, dice.child(1)))
        die = dice.child("scanner")
        return cls(
            sheets=tuple(sheets),
            dpi=die.pick((200, 240, 300)),
            skews=tuple(die.normal(1.2, tier.roll) for _ in sheets),
            lid=die.pick((255, 250, 235, 200), (120, 30)),
            grey=die.chance(0.25),
            whole_bed=die.chance(0.4),
            exposure=die.between(*tier.exposure),
            gamma=die.between(0.9, 1.15),
            sharpen=die.between(0, 0.8),
            noise=die.between(*tier.noise),
            quality=die.whole(*tier.quality),
            png=die.chance(0.1),
            quarter_turns=die.weighted({0: 0.6, 1: 0.15, 2: 0.1, 3: 0.15}),
        )


def scanned(scanner: Scanner, dice: Dice) -> tuple[bytes, tuple[SheetTruth, ...]]:
    scale = scanner.dpi / 25.4
    bed = _bed(scanner, scale)
    truths = []
    for n, (sheet, matrix) in enumerate(zip(scanner.sheets, _places(scanner, bed.shape, scale), strict=True)):
        page = paper_of(sheet, 12.0, dice.child(n))
        _press(bed, page.pixels, page.scale, matrix)
        for placed, truth in zip(sheet.placed, sheet.truths(), strict=True):
            corners = placed.corners(sheet.layout.page) @ matrix[:, :2].T + matrix[:, 2]
            truths.append(replace(truth, corners=_turned_points(corners, bed.shape, scanner.quarter_turns)))
    picture = _developed(bed, scanner, dice.child("sensor"))
    picture = np.ascontiguousarray(np.rot90(picture, -scanner.quarter_turns))
    return _file(picture, scanner), tuple(truths)


def _bed(scanner: Scanner, scale: float) -> Array:
    paper = scanner.sheets[0].size
    if len(scanner.sheets) > 1:
        size = LARGE_BED
    elif scanner.whole_bed and paper[0] < BED[0]:
        size = BED
    else:
        size = (paper[0] + 6, paper[1] + 6)
    lid = float(linear(np.array(scanner.lid / 255)))
    return np.full((round(size[1] * scale), round(size[0] * scale), 3), 0.9 * lid, np.float32)


def _places(scanner: Scanner, shape: tuple[int, ...], scale: float) -> list[Array]:
    """For each sheet the way from its millimetres to the scan's pixels, 2 x 3."""
    middle = np.array([shape[1], shape[0]]) / 2
    places = []
    for n, (sheet, skew) in enumerate(zip(scanner.sheets, scanner.skews, strict=True)):
        c, s = np.cos(np.radians(skew)) * scale, np.sin(np.radians(skew)) * scale
        turn = np.array([[c, -s], [s, c]])
        side = (n - 0.5) * 160 * scale if len(scanner.sheets) > 1 else 0
        at = middle + np.array([side, 0]) - turn @ (np.array(sheet.size) / 2)
        places.append(np.concatenate([turn, at[:, None]], axis=1))
    return places


def _press(bed: Array, pixels: Array, page_scale: float, matrix: Array) -> None:
    blur = 0.4 * page_scale / np.hypot(matrix[0, 0], matrix[1, 0])
    soft = cv2.GaussianBlur(pixels, (0, 0), blur)
    way = matrix.copy()
    way[:, :2] /= page_scale
    size = (bed.shape[1], bed.shape[0])
    paper = cv2.warpAffine(soft, way, size, flags=cv2.INTER_LINEAR)
    cover = cv2.warpAffine(np.ones(pixels.shape[:2], np.float32), way, size, flags=cv2.INTER_LINEAR)
    bed *= spread(1 - cover)
    bed += paper


def _developed(bed: Array, scanner: Scanner, dice: Dice) -> Array:
    light = bed * np.float32(scanner.exposure / 0.86)
    light += spread(dice.noise(light.shape[:2]) * np.float32(scanner.noise))
    picture: Array = np.clip(light, 0, 1) ** np.float32(scanner.gamma / 2.2)
    if scanner.sharpen:
        soft = cv2.GaussianBlur(picture, (0, 0), 1.0)
        picture = cv2.addWeighted(picture, 1 + scanner.sharpen, soft, -scanner.sharpen, 0)
    if scanner.grey:
        picture = spread(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY))
    return np.asarray(cv2.convertScaleAbs(np.clip(picture, 0, 1), alpha=255))


def _file(picture: Array, scanner: Scanner) -> bytes:
    if scanner.grey:
        picture = np.ascontiguousarray(picture[..., 0])
    if not scanner.png:
        return jpeg(picture, scanner.quality, False)
    done, data = cv2.imencode(".png", picture if scanner.grey else cv2.cvtColor(picture, cv2.COLOR_RGB2BGR))
    assert done
    return bytes(data)


def _turned_points(points: Array, shape: tuple[int, ...], quarter_turns: int) -> tuple[tuple[float, float], ...]:
    """Where points of the scan come to lie when it is turned clockwise."""
    height, width = shape[:2]
    for _ in range(quarter_turns):
        points = np.stack([height - points[:, 1], points[:, 0]], axis=1)
        height, width = width, height
    return tuple((float(x), float(y)) for x, y in points)
