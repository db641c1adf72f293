"""What the pages of players' own lists ask of a card."""

from collections.abc import Sequence

from django import template

from cards.faces import COLORLESS, Swatch, swatch
from cards.rules.card import Card

register = template.Library()


@register.filter
def swatches(card: Card) -> Sequence[Swatch]:
    """The colours of a card as they are shown."""
    return [swatch(color) for color in card.color] or [COLORLESS]
