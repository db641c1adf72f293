"""A play sheet: a player's zones by name, lying on its long side (rulebook chapter 3)."""

from msgspec import Struct

from drafts.sheets.book import Book
from drafts.sheets.furniture import ruler
from drafts.sheets.grid import RULER
from drafts.sheets.job import SheetJob
from drafts.sheets.options import Options
from drafts.sheets.pen import FAINT, INK, SOFT, Pen
from drafts.sheets.signs import trinity_sign
from drafts.sheets.words import lines, say

EDGE = 8.0
FOOT = 6.6
"""How far above the paper's edge the ruler stands, in mm: below the zones, and printed still."""
PHASES = ("draw_phase", "active", "main_1", "combat", "main_2", "end")


class Zone(Struct, frozen=True):
    """A zone by its word, and where it lies, in hundredths of the sheet; `slots` side by side."""

    word: str
    x: float
    y: float
    width: float
    height: float
    slots: int = 1


ZONES = (
    Zone("life_left", 0, 0, 19, 20),
    Zone("wall_left", 20.5, 0, 18, 20),
    Zone("reserve", 40, 0, 20, 28),
    Zone("wall_right", 61.5, 0, 18, 20),
    Zone("life_right", 81, 0, 19, 20),
    Zone("gained_left", 0, 22, 19, 18),
    Zone("gained_right", 81, 22, 19, 18),
    Zone("turn", 0, 42, 19, 25),
    Zone("battlefield", 20.5, 30, 59, 37),
    Zone("deck", 81, 42, 19, 28),
    Zone("graveyard", 81, 72, 19, 28),
    Zone("shadow_zone", 0, 69, 38.5, 31, slots=3),
    Zone("color_zone", 40, 69, 39.5, 31),
)


def draw_play_sheet(book: Book, pen: Pen, *, job: SheetJob) -> None:
    """One page; on upright paper everything is turned by a quarter."""
    paper = book.paper
    if paper.height > paper.width:
        with pen.turned(paper.width, 0) as lying:
            _zones(lying, paper.height, paper.width, job.options)
    else:
        _zones(pen, paper.width, paper.height, job.options)


def _zones(pen: Pen, width: float, height: float, options: Options) -> None:
    across, down = (width - 2 * EDGE) / 100, (height - 2 * EDGE) / 100
    for zone in ZONES:
        x, y = EDGE + zone.x * across, EDGE + zone.y * down
        slot = zone.width * across / zone.slots
        for i in range(zone.slots):
            last = i == zone.slots - 1
            box = slot - (0 if last else 1.5)
            pen.rect(x + i * slot, y, box, zone.height * down, line=SOFT, weight=0.3, radius=2)
        _name(pen, zone, x, y, slot, zone.height * down, options)
    trinity_sign(pen, EDGE + 50 * across, EDGE + 52 * down, 9 * down, FAINT)
    ruler(pen, EDGE, height - FOOT)
    label = EDGE + RULER + 1.2
    pen.text(label, height - FOOT + 1.8, "100 mm", 5, tone=SOFT)
    note, room = say("zones_note", options.language), width - EDGE - label - 9
    pen.text(width - EDGE, height - FOOT + 1.8, note, 5.4, tone=SOFT, align=1, width=room)


def _name(
    pen: Pen, zone: Zone, x: float, y: float, width: float, height: float, options: Options
) -> None:
    """The zone's name at its top, in each language, and beneath it what lies there."""
    size = min(10.5, width * 0.22)
    for line in lines(zone.word, options.language):
        y += size * 0.46
        pen.text(x + 2.5, y + 1.2, line, size, bold=True, width=width - 5)
        size *= 0.72
    if zone.word == "turn":
        _phases(pen, x + 2.5, y + 2.2, width - 5, height * 0.6, options)
        return
    pen.line((x + 2.5, y + 2.6), (x + width - 4, y + 2.6), tone=FAINT, weight=0.15)
    for line in lines(f"{zone.word}_note", options.language):
        y += 3.2
        pen.text(x + 2.5, y + 2.6, line, 6.2, tone=SOFT, width=width - 5)


def _phases(pen: Pen, x: float, y: float, width: float, height: float, options: Options) -> None:
    """The six phases of a turn, in their order."""
    step = height / len(PHASES)
    for i, phase in enumerate(PHASES):
        text = f"{i + 1}   {say(phase, options.language)}"
        pen.text(x, y + (i + 1) * step, text, min(6.6, step * 1.9), tone=INK, width=width)
