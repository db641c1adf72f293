"""The one typeface of the sheets: IPAex Gothic, which covers Latin and Japanese."""

from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

FACE = "IPAexGothic"
GETA = "〓"
"""What printers set where they have no type for a character."""


@cache
def font() -> TTFont:
    """The typeface, read and registered once a process.

    The package that carries it is found but not imported: its code needs matplotlib.
    """
    spec = find_spec("matplotlib_fontja")
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError("matplotlib-fontja is not installed; see requirements-fonts.txt")
    path = Path(spec.submodule_search_locations[0]) / "fonts" / "ipaexg.ttf"
    face = TTFont(FACE, str(path))
    pdfmetrics.registerFont(face)
    return face


@lru_cache(maxsize=16384)
def printable(text: str) -> str:
    """The text as the typeface can set it: unknown characters become the geta mark 〓."""
    known = font().face.charToGlyph
    return "".join(char if ord(char) in known else GETA for char in text)


@lru_cache(maxsize=16384)
def breadth(text: str) -> float:
    """How wide the text prints, in ems (times the type size in points gives points)."""
    return float(font().stringWidth(printable(text), 1))


def advances(text: str) -> list[float]:
    """The width of each character, in ems."""
    widths, default = font().face.charWidths, font().face.defaultWidth
    return [widths.get(ord(char), default) / 1000 for char in printable(text)]
