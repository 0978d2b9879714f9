"""Eyes and mouths of the flock, about the middle of a face. On a dark face thin lines are drawn light."""

from collections.abc import Callable

from sheets.ink.figure import Figure, Mark
from sheets.ink.palette import Colour
from sheets.ink.path import Path, circle, drawn, ellipse

Part = Callable[[bool], Figure]

_APART = 3.9
_HIGH = -1.6
_THIN = 0.45


def _line(light: bool) -> Colour:
    return Colour.SHEEP_CREAM if light else Colour.WOOL_LINE


def _stroke(path: Path, light: bool, width: float = _THIN) -> Mark:
    return Mark(path, line=_line(light), width=width)


def _eyeball(x: float, look: tuple[float, float], across: float = 2.0, down: float = 2.4) -> Figure:
    return (
        Mark(ellipse(x, _HIGH, across, down), Colour.PAPER, Colour.WOOL_LINE),
        Mark(ellipse(x + look[0], _HIGH + look[1], 1.1, 1.35), Colour.INK),
        Mark(circle(x + look[0] + 0.4, _HIGH + look[1] - 0.5, 0.38), Colour.PAPER),
    )


def _looking(dx: float, dy: float) -> Part:
    return lambda _: (*_eyeball(-_APART, (dx, dy)), *_eyeball(_APART, (dx, dy)))


def _closed(x: float, light: bool, bow: float) -> Mark:
    """A lid: bow > 0 hangs down in sleep, below 0 it is drawn up by a smile."""
    return _stroke(
        drawn(f"M {x - 2} {_HIGH} C {x - 1.2} {_HIGH + bow} {x + 1.2} {_HIGH + bow} {x + 2} {_HIGH}"), light, 0.6
    )


def _asleep(light: bool) -> Figure:
    lashes = (
        _stroke(drawn(f"M {x + d} {_HIGH + 1.1} L {x + 1.4 * d} {_HIGH + 2}"), light, 0.35)
        for x in (-_APART, _APART)
        for d in (-1.1, 0.05, 1.1)
    )
    return (_closed(-_APART, light, 1.6), _closed(_APART, light, 1.6), *lashes)


def _happy(light: bool) -> Figure:
    return (_closed(-_APART, light, -2.2), _closed(_APART, light, -2.2))


def _wink(light: bool) -> Figure:
    return (*_eyeball(-_APART, (0.3, 0.2)), _closed(_APART, light, -2))


def _wide(_: bool) -> Figure:
    return (*_eyeball(-_APART, (0.9, 0.9), 2.4, 2.9), *_eyeball(_APART, (-0.9, 0.9), 2.4, 2.9))


def _sunglasses(_: bool) -> Figure:
    lens = drawn("M -7.4 -3.6 L -0.8 -3.6 C -0.6 -0.4 -1.8 1.4 -4 1.4 C -6.4 1.4 -7.6 -0.6 -7.4 -3.6 Z")
    gleam = drawn("M -6.2 -2.4 L -4.6 -2.4 L -6 -0.6")
    bridge = drawn("M -8.6 -3.6 L 8.6 -3.6")
    return (
        Mark(bridge, line=Colour.INK, width=0.9),
        *(Mark(lens.scaled(side, 1), Colour.INK, Colour.INK) for side in (1, -1)),
        *(Mark(gleam.moved(shift, 0), line=Colour.PAPER, width=0.4) for shift in (0, 7.6)),
    )


def _sour(light: bool) -> Figure:
    """Lids drawn down to the nose."""
    lid = drawn(f"M -6.4 {_HIGH - 2.9} L -1.5 {_HIGH - 0.5} L -1.6 {_HIGH - 3.2} L -6 {_HIGH - 4.6} Z")
    brow = drawn(f"M -6.6 {_HIGH - 2.9} L -1.4 {_HIGH - 0.3}")
    tone = Colour.SHEEP_DARK if light else Colour.SHEEP_CREAM
    return (
        *_looking(0, 0.7)(light),
        *(Mark(lid.scaled(side, 1), tone) for side in (1, -1)),
        *(_stroke(brow.scaled(side, 1), light, 0.8) for side in (1, -1)),
    )


