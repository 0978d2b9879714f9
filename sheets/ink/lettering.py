"""Text that has to fit: how wide it is, sizes for a width, lines for a paragraph."""

from sheets.ink.ink import POINT, Font, Ink
from sheets.ink.palette import Colour

LEADING = 1.3


def text_width(text: str, size: float, font: Font = Font.TEXT) -> float:
    """In millimetres, for a size in points."""
    from sheets.ink import pdf  # only the printer's own ink knows the letters, and it loads slowly

    return pdf.text_width(text, size, font)


def can_write(text: str, font: Font) -> bool:
    """Whether the font has a letter for every character."""
    from sheets.ink import pdf

    return pdf.can_write(text, font)


def fitting_size(text: str, width: float, largest: float, font: Font = Font.TEXT) -> float:
    """The largest size, up to `largest` points, at which the text is no wider than `width` millimetres."""
    natural = text_width(text, largest, font)
    return largest if natural <= width else largest * width / natural


def wrapped(text: str, width: float, size: float, font: Font = Font.TEXT) -> list[str]:
    """Lines no wider than `width` millimetres, broken between words but not at a hard space."""
    lines: list[str] = []
    for word in filter(None, text.replace("\n", " ").split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, font) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def write_paragraph(
    ink: Ink,
    text: str,
    x: float,
    y: float,
    width: float,
    size: float,
    font: Font = Font.TEXT,
    colour: Colour = Colour.INK,
) -> float:
    """Lines from a first baseline downwards; the answer is the baseline that would come next."""
    step = size * POINT * LEADING
    lines = wrapped(text, width, size, font)
    for n, line in enumerate(lines):
        ink.write(line, x, y + n * step, size, font, colour)
    return y + len(lines) * step
