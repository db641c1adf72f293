"""The faces of cards as pictures for other programs: what the card sheets print, in one JPEG.

PDFium (pypdfium2) draws the page that reportlab wrote, so that a picture is what the printer would
print, and no second drawing of a face can drift away from it.
"""

from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

import pypdfium2

from cards.rules.card import Card
from drafts.rules.face_sheets import COLUMNS
from drafts.sheets.book import Book
from drafts.sheets.card_sheet import back_form, face_form
from drafts.sheets.options import Options
from drafts.sheets.paper import Size
from drafts.sheets.pen import Pen

PIXELS = 408  # the width of a card: 10 of them stay below 4096, which every graphics card takes
QUALITY = 85  # of the JPEG


def face_sheet(cards: Sequence[Card], rows: int) -> bytes:
    """The faces of these cards in rows of 10, and the back in the last place, as a JPEG."""
    options = Options()
    card = options.card
    book = Book(Size("faces", card.width * COLUMNS, card.height * rows), "Faces", 1)
    with book.page() as pen:
        forms = {place: face_form(book, each, options) for place, each in enumerate(cards)}
        forms[COLUMNS * rows - 1] = back_form(book, card, options)
        for place, form in forms.items():
            _put(pen, form, place, card)
    return _jpeg(book.bytes(), PIXELS * COLUMNS)


def back_picture() -> bytes:
    """The back of a card as a JPEG."""
    options = Options()
    book = Book(options.card, "Back", 1)
    with book.page() as pen:
        _put(pen, back_form(book, options.card, options), 0, options.card)
    return _jpeg(book.bytes(), PIXELS)


def keep(path: Path, draw: Callable[[], bytes]) -> None:
    """Draw a picture into its file, whole or not at all; one that is there stays."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        begun = path.with_suffix(".begun")
        begun.write_bytes(draw())
        begun.replace(path)


def _put(pen: Pen, form: str, place: int, card: Size) -> None:
    row, column = divmod(place, COLUMNS)
    pen.place(form, column * card.width, row * card.height, height=card.height)


def _jpeg(pdf: bytes, width: int) -> bytes:
    """The only page of a PDF as a picture so many pixels wide."""
    with pypdfium2.PdfDocument(pdf) as document:
        page = document[0]
        picture = page.render(scale=width / page.get_width()).to_pil()
    written = BytesIO()
    picture.convert("RGB").save(written, "JPEG", quality=QUALITY, optimize=True)
    return written.getvalue()
