"""What sheep wear, about the middle of a face. Each is one small drawing."""

from sheets.art.wool import fleece
from sheets.ink.figure import Figure, Mark
from sheets.ink.palette import Colour
from sheets.ink.path import arc, circle, drawn, ellipse, polygon, rectangle, smooth

_LINE = Colour.WOOL_LINE


def _both(*marks: Mark) -> Figure:
    """On the right as drawn, and mirrored on the left."""
    left = tuple(Mark(m.path.scaled(-1, 1), m.fill, m.line, m.width) for m in marks)
    return (*left, *marks)


def _glasses() -> Figure:
    lens = Mark(circle(3.9, -1.6, 3.3), line=Colour.YARN, width=0.7)
    return (
        *_both(lens, Mark(drawn("M 7.2 -2.2 L 10.2 -3.2"), line=Colour.YARN, width=0.7)),
        Mark(drawn("M -0.7 -2 C -0.3 -2.7 0.3 -2.7 0.7 -2"), line=Colour.YARN, width=0.7),
    )


def _horns() -> Figure:
    horn = drawn(
        "M 5.6 -9.4 C 9 -14 16 -13 16.6 -7.4 C 17 -3 12.6 -1.6 11.2 -4.2 C 10.4 -6 12.6 -7.2 13.4 -5.8 "
        "C 13.6 -8.6 9.4 -9.6 7.4 -6.2 Z"
    )
    rings = drawn("M 8.2 -11.6 L 9.2 -8.4 M 11.2 -12.6 L 11 -8.8 M 14.4 -11.4 L 12.6 -8.6 M 16.4 -8 L 13.6 -7.2")
    return _both(Mark(horn, Colour.COLLIE_TAN, _LINE, 0.45), Mark(rings, line=_LINE, width=0.3))


def _bow() -> Figure:
    loop = drawn("M 0 0 C 1.6 -3.4 5.6 -3.8 6 -2.4 C 6.3 -1.2 6.3 1.2 6 2.4 C 5.6 3.8 1.6 3.4 0 0 Z")
    fold = drawn("M 1.2 0 C 2.4 -0.8 3.4 -1 4.4 -0.8")
    marks = _both(Mark(loop, Colour.YARN_FILL, Colour.YARN, 0.45), Mark(fold, line=Colour.YARN, width=0.35))
    return tuple(
        Mark(m.path.turned(-14).moved(6.4, -11.6), m.fill, m.line, m.width)
        for m in (*marks, Mark(circle(0, 0, 1.5), Colour.YARN_FILL, Colour.YARN, 0.45))
    )


def _nightcap() -> Figure:
    cap = drawn(
        "M -7.6 -8.8 C -7 -15.4 0 -18.8 6.6 -17 C 11.4 -15.8 14.4 -11.4 14.8 -6.4 C 13.4 -9.4 10.6 -11.2 8 -11.4 "
        "C 8.2 -10.4 8 -9.4 7.6 -8.6 Z"
    )
    stripes = ("M -6.6 -11.8 C -2 -13.8 4 -14 8 -11.4", "M -3.6 -15 C 1 -16.6 7 -16 11.6 -12.4")
    return (
        Mark(cap, Colour.SKY_EDGE, Colour.PORCELAIN_RIM, 0.45),
        *(Mark(drawn(stripe), line=Colour.PAPER, width=1.1) for stripe in stripes),
        Mark(rectangle(-8.6, -10.4, 17.2, 3.4, 1.7), Colour.PAPER, Colour.PORCELAIN_RIM, 0.45),
        Mark(fleece(14.8, -5.2, 1.5, 1.5, 7), Colour.PAPER, Colour.PORCELAIN_RIM, 0.4),
    )


def _zzz() -> Figure:
    letter = drawn("M -1 -1 L 1 -1 L -1 1 L 1 1")
    places = ((12.2, -13.4, 0.9), (15.2, -16.2, 1.25))
    return tuple(Mark(letter.scaled(size).moved(-x, y), line=Colour.INK, width=0.5) for x, y, size in places)


