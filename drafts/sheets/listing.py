"""One card in a list: its number, the swatches of its colours, its names, its rarity."""

from functools import partial

from cards.rules.card import Card, Color
from drafts.sheets.book import Book
from drafts.sheets.face import Style, draw_emblem, names
from drafts.sheets.inks import Ink, colors, letter, look
from drafts.sheets.options import Options
from drafts.sheets.paper import Size
from drafts.sheets.pen import SOFT, Pen
from drafts.sheets.signs import pattern, rarity_sign

SWATCH = Size("swatch", 3.4, 3.4)
EMBLEM = Size("emblem", 20, 20)
NUMBER = 17.0
"""Width of a card's number in a list, in mm."""
STEP = 3.7
"""Distance of two swatches, in mm."""


def row_height(options: Options) -> float:
    """The height of a row in a list: with two names, one stands under the other."""
    return 4.6 if options.language == "en" else 5.7


def list_card(
    book: Book, pen: Pen, card: Card, x: float, y: float, width: float, options: Options
) -> None:
    """A card in a row that begins at (x, y): number, rarity, swatches and names."""
    line = y + 2.75
    pen.text(x, line, card.id, 5.2, tone=SOFT, width=NUMBER - 2.2)
    pen.text(x + NUMBER - 0.4, line, rarity_sign(card), 5.4, align=0.5)
    swatches(book, pen, card, x + NUMBER + 2.2, y + 0.3, options)
    start = x + NUMBER + 2.9 + STEP * max(1, len(colors(card)))
    list_names(pen, card, start, y, width - (start - x), options)


def list_names(
    pen: Pen,
    card: Card,
    x: float,
    y: float,
    width: float,
    options: Options,
    scale: float = 1,
) -> None:
    """The names within this width, the second under the first; so many times as large."""
    first, second = names(card, options.language)
    pen.text(x, y + 2.75 * scale, first, 7.4 * scale, bold=scale > 1, width=width)
    if second:
        pen.text(
            x,
            y + (4.95 if scale == 1 else 5.5 * scale),
            second,
            5.4 * scale,
            tone=SOFT,
            width=width,
        )


def swatches(book: Book, pen: Pen, card: Card, x: float, y: float, options: Options) -> None:
    """A swatch of pattern and letter for each of the card's colours."""
    for i, color in enumerate(colors(card)):
        draw = partial(_swatch, color=color, ink=options.ink, low=options.low)
        form = book.form(f"swatch {color}", SWATCH, draw)
        pen.place(form, x + i * STEP, y, height=SWATCH.height)


def _swatch(pen: Pen, color: Color | None, ink: Ink, low: bool) -> None:
    """The letter on the pattern, which leaves its middle free."""
    shade = look(color, ink, low)
    side = SWATCH.width
    with pen.inside(0, 0, side, side, 0.6):
        pen.rect(0, 0, side, side, fill=shade.solid)
        pattern(pen, 0, 0, side, side, color, shade.woven, 0.6)
    pen.rect(0.1, 0.1, side - 0.2, side - 0.2, line=shade.strong, weight=0.2, radius=0.6)
    pen.circle(side / 2, side / 2, 1.16, fill=shade.solid)
    pen.text(
        side / 2, side / 2 + 0.72, letter(color), 5.6, tone=shade.on_solid, bold=True, align=0.5
    )


def emblem_form(book: Book, card: Card, options: Options) -> str:
    """The form of a card's emblem on white."""
    style, middle = Style(options.ink, True, options.language), EMBLEM.width / 2

    def draw(pen: Pen) -> None:
        draw_emblem(pen, card, middle, middle, EMBLEM.width, style)

    return book.form(f"emblem {card.id}", EMBLEM, draw)
