"""Uly & Polly: a wolf hides in a flock of sixteen tiles.

from rollwrite import uly_polly

uly_polly.Record.parse(text).tokens
uly_polly.Hunt.through(uly_polly.Record.parse(text)).last[-1].chances
"""

from typing import TYPE_CHECKING

from rollwrite.lazy import lazily

if TYPE_CHECKING:
    from rollwrite.uly_polly.belief import Habits as Habits
    from rollwrite.uly_polly.hunt import Hunt as Hunt
    from rollwrite.uly_polly.record import Record as Record
    from rollwrite.uly_polly.rules import Game as Game
    from rollwrite.uly_polly.rules import Move as Move
    from rollwrite.uly_polly.rules import NewRound as NewRound
    from rollwrite.uly_polly.rules import Swap as Swap
    from rollwrite.uly_polly.sheet import ScoreSheet as ScoreSheet

__getattr__, __dir__ = lazily(
    __name__,
    {
        "belief": ("Habits",),
        "hunt": ("Hunt",),
        "record": ("Record",),
        "rules": ("Game", "Move", "NewRound", "Swap"),
        "sheet": ("ScoreSheet",),
    },
)
