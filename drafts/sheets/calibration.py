"""The calibration page: is the scale true, how do both sides meet, how near the edge it prints."""

from functools import partial

from msgspec.structs import replace

from cards.rules.card import COLORS
from drafts.sheets.book import Book, Draw
from drafts.sheets.flow import margin_of
from drafts.sheets.furniture import heading, labelled_ruler, paragraph
from drafts.sheets.grid import RULER, UNPRINTABLE, flips_sideways
from drafts.sheets.job import SheetJob
from drafts.sheets.options import Options
from drafts.sheets.paper import Size
from drafts.sheets.pen import FAINT, SOFT, WHITE, Pen
from drafts.sheets.signs import color_badge
from drafts.sheets.words import lines, say
from tables.rules.refusal import Refusal

REACH = 10
"""How far the scales around the middle go, in mm."""
LEAST = RULER + 2 * UNPRINTABLE
STEPS = ("scale_step", "offset_step", "edge_step", "ink_step")
SAMPLES = (4.0, 5.0, 6.0, 7.0, 8.0)


def pages(job: SheetJob) -> list[Draw]:
    """A front and a back; on the long edge when no backs are asked for.

    Refuses with sheets.paper-too-small when no side holds 108 mm and the other 100 mm.
    """
    options, paper = job.options, job.options.paper
    if min(paper.width, paper.height) < RULER or max(paper.width, paper.height) < LEAST:
        raise Refusal.of(
            "sheets.paper-too-small", paper=paper.name, width=int(RULER), height=int(LEAST)
        )
    if options.backs == "none":
        options = replace(options, backs="long")
    return [partial(draw_front, options=options), partial(draw_back_side, options=options)]


def draw_front(book: Book, pen: Pen, *, options: Options) -> None:
    """What to do, the scales to read the offset from, rulers, frames near the edge, type.

    On small paper the steps stand beside the upright ruler.
    """
    paper, margin = book.paper, margin_of(book.paper)
    flip = say(options.backs, options.language)
    heading(book, pen, say("calibration", options.language), f"{paper.name}, {flip}", margin)
    _frames(pen, paper.width, paper.height)
    beside = 0 if paper.height >= 2.2 * LEAST else 9
    _steps(pen, margin + beside, margin + 12, paper.width - 2 * margin - beside, options)
    _scales(pen, paper.width / 2, paper.height / 2, options)
    _rulers(pen, paper)
    _samples(pen, paper.width / 2, paper.height - margin - 24, options)


def draw_back_side(book: Book, pen: Pen, *, options: Options) -> None:
    """A cross in the middle of the other side, without any offset, and the rulers again."""
    paper, margin = book.paper, margin_of(book.paper)
    flip = say(options.backs, options.language)
    heading(book, pen, say("calibration_back", options.language), f"{paper.name}, {flip}", margin)
    x, y = paper.width / 2, paper.height / 2
    pen.line((x - 30, y), (x + 30, y), weight=0.2)
    pen.line((x, y - 30), (x, y + 30), weight=0.2)
    pen.circle(x, y, 1.2, line=SOFT, weight=0.2)
    _rulers(pen, paper)


def _rulers(pen: Pen, paper: Size) -> None:
    """A ruler along each side that holds one."""
    if paper.width >= LEAST:
        labelled_ruler(pen, (paper.width - RULER) / 2, paper.height * 0.69)
    if paper.height >= LEAST:
        with pen.turned(margin_of(paper) + 2, (paper.height + RULER) / 2, -1) as upward:
            labelled_ruler(upward, 0, 0)


def _steps(pen: Pen, x: float, y: float, width: float, options: Options) -> None:
    """The steps, numbered, in each language."""
    size = 7.2 if width > 160 else 5.4
    for number, step in enumerate(STEPS, 1):
        pen.text(x, y, str(number), size * 1.25, bold=True)
        for text in lines(step, options.language):
            y = paragraph(pen, x + 6, y, text, size, width - 6)
        y += 1.6


def _scales(pen: Pen, x: float, y: float, options: Options) -> None:
    """Scales through the middle with the offset to enter at each mark.

    Seen through the paper the back is mirrored, so the signs depend on the edge it is flipped on.
    """
    across, down = (1, -1) if flips_sideways(options, options.paper) else (-1, 1)
    pen.line((x - REACH - 4, y), (x + REACH + 4, y), weight=0.15)
    pen.line((x, y - REACH - 4), (x, y + REACH + 4), weight=0.15)
    for mm in range(-REACH, REACH + 1):
        tick = 1.8 if mm % 5 == 0 else 0.9
        pen.line((x + mm, y - tick), (x + mm, y + tick), weight=0.1)
        pen.line((x - tick, y + mm), (x + tick, y + mm), weight=0.1)
        if abs(mm) == REACH:
            pen.text(x + mm, y + 4.4, f"{across * mm:+}", 5.6, align=0.5)
            pen.text(x + 2.6, y + mm + 0.7, f"{down * mm:+}", 5.6)
    pen.text(x + REACH + 5, y + 0.9, "dx", 7, bold=True)
    pen.text(x, y + REACH + 7, "dy", 7, bold=True, align=0.5)


def _frames(pen: Pen, width: float, height: float) -> None:
    """Frames 2 to 6 mm from the edge, each with its distance."""
    for mm in range(2, 7):
        pen.rect(mm, mm, width - 2 * mm, height - 2 * mm, line=SOFT, weight=0.1)
        x = width / 2 + (mm - 4) * 9
        pen.rect(x - 2.6, height - mm - 1, 5.2, 2, fill=WHITE)
        pen.text(x, height - mm + 0.65, f"{mm} mm", 5, tone=SOFT, align=0.5)


def _samples(pen: Pen, x: float, y: float, options: Options) -> None:
    """The colours with their patterns, and type from the smallest size on."""
    for i, color in enumerate((*COLORS, None)):
        color_badge(pen, x - 28 + i * 12, y, 8, 8, color, options.ink, options.low)
    start = x - 36
    for size in SAMPLES:
        text = f"{size:g} pt Trinity"
        pen.text(start, y + 16, text, size)
        start += 11 + size * 0.9
    pen.line((x - 36, y + 18), (x + 36, y + 18), tone=FAINT, weight=0.1)
