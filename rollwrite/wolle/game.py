"""Wolle as the registry knows it: texts and filled sheets in, judged values out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rollwrite.games import KEPT, RECORD, Filled, Options, Outcome, Reports, Text
from rollwrite.wolle import report
from rollwrite.wolle.record import NAME, Record, read_rolls, read_variant
from rollwrite.wolle.sheet import WolleSheet
from rollwrite.wolle.verdict import JudgedFace, Unplayable, Verdict

if TYPE_CHECKING:
    from rollwrite.referee import Referee, Seating
    from rollwrite.wolle.kept import KeptGame
    from rollwrite.wolle.one_table import OneTable


class Wolle:
    name = NAME
    report: Reports = report

    def judged(self, text: Text, options: Options) -> Verdict | Unplayable | JudgedFace | KeptGame:
        """A record, a kept game or a face; all say all there is to know themselves."""
        options.refuse(text.file, "face", "rolls", "variant", "cups")
        if text.form == RECORD:
            return Record.parse(text.text, Path(text.file).parent).verdict
        if text.form == KEPT:
            from rollwrite.wolle.kept import KeptGame

            return KeptGame.parse(text.text, Path(text.file).parent)
        from rollwrite.wolle.face_file import read_face

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
            unclear=paper.tangled,
        )

    def referee(self, seating: Seating, text: str) -> Referee:
        from rollwrite.wolle.referee import open_game

        return open_game(seating, text)

    def one_table(self, seated: Sequence[tuple[str, Outcome]]) -> OneTable:
        from rollwrite.wolle.one_table import OneTable

        return OneTable(seated)


GAME = Wolle()
