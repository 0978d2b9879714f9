"""Render the pictures of printed pages that the manual shows: `python docs/make_pictures.py`."""

from pathlib import Path
from typing import Any

import pypdfium2
from PIL import Image

from sheets.order import PrintOrder
from sheets.wolle import printed

HERE = Path(__file__).parent / "pictures"
DPI = 140


def picture(name: str, grey: bool = False, dpi: int = DPI, **wishes: Any) -> None:
    """A few hundred colours are plenty for flat art, and keep the files small."""
    data = printed(PrintOrder("wolle", seed=11, **wishes)).data
    page = pypdfium2.PdfDocument(data)[0].render(scale=dpi / 72).to_pil().convert("RGB")
    shown = page.convert("L") if grey else page.quantize(256, dither=Image.Dither.NONE)
    shown.save(HERE / f"{name}.png", optimize=True)


def main() -> None:
    picture("wolle-A", paper="a5")
    picture("wolle-B", paper="a5", face="B", cups="random", players=("Zoë",), lang="fr")
    picture("wolle-2-up", dpi=110, players=("Ann", "Ben"))
    picture("wolle-grey", grey=True, paper="a5")
    picture("wolle-low-ink", paper="a5", ink="low", lang="de")


if __name__ == "__main__":
    main()
