"""A process that reads photos, one after the other. Whatever a photo does to it, another takes its place."""

from __future__ import annotations

import json
import os
import signal
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from rollwrite.message import Message, message

LONGEST_SECONDS = 180.0  # a scan of sixty pages on a slow machine
NICE = 5  # pages go first: a person waits for them with a thumb in the air
ROOM = 2_000_000_000  # bytes a photo may take: 110 million pixels, which are let in, take less than half of it
THUMB_PX = 900  # of a photo without a sheet


@dataclass(frozen=True, slots=True)
class SeenSheet:
    paper: str | None
    reading: str  # as JSON: the sheet is decided again from it
    flat: bytes


@dataclass(frozen=True, slots=True)
class SeenPhoto:
    """What is left of a photo: a picture that was encoded anew, its sheets, and what is wrong with it."""

    picture: bytes = b""
    sheets: tuple[SeenSheet, ...] = ()
    errors: tuple[Message, ...] = ()
    remarks: tuple[Message, ...] = ()


BROKEN = SeenPhoto(errors=(message("reading/photo-broke-the-reader"),))


class Worker:
    """Ends with its server, however that ends: then nobody holds the other end of its pipe."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, ROOM), daemon=True)
        self._process.start()
        theirs.close()

    def read(self, path: Path) -> SeenPhoto | None:
        """None if the process died or did not come back; then it is of no more use."""
        try:
            self._pipe.send(str(path))
            if self._pipe.poll(LONGEST_SECONDS):
                seen: SeenPhoto = self._pipe.recv()
                return seen
        except (EOFError, OSError):
            pass
        self.end()
        return None

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _work(pipe: Connection, room: int) -> None:
    """One thread, deaf to Ctrl-C, everything heavy loaded before the first photo."""
    import cv2

    import vision.photos
    import vision.reading  # noqa: F401 - loaded here, not while somebody waits

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    cv2.setNumThreads(1)
    if hasattr(os, "nice"):
        os.nice(NICE)
    _keep_to(room)
    while True:
        try:
            pipe.send(seen(Path(pipe.recv())))
        except (EOFError, OSError):
            return


def _keep_to(room: int) -> None:
    """Whatever a photo unpacks to, the machine is left its memory. Linux counts; elsewhere only the size of the picture
    is looked at, which is done before it is unpacked."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return
    import resource

    taken = int(statm.read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (taken + room, taken + room))


def seen(path: Path) -> SeenPhoto:
    from vision.files import Reading, read_file
    from vision.kept import kept
    from vision.sheet import Sheet

    try:
        file = read_file(path, Reading(with_pictures=True))
        sheets = [sheet for sheet in file.sheets if isinstance(sheet, Sheet) and sheet.look]
        read = tuple(
            SeenSheet(sheet.id, json.dumps(kept(sheet)), sheet.look.flat.jpeg) for sheet in sheets if sheet.look
        )
        shot = sheets[0].look.found.jpeg if sheets and sheets[0].look else _thumb(path)
        return SeenPhoto(shot, read, file.errors, file.remarks)
    except Exception:  # a photo that breaks the reader is answered like any other: in one sentence
        return BROKEN


def _thumb(path: Path) -> bytes:
    """What a photo without a sheet shows, if it shows anything."""
    from rollwrite.errors import RollwriteError
    from vision.photo import open_photos, resized
    from vision.show.look import Pixels

    try:
        image = next(open_photos(path.read_bytes())).image
    except (RollwriteError, StopIteration):
        return b""
    return Pixels(resized(image, min(1.0, THUMB_PX / max(image.shape)))).packed().jpeg
