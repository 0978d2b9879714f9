"""Ten thousand random and mangled texts: refused or judged, never a traceback."""

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import islice
from random import Random

from rollwrite import wolle
from rollwrite.errors import RollwriteError
from rollwrite.games import Options, game_of
from rollwrite.kinds import file_of
from rollwrite.language import language
from rollwrite.wolle.face_file import read_face
from rollwrite.wolle.players import random_player
from rollwrite.wolle.report import moves, score
from rollwrite.wolle.rules import VARIANTS, Variant
from rollwrite.wolle.selfplay import simulate
from rollwrite.wolle.verdict import Unplayable, Verdict

RECORDS, FACES, LINES = 5_000, 4_000, 1_000

SCRAPS = (
    *(
        "\0",
        "\ud7ff",
        "\u2028",
        "\x1c",
        "\t",
        "\r",
        "\n",
        " " * 50,
        "",
        ",",
        "#",
        '"',
        "'''",
        "{",
        "}",
        "=",
        "🧶",
        "９",
    ),
    *(
        "-1",
        "9" * 5000,
        "[" * 500,
        "nan",
        "inf",
        "1e999",
        "0x" + "f" * 900,
        "true",
        "null",
        "1 2, 3 4",
        "AA1",
        "A0",
        "K13",
    ),
    *("game:", "face: B", "variant: no-crossing", "cups:", "timer: 3", "stop", "pass", "6 R6", "R99", "D1", "U0"),
    *("[[block]]", "polygon = []"),
)


def mangled(text: str, chance: Random) -> str:
    """Cut, doubled, swapped, sprinkled: one to six times."""
    for _ in range(chance.randint(1, 6)):
        a, b = sorted((chance.randint(0, len(text)), chance.randint(0, len(text))))
        b = min(b, a + chance.choice((1, 1, 3, 10, 200)))
        piece = chance.choice(
            ("", text[a:b] * 2, text[a:b][::-1], chance.choice(SCRAPS), chr(chance.randint(0, 0x2FF)))
        )
        text = text[:a] + piece + text[b:]
        if chance.random() < 0.2:
            lines = text.split("\n")
            chance.shuffle(lines)
            text = "\n".join(lines)
    return text


def good_records(chance: Random) -> Iterator[str]:
    while True:
        variant: Variant = chance.choice(VARIANTS)
        game = simulate(wolle.face(chance.choice("AB")), variant, {"a": random_player, "b": random_player}, chance)
        yield from (record.text for record in game.records().values())


def survived(work: Callable[..., object], *words: object) -> bool:
    """Did it go through, or was it refused in one line? Anything else is a failure of the test."""
    try:
        work(*words)
    except RollwriteError as error:
        sentence = str(error)
        assert sentence
        assert len(sentence.splitlines()) == 1, sentence
        return False
    return True


def judged(data: bytes, chance: Random) -> None:
    file = file_of("fuzz", data)
    options = Options("A", "6,4,3") if file.form == "line" else Options()
    outcome = file.judged(options)
    report = game_of(file.game).report.validation(outcome, language())
    json.dumps(report.document)
    assert report.views
    if isinstance(outcome, Verdict | Unplayable) and chance.random() < 0.2:
        if isinstance(outcome, Verdict):
            json.dumps(score(outcome, language()).document)
        survived(moves, "fuzz", outcome, chance.randint(1, 6), language())


def test_records() -> None:
    chance = Random(20)
    good = list(islice(good_records(chance), 100))
    through = 0
    for _ in range(RECORDS):
        data = mangled(chance.choice(good), chance).encode("utf-8", "surrogatepass")
        through += survived(judged, data, chance)
    assert RECORDS // 2 < through < RECORDS


def test_faces() -> None:
    chance = Random(21)
    good = [(files("rollwrite.wolle") / "faces" / f"{name}.toml").read_text("utf-8") for name in "AB"]
    through = 0
    for _ in range(FACES):
        text = mangled(chance.choice(good), chance)
        through += survived(read_face, text, "fuzz")
    assert 0 < through < FACES


def test_lines() -> None:
    chance = Random(22)
    corners = [(67.0, 40.4), (104.6, 40.4), (104.6, 59.2), (114, 59.2), (114, 87.4)]
    good = [
        json.dumps({"type": "LineString", "coordinates": corners}),
        f"LINESTRING ({', '.join(f'{x} {y}' for x, y in corners)})",
    ]
    through = 0
    for _ in range(LINES):
        data = mangled(chance.choice(good), chance).encode("utf-8", "surrogatepass")
        through += survived(judged, data, chance)
    assert 0 < through < LINES
