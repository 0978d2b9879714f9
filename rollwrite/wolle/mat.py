"""The mat at one moment, as a terminal or a picture shows it: the yarn on it, what it reached, where it went wrong."""

from dataclasses import dataclass

from rollwrite.wolle.face import Face, Segment


@dataclass(frozen=True, slots=True)
class Mat:
    face: Face
    yarn: tuple[Segment, ...] = ()  # all that was drawn, also where it should not have been
    end: str | None = None
    cups: tuple[str, ...] = ()
    faults: tuple[tuple[str, ...], ...] = ()  # single dots, or the two dots of a segment

    @property
    def reached(self) -> frozenset[str]:
        return frozenset(dot for segment in self.yarn for dot in segment)
