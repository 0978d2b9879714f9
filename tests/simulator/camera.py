"""A pinhole camera with a lens, somewhere above the table. World: x right, y down, z up from the table, millimetres."""

from dataclasses import dataclass

import cv2
import numpy as np

from tests.simulator.dice import Array, Dice
from tests.simulator.tiers import Tier

COARSE = 8  # the way from photo to paper is worked out at every eighth pixel, then drawn out smoothly


@dataclass(frozen=True, slots=True)
class Camera:
    """`tilt` away from straight down towards `azimuth`; `turn` about its own axis; degrees. `focal` in pixels."""

    width: int
    height: int
    focal: float
    distortion: float
    tilt: float
    azimuth: float
    turn: float
    target: tuple[float, float]
    distance: float

    def axes(self) -> tuple[Array, Array, Array]:
        """Right, down and forward, seen from the camera, in the world."""
        about = np.array([np.cos(np.radians(self.azimuth)), np.sin(np.radians(self.azimuth)), 0.0])
        tilt = cv2.Rodrigues(about * np.radians(self.tilt))[0]
        right, down, forward = (tilt @ axis for axis in (np.eye(3)[0], np.eye(3)[1], -np.eye(3)[2]))
        c, s = np.cos(np.radians(self.turn)), np.sin(np.radians(self.turn))
        return c * right + s * down, c * down - s * right, forward

    def slant(self, point: Array) -> float:
        """The angle at which a point of the table is seen: 0 from straight above."""
        way = np.array([*self.target, 0.0]) - self.distance * self.axes()[2] - point
        return float(np.degrees(np.arccos(way[2] / np.linalg.norm(way))))

    def project(self, points: Array, lens: bool = True) -> Array:
        """World points (N x 3) to pixels (N x 2)."""
        right, down, forward = self.axes()
        place = np.array([*self.target, 0.0]) - self.distance * forward
        seen = points - place
        depth = np.maximum(seen @ forward, 1.0)
        flat = np.stack([seen @ right, seen @ down], axis=1) / depth[:, None] * self.focal
        if lens:
            radius = (flat**2).sum(axis=1, keepdims=True) / (self.width**2 + self.height**2) * 4
            flat = flat * (1 + self.distortion * radius)
        return np.asarray(flat + np.array([self.width / 2, self.height / 2]))

    @property
    def table_to_photo(self) -> Array:
        """The table as the pinhole alone would show it, 3 x 3."""
        square = np.array([[-100, -100], [100, -100], [100, 100], [-100, 100]]) + np.array(self.target)
        seen = self.project(np.concatenate([square, np.zeros((4, 1))], axis=1), lens=False)
        return cv2.getPerspectiveTransform(square.astype(np.float32), seen.astype(np.float32))


def aimed(wanted: Array, size: tuple[int, int], fill: float, tier: Tier, dice: Dice, turn: float) -> Camera:
    """A camera that has all wanted points (N x 3, world) in its frame and fills about `fill` of it."""
    long_side = max(size)
    focal = long_side * dice.pick((26.0, 28.0, 35.0, 52.0), (24.0, 70.0)) / 36
    middle = wanted.mean(axis=0)
    camera = Camera(
        width=size[0],
        height=size[1],
        focal=focal,
        distortion=dice.normal(tier.distortion / 2, tier.distortion),
        tilt=dice.between(*tier.tilt),
        azimuth=dice.between(0, 360),
        turn=turn + dice.normal(tier.roll / 2, tier.roll),
        target=(float(middle[0]), float(middle[1])),
        distance=600.0,
    )
    wish = (dice.between(-1, 1), dice.between(-1, 1))
    for centred in (1.0, 0.4, 0.0):  # at the rim of a wide lens a sheet is seen at a flatter angle than the camera's
        aimed_there = camera
        for _ in range(12):
            aimed_there = _nearer(aimed_there, wanted, fill, (wish[0] * centred, wish[1] * centred))
        if aimed_there.slant(middle) <= tier.tilt[1]:
            break
    return aimed_there


def _nearer(camera: Camera, wanted: Array, fill: float, wish: tuple[float, float]) -> Camera:
    """One step towards the wanted size and place in the frame."""
    seen = camera.project(wanted)
    low, high = seen.min(axis=0), seen.max(axis=0)
    frame = np.array([camera.width, camera.height])
    share = float(((high - low) / frame).max())
    slack = np.maximum(frame - (high - low), 0) / 2 * 0.8
    off = (low + high) / 2 - frame / 2 - slack * np.array(wish)
    right, down, _ = camera.axes()
    mm = camera.distance / camera.focal * 0.8
    step = (right[:2] * off[0] + down[:2] * off[1]) * mm
    distance = camera.distance * (share / fill) ** 0.8
    target = (camera.target[0] + float(step[0]), camera.target[1] + float(step[1]))
    return Camera(
        camera.width,
        camera.height,
        camera.focal,
        camera.distortion,
        camera.tilt,
        camera.azimuth,
        camera.turn,
        target,
        distance,
    )


@dataclass(frozen=True, slots=True)
class View:
    """A rectangle of the photo, and for each of its pixels where on the paper (mm) it looks."""

    left: int
    top: int
    paper_x: Array
    paper_y: Array

    @property
    def part(self) -> tuple[slice, slice]:
        rows, columns = self.paper_x.shape
        return slice(self.top, self.top + rows), slice(self.left, self.left + columns)


def view(camera: Camera, seen: Array, grid: Array) -> View | None:
    """From photo back to paper. `grid` are paper points (rows x columns x 2, evenly spaced), `seen` their pixels.

    The pinhole's view of a flat sheet is undone exactly; what curl and lens add is followed in small steps. None where
    the paper is not in the picture at all.
    """
    corners = (0, 0, -1, -1), (0, -1, -1, 0)
    flat = cv2.getPerspectiveTransform(grid[corners].astype(np.float32), seen[corners].astype(np.float32))
    extra = (seen - cv2.perspectiveTransform(grid.astype(np.float32), flat)).astype(np.float32)
    low = np.maximum(np.floor(seen.reshape(-1, 2).min(axis=0)).astype(int) - 4, 0)
    high = np.minimum(np.ceil(seen.reshape(-1, 2).max(axis=0)).astype(int) + 5, (camera.width, camera.height))
    if (high - low < COARSE).any():
        return None
    shape = -(-(high - low) // COARSE)
    x, y = np.meshgrid(*(((np.arange(n) + 0.5) * COARSE - 0.5 + start) for n, start in zip(shape, low, strict=True)))
    pixels = np.stack([x, y], axis=2).astype(np.float32)
    paper = _followed(pixels, np.linalg.inv(flat), extra, grid)
    full = cv2.resize(paper, (int(shape[0]) * COARSE, int(shape[1]) * COARSE), interpolation=cv2.INTER_LINEAR)
    rows, columns = int(high[1] - low[1]), int(high[0] - low[0])
    return View(
        int(low[0]),
        int(low[1]),
        np.ascontiguousarray(full[:rows, :columns, 0]),
        np.ascontiguousarray(full[:rows, :columns, 1]),
    )


def _followed(pixels: Array, back: Array, extra: Array, grid: Array) -> Array:
    low, step = grid[0, 0], grid[1, 1] - grid[0, 0]
    paper = cv2.perspectiveTransform(pixels, back)
    for _ in range(10):
        at_x = ((paper[..., 0] - low[0]) / step[0]).astype(np.float32)
        at_y = ((paper[..., 1] - low[1]) / step[1]).astype(np.float32)
        moved = cv2.remap(extra, at_x, at_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        paper = cv2.perspectiveTransform(pixels - moved, back)
    return paper
