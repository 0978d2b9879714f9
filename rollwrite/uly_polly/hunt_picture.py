"""The hunt as a picture: one small field for every moment of a round, warm where the wolf may lie."""

from rollwrite.errors import UsageError
from rollwrite.picture import Circle, Label, Line, Picture, Point, Polygon, Shape
from rollwrite.uly_polly.field import COLUMNS, PLACES, SIDE, column_and_row
from rollwrite.uly_polly.hunt import Hunt, Scent
from rollwrite.uly_polly.hunt_report import caption, round_title, warmth

MOST_FIELDS = 60  # the last ones, where a round goes on and on
FIELDS_A_ROW = 6
TILE = 9.0
GAP = 0.7
MARGIN = 6.0
HEAD = 12.0
FIELD_WIDTH, FIELD_HEIGHT = SIDE * TILE + 9.0, SIDE * TILE + 14.0

INK, SOFT = "#383D49", "#8A8F9C"
MEADOW, WOOL, FACE, FUR, EAR, WOLF = "#DCE8CF", "#FFFFFF", "#5A5F6B", "#C08A5A", "#8A5A36", "#7C8496"
COLD, WARM = (0xFD, 0xF3, 0xD3), (0xD1, 0x49, 0x5B)


def hunt_picture(hunted: Hunt, round_number: int | None = None) -> Picture:
    """The last round, or the one asked for."""
    number = len(hunted.rounds) if round_number is None else round_number
    if not 1 <= number <= len(hunted.rounds):
        raise UsageError(f"there is no round {number} to draw: the record has {len(hunted.rounds)}")
    scents = hunted.rounds[number - 1]
    shown = scents[-MOST_FIELDS:]
    columns, rows = min(len(shown), FIELDS_A_ROW), -(-len(shown) // FIELDS_A_ROW)
    width = 2 * MARGIN + max(columns, 2) * FIELD_WIDTH
    shapes: list[Shape] = [Label((width / 2, MARGIN + HEAD / 4), round_title(scents), 6.0, INK)]
    for place, scent in enumerate(shown):
        row, column = divmod(place, FIELDS_A_ROW)
        shapes += _field(scent, (MARGIN + column * FIELD_WIDTH, MARGIN + HEAD + row * FIELD_HEIGHT))
    return Picture(width, 2 * MARGIN + HEAD + rows * FIELD_HEIGHT, tuple(shapes))


def _field(scent: Scent, corner: Point) -> list[Shape]:
    left, top = corner[0] + 5.0, corner[1] + 8.0
    middles = [(left + (n + 0.5) * TILE, top + (n + 0.5) * TILE) for n in range(SIDE)]
    shapes: list[Shape] = [Label((left + SIDE * TILE / 2, corner[1]), caption(scent), 3.4, INK)]
    shapes += [Label((x, top - 2.2), name, 2.8, SOFT) for (x, _), name in zip(middles, COLUMNS, strict=True)]
    shapes += [Label((left - 2.2, y), str(row), 2.8, SOFT) for row, (_, y) in enumerate(middles, 1)]
    for place in PLACES:
        column, row = column_and_row(place)
        shapes += _tile(scent, place, (middles[column][0], middles[row][1]))
    return shapes


def _tile(scent: Scent, place: str, middle: Point) -> list[Shape]:
    chance = scent.chances[place]
    x, y = middle
    reach = (TILE - GAP) / 2
    corners = ((x - reach, y - reach), (x + reach, y - reach), (x + reach, y + reach), (x - reach, y + reach))
    shapes: list[Shape] = [Polygon(corners, _colour(warmth(scent, place)) if chance else MEADOW)]
    dog = place == scent.dog_at
    aside = (x + 1.1, y + 1.1) if dog else middle
    if place in scent.turned:
        shapes += _wolf(aside) if chance else _sheep(aside)
    elif chance:
        words = f"{float(chance):.0%}" if chance >= 0.005 else "<1%"
        shapes.append(Label((x, y + 2.3) if dog else middle, words, 3.0, INK))
    return shapes + (_dog((x - 1.9, y - 1.7)) if dog else [])


def _colour(heat: float) -> str:
    return "#" + "".join(f"{round(cold + (warm - cold) * heat):02X}" for cold, warm in zip(COLD, WARM, strict=True))


def _sheep(middle: Point) -> list[Shape]:
    x, y = middle
    puffs = ((-1.3, 0.2), (0.0, -0.9), (1.3, -0.3), (1.4, 0.8), (0.1, 1.1), (-0.9, 1.0))
    return [
        *(Circle((x + dx, y + dy), 1.15, WOOL) for dx, dy in puffs),
        Circle((x, y), 0.95, FACE),
        Circle((x - 0.35, y - 0.15), 0.2, WOOL),
        Circle((x + 0.35, y - 0.15), 0.2, WOOL),
    ]


def _wolf(middle: Point) -> list[Shape]:
    x, y = middle
    ears = [Polygon(((x + s * 2.2, y - 2.4), (x + s * 2.3, y), (x + s * 0.4, y - 1.2)), WOLF) for s in (-1, 1)]
    return [
        *ears,
        Circle((x, y), 2.2, WOLF),
        Polygon(((x - 1.0, y + 0.5), (x + 1.0, y + 0.5), (x, y + 1.9)), WOOL),
        Circle((x, y + 1.6), 0.35, INK),
        *(Circle((x + s * 0.8, y - 0.3), 0.3, INK) for s in (-1, 1)),
    ]


def _dog(middle: Point) -> list[Shape]:
    x, y = middle
    ears: list[Shape] = [Line(((x + side * 1.25, y - 0.7), (x + side * 1.55, y + 0.6)), EAR, 0.9) for side in (-1, 1)]
    return [
        Circle(middle, 1.55, FUR, "#FFFFFF", 0.35),
        *ears,
        *(Circle((x + side * 0.5, y - 0.25), 0.24, INK) for side in (-1, 1)),
        Circle((x, y + 0.55), 0.4, INK),
    ]
