"""Alice keeps a box, Bob knows its link and nothing else."""

from collections.abc import Iterable
from typing import Any

from django.test import Client

from cards.selectors import card_set
from drafts.models import Box
from drafts.services import make_box
from drafts.shown import facts
from drafts.viewers import Viewer
from tables.browsing import browser_of

ALICE, BOB = Viewer("guest:alice"), Viewer("guest:bob")


def alices_box(**wishes: Any) -> Box:
    """A box that Alice made, of Blaze unless told otherwise."""
    box = make_box(**{"maker": ALICE.person, "set_key": "blaze"} | wishes)
    box.refresh_from_db()
    return box


def client_of(viewer: Viewer) -> Client:
    """The browser of a guest."""
    return browser_of(viewer.person)


def secrets_of(box: Box, packs: Iterable[int]) -> list[str]:
    """What nobody may find while these packs are sealed: cards by name and number, salts, seed."""
    cards = facts(card_set(box.set_key))
    ids = {id for number in packs for id in box.packs[number - 1]}
    names = {cards[id].name for id in ids}
    return [*ids, *names, *(game.salt for game in box.games.all()), box.seed]


def leaks(body: bytes | str, secrets: Iterable[str]) -> list[str]:
    """The secrets that a text contains."""
    text = body.decode(errors="replace") if isinstance(body, bytes) else body
    return [secret for secret in secrets if secret in text]
