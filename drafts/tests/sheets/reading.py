"""Reads sheets back: jobs from texts, and what a PDF shows, in mm from the top left corner."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO

import pypdfium2 as pdfium
from msgspec import Struct
from msgspec.structs import replace
from pypdf import PageObject, PdfReader, Transformation
from pypdfium2.raw import FPDF_PAGEOBJ_PATH

from cards.rules.catalogue import cards_by_id
from drafts.sheets import SheetJob, read_options, render
from drafts.sheets.bench import sample_job

MM = 72 / 25.4


class Box(Struct, frozen=True):
    """A rectangle in mm from the top left corner of its page."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


def job(**texts: str) -> SheetJob:
    """A box of 27 packs with these options."""
    return sample_job(read_options(texts))


def all_cards(**texts: str) -> SheetJob:
    """Single copies of all 253 cards of both sets."""
    cards = cards_by_id()
    return replace(job(**texts, cards=",".join(cards)), cards=cards)


def pdf(kind: str, made: SheetJob) -> PdfReader:
    """The sheet as pypdf reads it."""
    return PdfReader(BytesIO(render(kind, made)))


def texts(kind: str, made: SheetJob) -> list[str]:
    """The text of each page, without any spaces."""
    with opened(render(kind, made)) as pages:
        return [squeezed(page.get_textpage().get_text_range()) for page in pages]


@contextmanager
def opened(sheet: bytes) -> Iterator[list[pdfium.PdfPage]]:
    """The pages of a PDF as PDFium reads them."""
    document = pdfium.PdfDocument(sheet)
    yield [document[number] for number in range(len(document))]
    document.close()


def squeezed(text: str) -> str:
    """The text without spaces and line ends."""
    return "".join(text.split())


def text_within(page: pdfium.PdfPage, box: Box) -> str:
    """The text inside this box, without any spaces."""
    height = page.get_height()
    inside = page.get_textpage().get_text_bounded(
        left=box.left * MM,
        right=box.right * MM,
        top=height - box.top * MM,
        bottom=height - box.bottom * MM,
    )
    return squeezed(inside)


def paths(page: pdfium.PdfPage) -> list[Box]:
    """The bounds of the lines and shapes drawn on the page itself, line widths included."""
    height = page.get_height()
    boxes = []
    for item in page.get_objects(filter=[FPDF_PAGEOBJ_PATH], max_depth=1):
        left, bottom, right, top = item.get_bounds()
        boxes.append(Box(left / MM, (height - top) / MM, right / MM, (height - bottom) / MM))
    return boxes


def forms(page: PageObject) -> list[Box]:
    """Where the forms stand that are placed on a page; each shows nothing beyond its box."""
    height, held = float(page.mediabox.height), page["/Resources"]["/XObject"]
    at, outer, boxes = Transformation(), list[Transformation](), list[Box]()
    for operands, operator in page.get_contents().operations:
        if operator == b"q":
            outer.append(at)
        elif operator == b"Q":
            at = outer.pop()
        elif operator == b"cm":
            at = Transformation(tuple(map(float, operands))).transform(at)
        elif operator == b"Do":
            boxes.append(_placed(held[operands[0]]["/BBox"], at, height))
    return boxes


def _placed(box: Sequence[float], at: Transformation, height: float) -> Box:
    corners = [at.apply_on((box[0], box[1])), at.apply_on((box[2], box[3]))]
    (left, right), (bottom, top) = (
        sorted(map(float, sides)) for sides in zip(*corners, strict=True)
    )
    return Box(left / MM, (height - top) / MM, right / MM, (height - bottom) / MM)


def fonts(reader: PdfReader) -> Mapping[str, bool]:
    """Every typeface by name, and whether it is embedded."""
    found = {}
    for page in reader.pages:
        for font in page["/Resources"]["/Font"].values():
            descriptor = font.get_object().get("/FontDescriptor", {})
            found[font["/BaseFont"]] = "/FontFile2" in descriptor.get_object()
    return found
