"""Sheets on a table under some light, seen by a camera: everything together, in linear light."""

from dataclasses import dataclass

import cv2
import numpy as np

from tests.simulator.camera import Camera, View, view
from tests.simulator.dice import Array, Dice
from tests.simulator.lights import Lighting, lit, veil
from tests.simulator.sheets import Sheet, paper_of
from tests.simulator.strokes import linear, spread
from tests.simulator.tables import SCALE, TILE, table

QUARTER = 4  # light is worked out at every fourth pixel
GRID = 2.0  # mm between the points at which a paper's shape is known
CONTACT = 2.0  # mm around the paper in which the table gets less light
BEYOND = 8.0  # mm around the paper where it is worked out too, so that the paper's edge comes out straight


@dataclass(frozen=True, slots=True)
class Lying:
    """A sheet at x, y on the table (its middle), turned by `angle` degrees."""

    sheet: Sheet
    x: float
    y: float
    angle: float
    aimed_at: bool = True
    lain_on: bool = False

    def world(self, points: Array) -> Array:
        """Points of the paper (N x 2) in the world (N x 3)."""
        bent = self.sheet.surface.at(points)
        flat = bent[:, :2] - np.array(self.sheet.size) / 2
        return np.concatenate([flat @ _turn(self.angle).T + np.array([self.x, self.y]), bent[:, 2:]], axis=1)

    def outline(self) -> Array:
        w, h = self.sheet.size
        return self.world(np.array([[0, 0], [w / 2, 0], [w, 0], [w, h / 2], [w, h], [w / 2, h], [0, h], [0, h / 2]]))


@dataclass(frozen=True, slots=True)
class Finger:
    """From outside the paper to its tip, both in mm on the table; `skin` in sRGB."""

    root: tuple[float, float]
    tip: tuple[float, float]
    width: float
    skin: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Card:
    """Something flat that lies on the sheets: its corners in mm on the table, its colour in sRGB."""

    corners: tuple[tuple[float, float], ...]
    colour: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Scene:
    sheets: tuple[Lying, ...]
    table: str
    table_turn: float
    table_scale: float
    light: Lighting
    fingers: tuple[Finger, ...]
    camera: Camera
    cards: tuple[Card, ...] = ()


def photographed(scene: Scene, exposure: float, vignette: float, dice: Dice) -> Array:
    """The light that reaches the sensor: paper white comes out at about `exposure`."""
    camera = scene.camera
    picture = _table_seen(scene, dice.child("table"))
    places = _Places.on_table(camera)
    for number, lying in enumerate(scene.sheets):
        seen = _view(camera, lying)
        if seen is None:
            continue
        _lay(picture, seen, lying, pixels_per_mm(camera, lying), dice.child(number))
        places.lift(seen, lying)
    for card in scene.cards:
        _put_down(picture, card, camera)
    for finger in scene.fingers:
        _cover(picture, finger, camera)
    light = lit(scene.light, places.x, places.y, places.slopes, places.height)
    light *= np.array(scene.light.balance, np.float32)
    light *= np.float32(exposure / 0.86) / _white_level(light, places.paper)
    shine = sum((veil(glare, places.x, places.y) for glare in scene.light.glares), np.zeros_like(places.x))
    light *= _vignetted(places.x.shape, vignette)[..., None]
    picture *= _enlarged(light, picture)
    if scene.light.glares:
        picture += spread(_enlarged(shine * np.float32(exposure), picture))
    return picture


def pixels_per_mm(camera: Camera, lying: Lying) -> float:
    """The mean over the sheet."""
    seen = camera.project(lying.outline())
    area = abs(float(cv2.contourArea(seen.astype(np.float32))))
    return float(np.sqrt(area / (lying.sheet.size[0] * lying.sheet.size[1])))


def _turn(degrees: float) -> Array:
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    return np.array([[c, -s], [s, c]])


def _view(camera: Camera, lying: Lying) -> View | None:
    w, h = lying.sheet.size
    x, y = np.meshgrid(*(np.linspace(-BEYOND, side + BEYOND, int(side / GRID) + 2) for side in (w, h)))
    grid = np.stack([x, y], axis=2)
    seen = camera.project(lying.world(grid.reshape(-1, 2))).reshape(grid.shape)
    return view(camera, seen, grid)


