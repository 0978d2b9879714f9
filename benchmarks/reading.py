"""Reading a 12-megapixel photo, against decoding the same file: `python -m benchmarks.reading`."""

import resource
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from time import perf_counter

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.documents import File, Kind
from tests.simulator import photo
from vision.score import PhotoOptions, score_photo

PHOTOS = 4
ROUNDS = 7
LARGE = 11_500_000
MANY = 200


def main() -> None:
    photos = list(islice(_large_photos(), PHOTOS))
    print("photo  decode  score  score / decode")
    ratios = []
    for number, data in enumerate(photos, start=1):
        decode, score = _best(partial(_decode, data)), _best(partial(_score, data))
        ratios.append(score / decode)
        print(f"{number:>5}  {decode * 1000:4.0f} ms  {score * 1000:3.0f} ms  {score / decode:.2f}")
    print(f"middle: {np.median(ratios):.2f} times the decoding (limit 2)")
    before = _peak_mb()
    for n in range(MANY):
        _score(photos[n % PHOTOS])
    print(f"peak memory {_peak_mb():.0f} MB (limit 400), {_peak_mb() - before:+.0f} MB over {MANY} more photos")


def _large_photos() -> Iterator[bytes]:
    """Single sheets in daylight, as large as phones take them."""
    for seed in count():
        data, truth = photo("easy", seed)
        height, width = _decode(data).shape[:2]
        if len(truth) == 1 and height * width >= LARGE:
            yield data


def _decode(data: bytes) -> NDArray[np.uint8]:
    return np.asarray(cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR), np.uint8)


def _score(data: bytes) -> None:
    score_photo(File("photo.jpg", Kind.PHOTO, data), PhotoOptions())


def _best(work: Callable[[], object]) -> float:
    """The best of a few rounds: what the machine can do when nobody else is at it."""
    times = []
    for _ in range(ROUNDS):
        begun = perf_counter()
        work()
        times.append(perf_counter() - begun)
    return min(times)


def _peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
