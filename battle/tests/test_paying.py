"""Paying: the default, the player's own choice, and Color Shift (2.2, 7.3, 10.3)."""

import msgspec
import pytest

from battle.rules.trinity.state import Wishes
from battle.rules.trinity.zones import BATTLEFIELD, HAND
from battle.tests.table import ALICE, Table
from cards.rules.card import Card


def unit(name: str, **more: object) -> Card:
    plain = {"id": f"T {name}", "name": name, "rarity": "Common", "type": "Unit", "power": 1000}
    return msgspec.convert({**plain, **more}, Card)


def colorless(t: Table, cost: int) -> None:
    """Play a Unit that any colours pay for."""
    t.play(t.put(ALICE, unit("Plain", cost=cost), HAND))


@pytest.mark.rule("S2.2.1", "S7.3.5")
def test_it_pays_so_that_other_cards_stay_payable(t: Table) -> None:
    t.colors(ALICE, Red=1, Blue=1)
    red = t.put(ALICE, unit("Red", cost=1, condition={"Red": 1}), HAND)
    colorless(t, 1)
    assert t.colors(ALICE) == [1, 0, 0, 0]
    assert red.zone == "Hand"


def test_it_spends_the_first_colour_when_all_is_the_same(t: Table) -> None:
    t.colors(ALICE, Red=1, Yellow=1, Purple=HAND)
    colorless(t, 1)
    assert t.colors(ALICE) == [0, 1, 0, 1]


@pytest.mark.rule("S2.3.3")
@pytest.mark.parametrize(("way", "left"), [(0, [0, 0, 2, 0]), (1, [1, 0, 1, 0]), (2, [2, 0, 0, 0])])
def test_it_lets_a_player_choose_the_payment(t: Table, way: int, left: list[int]) -> None:
    t.game.wish(ALICE, Wishes(payment=True))
    t.colors(ALICE, Red=2, Blue=2)
    colorless(t, 2)
    assert [option.more for option in t.choice.options] == [
        (2, 0, 0, 0),
        (1, 0, 1, 0),
        (0, 0, 2, 0),
    ]
    t.choose(way)
    assert t.colors(ALICE) == left


def test_it_lets_a_player_choose_what_a_trinity_charge_costs(t: Table) -> None:
    t.game.wish(ALICE, Wishes(payment=True))
    t.colors(ALICE, Red=3, Blue=1)
    t.choose("trinity-charge")
    t.choose(1)
    assert (t.colors(ALICE), t.counters(ALICE)) == ([1, 0, 0, 0], 1)


@pytest.mark.rule("S10.3.7")
@pytest.mark.parametrize("color", ["Red", "Blue"])
def test_it_shifts_into_a_colour_of_a_unit_with_two(t: Table, color: str) -> None:
    lamp = unit("Lamp", color=["Red", "Blue"], text="[Color Shift 1]")
    shifted = t.put(ALICE, lamp, BATTLEFIELD)
    t.colors(ALICE, Red=1, Blue=1)
    summoned = t.put(ALICE, unit("Both", cost=3, condition={"Red": 1, "Blue": 1}), HAND)
    t.play(summoned)
    t.choose((shifted, color))
    assert (summoned.zone, shifted.zone) == ("Battlefield", "Graveyard")
    assert t.colors(ALICE) == [0, 0, 0, 0]


@pytest.mark.rule("S2.2.1")
def test_it_needs_the_right_colour_of_a_shift(t: Table) -> None:
    lamp = unit("Lamp", color=["Red", "Blue"], text="[Color Shift 1]")
    t.put(ALICE, lamp, BATTLEFIELD)
    t.colors(ALICE, Yellow=1)
    summoned = t.put(ALICE, unit("Blue", cost=2, condition={"Blue": 1}), HAND)
    t.play(summoned)
    assert summoned.zone == "Battlefield"
