"""How well photos are read: `python -m tests.simulator.accuracy`, for each tier, on seeds nobody tuned on."""

import argparse
import ctypes
import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import cv2

from rollwrite.language import language
from rollwrite.score_report import sheet_document
from tests.simulator.accuracy_page import columns_of, faults, page, tiers_of
from tests.simulator.album import kept_photo
from tests.simulator.dice import FRESH_FROM
from tests.simulator.faces import SHEETS, face_of
from tests.simulator.judge import judged, with_named
from tests.simulator.photos import describe
from tests.simulator.reliability import claims_of
from tests.simulator.tally import Outcome, Row
from tests.simulator.tiers import TIERS, TierName
from tests.simulator.truth import SheetTruth
from vision.find.trouble import UnreadableSheet
from vision.photos import read_photos
from vision.sheet import Sheet

M_TRIM_THRESHOLD, M_MMAP_MAX = -1, -4
PNG = b"\x89PNG"
ASKED_FOR = "--face"  # where the paper does not tell its face

Made = TypeVar("Made")


def read_one(
    seed: int, tier: TierName, game: str = "wolle", keep: Path | None = None, album: Path | None = None
) -> Outcome:
    """Take a photo and read it. What went wrong is kept in a folder, with everything about the photo."""
    data, truths = kept_photo(album, tier, seed, game)
    begun = perf_counter()
    sheets: list[Sheet] = []
    troubles: list[UnreadableSheet] = []
    error = ""
    try:
        sheets, troubles = _read(data, truths)
    except Exception as fault:  # a reader that falls over has not read the sheet; the run goes on
        error = f"{type(fault).__name__}: {fault}"
    documents = [sheet_document(sheet, language()) for sheet in sheets]
    seconds = perf_counter() - begun
    claimed = claims_of(sheets, truths)
    verdicts = tuple(with_named(judged(documents, truths), len(troubles)))
    error = error or ("" if sheets else "; ".join(map(str, troubles)))
    outcome = Outcome(tier, seed, game, verdicts, seconds, error, claimed)
    if keep and outcome.remarkable:
        story = {"truth": [truth.document() for truth in truths], "photo": describe(tier, seed, game)}
        _keep(keep, outcome, data, {"read": documents, **story})
    return outcome


def _alone() -> None:
    """A process of many: one thread, and memory kept for the next picture, since asking anew takes half the time."""
    cv2.setNumThreads(1)
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # only where there is glibc
    if mallopt:
        mallopt(M_MMAP_MAX, 0)
        mallopt(M_TRIM_THRESHOLD, 2_000_000_000)


def _read(data: bytes, truths: tuple[SheetTruth, ...]) -> tuple[list[Sheet], list[UnreadableSheet]]:
    """The way every photo takes: sheets, and those that are named as not readable. Where --face is asked for, it is
    given."""
    readings = read_photos(data)
    if any(ASKED_FOR in str(trouble) for reading in readings for trouble in reading.troubles):
        readings = read_photos(data, [face_of(name) for name in {truth.face for truth in truths} if name])
    sheets = [sheet for reading in readings for sheet in reading.sheets]
    return sheets, [trouble for reading in readings for trouble in reading.troubles]


def _keep(folder: Path, outcome: Outcome, data: bytes, story: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{outcome.game}-{outcome.tier}-{outcome.seed}"
    kind = "png" if data.startswith(PNG) else "jpg"
    (folder / f"{name}.{kind}").write_bytes(data)
    told = json.dumps({"faults": list(faults(outcome)), **story}, indent=1, default=str)
    (folder / f"{name}.json").write_text(told, "utf-8")


def in_processes(work: Callable[[int], Made], seeds: range, jobs: int) -> list[Made]:
    with ProcessPoolExecutor(jobs, initializer=_alone) as pool:
        return list(pool.map(work, seeds, chunksize=4))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulator.accuracy", description=__doc__)
    parser.add_argument(
        "--tier", action="append", choices=list(TIERS), help="one or more; all that the game has if none"
    )
    parser.add_argument("--game", action="append", choices=SHEETS, help="wolle if none")
    parser.add_argument("--photos", type=int, default=200)
    parser.add_argument("--seeds", choices=("fresh", "tune"), default="tune")
    parser.add_argument("--first", type=int, default=0, help="skip so many seeds")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--album", type=Path, metavar="DIR", help="keep the photos there, and take none twice")
    parser.add_argument("--save-failures", type=Path, metavar="DIR")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the page for docs/")
    chosen = parser.parse_args()
    first = chosen.first + (FRESH_FROM if chosen.seeds == "fresh" else 0)
    outcomes: list[Outcome] = []
    seeds = range(first, first + chosen.photos)
    asked = [(game, tier) for game in chosen.game or ("wolle",) for tier in chosen.tier or tiers_of(game)]
    for game, tier in asked:
        work = partial(read_one, tier=tier, game=game, keep=chosen.save_failures, album=chosen.album)
        results = in_processes(work, seeds, chosen.jobs)
        outcomes += results
        row = Row(tier, game, tuple(results))
        seconds = sum(outcome.seconds for outcome in results) / max(1, len(results))
        print(row.line(columns_of(tier)), end="", flush=True)
        print(f"  {seconds:.2f} s a photo, targets {'met' if row.met(columns_of(tier)) else 'missed'}", flush=True)
    print(page(outcomes, seeds))
    if chosen.write:
        chosen.write.write_text(page(outcomes, seeds), "utf-8")


if __name__ == "__main__":
    main()
