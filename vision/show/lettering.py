"""Words on a picture, in the same typeface as the sheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from vision.photo import Image

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

Colour = tuple[int, int, int]  # blue, green, red


@dataclass(frozen=True, slots=True)
class Sign:
    words: str
    at: tuple[float, float]  # top left, in pixels
    size: float
    colour: Colour
    panel: bool = False  # white words on the colour, instead of the other way round


def write_signs(image: Image, signs: Sequence[Sign]) -> Image:
    from PIL import Image as Pillow
    from PIL import ImageDraw

    picture = Pillow.fromarray(image[:, :, ::-1])
    pen = ImageDraw.Draw(picture)
    for sign in signs:
        colour, font = sign.colour[::-1], _font(round(sign.size))
        if sign.panel:
            left, top, right, bottom = pen.textbbox(sign.at, sign.words, font=font)
            pad = sign.size / 3
            pen.rounded_rectangle((left - pad, top - pad, right + pad, bottom + pad), pad, fill=colour)
            pen.text(sign.at, sign.words, font=font, fill=(255, 255, 255))
        else:
            pen.text(sign.at, sign.words, font=font, fill=colour, stroke_width=2, stroke_fill=(255, 255, 255))
    return np.ascontiguousarray(np.asarray(picture)[:, :, ::-1])


@cache
def _font(size: int) -> FreeTypeFont:
    from font_manrope import ManropeBold
    from PIL import ImageFont

    return ImageFont.truetype(ManropeBold, max(8, size))
