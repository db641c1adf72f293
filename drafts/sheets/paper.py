"""Papers and cards in millimetres, and the one number that turns them into points."""

import re
from unicodedata import normalize

from msgspec import Struct

from tables.rules.refusal import Refusal

MM = 72 / 25.4
SMALLEST, LARGEST = 60, 1200


class Size(Struct, frozen=True):
    """A width and a height in millimetres, under the name people know it by."""

    name: str
    width: float
    height: float

    @property
    def points(self) -> tuple[float, float]:
        """The same in points, as a PDF counts."""
        return self.width * MM, self.height * MM


PAPERS = {
    size.name: size
    for size in (
        Size("A4", 210, 297),
        Size("A3", 297, 420),
        Size("Letter", 215.9, 279.4),
        Size("B4", 257, 364),
        Size("Hagaki", 100, 148),
        Size("2L", 127, 178),
    )
}
CARDS = {size.name: size for size in (Size("63x88", 63, 88), Size("59x86", 59, 86))}

_MEASURES = re.compile(r"(\d{1,4}(?:\.\d{1,2})?)\s*[x×]\s*(\d{1,4}(?:\.\d{1,2})?)\s*(?:mm)?")


def read_paper(text: str) -> Size:
    """A paper by name, or by its measures such as "200x300" (width x height in mm).

    Refuses with sheets.unknown-paper, and with sheets.paper-out-of-range below 60 mm or above
    1200 mm a side.
    """
    wanted = normalize("NFKC", text).strip()
    for name, size in PAPERS.items():
        if name.casefold() == wanted.casefold():
            return size
    measures = _MEASURES.fullmatch(wanted)
    if not measures:
        raise Refusal.of("sheets.unknown-paper", paper=text, known=list(PAPERS))
    width, height = (float(side) for side in measures.groups())
    if not (min(width, height) >= SMALLEST and max(width, height) <= LARGEST):
        raise Refusal.of("sheets.paper-out-of-range", paper=text, least=SMALLEST, most=LARGEST)
    return Size(f"{width:g}x{height:g} mm", width, height)
