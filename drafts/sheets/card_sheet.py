"""Card sheets: every copy of every card asked for, in pages of as many as fit, with their backs."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

from msgspec import Struct

from cards.rules.card import Card
from drafts.sheets.back import draw_back
from drafts.sheets.book import Book, Draw
from drafts.sheets.face import Style, draw_face, draw_field, draw_frame
from drafts.sheets.fit import fit
from drafts.sheets.furniture import crop_marks, strip
from drafts.sheets.grid import Grid, lay_out
from drafts.sheets.inks import Colors, colors
from drafts.sheets.job import SheetJob, chosen_cards, chosen_packs
from drafts.sheets.options import Options
from drafts.sheets.paper import Size
from drafts.sheets.pen import Pen
from drafts.sheets.words import say


class Print(Struct, frozen=True):
    """One thing of a card's size to be printed: the name of its form, how to draw it, its pack.

    `prepare` makes the form in a book and gives its name. Pack 0 is no pack.
    """

    prepare: Callable[[Book], str]
    pack: int = 0


def pages(job: SheetJob) -> list[Draw]:
    """The card sheets of a job: fronts, each followed by its backs when backs are wanted.

    Refuses as `lay_out`, `chosen_packs` and `fit` do.
    """
    return grid_pages(job, [_print(job, id, pack) for id, pack in copies(job)], job.options.card)


def copies(job: SheetJob) -> list[tuple[str, int]]:
    """The id and the pack of every card to be printed; single cards belong to pack 0."""
    if job.options.cards and not job.options.packs:
        return [(id, 0) for id in chosen_cards(job)]
    return [(id, pack.number) for pack in chosen_packs(job) for id in pack.cards]


def grid_pages(
    job: SheetJob, prints: Sequence[Print], size: Size, word: str = "cards"
) -> list[Draw]:
    """Pages that hold these prints of one size, in order and none left out.

    `word` is what the prints are called in the line "cards 1-9 of 351".
    """
    grid, drawn = lay_out(job.options, size), list[Draw]()
    for first in range(0, len(prints), grid.places):
        page = Page(job, grid, prints[first : first + grid.places], first, len(prints), word)
        drawn.append(page.fronts)
        if job.options.backs != "none":
            drawn.append(page.backs)
    return drawn


class Page(Struct, frozen=True):
    """The prints of one page; `first` is the place of the first of them among all `total`."""

    job: SheetJob
    grid: Grid
    prints: Sequence[Print]
    first: int
    total: int
    word: str

    def fronts(self, book: Book, pen: Pen) -> None:
        """The faces, marks and strip of a front page."""
        if self.job.options.marks != "none":
            crop_marks(pen, self.grid)
        for place, print_ in enumerate(self.prints):
            self._put(pen, print_.prepare(book), *self.grid.place(place))
        strip(pen, self.grid, self._caption(book, self.word))

    def backs(self, book: Book, pen: Pen) -> None:
        """The backs, where the paper's other side has the faces."""
        options = self.job.options
        if options.marks == "both":
            crop_marks(pen, self.grid, options.dx, options.dy)
        for place in range(len(self.prints)):
            back = back_form(book, self.grid.card, options)
            self._put(pen, back, *self.grid.behind(place, options))
        strip(pen, self.grid, self._caption(book, "backs"))

    def _put(self, pen: Pen, form: str, x: float, y: float) -> None:
        pen.place(form, x, y, height=self.grid.card.height, turned=self.grid.turned)

    def _caption(self, book: Book, side: str) -> tuple[str, str]:
        """Which box and page this is; which cards of how many, from which packs, row by row."""
        span = say(
            side,
            self.job.options.language,
            first=self.first + 1,
            last=self.first + len(self.prints),
            total=self.total,
        )
        about = f"{self.job.name} {self.job.box}   {book.number} / {book.total}"
        return about, "   ".join(filter(None, (span, self._key())))

    def _key(self) -> str:
        """The pack of each card as the cards lie, a bar between rows: "2 2 2 | 2 3 3"."""
        numbers = [print_.pack for print_ in self.prints]
        if not any(numbers):
            return ""
        if len(set(numbers)) == 1:
            return say("pack", self.job.options.language, number=numbers[0])
        rows = groupby(enumerate(numbers), key=lambda pair: pair[0] // self.grid.columns)
        key = " | ".join(" ".join(str(number) for _, number in row) for _, row in rows)
        return f"{say('packs', self.job.options.language)} {key}"


def back_form(book: Book, size: Size, options: Options) -> str:
    """The form of a card's back."""
    draw = partial(draw_back, size=size, ink=options.ink, low=options.low, bleed=options.bleed)
    return book.form(f"back {size.name}", size, draw, options.bleed)


def frame_form(book: Book, shades: Colors, options: Options) -> str:
    """The form of a frame in these colours."""
    size, bleed = options.card, options.bleed
    draw = partial(draw_frame, shades=shades, size=size, style=style_of(options), bleed=bleed)
    return book.form(f"frame {shades}", size, draw, bleed)


def field_form(book: Book, shades: Colors, options: Options) -> str:
    """The form of the ground of a window in these colours."""
    draw = partial(draw_field, shades=shades, size=options.card, style=style_of(options))
    return book.form(f"field {shades}", options.card, draw)


def face_form(book: Book, card: Card, options: Options) -> str:
    """The form of a card's face, upon the form of its frame."""
    frame = frame_form(book, colors(card), options)
    field = field_form(book, colors(card), options)

    def draw(pen: Pen) -> None:
        pen.under(frame)
        pen.under(field)
        draw_face(pen, card, options.card, style_of(options))

    return book.form(f"card {card.id}", options.card, draw, options.bleed)


def style_of(options: Options) -> Style:
    """How faces are printed under these options."""
    return Style(options.ink, options.low, options.language)


def _print(job: SheetJob, id: str, pack: int) -> Print:
    card = job.cards[id]
    fit(card, job.options.card)
    return Print(partial(face_form, card=card, options=job.options), pack)
