"""CSV with Cube Cobra's columns, one row a card.

Cube Cobra knows a mainboard and a maybeboard only, so the deck of a row stands among its tags:
`deck:main`, `deck:life` or `deck:epic`. Rows without that tag are placed by `zone` or `board`,
where a mainboard says no more than that the card is there. No cell is a formula to a spreadsheet.
"""

import csv
import io
from collections.abc import Mapping

from cards.rules.lists.cube_csv import (
    CUBE_COBRA,
    cells_of,
    is_safe,
    rows,
    safe,
    without_apostrophe,
)
from cards.rules.lists.names import name_key
from cards.rules.lists.reading import Entry, Tally
from decks.exchange.blocks import LABELS
from decks.exchange.reading import Pile, Reading
from decks.exchange.shelf import Options, Shelf, name_of
from decks.exchange.text import zones
from decks.rules.deck import Deck

TAG = "deck:"
NO_COLUMN = "no-name-column"


def read(text: str, shelf: Shelf) -> Reading:
    """The cards of every row, by the deck its tag, zone or board names."""
    pile, tally = Pile(shelf), Tally()
    lines = rows(text, tally)
    _, heading = next(lines, (1, []))
    columns = [name_key(cell) for cell in heading]
    if "name" not in columns:
        tally.fault(NO_COLUMN, 1)
        lines = iter(())
    for line, cells in lines:
        if any(cells) and is_safe(line, heading, [*map(_no_number, cells)], tally):
            row = {
                column: without_apostrophe(cell)
                for column, cell in zip(columns, cells, strict=False)
            }
            _read_row(line, row, pile)
    pile.faults += tally.faults
    return pile.reading()


def _no_number(cell: str) -> str:
    """A cell but for a number, which is no formula with a sign before it either."""
    return "" if cell.lstrip("+-").isdecimal() else cell


def _read_row(line: int, row: Mapping[str, str], pile: Pile) -> None:
    pile.turn_to(_label(row), line)
    count = row.get("quantity") or row.get("count") or "1"
    pile.add_called(row.get("name", ""), line, count)


def _label(row: Mapping[str, str]) -> str:
    """Which deck a row belongs to, as far as it says."""
    tags = [tag.strip() for tag in row.get("tags", "").split(";")]
    tagged = [tag.removeprefix(TAG) for tag in tags if tag.startswith(TAG)]
    maybe = "maybeboard" if row.get("maybeboard", "").casefold() == "true" else ""
    said = [*tagged, row.get("zone", ""), row.get("board", "") or maybe]
    return next((LABELS[name_key(words)] for words in said if name_key(words) in LABELS), "")


def write(deck: Deck, shelf: Shelf, options: Options) -> str:
    """The deck as CSV."""
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(CUBE_COBRA)
    for label, ids in zones(deck):
        for id in ids:
            cells = cells_of(Entry(shelf.card(id), 1)) | {
                "name": name_of(shelf.card(id), options.language),
                "board": "maybeboard" if label == "rest" else "mainboard",
            }
            cells["tags"] = ";".join(filter(None, (str(cells["tags"]), TAG + label)))
            writer.writerow([safe(cells.get(column, "")) for column in CUBE_COBRA])
    return file.getvalue()
