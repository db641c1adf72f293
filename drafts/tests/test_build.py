"""A pool split into Main Deck and Life Deck: rulebook chapter 5."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from cards.rules.card import Card, Color
from cards.rules.catalogue import card_sets, cards_by_id
from drafts.rules.build import choose_epic, split
from drafts.rules.worth import worth_of
from drafts.table.sentences import SENTENCES
from tables.rules.refusal import Refusal

CARDS = [card for card in cards_by_id().values() if card.rarity != "Epic"]
VOID = next(card for card in CARDS if card.rarity == "Void")


def pool(seed: int) -> list[Card]:
    return [*Random(seed).choices(CARDS, k=37), VOID, VOID]


@pytest.mark.parametrize("seed", range(20))
def test_it_uses_every_card_once(seed: int) -> None:
    cards = pool(seed)
    build = split(cards)
    assert (len(build.main), len(build.life)) == (23, 16)
    assert Counter(laid.card for laid in (*build.main, *build.life)) == Counter(cards)


def test_it_builds_the_same_however_the_pool_is_listed() -> None:
    cards = pool(1)
    assert split(cards) == split(cards[::-1])


def of(color: Color) -> list[Card]:
    """The cards of a colour, the best in the Main Deck first."""
    cards = [card for card in CARDS if card.color == (color,)]
    return sorted(cards, key=lambda card: -worth_of(card).main)


def test_it_keeps_two_colors_together() -> None:
    build = split([*of("Blue")[-9:], *of("Red")[:15], *of("Yellow")[:15]])
    assert build.colors == ("Red", "Yellow")
    assert not [laid for laid in build.main if "Blue" in laid.card.condition]


def test_it_lays_a_burst_of_another_color_among_the_life() -> None:
    blue = next(card for card in of("Blue")[::-1] if worth_of(card).life > 100)
    build = split([*of("Red")[:19], *of("Yellow")[:19], blue])
    why = next(laid.why for laid in build.life if laid.card == blue)
    assert (why.code, why.params) == ("build.off-color", {"colors": ["Blue"]})


def test_it_says_why_each_card_lies_where_it_does() -> None:
    build = split(pool(2))
    reasons = [*build.reasons, *(laid.why for laid in (*build.main, *build.life))]
    assert all(reason.code in SENTENCES for reason in reasons)
    for reason in reasons:
        assert "{" not in str(SENTENCES[reason.code]).format(**reason.params)


def test_it_loses_points_for_a_card_that_is_worse() -> None:
    cards = pool(3)
    cards[0] = max(CARDS, key=lambda card: worth_of(card).main)
    assert split([VOID, *cards[1:]]).points < split(cards).points


def test_it_chooses_an_epic_of_its_colors() -> None:
    epics = card_sets()["blaze"].epics
    for seed in range(10):
        build = split(pool(seed))
        epic = choose_epic([laid.card for laid in build.main], build.colors, epics)
        assert epic
        assert set(epic.card.color) <= set(build.colors)
    assert choose_epic([], ("Red", "Yellow"), ()) is None


def test_it_splits_a_whole_pool_only() -> None:
    with pytest.raises(Refusal, match=r"drafts\.pool-not-whole"):
        split(pool(1)[:38])


def test_it_never_finds_void_worth_a_pick() -> None:
    assert worth_of(VOID).main < 0
    assert worth_of(VOID).life < 0


@pytest.mark.parametrize("text", ["put 1 from your ", "Make it ", "Set ", "with A Aura ", "Draw 9"])
def test_it_weighs_any_text_a_list_may_hold(text: str) -> None:
    """No text runs away with the points, nor with the time."""
    card = replace(CARDS[0], id="own", text=(text * 800)[:800])
    assert -1000 < worth_of(card).main < 1000
