"""Decks that are kept, for tests: Alice has them, Bob is somebody else, a stranger has a link."""

from typing import Any

from django.test import Client

from decks import services
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.tests.decks import DECK, POOL
from drafts.tests.boxes import ALICE, BOB, client_of

ALICE_NAME, BOB_NAME = ALICE.person, BOB.person


def alice() -> Client:
    """Alice's browser."""
    return client_of(ALICE)


def bob() -> Client:
    """Bob's browser."""
    return client_of(BOB)


def alices_deck(deck: Deck = DECK, **columns: Any) -> OwnDeck:
    """A legal deck of Alice's, from a pool, unless told otherwise."""
    row = services.create_deck(person=ALICE_NAME, name="Dragons", set_key="blaze")
    known = {
        "format": "standard",
        "pool": list(POOL),
        "source": "packs",
        "main": list(deck.main),
        "life": list(deck.life),
        "rest": list(deck.rest),
        "epics": list(deck.epics),
    }
    OwnDeck.objects.filter(pk=row.pk).update(**known | columns)
    row.refresh_from_db()
    return row


def placed(row: OwnDeck) -> tuple[list[str], ...]:
    """What lies where in a deck, as it is stored now."""
    row.refresh_from_db()
    return row.main, row.life, row.rest, row.epics
