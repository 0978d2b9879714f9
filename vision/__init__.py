"""Photos: from the pixels of a filled-in sheet to marks by name, and to what they come to by the rules.

for sheet in vision.read("photo.jpg"):
    sheet.score.total, sheet.findings
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rollwrite.wolle.face import Face
    from vision.sheet import Sheet

__all__ = ["read"]


def read(photo: str | Path | bytes, faces: Sequence[Face] = ()) -> list[Sheet]:
    """Every sheet of a photo, or of all pages of a scan. Raises UnreadableSheet where there is none to be read.

    `faces` are faces of one's own whose sheets do not tell by themselves what is printed on them.
    """
    from rollwrite.files import read_bytes
    from rollwrite.kinds import LIMIT
    from vision.photos import read_photos

    readings = read_photos(photo if isinstance(photo, bytes) else read_bytes(Path(photo), LIMIT), faces)
    sheets = [sheet for reading in readings for sheet in reading.sheets]
    if not sheets:
        raise next(trouble for reading in readings for trouble in reading.troubles)
    return sheets
