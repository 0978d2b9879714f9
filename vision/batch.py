"""Many files at once, on all cores. One bad file does not stop the others; the answers keep the files' order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import cv2

from rollwrite.errors import RollwriteError
from rollwrite.score_files import Entry, score_file
from vision.score import PhotoOptions, score_photo

WORTH_A_POOL = 4  # starting processes takes as long as reading a few photos


def score_all(
    files: Sequence[Path], options: PhotoOptions, jobs: int | None, done: Callable[[], None]
) -> Iterator[Entry]:
    """One entry a file; `done` is called after each."""
    jobs = min(jobs or os.cpu_count() or 1, len(files))
    work = partial(score_one, options=options)
    for entry in _in_processes(work, files, jobs) if jobs > 1 and len(files) >= WORTH_A_POOL else map(work, files):
        done()
        yield entry


def score_one(file: Path, options: PhotoOptions) -> Entry:
    return score_file(file, partial(score_photo, options=options))


def _in_processes(work: Callable[[Path], Entry], files: Sequence[Path], jobs: int) -> Iterator[Entry]:
    try:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_one_thread) as pool:
            yield from pool.map(work, files)
    except BrokenProcessPool:
        raise RollwriteError("a worker was stopped, perhaps for want of memory: try again with --jobs 1") from None


def _one_thread() -> None:
    """Every process has a core of its own; threads inside would only wait for each other."""
    cv2.setNumThreads(1)