def _bobble_hat() -> Figure:
    cap = drawn("M -8.8 -8.4 C -9 -15 -4.8 -18 0 -18 C 4.8 -18 9 -15 8.8 -8.4 Z")
    zigzag = drawn(
        "M -8.6 -11.6 L -6.4 -13.6 L -4.2 -11.6 L -2.1 -13.6 L 0 -11.6 L 2.1 -13.6 L 4.2 -11.6 L 6.4 -13.6 L 8.6 -11.6"
    )
    ribs = drawn(" ".join(f"M {x} -9.6 L {x} -6.6" for x in (-7, -4.7, -2.35, 0, 2.35, 4.7, 7)))
    return (
        Mark(fleece(0, -18.6, 2.1, 2.1, 8), Colour.YELLOW, Colour.YELLOW_SIDE, 0.45),
        Mark(cap, Colour.RED, Colour.RED_SIDE, 0.45),
        Mark(zigzag, line=Colour.PAPER, width=0.9),
        Mark(rectangle(-9.6, -10.2, 19.2, 4.2, 2), Colour.YELLOW, Colour.YELLOW_SIDE, 0.45),
        Mark(ribs, line=Colour.YELLOW_SIDE, width=0.35),
    )


def _straw_hat() -> Figure:
    crown = drawn("M -7.4 -9.6 C -7.6 -15.6 -4.8 -17.6 0 -17.6 C 4.8 -17.6 7.6 -15.6 7.4 -9.6 Z")
    brim = smooth(((-14.4, -8.2), (-8, -10.8), (0, -11.4), (8, -10.8), (14.4, -8.2), (8, -7.2), (0, -6.8), (-8, -7.2)))
    weave = drawn("M -5.6 -15.6 C -2 -16.4 2 -16.4 5.6 -15.6 M -6.6 -13.6 C -2 -14.4 2 -14.4 6.6 -13.6")
    band = drawn("M -7.5 -12.4 C -3 -13.2 3 -13.2 7.5 -12.4 L 7.6 -9.9 C 3 -10.8 -3 -10.8 -7.6 -9.9 Z")
    return (
        Mark(crown, Colour.SAND, Colour.YELLOW_SIDE, 0.45),
        Mark(weave, line=Colour.YELLOW_SIDE, width=0.3),
        Mark(brim, Colour.SAND, Colour.YELLOW_SIDE, 0.45),
        Mark(band, Colour.GREEN, Colour.GREEN_SIDE, 0.35),
    )


def _sailor_hat() -> Figure:
    top = drawn(
        "M -9.4 -13.6 C -9.6 -17.4 -4.6 -18.6 0 -18.6 C 4.6 -18.6 9.6 -17.4 9.4 -13.6 "
        "C 8 -11.8 4 -11 0 -11 C -4 -11 -8 -11.8 -9.4 -13.6 Z"
    )
    band = drawn("M -7.6 -12.8 C -3 -11.2 3 -11.2 7.6 -12.8 L 7.6 -8.6 C 3 -7 -3 -7 -7.6 -8.6 Z")
    ribbons = drawn("M 7 -9.6 L 10.6 -6.2 L 9 -5.6 L 8.6 -3.8 L 6 -8.2 Z")
    anchor = drawn("M 0 -11 L 0 -8.4 M -1.3 -9.4 C -1 -8.3 1 -8.3 1.3 -9.4 M -0.7 -10.4 L 0.7 -10.4")
    return (
        Mark(ribbons, Colour.BLUE, Colour.BLUE_SIDE, 0.35),
        Mark(top, Colour.PAPER, Colour.BLUE_SIDE, 0.45),
        Mark(band, Colour.BLUE, Colour.BLUE_SIDE, 0.45),
        Mark(anchor, line=Colour.PAPER, width=0.45),
    )


