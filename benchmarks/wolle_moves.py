"""How fast Wolle's moves are listed, against deciding them with geometry: python -m benchmarks.wolle_moves"""

from random import Random
from time import perf_counter

import shapely
from shapely import LineString, MultiLineString, Polygon
from shapely.prepared import prep

from rollwrite import wolle
from rollwrite.wolle.board import Run, board_of, shapes, walk
from rollwrite.wolle.face import FACES, column_and_row
from rollwrite.wolle.players import random_player
from rollwrite.wolle.rules import DIE, Play, legal_moves, new_play, play_on

AT_LEAST = 50


def moments(face: str, games: int, chance: Random) -> list[Play]:
    """Every moment of some random games."""
    found = []
    for _ in range(games):
        play = new_play(board_of(wolle.face(face)))
        while not play.over and play.rolls < 15:
            found.append(play)
            roll = chance.choice(DIE)
            play = play_on(play, roll, random_player(play, roll, list(legal_moves(play, roll)), chance))
    return found


class ByGeometry:
    """The same question asked of shapely: is this line on the mat, clear of the blocks, and new?"""

    def __init__(self, play: Play) -> None:
        face = play.board.face
        self._mat = prep(shapely.box(1, 1, face.columns, face.rows))
        self._blocks = prep(shapely.union_all([Polygon(block) for block in face.blocks]))
        drawn = [(column_and_row(a), column_and_row(b)) for a, b in play.board.drawn(play.segments)]
        self._yarn = MultiLineString(drawn)
        self._end, self._paw = play.end, face.paw

    def count(self, roll: int) -> int:
        exact = [dots for dots in map(self._dots, shapes(roll)) if self._is_new(dots)]
        shorter = (self._dots(runs) for length in range(1, roll) for runs in shapes(length))
        stops = sum(dots[-1] == column_and_row(self._paw) for dots in exact)
        return len(exact) + stops + sum(d[-1] == column_and_row(self._paw) and self._is_new(d) for d in shorter)

    def _dots(self, runs: tuple[Run, ...]) -> list[tuple[int, int]]:
        return [column_and_row(dot) for dot in walk(self._end, runs)]

    def _is_new(self, dots: list[tuple[int, int]]) -> bool:
        line = LineString(dots)
        if not self._mat.covers(line) or self._blocks.intersects(line):
            return False
        return bool(line.intersection(self._yarn).length < 1e-9)


def main() -> None:
    for face in FACES:
        asked = [(play, roll) for play in moments(face, 40, Random(1)) for roll in DIE]
        for play, roll in asked:
            play.board.moves(play.end, roll)  # the ways of a mat are walked once and kept
        begun = perf_counter()
        listed = [sum(1 for _ in legal_moves(play, roll)) for play, roll in asked]
        by_bits = perf_counter() - begun
        few = range(0, len(asked), 20)
        geometries = {n: ByGeometry(asked[n][0]) for n in few}
        begun = perf_counter()
        decided = [geometries[n].count(asked[n][1]) for n in few]
        by_geometry = (perf_counter() - begun) * len(asked) / len(few)
        assert decided == [listed[n] for n in few]
        print(
            f"face {face}: {len(asked)} lists, {sum(listed)} moves, {sum(listed) / by_bits:,.0f} moves a second;",
            end=" ",
        )
        print(f"{by_geometry / by_bits:.0f} times faster than by geometry (at least {AT_LEAST})")


if __name__ == "__main__":
    main()
