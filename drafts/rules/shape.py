"""What a pool is built towards: the rulebook's building tips (chapter 5) as numbers.

"A Main Deck built around 2 colors is the most stable"; "about 7 cards at Cost 0 to 2, 10 at Cost 3
to 4 and 6 at Cost 5 or more, with about 15 Units"; "cards that don't fit your Main Deck often
belong in your Life Deck".
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from cards.rules.card import COLORS, Card, Color
from drafts.rules.worth import cost_of, worth_of

MAIN = 23
UNITS = 15
CURVE = (7, 10, 6)  # Main Deck cards at Cost 0 to 2, 3 to 4, 5 or more

Pair = tuple[Color, Color]
PAIRS: tuple[Pair, ...] = tuple(combinations(COLORS, 2))

OFF_COLOR = 70  # points lost for each Color of a third or fourth colour that a card asks for
LIFE_SHARE = 60  # percent: about so many Life cards are flipped, for drawn Main Deck cards
UNIT_SHORT = 25  # points lost for each Unit too few
CURVE_OFF = 12  # points lost for each card that stands elsewhere on the curve

Kind = tuple[int, bool]  # where on the curve, and whether a Unit


def band_of(card: Card) -> int:
    """Where on the curve a card stands: 0 cheap, 1 middle, 2 dear."""
    cost = cost_of(card)
    return 0 if cost <= 2 else 1 if cost <= 4 else 2


def kind_of(card: Card) -> Kind:
    """What a card counts as in a deck's shape."""
    return band_of(card), card.type == "Unit"


@lru_cache(maxsize=65536)
def in_main(card: Card, pair: Pair) -> int:
    """What a card is worth in a Main Deck of these two colours."""
    off = sum(card.condition[color] for color in off_colors(card, pair))
    return worth_of(card).main - OFF_COLOR * off


def off_colors(card: Card, pair: Pair) -> tuple[Color, ...]:
    """The colours a card asks for (2.2) that are not of these two; a Shadow Card asks for none."""
    return tuple(color for color in card.condition if color not in pair)


def in_life(card: Card) -> int:
    """What a card is worth as Life, where colour and Cost don't matter."""
    return worth_of(card).life * LIFE_SHARE // 100


def gain(card: Card, pair: Pair) -> int:
    """How much more a card is worth in the Main Deck than as Life."""
    return in_main(card, pair) - in_life(card)


def shape_loss(kinds: Iterable[Kind]) -> int:
    """What a Main Deck loses for its shape: too few Units, and cards elsewhere on the curve."""
    counts = [0, 0, 0]
    units = 0
    for band, is_unit in kinds:
        counts[band] += 1
        units += is_unit
    away = sum(abs(have - want) for have, want in zip(counts, CURVE, strict=True))
    return CURVE_OFF * away + UNIT_SHORT * max(0, UNITS - units)


def names(colors: Iterable[Color]) -> list[str]:
    """Colours as a parameter of a reason."""
    return [str(color) for color in colors]
