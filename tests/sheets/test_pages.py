"""Whole pages: sizes and counts, what a camera decodes, what a printer cannot reach, and front against back."""

from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from rollwrite import wolle
from sheets.layout.catalogue import find_layout
from tests.sheets.paper import WHITE, Page, codes, every_paper, markers, page, page_sizes, printed

UPRIGHT = {"a4": (210.0, 297.0), "a5": (148.0, 210.0), "letter": (215.9, 279.4)}


@pytest.mark.parametrize(("paper", "per_page"), every_paper())
def test_pages_have_the_size_of_the_paper(paper: str, per_page: int) -> None:
    (size,) = page_sizes(printed(paper=paper, per_page=per_page).document)
    upright = UPRIGHT[paper]
    assert size == (upright[::-1] if per_page == 2 else upright)


def test_further_sheets_take_further_pages() -> None:
    file = printed(sheets=5, per_page=2, face="both")
    assert len(file.document) == file.told["pages"] == 6
    assert [sheet["faces"][1]["page"] for sheet in file.told["sheets"]] == [2, 2, 4, 4, 6]


@pytest.mark.parametrize("face", ["A", "B"])
@pytest.mark.parametrize(("paper", "per_page"), every_paper())
def test_markers_and_codes_are_read_from_a_coarse_rendering(paper: str, per_page: int, face: str) -> None:
    file = printed(paper=paper, per_page=per_page, face="both")
    seen = page("AB".index(face), 150, paper=paper, per_page=per_page, face="both")
    expected = [marker.id for marker in find_layout("wolle", wolle.face(face)).markers]
    assert sorted(number for number, _ in markers(seen)) == sorted(expected * per_page)
    ids = [sheet["sheet"] for sheet in file.told["sheets"]]
    assert sorted(codes(seen)) == sorted(f"RW1/{expected[0] // 4}/{name}/H/" for name in ids)


@pytest.mark.parametrize("wishes", [{"face": "both"}, {"face": "A"}])
@pytest.mark.parametrize(("paper", "per_page"), every_paper())
def test_nothing_is_printed_where_printers_cannot(paper: str, per_page: int, wishes: dict[str, str]) -> None:
    for number, (width, height) in enumerate(page_sizes(printed(paper=paper, per_page=per_page, **wishes).document)):
        seen = page(number, 150, paper=paper, per_page=per_page, **wishes)
        rows, columns = seen.grey.shape
        down, across = (np.arange(rows) + 0.5) * height / rows, (np.arange(columns) + 0.5) * width / columns
        margin = np.minimum(np.minimum(across, width - across)[None], np.minimum(down, height - down)[:, None])
        assert seen.grey[margin < 5.0].min() == WHITE


@pytest.mark.parametrize(("paper", "per_page"), every_paper())
def test_front_and_back_coincide_when_turned_over_the_long_edge(paper: str, per_page: int) -> None:
    front, back = (page(n, 150, paper=paper, per_page=per_page, face="both") for n in (0, 1))
    width, height = UPRIGHT[paper]
    assert front.colours.shape == back.colours.shape
    assert height > width  # so that the long edge is upright, and turning over it mirrors left and right
    for text, (x, y) in codes(front).items():
        behind = codes(back)[text.replace("RW1/4/", "RW1/5/")]
        # The code is not in the middle of a sheet: what must coincide is the sheet around it.
        assert _sheet_around(front, (x, y)) == pytest.approx(_mirrored(_sheet_around(back, behind), width), abs=0.2)


def _sheet_around(seen: Page, code: tuple[float, float]) -> list[float]:
    """The middle of the four markers that belong to a code, and which way their sheet's head points."""
    found = markers(seen)
    beside = min((c for n, c in found if n % 4 == 1), key=lambda c: float(np.linalg.norm(c.mean(axis=0) - code)))
    side, right = (beside[1] - beside[0]) / 9, beside.mean(axis=0)
    left = _nearest(found, 0, right - 113 * side)
    below = _nearest(found, 2, right + 181 * np.array([-side[1], side[0]]))
    middle, head = (left + below) / 2, (right - below) / np.linalg.norm(right - below)
    return [*map(float, middle), *map(float, head)]


def _nearest(
    found: Sequence[tuple[int, NDArray[np.float64]]], corner: int, spot: NDArray[np.float64]
) -> NDArray[np.float64]:
    middles = [corners.mean(axis=0) for number, corners in found if number % 4 == corner]
    return min(middles, key=lambda at: float(np.linalg.norm(at - spot)))


def _mirrored(sheet: list[float], width: float) -> list[float]:
    return [width - sheet[0], sheet[1], -sheet[2], sheet[3]]


@pytest.mark.parametrize(("paper", "per_page"), [("a5", 1), ("a4", 1), ("a4", 2), ("letter", 1), ("letter", 2)])
def test_one_and_two_a_page_keep_their_true_size(paper: str, per_page: int) -> None:
    seen = page(0, 300, paper=paper, per_page=per_page)
    middles = {number: corners.mean(axis=0) for number, corners in markers(seen)}
    own = {marker.id: np.array(marker.rect.center) for marker in find_layout("wolle", wolle.face("A")).markers}
    for _, corners in markers(seen):
        assert np.linalg.norm(corners[0] - corners[1]) == pytest.approx(9.0, abs=0.1)
    if per_page == 1:
        assert np.linalg.norm(middles[16] - middles[18]) == pytest.approx(np.linalg.norm(own[16] - own[18]), abs=0.1)


@pytest.mark.parametrize(("paper", "per_page"), [("a4", 1), ("a4", 2), ("a4", 4), ("letter", 2), ("a5", 4)])
def test_the_ruler_measures_fifty_millimetres(paper: str, per_page: int) -> None:
    seen = page(0, 600, paper=paper, per_page=per_page)
    column = seen.grey[:, int(5.5 * seen.dots_per_mm)] < 160
    rows = np.flatnonzero(column)
    assert (rows[-1] - rows[0]) / seen.dots_per_mm == pytest.approx(50.0, abs=0.3)
    assert "50 mm" in printed(paper=paper, per_page=per_page).document[0].get_textpage().get_text_range()


def test_a_page_of_the_sheets_own_size_has_nothing_else_on_it() -> None:
    text = printed(paper="a5", per_page=1).document[0].get_textpage().get_text_range()
    assert "50 mm" not in text


def test_crop_marks_show_where_to_cut() -> None:
    two = page(0, 300, paper="a4", per_page=2)
    middle = two.profile((147.5, 7), (149.5, 7))
    assert middle.min() < 200
    assert abs(int(middle.argmin()) - 50) <= 3
    one = page(0, 300, paper="a4", per_page=1)
    assert one.profile((30, 39.5), (32, 39.5)).min() < 200
