"""The photos in samples/: `python -m tests.simulator.samples` takes them anew, with what should be read from them.

With names, only those: photos that are good stay as they are, whatever has become of the simulator since.
"""

import io
import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pillow_heif
from PIL import Image, ImageOps

import vision
from rollwrite.language import language
from rollwrite.score_report import sheet_document
from tests.simulator.judge import judged
from tests.simulator.photos import Photo, photo, plan, taken

FOLDER = Path(__file__).parents[2] / "samples"
LARGEST = 1_200_000
HALF_GONE = 0.22  # of a pencil cross: rubbed out, or just faint? Nobody can say.


def doubtful() -> Photo:
    """A pencil cross half rubbed out, beside proper ones."""
    shot = plan("easy", 3)
    (lying,) = shot.scene.sheets
    ((filled, player),) = lying.sheet.games
    first_empty = next(name for name in ("mouse.1", "mouse.2", "mouse.3", "mouse.4") if name not in filled.crossed)
    unsure = replace(player, ghost_marks=(first_empty,), ghost_strength=HALF_GONE)
    sheet = replace(lying.sheet, games=((filled, unsure),))
    return taken(replace(shot, scene=replace(shot.scene, sheets=(replace(lying, sheet=sheet),))))


def as_heic(data: bytes) -> bytes:
    stream = io.BytesIO()
    pillow_heif.from_pillow(ImageOps.exif_transpose(Image.open(io.BytesIO(data)))).save(stream, quality=60)
    return stream.getvalue()


def as_scan(data: bytes) -> bytes:
    """A PDF, as office scanners send it."""
    stream = io.BytesIO()
    Image.open(io.BytesIO(data)).save(stream, "PDF", resolution=200.0)
    return stream.getvalue()


def smaller(data: bytes) -> bytes:
    """The same picture in fewer bytes, upright."""
    picture = ImageOps.exif_transpose(Image.open(io.BytesIO(data)))
    for quality in range(88, 30, -6):
        stream = io.BytesIO()
        picture.save(stream, "JPEG", quality=quality)
        if stream.tell() < LARGEST:
            break
    return stream.getvalue()


SAMPLES: dict[str, tuple[Callable[[], Photo], Callable[[bytes], bytes]]] = {
    "ball-pen.jpg": (lambda: photo("easy", 23), bytes),
    "pencil.jpg": (lambda: photo("normal", 17), bytes),
    "felt-tip.jpg": (lambda: photo("normal", 44), bytes),
    "messenger.jpg": (lambda: photo("normal", 24), bytes),
    "table.jpg": (lambda: photo("easy", 26), smaller),
    "curled.jpg": (lambda: photo("hard", 43), smaller),
    "iphone.heic": (lambda: photo("normal", 108), as_heic),
    "scan.pdf": (lambda: photo("scan", 1), as_scan),
    "doubtful.jpg": (doubtful, bytes),
}


def expected(name: str, data: bytes) -> dict[str, Any]:
    """What `rollwrite score --json` says of a sample, without the words that may be put better one day."""
    sheets = [_lasting(sheet_document(sheet, language())) for sheet in vision.read(data)]
    return {"file": name, "error": None, "sheets": sheets}


def _lasting(sheet: dict[str, Any]) -> dict[str, Any]:
    review = sorted({entry["field"] for entry in sheet["review"]})
    yarn = {key: sheet["yarn"][key] for key in ("segments", "end", "legal")}
    return {**sheet, "yarn": yarn, "review": review, "corners": [[round(x), round(y)] for x, y in sheet["corners"]]}


def main() -> None:
    for name, (take, wrap) in ((name, SAMPLES[name]) for name in sys.argv[1:] or SAMPLES):
        data, truths = take()
        wrapped = wrap(data)
        should_be = expected(name, wrapped)
        reviewed = [
            {**sheet, "review": [{"field": field} for field in sheet["review"]]} for sheet in should_be["sheets"]
        ]
        for verdict in judged(reviewed, truths):
            print(
                name,
                len(wrapped) // 1000,
                "kB",
                "right" if verdict.right else sorted(verdict.wrong),
                sorted(verdict.doubts),
            )
        (FOLDER / name).write_bytes(wrapped)
        (FOLDER / "expected" / f"{name}.json").write_text(
            json.dumps(should_be, indent=1, ensure_ascii=False) + "\n", "utf-8"
        )


if __name__ == "__main__":
    main()