def _headphones() -> Figure:
    cup = rectangle(10.2, -5.6, 4.4, 8, 2)
    return (
        Mark(arc(0, -1.4, 12.2, 196, 344), line=Colour.VIOLET_SIDE, width=2.0),
        Mark(arc(0, -1.4, 12.2, 196, 344), line=Colour.VIOLET, width=1.2),
        *_both(
            Mark(cup, Colour.VIOLET, Colour.VIOLET_SIDE, 0.45),
            Mark(drawn("M 12.4 -3.6 L 12.4 0.4"), line=Colour.VIOLET_SIDE),
        ),
    )


def _flowers() -> Figure:
    """A wreath of five, each another colour of middle and petals."""
    places = ((-8.2, -8.4), (-4.4, -11.8), (0, -13), (4.4, -11.8), (8.2, -8.4))
    looks = (
        (Colour.PAPER, Colour.YELLOW),
        (Colour.YARN_LIGHT, Colour.YARN_FILL),
        (Colour.YELLOW, Colour.RED),
        (Colour.SKY_EDGE, Colour.PAPER),
        (Colour.PAPER, Colour.YELLOW),
    )
    stem = Mark(drawn("M -9 -7 C -6 -14 6 -14 9 -7"), line=Colour.GRASS_DARK, width=0.9)
    blooms = [mark for at, look in zip(places, looks, strict=True) for mark in _bloom(at, *look)]
    return (stem, *blooms)


def _bloom(at: tuple[float, float], petal: Colour, middle: Colour) -> Figure:
    petals = (Mark(circle(0, -1.35, 1.15).turned(72 * n).moved(*at), petal, _LINE, 0.3) for n in range(5))
    return (*petals, Mark(circle(*at, 0.95), middle, _LINE, 0.3))


def _scarf() -> Figure:
    wrap = drawn(
        "M -9.4 9.4 C -5 12.6 5 12.6 9.4 9.4 C 10.6 10.6 10.8 12.4 10 13.8 "
        "C 5 17 -5 17 -10 13.8 C -10.8 12.4 -10.6 10.6 -9.4 9.4 Z"
    )
    end = drawn("M 3.4 14.4 L 8.2 13.4 L 9.6 19.4 L 4.6 20.2 Z")
    stripes = drawn("M -6.4 11.4 L -7 15.4 M -2.4 12.4 L -2.6 16.3 M 2.2 12.4 L 2.4 16.3 M 6.2 11.5 L 7 15.3")
    fringe = drawn("M 5.2 20.2 L 5.4 21.4 M 6.6 20 L 6.8 21.2 M 8 19.8 L 8.3 21 M 9.2 19.6 L 9.5 20.7")
    return (
        Mark(fringe, line=Colour.BLUE_SIDE, width=0.5),
        Mark(end, Colour.BLUE, Colour.BLUE_SIDE, 0.45),
        Mark(drawn("M 4.2 17.6 L 9 16.8"), line=Colour.PAPER, width=0.9),
        Mark(wrap, Colour.BLUE, Colour.BLUE_SIDE, 0.45),
        Mark(stripes, line=Colour.PAPER, width=0.9),
    )


def _butterfly() -> Figure:
    upper = drawn("M 0 3 C 0.8 0.2 4.4 -0.8 5 0.8 C 5.4 2.2 3 3.8 0 3.4 Z")
    lower = drawn("M 0 3.4 C 2.4 3.6 4 4.6 3.2 5.8 C 2.4 6.8 0.6 5.4 0 3.8 Z")
    return (
        *_both(
            Mark(upper, Colour.BLUE, Colour.BLUE_SIDE, 0.4),
            Mark(lower, Colour.YELLOW, Colour.YELLOW_SIDE, 0.4),
            Mark(drawn("M 0.2 2.4 C 0.4 1.4 0.8 0.8 1.4 0.6"), line=Colour.INK, width=0.3),
            Mark(circle(3.4, 1.2, 0.55), Colour.PAPER),
        ),
        Mark(ellipse(0, 3.7, 0.5, 1.7), Colour.INK),
    )