def _cool(light: bool) -> Figure:
    """One brow up."""
    brows = drawn(
        f"M 2 {_HIGH - 4.2} C 3 {_HIGH - 5.4} 5 {_HIGH - 5.4} 6 {_HIGH - 4} M -6 {_HIGH - 2.6} L -2 {_HIGH - 2.4}"
    )
    return (*_looking(0.7, 0)(light), _stroke(brows, light, 0.7))


EYES: dict[str, Part] = {
    "open": _looking(0.2, 0.2),
    "left": _looking(-0.8, 0.4),
    "right": _looking(0.8, 0.4),
    "up": _looking(0.3, -0.8),
    "asleep": _asleep,
    "happy": _happy,
    "wink": _wink,
    "wide": _wide,
    "sunglasses": _sunglasses,
    "sour": _sour,
    "cool": _cool,
}


def _smile(light: bool) -> Figure:
    return (_stroke(drawn("M 0 5.4 L 0 6.6 M -2.6 6.2 C -2 7.6 -0.4 7.6 0 6.6 C 0.4 7.6 2 7.6 2.6 6.2"), light),)


def _small(light: bool) -> Figure:
    return (_stroke(drawn("M 0 5.4 L 0 6.6 M -1.2 7.2 C -0.6 6.7 0.6 6.7 1.2 7.2"), light),)


def _grin(light: bool) -> Figure:
    return (_stroke(drawn("M 0 5.4 L 0 6.4 M -3.4 5.8 C -2.4 8.6 2.4 8.6 3.4 5.8"), light, 0.5),)


def _open(light: bool) -> Figure:
    return (
        _stroke(drawn("M 0 5.2 L 0 6"), light),
        Mark(ellipse(0, 7.7, 1.5, 1.6), Colour.YARN, Colour.WOOL_LINE),
        Mark(ellipse(0, 8.6, 0.9, 0.6), Colour.YARN_LIGHT),
    )


def _tongue(light: bool) -> Figure:
    tongue = drawn("M -0.2 7.3 C -0.3 9.9 2.5 9.9 2.3 6.9 Z")
    return (Mark(tongue, Colour.YARN_FILL, Colour.WOOL_LINE, 0.3), *_grin(light))


def _teeth(light: bool) -> Figure:
    teeth = drawn("M -1.5 7.6 L -1.5 9 L -0.2 9 L -0.2 7.8 Z")
    return (
        Mark(teeth, Colour.PAPER, Colour.WOOL_LINE, 0.25),
        Mark(teeth.scaled(-1, 1), Colour.PAPER, Colour.WOOL_LINE, 0.25),
        *_grin(light),
    )


def _chewing(light: bool) -> Figure:
    """A daisy hangs out of the corner of the mouth."""
    x, y = 10.2, 4.4
    petals = (
        Mark(ellipse(0, -1.5, 0.7, 1.2).turned(45 * n).moved(x, y), Colour.PAPER, Colour.WOOL_LINE, 0.2)
        for n in range(8)
    )
    return (
        _stroke(drawn("M 0 5.4 L 0 6.6 M -2.4 7.4 C -1.2 6.4 1 6.6 2.6 7.2"), light),
        Mark(drawn("M 2.2 7.2 C 5 8.6 8 7.6 10 4.6"), line=Colour.GRASS_DARK, width=0.7),
        Mark(drawn("M 6 8 C 6.6 9.6 8.4 9.8 9 9 C 8.4 8 7.2 7.6 6 8 Z"), Colour.GRASS, Colour.GRASS_DARK, 0.25),
        *petals,
        Mark(circle(x, y, 1), Colour.YELLOW, Colour.YELLOW_SIDE, 0.2),
    )


def _frown(light: bool) -> Figure:
    return (_stroke(drawn("M 0 5.4 L 0 6.4 M -2.8 8.4 C -1.6 6.4 1.6 6.4 2.8 8.4"), light, 0.6),)


MOUTHS: dict[str, Part] = {
    "smile": _smile,
    "small": _small,
    "grin": _grin,
    "open": _open,
    "tongue": _tongue,
    "teeth": _teeth,
    "chewing": _chewing,
    "frown": _frown,
}
