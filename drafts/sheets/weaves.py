"""The pattern of each colour, so that a card's colour can be told without seeing colours."""

from collections.abc import Callable
from functools import cache

from cards.rules.card import Color
from drafts.sheets.paper import MM


def _stripes(width: float, height: float, step: float) -> str:
    """Rising stripes, for Red."""
    count = int((width + height) / step) + 1
    return " ".join(_stroke((i * step - height, 0), (i * step, height)) for i in range(count))


def _dots(width: float, height: float, step: float) -> str:
    """Dots in a quincunx, for Yellow: lines of no length with round ends."""
    rows = int(height / step * 2) + 1
    spots = [
        (x * step + (row % 2) * step / 2, row * step / 2)
        for row in range(rows)
        for x in range(int(width / step) + 1)
    ]
    return " ".join(_stroke(spot, spot) for spot in spots)


def _waves(width: float, height: float, step: float) -> str:
    """Waves, for Blue."""
    crests = int(width / step) + 1
    rows = int(height / step * 1.4) + 2
    return " ".join(_wave(row * step * 0.75, crests, step) for row in range(rows))


def _wave(y: float, crests: int, step: float) -> str:
    rise = step * 0.3
    halves = (
        _half_wave(i * step / 2, y, step, -rise if i % 2 else rise) for i in range(2 * crests)
    )
    return f"0 {_n(y)} m {' '.join(halves)} S"


def _half_wave(x: float, y: float, step: float, rise: float) -> str:
    top = f"{_n(x + step / 4)} {_n(y + rise)}"
    return f"{top} {top} {_n(x + step / 2)} {_n(y)} c"


def _lattice(width: float, height: float, step: float) -> str:
    """A lattice of lozenges, for Purple."""
    lean = height * 0.6
    count = int((width + lean) / step) + 1
    rising = (_stroke((i * step - lean, 0), (i * step, height)) for i in range(count))
    falling = (_stroke((i * step, 0), (i * step - lean, height)) for i in range(count))
    return " ".join((*rising, *falling))


def _plain(width: float, height: float, step: float) -> str:
    """Upright lines far apart, for Colorless."""
    return " ".join(
        _stroke((i * step, 0), (i * step, height)) for i in range(int(width / step) + 1)
    )


def _stroke(start: tuple[float, float], end: tuple[float, float]) -> str:
    return f"{_n(start[0])} {_n(start[1])} m {_n(end[0])} {_n(end[1])} l S"


def _n(millimetres: float) -> str:
    return f"{millimetres * MM:.2f}"


WEAVES: dict[Color | None, tuple[Callable[[float, float, float], str], float, float]] = {
    "Red": (_stripes, 1.5, 0.34),
    "Yellow": (_dots, 1.5, 0.56),
    "Blue": (_waves, 2.4, 0.26),
    "Purple": (_lattice, 1.8, 0.2),
    None: (_plain, 1.5, 0.2),
}
"""For each colour: what draws its pattern, the distance of its lines and their weight, in mm."""


@cache
def weave(color: Color | None, width: float, height: float, scale: float = 1) -> str:
    """The pattern of a colour over a field of this size in mm, as drawing operations.

    They start at the bottom left corner, run over the edges, and leave the tone to the caller.
    """
    draw, step, weight = WEAVES[color]
    return f"q 1 J {weight * scale * MM:.2f} w {draw(width, height, step * scale)} Q"
