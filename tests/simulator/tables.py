"""What lies under the sheets: tables, cloths and clutter, as reflectance in linear light, one tile of each."""

from collections.abc import Callable

import cv2
import numpy as np

from tests.simulator.dice import Array, Dice
from tests.simulator.strokes import linear

TILE = 1024
SCALE = 2.5  # pixels per mm

TABLES = ("wood", "planks", "white", "dark", "gingham", "newspaper", "marble", "stripes", "clutter")
KEPT_BACK = ("checkerboard", "cutting mat", "carpet", "granite")


def table(kind: str, dice: Dice) -> Array:
    """A tile of TILE x TILE pixels that may be laid side by side."""
    return np.clip(_TABLES[kind](dice), 0.004, 0.95).astype(np.float32)


def _colour(*srgb: int) -> Array:
    return linear(np.array(srgb, np.float32) / 255)


def _flat(colour: Array) -> Array:
    return np.broadcast_to(colour, (TILE, TILE, 3)).astype(np.float32).copy()


def _cloud(dice: Dice, across: float, along: float) -> Array:
    """Soft noise of unit size, wider one way than the other; its edges meet."""
    cells = (max(4, int(TILE / across)), max(4, int(TILE / along)))
    raw = np.pad(dice.noise(cells), 3, mode="wrap")
    step_y, step_x = TILE / cells[0], TILE / cells[1]
    y, x = np.meshgrid(np.arange(TILE) / step_y + 3, np.arange(TILE) / step_x + 3, indexing="ij")
    return cv2.remap(raw, x.astype(np.float32), y.astype(np.float32), cv2.INTER_CUBIC)


def _wood(dice: Dice) -> Array:
    base = dice.pick((_colour(176, 128, 84), _colour(120, 78, 48), _colour(214, 180, 138), _colour(86, 56, 40)))
    grain = 0.5 * _cloud(dice, 6, 500) + 0.3 * _cloud(dice, 2.5, 250)
    rings = np.sin(_cloud(dice, 90, 700) * 9 + _cloud(dice, 8, 300) * 0.6)
    return np.asarray(_flat(base) * (1 + 0.16 * grain + 0.14 * rings)[..., None])


def _planks(dice: Dice) -> Array:
    boards = _wood(dice)
    width = TILE // dice.whole(4, 8)
    for n, start in enumerate(range(0, TILE, width)):
        boards[start : start + width] *= 1 + dice.normal(0.12, 0.25)
        boards[start : start + 2] *= 0.35
        boards[start : start + width] = np.roll(boards[start : start + width], n * 170, axis=1)
    return boards


def _white(dice: Dice) -> Array:
    level = dice.whole(228, 252)
    return np.asarray(
        _flat(_colour(level, level, level - dice.whole(0, 8))) * (1 + 0.01 * _cloud(dice, 60, 60))[..., None]
    )


def _dark(dice: Dice) -> Array:
    base = dice.pick((_colour(40, 38, 38), _colour(30, 34, 44), _colour(58, 44, 36)))
    return np.asarray(_flat(base) * (1 + 0.15 * _cloud(dice, 3, 3))[..., None])


