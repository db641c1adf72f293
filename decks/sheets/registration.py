"""The registration sheet: every card of the pool by number, where it lies, and boxes to sign."""

from collections.abc import Sequence
from functools import partial

from decks.sheets.job import DeckJob, Line, lines
from decks.sheets.parts import (
    FIELDS,
    FOOT,
    HEAD,
    LEAST,
    boxes_to_sign,
    epic_strip,
    step_of,
    to_write,
    top_of_page,
)
from decks.sheets.words import say
from drafts.sheets.book import Book, Draw
from drafts.sheets.flow import Columns, Placed, columns, margin_of, pour
from drafts.sheets.furniture import page_number
from drafts.sheets.listing import list_card, row_height
from drafts.sheets.pen import FAINT, SOFT, Pen

STRIP = 16.0
"""Height of the Epic's strip, in mm."""
CELL = 9.0
"""Width of the box of a count, in mm."""
CELLS = ("main_short", "life_short")


def pages(job: DeckJob) -> list[Draw]:
    """One page for the 39 cards of a pool; more where there are many.

    Refuses as `drafts.sheets.flow.columns`.
    """
    around = FIELDS + HEAD + FOOT + STRIP
    whole = columns(job.options.paper, LEAST, around + row_height(job.options))
    room = Columns(
        whole.left, whole.top + FIELDS + HEAD, whole.width, whole.height - around, whole.count
    )
    found = lines(job)
    rows = -(-len(found) // room.count)  # of a column, where all of them fit on one page
    height = step_of(job, rows, room.height)
    even = min(room.height, rows * height + 0.01)
    into = Columns(room.left, room.top, room.width, even, room.count)
    poured = pour([(line, height, False) for line in found], into)
    return [
        partial(page, job=job, into=into, room=room, height=height, placed=placed)
        for placed in poured
    ]


def page(
    book: Book,
    pen: Pen,
    *,
    job: DeckJob,
    into: Columns,
    room: Columns,
    height: float,
    placed: Sequence[Placed[Line]],
) -> None:
    """One page of the sheet, which can be signed by itself."""
    language, margin = job.options.language, margin_of(book.paper)
    width = book.paper.width - 2 * margin
    top_of_page(book, pen, job, "registration")
    to_write(pen, job, ("player", "table", "date", "seat"), margin, into.top - FIELDS - HEAD, width)
    for column in sorted({place.x for place in placed}):
        _head(pen, job, column, into.top - HEAD, into.width)
    for place in placed:
        _row(book, pen, job, place.item, place.x, place.y, into.width, height)
    foot = room.top + room.height + 2
    _total(pen, job, margin, foot, width)
    boxes_to_sign(pen, job, ("signed", "checked", "date"), margin, foot + 5, width + 4)
    epic_strip(book, pen, job, margin, foot + FOOT + 0.5, width)
    page_number(book, pen, say("registration_note", language), margin)


def _head(pen: Pen, job: DeckJob, x: float, y: float, width: float) -> None:
    """The names of the boxes."""
    for at, cell in enumerate(CELLS):
        middle = x + width - CELL * (len(CELLS) - at) + CELL / 2
        label = say(cell, job.options.language)
        pen.text(middle, y + 5, label, 6, tone=SOFT, align=0.5, width=CELL - 1.6)
    pen.line((x, y + 6.4), (x + width, y + 6.4), weight=0.25)


def _row(
    book: Book, pen: Pen, job: DeckJob, line: Line, x: float, y: float, width: float, height: float
) -> None:
    """A card, and how many copies lie in each deck; an empty box for none."""
    low = row_height(job.options)
    top = y + (height - low) / 2
    for at, copies in enumerate((line.main, line.life)):
        left = x + width - CELL * (len(CELLS) - at)
        pen.rect(left + 0.6, top + 0.2, CELL - 1.2, low - 0.8, line=SOFT, weight=0.15, radius=0.7)
        if copies:
            pen.text(left + CELL / 2, top + low / 2 + 0.9, str(copies), 8, bold=True, align=0.5)
    list_card(book, pen, line.card, x, top + 0.1, width - CELL * len(CELLS) - 1.5, job.options)
    foot = y + height - 0.3
    pen.line((x, foot), (x + width, foot), tone=FAINT, weight=0.06)


def _total(pen: Pen, job: DeckJob, x: float, y: float, width: float) -> None:
    """How many cards there are in all."""
    language = job.options.language
    said = "   ".join(
        f"{say(cell, language)} {len(ids)}"
        for cell, ids in zip(CELLS, (job.main, job.life), strict=True)
    )
    pen.text(x + width, y + 2.6, said, 8, bold=True, align=1)
    pen.text(x, y + 2.6, say("total", language), 6.2, tone=SOFT)
