"""Who won? Each group of sheets that belong together is ranked by itself, and nobody is ranked who did not play."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter

from rollwrite.games import Contender, Outcome
from rollwrite.language import Language
from rollwrite.ranks import ranks
from rollwrite.scored import ScoredFile

Group = tuple[str, str | None, str]


@dataclass(frozen=True, slots=True)
class Row:
    """One player among those who are ranked together."""

    rank: int
    player: str
    sheet: str | None
    file: str
    total: int
    unsure: bool = False  # something on that sheet needs a person's eye


@dataclass(frozen=True, slots=True)
class Standings:
    """Best first. Equal totals are parted by the game's own tie-break; who still ties shares a rank."""

    game: str
    face: str | None
    rows: tuple[Row, ...]
    variant: str = ""  # the way it was played, where a game has several


@dataclass(frozen=True, slots=True)
class _Played:
    """What one sheet or record says of one player."""

    group: Group
    contender: Contender
    sheet: str | None
    file: str
    unsure: bool


def standings(files: Iterable[ScoredFile], *, one_table: bool = False) -> tuple[Standings, ...]:
    """`one_table`: a file of several players and files of one each may be the same game."""
    groups: dict[Group, list[_Played]] = {}
    for played in _everybody(files, one_table):
        groups.setdefault(played.group, []).append(played)
    return tuple(
        Standings(game, face, tuple(_ranked(group)), group[0].contender.variant)
        for (game, face, _), group in groups.items()
    )


def told_apart(titles: Sequence[str], groups: Sequence[Standings], language: Language) -> list[str]:
    """No title twice: how it was played is told where that is the difference, else they are counted."""
    ways = {
        title: {group.variant for group, own in zip(groups, titles, strict=True) if own == title} for title in titles
    }
    told = [
        f"{title} · {language.say(f'{group.game}/variant', variant=group.variant)}" if len(ways[title]) > 1 else title
        for title, group in zip(titles, groups, strict=True)
    ]
    return counted(told)


def counted(titles: Sequence[str]) -> list[str]:
    """The second and third of the same title are called so."""
    times = [titles[: n + 1].count(title) for n, title in enumerate(titles)]
    return [f"{title} ({number})" if number > 1 else title for title, number in zip(titles, times, strict=True)]


def _everybody(files: Iterable[ScoredFile], one_table: bool) -> Iterator[_Played]:
    for file in files:
        for sheet in file.sheets:
            face = None if sheet.face is None else str(sheet.face.name)
            for contender in sheet.outcome.contenders:
                group = sheet.game, face, _league(sheet.outcome, contender, f"{file.file} {sheet.id}", one_table)
                named = contender if contender.player else _named(contender, sheet.player)
                yield _Played(group, named, sheet.id, file.file, bool(sheet.findings))
        if file.told:
            outcome = file.told.outcome
            for contender in outcome.contenders:
                group = file.told.game, contender.face, _league(outcome, contender, file.file, one_table)
                yield _Played(group, contender, None, file.file, bool(file.told.findings))


def _league(outcome: Outcome, contender: Contender, where: str, one_table: bool) -> str:
    """A sheet of several players is a game of its own; sheets of one player each may be one game."""
    return contender.league if one_table or len(outcome.contenders) == 1 else where


def _named(contender: Contender, player: str) -> Contender:
    return replace(contender, player=player)


def _ranked(group: list[_Played]) -> Iterator[Row]:
    worth = [(played.contender.total, played.contender.tie) for played in group]
    for rank, played in sorted(zip(ranks(worth), group, strict=True), key=itemgetter(0)):
        yield Row(rank, played.contender.player, played.sheet, played.file, played.contender.total, played.unsure)
