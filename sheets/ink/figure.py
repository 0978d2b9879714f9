"""A figure is a few painted shapes about a centre, placed and scaled as a whole."""

from dataclasses import dataclass

from sheets.ink.ink import OUTLINE, Ink
from sheets.ink.palette import Colour
from sheets.ink.path import Path

SIZE = 6.0  # the square that figures are made in


@dataclass(frozen=True, slots=True)
class Mark:
    """One painted shape."""

    path: Path
    fill: Colour | None = None
    line: Colour | None = None
    width: float = OUTLINE


Figure = tuple[Mark, ...]


def placed(drawing: Figure, x: float, y: float, scale: float = 1.0, degrees: float = 0.0) -> Figure:
    """A part of a larger drawing: scaled, turned, then moved. A scale below zero shows its mirror image."""
    return tuple(
        Mark(mark.path.scaled(scale, abs(scale)).turned(degrees).moved(x, y), mark.fill, mark.line, mark.width)
        for mark in drawing
    )


def thinner(drawing: Figure, part: float) -> Figure:
    """For a drawing shown small: the same with lines only a part as wide."""
    return tuple(Mark(mark.path, mark.fill, mark.line, mark.width * part) for mark in drawing)


def draw(ink: Ink, drawing: Figure, x: float, y: float, size: float = SIZE, degrees: float = 0.0) -> None:
    """Centre the drawing at a point. Line weights stay what they are, whatever the size."""
    for mark in drawing:
        path = mark.path.scaled(size / SIZE).turned(degrees).moved(x, y)
        ink.paint(path, mark.fill, mark.line, mark.width)
