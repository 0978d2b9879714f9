"""A seed is a face: any number, any word. The same seed is the same face, on every machine and for ever.

What a seed gives must never change, for people have it on paper. Whoever changes anything that changes faces makes a
new VERSION, and keeps this one for the old ones.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import count
from types import MappingProxyType

from rollwrite.errors import UsageError
from rollwrite.message import message, short
from rollwrite.wolle.face import Face, Mood, dot_name
from rollwrite.wolle.generator.ground import COLUMNS, ROWS, Ground, NoRoom, lay_ground
from rollwrite.wolle.generator.shapes import DOT
from rollwrite.wolle.generator.stream import Stream
from rollwrite.wolle.generator.things import Things, lay_things

VERSION = 1
TIMER = (5, 4, 3, 2, 1)  # with a first set after five rolls, the one that ends most games between 10 and 18
FIRST_MOODS: tuple[Mood, ...] = ("straw", "sky", "meadow", "rose")  # later ones change no face that was printed
LAYINGS = 4  # how often toys are laid on the same blocks before those are packed up
_REMEMBERED = 64
_SEED = re.compile(r"[a-z0-9-]{1,17}")
_NUMBER = re.compile(r"-?[0-9]+")
_NAME = re.compile(rf"g{VERSION}-({_SEED.pattern})")


def generate(seed: int | str) -> Face:
    """The face of a number or of a word of letters, digits and dashes; capitals are as good as small letters."""
    word = str(seed).lower()
    if not _SEED.fullmatch(word):
        better = with_dashes(word)
        if better:
            raise UsageError(message("wolle/seed-with-dashes", seed=short(str(seed)), better=better))
        raise UsageError(message("wolle/no-seed", seed=short(str(seed))))
    return _generated(word)


def with_dashes(words: str) -> str | None:
    """The seed somebody meant who typed spaces: `summer fair` is `summer-fair`. None where that is none either, or
    where nothing was amiss."""
    better = "-".join(words.lower().replace("_", " ").split())
    return better if better != words.lower() and _SEED.fullmatch(better) else None


def seed_of(name: str) -> str | None:
    """The seed in the name of a generated face."""
    found = _NAME.fullmatch(name)
    return found[1] if found else None


@lru_cache(_REMEMBERED)
def _generated(seed: str) -> Face:
    from rollwrite.wolle.generator.trial import tried  # which plays, and is not needed to know a seed when one sees it

    good = next(face for face in (tried(*candidate) for candidate in candidates(seed)) if face)
    return replace(good, name=f"g{VERSION}-{seed}", mood=_mood(seed))


def candidates(seed: str) -> Iterator[tuple[Face, Stream]]:
    """Legal mats without end, each with the chance to play on it. The first good one is the face."""
    stream = _stream(seed)
    return (candidate for n in count() for candidate in _on_one_ground(stream.branch(str(n))))


def _stream(seed: str) -> Stream:
    return Stream(f"rollwrite-face/{VERSION}/{seed}")


def _on_one_ground(stream: Stream) -> Iterator[tuple[Face, Stream]]:
    """Mats with the same blocks and different toys."""
    try:
        ground = lay_ground(stream)
    except NoRoom:
        return
    for n in range(LAYINGS):
        laying = stream.branch(str(n))
        try:
            yield _face(ground, lay_things(laying, ground)), laying
        except NoRoom:
            continue


def _mood(seed: str) -> Mood:
    """Numbers take turns, so that two in a row never look alike."""
    if _NUMBER.fullmatch(seed):
        return FIRST_MOODS[int(seed) % len(FIRST_MOODS)]
    return _stream(seed).branch("mood").choice(FIRST_MOODS)


def _face(ground: Ground, things: Things) -> Face:
    from rollwrite.wolle.generator.trial import SET_POINTS

    return Face(
        name="",
        columns=COLUMNS,
        rows=ROWS,
        dots=tuple(dot_name(*dot) for dot in ground.dots),
        segments=tuple((dot_name(*a), dot_name(*b)) for a, b in ground.segments),
        start=dot_name(*ground.start),
        paw=dot_name(*things.paw),
        objects=MappingProxyType({dot_name(*dot): kind for dot, kind in things.toys.items()}),
        cup_spots=tuple(dot_name(*spot) for spot in things.spots),
        blocks=tuple(tuple((x / DOT, y / DOT) for x, y in block.outline) for block in ground.blocks),
        set_points=SET_POINTS[0],
        timer=TIMER,
    )
