"""Counting: one point an object, more for complete sets and for the paw, less for broken porcelain."""

from collections.abc import Mapping
from dataclasses import dataclass

from rollwrite.wolle.face import KINDS, Face, Kind

PAW_POINTS = 5
CUP_POINTS = -2


@dataclass(frozen=True, slots=True)
class Score:
    """Points by what they are for; `total` is their sum."""

    objects: int = 0
    sets: int = 0
    paw: int = 0
    cups: int = 0

    def __repr__(self) -> str:
        parts = f"objects={self.objects}, sets={self.sets}, paw={self.paw}, cups={self.cups}"
        return f"<Score {self.total}: {parts}>"

    @property
    def total(self) -> int:
        return self.objects + self.sets + self.paw + self.cups


def score_of(objects: Mapping[Kind, int], paw: bool, cups: int, face: Face) -> Score:
    """The score for so many objects of each kind, the paw reached or not, and so many cups broken."""
    return Score(
        objects=sum(objects.get(kind, 0) for kind in KINDS),
        sets=sum(face.set_points[: complete_sets(objects)]),
        paw=PAW_POINTS if paw else 0,
        cups=CUP_POINTS * cups,
    )


def complete_sets(objects: Mapping[Kind, int]) -> int:
    return min(objects.get(kind, 0) for kind in KINDS)
