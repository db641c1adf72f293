"""The browser's wishes: filters take any of their values, and sorting is stable."""

import pytest

from cards.rules.browsing import COSTS, ORDERS, Wish, browse
from cards.rules.catalogue import card_sets
from cards.rules.search import index_of
from tables.rules.refusal import Refusal
from tables.sentences import say

INDEX = index_of(tuple(card_sets().values()))
ALL = browse(INDEX, Wish())


def test_it_shows_every_card_once_in_the_order_of_the_numbers() -> None:
    assert len(ALL) == len(set(ALL)) == 253
    assert [card.id for card in ALL[:2]] == ["TD-01 X01/04", "TD-01 X02/04"]


def test_it_takes_any_value_of_a_filter_and_all_filters_together() -> None:
    wish = Wish(color=("Red", "blue"), type=("Unit",), keyword=("Soul Flare",), q="-quick")
    wanted = [
        card
        for card in ALL
        if {"Red", "Blue"} & set(card.color)
        and card.type == "Unit"
        and "<Soul Flare" in card.text
        and "Quick" not in card.text
    ]
    assert list(browse(INDEX, wish)) == wanted != []


def test_it_puts_every_card_under_one_cost() -> None:
    assert sum(len(browse(INDEX, Wish(cost=(cost,)))) for cost in COSTS) == 253 + 1  # X is 0 too


@pytest.mark.parametrize("order", ORDERS)
def test_it_keeps_equals_in_the_order_of_their_numbers_both_ways(order: str) -> None:
    key = ORDERS[order]
    up, down = browse(INDEX, Wish(order=order)), browse(INDEX, Wish(order=f"-{order}"))
    assert [key(card) for card in up] == sorted(key(card) for card in ALL)
    assert [key(card) for card in down] == [key(card) for card in reversed(up)]
    for found in (up, down):
        for value in {key(card) for card in ALL}:
            alike = [card for card in ALL if key(card) == value]
            assert [card for card in found if key(card) == value] == alike


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Wish(color=("Green",)), "cards.unknown-filter"),
        (Wish(cost=("9",)), "cards.unknown-filter"),
        (Wish(order="height"), "cards.unknown-sort"),
        (Wish(q="c:green"), "cards.query-unknown"),
    ],
)
def test_it_refuses_what_there_is_not_and_says_what_there_is(wish: Wish, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        browse(INDEX, wish)
    (fault,) = refusal.value.faults
    assert fault.code == code
    assert say(fault)
