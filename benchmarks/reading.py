"""Reading a 12-megapixel photo, against decoding the same file: `python -m benchmarks.reading`.

A further photo, the first one with all that has to be loaded for it, the memory, and where the time goes.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

import vision
from benchmarks import reading
from benchmarks.stages import STAGES, Stopwatch
from rollwrite.language import language
from rollwrite.score_report import sheet_document
from vision.sheet import Sheet

if TYPE_CHECKING:
    from tests.simulator import TierName

TIERS: tuple[TierName, ...] = ("easy", "normal")
PHOTOS = 4  # of each tier
ROUNDS = 7
LARGE = 11_500_000
MANY = 200
LIBRARIES = "import typer, cv2, shapely"


def main() -> None:
    # Simulated elsewhere: that takes far more memory than reading, and leaves this process with room it would not have.
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        photos = [data for tier in TIERS for data in elsewhere.submit(_some_photos, tier).result()]
    further = _further(photos)
    _stages(photos)
    with TemporaryDirectory() as folder:
        files = [Path(folder) / f"photo-{number}.jpg" for number in range(len(photos))]
        for file, data in zip(files, photos, strict=True):
            file.write_bytes(data)
        # In a process that has decoded nothing for comparison and holds one file at a time, as the program does.
        with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
            once, in_the_end = elsewhere.submit(_memory, files).result()
        print(f"peak memory {once:.0f} MB (limit 250), {in_the_end - once:+.0f} MB over {MANY} more photos")
        _first(files[0], *further[0])


def _further(photos: list[bytes]) -> list[tuple[float, float]]:
    """Seconds that each takes on the clock and of the processor, when others were read before."""
    print("photo      decode  score  score / decode  of processor time")
    ratios, taken = [], []
    for number, data in enumerate(photos):
        (decode, work), (score, more_work) = _best(partial(_decode, data), partial(_score, data))
        ratios.append(score / decode)
        taken.append((score, more_work))
        name = f"{TIERS[number // PHOTOS]} {number % PHOTOS + 1}"
        times = f"{decode * 1000:4.0f} ms  {score * 1000:3.0f} ms"
        print(f"{name:<9} {times}  {score / decode:14.2f}  {more_work / work:17.2f}")
    print(f"middle: {np.median(ratios):.2f} times the decoding, the slowest {max(ratios):.2f} (limit 1.5)")
    return taken


def _stages(photos: list[bytes]) -> None:
    rounds: list[dict[str, float]] = []
    for data in photos:
        tries = []
        for _ in range(ROUNDS):
            watch = Stopwatch()
            with watch.measuring():
                _score(data)
            tries.append(watch.seconds)
        rounds.append({stage: min(one[stage] for one in tries) for stage in STAGES})
    print("by stage, in ms:", *(f"{stage} {1000 * np.mean([one[stage] for one in rounds]):.1f}" for stage in STAGES))


def _memory(files: list[Path]) -> tuple[float, float]:
    """The most that was ever in use, in MB: when each photo was read once, and after many."""
    for file in files:
        _score(file.read_bytes())
    once = _peak_mb()
    for n in range(MANY):
        _score(files[n % len(files)].read_bytes())
    return once, _peak_mb()


def _first(file: Path, further: float, more_work: float) -> None:
    """A process that reads one photo, against one that loads the libraries, and a photo."""
    score = [sys.executable, "-m", "cli", "score", "--json", str(file)]
    load = [sys.executable, "-c", LIBRARIES]
    (libraries, loading), (first, working) = _best(partial(_run, load), partial(_run, score))
    print(f"first photo {first * 1000:.0f} ms, libraries {libraries * 1000:.0f} ms", end=": ")
    print(f"{first / (libraries + further):.2f} times libraries and a further photo (limit 1.3)", end=", ")
    print(f"{working / (loading + more_work):.2f} of processor time")


def _run(command: list[str]) -> None:
    done = subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode
    assert done in (0, 1)  # read, perhaps with something to look at


def _some_photos(tier: TierName) -> list[bytes]:
    return list(islice(_large_photos(tier), PHOTOS))


def _large_photos(tier: TierName) -> Iterator[bytes]:
    """Single sheets, as large as phones take them. The simulator takes memory by being loaded, too."""
    from tests.simulator import photo

    for seed in count():
        data, truth = photo(tier, seed)
        height, width = _decode(data).shape[:2]
        if len(truth) == 1 and height * width >= LARGE:
            yield data


def _decode(data: bytes) -> NDArray[np.uint8]:
    return np.asarray(cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR), np.uint8)


def _score(data: bytes) -> None:
    for sheet in vision.read(data):
        reading.judge(sheet)  # by the module's name, under which it is timed


def judge(sheet: Sheet) -> None:
    sheet_document(sheet, language())


def _best(*works: Callable[[], object]) -> list[tuple[float, float]]:
    """The best of a few rounds, taken in turns, on the clock and of the processor: what the machine can do when nobody
    else is at it."""
    times: list[list[tuple[float, float]]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for work, taken in zip(works, times, strict=True):
            begun, worked = perf_counter(), _worked()
            work()
            taken.append((perf_counter() - begun, _worked() - worked))
    return [(min(clock for clock, _ in taken), min(work for _, work in taken)) for taken in times]


def _worked() -> float:
    """Seconds of the processor, in this process and those it has started."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def _peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
