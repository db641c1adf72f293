"""A PDF in the making: pages of exactly one paper, and forms that are drawn once and used often."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas

from drafts.sheets.font import FACE, font
from drafts.sheets.options import Backs
from drafts.sheets.paper import MM, Size
from drafts.sheets.pen import Pen

Progress = Callable[[int, int], None]
Draw = Callable[["Book", Pen], None]
"""What draws one page."""
FLIPS = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}


class Book:
    """Collects pages; `number` is the page being drawn and `total` how many there will be.

    The same pages make the same bytes: no clock, no random names.
    """

    def __init__(self, paper: Size, title: str, total: int, backs: Backs = "none") -> None:
        font()
        self.paper, self.total, self.number = paper, total, 0
        self._stream = BytesIO()
        self._forms: dict[str, str] = {}
        self.canvas = Canvas(
            self._stream,
            pagesize=paper.points,
            pageCompression=1,
            invariant=1,
            initialFontName=FACE,
            lang="en",
        )
        self.canvas.setTitle(title)
        self.canvas.setAuthor("Trinity Table")
        self.canvas.setViewerPreference("PrintScaling", "None")
        self.canvas.setViewerPreference("DisplayDocTitle", "true")
        if backs != "none":
            self.canvas.setViewerPreference("Duplex", FLIPS[backs])

    @contextmanager
    def page(self) -> Iterator[Pen]:
        """The next page, with a pen for it."""
        self.number += 1
        yield Pen(self.canvas, self.paper.height)
        self.canvas.showPage()

    def form(self, key: str, size: Size, draw: Callable[[Pen], None], bleed: float = 0) -> str:
        """The form known by this key, drawn now if it is new, in a box of this size and bleed."""
        if key not in self._forms:
            name = self._forms[key] = f"form{len(self._forms)}"
            box = (-bleed, -bleed, size.width + bleed, size.height + bleed)
            self.canvas.beginForm(name, *(side * MM for side in box))
            draw(Pen(self.canvas, size.height))
            self.canvas.endForm()
        return self._forms[key]

    def mark(self, title: str) -> None:
        """An entry in the outline that leads to this page."""
        key = f"page-{self.number}"
        self.canvas.bookmarkPage(key)
        self.canvas.addOutlineEntry(title, key)

    def bytes(self) -> bytes:
        """The finished PDF."""
        self.canvas.save()
        return self._stream.getvalue()
