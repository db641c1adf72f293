"""How the faces of a set lie on the sheets that Tabletop Simulator takes its pictures from.

A sheet has up to 10 columns and 7 rows, and its last place holds the face of what is hidden. So 69
cards fit on one, in the order of the set, row by row.
"""

from msgspec import Struct

COLUMNS, ROWS = 10, 7
HELD = COLUMNS * ROWS - 1  # cards on a sheet, one place being that of the back


class Spot(Struct, frozen=True):
    """Where a card's face is: the number of its sheet from 1, its place there from 0, the rows."""

    sheet: int
    place: int
    rows: int


def held(sheet: int, cards: int) -> range:
    """Which of so many cards, from 0, lie on a sheet; none where there is no such sheet."""
    return range((sheet - 1) * HELD, min(sheet * HELD, cards)) if sheet > 0 else range(0)


def rows_of(sheet: int, cards: int) -> int:
    """How many rows a sheet has, the place of the back among them."""
    return -(-(len(held(sheet, cards)) + 1) // COLUMNS)


def spot_of(number: int, cards: int) -> Spot:
    """Where the card of this number, from 0, of so many has its face."""
    sheet = number // HELD + 1
    return Spot(sheet, number % HELD, rows_of(sheet, cards))
