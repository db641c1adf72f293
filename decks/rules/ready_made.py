"""Decks that lie ready for whoever has none: drafted and built by bots, always the same ones."""

from functools import lru_cache

from cards.rules.card import Card, CardSet
from decks.rules.deck import Deck
from drafts.rules.bot_draft import draft_by_bots
from drafts.rules.box import SEATS_A_GAME, Rules, box_of
from drafts.rules.build import choose_epic, split
from drafts.rules.moves import Setup, packs_needed
from drafts.rules.spread import make

DRAFTS = 2  # from which they come: six decks of the standard format
SEATS = SEATS_A_GAME["standard"]


@lru_cache(maxsize=16)
def ready_made(
    card_set: CardSet, epics: tuple[Card, ...], bans: frozenset[str] = frozenset()
) -> tuple[Deck, ...]:
    """Six decks of a set without the banned cards, each with the Epic that fits it best.

    Empty where nothing can be drafted, or there is no Epic. Raises Refusal
    (packs.too-few-cards) for a set that makes no packs.
    """
    return tuple(
        deck
        for number in range(1, DRAFTS + 1)
        for deck in drafted_decks(card_set, epics, bans, f"ready-made {number}")
    )


def drafted_decks(
    card_set: CardSet, epics: tuple[Card, ...], bans: frozenset[str], seed: str
) -> list[Deck]:
    """Three decks of a set as bots draft and build them from the packs of this seed.

    Raises Refusal (packs.too-few-cards) for a set that makes no packs.
    """
    rules: Rules = "standard"
    packs = make(box_of(card_set, rules, bans), "checked", seed).packs[: packs_needed(rules, SEATS)]
    cards = {card.id: card for card in card_set.cards}
    setup = Setup(rules=rules, seats=SEATS, set=card_set.key, packs=packs, seed=seed)
    draft = draft_by_bots(setup, ["expert"] * SEATS, cards)
    free = [epic for epic in epics if epic.name not in bans]
    pools = [[cards[kept.card] for kept in pool] for pool in draft.pools]
    return [built(card_set.key, pool, free) for pool in pools]


def built(set_key: str, pool: list[Card], epics: list[Card]) -> Deck:
    """A pool of 39 cards as a bot builds it. Raises Refusal (drafts.pool-not-whole)."""
    build = split(pool)
    epic = choose_epic([laid.card for laid in build.main], build.colors, epics)
    return Deck(
        set=set_key,
        main=tuple(laid.card.id for laid in build.main),
        life=tuple(laid.card.id for laid in build.life),
        epics=(epic.card.id,) if epic else (),
    )
