"""Sample hands, Life piles and the chances of Bursts."""

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.rules.chance import at_least_one, burst_chances, deal_life, draw_hand, expected
from decks.tests.decks import DECK


def test_it_draws_the_same_hand_from_the_same_seed_for_ever() -> None:
    drawn = draw_hand(DECK.main, "an evening", 1)
    assert drawn == draw_hand(DECK.main, "an evening", 1)
    assert drawn.hand == (
        "TD-01 R 001/102",
        "TD-01 LEG 03/20",
        "TD-01 LEG 02/20",
        "TD-01 LEG 05/20",
        "TD-01 C 067/102",
    )


@given(st.text(max_size=40), st.integers(1, 9999))
def test_it_deals_every_card_of_the_deck_once(seed: str, number: int) -> None:
    drawn = draw_hand(DECK.main[:10], seed, number)
    assert sorted(drawn.hand + drawn.next) == sorted(DECK.main[:10])
    piles = deal_life(DECK.life, "standard", seed, number)
    assert sorted(piles[0].cards + piles[1].cards) == sorted(DECK.life)


def test_it_draws_other_hands_when_asked_again() -> None:
    hands = {draw_hand(DECK.main, "seed", number).hand for number in range(1, 50)}
    assert len(hands) == 49


@pytest.mark.parametrize(
    ("rules", "piles"),
    [("standard", [("left", 8), ("right", 8)]), ("duel", [("short", 12), ("long", 4)])],
)
def test_it_splits_the_life_deck_as_the_format_does(rules, piles) -> None:
    dealt = deal_life(DECK.life, rules, "seed", 1)
    assert [(pile.wall, len(pile.cards)) for pile in dealt] == piles


def test_it_deals_what_there_is_of_a_deck_that_is_not_finished() -> None:
    assert draw_hand(DECK.main[:3], "seed", 1).next == ()
    assert [len(pile.cards) for pile in deal_life(DECK.life[:9], "duel", "seed", 1)] == [9, 0]


@given(st.integers(0, 6), st.integers(0, 6), st.integers(0, 12))
def test_it_counts_what_counting_every_case_counts(with_burst: int, without: int, n: int) -> None:
    cards = with_burst + without
    flipped = min(n, cards)
    cases = [sum(case) for case in combinations([1] * with_burst + [0] * without, flipped)]
    for one in burst_chances(with_burst, cards, flipped):
        assert one.chance == Fraction(cases.count(one.bursts), len(cases))
    assert sum(one.chance for one in burst_chances(with_burst, cards, flipped)) == 1


def test_it_knows_three_flips_of_eight_bursts_in_sixteen() -> None:
    chances = burst_chances(8, 16, 3)
    assert [str(one.chance) for one in chances] == ["1/10", "2/5", "2/5", "1/10"]
    assert at_least_one(chances) == Fraction(9, 10)
    assert expected(chances) == Fraction(3, 2)
