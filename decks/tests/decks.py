"""What the tests of decks share: a legal deck, its pool, and faults by their codes."""

from collections.abc import Iterable

from msgspec.structs import replace

from cards.rules.catalogue import card_sets
from decks.exchange.shelf import official_shelf
from decks.rules.deck import Deck
from decks.rules.verdict import Verdict, verdict
from tables.rules.refusal import Fault
from tables.sentences import say

BLAZE, PHANTOM = card_sets()["blaze"], card_sets()["phantom"]
SHELF = official_shelf()
EPIC = BLAZE.epics[0].id
DRAFTED = [card for card in BLAZE.cards if card.rarity != "Epic"]
VOID = DRAFTED[-1].id
# Two copies of a Common, and 37 other cards.
COMMON = next(card.id for card in DRAFTED if card.rarity == "Common")
POOL = (COMMON, COMMON, *[card.id for card in DRAFTED if card.id != COMMON][:37])
DECK = Deck(set="blaze", main=POOL[:23], life=POOL[23:], epics=(EPIC,))
SPARE = DRAFTED[60].id  # a card of the set that is not in the pool


def judged(deck: Deck, format: str = "standard", **changes: object) -> Verdict:
    """The verdict on a deck from the pool above, or from another one."""
    return verdict(deck, format, **({"card_set": BLAZE, "pool": POOL} | changes))


def codes(faults: Iterable[Fault]) -> list[str]:
    """The codes of faults, without their area; each is also said, and names no empty list."""
    found = list(faults)
    assert all(map(say, found))
    assert not [
        fault for fault in found if [] in fault.params.values() or not fault.params.get("card", 1)
    ]
    return [fault.code.removeprefix("decks.") for fault in found]


def only(faults: Iterable[Fault], code: str) -> Fault:
    """The one fault of this code."""
    (found,) = [fault for fault in faults if fault.code == f"decks.{code}"]
    return found


def swapped(deck: Deck, place: str, card: str) -> Deck:
    """The deck with this card in place of the last of a place."""
    return replace(deck, **{place: (*deck.cards(place)[:-1], card)})
