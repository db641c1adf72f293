"""A card's text set into its frame: which type size, which lines, how tall each part."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from cards.rules.card import Card
from drafts.sheets.breaking import Line, fill
from drafts.sheets.font import advances
from drafts.sheets.paper import MM, Size
from tables.rules.refusal import Refusal

Part = Literal["shadow", "ability", "special", "burst"]

EDGE = 2.5
"""Width of the coloured frame, in mm."""
FOOT = 4.6
"""Height of the frame's lower band, which carries number and rarity, in mm."""
HEAD = 19.2
"""Height of cost, condition, colours and names at the top of the panel, in mm."""
TYPE = 4.6
"""Height of the line with type and traits, in mm."""
STATS = 7.2
"""Height of the line with Power and Break, in mm."""
INSET = 1.7
"""Distance between the panel's edge and its text, in mm."""
LEADING = 1.24
GAP = 0.8
"""Distance between two abilities, in mm."""
PADDING: dict[Part, float] = {"shadow": 0.75, "ability": 0, "special": 0.7, "burst": 0.9}
INDENT: dict[Part, float] = {"shadow": 0, "ability": 0, "special": 1.1, "burst": 0}
STEPS = (
    (8, 25), (7.6, 25), (7.2, 25), (6.9, 25), (7.1, 20), (6.8, 20), (7, 15.5), (6.7, 15.5),
    (6.4, 15.5), (6.1, 13.5), (5.8, 13.5), (5.5, 12), (5.2, 11), (4.8, 10), (4.4, 9), (4, 8),
)  # fmt: skip
"""Type size in points and height of the emblem's window in mm, from the roomiest on."""

_SPECIAL = re.compile(r"\[(Shinra Summon|Reduced Summon|Zero Summon|Color Shift|Surge)\b")


class Block(Struct, frozen=True):
    """One part of a card's text with its line breaks; `height` is in mm, padding included."""

    part: Part
    text: str
    lines: tuple[Line, ...]
    height: float


class Fit(Struct, frozen=True):
    """A text that fits: type size in points, height of the emblem's window in mm, its parts."""

    size: float
    window: float
    blocks: tuple[Block, ...]

    @property
    def leading(self) -> float:
        """Distance of two baselines in mm."""
        return leading(self.size)

    @property
    def height(self) -> float:
        """Height of all parts and the gaps between them, in mm."""
        return sum(block.height + GAP for block in self.blocks) - GAP


def leading(size: float) -> float:
    """The distance of two baselines in mm, for a type size in points."""
    return size * LEADING / MM


def has_stats(card: Card) -> bool:
    """Whether the face shows Power and Break: its own, or what an [Equip] gives."""
    return card.power is not None or card.equip_power is not None


def room(card: Card, size: Size, window: float) -> float:
    """The height left for the text under a window of this height, in mm."""
    stats = STATS if has_stats(card) else 0
    return size.height - EDGE - FOOT - HEAD - window - TYPE - stats - 2 * INSET


def text_width(size: Size) -> float:
    """The width of the text in mm."""
    return size.width - 2 * EDGE - 2 * INSET


@lru_cache(maxsize=4096)
def fit(card: Card, size: Size) -> Fit:
    """The card's text in the largest type that fits a card of this size.

    Refuses with sheets.text-too-long when 4 points are still too large.
    """
    lines = [(part_of(line), line, advances(line)) for line in card.lines]
    for points, window in STEPS:
        blocks = (_block(*line, points, text_width(size)) for line in lines)
        found = Fit(points, window, tuple(sorted(blocks, key=lambda block: ORDER[block.part])))
        if found.height <= room(card, size, window):
            return found
    raise Refusal.of("sheets.text-too-long", card=card.id, name=card.name)


ORDER: dict[Part, int] = {"shadow": 0, "ability": 1, "special": 2, "burst": 3}


def part_of(line: str) -> Part:
    """Which part of the face a line of text belongs to (rulebook 2.2)."""
    if line.startswith("[Shadow]"):
        return "shadow"
    if line.startswith("[Burst]"):
        return "burst"
    return "special" if _SPECIAL.match(line) else "ability"


def _block(part: Part, text: str, ems: list[float], points: float, width: float) -> Block:
    measure = (width - 2 * INDENT[part]) * MM / points
    lines = tuple(_lines(text, ems, measure))
    return Block(part, text, lines, len(lines) * leading(points) + 2 * PADDING[part])


def _lines(text: str, ems: list[float], width: float) -> Iterator[Line]:
    """The lines of a text; each choice of a list begins one with its square."""
    starts = [found.start() for found in re.finditer("■", text) if found.start()]
    for start, end in pairwise([0, *starts, len(text)]):
        for first, last in fill(text[start:end], ems[start:end], width):
            yield start + first, start + last
