"""How well photos are read: `python -m tests.simulator.accuracy`, for each tier, on seeds nobody tuned on."""

import argparse
import ctypes
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any

import cv2

from rollwrite.language import language
from rollwrite.score_report import sheet_document
from tests.simulator.dice import FRESH_FROM
from tests.simulator.faces import SHEETS, face_of
from tests.simulator.judge import Verdict, judged
from tests.simulator.photos import describe, photo
from tests.simulator.tiers import TIERS, Tier, TierName
from tests.simulator.truth import SheetTruth
from vision.photos import read_photos

M_TRIM_THRESHOLD, M_MMAP_MAX = -1, -4
NAMES_SHOWN = 8
PNG = b"\x89PNG"
ASKED_FOR = "--face"  # where the paper does not tell its face


@dataclass(frozen=True, slots=True)
class Target:
    right: float
    silent: float
    review: float


TARGETS: dict[TierName, Target] = {
    "scan": Target(99.5, 0, 1),
    "easy": Target(99, 0, 3),
    "normal": Target(97, 0.5, 8),
    "hard": Target(85, 2, 25),
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """One photo, read: what was made of each of its sheets, in how many seconds, or why it failed as a whole."""

    tier: TierName
    seed: int
    game: str
    verdicts: tuple[Verdict, ...]
    seconds: float
    error: str = ""

    @property
    def remarkable(self) -> bool:
        return bool(self.error) or any(not v.right or v.doubts for v in self.verdicts)


@dataclass(frozen=True, slots=True)
class Tally:
    """Shares of all sheets of a tier, in percent."""

    tier: TierName
    game: str
    photos: int
    sheets: int
    right: float
    silent: float
    review: float
    not_found: float
    unread_ids: float
    wrong_boxes: float  # of ten thousand
    seconds: float

    @classmethod
    def of(cls, tier: TierName, game: str, outcomes: list[Outcome]) -> "Tally":
        verdicts = [verdict for outcome in outcomes for verdict in outcome.verdicts]

        def share(count: int) -> float:
            return 100 * count / max(1, len(verdicts))

        return cls(
            tier,
            game,
            len(outcomes),
            len(verdicts),
            right=share(sum(v.right for v in verdicts)),
            silent=share(sum(bool(v.silent) for v in verdicts)),
            review=share(sum(bool(v.doubts) for v in verdicts)),
            not_found=share(sum(not v.found for v in verdicts)),
            unread_ids=share(sum(v.unread_id for v in verdicts)),
            wrong_boxes=10_000 * sum(v.wrong_boxes for v in verdicts) / max(1, sum(v.boxes for v in verdicts)),
            seconds=sum(outcome.seconds for outcome in outcomes) / max(1, len(outcomes)),
        )

    @property
    def met(self) -> bool:
        target = TARGETS[self.tier]
        return self.right >= target.right and self.silent <= target.silent and self.review <= target.review


def read_one(seed: int, tier: TierName, game: str = "wolle", keep: Path | None = None) -> Outcome:
    """Take a photo and read it. What went wrong is kept in a folder, with everything about the photo."""
    data, truths = photo(tier, seed, game)
    begun = perf_counter()
    error = ""
    try:
        documents = _read(data, truths)
    except Exception as fault:  # a reader that falls over has not read the sheet; the run goes on
        documents, error = [], f"{type(fault).__name__}: {fault}"
    seconds = perf_counter() - begun
    outcome = Outcome(tier, seed, game, tuple(judged(documents, truths)), seconds, error)
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


def _read(data: bytes, truths: tuple[SheetTruth, ...]) -> list[dict[str, Any]]:
    """The way every photo takes: what `score --json` says of its sheets. Where it asks for --face, it is given."""
    readings = read_photos(data)
    if any(ASKED_FOR in str(trouble) for reading in readings for trouble in reading.troubles):
        readings = read_photos(data, [face_of(name) for name in {truth.face for truth in truths} if name])
    sheets = [sheet for reading in readings for sheet in reading.sheets]
    if not sheets:
        raise next(trouble for reading in readings for trouble in reading.troubles)
    return [sheet_document(sheet, language()) for sheet in sheets]


def _keep(folder: Path, outcome: Outcome, data: bytes, story: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{outcome.game}-{outcome.tier}-{outcome.seed}"
    kind = "png" if data.startswith(PNG) else "jpg"
    (folder / f"{name}.{kind}").write_bytes(data)
    told = json.dumps({"faults": list(_faults(outcome)), **story}, indent=1, default=str)
    (folder / f"{name}.json").write_text(told, "utf-8")


def measured(tier: TierName, seeds: range, game: str, jobs: int, keep: Path | None) -> list[Outcome]:
    work = partial(read_one, tier=tier, game=game, keep=keep)
    with ProcessPoolExecutor(jobs, initializer=_alone) as pool:
        return list(pool.map(work, seeds, chunksize=4))


def _faults(outcome: Outcome) -> Iterator[str]:
    if outcome.error:
        yield outcome.error
    for number, verdict in enumerate(outcome.verdicts, 1):
        parts = [] if verdict.found else ["not found"]
        if verdict.silent:
            parts.append(f"silently wrong: {_some(verdict.silent)}")
        if verdict.wrong & verdict.doubts:
            parts.append(f"wrong, flagged: {_some(verdict.wrong & verdict.doubts)}")
        if verdict.doubts - verdict.wrong:
            parts.append(f"doubted, but right: {_some(verdict.doubts - verdict.wrong)}")
        if parts:
            which = f"sheet {number}: " if len(outcome.verdicts) > 1 else ""
            yield which + "; ".join(parts)


def _some(names: frozenset[str]) -> str:
    shown = sorted(names)[:NAMES_SHOWN]
    return " ".join(shown) + (f" and {len(names) - len(shown)} more" if len(names) > len(shown) else "")


_HEAD = """| sheet | tier | photos | sheets | every value right | silent errors | sent to review | not found \
| id not read | wrong boxes of 10 000 |
|---|---|---|---|---|---|---|---|---|---|
"""


def table(tallies: list[Tally]) -> str:
    return _HEAD + "".join(_row(tally) for tally in tallies)


def _row(tally: Tally) -> str:
    target = TARGETS[tally.tier]
    return (
        f"| {tally.game} | {tally.tier} | {tally.photos} | {tally.sheets} | {tally.right:.1f} % (≥ {target.right:g}) "
        f"| {tally.silent:.1f} % (≤ {target.silent:g}) | {tally.review:.1f} % (≤ {target.review:g}) "
        f"| {tally.not_found:.1f} % | {tally.unread_ids:.1f} % | {tally.wrong_boxes:.1f} |\n"
    )


def failures(outcomes: list[Outcome]) -> str:
    lines = [
        f"- {outcome.game} {outcome.tier} {outcome.seed}: {fault}\n"
        for outcome in outcomes
        if any(not verdict.right for verdict in outcome.verdicts)
        for fault in _faults(outcome)
    ]
    return "".join(lines) or "None.\n"


_PAGE = """# How well photos are read

Written by `make accuracy`, which prints sheets, fills them in with simulated pens, photographs them with a simulated
camera (`tests/simulator/`) and reads the photos back. A good part of the pens, tables, lights and ways to mark a box
turns up with seeds from {fresh} on only. Some of those were looked at when a first reader failed on them; the seeds of
this table, {first} to {last}, were not. No photo here was taken by a phone: these figures say how the reader
stands up to the damage we could think of, not how it does at your table.

{table}
Figures in brackets are the targets. *Every value right*: each of the sheet's segments, cups and boxes is as drawn.
*Silent error*: something is wrong and `review` does not name it. *Sent to review*: `review` names a segment, a cup or a
box; honest differences between boxes and yarn, which players do leave on their sheets, are not counted. *Id not read*:
the square code could not be read, all else could. The score sheets of Volle Wolle (396 boxes) and Uly & Polly (47) are
held to the same targets, which were set for Wolle (37 boxes and the yarn); the last column compares them box by box.
*wolle* is faces A and B, *wolle-seeds* a fresh seed for every sheet, *wolle-own* faces of somebody's own, whole in the
code, the same photos in all else. Of these two only the code tells which face it is: where it could not be read,
`--face` was asked for and given.

## The tiers

| tier | a hand misses dots by up to | tilt | curl | what else |
|---|---|---|---|---|
{tiers}
## What went wrong

{failures}"""

_STORIES: dict[TierName, str] = {
    "scan": "flatbed, 200 to 300 dpi, laid down askew, in grey and in colour, one sheet or two",
    "easy": "daylight, up to 12 megapixels, now and then a soft shadow or a whole table in one shot",
    "normal": "lamps, shadows, grey and weak prints, waves, messengers, noise and blur",
    "hard": "glare, folds, stains, faint and erased pencil, a thumb on a marker, dim light",
}


def _tier_row(tier: Tier) -> str:
    return f"| {tier.name} | {tier.miss_most:g} mm | {tier.tilt[1]:g}° | {tier.curl:g} mm | {_STORIES[tier.name]} |\n"


def page(tallies: list[Tally], outcomes: list[Outcome], seeds: range) -> str:
    tiers = "".join(map(_tier_row, TIERS.values()))
    return _PAGE.format(
        fresh=FRESH_FROM,
        first=seeds[0],
        last=seeds[-1],
        table=table(tallies),
        tiers=tiers,
        failures=failures(outcomes),
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulator.accuracy", description=__doc__)
    parser.add_argument("--tier", action="append", choices=list(TIERS), help="one or more; all if not given")
    parser.add_argument("--game", action="append", choices=SHEETS, help="wolle if none")
    parser.add_argument("--photos", type=int, default=200)
    parser.add_argument("--seeds", choices=("fresh", "tune"), default="tune")
    parser.add_argument("--first", type=int, default=0, help="skip so many seeds")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--save-failures", type=Path, metavar="DIR")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the page for docs/")
    chosen = parser.parse_args()
    first = chosen.first + (FRESH_FROM if chosen.seeds == "fresh" else 0)
    outcomes: list[Outcome] = []
    tallies = []
    seeds = range(first, first + chosen.photos)
    for game, tier in product(chosen.game or ("wolle",), chosen.tier or TIERS):
        results = measured(tier, seeds, game, chosen.jobs, chosen.save_failures)
        outcomes += results
        tallies.append(Tally.of(tier, game, results))
        print(_row(tallies[-1]), end="", flush=True)
        print(f"  {tallies[-1].seconds:.2f} s a photo, targets {'met' if tallies[-1].met else 'missed'}", flush=True)
    print(table(tallies))
    print(failures(outcomes))
    if chosen.write:
        chosen.write.write_text(page(tallies, outcomes, seeds), "utf-8")


if __name__ == "__main__":
    main()
