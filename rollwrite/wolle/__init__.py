"""Wolle: the cat, the yarn and the porcelain."""

from rollwrite.wolle.face import Face, FaceError, face, face_called, faces_called
from rollwrite.wolle.judge import Verdict
from rollwrite.wolle.match import Match, match_of
from rollwrite.wolle.record import Reading, Record
from rollwrite.wolle.rules import Rule, Turn
from rollwrite.wolle.scoring import Score
from rollwrite.wolle.sheet import WolleSheet

__all__ = [
    "Face",
    "FaceError",
    "Match",
    "Reading",
    "Record",
    "Rule",
    "Score",
    "Turn",
    "Verdict",
    "WolleSheet",
    "face",
    "face_called",
    "faces_called",
    "match_of",
]
