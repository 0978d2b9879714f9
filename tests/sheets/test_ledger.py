"""Drawings as text: whatever changes on paper shows up as a line that changed.

After a change that was meant, write the ledgers anew with `python -m tests.sheets.test_ledger`.
"""

from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest

from rollwrite.volle_wolle.deck import ATTITUDES
from rollwrite.wolle.face import Face
from sheets.art.agents import lucky_sheep, secret_sheep
from sheets.art.blocks import draw_block
from sheets.art.cat import cat
from sheets.art.dogs import dog
from sheets.art.flock import flock, sheep_head
from sheets.art.icons import icon
from sheets.art.pasture import black_sheep, white_sheep
from sheets.art.sheepdog import polly, polly_from_behind
from sheets.art.wolf_cub import wolf_cub
from sheets.games.wolle.mat import draw_cups, draw_mat
from sheets.ink.figure import Figure, Mark, draw, placed
from sheets.ink.palette import Colour
from sheets.ink.path import drawn
from sheets.layout.model import (
    Dot,
    Layout,
    MarkBox,
    Picture,
    Rect,
    Words,
    WriteLine,
    YarnGrid,
    box_column,
    corner_markers,
)
from sheets.layout.sheet_code import SheetCode
from sheets.press.forms import draw_form, draw_own
from sheets.press.imposition import draw_page_marks, impose
from tests.sheets.ledger import Ledger, reach_of

GOLDENS = Path(__file__).parent / "goldens"
A5 = Rect(0, 0, 148, 210)

# A sheet of no game: every kind of field, once.
FACE = Face(
    name="A",
    columns=2,
    rows=2,
    dots=("A1", "B1", "A2", "B2"),
    segments=(("A1", "B1"),),
    start="A1",
    paw="B2",
    objects={"B1": "mouse"},
    cup_spots=("A2",),
    blocks=(((2.2, 2.2), (2.8, 2.2), (2.8, 2.8), (2.2, 2.8)),),
    set_points=(2,),
    timer=(5, 4),
)
YARN = YarnGrid(
    face=FACE,
    mat=Rect(20, 40, 30, 30),
    pitch=10,
    dots=tuple(Dot(f"{'AB'[c]}{r + 1}", 30 + 10 * c, 50 + 10 * r) for r in range(2) for c in range(2)),
    obstacles=(((42, 62), (48, 62), (48, 68), (42, 68)),),
)
SHEET = Layout(
    game="made up",
    version=1,
    page=A5,
    markers=corner_markers(40, A5, size=9, inset_x=13, inset_y=10),
    code=Rect(107.5, 10, 15, 15),
    boxes=(MarkBox("one", Rect(60, 40, 6, 6)), *box_column("two", 2, Rect(70, 40, 6, 6), 2)),
    yarn=YARN,
    pictures=(Picture("die-3", Rect(80, 40, 5, 5)),),
    words=(Words("hello", 60, 60, 8), Words("12", 70, 60, 9, "end", literal=True, title=True)),
    lines=(WriteLine("player", Rect(60, 20, 40, 0)),),
)


def a_whole_sheet(ledger: Ledger) -> None:
    draw_mat(ledger, YARN, with_spots=True)
    draw_form(ledger, SHEET, {"hello": "Grüß dich", "player": "Name"})
    draw_cups(ledger, YARN, ("A2",))
    draw_own(ledger, SHEET, SheetCode(10, "K7Q2", ("A2",), "Zoë"))


def the_marks_of_pages(ledger: Ledger) -> None:
    for paper, per_page, duplex in (("a4", 1, False), ("a4", 2, False), ("letter", 2, True), ("a5", 4, False)):
        ledger.lines.append(f"# {paper}, {per_page} a page{', both sides' if duplex else ''}")
        page = impose(paper, per_page, A5, duplex)
        ledger.lines += [f"# front {place}" for place in page.fronts]
        ledger.lines += [f"# back {place}" for place in page.backs]
        draw_page_marks(ledger, page)


def the_pictures(ledger: Ledger) -> None:
    for name in ("mouse", "sock", "plane", "cup", "paw", "hourglass", "die-5", "ball", "rug-sky", "hint-crossing"):
        ledger.lines.append(f"# {name}")
        draw(ledger, icon(name), 0, 0)
    ledger.lines.append("# cat")
    draw(ledger, cat(), 0, 0)


def the_blocks(ledger: Ledger) -> None:
    shapes = (
        ((0, 0), (10, 0), (10, 10), (0, 10)),
        ((0, 0), (14, 4), (12, 10), (-2, 6)),
        ((0, 0), (8, 0), (8, 10), (18, 10), (18, 18), (0, 18)),
        ((0, 0), (30, 0), (30, 2.6), (0, 2.6)),
        ((0, 0), (20, 0), (20, 20)),
        ((5, 0), (10, 5), (5, 10), (0, 5)),
    )
    for number, shape in enumerate(shapes):
        ledger.lines.append(f"# block {number}")
        draw_block(ledger, shape, number)


def the_animals(ledger: Ledger) -> None:
    """Many, and of many lines: each is one line here, with a word for all that is in it."""
    animals = {
        **{sheep.name: sheep_head(sheep) for sheep in flock()},
        **{f"{attitude} dog": dog(attitude) for attitude in ATTITUDES},
        **{f"white sheep {points}": white_sheep(points, points) for points in range(12)},
        **{f"black sheep {points}": black_sheep(points) for points in range(-5, 0)},
        **{name: icon(name) for name in ("wolf-head", "dog-head", "sheep-face", "black-sheep-face")},
        "wolf cub": wolf_cub(),
        "Polly": polly(),
        "Polly from behind": polly_from_behind(),
        "0-0-7": secret_sheep(),
        "3-7-0": lucky_sheep(3),
    }
    for name, drawing in animals.items():
        lines = _lines(drawing)
        ledger.lines.append(f"{name}: {len(lines)} lines {crc32(repr(lines).encode()):08x}")


DRAWINGS: dict[str, Callable[[Ledger], None]] = {
    "sheet": a_whole_sheet,
    "pages": the_marks_of_pages,
    "pictures": the_pictures,
    "blocks": the_blocks,
    "animals": the_animals,
}


def written(name: str) -> str:
    ledger = Ledger()
    DRAWINGS[name](ledger)
    return "\n".join(ledger.lines) + "\n"


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawings_are_what_they_were(name: str) -> None:
    assert written(name) == (GOLDENS / f"{name}.txt").read_text("utf-8")


def test_the_ledger_sees_a_move() -> None:
    assert _lines(icon("mouse")) != _lines(placed(icon("mouse"), 0.2, 0))


def test_the_ledger_sees_another_curve_between_the_same_edges() -> None:
    one, other = (drawn(f"M 0 0 C 1 {high} 9 4 10 0 L 10 4 Z") for high in (3, 3.02))
    assert reach_of(one) == reach_of(other)
    assert _lines((Mark(one, Colour.INK),)) != _lines((Mark(other, Colour.INK),))
    ledgers = Ledger(), Ledger()
    for ledger, path in zip(ledgers, (one, other), strict=True):
        with ledger.clipped(path):
            pass
    assert ledgers[0].lines != ledgers[1].lines


def _lines(figure: Figure) -> list[str]:
    ledger = Ledger()
    draw(ledger, figure, 0, 0)
    return ledger.lines


if __name__ == "__main__":
    for name in DRAWINGS:
        (GOLDENS / f"{name}.txt").write_text(written(name), "utf-8")
