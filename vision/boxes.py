"""Measure marks: the best stroke inside each box, well away from its frame."""

from __future__ import annotations

from functools import cache

import numpy as np

from sheets.layout.model import Layout
from vision.flatten import FlatSheet
from vision.ink import Floats, Light, sampled
from vision.paths import best_paths

INSET_MM = 0.85
STEP_MM = 0.19
STROKE_MM = 2.2  # a length that noise does not keep up and a pen does
FULL_INK = 0.22
ENVELOPE = 0.03  # what lies further than this below the paper is not paper


def measure_boxes(light: Light, sheet: FlatSheet) -> dict[str, float]:
    """How dark the best stroke in each box is."""
    names = [box.name for box in sheet.layout.boxes]
    shifts = np.array([sheet.frame_shifts[name] for name in names])
    values = sampled(light.level, sheet, _insides(sheet.layout) + shifts[:, None, None].astype(np.float32))
    dark = _paper(values) - values
    across, down = _best_stroke(dark), _best_stroke(dark.transpose(0, 2, 1))
    return {name: float(max(across[k], down[k])) for k, name in enumerate(names)}


def _paper(values: Floats) -> Floats:
    """How light each place in a box would be without ink: a plane through its lighter places, as shadows fall softly.

    A box filled to the brim shows no paper of its own; its fellows tell how light that would be.
    """
    count, rows, columns = values.shape
    y, x = np.mgrid[0:rows, 0:columns].reshape(2, -1) / rows - 0.5
    terms = np.stack([np.ones_like(x), x, y], axis=1)
    flat = values.reshape(count, -1).astype(np.float64)
    weight = np.ones_like(flat)
    for _ in range(4):
        normal = np.einsum("pi,np,pj->nij", terms, weight, terms) + 1e-3 * np.eye(3)
        planes = np.linalg.solve(normal, np.einsum("pi,np->ni", terms, weight * flat)[:, :, None])[:, :, 0]
        below = planes @ terms.T - flat
        weight = 1 / (1 + (np.maximum(below, 0.0) / ENVELOPE) ** 4)
    usual = float(np.median(planes[:, 0]))
    planes[planes[:, 0] < 0.85 * usual] = (usual, 0.0, 0.0)
    return np.asarray((planes @ terms.T).reshape(values.shape), np.float32)


@cache
def _insides(layout: Layout) -> Floats:
    """Where each box is sampled: boxes × rows × columns, well inside the frame. All boxes of a sheet are alike."""
    corners = np.array([(box.rect.x, box.rect.y) for box in layout.boxes])
    sizes = np.array([(box.rect.width, box.rect.height) for box in layout.boxes]) - 2 * INSET_MM
    count = round(float(sizes.max()) / STEP_MM)
    steps = (np.arange(count) + 0.5) / count
    x = corners[:, 0, None] + INSET_MM + sizes[:, 0, None] * steps
    y = corners[:, 1, None] + INSET_MM + sizes[:, 1, None] * steps
    shape = (len(corners), count, count)
    both = [np.broadcast_to(x[:, None, :], shape), np.broadcast_to(y[:, :, None], shape)]
    return np.stack(both, axis=-1).astype(np.float32)


def _best_stroke(dark: Floats) -> Floats:
    """The darkest run of a pen's length on the darkest way from the first row to the last."""
    gain = np.asarray(np.clip(dark, -FULL_INK, FULL_INK), np.float32)
    along = np.take_along_axis(dark, best_paths(gain)[:, :, None], axis=2)[:, :, 0]
    length = round(STROKE_MM / STEP_MM)
    sums = np.cumsum(np.pad(along, ((0, 0), (1, 0))), axis=1)
    return np.asarray((sums[:, length:] - sums[:, :-length]).max(axis=1) / length, np.float32)
