"""photo(tier, seed): one picture of one table, and what is really on its sheets."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from sheets.layout.model import Rect
from tests.simulator import tables
from tests.simulator.camera import Camera, aimed
from tests.simulator.dice import Array, Dice
from tests.simulator.gathering import gathering, things_on
from tests.simulator.lights import lighting
from tests.simulator.scanner import Scanner, scanned
from tests.simulator.scene import Finger, Lying, Scene, photographed, pixels_per_mm
from tests.simulator.sensor import Sensor, filed, seen
from tests.simulator.sheets import any_sheet, sheet_as
from tests.simulator.tiers import TIERS, WORST, Tier, TierName, at_its_worst
from tests.simulator.truth import SheetTruth

SENT_FROM = (2400, 1800)  # what a messenger makes small was larger before
LARGEST = (4000, 3000)
MOST_FILLED = 0.97
SKINS = ((224, 172, 140), (198, 134, 96), (141, 92, 62), (92, 60, 44), (240, 200, 176))


class Photo(NamedTuple):
    data: bytes
    truth: tuple[SheetTruth, ...]


@dataclass(frozen=True, slots=True)
class Shot:
    """Everything that was decided before the picture is taken."""

    tier: TierName
    seed: int
    scene: Scene
    sensor: Sensor


def photo(tier: TierName, seed: int, game: str = "wolle") -> Photo:
    """The picture as a file, and the truth about every sheet in it. The same for the same tier and seed, always."""
    dice = Dice.of(tier, seed, game)
    if tier == "scan":
        return Photo(*scanned(Scanner.some(game, tier_of(tier, dice), dice), dice.child("scan")))
    return taken(plan(tier, seed, game))


def taken(shot: Shot) -> Photo:
    """The picture of a scene."""
    dice = Dice.of(shot.tier, shot.seed, shot.scene.sheets[0].sheet.order.game)
    light = photographed(shot.scene, shot.sensor.exposure, shot.sensor.vignette, dice.child("scene"))
    scale = pixels_per_mm(shot.scene.camera, shot.scene.sheets[0])
    picture = seen(light, shot.sensor, scale, dice.child("sensor"))
    data, shrink = filed(picture, shot.sensor)
    return Photo(data, tuple(t for lying in shot.scene.sheets for t in _truths(lying, shot.scene.camera, shrink)))


def tier_of(name: TierName, dice: Dice) -> Tier:
    return at_its_worst(TIERS[name]) if dice.child("worst").chance(WORST) else TIERS[name]


def describe(tier: TierName, seed: int, game: str = "wolle") -> dict[str, Any]:
    """All that went into a photo, for looking at it afterwards."""
    if tier == "scan":
        dice = Dice.of(tier, seed, game)
        return {"tier": tier, "seed": seed, "scan": asdict(Scanner.some(game, tier_of(tier, dice), dice))}
    return asdict(plan(tier, seed, game))


def plan(tier_name: TierName, seed: int, game: str = "wolle") -> Shot:
    dice = Dice.of(tier_name, seed, game)
    tier = tier_of(tier_name, dice)
    gathered = tier.gathered and dice.child("gathered").chance(tier.gathered)
    sheets = (gathering if gathered else _on_table)(game, tier, dice.child("sheets"))
    size = dice.child("size").pick(tier.sizes)
    sensor = Sensor.some_phone(tier, dice.child("phone"), size)
    camera = _camera(sheets, SENT_FROM if sensor.send_to[0] else size, sensor, tier, dice.child("camera"))
    if _density(sheets, camera, sensor) < tier.density:  # nobody could read that: a larger picture, sent as it is
        sensor = replace(sensor, send_to=(0, 0))
        camera = _camera(sheets, LARGEST, sensor, tier, dice.child("camera"))
    neighbours = _neighbours(sheets, tier, dice.child("neighbour"))
    reach = max(150.0, float(np.ptp(np.concatenate([lying.outline()[:, :2] for lying in sheets]), axis=0).max()) / 2)
    backdrop = dice.child("backdrop")
    scene = Scene(
        sheets=(*sheets, *neighbours),
        table=backdrop.pick(tables.TABLES, tables.KEPT_BACK),
        table_turn=backdrop.between(0, 360),
        table_scale=backdrop.between(0.7, 1.6),
        light=lighting(tier, dice.child("light"), reach),
        fingers=tuple(_fingers((*sheets, *neighbours), tier, dice.child("fingers"))),
        cards=tuple(things_on(sheets, dice.child("cards"))) if gathered else (),
        camera=camera,
    )
    return Shot(tier_name, seed, scene, sensor)


def _on_table(game: str, tier: Tier, dice: Dice) -> tuple[Lying, ...]:
    """Usually one sheet in the middle; sometimes everybody's, side by side."""
    count = dice.whole(2, 4) if dice.chance(tier.many_sheets) else 1
    first = any_sheet(game, tier, dice.child(0))
    if count == 1 or first.order.paper != "a5":
        return (Lying(first, 0.0, 0.0, 0.0),)
    columns = 2
    lying = []
    for n in range(count):
        sheet = (
            first if n == 0 else sheet_as(replace(first.order, number=first.order.number + 10 * n), tier, dice.child(n))
        )
        die = dice.child(f"place {n}")
        x = (n % columns - 0.5) * 175 + die.normal(4, 8)
        y = (n // columns - (count - 1) // columns / 2) * 235 + die.normal(4, 8)
        lying.append(Lying(sheet, x, y, die.pick((0.0, 0.0, 180.0)) + die.normal(2.5, 5)))
    return tuple(lying)


def _neighbours(sheets: tuple[Lying, ...], tier: Tier, dice: Dice) -> list[Lying]:
    """Somebody else's sheet beside the one that is photographed, most of it out of the picture."""
    (first, *others) = sheets
    if others or first.sheet.order.paper != "a5" or not dice.chance(tier.neighbour):
        return []
    ordered = replace(first.sheet.order, number=first.sheet.order.number + 50)
    side = dice.pick((-1, 1)) * (first.sheet.size[0] + dice.between(8, 30))
    return [
        Lying(sheet_as(ordered, tier, dice.child(0)), side, dice.between(-60, 60), dice.normal(3, 5), aimed_at=False)
    ]


def _cropped(sheets: tuple[Lying, ...], tier: Tier, dice: Dice) -> Array | None:
    """The corners of what is played on, where the photographer cuts off two markers and forgets the rest."""
    if len(sheets) > 1 or sheets[0].sheet.order.paper != "a5" or not dice.chance(tier.cropped):
        return None
    page = sheets[0].sheet.layout.page
    top, bottom = (dice.between(20, 30), 0.0) if dice.chance(0.5) else (0.0, dice.between(12, 22))
    rest = Rect(page.x, page.y + top, page.width, page.height - top - bottom)
    return sheets[0].world(sheets[0].sheet.placed[0].corners(rest))


def _camera(sheets: tuple[Lying, ...], size: tuple[int, int], sensor: Sensor, tier: Tier, dice: Dice) -> Camera:
    cropped = _cropped(sheets, tier, dice.child("wanted"))
    wanted = np.concatenate([lying.outline() for lying in sheets]) if cropped is None else cropped
    quarter_turns = dice.weighted({0: 0.6, 1: 0.14, 2: 0.12, 3: 0.14})
    wide = bool(np.ptp(wanted[:, 0]) > np.ptp(wanted[:, 1])) ^ bool(quarter_turns % 2)
    against_the_grain = dice.chance(0.15) and not sensor.send_to[0]
    frame = size if wide ^ against_the_grain else (size[1], size[0])
    fill = dice.between(*tier.fill) if cropped is None else MOST_FILLED
    camera = aimed(wanted, frame, fill, tier, dice.child("aim"), 90.0 * quarter_turns)
    wish = tier.density / _density(sheets, camera, sensor)
    if wish > 1:
        camera = aimed(
            wanted, frame, min(fill * wish * 1.05, MOST_FILLED), tier, dice.child("aim"), 90.0 * quarter_turns
        )
    return camera


def _density(sheets: tuple[Lying, ...], camera: Camera, sensor: Sensor) -> float:
    """Pixels of the file for a millimetre of the layout, on the sheet that comes out smallest."""
    shrink = sensor.send_to[0] / max(camera.width, camera.height) if sensor.send_to[0] else 1.0
    sizes = (min(placed.size for placed in lying.sheet.placed) for lying in sheets)
    return shrink * min(pixels_per_mm(camera, lying) * size for lying, size in zip(sheets, sizes, strict=True))


def _fingers(on_table: tuple[Lying, ...], tier: Tier, dice: Dice) -> list[Finger]:
    """A thumb that holds a single sheet down at its edge; in the hard tier it may lie on a marker."""
    (lying, *others) = on_table
    sheet = lying.sheet
    if others or len(sheet.games) > 1 or not dice.chance(tier.covered):
        return []
    w, h = sheet.size
    skin = dice.pick(SKINS)
    if tier.thumb_on_marker and dice.chance(tier.thumb_on_marker):
        marker = dice.pick(sheet.layout.markers)
        tip = sheet.placed[0].placing(np.array(marker.rect.center))
        outward = np.sign(tip - np.array([w, h]) / 2)
        root = tip + outward * np.array([160.0, 120.0])
        return [_finger(lying, root, tip + outward, 15.0, skin)]
    side = dice.pick((-1, 1))
    y = dice.between(0.15, 0.85) * h
    reach = dice.between(2.0, 7.0) * sheet.printer.scale
    tip = np.array([reach - 8 if side < 0 else w - reach + 8, y])
    return [_finger(lying, tip + np.array([side * 250.0, dice.between(-70, 70)]), tip, 16.0, skin)]


def _finger(lying: Lying, root: Array, tip: Array, width: float, skin: tuple[int, int, int]) -> Finger:
    ends = lying.world(np.array([root, tip]))
    return Finger((float(ends[0, 0]), float(ends[0, 1])), (float(ends[1, 0]), float(ends[1, 1])), width, skin)


def _truths(lying: Lying, camera: Camera, shrink: float) -> Iterator[SheetTruth]:
    sheet = lying.sheet
    for placed, truth in zip(sheet.placed, sheet.truths(), strict=True):
        corners = camera.project(lying.world(placed.corners(sheet.layout.page))) * shrink
        placed_there = tuple((float(x), float(y)) for x, y in corners)
        yield replace(truth, corners=placed_there, aimed_at=lying.aimed_at, lain_on=lying.lain_on)
