"""Finds cards: what each card offers a query, made ready once, and the cards that fit."""

from collections.abc import Iterable
from functools import lru_cache
from operator import eq, ge, gt, le, lt, ne

from msgspec import Struct

from cards.rules.card import Card, CardSet
from cards.rules.fold import fold
from cards.rules.keywords import keywords_of
from cards.rules.query import Either, Every, Fact, Node, Not, Number, Vocabulary, Word, parse

COMPARE = {"=": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}
FACTS = ("color", "trait", "rarity", "type", "set", "keyword")


class Entry(Struct, frozen=True):
    """A card as a query sees it: folded words by part, folded values by field, and its sets."""

    card: Card
    words: dict[str, str]
    facts: dict[str, frozenset[str]]


class Index(Struct, frozen=True):
    """Cards ready to be searched, in the order of their numbers, each once."""

    entries: tuple[Entry, ...]
    vocabulary: Vocabulary

    def find(self, query: str = "", *more: Node) -> tuple[Card, ...]:
        """The cards that fit the query and every further node, in their order.

        Raises Refusal as `cards.rules.query.parse` does.
        """
        node = Every((parse(query, self.vocabulary), *more))
        return tuple(entry.card for entry in self.entries if fits(node, entry))


@lru_cache(maxsize=64)
def index_of(card_sets: tuple[CardSet, ...]) -> Index:
    """The index of these sets; a card of several sets (VOID) stands once, at its first place."""
    homes: dict[Card, list[CardSet]] = {}
    for card_set in card_sets:
        for card in card_set.cards:
            homes.setdefault(card, []).append(card_set)
    entries = tuple(_entry(card, sets) for card, sets in homes.items())
    known = {field: frozenset().union(*(e.facts[field] for e in entries)) for field in FACTS}
    return Index(entries, known)


def fits(node: Node, entry: Entry) -> bool:
    """Whether the card of this entry is one the node asks for."""
    match node:
        case Word(text, part):
            return text in entry.words[part]
        case Fact(field, value):
            return value in entry.facts[field]
        case Number():
            return _compares(entry.card, node)
        case Not(inner):
            return not fits(inner, entry)
        case Every(nodes):
            return all(fits(one, entry) for one in nodes)
        case Either(nodes):
            return any(fits(one, entry) for one in nodes)


def _compares(card: Card, number: Number) -> bool:
    printed = {"cost": card.cost, "power": card.power, "break": card.break_}[number.field]
    if printed is None:
        return False
    if number.value == "X":
        return (printed == "X") == (number.op == "=")
    value = 0 if printed == "X" else printed  # ruling R43
    return bool(COMPARE[number.op](value, number.value))


def _entry(card: Card, card_sets: list[CardSet]) -> Entry:
    name, text = fold(f"{card.name} {card.ja}"), fold(card.text)
    number = fold(f"{card.id} {card.id.replace(' ', '')} {card.id.replace(' ', '-')}")
    return Entry(
        card,
        {"all": " ".join((name, number, fold(" ".join(card.traits)), text)), "name": name,
         "text": text},
        {
            "color": _folded(_colors(card)),
            "trait": _folded(card.traits),
            "rarity": _folded((card.rarity,)),
            "type": _folded(_kinds(card)),
            "set": _folded(word for one in card_sets for word in (one.key, one.code)),
            "keyword": _folded(word.name for word in keywords_of(card)),
        },
    )  # fmt: skip


def _colors(card: Card) -> tuple[str, ...]:
    """The colours, and how many: "Colorless" for none, "Multicolor" for two and more."""
    count = {0: ("Colorless",), 1: ()}.get(len(card.color), ("Multicolor",))
    return (*card.color, *count)


def _kinds(card: Card) -> tuple[str, ...]:
    shadow = ("Shadow",) if card.shadow or card.text.startswith("[Shadow]") else ()
    return (card.type, *([card.subtype] if card.subtype else ()), *shadow)


def _folded(words: Iterable[str]) -> frozenset[str]:
    return frozenset(fold(word) for word in words)
