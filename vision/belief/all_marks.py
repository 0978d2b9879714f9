"""What was measured in all boxes of a sheet, measure by measure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import MarkBox
from vision.ink.boxes import Mark
from vision.ink.light import Floats

Numbers = NDArray[np.float64]
Truths = NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class AllMarks:
    """One of each for every box, as in `Mark`. The boxes tell whose they are, and to which choice they belong."""

    boxes: Sequence[MarkBox]
    dark: Numbers
    core: Numbers
    noise: Numbers
    contrast: Numbers
    edge: Numbers
    as_beside: Numbers
    runs_on: Numbers
    around: Numbers
    in_place: Truths  # its frame, or that of its neighbours, and enough of its own to be seen
    coloured_in: Truths
    tints: Floats

    @classmethod
    def of(cls, marks: Iterable[Mark], boxes: Sequence[MarkBox]) -> AllMarks:
        marks = tuple(marks)
        return cls(
            boxes,
            np.array([mark.dark for mark in marks]),
            np.array([mark.core for mark in marks]),
            np.array([mark.noise for mark in marks]),
            np.array([mark.contrast for mark in marks]),
            np.array([mark.edge for mark in marks]),
            np.array([mark.as_beside for mark in marks]),
            np.array([mark.runs_on for mark in marks]),
            np.array([mark.around for mark in marks]),
            np.array([mark.framed and mark.outlined and not mark.astray for mark in marks], np.bool_),
            np.array([mark.coloured_in for mark in marks], np.bool_),
            np.array([mark.tint for mark in marks], np.float32),
        )

    @property
    def seats(self) -> list[str]:
        return [box.seat for box in self.boxes]

    @property
    def middles(self) -> Numbers:
        return np.array([box.rect.center for box in self.boxes])

    @property
    def widest(self) -> float:
        return max(box.rect.width for box in self.boxes)
