"""What a set of cards is good for, and what it lacks for the rest.

The numbers are the rulebook's: a game opens 9 packs of 13 (4.1), DUEL 6 (DUEL 2); a deck is 39
cards (5); each player is dealt 4 Epics and plays one (4.1, 5).
"""

from typing import Literal

from msgspec import Struct

from cards.rules.card import Card, CardSet
from tables.rules.refusal import Fault, Param

Purpose = Literal["print", "draft", "duel", "build", "battle"]

PACK = 13
NEEDED = {"draft": 9 * PACK, "duel": 6 * PACK, "build": 3 * PACK}
EPICS = 4
MOST_NAMED = 20  # cards with something missing; the rest are counted


class Use(Struct, frozen=True):
    """Whether a set can be used for a purpose: what is missing, and what is worth knowing."""

    purpose: Purpose
    able: bool
    missing: tuple[Fault, ...] = ()
    notes: tuple[Fault, ...] = ()


def uses(card_set: CardSet) -> tuple[Use, ...]:
    """Every purpose of a set, in the order of a game."""
    draft, duel, build = (_of_size(card_set, purpose) for purpose in ("draft", "duel", "build"))
    return (_print(card_set), draft, duel, build, _battle(card_set))


def draft_cards(card_set: CardSet) -> int:
    """How many cards a box of this set holds to draft: all but the Epics (rulebook 2.4)."""
    return sum(card_set.copies_of(card) for card in card_set.cards if card.rarity != "Epic")


def _print(card_set: CardSet) -> Use:
    total = sum(card_set.copies_of(card) for card in card_set.cards)
    return Use("print", total > 0, notes=(Fault("lists.prints", {"count": total}),))


def _of_size(card_set: CardSet, purpose: Purpose) -> Use:
    has, needs = draft_cards(card_set), NEEDED[purpose]
    if has < needs:
        code = f"lists.too-few-for-{purpose}"
        lacks = Fault(code, {"has": has, "needs": needs, "lacks": needs - has})
        return Use(purpose, False, (lacks,))
    notes = [_epics(card_set)]
    if purpose != "build":
        params: dict[str, Param] = {"has": has, "packs": has // PACK, "games": has // needs}
        notes.insert(0, Fault("lists.games", params))
    return Use(purpose, True, notes=tuple(notes))


def _epics(card_set: CardSet) -> Fault:
    """Where the Epics come from: the list, or an official set chosen at the table."""
    count = len(card_set.epics)
    if count == 0:
        return Fault("lists.epics-from-a-set")
    return Fault("lists.epics-few" if count < EPICS else "lists.epics-own", {"count": count})


def _battle(card_set: CardSet) -> Use:
    lacking = [
        Fault("lists.card-lacks", {"card": card.name, "facts": lacks})
        for card in card_set.cards
        if (lacks := _lacks(card))
    ]
    missing = lacking[:MOST_NAMED]
    if len(lacking) > MOST_NAMED:
        missing.append(Fault("lists.more-lack", {"count": len(lacking) - MOST_NAMED}))
    return Use("battle", not lacking, tuple(missing), (Fault("lists.by-hand"),))


def _lacks(card: Card) -> list[str]:
    """The facts without which a card can't be played."""
    printed = {
        "cost": card.cost or card.shadow,
        "power": card.type == "Spell" or card.power is not None,
        "break": card.type == "Spell" or card.break_ is not None,
        "subtype": card.type == "Unit" or card.subtype,
        "text": card.type == "Unit" or card.text,
    }
    return [fact for fact, there in printed.items() if not there]
