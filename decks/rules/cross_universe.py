"""How a Cross Universe deck is made: its rulebook, "Deck Construction", "Partners" and "Tokens".

30 to 50 cards, at most three of a name, and a unit of the deck chosen as partner. We carry no cards
of this game, so a deck brings what it needs to know: a name and a kind for each card.
"""

from collections.abc import Iterator

from msgspec import Struct

from decks.rules.faults import (
    bad_counts,
    banned_cards,
    counted,
    fault,
    over_limit,
    size_of,
    wrong_size,
)
from tables.rules.refusal import Fault

LEAST, MOST, OF_A_NAME = 30, 50, 3
KINDS = ["unit", "spell", "item"]
RULE = "cross-universe-deck"


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Copies of one card. `kind` is unit, spell, item or token; empty when it is not known."""

    name: str = ""
    count: int = 1
    kind: str = ""


class Deck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck and the name of the unit in it that is the partner."""

    deck: tuple[Entry, ...]
    partner: str = ""


def faults(deck: Deck, bans: frozenset[str] = frozenset()) -> Iterator[Fault]:
    """Everything that is wrong with the deck, and every fact that is missing to judge it."""
    copies = counted((entry.name, entry.count) for entry in deck.deck if entry.name)
    yield from bad_counts("deck", ((entry.name, entry.count) for entry in deck.deck), RULE)
    yield from _facts(deck)
    size = size_of(entry.count for entry in deck.deck)
    yield from wrong_size("deck", size, RULE, least=LEAST, most=MOST)
    yield from over_limit(copies, {}, OF_A_NAME, RULE)
    yield from banned_cards({"deck": copies}, bans, "bans")
    yield from _of_partner(deck)


def _facts(deck: Deck) -> Iterator[Fault]:
    """Entries that say too little, and tokens, which are "not strictly cards"."""
    for position, entry in enumerate(deck.deck, start=1):
        if not entry.name:
            yield fault("no-name", RULE, place="deck", position=position, fact="name")
        elif not entry.kind:
            yield fault("missing-fact", RULE, card=entry.name, fact="kind", choice=KINDS)
        elif entry.kind == "token":
            rule = "cross-universe-tokens"
            yield fault("token-in-deck", rule, place="deck", card=entry.name)
        elif entry.kind not in KINDS:
            yield fault("unknown-kind", RULE, card=entry.name, kind=entry.kind, choice=KINDS)


def _of_partner(deck: Deck) -> Iterator[Fault]:
    """The partner is a unit that stands in the deck."""
    rule = "cross-universe-partners"
    units = list({entry.name: None for entry in deck.deck if entry.kind == "unit"})
    named = [entry for entry in deck.deck if entry.name == deck.partner]
    if named and not named[0].kind:
        return  # `_facts` asks for it
    if not units:
        yield fault("no-units", rule)
    elif not deck.partner:
        yield fault("no-partner", rule, choice=units)
    elif not named:
        yield fault("partner-not-in-deck", rule, card=deck.partner, choice=units)
    elif deck.partner not in units:
        yield fault("partner-no-unit", rule, card=deck.partner, kind=named[0].kind, choice=units)
