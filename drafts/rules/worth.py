"""What a card is worth to a drafter: in the Main Deck, and as Life.

The points are worked out from the card's facts and text by the formulas here and the table in
`drafts.rules.features`; no card has points of its own, so a player's own list is weighed as well.
They are an opinion made plain; docs/bots.md tells how far decks drafted by them win battles.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from msgspec import Struct

from cards.rules.card import Card, Rarity
from cards.rules.wording import Ability, abilities
from drafts.rules.features import CONDITIONS, MODES, TIMINGS, features_in

# The card's maker thought this much of it.
RARITY: Mapping[Rarity, int] = MappingProxyType(
    {"Legend": 60, "Rare": 30, "Uncommon": 10, "Common": 0, "Void": 0, "Epic": 80}
)

UNIT, SPELL = 60, 60  # points of a card without Power, Break, text and Cost
POWER, BREAK = 30, 45  # for each 1000, for each 1
COST = 38  # for each Color to pay
SHADOW = 60  # waiting face down for a moment costs as much as half a card
MOST = 320  # that all effects together are worth: a game has time for so much
COST_X = 3  # what a Cost of X is taken for


class Worth(Struct, frozen=True):
    """A card's points. `strengths` are the names of its best features, the best first."""

    main: int
    life: int
    strengths: tuple[str, ...]


@lru_cache(maxsize=8192)
def worth_of(card: Card) -> Worth:
    """The worth of a card."""
    lines = abilities(card.text)
    effects = [pair for line in lines if line.timing != "Burst" for pair in _effects(line)]
    gained = min(sum(points for _, points in effects), MOST)
    return Worth(_body(card) + gained + RARITY[card.rarity], _life(lines), _best(effects))


def cost_of(card: Card) -> int:
    """The Cost for the curve (rulebook chapter 5)."""
    return COST_X if card.cost == "X" else card.cost


def _body(card: Card) -> int:
    """Power and Break against what is paid for them."""
    paid = SHADOW if card.shadow and not cost_of(card) else COST * _paid(card) // 10
    if card.type == "Unit":
        return UNIT + POWER * (card.power or 0) // 1000 + BREAK * (card.break_ or 0) - paid
    gives = POWER * (card.equip_power or 0) // 1000 + BREAK * (card.equip_break or 0)
    return SPELL + gives - paid * 2 // 3


def _paid(card: Card) -> int:
    """Tenths of Color that a card really costs: special summons ask for less (10.3)."""
    cost = 10 * cost_of(card)
    if "[Shinra Summon" in card.text:
        return cost * 7 // 10
    if "[Zero Summon" in card.text:
        return cost * 6 // 10
    return cost * 7 // 10 if "[Reduced Summon" in card.text else cost


def _effects(ability: Ability) -> list[tuple[str, int]]:
    """The features of a line, as far as its timing and its conditions let them come true."""
    share = TIMINGS.get(ability.timing, 100)
    for name in ability.names:
        share = share * CONDITIONS.get(name, 100) // 100
    if "■" in ability.text:
        share = share * MODES // 100
    text = "".join(piece.text for piece in ability.body) or ability.text
    return [(name, points * share // 100) for name, points in features_in(text)]


def _life(lines: Sequence[Ability]) -> int:
    """A Burst's effects, and those of the lines it uses (rulebook 8.4)."""
    burst = next((line for line in lines if line.timing == "Burst"), None)
    if burst is None:
        return 0
    used = [line for line in lines if f"this card's [{line.timing}]" in burst.text]
    effects = _effects(burst) + [pair for line in used for pair in features_in(line.text)]
    return min(sum(points for _, points in effects), MOST)


def _best(effects: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    ranked = sorted(((points, name) for name, points in effects if points > 0), reverse=True)
    return tuple(dict.fromkeys(name for _, name in ranked))[:2]
