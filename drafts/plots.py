"""How the rarities lie in the packs a viewer may read, drawn against what was to be expected."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from cards.rules.card import Rarity
from drafts.rules.box import box_of
from drafts.rules.odds import Odds, odds
from drafts.shown import BoxView, PackView

WIDTH, BAR = 20, 12
"""Of a pack, and of its bar."""
STEP = 8
"""Of one card, from the ground up."""


@dataclass(frozen=True)
class Bar:
    """One pack in a strip: so many cards of the rarity, and where its bar stands."""

    pack: int
    count: int
    x: int
    y: int
    height: int


@dataclass(frozen=True)
class Strip:
    """A rarity through all packs, drawn in a box `width` by `tall`.

    `expected` is how many cards of it were to be expected in all these packs. `line` is the height
    of a pack's mean; `band_top` and `band_height` show what 9 packs in 10 hold.
    """

    rarity: Rarity
    expected: float
    width: int
    tall: int
    line: float
    band_top: float
    band_height: float
    bars: tuple[Bar, ...]
    bar: int = BAR

    @property
    def total(self) -> int:
        """How many cards of the rarity all these packs hold."""
        return sum(bar.count for bar in self.bars)


@dataclass(frozen=True)
class Row:
    """The numbers of one pack, in the order of the strips."""

    pack: int
    counts: tuple[int, ...]


@dataclass(frozen=True)
class Plot:
    """The strips, and the same as a table."""

    packs: tuple[int, ...]
    strips: tuple[Strip, ...]
    rows: tuple[Row, ...]


def plot(box: BoxView) -> Plot | None:
    """The plot of the packs the viewer may read; None when there are none."""
    if not box.packs:
        return None
    whole = box_of(box.card_set, box.rules, box.bans)
    counted = [Counter(card.rarity for card in pack.cards) for pack in box.packs]
    strips = tuple(strip(each, box.packs, counted) for each in odds(whole, box.spread))
    return Plot(
        packs=tuple(pack.number for pack in box.packs),
        strips=strips,
        rows=tuple(
            Row(pack.number, tuple(strip.bars[index].count for strip in strips))
            for index, pack in enumerate(box.packs)
        ),
    )


def strip(of: Odds, packs: Sequence[PackView], counted: Sequence[Counter[str]]) -> Strip:
    """The strip of one rarity."""
    counts = [count[of.rarity] for count in counted]
    tall = STEP * (max(*counts, of.high) + 1)
    return Strip(
        rarity=of.rarity,
        expected=of.mean * len(packs),
        width=WIDTH * len(packs),
        tall=tall,
        line=round(tall - STEP * of.mean, 2),
        band_top=tall - STEP * (of.high + 0.5),
        band_height=STEP * (of.high - max(of.low, 0) + (0.5 if of.low <= 0 else 1)),
        bars=tuple(
            Bar(
                pack=pack.number,
                count=count,
                x=WIDTH * index + (WIDTH - BAR) // 2,
                y=tall - STEP * count,
                height=STEP * count,
            )
            for index, (pack, count) in enumerate(zip(packs, counts, strict=True))
        ),
    )
