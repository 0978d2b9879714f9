"""What a person types in a notebook: short names, loaded when asked for, and values that say what they are."""

import subprocess
import sys

import pytest

from rollwrite import uly_polly
from rollwrite.errors import UsageError
from rollwrite.games import Filled, Options, Text, game_of
from rollwrite.language import language
from rollwrite.uly_polly.sheet import box_names

TEXT = "game: uly-polly\nplayers: Ana Bo\nround wolf=Ana hide=A1 dog=B2\nswap C3 D3\nmove A1\n"


def test_the_package_offers_what_it_names_and_loads_it_late() -> None:
    assert all(getattr(uly_polly, name) for name in dir(uly_polly))
    code = "import sys; from rollwrite import uly_polly; print([m for m in sys.modules if 'uly_polly.' in m])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"


def test_values_say_what_they_are_in_one_line() -> None:
    record = uly_polly.Record.parse(TEXT)
    assert repr(record) == "<Uly & Polly of Ana Bo: 1 rounds, 0 findings>"
    assert repr(record.game) == "<Uly & Polly of Ana Bo: round 1 of 4>"
    hunt = uly_polly.Hunt.through(record)
    assert repr(hunt) == "<Hunt through 1 rounds, 3 moments>"
    assert repr(hunt.last[-1]) == "<Scent after 'move A1': 1 places>"


def test_the_registry_has_the_game() -> None:
    game = game_of("uly-polly")
    judged = game.judged(Text("evening.txt", "record", TEXT), Options())
    assert [(one.player, one.total) for one in judged.contenders] == [("Ana", 0), ("Bo", 1)]
    told = game.report.score(judged, language())
    assert dict(told.document)["tokens"] == {"Ana": 0, "Bo": 1}
    marks = {**dict.fromkeys(box_names(), False), "player1.plays": True, "player2.plays": True}
    filled = game.filled(Filled(marks, names=("Ana",)), Options())
    assert [(one.player, one.total) for one in filled.contenders] == [("Ana", 0), ("player2", 0)]


@pytest.mark.parametrize(
    "options", [Options(face="A"), Options(rolls="6"), Options(variant="no-cups"), Options(cups="D4")]
)
def test_what_belongs_to_wolle_is_refused(options: Options) -> None:
    game = game_of("uly-polly")
    with pytest.raises(UsageError, match="does not apply here"):
        game.judged(Text("evening.txt", "record", TEXT), options)
    with pytest.raises(UsageError, match="does not apply here"):
        game.filled(Filled(dict.fromkeys(box_names(), False)), options)
