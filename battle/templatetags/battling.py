"""What the pages of battles ask of lines, orders and bots."""

from collections.abc import Sequence

import msgspec
from django import template

from battle.replays.forms import LEVELS
from battle.rules.trinity.orders import Order
from battle.words.terms import Words
from cards.rules.wording import Ability, abilities

register = template.Library()


@register.filter
def pieces(line: str) -> Sequence[Ability]:
    """A line of a card in pieces that can be set off."""
    return abilities(line)


@register.filter
def as_json(order: Order) -> str:
    """A standing order as a form sends it."""
    return msgspec.json.encode(order).decode()


@register.filter
def bot_level(level: str) -> Words:
    """How bots of a level play."""
    return LEVELS.get(level, level)
