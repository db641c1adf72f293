"""The deck list: Main and Life Deck side by side, each card with a box to tick."""

from collections.abc import Sequence
from functools import partial

from cards.rules.card import Card
from decks.sheets.job import DeckJob, counted
from decks.sheets.parts import HEAD, LEAST, card_row, column_head, epic_strip, step_of, top_of_page
from decks.sheets.words import say
from drafts.sheets.book import Book, Draw
from drafts.sheets.flow import Columns, Placed, columns, margin_of, pour
from drafts.sheets.furniture import page_number
from drafts.sheets.listing import row_height
from drafts.sheets.pen import Pen

STRIP = 15.0
"""Height of the Epic's strip, in mm."""
Row = tuple[Card, int] | tuple[str, int]
"""A card and its copies, or a place and the cards in it."""


def pages(job: DeckJob) -> list[Draw]:
    """One page for a deck of the usual size; more for one that has many cards.

    Refuses as `drafts.sheets.flow.columns`.
    """
    whole = columns(job.options.paper, LEAST, HEAD + row_height(job.options) + STRIP)
    into = Columns(whole.left, whole.top, whole.width, whole.height - STRIP, whole.count)
    height = step(job, into)
    poured = pour(rows(job, height, into), into)
    last = len(poured) - 1
    return [
        partial(page, job=job, into=into, height=height, placed=placed, last=at == last)
        for at, placed in enumerate(poured)
    ]


def step(job: DeckJob, into: Columns) -> float:
    """The height of a row: in two columns those of the Main Deck fill the first one."""
    if into.count == 1:
        return row_height(job.options)
    return step_of(job, len(set(job.main)), into.height - HEAD)


def rows(job: DeckJob, height: float, into: Columns) -> list[tuple[Row, float, bool]]:
    """The rows of both decks; where there are two columns, Life begins the second one."""
    found: list[tuple[Row, float, bool]] = []
    for place, ids in (("main", job.main), ("life", job.life), ("rest", job.rest)):
        if not ids and place == "rest":
            continue
        if place == "life" and into.count > 1:
            found = _filled(found, into)
        found.append(((place, len(ids)), HEAD, True))
        found += [((card, copies), height, False) for card, copies in counted(ids, job.cards)]
    return found


def _filled(found: list[tuple[Row, float, bool]], into: Columns) -> list[tuple[Row, float, bool]]:
    """The rows with the last one so high that whatever follows begins a column of its own."""
    taken = 0.0
    for _row, height, _stays in found:
        taken = height if taken + height > into.height else taken + height
    row, height, stays = found[-1]
    return [*found[:-1], (row, height + into.height - taken, stays)]


def page(
    book: Book, pen: Pen, *, job: DeckJob, into: Columns, height: float,
    placed: Sequence[Placed[Row]], last: bool,
) -> None:  # fmt: skip
    """One page of the list; the Epic stands at the foot of the last one."""
    language, margin = job.options.language, margin_of(book.paper)
    top_of_page(book, pen, job, "list")
    for place in placed:
        what, count = place.item
        if isinstance(what, str):
            column_head(pen, place.x, place.y, into.width, say(what, language), count)
        else:
            card_row(book, pen, job, what, count, place.x, place.y, into.width, height)
    if last:
        width = book.paper.width - 2 * margin
        epic_strip(book, pen, job, margin, into.top + into.height + 1, width)
    note = say("list_note", language, main=len(job.main), life=len(job.life))
    page_number(book, pen, note, margin)
