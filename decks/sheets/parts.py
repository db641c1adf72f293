"""What both sheets of a deck share: a column's head, a row of it, lines to write on, the Epic."""

from collections.abc import Sequence

from cards.rules.card import Card
from decks.sheets.job import DeckJob
from decks.sheets.words import say
from drafts.sheets.book import Book
from drafts.sheets.flow import margin_of
from drafts.sheets.furniture import heading
from drafts.sheets.listing import list_card, row_height
from drafts.sheets.pen import FAINT, SOFT, Pen
from drafts.sheets.signs import tick_box

LEAST = 85.0
"""The least width of a column, in mm."""
HEAD = 7.6
"""Height of the line above a column, in mm."""
FIELDS = 11.0
"""Height of the lines to write on, in mm."""
FOOT = 22.0
"""Height of the Epic's strip and of the boxes to sign, in mm."""
ROOMY = 8.4
"""The greatest height of a row, in mm."""
TICK = 2.9
COUNT = 6.0
"""Width of a card's copies, in mm."""


def step_of(job: DeckJob, rows: int, room: float) -> float:
    """The height of a row, so that so many fill the room as far as they may."""
    return max(row_height(job.options), min(ROOMY, room / max(rows, 1)))


def top_of_page(book: Book, pen: Pen, job: DeckJob, kind: str) -> None:
    """The heading: which sheet of which deck this is."""
    title = say(kind, job.options.language)
    heading(book, pen, title, f"{job.name}   {job.set_name}", margin_of(book.paper))


def column_head(pen: Pen, x: float, y: float, width: float, title: str, count: int) -> None:
    """A column's name and how many cards it has."""
    pen.text(x, y + 4.6, title, 10, bold=True, width=width - 16)
    pen.text(x + width, y + 4.6, str(count), 10, bold=True, align=1)
    pen.line((x, y + 6.4), (x + width, y + 6.4), weight=0.25)


def card_row(
    book: Book, pen: Pen, job: DeckJob, card: Card, copies: int, x: float, y: float,
    width: float, height: float,
) -> None:  # fmt: skip
    """A card with a box to tick and its copies."""
    top = y + (height - row_height(job.options)) / 2
    tick_box(pen, x, top + 0.6, TICK)
    pen.text(x + TICK + COUNT / 2 + 0.6, top + 2.9, f"{copies} ×", 7.4, align=0.5)
    start = x + TICK + COUNT + 1.4
    list_card(book, pen, card, start, top + 0.1, width - (start - x), job.options)
    foot = y + height - 0.4
    pen.line((x, foot), (x + width, foot), tone=FAINT, weight=0.06)


def to_write(
    pen: Pen, job: DeckJob, fields: Sequence[str], x: float, y: float, width: float
) -> None:
    """Lines to write on, side by side, each under its name."""
    step = width / len(fields)
    for at, field in enumerate(fields):
        start = x + at * step
        pen.text(start, y + 3, say(field, job.options.language), 6.2, tone=SOFT, width=step - 6)
        pen.line((start, y + 9), (start + step - 5, y + 9), tone=SOFT, weight=0.12)


def boxes_to_sign(
    pen: Pen, job: DeckJob, fields: Sequence[str], x: float, y: float, width: float
) -> None:
    """Boxes with room for a signature."""
    step = width / len(fields)
    for at, field in enumerate(fields):
        start = x + at * step
        pen.rect(start, y, step - 4, 15, line=SOFT, weight=0.2, radius=1.2)
        pen.text(start + 2, y + 3.4, say(field, job.options.language), 6.2, tone=SOFT)


def epic_strip(book: Book, pen: Pen, job: DeckJob, x: float, y: float, width: float) -> None:
    """The Epic under a line to fold at, or a line to write it on."""
    language = job.options.language
    pen.line((x, y), (x + width, y), tone=SOFT, weight=0.15, dash=(2, 1.4))
    pen.text(x, y + 4.4, say("epic", language), 10, bold=True)
    note = say("epic_note", language)
    pen.text(x + width, y + 4.2, note, 5.8, tone=SOFT, align=1, width=width - 40)
    if job.epic is None:
        pen.line((x, y + 12.4), (x + width, y + 12.4), tone=SOFT, weight=0.12)
    else:
        list_card(book, pen, job.cards[job.epic], x, y + 7.2, width, job.options)
