"""A pen for pages and forms: millimetres from the top left corner, type sizes in points."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.textobject import PDFTextObject

from drafts.sheets.font import FACE, breadth, printable
from drafts.sheets.paper import MM

Tone = tuple[float, ...]
"""One number is a grey from 0 (black) to 1 (white), three are red, green and blue."""
Point = tuple[float, float]
Run = tuple[str, Tone, bool]
"""A piece of a line of text: its characters, its tone, whether it is bold."""

INK: Tone = (0.13,)
SOFT: Tone = (0.4,)
FAINT: Tone = (0.7,)
WHITE: Tone = (1.0,)
HAIR = 0.12
BOLD = 0.035
"""How thick the outline of bold type is, in ems: the typeface has a single weight."""


SMALLER = 0.66
"""How much smaller a line is set at most to keep within its width."""


class Pen:
    """Draws on one page or form whose box is `height` mm high.

    It sets a colour or a line width only when it changes, which keeps the files small.
    """

    def __init__(self, canvas: Canvas, height: float) -> None:
        self.canvas = canvas
        self.height = height
        self._fill_tone: Tone | None = None
        self._line_tone: Tone | None = None
        self._weight: float | None = None
        self._bold = False

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        tone: Tone = INK,
        bold: bool = False,
        align: float = 0,
        width: float | None = None,
    ) -> None:
        """One line on the baseline y; `align` is 0 for left, 0.5 for centred, 1 for right.

        Text wider than `width` is set smaller, down to two thirds, and from there narrower.
        """
        wide = breadth(text) * size / MM
        squeeze = 1.0
        if width is not None and wide > width:
            size, wide = size * max(width / wide, SMALLER), max(width, wide * SMALLER)
            squeeze = width / wide
        self.lines([(x - wide * squeeze * align, y, [(text, tone, bold)])], size, squeeze)

    def lines(
        self,
        lines: Iterable[tuple[float, float, Iterable[Run]]],
        size: float,
        squeeze: float = 1,
    ) -> None:
        """Lines (x, baseline, runs) of one type size, as a single text object."""
        self._weigh(size * BOLD / MM)
        block = self.canvas.beginText()
        block.setFont(FACE, size)
        if squeeze < 1:
            block.setHorizScale(100 * squeeze)
        for x, y, runs in lines:
            block.setTextOrigin(x * MM, (self.height - y) * MM)
            for run in runs:
                self._run(block, *run)
        self._embolden(block, bold=False)
        if squeeze < 1:
            block.setHorizScale(100)
        self.canvas.drawText(block)

    def _run(self, block: PDFTextObject, text: str, tone: Tone, bold: bool) -> None:
        self._pour(block, tone)
        if bold:
            self._stroke(block, tone)
        self._embolden(block, bold=bold)
        block.textOut(printable(text))

    def _embolden(self, block: PDFTextObject, *, bold: bool) -> None:
        if bold is not self._bold:
            block.setTextRenderMode(2 if bold else 0)
            self._bold = bold

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: Tone | None = None,
        line: Tone | None = None,
        weight: float = HAIR,
        radius: float = 0,
    ) -> None:
        """A rectangle from its top left corner, with rounded corners when there is a radius."""
        self._ready(fill, line, weight)
        box = (x * MM, (self.height - y - height) * MM, width * MM, height * MM)
        paint = {"fill": int(fill is not None), "stroke": int(line is not None)}
        if radius:
            self.canvas.roundRect(*box, min(radius, width / 2, height / 2) * MM, **paint)
        else:
            self.canvas.rect(*box, **paint)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: Tone | None = None,
        line: Tone | None = None,
        weight: float = HAIR,
    ) -> None:
        """A circle around (x, y)."""
        self._ready(fill, line, weight)
        self.canvas.circle(
            x * MM,
            (self.height - y) * MM,
            radius * MM,
            fill=int(fill is not None),
            stroke=int(line is not None),
        )

    def line(
        self,
        start: Point,
        end: Point,
        *,
        tone: Tone = INK,
        weight: float = HAIR,
        dash: Sequence[float] = (),
    ) -> None:
        """A straight line; `dash` holds the lengths of strokes and gaps in mm."""
        self._ready(None, tone, weight)
        if dash:
            self.canvas.setDash([length * MM for length in dash])
        self.canvas.line(*self._at(start), *self._at(end))
        if dash:
            self.canvas.setDash()

    def polygon(
        self,
        points: Sequence[Point],
        *,
        fill: Tone | None = None,
        line: Tone | None = None,
        weight: float = HAIR,
        closed: bool = True,
    ) -> None:
        """Straight lines through the points, closed and filled as asked."""
        self._ready(fill, line, weight)
        path = self.canvas.beginPath()
        path.moveTo(*self._at(points[0]))
        for point in points[1:]:
            path.lineTo(*self._at(point))
        if closed:
            path.close()
        self.canvas.drawPath(path, fill=int(fill is not None), stroke=int(line is not None))

    def literal(self, operations: str, tone: Tone) -> None:
        """Drawing operations made beforehand, in points from the bottom left corner."""
        self._pour(self.canvas, tone)
        self._stroke(self.canvas, tone)
        self.canvas.addLiteral(operations)

    def under(self, form: str) -> None:
        """A form of the same box, beneath what is drawn after it."""
        self.canvas.doForm(form)

    def place(
        self,
        form: str,
        x: float,
        y: float,
        *,
        height: float,
        turned: bool = False,
        scale: float = 1,
    ) -> None:
        """A form that is `height` high as placed, its top left corner at (x, y).

        A turned form lies a quarter clockwise, so that its left edge is on top.
        """
        self.canvas.saveState()
        if turned:
            self.canvas.translate(x * MM, (self.height - y) * MM)
            self.canvas.rotate(-90)
        else:
            self.canvas.translate(x * MM, (self.height - y - height) * MM)
        if scale != 1:
            self.canvas.scale(scale, scale)
        self.canvas.doForm(form)
        self.canvas.restoreState()

    @contextmanager
    def inside(
        self, x: float, y: float, width: float, height: float, radius: float = 0
    ) -> Iterator[None]:
        """What is drawn within shows only inside this rectangle."""
        self.canvas.saveState()
        path = self.canvas.beginPath()
        bottom = self.height - y - height
        path.roundRect(x * MM, bottom * MM, width * MM, height * MM, radius * MM)
        self.canvas.clipPath(path, stroke=0, fill=0)
        yield
        self.canvas.restoreState()
        self._forget()

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1) -> Iterator[None]:
        """Literal operations start at (x, y), so many times as large."""
        self.canvas.saveState()
        self.canvas.translate(x * MM, (self.height - y) * MM)
        if scale != 1:
            self.canvas.scale(scale, scale)
        yield
        self.canvas.restoreState()
        self._forget()

    @contextmanager
    def turned(self, x: float, y: float, quarters: int = 1) -> Iterator["Pen"]:
        """A pen whose top left corner lies at (x, y), turned clockwise by quarters."""
        self.canvas.saveState()
        self.canvas.translate(x * MM, (self.height - y) * MM)
        self.canvas.rotate(-90 * quarters)
        yield Pen(self.canvas, 0)
        self.canvas.restoreState()
        self._forget()

    def _at(self, point: Point) -> Point:
        return point[0] * MM, (self.height - point[1]) * MM

    def _ready(self, fill: Tone | None, line: Tone | None, weight: float) -> None:
        if fill is not None:
            self._pour(self.canvas, fill)
        if line is not None:
            self._stroke(self.canvas, line)
            self._weigh(weight)

    def _pour(self, target: Canvas | PDFTextObject, tone: Tone) -> None:
        if tone != self._fill_tone:
            self._fill_tone = tone
            target.setFillGray(*tone) if len(tone) == 1 else target.setFillColorRGB(*tone)

    def _stroke(self, target: Canvas | PDFTextObject, tone: Tone) -> None:
        if tone != self._line_tone:
            self._line_tone = tone
            target.setStrokeGray(*tone) if len(tone) == 1 else target.setStrokeColorRGB(*tone)

    def _weigh(self, weight: float) -> None:
        if weight != self._weight:
            self._weight = weight
            self.canvas.setLineWidth(weight * MM)

    def _forget(self) -> None:
        self._fill_tone = self._line_tone = self._weight = None
