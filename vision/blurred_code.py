"""A square code that is too blurred to be read as it stands: its own frame teaches what the blur has done to it.

Corners, dotted lines and the small square of a code are the same in every code of its size. From how they look in the
photo follows how much of each module went into its neighbours, in whatever direction, by shaking or by distance; and
from that what the other modules were.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
import numpy.typing as npt

from sheets.layout.sheet_code import QUIET
from vision.bent_code import FLAT, Bend, bend_left, moved_by
from vision.photo import Image

Modules = npt.NDArray[np.float64]  # 1 dark, -1 light, between them what is not known for sure
Samples = npt.NDArray[np.float64]  # of the picture

CODE_SIZES = (21, 25, 29, 33, 37, 41, 45)  # modules a side
CORNER = 7  # modules of the large squares in three of the corners
LOOK_PX = 6.0  # for each module, while the corners are looked for
STRAY = 2.0  # modules by which a corner may lie elsewhere than the other two say
CORNERS_ALIKE = 1.5  # three times how much a corner looks like one (1: wholly); less is a hand or a table
FITS, FITS_WELL = 0.75, 0.85  # of the frame; half of it is seen as it must be wherever one looks
SMALLER = 0.9  # a code that lies farther away than the sheet's corners say
CODE_GREYS = (2, 98)  # per cent of a code's pixels that are lighter than its ink, darker than its paper
BLURRED = 0.5  # modules by which the corner that is looked for is soft
PER_MODULE = 3  # for each module, across and down
PAPER_MODULES = 4  # modules of paper that are looked at around the code
LIGHT, CONTRAST = 9, 13  # modules over which the light and the ink of a code hardly change
LEAKS = 2  # modules as far as which one of them is seen in others
FIRMNESS, FINE_FIRMNESS, LEAK_FIRMNESS = (
    8.0,
    30.0,
    2.0,
)  # how much a weight must explain: what is learnt from few modules must be plain
BENDINGS = 4  # until what is left of a bend is too little to matter
PASSES = 3  # each learns from what the last one made out
SWEEPS = 3  # through all modules, each decided while the others stand
APART = 3  # modules that are decided at once: those between them know too much of each other


def deblurred(view: Image, code_px: float) -> Iterator[Image]:
    """The code of this width in the view, drawn clean as it is made out, better from one picture to the next."""
    view = _as_dark_as_the_code(view)
    placed = _best_placed(view, code_px)
    if placed is None:
        return
    frame = _frame(placed.size)
    seen = _evened(_laid_out(view, placed, FLAT))
    for modules in _by_weights(seen, frame):
        yield _drawn(modules, frame)
    seen = _straightened(view, placed, modules)
    for modules in _by_weights(seen, frame):
        yield _drawn(modules, frame)
    for _ in range(PASSES):
        modules = _without_leaks(seen, modules, frame)
        yield _drawn(modules, frame)


def _as_dark_as_the_code(view: Image) -> Image:
    """A thumb, a table or glare beside a code is darker or lighter than all of it, and drowns what is not."""
    third = len(view) // 3
    darkest, lightest = np.percentile(view[third:-third, third:-third], CODE_GREYS)
    return np.asarray(np.clip(view, darkest, lightest), np.uint8)


def _by_weights(seen: Samples, frame: Modules) -> Iterator[Modules]:
    """From what surrounds each module: at first by what the frame has taught, then by all modules made out."""
    modules = _learnt(_around(seen[1::PER_MODULE, 1::PER_MODULE], 1, LEAKS), frame, frame, FIRMNESS)
    yield modules
    fine = _around(seen, PER_MODULE, 2 * PER_MODULE - 1)
    for _ in range(PASSES):
        modules = _learnt(fine, _decided(modules, frame), _sure(modules, frame), FINE_FIRMNESS)
        yield modules


@dataclass(frozen=True, slots=True)
class _Placed:
    size: int
    alike: float
    to_view: npt.NDArray[np.float64]


def _best_placed(view: Image, code_px: float) -> _Placed | None:
    """Corners may look alike at a wrong distance too; dotted lines and small squares are in their places at one."""
    fitting = max(_fits(view, code_px), key=lambda fit: fit[0], default=None)
    if fitting is None or fitting[0] < FITS_WELL:
        smaller = _fits(view, code_px * SMALLER)
        fitting = max(filter(None, (fitting, *smaller)), key=lambda fit: fit[0], default=None)
    return fitting[1] if fitting and fitting[0] >= FITS else None


def _fits(view: Image, code_px: float) -> list[tuple[float, _Placed]]:
    """What part of the frame is seen as it must be, for every size of a code."""
    every = (_placed(view, code_px, size) for size in CODE_SIZES)
    return [(_fit(view, placed), placed) for placed in every if placed.alike >= CORNERS_ALIKE]


def _fit(view: Image, placed: _Placed) -> float:
    frame = _frame(placed.size)
    seen = _parts(_evened(_laid_out(view, placed, FLAT)))[PER_MODULE**2 // 2]
    return float((np.sign(seen) == frame)[frame != 0].mean())


def _straightened(view: Image, placed: _Placed, modules: Modules) -> Samples:
    """Seen as on flat paper, by how far all that was made out lies from where it should, again and again."""
    frame, bend = _frame(placed.size), FLAT
    across_and_down = _through_the_code(_places(placed.size))
    for _ in range(BENDINGS):
        seen = _evened(_laid_out(view, placed, bend))
        told, sure = _decided(modules, frame), _sure(modules, frame)
        modules = _learnt(_around(seen[1::PER_MODULE, 1::PER_MODULE], 1, LEAKS), told, sure, FIRMNESS)
        told, sure = _with_paper(_decided(modules, frame), -1.0), _with_paper(_sure(modules, frame), 0.0)
        bend = bend + bend_left(seen, told, sure, across_and_down, PER_MODULE)
    return _evened(_laid_out(view, placed, bend))


def _with_paper(modules: Modules, around: float) -> Samples:
    """A value for each sample."""
    return np.pad(modules, PAPER_MODULES, constant_values=around).repeat(PER_MODULE, 0).repeat(PER_MODULE, 1)


@cache
def _corner() -> Modules:
    """With the white around it."""
    corner = -np.ones((CORNER + 2, CORNER + 2))
    corner[1:-1, 1:-1] = 1
    corner[2:-2, 2:-2] = -1
    corner[3:-3, 3:-3] = 1
    return corner


@cache
def _small_square() -> Modules:
    square = np.ones((5, 5))
    square[1:-1, 1:-1] = -1
    square[2, 2] = 1
    return square


@cache
def _frame(size: int) -> Modules:
    """What every code of this size has in common; 0 for all else."""
    frame = np.zeros((size, size))
    dotted = np.where(np.arange(size) % 2 == 0, 1.0, -1.0)
    frame[CORNER - 1], frame[:, CORNER - 1] = dotted, dotted
    corner = _corner()
    frame[: CORNER + 1, : CORNER + 1] = corner[1:, 1:]
    frame[: CORNER + 1, -CORNER - 1 :] = corner[1:, :-1]
    frame[-CORNER - 1 :, : CORNER + 1] = corner[:-1, 1:]
    frame[size - CORNER - 1, CORNER + 1] = 1
    for y, x in _small_squares(size):
        frame[y - 2 : y + 3, x - 2 : x + 3] = _small_square()
    return frame


def _small_squares(size: int) -> Iterator[tuple[int, int]]:
    """Their middles: none in the smallest code, six from 45 modules on."""
    first, last = CORNER - 1, size - CORNER
    places = (first, 22, last) if size == 45 else (first, last) if size > 21 else ()
    for y in places:
        for x in places:
            if (y, x) not in ((first, first), (first, last), (last, first)):
                yield y, x


def _placed(view: Image, code_px: float, size: int) -> _Placed:
    """Where three corners look most like those of a code of this size, and the small square opposite."""
    scale = LOOK_PX * (size + 2 * QUIET) / code_px
    small = np.asarray(cv2.resize(view, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    likeness, half = _likeness(small, _corner())
    apart = int((size - CORNER) * LOOK_PX)
    reach = int(STRAY * LOOK_PX)
    if min(likeness.shape) <= apart:
        return _Placed(size, 0.0, np.eye(3))
    near = cv2.dilate(likeness, np.ones((2 * reach + 1, 2 * reach + 1), np.uint8))
    three = near[:-apart, :-apart] + near[:-apart, apart:] + near[apart:, :-apart]
    y, x = map(int, np.unravel_index(np.argmax(three), three.shape))
    corners = [_best(likeness, y + dy, x + dx, reach) + half for dy, dx in ((0, 0), (0, apart), (apart, 0))]
    middle = size - CORNER / 2
    fourth = corners[1] + corners[2] - corners[0]
    at = middle
    if size > min(CODE_SIZES):
        likeness, half = _likeness(small, _small_square())
        at -= 3
        guess = fourth - 3 * (fourth - corners[0]) / (size - CORNER) - half
        fourth = _best(likeness, round(guess[1]), round(guess[0]), reach) + half
    known = np.array([(CORNER / 2, CORNER / 2), (middle, CORNER / 2), (CORNER / 2, middle), (at, at)], np.float32)
    seen = (np.array([*corners, fourth]) / scale).astype(np.float32)
    return _Placed(size, float(three.max()), np.asarray(cv2.getPerspectiveTransform(known, seen), np.float64))


def _likeness(view: Image, pattern: Modules) -> tuple[npt.NDArray[np.float32], float]:
    """How much each place looks like the pattern, by its upper left pixel; and how far from there its middle is."""
    side = round(len(pattern) * LOOK_PX)
    drawn = cv2.resize(-pattern.astype(np.float32), (side, side), interpolation=cv2.INTER_NEAREST)
    soft = cv2.GaussianBlur(drawn, (0, 0), BLURRED * LOOK_PX)
    likeness = cv2.matchTemplate(view.astype(np.float32), soft, cv2.TM_CCOEFF_NORMED)
    return np.asarray(likeness, np.float32), (side - 1) / 2


def _best(likeness: npt.NDArray[np.float32], y: int, x: int, reach: int) -> npt.NDArray[np.float64]:
    """The place (x, y) near this one that looks most alike."""
    top = min(max(0, y - reach), likeness.shape[0] - 1)
    left = min(max(0, x - reach), likeness.shape[1] - 1)
    window = likeness[top : max(y + reach, top) + 1, left : max(x + reach, left) + 1]
    down, right = np.unravel_index(np.argmax(window), window.shape)
    return np.array((left + right, top + down), np.float64)


def _places(size: int) -> npt.NDArray[np.float64]:
    """In modules, right and down, of a few samples for each module and some paper around."""
    along = (np.arange((size + 2 * PAPER_MODULES) * PER_MODULE) + 0.5) / PER_MODULE - PAPER_MODULES
    return np.stack(np.meshgrid(along, along), -1)


def _through_the_code(places: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """From -1 at its left and upper edge to 1 at the others."""
    size = places.shape[0] // PER_MODULE - 2 * PAPER_MODULES
    return np.asarray(places * 2 / size - 1, np.float64)


def _laid_out(view: Image, placed: _Placed, bend: Bend) -> npt.NDArray[np.float32]:
    """The code seen straight."""
    places = _places(placed.size)
    moved = places + moved_by(bend, _through_the_code(places))
    spots = cv2.perspectiveTransform(moved.reshape(1, -1, 2), placed.to_view).reshape(places.shape).astype(np.float32)
    x, y = np.ascontiguousarray(spots[..., 0]), np.ascontiguousarray(spots[..., 1])
    straight = cv2.remap(view.astype(np.float32), x, y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(straight, np.float32)


def _evened(straight: npt.NDArray[np.float32]) -> Samples:
    """Dark above 0, light below, the same in shadow and in light."""
    ink = cv2.blur(straight, (LIGHT * PER_MODULE,) * 2) - straight
    contrast = np.sqrt(np.maximum(cv2.blur(ink * ink, (CONTRAST * PER_MODULE,) * 2), 1.0))
    return np.asarray(ink / contrast, np.float64)


def _around(seen: Samples, samples: int, reach: int) -> Samples:
    """For each module the samples around its middle, and a 1."""
    size = seen.shape[0] // samples - 2 * PAPER_MODULES
    first = PAPER_MODULES * samples + samples // 2
    steps = range(first - reach, first + reach + 1)
    cuts = [seen[y::samples, x::samples][:size, :size].ravel() for y in steps for x in steps]
    return np.stack([*cuts, np.ones(size * size)], 1)


def _learnt(samples: Samples, told: Modules, sure: Modules, firmness: float) -> Modules:
    """What each module is, by the weights of samples that explain best what was told of those that are sure."""
    weights = _explained(samples, told.ravel(), np.abs(sure).ravel(), firmness)
    return np.asarray((samples @ weights).reshape(told.shape), np.float64)


def _explained(causes: Samples, seen: Samples, sure: Samples, firmness: float) -> Samples:
    """Least squares, each line as far as it is sure."""
    square = (causes * sure[:, None]).T @ causes
    square[np.diag_indices_from(square)] += firmness
    return np.asarray(np.linalg.solve(square, (causes * sure[:, None]).T @ seen), np.float64)


def _decided(modules: Modules, frame: Modules) -> Modules:
    """Dark or light; the frame is known."""
    return np.where(frame, frame, np.where(modules > 0, 1.0, -1.0))


def _sure(modules: Modules, frame: Modules) -> Modules:
    return np.where(frame, 1.0, np.minimum(1.0, np.abs(modules)))


def _without_leaks(seen: Samples, modules: Modules, frame: Modules) -> Modules:
    """Each module by what is left of the picture when all others are taken off it."""
    parts = _parts(seen)
    decided = says = _decided(modules, frame)
    leaks, paper = _leaks(parts, decided, _sure(modules, frame))
    for y, x in SWEEPS * [(y, x) for y in range(APART) for x in range(APART)]:
        around = np.pad(decided, LEAKS, constant_values=-1.0)
        left = [part - _inner(_over(around, leak)) for part, leak in zip(parts - paper, leaks, strict=True)]
        speaks = np.sum([_over(rest, leak[::-1, ::-1]) for rest, leak in zip(left, leaks, strict=True)], 0)
        says = decided + speaks / (leaks**2).sum()
        decided = decided.copy()
        decided[y::APART, x::APART] = _decided(says, frame)[y::APART, x::APART]
    return says


def _parts(seen: Samples) -> Samples:
    """The picture of the code, one sample of each module at a time."""
    size = len(seen) // PER_MODULE
    cells = seen.reshape(size, PER_MODULE, size, PER_MODULE).transpose(1, 3, 0, 2).reshape(PER_MODULE**2, size, size)
    return np.ascontiguousarray(cells[:, PAPER_MODULES:-PAPER_MODULES, PAPER_MODULES:-PAPER_MODULES])


def _leaks(parts: Samples, modules: Modules, sure: Modules) -> tuple[Samples, Samples]:
    """For each sample of a module, how much of the modules around it is in there, and of the paper."""
    size, wide = len(modules), 2 * LEAKS + 1
    around = np.pad(modules, LEAKS, constant_values=-1.0)
    causes = [around[y : y + size, x : x + size].ravel() for y in range(wide) for x in range(wide)]
    effects = parts.reshape(PER_MODULE**2, -1).T
    found = _explained(np.stack([*causes, np.ones(size * size)], 1), effects, sure.ravel(), LEAK_FIRMNESS).T
    return found[:, :-1].reshape(-1, wide, wide), found[:, -1].reshape(-1, 1, 1)


def _over(picture: Samples, weights: Samples) -> Samples:
    return np.asarray(cv2.filter2D(picture, -1, weights, borderType=cv2.BORDER_CONSTANT), np.float64)


def _inner(picture: Samples) -> Samples:
    return picture[LEAKS:-LEAKS, LEAKS:-LEAKS]


def _drawn(modules: Modules, frame: Modules) -> Image:
    """As a printer would: black on white, with a margin."""
    bits = np.pad(np.where(_decided(modules, frame) > 0, 0, 255).astype(np.uint8), PAPER_MODULES, constant_values=255)
    return np.asarray(bits.repeat(PER_MODULE, 0).repeat(PER_MODULE, 1), np.uint8)