def _gingham(dice: Dice) -> Array:
    colour = dice.pick((_colour(190, 40, 50), _colour(50, 90, 170), _colour(60, 130, 80), _colour(60, 60, 66)))
    step = dice.pick((16, 32, 64))
    bands = ((np.arange(TILE) // step) % 2).astype(np.float32)
    cover = (bands[:, None] + bands[None, :]) / 2
    weave = 1 + 0.08 * _cloud(dice, 2, 2)
    return np.asarray((_colour(240, 238, 232) * (1 - cover[..., None]) + colour * cover[..., None]) * weave[..., None])


def _stripes(dice: Dice) -> Array:
    colours = [_colour(*(dice.whole(60, 240) for _ in range(3))) for _ in range(dice.whole(3, 5))]
    edges = sorted(dice.whole(0, TILE) for _ in range(dice.whole(6, 16)))
    owner = np.searchsorted(edges, np.arange(TILE)) % len(colours)
    rows = np.array(colours, np.float32)[owner]
    return np.asarray(rows[:, None, :] * (1 + 0.08 * _cloud(dice, 2.5, 2.5))[..., None])


def _newspaper(dice: Dice) -> Array:
    page = np.full((TILE, TILE), 225, np.uint8)
    column = TILE // 4
    for x in range(8, TILE - 20, column):
        y = dice.whole(10, 30)
        while y < TILE - 8:
            heading = dice.chance(0.06)
            size = dice.between(0.8, 1.3) if heading else 0.32
            words = "".join(dice.pick(tuple("abcdefghilmnoprstuvw   ")) for _ in range(int(column / 17 / size) + 6))
            page_part = page[:, : x + column - 14]
            cv2.putText(page_part, words, (x, y), cv2.FONT_HERSHEY_COMPLEX, size, 50, 2 if heading else 1, cv2.LINE_AA)
            y += 30 if heading else dice.pick((11, 11, 11, 12, 24))
    grey = linear(page.astype(np.float32) / 255)
    return np.asarray(grey[..., None] * _colour(255, 252, 240))


def _marble(dice: Dice) -> Array:
    veins = np.abs(_cloud(dice, 120, 160) + 0.5 * _cloud(dice, 40, 40) + 0.25 * _cloud(dice, 12, 12))
    dark = np.exp(-veins * 9)[..., None]
    return np.asarray(_colour(232, 230, 228) * (1 - 0.6 * dark) + 0.02 * _cloud(dice, 50, 50)[..., None])


def _clutter(dice: Dice) -> Array:
    """Other sheets, cards, coins, a mug's foot."""
    ground = _wood(dice) if dice.chance(0.6) else _white(dice) * 0.8
    for _ in range(dice.whole(8, 18)):
        _put_thing(ground, dice)
    return ground


def _put_thing(ground: Array, dice: Dice) -> None:
    x, y = dice.whole(0, TILE), dice.whole(0, TILE)
    colour = tuple(float(c) for c in _colour(*(dice.whole(20, 250) for _ in range(3))))
    if dice.chance(0.35):
        cv2.circle(ground, (x, y), dice.whole(15, 90), colour, -1 if dice.chance(0.6) else 8, cv2.LINE_AA)
        return
    w, h = dice.whole(30, 220), dice.whole(40, 300)
    corners = cv2.boxPoints(((x, y), (w, h), dice.between(0, 90))).astype(np.int32)
    cv2.fillConvexPoly(ground, corners, colour, cv2.LINE_AA)
    if dice.chance(0.5):
        cv2.polylines(ground, [corners], True, (0.03, 0.03, 0.03), dice.whole(1, 6), cv2.LINE_AA)


def _checkerboard(dice: Dice) -> Array:
    step = dice.pick((32, 64))
    cell = np.arange(TILE) // step
    odd = ((cell[:, None] + cell[None, :]) % 2)[..., None]
    return np.asarray(_colour(30, 30, 32) * odd + _colour(236, 234, 228) * (1 - odd))


def _cutting_mat(dice: Dice) -> Array:
    mat = _flat(dice.pick((_colour(30, 96, 80), _colour(60, 60, 66), _colour(40, 70, 120))))
    line = _colour(220, 226, 200)
    for n in range(0, TILE, 25):
        mat[n : n + (2 if n % 125 == 0 else 1)] = line
        mat[:, n : n + (2 if n % 125 == 0 else 1)] = line
    return mat


def _carpet(dice: Dice) -> Array:
    base = _colour(*(dice.whole(70, 190) for _ in range(3)))
    return np.asarray(_flat(base) * (1 + 0.35 * _cloud(dice, 2.2, 2.2) + 0.2 * _cloud(dice, 12, 12))[..., None])


def _granite(dice: Dice) -> Array:
    speckle = 0.5 * _cloud(dice, 2, 2) + 0.4 * _cloud(dice, 5, 5)
    return np.asarray(_flat(_colour(120, 118, 116)) * np.exp(0.6 * speckle)[..., None])


_TABLES: dict[str, Callable[[Dice], Array]] = {
    "wood": _wood,
    "planks": _planks,
    "white": _white,
    "dark": _dark,
    "gingham": _gingham,
    "newspaper": _newspaper,
    "marble": _marble,
    "stripes": _stripes,
    "clutter": _clutter,
    "checkerboard": _checkerboard,
    "cutting mat": _cutting_mat,
    "carpet": _carpet,
    "granite": _granite,
}
