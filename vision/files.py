"""Many files at once, on all cores: photos are read, records are judged. One bad file does not stop the others."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from rollwrite.errors import NoUseForOption, RollwriteError, UnreadableFile
from rollwrite.files import why_not
from rollwrite.games import NO_OPTIONS, Options, Uncountable
from rollwrite.kinds import STANDARD_INPUT, File, Kind, open_file
from rollwrite.message import message
from rollwrite.scored import ScoredFile, Told
from rollwrite.wolle.face import Face
from vision.marks_of_ours import COMMENT, ENDING

HEAD_BYTES = 512
WORTH_A_POOL = 4  # starting processes takes as long as reading a few photos


@dataclass(frozen=True, slots=True)
class Reading:
    """How files are to be read: what a call adds to each, and whether their pictures are wanted afterwards."""

    options: Options = NO_OPTIONS
    faces: tuple[Face, ...] = ()
    with_pictures: bool = False
    debug: Path | None = None


def expanded(files: Iterable[Path]) -> list[Path]:
    """Folders stand for the files in them, in order of their names; an empty one stays, to be complained about."""
    return [one for file in files for one in (sorted(_files_in(file)) or [file])]


def read_files(
    files: Sequence[Path], how: Reading, jobs: int | None = None, done: Callable[[], None] = lambda: None
) -> Iterator[ScoredFile]:
    """One answer a file, in their order; `done` is called after each."""
    jobs = min(jobs or os.cpu_count() or 1, len(files))
    work = partial(_read_whatever_happens, how=how)
    for scored in _in_processes(work, files, jobs) if jobs > 1 and len(files) >= WORTH_A_POOL else map(work, files):
        done()
        yield scored


def _read_whatever_happens(path: Path, how: Reading) -> ScoredFile:
    """A fault of ours in one file is that file's error, and no reason to say nothing about the others."""
    try:
        return read_file(path, how)
    except Exception as error:
        if "ROLLWRITE_TRACEBACK" in os.environ:
            raise
        from rollwrite.complaints import our_fault

        return ScoredFile(str(path), errors=(our_fault(error),))


def read_file(path: Path, how: Reading) -> ScoredFile:
    """One file by its kind, or why it cannot be read."""
    try:
        _refuse_folder(path)
        file = open_file(path)
        return _read_photo(file, how) if file.kind is Kind.PHOTO else _judged(file, how)
    except (UnreadableFile, NoUseForOption) as error:
        return ScoredFile(str(path), errors=(error.reason if error.file == str(path) else error.message,))
    except RollwriteError as error:
        return ScoredFile(str(path), errors=(error.message,))


def _refuse_folder(path: Path) -> None:
    """Only one without files to read is still here, or one that nobody may look into."""
    try:
        if path.is_dir():
            next(path.iterdir(), None)
            raise UnreadableFile(str(path), message("door/empty-folder"))
    except OSError as error:
        raise UnreadableFile(str(path), message("door/cannot-be-read", why=why_not(error))) from None


def _judged(file: File, how: Reading) -> ScoredFile:
    outcome = file.judged(how.options)
    if isinstance(outcome, Uncountable):
        raise UnreadableFile(file.name, outcome.no_score)
    return ScoredFile(file.name, told=Told(file.game, outcome))


def _read_photo(file: File, how: Reading) -> ScoredFile:
    from vision.photos import read_photos, remarks_on

    readings = read_photos(file.data, how.faces, how.options)
    sheets = [sheet for reading in readings for sheet in reading.sheets]
    for sheet in sheets:
        _ = sheet.outcome  # made here, where a call's option that does not apply is the file's own fault
    troubles = [trouble for reading in readings for trouble in reading.troubles]
    if how.debug:
        from vision.show.pictures import write_stages

        write_stages(file.name, [stage for reading in readings for stage in reading.stages], how.debug)
    blocking = [trouble for trouble in troubles if not trouble.empty_page or not sheets]
    kept = [replace(sheet, look=sheet.look.packed() if sheet.look and how.with_pictures else None) for sheet in sheets]
    errors = tuple(trouble.message for trouble in (blocking[:1] if not sheets else blocking))
    return ScoredFile(file.name, tuple(kept), errors=errors, remarks=remarks_on(readings))


def _in_processes(work: Callable[[Path], ScoredFile], files: Sequence[Path], jobs: int) -> Iterator[ScoredFile]:
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    try:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_one_thread) as pool:
            elsewhere = {n: pool.submit(work, file) for n, file in enumerate(files) if not _only_here(file)}
            for n, file in enumerate(files):
                yield elsewhere[n].result() if n in elsewhere else work(file)
    except BrokenProcessPool:
        raise RollwriteError(message("reading/worker-stopped")) from None


def _only_here(file: Path) -> bool:
    """Standard input and pipes are this process's own; others find them empty."""
    with suppress(OSError, ValueError):  # nobody may look, or no file can have the name: reading it will tell
        return str(file) == STANDARD_INPUT or not file.is_file()
    return True


def _one_thread() -> None:
    """Every process has a core of its own; threads inside would only wait for each other."""
    import cv2

    cv2.setNumThreads(1)


def _files_in(folder: Path) -> list[Path]:
    """None where it is no folder, or one that nobody may look into: reading it will tell."""
    try:
        return [file for file in folder.iterdir() if file.is_file() and not _is_ours(file)] if folder.is_dir() else []
    except (OSError, ValueError):
        return []


def _is_ours(file: Path) -> bool:
    """Hidden files, answers kept beside a photo, and annotated copies are no photos."""
    if file.name.startswith(".") or file.name.endswith(ENDING):
        return True
    try:
        with file.open("rb") as stream:
            return COMMENT in stream.read(HEAD_BYTES)
    except OSError:  # reading it will tell
        return False
