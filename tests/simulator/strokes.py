"""Lines on paper: a stroke is points with a width and a pressure; ink takes away light where it lies."""

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np

from tests.simulator.dice import Array, Dice, smooth_noise
from tests.simulator.pens import Held

FRACTION = 4  # bits of a pixel in which OpenCV draws
STEP = 0.45  # mm between the points of a stroke


@dataclass(frozen=True, slots=True)
class Stroke:
    """Points in mm on the paper, N x 2. Width and pressure are factors of what the pen does, one for each point."""

    points: Array
    width: Array
    pressure: Array


@dataclass(slots=True)
class Page:
    """The paper as reflectance in linear light, RGB, at some pixels per millimetre."""

    pixels: Array
    scale: float

    @classmethod
    def blank(cls, width: float, height: float, scale: float) -> "Page":
        return cls(np.ones((round(height * scale), round(width * scale), 3), np.float32), scale)

    @property
    def size_mm(self) -> tuple[float, float]:
        return self.pixels.shape[1] / self.scale, self.pixels.shape[0] / self.scale


def drawn(points: Array, dice: Dice, wobble: float = 0.0, wavelength: float = 5.0) -> Stroke:
    """A hand follows the points: evenly spaced, trembling a little, pressing more here than there."""
    even = resampled(points)
    count = len(even)
    steps = wavelength / STEP
    tremble = np.stack([smooth_noise(dice, count, steps), smooth_noise(dice, count, steps)], axis=1) * wobble
    width = 1 + 0.12 * smooth_noise(dice, count, 12)
    pressure = 1 + 0.12 * smooth_noise(dice, count, 15)
    return Stroke(even + tremble, np.clip(width, 0.6, 1.5), np.clip(pressure, 0.55, 1.15))


def resampled(points: Array) -> Array:
    lengths = np.hypot(*np.diff(points, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(lengths)])
    count = max(2, int(along[-1] / STEP) + 1)
    at = np.linspace(0, along[-1], count)
    return np.stack([np.interp(at, along, points[:, 0]), np.interp(at, along, points[:, 1])], axis=1)


def put(page: Page, stroke: Stroke, held: Held, dice: Dice, strength: float = 1.0) -> None:
    """Lay one stroke of ink on the page."""
    width = stroke.width * held.width * page.scale
    margin = int(width.max() + 0.4 * page.scale) + 3
    points = stroke.points * page.scale
    low = np.maximum(np.floor(points.min(axis=0)).astype(int) - margin, 0)
    high = np.minimum(np.ceil(points.max(axis=0)).astype(int) + margin, (page.pixels.shape[1], page.pixels.shape[0]))
    if (high <= low).any():
        return
    pressure = stroke.pressure * held.pressure * strength
    if held.pen.gaps:
        pressure = pressure * _skipping(len(points), held.pen.gaps, dice)
    cover = _coverage(points - low, width, pressure, (int(high[1] - low[1]), int(high[0] - low[0])))
    sigma = held.pen.bleed * page.scale
    cover = cv2.GaussianBlur(cover, (0, 0), max(sigma, 0.4)).astype(np.float32) / 255
    cover *= _tooth(cover.shape, held, page.scale, dice)
    part = page.pixels[low[1] : high[1], low[0] : high[0]]
    part *= transmitted(cover, held)


def transmitted(cover: Array, held: Held) -> Array:
    """What is left of the light, for each colour: darker with every layer, as with real ink."""
    full = np.maximum(linear(np.array(held.pen.colour, np.float32) / 255), 0.006)
    return np.asarray(np.exp(cover[..., None] * np.log(full).astype(np.float32)))


def linear(srgb: Array) -> Array:
    return np.asarray(np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4), np.float32)


def spread(grey: Array) -> Array:
    """One map for all three colours: much faster than letting numpy repeat it."""
    return cv2.merge((grey, grey, grey))


def _coverage(points: Array, width: Array, pressure: Array, shape: tuple[int, int]) -> Array:
    """0 to 255: how much ink lies there. Round joints, and a quadrangle from each point to the next."""
    cover = np.zeros(shape, np.uint8)
    fixed = np.round(points * (1 << FRACTION)).astype(np.int32)
    way = np.diff(points, axis=0)
    length = np.maximum(np.hypot(way[:, 0], way[:, 1]), 1e-6)
    side = np.stack([-way[:, 1], way[:, 0]], axis=1) / length[:, None] / 2
    shade = np.clip(pressure * 255, 0, 255)
    for n in range(len(points)):
        radius = max(1, round(float(width[n]) / 2 * (1 << FRACTION)))
        cv2.circle(cover, tuple(map(int, fixed[n])), radius, int(shade[n]), -1, cv2.LINE_AA, FRACTION)
        if n < len(points) - 1:
            a, b = side[n] * width[n], side[n] * width[n + 1]
            quad = np.array([points[n] + a, points[n + 1] + b, points[n + 1] - b, points[n] - a])
            cv2.fillConvexPoly(
                cover, np.round(quad * (1 << FRACTION)).astype(np.int32), int(shade[n]), cv2.LINE_AA, FRACTION
            )
    return cover


def _skipping(count: int, gaps: float, dice: Dice) -> Array:
    """A ball that does not turn: short pale stretches."""
    level = smooth_noise(dice, count, 4)
    return np.where(level > 2.3 - 0.3 * gaps, 0.15, 1.0)


@lru_cache(maxsize=4)
def _paper_tooth(scale: int) -> Array:
    """How high the paper's fibres stand, 0 to 1, as a tile of 40 mm."""
    generator = np.random.default_rng(scale)
    size = 40 * scale
    fine = cv2.GaussianBlur(generator.standard_normal((size, size), dtype=np.float32), (0, 0), 0.09 * scale)
    coarse = cv2.GaussianBlur(generator.standard_normal((size, size), dtype=np.float32), (0, 0), 0.25 * scale)
    mixed = fine / fine.std() + 0.6 * coarse / coarse.std()
    return np.asarray(np.clip(0.5 + mixed / 4, 0, 1), np.float32)


def _tooth(shape: tuple[int, ...], held: Held, scale: float, dice: Dice) -> Array:
    roughness = held.pen.grain + held.pen.streaks
    if not roughness:
        return np.ones(shape, np.float32)
    tile = _paper_tooth(round(scale))
    rows = (np.arange(shape[0]) + dice.whole(0, len(tile))) % len(tile)
    columns = (np.arange(shape[1]) + dice.whole(0, len(tile))) % len(tile)
    height = tile[rows[:, None], columns[None, :]]
    if held.pen.grain:  # graphite stays on the hills: the lighter the hand, the fewer of them
        edge = 0.5 * held.pen.grain * (1.6 - held.pressure)
        return np.asarray(np.clip((height - edge) / 0.25 + 0.5, 0.15, 1.0), np.float32)
    return np.asarray(1 - held.pen.streaks * height, np.float32)
