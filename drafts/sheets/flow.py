"""Items of known heights poured into the columns of as many pages as they need."""

from collections.abc import Sequence
from math import ceil
from typing import Generic, TypeVar

from msgspec import Struct

from drafts.sheets.paper import Size
from tables.rules.refusal import Refusal

Item = TypeVar("Item")

MARGIN = 12.0
HEADING = 12.0
"""Height of a page's heading with the space under it, in mm."""
FOOTING = 4.0
"""Height kept free above the page number, in mm."""
GUTTER = 7.0
NARROWEST = 75.0
"""The least width of a column, in mm."""


class Columns(Struct, frozen=True):
    """Columns of one width between the heading and the page number; lengths in mm."""

    left: float
    top: float
    width: float
    height: float
    count: int

    def x(self, column: int) -> float:
        """Where a column begins."""
        return self.left + column * (self.width + GUTTER)


class Placed(Struct, Generic[Item], frozen=True):
    """An item at its place on a page."""

    x: float
    y: float
    item: Item


def columns(paper: Size, least: float, tallest: float) -> Columns:
    """As many columns as the paper holds, none narrower than `least` unless there is but one.

    Refuses with sheets.paper-too-small when one is narrower than 75 mm or lower than `tallest`.
    """
    margin = margin_of(paper)
    wide = paper.width - 2 * margin
    count = max(1, int((wide + GUTTER) / (least + GUTTER)))
    width = (wide - GUTTER * (count - 1)) / count
    height = paper.height - 2 * margin - HEADING - FOOTING
    if width < NARROWEST or height < tallest:
        raise Refusal.of(
            "sheets.paper-too-small",
            paper=paper.name,
            width=ceil(NARROWEST + 2 * margin),
            height=ceil(tallest + paper.height - height),
        )
    return Columns(margin, margin + HEADING, width, height, count)


def margin_of(paper: Size) -> float:
    """The white around a page, narrower on small papers."""
    return min(MARGIN, min(paper.width, paper.height) * 0.06)


def pour(
    items: Sequence[tuple[Item, float, bool]], into: Columns, gap: float = 0
) -> list[list[Placed[Item]]]:
    """Pages of placed items, column by column, from (item, height, stays with the next one)."""
    pages: list[list[Placed[Item]]] = [[]]
    column, y = 0, 0.0
    for i, (item, height, stays) in enumerate(items):
        needed = height + (items[i + 1][1] if stays and i + 1 < len(items) else 0)
        if y and y + needed > into.height:
            column, y = column + 1, 0.0
            if column == into.count:
                pages.append([])
                column = 0
        pages[-1].append(Placed(into.x(column), into.top + y, item))
        y += height + gap
    return pages
