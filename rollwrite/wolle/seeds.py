"""A seed is a face: any number, any word. The same seed is the same face, on every machine and for ever.

What a version of the generator makes of a seed must never change, for people have it on paper: sheets and records name
both, as `g1-2026`. Whoever changes anything that changes faces makes a new VERSION and keeps the earlier ones. All that
two versions do differently is how strictly they try a face (see `trial`), and that the second spells (see `ground`).
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import count
from types import MappingProxyType

from rollwrite.errors import UsageError
from rollwrite.message import message, short
from rollwrite.wolle.face import Face, Mood, Segment, dot_name
from rollwrite.wolle.generator.ground import Ground, NoRoom, lay_ground, spelt
from rollwrite.wolle.generator.mat import COLUMNS, ROWS
from rollwrite.wolle.generator.plane import Edge
from rollwrite.wolle.generator.shapes import DOT
from rollwrite.wolle.generator.stream import Stream
from rollwrite.wolle.generator.things import Things, lay_things

VERSION = 2  # what a seed alone means; the face of an earlier one is had by its whole name
TIMER = (5, 4, 3, 2, 1)  # with a first set after five rolls, the one that ends most games between 10 and 18
FIRST_MOODS: tuple[Mood, ...] = ("straw", "sky", "meadow", "rose")  # later ones change no face that was printed
LAYINGS = 4  # how often toys are laid on the same blocks before those are packed up
_REMEMBERED = 64
_SEED = re.compile(r"[a-z0-9-]{1,17}")
_NUMBER = re.compile(r"-?[0-9]+")
_NAME = re.compile(rf"g(?P<version>[1-9][0-9]*)-(?P<seed>{_SEED.pattern})")


def generate(seed: int | str) -> Face:
    """The face of a number or of a word of letters, digits and dashes; capitals are as good as small letters. The name
    of a generated face, such as `g1-2026`, gives that face again."""
    word = str(seed).lower()
    if named := _NAME.fullmatch(word):
        return _named(named)
    if not _SEED.fullmatch(word):
        better = with_dashes(word)
        if better:
            raise UsageError(message("wolle/seed-with-dashes", seed=short(str(seed)), better=better))
        raise UsageError(message("wolle/no-seed", seed=short(str(seed))))
    return _generated(word, VERSION)


def _named(name: re.Match[str]) -> Face:
    if int(name["version"]) > VERSION:
        raise UsageError(message("wolle/newer-generator", face=name[0]))
    return _generated(name["seed"], int(name["version"]))


def with_dashes(words: str) -> str | None:
    """The seed somebody meant who typed spaces: `summer fair` is `summer-fair`. None where that is none either, or
    where nothing was amiss."""
    better = "-".join(words.lower().replace("_", " ").split())
    return better if better != words.lower() and _SEED.fullmatch(better) else None


def seed_of(name: str) -> str | None:
    """What somebody says to get the generated face of this name: its seed, or where that gives another face today, for
    an earlier generator made this one, the whole name. None if it is no such name."""
    found = _NAME.fullmatch(name)
    if not found or int(found["version"]) > VERSION:
        return None
    return found["seed"] if int(found["version"]) == VERSION else name


@lru_cache(_REMEMBERED)
def _generated(seed: str, version: int) -> Face:
    from rollwrite.wolle.generator.trial import tried  # which plays, and is not needed to know a seed when one sees it

    tries = (tried(*candidate, version) for candidate in candidates(seed, version))
    good = next(face for face in tries if face)
    blocks = spelt(good.blocks) if version > 1 else good.blocks
    return replace(good, name=f"g{version}-{seed}", mood=_mood(seed, version), blocks=blocks)


def candidates(seed: str, version: int = VERSION) -> Iterator[tuple[Face, Stream]]:
    """Legal mats without end, each with the chance to play on it. The first good one is the face."""
    stream = _stream(seed, version)
    return (candidate for n in count() for candidate in _on_one_ground(stream.branch(str(n))))


def _stream(seed: str, version: int) -> Stream:
    return Stream(f"rollwrite-face/{version}/{seed}")


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


def _mood(seed: str, version: int) -> Mood:
    """Numbers take turns, so that two in a row never look alike."""
    if _NUMBER.fullmatch(seed):
        return FIRST_MOODS[int(seed) % len(FIRST_MOODS)]
    return _stream(seed, version).branch("mood").choice(FIRST_MOODS)


def _face(ground: Ground, things: Things) -> Face:
    from rollwrite.wolle.generator.trial import SET_POINTS

    return Face(
        name="",
        columns=COLUMNS,
        rows=ROWS,
        dots=tuple(dot_name(*dot) for dot in ground.dots),
        segments=tuple(map(_named_segment, ground.segments)),
        start=dot_name(*ground.start),
        paw=dot_name(*things.paw),
        objects=MappingProxyType({dot_name(*dot): kind for dot, kind in things.toys.items()}),
        cup_spots=tuple(dot_name(*spot) for spot in things.spots),
        blocks=tuple(tuple((x / DOT, y / DOT) for x, y in block.outline) for block in ground.blocks),
        set_points=SET_POINTS[0],
        timer=TIMER,
    )


@cache
def _named_segment(segment: Edge) -> Segment:
    a, b = segment
    return dot_name(*a), dot_name(*b)
