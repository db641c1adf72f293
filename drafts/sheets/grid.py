"""Where cards lie on a sheet of paper, where their backs do, and where the cuts go."""

from collections.abc import Iterator
from itertools import chain
from math import ceil

from msgspec import Struct

from drafts.sheets.options import Options
from drafts.sheets.paper import Size
from drafts.sheets.pen import Point
from tables.rules.refusal import Refusal

UNPRINTABLE = 4.0
"""What most printers leave white at the edge of a paper, in mm."""
STRIP = 3.6
"""The least height of the strip with ruler and page number, in mm."""
RULER = 100.0
APART = 0.8
"""How far a crop mark keeps from a card or its bleed, in mm."""

Span = tuple[float, float]
Cut = tuple[Point, Point]


class Grid(Struct, frozen=True):
    """Cards in rows and columns in the middle of a paper; `turned` cards lie on their side."""

    paper: Size
    card: Size
    columns: int
    rows: int
    turned: bool
    gap: float
    bleed: float

    @property
    def places(self) -> int:
        """How many cards lie on a page."""
        return self.columns * self.rows

    @property
    def cell(self) -> tuple[float, float]:
        """Width and height of a card as it lies, in mm."""
        width, height = self.card.width, self.card.height
        return (height, width) if self.turned else (width, height)

    @property
    def margins(self) -> tuple[float, float]:
        """What is left of the paper at each side, and above and below, in mm."""
        width = self.columns * (self.cell[0] + self.gap) - self.gap
        height = self.rows * (self.cell[1] + self.gap) - self.gap
        return (self.paper.width - width) / 2, (self.paper.height - height) / 2

    @property
    def strip_below(self) -> bool:
        """Whether ruler and page number stand below the cards, not turned at their left."""
        wide = self.paper.width >= RULER + 2 * UNPRINTABLE
        tall = self.paper.height >= RULER + 2 * UNPRINTABLE
        return wide and (not tall or self.margins[1] >= self.margins[0])

    def place(self, index: int) -> Point:
        """The top left corner of a card's place, counted row by row from the top left."""
        row, column = divmod(index, self.columns)
        width, height = self.cell
        left, top = self.margins
        return left + column * (width + self.gap), top + row * (height + self.gap)

    def behind(self, index: int, options: Options) -> Point:
        """The same place on the back page, mirrored in the edge flipped on, and the offset."""
        x, y = self.place(index)
        if flips_sideways(options, self.paper):
            x = self.paper.width - x - self.cell[0]
        else:
            y = self.paper.height - y - self.cell[1]
        return x + options.dx, y + options.dy

    @property
    def spans(self) -> tuple[list[Span], list[Span]]:
        """The stretches that cards cover, down the paper and across it."""
        (left, top), (width, height) = self.margins, self.cell
        down = _spans(top, height, self.gap, self.rows)
        return down, _spans(left, width, self.gap, self.columns)

    @property
    def edges(self) -> tuple[list[float], list[float]]:
        """Where cuts go, down the paper and across it, each once and in order."""
        down, across = self.spans
        return sorted({*chain(*down)}), sorted({*chain(*across)})

    def cuts(self) -> Iterator[Cut]:
        """The crop marks: every line of a cut, where no card and no bleed is, to the edge."""
        (down, across), (rows, columns) = self.spans, self.edges
        keep = self.bleed + APART
        for x in columns:
            for start, end in _between(down, keep, self.paper.height):
                yield (x, start), (x, end)
        for y in rows:
            for start, end in _between(across, keep, self.paper.width):
                yield (start, y), (end, y)


def flips_sideways(options: Options, paper: Size) -> bool:
    """Whether turning the paper over mirrors left and right, not top and bottom."""
    return (options.backs == "long") == (paper.height >= paper.width)


def lay_out(options: Options, card: Size | None = None) -> Grid:
    """The grid that holds the most cards; upright ones when both ways hold as many.

    Refuses with sheets.paper-too-small when not one card fits beside a 100 mm ruler.
    """
    card = card or options.card
    best = max(_grids(options, card), key=lambda grid: (grid.places, not grid.turned), default=None)
    if best is None:
        raise Refusal.of(
            "sheets.paper-too-small",
            paper=options.paper.name,
            width=ceil(card.width + 2 * (UNPRINTABLE + options.bleed)),
            height=ceil(max(card.height + 2 * options.bleed, RULER) + 2 * UNPRINTABLE),
        )
    return best


def _grids(options: Options, card: Size) -> Iterator[Grid]:
    """Every grid the paper can hold."""
    paper, gap, bleed = options.paper, options.gap, options.bleed
    for turned in (False, True):
        for columns in range(1, int(paper.width / min(card.width, card.height)) + 1):
            for rows in range(1, int(paper.height / min(card.width, card.height)) + 1):
                grid = Grid(paper, card, columns, rows, turned, gap, bleed)
                if _fits(grid):
                    yield grid


def _fits(grid: Grid) -> bool:
    """Whether cards and bleed can be printed and the strip has its room."""
    side, above = (margin - grid.bleed - UNPRINTABLE for margin in grid.margins)
    below = grid.strip_below
    length = grid.paper.width if below else grid.paper.height
    strip = above if below else side
    return min(side, above) >= 0 and strip >= STRIP and length >= RULER + 2 * UNPRINTABLE


def _spans(start: float, length: float, gap: float, count: int) -> list[Span]:
    """The stretches that cards cover along one side of the paper."""
    return [
        (round(start + i * (length + gap), 4), round(start + i * (length + gap) + length, 4))
        for i in range(count)
    ]


def _between(spans: list[Span], apart: float, end: float) -> Iterator[Span]:
    """What lies outside the stretches, keeping so far apart from them, to both edges."""
    at = 0.0
    for start, stop in spans:
        if start - apart > at:
            yield at, start - apart
        at = stop + apart
    if end > at:
        yield at, end
