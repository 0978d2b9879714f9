"""Render the pictures of printed pages that the manual shows: `python docs/make_pictures.py`."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pypdfium2
from PIL import Image

import sheets
from rollwrite.language import language
from rollwrite.uly_polly.belief import Habits
from rollwrite.uly_polly.hunt import Hunt
from rollwrite.uly_polly.record import Record
from rollwrite.wolle import Record as WolleRecord
from rollwrite.wolle import Verdict, face
from rollwrite.wolle.mat import Mat
from rollwrite.wolle.seeds import generate
from sheets.press.pictures import as_png

HERE = Path(__file__).parent / "pictures"
SAMPLES = Path(__file__).parent.parent / "samples"
DPI = 140
SEED = 11
GALLERY = (1, 2, 3, 4, 6, 7, 17, 24, 2026, "summer-fair", "grandma", "zz-top-99")
GAME = """
game: wolle
face: A
cups: E2 G2 B3 D5 J4 B6
6 R4 D2
4 R1 D3
3 L3
6 D3 L3
4 L1 U1 L2
"""


def page(name: str, printed: sheets.Printed, number: int = 0, grey: bool = False, dpi: int = DPI) -> None:
    """A few hundred colours are plenty for flat art, and keep the files small."""
    shown = pypdfium2.PdfDocument(printed.data)[number].render(scale=dpi / 72).to_pil().convert("RGB")
    _keep(name, shown.convert("L") if grey else shown)


def picture(name: str, drawn: sheets.Picture) -> None:
    file = HERE / f"{name}.png"
    drawn.save(file, force=True)
    with Image.open(file) as large:
        _keep(name, large.convert("RGB").resize((large.width * 5 // 8, large.height * 5 // 8)))


def gallery(name: str, seeds: Sequence[int | str], across: int) -> None:
    """Empty mats of generated faces, side by side."""
    mats = [Image.open(BytesIO(as_png(sheets.mat_picture(Mat(generate(seed)))))).reduce(3) for seed in seeds]
    width, height = mats[0].size
    shown = Image.new("RGB", (across * width, len(mats) // across * height), "white")
    for n, mat in enumerate(mats):
        shown.paste(mat, (n % across * width, n // across * height))
    _keep(name, shown)


def _keep(name: str, shown: Image.Image) -> None:
    few = shown if shown.mode == "L" else shown.quantize(256, dither=Image.Dither.NONE)
    few.save(HERE / f"{name}.png", optimize=True)


def main() -> None:
    a, b = face("A"), face("B")
    page("wolle-A", sheets.wolle(a, paper="a5", seed=SEED))
    page("wolle-B", sheets.wolle(b, paper="a5", cups="random", players=["Zoë"], lang="fr", seed=SEED))
    page("wolle-2-up", sheets.wolle(a, players=["Ann", "Ben"], seed=SEED), dpi=110)
    page("wolle-grey", sheets.wolle(a, paper="a5", seed=SEED), grey=True)
    page("wolle-low-ink", sheets.wolle(a, paper="a5", ink="low", lang="de", seed=SEED))
    judged = WolleRecord.parse(GAME).verdict
    assert isinstance(judged, Verdict)
    picture("wolle-mat", sheets.mat_picture(judged.mat))
    gallery("wolle-gallery", GALLERY, 4)
    page("volle-wolle-tables", sheets.volle_wolle("tables"), dpi=80)
    page("volle-wolle-cards", sheets.volle_wolle("cards"), 6, dpi=80)
    page("volle-wolle-more-cards", sheets.volle_wolle("cards"), 10, dpi=80)
    page("volle-wolle-help", sheets.volle_wolle("help"), dpi=80)
    page("volle-wolle-score", sheets.volle_wolle("score", seed=SEED), dpi=80)
    picture("volle-wolle-odds", sheets.odds_chart(0, 0, language()))
    for part in ("tiles", "dog", "score"):
        page(f"uly-polly-{part}", sheets.uly_polly(part, seed=SEED), dpi=72)
    trail = Hunt.through(Record.parse((SAMPLES / "uly-polly.txt").read_text("utf-8")), Habits.of("0.6", "0.3"))
    picture("uly-polly-hunt", sheets.hunt_picture(trail.only(2), language()))


if __name__ == "__main__":
    main()
