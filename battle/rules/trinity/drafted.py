"""Decks for whole games: drafted from a box and built by bots (rulebook stages 1 and 2)."""

from collections.abc import Sequence

from battle.rules.trinity.setup import Decks, Setup
from cards.rules.card import Card, CardSet
from drafts.rules.bot_draft import draft_by_bots
from drafts.rules.bots import Level
from drafts.rules.box import SEATS_A_GAME, Rules, box_of
from drafts.rules.build import choose_epic, split
from drafts.rules.moves import Setup as DraftSetup
from drafts.rules.moves import packs_needed
from drafts.rules.spread import make


def drafted(
    card_set: CardSet, format_: Rules, seed: str, levels: Sequence[Level] = ("regular",) * 3
) -> Setup:
    """A battle between decks that bots drafted from the first packs of a box, a level a seat."""
    seats = SEATS_A_GAME[format_]
    packs = make(box_of(card_set, format_), "checked", seed).packs[: packs_needed(format_, seats)]
    cards = {card.id: card for card in card_set.cards}
    setup = DraftSetup(rules=format_, seats=seats, set=card_set.key, packs=packs, seed=seed)
    draft = draft_by_bots(setup, levels[:seats], cards)
    decks = tuple(
        built(card_set, [cards[kept.card] for kept in draft.pools[seat]]) for seat in range(seats)
    )
    return Setup(format_, seed, decks)


def built(card_set: CardSet, pool: list[Card]) -> Decks:
    """The decks of a pool, with the Epic that fits them best."""
    build = split(pool)
    main = [laid.card for laid in build.main]
    epic = choose_epic(main, build.colors, card_set.epics)
    assert epic is not None
    life = tuple(laid.card.id for laid in build.life)
    return Decks(tuple(card.id for card in main), life, epic.card.id)
