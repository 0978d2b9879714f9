"""The moods a mat can have: colours, and how its border is woven. A face names its mood; the rest follows from here."""

from collections.abc import Mapping
from dataclasses import dataclass

from rollwrite.wolle.face import Mood
from sheets.ink.palette import Colour


@dataclass(frozen=True, slots=True)
class Weave:
    fill: Colour
    edge: Colour  # fringe and woven border
    frame: Colour
    soft: bool  # the border's wave, round or pointed: moods differ in grey too


WEAVES: Mapping[Mood, Weave] = {
    "straw": Weave(Colour.STRAW, Colour.STRAW_EDGE, Colour.STRAW_FRAME, soft=False),
    "sky": Weave(Colour.SKY, Colour.SKY_EDGE, Colour.SKY_FRAME, soft=True),
    "meadow": Weave(Colour.LAWN, Colour.LAWN_EDGE, Colour.LAWN_FRAME, soft=False),
    "rose": Weave(Colour.ROSE, Colour.ROSE_EDGE, Colour.ROSE_FRAME, soft=True),
}
