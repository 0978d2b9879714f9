"""What a stack of sheets costs: time and bytes of each further one against the first, and the ink of a page.

Run as `python -m benchmarks.printing`. Times are ratios within one run, so the machine does not matter.
"""

import statistics
import time

import numpy as np
import pypdfium2

from rollwrite.wolle import faces_called
from sheets.games.wolle.printing import printed
from sheets.press.order import PrintOrder

SHEETS = 100
ROUNDS = 5


def order(sheets: int = 1, face: str = "A", ink: str = "full", cups: str = "random") -> PrintOrder:
    return PrintOrder("wolle", paper="a5", seed=1, sheets=sheets, faces=faces_called(face), ink=ink, cups=cups)


def seconds(sheets: int) -> float:
    start = time.perf_counter()
    printed(order(sheets))
    return time.perf_counter() - start


def coverage(data: bytes) -> float:
    """The inked share of the page, all colours together: 1 would be solid cyan, magenta and yellow."""
    page = pypdfium2.PdfDocument(data)[0].render(scale=150 / 72).to_pil().convert("RGB")
    return float(1 - np.asarray(page).mean() / 255)


def main() -> None:
    first = statistics.median(seconds(1) for _ in range(ROUNDS))
    further = (statistics.median(seconds(SHEETS) for _ in range(ROUNDS)) - first) / (SHEETS - 1)
    one, many = (len(printed(order(count)).data) for count in (1, SHEETS))
    print(f"first sheet         {first * 1000:7.1f} ms  {one / 1000:6.1f} KB")
    print(f"each further sheet  {further * 1000:7.1f} ms  {(many - one) / (SHEETS - 1) / 1000:6.1f} KB")
    print(f"further : first     {further / first:7.3f}")
    for face in ("A", "B"):
        full, low = (coverage(printed(order(face=face, ink=ink, cups="hand")).data) for ink in ("full", "low"))
        print(f"ink of face {face}       {full:7.1%} full, {low:.1%} low")


if __name__ == "__main__":
    main()
