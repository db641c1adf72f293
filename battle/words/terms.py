"""The rulebook's nouns as they stand in sentences."""

from django.utils.functional import Promise
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from battle.rules.trinity.text.holes import AURAS
from cards import words
from cards.rules import card

Words = str | Promise

PHASES: dict[str, Words] = {
    "": _("Setup"),
    "start": _("Start of the turn"),
    "draw": _("Draw Phase"),
    "active": _("Active Phase"),
    "main1": _("Main Phase 1"),
    "combat": _("Combat Phase"),
    "main2": _("Main Phase 2"),
    "end": _("End Phase"),
}
COLORS: tuple[Words, ...] = tuple(words.COLORS[color] for color in card.COLORS)
ZONES: tuple[Words, ...] = (
    _("Deck"),
    _("Hand"),
    _("Battlefield"),
    _("Graveyard"),
    _("Shadow Zone"),
    _("left Life Zone"),
    _("right Life Zone"),
    _("Gained Life"),
    _("Soul"),
    _("Judgment Area"),
    _("Burst Check"),
)
KINDS: dict[str, Words] = {
    **words.TYPES,
    "Shadow": _("Shadow Card"),
    "Epic": _("Epic Card"),
}
UNTIL: dict[str, Words] = {
    "turn": _("during this turn"),
    "attack": _("during this attack"),
    "battlefield": _("until it leaves the Battlefield"),
    "start": _("until the start of the player’s next turn"),
    "end": _("until the end of the player’s next turn"),
    "equipped": _("while equipped"),
    "there": _("as long as that card works"),
}
ADVANTAGE, DISADVANTAGE = _("Advantage"), _("Disadvantage")


def colors_said(amounts: tuple[int, ...] | list[int]) -> str:
    """Amounts by colour: "2 Red, 1 Blue"."""
    said = [str(format_lazy("{} {}", n, COLORS[color])) for color, n in enumerate(amounts) if n]
    return ", ".join(said)


def aura(n: int) -> str:
    """The name of an Aura by its place among them; "" where there is none."""
    return str(words.keyword_name(AURAS[n])) if 0 <= n < len(AURAS) else ""


def cards_counted(n: int) -> str:
    """ "1 card", "3 cards"."""
    return ngettext("{n} card", "{n} cards", n).format(n=n)


def spaces_counted(n: int) -> str:
    """ "1 space", "3 spaces"."""
    return ngettext("{n} space", "{n} spaces", n).format(n=n)
