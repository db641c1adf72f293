"""Words and marks for the pages of drafts."""

from collections import Counter

from django import template
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from cards.faces import Face, face_of
from cards.rules.card import Card
from cards.words import called
from drafts.rules.reason import Reason
from drafts.table import words as draft_words
from drafts.table.logs import LogView
from drafts.table.selectors import DraftView
from tables.rules.refusal import Fault
from tables.sentences import say

register = template.Library()
UNITS = ((86400, _("{n} d")), (3600, _("{n} h")), (60, _("{n} min")))


@register.filter
def with_marks(draft: DraftView) -> list[tuple[Card, bool]]:
    """The cards before a seat, each with whether it is marked for when the time runs out."""
    marked = Counter(draft.view.mark.cards if draft.view.mark else ())
    found = []
    for card in draft.hand:
        found.append((card, marked[card.id] > 0))
        marked[card.id] -= 1
    return found


@register.filter
def reason_said(reason: Reason) -> str:
    """A reason of a bot in words."""
    return say(Fault(reason.code, dict(reason.params)))


@register.filter
def card_called(log: LogView, id: str) -> str:
    """The name of a card of a draft in the reader's language."""
    return called(log.cards[id])


@register.filter
def facts(card: Card) -> Face:
    """What there is to say of a card in words: kind, colours, Power, abilities in pieces."""
    return face_of(card, "full")


@register.filter
def level_name(level: str) -> str | Promise:
    """A bot's level for people."""
    return draft_words.LEVELS.get(level, level)


@register.filter
def bots_name(level: str) -> str | Promise:
    """The bots that take empty seats."""
    return dict(draft_words.BOTS)[level]


@register.filter
def duration(seconds: int) -> str:
    """A time for people, in the largest unit that says it whole: "75 s", "15 min", "3 d"."""
    for size, said in UNITS:
        if seconds >= size and seconds % size == 0:
            return said.format(n=seconds // size)
    return _("{n} s").format(n=seconds)


@register.filter
def clock(minute: int) -> str:
    """A minute after midnight as clocks show it."""
    return f"{minute // 60:02}:{minute % 60:02}"
