"""Wrappers: a strip that folds around the 13 cards of a pack, with a code to the verify page."""

from functools import cache, partial

import segno
from msgspec import Struct
from msgspec.structs import replace

from drafts.rules.box import PACK
from drafts.sheets.book import Book, Draw
from drafts.sheets.card_sheet import Print, grid_pages
from drafts.sheets.job import Pack, SheetJob, chosen_packs
from drafts.sheets.paper import MM, Size
from drafts.sheets.pen import FAINT, INK, SOFT, WHITE, Pen
from drafts.sheets.words import lines, say

BAND = 40.0
"""Height of the strip, in mm."""
FLAP = 12.0
EASE = 0.6
"""What a wrapper is wider than its cards, so that they slide out, in mm."""
CODE = 24.0
"""Side of the QR code with its white border, in mm."""
QUIET = 4
"""Width of that border in modules, as ISO/IEC 18004 asks."""


class Folds(Struct, frozen=True):
    """The panels of a strip from left to right: front, spine, back, spine, flap."""

    panel: float
    spine: float

    @property
    def length(self) -> float:
        """The whole strip in mm."""
        return 2 * self.panel + 2 * self.spine + FLAP

    @property
    def lines(self) -> tuple[float, ...]:
        """Where it is folded, in mm from the left."""
        front, back = self.panel + self.spine, 2 * self.panel + self.spine
        return self.panel, front, back, back + self.spine


def pages(job: SheetJob) -> list[Draw]:
    """A wrapper for each pack. Refuses as `lay_out` and `chosen_packs` do."""
    job = replace(job, options=replace(job.options, backs="none", bleed=0, cards=()))
    packs = chosen_packs(job)
    folds = folds_around(job.options.card, job.options.thickness)
    size = Size("wrapper", folds.length, BAND)
    make = partial(_form, job=job, folds=folds, size=size)
    prints = [Print(partial(make, pack=pack)) for pack in packs]
    return grid_pages(job, prints, size, "wrappers")


def folds_around(card: Size, thickness: float) -> Folds:
    """The folds of a strip around a pack of these cards, each so many mm thick."""
    return Folds(card.width, PACK * thickness + EASE)


def _form(book: Book, *, job: SheetJob, pack: Pack, folds: Folds, size: Size) -> str:
    code = book.form("code", Size("code", CODE, CODE), partial(_draw_code, address=job.verify))

    def draw(pen: Pen) -> None:
        _draw_front(pen, job, pack, folds)
        pen.place(code, folds.panel - CODE - 2.5, (BAND - CODE) / 2 - 1.6, height=CODE)
        _draw_spine(pen, job, pack, folds.panel + folds.spine / 2)
        _draw_spine(pen, job, pack, 2 * folds.panel + 1.5 * folds.spine)
        _draw_inside(pen, job, pack, folds)
        _draw_folds(pen, job, folds)

    return book.form(f"wrapper {pack.number}", size, draw)


def _draw_front(pen: Pen, job: SheetJob, pack: Pack, folds: Folds) -> None:
    """The pack's number, large, with the names of set and box."""
    language, room = job.options.language, folds.panel - CODE - 8
    pen.text(4, 7.6, say("pack", language, number="").strip(" ·"), 7, tone=SOFT, width=room)
    pen.text(4, 22.5, str(pack.number), 44, bold=True, width=room)
    pen.text(4, 29.4, job.name, 9, bold=True, width=room)
    pen.text(4, 33.4, job.box, 7, width=room)
    pen.text(4, 36.8, say("of_cards", language, count=PACK), 5.8, tone=SOFT, width=room)
    x = folds.panel - CODE / 2 - 2.5
    pen.text(x, BAND - 5.2, say("verify", language), 5.8, tone=SOFT, align=0.5)


def _draw_spine(pen: Pen, job: SheetJob, pack: Pack, x: float) -> None:
    with pen.turned(x - 0.95, 3) as turned:
        turned.text(0, 0, f"{pack.number}", 8, bold=True)
        turned.text(BAND - 6, 0, f"{job.name}   {job.box}", 5.6, tone=SOFT, align=1)


def _draw_inside(pen: Pen, job: SheetJob, pack: Pack, folds: Folds) -> None:
    """The other panel: lines to write on, and what thickness it was made for."""
    x, width = folds.panel + folds.spine + 4, folds.panel - 8
    for i, field in enumerate(("opened_by", "round", "date")):
        y = 7 + i * 8.6
        pen.text(x, y, say(field, job.options.language), 5.8, tone=SOFT)
        pen.line((x, y + 4.6), (x + width, y + 4.6), tone=SOFT, weight=0.12)
    thickness = f"{job.options.thickness:g}"
    notes = lines("wrapper_note", job.options.language, count=PACK, thickness=thickness)
    for i, note in enumerate(reversed(notes)):
        pen.text(x, BAND - 3.2 - i * 2.6, note, 5.2, tone=SOFT, width=width)


def _draw_folds(pen: Pen, job: SheetJob, folds: Folds) -> None:
    """Broken lines to fold along, and the flap for the glue."""
    pen.rect(0, 0, folds.length, BAND, line=FAINT, weight=0.12)
    for x in folds.lines:
        pen.line((x, 0), (x, BAND), tone=SOFT, weight=0.15, dash=(1.4, 1))
    left = folds.lines[-1]
    with pen.inside(left, 0, FLAP, BAND):
        for i in range(-20, 12):
            pen.line((left, i * 2.5 + 30), (left + 30, i * 2.5), tone=FAINT, weight=0.1)
    pen.rect(left + 3.6, 5, 4.8, BAND - 10, fill=WHITE)
    with pen.turned(left + FLAP / 2 - 0.9, BAND / 2) as turned:
        turned.text(0, 0, say("glue", job.options.language), 6, tone=SOFT, align=0.5)


@cache
def code_operations(address: str) -> str:
    """The dark runs of the QR code as rectangles, in a box of CODE by CODE mm, one fill."""
    rows = [bytes(row) for row in segno.make(address, error="m", micro=False).matrix]
    module = CODE * MM / (len(rows) + 2 * QUIET)
    parts = []
    for y, row in enumerate(rows):
        foot = CODE * MM - (y + 1 + QUIET) * module
        for left, length in _runs(row):
            x, width = (left + QUIET) * module, length * module
            parts.append(f"{x:.3f} {foot:.3f} {width:.3f} {module:.3f} re")
    return "\n".join([*parts, "f"])


def _runs(row: bytes) -> list[tuple[int, int]]:
    """Where dark modules begin, and how many follow one another."""
    runs, at = [], 0
    for piece in row.split(b"\0"):
        if piece:
            runs.append((at, len(piece)))
        at += len(piece) + 1
    return runs


def _draw_code(pen: Pen, address: str) -> None:
    pen.rect(0, 0, CODE, CODE, fill=WHITE)
    pen.literal(code_operations(address), INK)
