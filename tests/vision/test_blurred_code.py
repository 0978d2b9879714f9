"""Square codes that are too blurred to be read as they stand."""

import cv2
import numpy as np
import pytest
import segno
import zxingcpp

from sheets.layout.sheet_code import QUIET
from vision.blurred_code import CODE_SIZES, _frame, deblurred
from vision.photo import Image

CODE_PX = 440
PAPER_PX = 264  # around the code, where it may have strayed
TEXT = "RW2/60/AHPY/H/P67QA%CIXZIB4:2-2P9Y+JM%VJZ6U+U1H$IWA%HCAHNPYGFBH+$U5.GWQBH6DUMOY YWXT8WB2H+6H3M.U-VD56L5XB/"


def modules(text: str, version: int | None = None) -> Image:
    code = segno.make(text, error="l", micro=False, mask=2, boost_error=False, version=version)
    return np.array([list(row) for row in code.matrix], np.uint8)


def on_paper(code: Image, strayed_px: int = 0) -> Image:
    """As a view has it: in the middle of a larger piece of grey paper, or not quite."""
    margin = np.pad(code, QUIET)
    ink = cv2.resize(margin.astype(np.float32), (CODE_PX, CODE_PX), interpolation=cv2.INTER_AREA)
    paper = np.zeros((CODE_PX + 2 * PAPER_PX,) * 2, np.float32)
    paper[PAPER_PX + strayed_px :, PAPER_PX + strayed_px :][:CODE_PX, :CODE_PX] = ink
    return np.asarray(205 - 120 * paper, np.uint8)


def shaken(view: Image, reach_px: int, slope: int) -> Image:
    """Along a slanted line, as a hand does it, and then what a small sensor makes of it."""
    line = np.zeros((2 * reach_px + 1,) * 2, np.float32)
    cv2.line(line, (0, reach_px - slope), (2 * reach_px, reach_px + slope), 1.0, 1)
    moved = cv2.GaussianBlur(cv2.filter2D(view, -1, line / line.sum()), (0, 0), 4.0)
    noise = np.random.default_rng(3).normal(0.0, 1.5, moved.shape)
    return np.asarray(np.clip(moved + noise, 0, 255), np.uint8)


def texts(view: Image) -> set[str]:
    codes = zxingcpp.read_barcodes(view, formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    return {code.text for code in codes}


@pytest.mark.parametrize("size", CODE_SIZES)
def test_the_frame_is_what_codes_of_a_size_have_in_common(size: int) -> None:
    version = (size - 17) // 4
    codes = [modules(text, version) * 2.0 - 1 for text in ("1", "ROLLWRITE", "60/K7Q2")]
    frame = _frame(size)
    for code in codes:
        assert (code[frame != 0] == frame[frame != 0]).all()
    assert np.count_nonzero(frame) >= 3 * 64 + 2 * (size - 16) + 1


@pytest.mark.parametrize(("reach_px", "slope"), [(9, 0), (11, 5), (10, -8)])
def test_what_a_hand_has_shaken_is_read(reach_px: int, slope: int) -> None:
    view = shaken(on_paper(modules(TEXT)), reach_px, slope)
    assert not texts(view)
    assert TEXT in set().union(*map(texts, deblurred(view, CODE_PX)))


def test_a_code_that_has_strayed_is_read() -> None:
    view = shaken(on_paper(modules(TEXT), strayed_px=-150), 9, 4)
    assert not texts(view)
    assert TEXT in set().union(*map(texts, deblurred(view, CODE_PX)))


def bent(view: Image, by_px: float) -> Image:
    """As paper that bulges: its middle lies farther right and down, its edges farther left."""
    y, x = np.mgrid[: len(view), : len(view)].astype(np.float32)
    across, down = (2 * x / len(view) - 1), (2 * y / len(view) - 1)
    moved = cv2.remap(view, x - by_px * (down**2 - 0.2), y + by_px * across * across, cv2.INTER_CUBIC)
    return np.asarray(moved, np.uint8)


@pytest.mark.parametrize("by_px", [70, -70])
def test_what_is_bent_and_shaken_is_read(by_px: int) -> None:
    view = shaken(bent(on_paper(modules(TEXT)), by_px), 9, -4)
    assert not texts(view)
    assert TEXT in set().union(*map(texts, deblurred(view, CODE_PX)))


def test_a_thumb_beside_a_code_hides_no_more_than_it_covers() -> None:
    """Ink of a pale print is grey, and a thumb in the dark much darker than that."""
    pale = 205 - (205 - on_paper(modules(TEXT)).astype(np.int16)) // 3
    view = np.asarray(pale, np.uint8)
    at = PAPER_PX + CODE_PX, PAPER_PX + 60
    cv2.circle(view, (at[0] + 40, at[1]), 62, 12.0, -1)
    assert not texts(view)
    assert TEXT in set().union(*map(texts, deblurred(view, CODE_PX)))


def test_a_code_that_a_picture_cuts_off_is_read_from_the_rest() -> None:
    view = on_paper(modules(TEXT))
    cut = np.array([(0, 0), (PAPER_PX + 25, 0), (PAPER_PX + 75, len(view)), (0, len(view))], np.int32)
    cv2.fillPoly(view, [cut], 0.0)
    assert not texts(view)
    assert TEXT in set().union(*map(texts, deblurred(view, CODE_PX)))


@pytest.mark.parametrize("share", [0.86, 0.93])
def test_dotted_lines_tell_how_many_modules_a_code_has(share: float) -> None:
    """One that lies farther away than it should has corners as small as those of a code with more modules."""
    whole = on_paper(modules(TEXT + "X" * 20))
    small = np.asarray(cv2.resize(whole, None, fx=share, fy=share, interpolation=cv2.INTER_AREA), np.uint8)
    paper = (len(whole) - len(small) + 1) // 2
    view = shaken(np.pad(small, paper, constant_values=205)[: len(whole), : len(whole)], 8, 3)
    assert not texts(view)
    assert any(map(texts, deblurred(view, CODE_PX)))


def test_paper_without_a_code_has_none() -> None:
    noise = np.random.default_rng(5).normal(150.0, 25.0, (CODE_PX + 2 * PAPER_PX,) * 2)
    assert not list(deblurred(np.asarray(np.clip(noise, 0, 255), np.uint8), CODE_PX))
    assert not list(deblurred(np.zeros((90, 90), np.uint8), CODE_PX))
