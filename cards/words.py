"""What cards and their facts are called in the reader's language."""

from collections.abc import Mapping
from functools import cache

from django.utils.functional import Promise
from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from cards.rules.card import Card, CardSet
from cards.rules.catalogue import card_sets
from cards.rules.keywords import Keyword, keywords

Words = str | Promise

COLORS: Mapping[str, Words] = {
    "Red": pgettext_lazy("colour", "Red"),
    "Yellow": pgettext_lazy("colour", "Yellow"),
    "Blue": pgettext_lazy("colour", "Blue"),
    "Purple": pgettext_lazy("colour", "Purple"),
    "Colorless": _("Colorless"),
}
RARITIES: Mapping[str, Words] = {
    "Epic": pgettext_lazy("rarity", "Epic"),
    "Legend": pgettext_lazy("rarity", "Legend"),
    "Rare": pgettext_lazy("rarity", "Rare"),
    "Uncommon": pgettext_lazy("rarity", "Uncommon"),
    "Common": pgettext_lazy("rarity", "Common"),
    "Void": pgettext_lazy("rarity", "Void"),
}
TYPES: Mapping[str, Words] = {
    "Unit": pgettext_lazy("card type", "Unit"),
    "Spell": pgettext_lazy("card type", "Spell"),
    "Shot": pgettext_lazy("card type", "Shot"),
    "Set": pgettext_lazy("card type", "Set"),
    "Equip": pgettext_lazy("card type", "Equip"),
    "Shadow": pgettext_lazy("card type", "Shadow"),
}
TRAITS: Mapping[str, Words] = {
    "Abyss": pgettext_lazy("trait", "Abyss"),
    "Beast": pgettext_lazy("trait", "Beast"),
    "Chaos": pgettext_lazy("trait", "Chaos"),
    "Dragon": pgettext_lazy("trait", "Dragon"),
    "Elemental": pgettext_lazy("trait", "Elemental"),
    "Gaia": pgettext_lazy("trait", "Gaia"),
    "Idea": pgettext_lazy("trait", "Idea"),
    "Machine": pgettext_lazy("trait", "Machine"),
    "Nightmare": pgettext_lazy("trait", "Nightmare"),
    "Shark": pgettext_lazy("trait", "Shark"),
    "Valkyria": pgettext_lazy("trait", "Valkyria"),
    "Void": pgettext_lazy("trait", "Void"),
    "War Knight": pgettext_lazy("trait", "War Knight"),
}


def reads_japanese() -> bool:
    """Whether the page is written for a reader of Japanese."""
    return (get_language() or "").startswith("ja")


def called(card: Card | CardSet) -> str:
    """The name of a card or a set: the Japanese one for readers of Japanese, where it is known."""
    return card.ja if card.ja and reads_japanese() else card.name


def called_besides(card: Card | CardSet) -> tuple[str, str]:
    """The other name and its language; "" where it has none."""
    return (card.name, "en") if called(card) == card.ja else (card.ja, "ja")


@cache
def official() -> Mapping[str, Card | CardSet]:
    """The official sets and their cards by name."""
    sets = card_sets().values()
    return {one.name: one for some in sets for one in (*some.cards, some)}


def named(word: str) -> str:
    """The name of a card or a set in the reader's language; any other word as it is."""
    found = official().get(word)
    return called(found) if found else word


def kind_name(card: Card) -> str:
    """The type as the rulebook names it: "Shadow Unit", "Spell · Equip"."""
    subtype = f" · {TYPES[card.subtype]}" if card.subtype else ""
    kind = f"{TYPES[card.type]}{subtype}"
    return f"{TYPES['Shadow']} {kind}" if card.shadow else kind


def trait_name(trait: str) -> Words:
    """A trait's name; of one that a player's list brought, as it is written there."""
    return TRAITS.get(trait, trait)


def keyword_name(name: str) -> str:
    """A keyword's name in the reader's language; of another word, the word itself."""
    known = keywords().get(name)
    return known.ja if known and known.ja and reads_japanese() else name


def explained(keyword: Keyword) -> tuple[str, str]:
    """A keyword's name and what it means, in the reader's language."""
    if reads_japanese() and keyword.ja:
        return f"{keyword.ja}（{keyword.name}）", keyword.explanation_ja
    return keyword.name, keyword.explanation
