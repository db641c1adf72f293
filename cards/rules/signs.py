"""The sign of each rarity, around 0, 0 in a box from -1 to 1."""

from collections.abc import Mapping
from types import MappingProxyType

from cards.rules.card import Rarity
from cards.rules.shapes import Shapes, disc, mirrored, ring, star

RARITY_SIGNS: Mapping[Rarity, Shapes] = MappingProxyType(
    {
        "Epic": (ring(0, 0, 0.82, 0.26), disc(0, 0, 0.42)),
        "Legend": (star(5, (1,), 0.44),),
        "Rare": (mirrored((0, -1), (0.8, 0), (0, 1)),),
        "Uncommon": (mirrored((0, -0.86), (0.92, 0.72), (0, 0.72)),),
        "Common": (disc(0, 0, 0.72),),
        "Void": (ring(0, 0, 0.66, 0.24),),
    }
)
