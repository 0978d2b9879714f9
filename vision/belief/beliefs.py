"""Everything that was seen of a sheet, before any rule has been asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sheets.layout.model import Segment
from vision.belief.seen import Seen
from vision.belief.strays import Stray


@dataclass(frozen=True)
class Beliefs:
    """Of all fields of a sheet, and of what lies on none."""

    segments: Mapping[Segment, Seen]
    cups: Mapping[str, Seen]  # by spot: is it circled?
    boxes: Mapping[str, Seen]
    faint: frozenset[Segment] = frozenset()  # segments with much weaker ink than the others
    strange: frozenset[Segment] = frozenset()  # and with ink of another colour
    twice: frozenset[Segment] = frozenset()  # and with two lines side by side
    covered: frozenset[str] = frozenset()  # spots of which yarn hides a good part
    strays: tuple[Stray, ...] = ()  # strokes that lie on none of these

    @property
    def by_field(self) -> dict[str, Seen]:
        """By the names of all that may be ink."""
        places = (seen for part in (self.segments, self.cups, self.boxes) for seen in part.values())
        return {seen.field: seen for seen in (*places, *(stray.seen for stray in self.strays))}

    @property
    def fields(self) -> frozenset[str]:
        return frozenset(self.by_field)
