"""Checklists: the 13 cards of each pack with a box to tick, and an index of the box."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from cards.rules.card import RARITIES, Card
from drafts.sheets.book import Book, Draw
from drafts.sheets.face import type_line
from drafts.sheets.flow import HEADING, Columns, Placed, columns, margin_of, pour
from drafts.sheets.furniture import heading, page_number
from drafts.sheets.inks import colors
from drafts.sheets.job import Pack, SheetJob, chosen_packs
from drafts.sheets.ledger import ledger_pages
from drafts.sheets.listing import (
    EMBLEM,
    STEP,
    emblem_form,
    list_card,
    list_names,
    row_height,
    swatches,
)
from drafts.sheets.pen import FAINT, SOFT, Pen
from drafts.sheets.signs import RARITY_SIGNS, rarity_sign, tick_box
from drafts.sheets.words import say

PACK_HEAD = 8.2
PACK_GAP = 4.0
LEAST = 76.0
"""The least width of a column of packs, in mm."""
TICK = 2.9
RIGHT = 26.0
"""Width of the column with colours, number and rarity on a large row, in mm."""
FIELDS = ("opened_by", "round", "date")
FIELDS_HEIGHT = 8.0
LEAST_STEP = 11.0
"""The least height of a large row, in mm."""


def pages(job: SheetJob) -> list[Draw]:
    """Several packs to a page and then the index, or every pack on a page of its own.

    Refuses as `chosen_packs` and `columns` do.
    """
    packs = chosen_packs(job)
    most = max(len(pack.cards) for pack in packs)
    if job.options.per_page == "one":
        columns(job.options.paper, LEAST, FIELDS_HEIGHT + most * LEAST_STEP)
        return [partial(pack_page, job=job, pack=pack) for pack in packs]
    height = PACK_HEAD + most * row_height(job.options)
    into = columns(job.options.paper, LEAST, height)
    poured = pour([(pack, height, False) for pack in packs], into, PACK_GAP)
    lists: list[Draw] = [partial(packs_page, job=job, into=into, placed=page) for page in poured]
    return lists + ledger_pages(job, "index")


def packs_page(
    book: Book, pen: Pen, *, job: SheetJob, into: Columns, placed: Sequence[Placed[Pack]]
) -> None:
    """A page with several packs."""
    margin = margin_of(book.paper)
    _heading(book, pen, job, say("checklist", job.options.language))
    for place in placed:
        _pack(book, pen, job, place.item, place.x, place.y, into.width)
    page_number(book, pen, _legend(), margin)


def _heading(book: Book, pen: Pen, job: SheetJob, title: str) -> None:
    note = f"{job.name}   {say('box', job.options.language, box=job.box)}"
    heading(book, pen, title, note, margin_of(book.paper))


def _legend() -> str:
    return "   ".join(f"{RARITY_SIGNS[rarity]} {rarity}" for rarity in RARITIES)


def _pack(
    book: Book, pen: Pen, job: SheetJob, pack: Pack, x: float, y: float, width: float
) -> None:
    """A pack's number, its rarities and its cards, each with a box to tick."""
    pen.text(x, y + 4.8, say("pack", job.options.language, number=pack.number), 11, bold=True)
    cards = [job.cards[id] for id in pack.cards]
    pen.text(x + width, y + 4.8, _rarities(cards), 6.4, tone=SOFT, align=1)
    pen.line((x, y + 6.8), (x + width, y + 6.8), weight=0.25)
    step = row_height(job.options)
    for row, card in enumerate(cards):
        top = y + PACK_HEAD + row * step
        tick_box(pen, x, top + 0.5, TICK)
        list_card(book, pen, card, x + TICK + 2, top, width - TICK - 2, job.options)
        foot = top + step - 0.45
        pen.line((x, foot), (x + width, foot), tone=FAINT, weight=0.06)


def _rarities(cards: Sequence[Card]) -> str:
    """How many cards of each rarity, by its sign: "★1  ◆2  ▲4  ●6"."""
    held = Counter(card.rarity for card in cards)
    return "   ".join(
        f"{RARITY_SIGNS[rarity]} {held[rarity]}" for rarity in RARITIES if held[rarity]
    )


def pack_page(book: Book, pen: Pen, *, job: SheetJob, pack: Pack) -> None:
    """One pack on a page: large rows with emblem, names, type, rarity and a box to tick."""
    paper, margin = book.paper, margin_of(book.paper)
    title = say("pack", job.options.language, number=pack.number)
    book.mark(title)
    _heading(book, pen, job, title)
    top = margin + HEADING
    _fields(pen, job, margin, top, paper.width - 2 * margin)
    top += FIELDS_HEIGHT
    step = min(18.6, (paper.height - margin - 4 - top) / max(13, len(pack.cards)))
    for row, id in enumerate(pack.cards):
        _large_row(book, pen, job, job.cards[id], margin, top + row * step, step)
    cards = [job.cards[id] for id in pack.cards]
    page_number(book, pen, _rarities(cards), margin)


def _fields(pen: Pen, job: SheetJob, x: float, y: float, width: float) -> None:
    """Lines to write on: who opened the pack, in which round, when."""
    step = width / len(FIELDS)
    for i, field in enumerate(FIELDS):
        start = x + i * step
        pen.text(start, y + 3, say(field, job.options.language), 6.2, tone=SOFT)
        pen.line((start, y + 5.6), (start + step - 5, y + 5.6), tone=SOFT, weight=0.1)


def _large_row(
    book: Book, pen: Pen, job: SheetJob, card: Card, x: float, y: float, step: float
) -> None:
    """Tick box, emblem, names and type on the left; colours, number and rarity on the right."""
    options, right = job.options, book.paper.width - x
    middle, side = y + step / 2, step * 0.86
    tick_box(pen, x, middle - 2.1, 4.2)
    form = emblem_form(book, card, options)
    pen.place(form, x + 7.2, middle - side / 2, height=side, scale=side / EMBLEM.width)
    start = x + 10.2 + side
    room = right - start - RIGHT
    scale = min(1.5, step / 11.5)
    list_names(pen, card, start, middle - 4.6 * scale, room, options, scale)
    pen.text(start, middle + 3.6 * scale, kind_line(card), 4.6 * scale, tone=SOFT, width=room)
    swatches(book, pen, card, right - STEP * len(colors(card)) + 0.3, middle - 5, options)
    pen.text(right, middle + 1.4, card.id, 6, tone=SOFT, align=1)
    pen.text(right, middle + 4.4, f"{rarity_sign(card)} {card.rarity}", 6, align=1)
    pen.line((x, y + step), (right, y + step), tone=FAINT, weight=0.08)


def kind_line(card: Card) -> str:
    """Cost, type and traits in a line; a Shadow Card has no Cost to pay."""
    cost = () if card.shadow else (f"Cost {card.cost}",)
    return "   ".join((*cost, type_line(card), " / ".join(card.traits))).rstrip()
