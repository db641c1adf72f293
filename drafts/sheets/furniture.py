"""What stands beside the matter of a page: headings, page numbers, a ruler of 100 mm."""

from functools import cache
from itertools import pairwise

from drafts.sheets.book import Book
from drafts.sheets.breaking import fill
from drafts.sheets.fit import leading
from drafts.sheets.font import advances
from drafts.sheets.grid import RULER, STRIP, UNPRINTABLE, Grid
from drafts.sheets.paper import MM
from drafts.sheets.pen import FAINT, INK, SOFT, WHITE, Pen

MARK = 0.25
"""How thick a crop mark is, in mm."""


def ruler(pen: Pen, x: float, y: float) -> None:
    """A ruler of exactly 100 mm to the right of x, its ticks hanging from y."""
    with pen.moved(x, y):
        pen.literal(_ruler_operations(), INK)


def labelled_ruler(pen: Pen, x: float, y: float) -> None:
    """The same with its length beneath it."""
    ruler(pen, x, y)
    pen.text(x + RULER / 2, y + 5, "100 mm", 6, tone=SOFT, align=0.5)


@cache
def _ruler_operations() -> str:
    """A line and a tick for each millimetre, longer at 5, 10 and 50."""
    parts = [f"{0.15 * MM:.3f} w 0 0 m {RULER * MM:.4f} 0 l S {0.1 * MM:.3f} w"]
    for mm in range(int(RULER) + 1):
        long = 2.2 if mm % 50 == 0 else 1.7 if mm % 10 == 0 else 1.2 if mm % 5 == 0 else 0.8
        parts.append(f"{mm * MM:.4f} 0 m {mm * MM:.4f} {-long * MM:.2f} l")
    return "\n".join([*parts, "S"])


def strip(pen: Pen, grid: Grid, lines: tuple[str, str]) -> None:
    """Ruler and two lines of text in the wider margin: below the cards, or turned at their left."""
    side, above = grid.margins
    down, across = grid.edges
    if grid.strip_below:
        middle = grid.paper.height - (UNPRINTABLE + above - grid.bleed) / 2
        _strip(pen, grid.paper.width, across, middle, lines)
    else:
        marks = [grid.paper.height - edge for edge in reversed(down)]
        with pen.turned(0, grid.paper.height, -1) as turned:
            middle = (UNPRINTABLE + side - grid.bleed) / 2
            _strip(turned, grid.paper.height, marks, middle, lines)


def _strip(
    pen: Pen, length: float, marks: list[float], middle: float, lines: tuple[str, str]
) -> None:
    """The ruler, then the text in the widest room between two crop marks."""
    edge = 10.5 if length >= 160 else UNPRINTABLE
    # Crop marks break off where the ruler stands, or one would pass for a tick.
    pen.rect(edge - 0.5, middle - STRIP / 3 - 0.5, RULER + 1, 3.2, fill=WHITE)
    ruler(pen, edge, middle - STRIP / 3)
    label = edge + RULER + 1.2
    pen.text(label, middle + 0.6, "100 mm", 5, tone=SOFT)
    stops = [label + 6.5, *(mark for mark in marks if mark > label + 6.5), length - UNPRINTABLE]
    start, end = max(pairwise(stops), key=lambda room: room[1] - room[0])
    for y, line in zip((middle - 0.5, middle + 2.0), lines, strict=True):
        pen.text(end - 1.2, y, line, 5.6, align=1, width=end - start - 2.4)


def crop_marks(pen: Pen, grid: Grid, dx: float = 0, dy: float = 0) -> None:
    """The cuts as fine lines to the paper's edge."""
    for (x1, y1), (x2, y2) in grid.cuts():
        pen.line((x1 + dx, y1 + dy), (x2 + dx, y2 + dy), weight=MARK)


def paragraph(pen: Pen, x: float, y: float, text: str, size: float, width: float) -> float:
    """Text in lines no wider than `width`, the first on the baseline y; where the next one goes."""
    step = leading(size)
    rows = fill(text, advances(text), width * MM / size)
    runs = [[(text[start:end].rstrip(), INK, False)] for start, end in rows]
    pen.lines([(x, y + i * step, run) for i, run in enumerate(runs)], size)
    return y + len(rows) * step


def heading(book: Book, pen: Pen, title: str, note: str, margin: float) -> None:
    """The top of a page: a title on the left, what it belongs to on the right, a rule below."""
    right = book.paper.width - margin
    pen.text(margin, margin + 4.4, title, 15, bold=True, width=(right - margin) * 0.62)
    pen.text(right, margin + 4.4, note, 7.5, tone=SOFT, align=1, width=(right - margin) * 0.36)
    pen.line((margin, margin + 7), (right, margin + 7), weight=0.3)


def page_number(book: Book, pen: Pen, text: str, margin: float) -> None:
    """The foot of a page: what it is on the left, its number on the right."""
    y = book.paper.height - margin + 3.2
    right = book.paper.width - margin
    pen.line((margin, y - 3.2), (right, y - 3.2), tone=FAINT, weight=0.1)
    pen.text(margin, y, text, 6.2, tone=SOFT, width=right - margin - 16)
    pen.text(right, y, f"{book.number} / {book.total}", 6.2, tone=SOFT, align=1)
