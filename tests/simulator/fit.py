"""Fit how much measures say: `python -m tests.simulator.fit --album DIR` reads tuning photos and writes weights.toml.

A field's measure is on a scale set by hand. How often there was ink at each place of that scale is counted, so that the
odds that come of it are odds. One crease or one dark corner makes many fields look alike, so a sheet counts once at
each place, whatever its number of fields there; and a little of the hand-set odds is mixed in, for what was not seen.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tests.simulator.accuracy import in_processes
from tests.simulator.album import kept_photo
from tests.simulator.judge import whose
from tests.simulator.reliability import KINDS, Kind, fields_of
from tests.simulator.tiers import TierName
from tests.simulator.truth import SheetTruth
from vision.belief.hidden import HIDDEN_SAYS
from vision.belief.seen import CERTAIN
from vision.belief.weights import WEIGHTS
from vision.photos import read_photos
from vision.pipeline import SheetReading
from vision.sheet import Sheet

MEASURED = (-6.0, -5.0, -4.0, -3.0, -2.3, -1.6, -1.0, -0.5, 0.0, 0.5, 1.0, 1.6, 2.3, 3.0, 4.0, 5.0, 6.0)
HAND_SET_SHEETS = 10.0  # so many sheets that behave as the hand-set scale says are mixed in
WINDOWS: tuple[tuple[str, TierName, int], ...] = (
    ("wolle", "hard", 200),
    ("volle-wolle", "hard", 150),
    ("uly-polly", "hard", 100),
    ("wolle", "normal", 100),
    ("volle-wolle", "normal", 50),
    ("uly-polly", "normal", 50),
    ("wolle", "scan", 50),
    ("volle-wolle", "scan", 50),
    ("wolle", "easy", 50),
)
TUNING_FROM = 14000  # a window whose photos were looked at: free to be tuned on


class Field(NamedTuple):
    """What was measured of a field, before anything was weighed, and what is there."""

    kind: Kind
    measured: float
    inked: bool


@dataclass(frozen=True)
class Counted:
    """By place of the scale: sheets that had such a field, and what share of those fields had ink, summed up."""

    sheets: NDArray[np.float64]
    inked: NDArray[np.float64]


def read_fields(seed: int, tier: TierName, game: str, album: Path | None) -> list[list[Field]]:
    """For each sheet of a photo that is read, all that can be seen of it."""
    data, truths = kept_photo(album, tier, seed, game)
    readings = read_photos(data)
    pairs = [pair for reading in readings for pair in zip(reading.sheets, reading.stages, strict=True)]
    found = zip(whose([sheet.corners for sheet, _ in pairs], truths), truths, strict=True)
    return [list(_fields(*pairs[number], truth)) for number, truth in found if number is not None]


def _fields(sheet: Sheet, reading: SheetReading, truth: SheetTruth) -> Iterator[Field]:
    """What is hidden says nothing of the scale."""
    before = reading.unweighed.by_field
    for kind, seen, inked in fields_of(sheet, truth):
        if abs(seen.log_odds) > HIDDEN_SAYS:
            yield Field(kind, before[seen.field].log_odds, inked)


def counted(sheets: Iterable[Sequence[Field]], kind: Kind) -> Counted:
    total, inked = np.zeros(len(MEASURED)), np.zeros(len(MEASURED))
    for fields in sheets:
        own = [field for field in fields if field.kind == kind]
        places = _places([field.measured for field in own])
        count = np.bincount(places, minlength=len(MEASURED))
        marked = np.bincount(places, [field.inked for field in own], minlength=len(MEASURED))
        total += count > 0
        inked += marked / np.maximum(count, 1)
    return Counted(total, inked)


def _places(measured: Sequence[float]) -> NDArray[np.int64]:
    """The nearest place of the scale."""
    middles = [(low + high) / 2 for low, high in pairwise(MEASURED)]
    return np.searchsorted(middles, measured)


def fitted(counts: Counted) -> list[float]:
    """Log odds at each place of the scale, never falling, and never surer than certain."""
    hand_set = 1 / (1 + np.exp(-np.array(MEASURED)))
    weight = counts.sheets + HAND_SET_SHEETS
    share = _never_falling((counts.inked + HAND_SET_SHEETS * hand_set) / weight, weight)
    odds = np.clip(np.log(share / (1 - share)), -CERTAIN, CERTAIN)
    return [round(float(one), 2) for one in odds]


def _never_falling(shares: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """The nearest shares that never fall: neighbours that do are pooled, until none does."""
    pools: list[tuple[float, float, int]] = []  # share, weight, how many places
    for share, weight in zip(shares.tolist(), weights.tolist(), strict=True):
        pools.append((share, weight, 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (one, heavy, some), (other, light, more) = pools[-2:]
            pools[-2:] = [((one * heavy + other * light) / (heavy + light), heavy + light, some + more)]
    return np.concatenate([np.full(count, share) for share, _, count in pools])


def written(scales: dict[Kind, list[float]], sheets: int) -> str:
    rows = [f"{kind} = [{', '.join(f'{odds:g}' for odds in scale)}]" for kind, scale in scales.items()]
    return "\n".join(
        [
            f"# How sure measures make us. Written by `python -m tests.simulator.fit`, from {sheets} sheets;",
            "# what it means stands in weights.py.",
            f"measured = [{', '.join(map(str, MEASURED))}]",
            "",
            "[log_odds]",
            *rows,
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulator.fit", description=__doc__)
    parser.add_argument("--album", type=Path, metavar="DIR", help="keep the photos there, and take none twice")
    parser.add_argument("--first", type=int, default=TUNING_FROM, help="the first seed")
    parser.add_argument("--share", type=float, default=1.0, help="of the photos of each tier")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    sheets: list[list[Field]] = []
    for game, tier, photos in WINDOWS:
        work = partial(read_fields, tier=tier, game=game, album=chosen.album)
        seeds = range(chosen.first, chosen.first + round(chosen.share * photos))
        sheets += [fields for found in in_processes(work, seeds, chosen.jobs) for fields in found]
        print(f"{game} {tier}: {len(sheets)} sheets so far", flush=True)
    text = written({kind: fitted(counted(sheets, kind)) for kind in KINDS}, len(sheets))
    WEIGHTS.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
