"""Wolle as the registry knows it: texts and filled sheets in, judged values out."""

from pathlib import Path

from rollwrite.errors import UsageError
from rollwrite.games import RECORD, Filled, Options, Reports, Text
from rollwrite.message import message
from rollwrite.referee import Referee, Seating
from rollwrite.wolle import report
from rollwrite.wolle.face_file import read_face
from rollwrite.wolle.record import NAME, Record, read_rolls, read_variant
from rollwrite.wolle.sheet import WolleSheet
from rollwrite.wolle.verdict import JudgedFace, Unplayable, Verdict


class Wolle:
    name = NAME
    report: Reports = report

    def judged(self, text: Text, options: Options) -> Verdict | Unplayable | JudgedFace:
        """A record or a face; both say all there is to know themselves."""
        options.refuse(text.file, "face", "rolls", "variant", "cups")
        if text.form == RECORD:
            return Record.parse(text.text, Path(text.file).parent).verdict
        return JudgedFace(read_face(text.text, text.file))

    def filled(self, paper: Filled, options: Options) -> WolleSheet:
        return WolleSheet(
            face=paper.face,
            segments=paper.segments,
            cups=paper.cups,
            marks=paper.marks,
            rolls=None if options.rolls is None else read_rolls(options.rolls),
            told_variant=None if options.variant is None else read_variant(options.variant),
            ink=paper.ink,
        )

    def referee(self, seating: Seating, text: str) -> Referee:
        raise UsageError(message("wolle/no-referee"))


GAME = Wolle()
