"""Words for the pages of decks."""

from django import template
from django.utils.functional import Promise

from cards.words import named
from decks.words import FORMAT_NAMES, PLACE_NAMES
from drafts.rules.reason import Reason
from tables.rules.refusal import Fault
from tables.sentences import say

register = template.Library()


@register.filter
def sentence(fault: Fault | Reason) -> str:
    """A fault or a reason in words."""
    return say(Fault(fault.code, dict(fault.params)))


@register.filter
def card_name(name: str) -> str:
    """A card that is known by its name, as the reader knows it."""
    return named(name)


@register.filter
def place_name(place: str) -> str | Promise:
    """A place of the deck, for people."""
    return PLACE_NAMES[place]


@register.filter
def format_name(format: str) -> str | Promise:
    """A format, for people."""
    return FORMAT_NAMES[format]
