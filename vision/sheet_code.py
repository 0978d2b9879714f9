"""Read a sheet's square code from the place where the layout says it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import cv2
import numpy as np

from sheets.layout.catalogue import sheet_number
from sheets.layout.model import Layout
from sheets.layout.sheet_code import SheetCode, parse_code
from vision.find.markers import Points
from vision.flat.flatten import FlatSheet
from vision.photo import Image

CODE_PPM = 14.0
FINE_PPM = 22.0  # drawn larger still, where much is said in little room
AROUND_CODE_MM = 1.5
STRAYED_MM = 12.0  # by which a code lies elsewhere than the corners say, on paper that is bent


def read_code(grey: Image, sheet: FlatSheet) -> SheetCode | None:
    """The code's meaning, or None where it cannot be read or belongs to another sheet."""
    texts = code_texts(grey, sheet.layout, sheet.to_photo)
    return next(filter(None, (meant(text, sheet.layout) for text in texts)), None)


def meant(text: str, layout: Layout) -> SheetCode | None:
    code = parse_code(text, layout.yarn.face.cup_spots if layout.yarn else ())
    return code if code is not None and code.number == sheet_number(layout) else None


def code_texts(grey: Image, layout: Layout, to_pixels: Callable[[Points], Points]) -> Iterator[str]:
    """What can be read at the place of the code, the plainest view of it first."""
    import zxingcpp

    for view in _views(lambda ppm, around_mm: _cut_out(grey, layout, to_pixels, ppm, around_mm), layout.code.width):
        for found in zxingcpp.read_barcodes(view, formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)):
            yield found.text


def _views(cut_out: Callable[[float, float], Image], code_mm: float) -> Iterator[Image]:
    """The code as it is; against noise, a little softer; against blur, sharper, and sharper still; on bent paper, from
    farther around; and where nothing else helps, with the blur taken off.

    Of 42 whole faces on hard photos that the first four lose, six are read from farther around and 17 without blur; of
    13 that were still lost on others, six once what lies beside a code and how paper bends it are seen to.
    """
    cut = cut_out(CODE_PPM, AROUND_CODE_MM)
    yield cut
    yield np.asarray(cv2.GaussianBlur(cut, (0, 0), 2.0), np.uint8)
    yield _sharper(cut, 6.0, 1.5)
    yield _sharper(cut_out(FINE_PPM, AROUND_CODE_MM), 8.0, 2.0)
    wide = cut_out(FINE_PPM, STRAYED_MM)
    yield wide
    from vision.blurred_code import deblurred

    yield from deblurred(wide, code_mm * FINE_PPM)


def _sharper(cut: Image, reach_px: float, by: float) -> Image:
    return np.asarray(cv2.addWeighted(cut, 1 + by, cv2.GaussianBlur(cut, (0, 0), reach_px), -by, 0.0), np.uint8)


def _cut_out(grey: Image, layout: Layout, to_pixels: Callable[[Points], Points], ppm: float, around_mm: float) -> Image:
    area = layout.code.grown(around_mm)
    side = round(area.width * ppm), round(area.height * ppm)
    target = np.array([(0, 0), (side[0], 0), side, (0, side[1])], np.float32)
    source = to_pixels(np.array(area.corners)).astype(np.float32)
    warp = cv2.getPerspectiveTransform(source, target)
    return np.asarray(cv2.warpPerspective(grey, warp, side, flags=cv2.INTER_CUBIC), np.uint8)
