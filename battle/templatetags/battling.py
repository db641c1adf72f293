"""What the pages of battles ask of lines and orders."""

from collections.abc import Sequence

import msgspec
from django import template

from battle.rules.trinity.orders import Order
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
