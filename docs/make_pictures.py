"""Render the pictures of printed pages that the manual shows: `python docs/make_pictures.py`."""

from pathlib import Path
from typing import Any

import pypdfium2
from PIL import Image

from rollwrite.language import language
from rollwrite.uly_polly.belief import Habits
from rollwrite.uly_polly.hunt import Hunt
from rollwrite.uly_polly.record import Record
from rollwrite.wolle import faces_called
from sheets.games.uly_polly import printing as uly_polly
from sheets.games.uly_polly.hunt_picture import hunt_picture
from sheets.games.volle_wolle import printing as volle_wolle
from sheets.games.volle_wolle.odds_chart import odds_chart
from sheets.games.wolle import printing as wolle
from sheets.press.order import PrintOrder
from sheets.press.pictures import save

HERE = Path(__file__).parent / "pictures"
SAMPLES = Path(__file__).parent.parent / "samples"
DPI = 140
PRESSES = {"wolle": wolle.printed, "volle-wolle": volle_wolle.printed, "uly-polly": uly_polly.printed}


def picture(name: str, game: str = "wolle", number: int = 0, grey: bool = False, dpi: int = DPI, **wishes: Any) -> None:
    """A few hundred colours are plenty for flat art, and keep the files small."""
    data = PRESSES[game](PrintOrder(game, seed=11, **wishes)).data
    page = pypdfium2.PdfDocument(data)[number].render(scale=dpi / 72).to_pil().convert("RGB")
    shown = page.convert("L") if grey else page.quantize(256, dither=Image.Dither.NONE)
    shown.save(HERE / f"{name}.png", optimize=True)


def main() -> None:
    picture("wolle-A", paper="a5")
    picture("wolle-B", paper="a5", faces=faces_called("B"), cups="random", players=("Zoë",), lang="fr")
    picture("wolle-2-up", dpi=110, players=("Ann", "Ben"))
    picture("wolle-grey", grey=True, paper="a5")
    picture("wolle-low-ink", paper="a5", ink="low", lang="de")
    picture("volle-wolle-tables", "volle-wolle", dpi=80, part="tables")
    picture("volle-wolle-cards", "volle-wolle", 6, dpi=80, part="cards")
    picture("volle-wolle-more-cards", "volle-wolle", 10, dpi=80, part="cards")
    picture("volle-wolle-help", "volle-wolle", dpi=80, part="help")
    picture("volle-wolle-score", "volle-wolle", dpi=80, part="score")
    save(odds_chart(0, 0, language()), HERE / "volle-wolle-odds.svg", force=True)
    for part in ("tiles", "dog", "score"):
        picture(f"uly-polly-{part}", "uly-polly", dpi=72, part=part)
    record = (SAMPLES / "uly-polly.txt").read_text("utf-8")
    trail = Hunt.through(Record.parse(record), Habits.of("0.6", "0.3"))
    save(hunt_picture(trail.only(2), language()), HERE / "uly-polly-hunt.svg", force=True)


if __name__ == "__main__":
    main()
