"""Volle Wolle: bids, dice and sheep cards.

from rollwrite import volle_wolle

volle_wolle.Record.parse(text).counts
volle_wolle.odds(volle_wolle.Setting("24", chips=1)).success
"""

from typing import TYPE_CHECKING

from rollwrite.lazy import lazily

if TYPE_CHECKING:
    from rollwrite.volle_wolle.chances import Odds as Odds
    from rollwrite.volle_wolle.chances import Setting as Setting
    from rollwrite.volle_wolle.chances import keeps as keeps
    from rollwrite.volle_wolle.chances import odds as odds
    from rollwrite.volle_wolle.deck import Deck as Deck
    from rollwrite.volle_wolle.end_file import End as End
    from rollwrite.volle_wolle.record import Record as Record
    from rollwrite.volle_wolle.scoring import Count as Count
    from rollwrite.volle_wolle.scoring import Holding as Holding
    from rollwrite.volle_wolle.scoring import final_count as final_count
    from rollwrite.volle_wolle.sheet import ScoreSheet as ScoreSheet

__getattr__, __dir__ = lazily(
    __name__,
    {
        "chances": ("Odds", "Setting", "keeps", "odds"),
        "deck": ("Deck",),
        "end_file": ("End",),
        "record": ("Record",),
        "scoring": ("Count", "Holding", "final_count"),
        "sheet": ("ScoreSheet",),
    },
)
