"""Words and small counts for the pages of boxes."""

from collections import Counter

from django import template

from cards.rules.card import RARITIES
from drafts import words
from drafts.shown import BoxView, GameView, PackView
from tables.rules.refusal import Fault
from tables.sentences import say

register = template.Library()


@register.filter
def numbers(game: GameView) -> range:
    """The numbers of a game's packs."""
    return range(game.first, game.last + 1)


@register.filter
def rules_name(rules: str) -> str:
    """The name of the rules, for people."""
    return str(words.RULES[rules])


@register.filter
def under_name(rules: str) -> str:
    """What a banned list holds for, for people."""
    return str(words.UNDER[rules])


@register.filter
def state_name(state: str) -> str:
    """How a banned list stands, for people."""
    return str(words.BAN_STATES[state])


@register.filter
def spread_name(spread: str) -> str:
    """The name of a spread, for people."""
    return str(words.SPREADS[spread])


@register.filter
def rarities(pack: PackView) -> list[tuple[str, int]]:
    """How many cards of each rarity a pack holds, those it holds none of left out."""
    counted = Counter(card.rarity for card in pack.cards)
    return [(rarity, counted[rarity]) for rarity in RARITIES if counted[rarity]]


@register.filter
def pack_before(box: BoxView, pack: PackView) -> int | None:
    """The number of the readable pack before this one."""
    return max((one.number for one in box.packs if one.number < pack.number), default=None)


@register.filter
def pack_after(box: BoxView, pack: PackView) -> int | None:
    """The number of the readable pack after this one."""
    return min((one.number for one in box.packs if one.number > pack.number), default=None)


@register.filter
def sheet_name(kind: str) -> str:
    """The name of a kind of sheet, for people."""
    return str(words.SHEETS[kind])


@register.filter
def sentence(fault: Fault) -> str:
    """A fault in words."""
    return say(fault)
