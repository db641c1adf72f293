"""Every card of the box in the order of its number, with the packs its copies lie in."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Literal

from msgspec import Struct

from cards.rules.card import Card, Rarity
from drafts.sheets.book import Book, Draw
from drafts.sheets.flow import Columns, Placed, columns, margin_of, pour
from drafts.sheets.font import breadth
from drafts.sheets.furniture import heading, page_number
from drafts.sheets.job import SheetJob, chosen_packs
from drafts.sheets.listing import list_card, row_height
from drafts.sheets.paper import MM
from drafts.sheets.pen import FAINT, SOFT, Pen
from drafts.sheets.signs import RARITY_SIGNS
from drafts.sheets.words import say

Kind = Literal["index", "dealing"]
LEAST = 80.0
TITLE = 6.6
"""Height of the line that begins a rarity, in mm."""
CELL = 5.6
"""Width of a box with a pack's number, in mm."""


class Entry(Struct, frozen=True):
    """A card and the number of the pack of each of its copies, in order."""

    card: Card
    packs: tuple[int, ...]


class Title(Struct, frozen=True):
    """The line above the cards of one rarity, and how many copies follow."""

    rarity: Rarity
    copies: int


def dealing_pages(job: SheetJob) -> list[Draw]:
    """The dealing sheet: for each card of a sorted box, a box to tick for every copy."""
    return ledger_pages(job, "dealing")


def ledger_pages(job: SheetJob, kind: Kind) -> list[Draw]:
    """The pages of the index or of the dealing sheet. Refuses as `chosen_packs`, `columns`."""
    height = row_height(job.options)
    into = columns(job.options.paper, LEAST, TITLE + height)
    items = [
        (item, height if isinstance(item, Entry) else TITLE, isinstance(item, Title))
        for item in ledger(job)
    ]
    return [
        partial(ledger_page, job=job, kind=kind, into=into, placed=page)
        for page in pour(items, into)
    ]


def ledger(job: SheetJob) -> Iterator[Entry | Title]:
    """Each card that lies in a pack asked for, in the order of a sorted box, under its rarity."""
    found: dict[str, list[int]] = defaultdict(list)
    for pack in chosen_packs(job):
        for id in pack.cards:
            found[id].append(pack.number)
    entries = [Entry(card, tuple(found[id])) for id, card in job.cards.items() if id in found]
    last = None
    for entry in entries:
        if entry.card.rarity != last:
            last = entry.card.rarity
            yield Title(last, sum(len(e.packs) for e in entries if e.card.rarity == last))
        yield entry


def ledger_page(
    book: Book,
    pen: Pen,
    *,
    job: SheetJob,
    kind: Kind,
    into: Columns,
    placed: Sequence[Placed[Entry | Title]],
) -> None:
    """One page of the ledger."""
    language, margin = job.options.language, margin_of(book.paper)
    heading(
        book, pen, say(kind, language), f"{job.name}   {say('box', language, box=job.box)}", margin
    )
    for place in placed:
        if isinstance(place.item, Title):
            _title(pen, place.item, place.x, place.y, into.width)
        else:
            _entry(book, pen, job, kind, place.item, place.x, place.y, into.width)
    page_number(book, pen, say(f"{kind}_note", language), margin)


def _title(pen: Pen, title: Title, x: float, y: float, width: float) -> None:
    pen.text(x, y + 4.6, f"{RARITY_SIGNS[title.rarity]} {title.rarity}", 8, bold=True)
    pen.text(x + width, y + 4.6, str(title.copies), 6.4, tone=SOFT, align=1)
    pen.line((x, y + 5.8), (x + width, y + 5.8), weight=0.2)


def _entry(
    book: Book,
    pen: Pen,
    job: SheetJob,
    kind: Kind,
    entry: Entry,
    x: float,
    y: float,
    width: float,
) -> None:
    """A card's row: its names on the left, the numbers of its packs on the right."""
    draw = _numbers if kind == "index" else _boxes
    taken = draw(pen, entry.packs, x + width, y)
    list_card(book, pen, entry.card, x, y + 0.3, width - taken - 2, job.options)
    foot = y + row_height(job.options)
    pen.line((x, foot), (x + width, foot), tone=FAINT, weight=0.06)


def _numbers(pen: Pen, packs: tuple[int, ...], right: float, y: float) -> float:
    """The numbers of the packs in a line that ends at `right`; how wide it is."""
    text = "  ".join(str(number) for number in packs)
    pen.text(right, y + 3.5, text, 7, bold=True, align=1)
    return breadth(text) * 7 / MM


def _boxes(pen: Pen, packs: tuple[int, ...], right: float, y: float) -> float:
    """A box for each copy with the pack's number in it; how wide they are."""
    left = right - len(packs) * CELL
    for i, number in enumerate(packs):
        pen.rect(left + i * CELL, y + 0.6, CELL - 0.7, 3.8, line=SOFT, weight=0.15, radius=0.7)
        middle = left + i * CELL + (CELL - 0.7) / 2
        pen.text(middle, y + 3.4, str(number), 7, align=0.5, width=CELL - 1.2)
    return right - left