def _table_seen(scene: Scene, dice: Dice) -> Array:
    camera = scene.camera
    x, y = _table_points(camera, 2)
    c, s = np.cos(np.radians(scene.table_turn)), np.sin(np.radians(scene.table_turn))
    scale = np.float32(SCALE * scene.table_scale)
    at_x = np.mod((x * c + y * s) * scale, TILE).astype(np.float32)
    at_y = np.mod((y * c - x * s) * scale, TILE).astype(np.float32)
    half = cv2.remap(table(scene.table, dice), at_x, at_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
    full = cv2.resize(half, (2 * half.shape[1], 2 * half.shape[0]), interpolation=cv2.INTER_LINEAR)
    return np.ascontiguousarray(full[: camera.height, : camera.width])


def _table_points(camera: Camera, every: int) -> tuple[Array, Array]:
    """Where on the table (mm) the pixels of the photo look."""
    columns, rows = -(-camera.width // every), -(-camera.height // every)
    x = (np.arange(columns, dtype=np.float32) + 0.5) * every - 0.5
    y = ((np.arange(rows, dtype=np.float32) + 0.5) * every - 0.5)[:, None]
    m = np.linalg.inv(camera.table_to_photo).astype(np.float32)
    w = m[2, 0] * x + m[2, 1] * y + m[2, 2]
    return (m[0, 0] * x + m[0, 1] * y + m[0, 2]) / w, (m[1, 0] * x + m[1, 1] * y + m[1, 2]) / w


def _lay(picture: Array, seen: View, lying: Lying, scale: float, dice: Dice) -> None:
    """The paper over what is there already, darker close to it; its edge is as sharp as a pixel."""
    page = paper_of(lying.sheet, float(np.clip(1.6 * scale, 7, 15)), dice)
    blur = 0.35 * page.scale / scale
    pixels = cv2.GaussianBlur(page.pixels, (0, 0), blur) if blur > 0.45 else page.pixels
    at_x, at_y = seen.paper_x * page.scale - 0.5, seen.paper_y * page.scale - 0.5
    paper = cv2.remap(pixels, at_x, at_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    inside = _inside(seen.paper_x, seen.paper_y, lying.sheet.size)
    ground = picture[seen.part] * spread(1 - np.float32(0.4) * cv2.exp(np.minimum(inside, 0) / np.float32(CONTACT)))
    inside *= np.float32(scale)
    inside += np.float32(0.5)
    cover = np.clip(inside, 0, 1)
    picture[seen.part] = cv2.blendLinear(paper, ground, cover, 1 - cover)


def _inside(x: Array, y: Array, size: tuple[float, float]) -> Array:
    """How far from the paper's edge, mm; below 0 outside."""
    across = np.minimum(x, np.float32(size[0]) - x)
    return np.minimum(across, np.minimum(y, np.float32(size[1]) - y))


@dataclass(slots=True)
class _Places:
    """For every fourth pixel: the point it sees, how that is sloped, and how high over the table."""

    x: Array
    y: Array
    slopes: Array
    height: Array
    paper: Array

    @classmethod
    def on_table(cls, camera: Camera) -> "_Places":
        x, y = _table_points(camera, QUARTER)
        zero = np.zeros_like(x)
        return cls(x, y, np.zeros((*x.shape, 2), np.float32), zero.copy(), zero)

    def lift(self, seen: View, lying: Lying) -> None:
        """Take over the shape of a sheet of paper, and a little beyond its edge, which is sharper than these maps."""
        top, left = -(-seen.top // QUARTER), -(-seen.left // QUARTER)
        paper_x = seen.paper_x[top * QUARTER - seen.top :: QUARTER, left * QUARTER - seen.left :: QUARTER]
        paper_y = seen.paper_y[top * QUARTER - seen.top :: QUARTER, left * QUARTER - seen.left :: QUARTER]
        on = _inside(paper_x, paper_y, lying.sheet.size) > -2
        points = np.stack([paper_x[on], paper_y[on]], axis=1).astype(float)
        part = slice(top, top + on.shape[0]), slice(left, left + on.shape[1])
        placed = lying.world(points)
        for whole, values in ((self.x, placed[:, 0]), (self.y, placed[:, 1]), (self.height, placed[:, 2])):
            whole[part][on] = values
        self.slopes[part][on] = lying.sheet.surface.slopes(points) @ _turn(lying.angle).T
        self.paper[part][on] = 1


def _white_level(light: Array, paper: Array) -> np.float32:
    levels = light[..., 1][paper > 0]
    return np.float32(np.percentile(levels, 85)) if levels.size else np.float32(1)


def _vignetted(shape: tuple[int, ...], amount: float) -> Array:
    y, x = np.meshgrid(np.linspace(-1, 1, shape[0]), np.linspace(-1, 1, shape[1]), indexing="ij")
    return np.asarray(1 - amount * (x * x + y * y) / 2, np.float32)


def _enlarged(small: Array, picture: Array) -> Array:
    rows, columns = small.shape[0] * QUARTER, small.shape[1] * QUARTER
    full = cv2.resize(small, (columns, rows), interpolation=cv2.INTER_LINEAR)
    return full[: picture.shape[0], : picture.shape[1]]


def _put_down(picture: Array, card: Card, camera: Camera) -> None:
    corners = np.array([[x, y, 1.0] for x, y in card.corners])
    seen = np.round(camera.project(corners) * 16).astype(np.int32)
    colour = linear(np.array(card.colour, np.float32) / 255)
    cv2.fillConvexPoly(picture, seen, colour.tolist(), cv2.LINE_AA, 4)


def _cover(picture: Array, finger: Finger, camera: Camera) -> None:
    """A finger, round and a little darker at its sides."""
    ends = np.array([[*finger.root, 4.0], [*finger.tip, 4.0]])
    seen = camera.project(ends)
    across = camera.project(np.array([[finger.tip[0] + finger.width, finger.tip[1], 4.0]]))[0]
    radius = float(np.hypot(*(across - seen[1]))) / 2
    y, x = np.ogrid[: picture.shape[0], : picture.shape[1]]
    way = seen[1] - seen[0]
    low = np.maximum(np.floor(seen.min(axis=0) - radius - 3).astype(int), 0)
    high = np.minimum(np.ceil(seen.max(axis=0) + radius + 3).astype(int), (camera.width, camera.height))
    if (high <= low).any():
        return
    x, y = x[:, low[0] : high[0]].astype(np.float32), y[low[1] : high[1]].astype(np.float32)
    t = np.clip(((x - seen[0][0]) * way[0] + (y - seen[0][1]) * way[1]) / float(way @ way), 0, 1)
    away = np.hypot(x - seen[0][0] - t * way[0], y - seen[0][1] - t * way[1]) / radius
    cover = np.clip((1 - away) * radius + 0.5, 0, 1)[..., None]
    round_shade = np.sqrt(np.clip(1 - 0.75 * away**2, 0.1, 1))[..., None]
    skin = linear(np.array(finger.skin, np.float32) / 255) * round_shade
    part = picture[low[1] : high[1], low[0] : high[0]]
    part += (skin.astype(np.float32) - part) * cover
