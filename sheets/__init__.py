"""Paper: sheets, cards and tiles to print, and pictures of games.

import rollwrite as rw, sheets

sheets.wolle(rw.wolle.face("A"), players=["Ann", "Ben"]).save("wolle.pdf")
sheets.volle_wolle(part="cards", paper="letter").pages
sheets.uly_polly(lang="fr").save("uly-polly.pdf")
sheets.mat_picture(rw.wolle.Record.parse(text).verdict.mat).save("mat.svg")
"""

from typing import TYPE_CHECKING

from rollwrite.lazy import lazily

if TYPE_CHECKING:
    from sheets.games.uly_polly.hunt_picture import hunt_picture as hunt_picture
    from sheets.games.volle_wolle.odds_chart import odds_chart as odds_chart
    from sheets.games.wolle.picture import mat_picture as mat_picture
    from sheets.library import uly_polly as uly_polly
    from sheets.library import volle_wolle as volle_wolle
    from sheets.library import wolle as wolle
    from sheets.press.order import Printed as Printed
    from sheets.press.pictures import Picture as Picture

__getattr__, __dir__ = lazily(
    __name__,
    {
        "library": ("wolle", "volle_wolle", "uly_polly"),
        "press.order": ("Printed",),
        "press.pictures": ("Picture",),
        "games.wolle.picture": ("mat_picture",),
        "games.uly_polly.hunt_picture": ("hunt_picture",),
        "games.volle_wolle.odds_chart": ("odds_chart",),
    },
)
