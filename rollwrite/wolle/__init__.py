"""Wolle: the cat, the yarn and the porcelain.

from rollwrite import wolle

wolle.face("A"), wolle.generate(2026), wolle.Face.read("mine.toml")
wolle.Record.parse(text).verdict.findings
"""

from typing import TYPE_CHECKING

from rollwrite.lazy import lazily
from rollwrite.wolle.face import Face as Face
from rollwrite.wolle.face import FaceError as FaceError
from rollwrite.wolle.face import face as face  # at once, for it has the name of its module
from rollwrite.wolle.face import face_called as face_called
from rollwrite.wolle.face import faces_called as faces_called

if TYPE_CHECKING:
    from rollwrite.wolle.match import Match as Match
    from rollwrite.wolle.match import match_of as match_of
    from rollwrite.wolle.record import Record as Record
    from rollwrite.wolle.rules import Turn as Turn
    from rollwrite.wolle.scoring import Score as Score
    from rollwrite.wolle.seeds import generate as generate
    from rollwrite.wolle.sheet import WolleSheet as WolleSheet
    from rollwrite.wolle.verdict import Verdict as Verdict

__getattr__, __dir__ = lazily(
    __name__,
    {
        "match": ("Match", "match_of"),
        "record": ("Record",),
        "rules": ("Turn",),
        "scoring": ("Score",),
        "seeds": ("generate",),
        "sheet": ("WolleSheet",),
        "verdict": ("Verdict",),
    },
)
