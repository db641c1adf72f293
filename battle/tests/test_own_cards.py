"""Cards of players' own lists: known sentences do what they say wherever they stand."""

import pytest

from battle.rules.trinity.printed import printed
from battle.rules.trinity.zones import HAND
from battle.tests.table import ALICE, BOB, Table, made
from cards.rules.catalogue import card_sets
from cards.rules.lists.names import Known
from cards.rules.lists.read import read_list

LIST = '''
[[card]]
name = "Ferryman"
rarity = "Common"
color = ["Blue"]
cost = 2
condition = {Blue = 1}
type = "Unit"
traits = ["Abyss"]
power = 3000
break = 1
text = """
[On Entry] Draw 2 cards. Then, discard 1 card.
[Continuous] If this Unit has Souls \u25b6 This Unit gets +2000 Power.
[Burst] Use this card's [On Entry].
"""
'''


def test_it_plays_a_card_of_a_list_as_its_text_says(t: Table) -> None:
    (entry,) = read_list(LIST, Known(card_sets().values())).entries
    assert not printed(entry.card).by_hand
    ferryman = t.put(ALICE, entry.card, HAND)
    t.colors(ALICE, Blue=2)
    t.play(ferryman)
    t.choose(t.choice.options[0])
    assert (ferryman.zone, t.in_hand(ALICE), ferryman.power) == ("Battlefield", 1, 3000)


def test_it_uses_a_burst_of_a_card_of_a_list(t: Table) -> None:
    (entry,) = read_list(LIST, Known(card_sets().values())).entries
    held = t.in_hand(ALICE)
    t.flip(t.put(ALICE, entry.card, HAND), by=BOB)
    t.choose(t.choice.options[0])
    assert (t.in_hand(ALICE), t.in_gained(BOB)) == (held + 1, 1)


NEEDS_THE_BATTLEFIELD = [
    "<Soul Flare 1> ▶ Draw 1 card.",
    "<Abyss Gate 1: Units> ▶ Draw 1 card.",
    "<Gattai 1: Machine or Equip> ▶ Draw 1 card.",
    "Rest this card ▶ Draw 1 card.",
    "If this card was summoned from your Hand ▶ Draw 1 card.",
    "If this Unit has Souls ▶ Draw 1 card.",
]


@pytest.mark.parametrize("rest", NEEDS_THE_BATTLEFIELD)
def test_it_does_nothing_from_where_it_can_t(t: Table, rest: str) -> None:
    """A Burst may use a line that speaks of what only a card on the Battlefield has."""
    t.unit(ALICE, "TD-01 C 086/102")
    buried = t.graveyard(ALICE, "TD-01 C 080/102")
    card = made(text=f"[On Attack] {rest}\n[Burst] Use this card's [On Attack].\n")
    assert not printed(card).by_hand
    before = t.in_hand(ALICE)
    t.flip(t.put(ALICE, card, HAND), by=BOB)
    assert (t.choice.kind, t.in_hand(ALICE)) == ("main", before)
    assert buried[0].zone == "Graveyard"


LOOKING = [
    "Search for 1 card",
    "Search for and reveal 1 Unit",
    "Perform Adjustment 2",
    "Send 1 Unit from your Deck to the Graveyard",
    "Put 1 Unit from your Deck onto the Battlefield",
]


@pytest.mark.parametrize("cost", LOOKING)
def test_it_does_not_look_at_the_deck_to_see_what_can_be_paid(t: Table, cost: str) -> None:
    t.deck(ALICE, "TD-01 C 080/102")
    t.unit(ALICE, made(text=f"[Activate] {cost} ▶ Get 1 Trinity Counter.\n"))
    before = t.game.state.drawn, t.game.state.known[:], t.game.state.within[:]
    assert "activate Plain" in t.offered()
    assert (t.game.state.drawn, t.game.state.known, t.game.state.within) == before
    t.choose("activate")
    assert t.choice.kind != "main"


def test_it_holds_no_battle_with_a_card_that_is_not_on_the_battlefield(t: Table) -> None:
    unit = t.unit(ALICE, made(power=500))
    text = (
        "[On Attack] Choose 1 Unit; it battles this Unit.\n[Burst] Use this card's [On Attack].\n"
    )
    t.flip(t.put(ALICE, made("Fighter", text=text), HAND), by=BOB)
    assert (unit.zone, t.choice.kind) == ("Battlefield", "main")
