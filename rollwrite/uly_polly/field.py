"""The field: sixteen places in a square, named like the squares of a small chessboard."""

from functools import cache

SIDE = 4
COLUMNS = "ABCD"

# In reading order: A1 to D1, then A2 to D2, and so on. A1 is top left.
PLACES: tuple[str, ...] = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)


def column_and_row(place: str) -> tuple[int, int]:
    """Both counted from 0."""
    return COLUMNS.index(place[0]), int(place[1]) - 1


@cache
def distance(one: str, other: str) -> int:
    """How many steps of the dog lie between two places: it walks like a king in chess."""
    (column, row), (other_column, other_row) = column_and_row(one), column_and_row(other)
    return max(abs(column - other_column), abs(row - other_row))


NEIGHBOURS: dict[str, tuple[str, ...]] = {
    place: tuple(other for other in PLACES if distance(place, other) == 1) for place in PLACES
}

# Every pair of places that touch, each pair once.
PAIRS: tuple[tuple[str, str], ...] = tuple(
    (place, other) for place in PLACES for other in NEIGHBOURS[place] if PLACES.index(place) < PLACES.index(other)
)
