"""The charts of statistics, as figures for SVG: bars of picks, and a share among all."""

from collections.abc import Sequence
from dataclasses import dataclass

from battle.stats.selectors import Share

WIDTH, BAR, TALL = 20, 14, 60
"""Of a column, of its bar, and of the whole chart."""


@dataclass(frozen=True)
class Bar:
    """How often something came at a place, and where its bar stands."""

    at: int
    count: int
    x: int
    y: float
    height: float
    bar: int = BAR


@dataclass(frozen=True)
class Bars:
    """A row of bars in a box `width` by `tall`."""

    bars: Sequence[Bar]
    width: int
    tall: int = TALL

    @property
    def total(self) -> int:
        """All of it."""
        return sum(bar.count for bar in self.bars)


def bars(counts: Sequence[int]) -> Bars:
    """Bars for counts at the places from 1 on, the highest as tall as the box."""
    most = max(*counts, 1)
    heights = [round(TALL * count / most, 2) for count in counts]
    return Bars(
        bars=[
            Bar(
                at=at + 1,
                count=count,
                x=WIDTH * at + (WIDTH - BAR) // 2,
                y=TALL - height,
                height=height,
            )
            for at, (count, height) in enumerate(zip(counts, heights, strict=True))
        ],
        width=WIDTH * len(counts),
    )


@dataclass(frozen=True)
class Line:
    """A share on a line from 0 to 100: the band where it lies, and what was to be expected."""

    share: Share
    expected: float

    @property
    def band(self) -> tuple[float, float]:
        """Where the band begins, and its width."""
        return round(self.share.low, 1), round(self.share.high - self.share.low, 1)

    @property
    def dot(self) -> float:
        """Where the share stands."""
        return round(self.share.percent or 0, 1)