def _plaster() -> Figure:
    strip, pad = rectangle(-3, -1.1, 6, 2.2, 1.1), rectangle(-1, -1.1, 2, 2.2)
    dots = ((-2, -0.4), (-2, 0.4), (2, -0.4), (2, 0.4))
    marks = (
        Mark(strip, Colour.STRAW, Colour.YELLOW_SIDE, 0.35),
        Mark(pad, Colour.SAND, Colour.YELLOW_SIDE, 0.25),
        *(Mark(circle(x, y, 0.18), Colour.YELLOW_SIDE) for x, y in dots),
    )
    return tuple(Mark(m.path.turned(-28).moved(-5, 3.6), m.fill, m.line, m.width) for m in marks)


def _bell() -> Figure:
    strap = drawn("M -6.4 6 C -7 14 7 14 6.4 6")  # both ends vanish behind the face
    bell = drawn(
        "M 0 12.4 C 2.6 12.4 2.9 14.6 3.1 16.2 C 3.2 17 4 17.4 4 18 "
        "L -4 18 C -4 17.4 -3.2 17 -3.1 16.2 C -2.9 14.6 -2.6 12.4 0 12.4 Z"
    )
    return (
        Mark(strap, line=Colour.RED_SIDE, width=2.2),
        Mark(strap, line=Colour.RED, width=1.5),
        Mark(circle(0, 18.4, 1), Colour.YELLOW_SIDE),
        Mark(bell, Colour.YELLOW, Colour.YELLOW_SIDE, 0.45),
        Mark(drawn("M -1.6 15.6 C -1.5 14.6 -1.2 14 -0.6 13.6"), line=Colour.PAPER, width=0.6),
    )


def _mop() -> Figure:
    """A fringe that nobody has cut for a while."""
    return (
        Mark(fleece(-3.6, -6.6, 4.6, 3.8, 8, 0.5, start=-60), Colour.WOOL, _LINE, 0.45),
        Mark(fleece(4, -7.4, 4.8, 3.6, 8, 0.5, start=-120), Colour.WOOL, _LINE, 0.45),
        Mark(fleece(0.2, -10.6, 6, 3.2, 9, 0.5), Colour.WOOL, _LINE, 0.45),
    )


def _crown() -> Figure:
    crown = polygon(((-6.4, -9.6), (-7.6, -16.4), (-3.6, -13.4), (0, -18.2), (3.6, -13.4), (7.6, -16.4), (6.4, -9.6)))
    gems = ((-3.4, Colour.RED), (0, Colour.BLUE), (3.4, Colour.RED))
    tips = ((-7.6, -16.6), (0, -18.4), (7.6, -16.6))
    return (
        Mark(crown, Colour.YELLOW, Colour.YELLOW_SIDE, 0.45),
        *(Mark(circle(x, -11.5, 0.85), colour, Colour.YELLOW_SIDE, 0.25) for x, colour in gems),
        *(Mark(circle(x, y, 0.9), Colour.YELLOW, Colour.YELLOW_SIDE, 0.35) for x, y in tips),
    )


def _blush() -> Figure:
    return _both(Mark(ellipse(6.1, 2.8, 1.5, 1), Colour.BLUSH))


def _freckles() -> Figure:
    spots = ((4.6, 2.4), (6, 3), (5, 3.9), (6.7, 1.9))
    return _both(*(Mark(circle(x, y, 0.3), _LINE) for x, y in spots))


WARDROBE: dict[str, Figure] = {
    "glasses": _glasses(),
    "horns": _horns(),
    "bow": _bow(),
    "nightcap": _nightcap(),
    "zzz": _zzz(),
    "bobble-hat": _bobble_hat(),
    "straw-hat": _straw_hat(),
    "sailor-hat": _sailor_hat(),
    "headphones": _headphones(),
    "flowers": _flowers(),
    "scarf": _scarf(),
    "butterfly": _butterfly(),
    "plaster": _plaster(),
    "bell": _bell(),
    "mop": _mop(),
    "crown": _crown(),
    "blush": _blush(),
    "freckles": _freckles(),
}
BEHIND = ("scarf", "bell")  # the face lies over these
