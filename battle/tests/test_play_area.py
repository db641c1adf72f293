"""Chapters 2 and 3: what the cards and the zones are."""

import pytest

from battle.rules.trinity.zones import BATTLEFIELD, LEFT, RIGHT
from battle.tests.table import ALICE, BOB, CAROL, Table, made

PAWN = "TD-01 C 080/102"
EPIC = "TD-01 X04/04"
NO_SHADOW = "TD-01 U 034/102"


@pytest.mark.rule("S2.1.11")
def test_it_summons_an_epic_as_a_unit(t: Table) -> None:
    epic = t.hand(ALICE, EPIC)
    t.colors(ALICE, Purple=7)
    t.play(epic)
    assert (epic.zone, "Unit" in t.game.facts.kinds(epic.uid)) == ("Battlefield", True)


@pytest.mark.rule("S3.1.1")
def test_it_holds_any_number_of_cards_and_shows_everyone_how_many(t: Table) -> None:
    for _ in range(30):
        t.hand(ALICE, PAWN)
    t.end_turn()
    seen = t.game.view(CAROL)["zones"][ALICE]["Hand"]
    assert seen == {"count": 30, "among": []}


@pytest.mark.rule("S3.1.2")
def test_it_has_room_for_any_number_of_units_and_colors(t: Table) -> None:
    for _ in range(25):
        t.unit(ALICE, PAWN)
    t.colors(ALICE, Red=40)
    charged = t.hand(ALICE, PAWN)
    t.choose(("charge", charged))
    assert t.count(ALICE, BATTLEFIELD) == 25
    assert sum(t.colors(ALICE)) == 41


@pytest.mark.rule("S3.1.4")
def test_it_lets_anyone_look_through_a_graveyard(t: Table) -> None:
    t.graveyard(ALICE, PAWN, EPIC)
    seen = t.game.view(BOB)["zones"][ALICE]["Graveyard"]["cards"]
    assert [card["card"] for card in seen] == [PAWN, EPIC]


@pytest.mark.rule("S3.1.7")
def test_it_keeps_a_pile_of_life_at_each_wall(t: Table) -> None:
    t.wall(BOB, ALICE, 0)
    t.damage(BOB, ALICE, 1)
    piles = sorted(t.count(BOB, pile) for pile in (LEFT, RIGHT))
    assert piles == [7, 8]


@pytest.mark.rule("S3.3.2")
def test_it_takes_counters_from_a_pile_that_never_ends_and_returns_them(t: Table) -> None:
    for seat in (ALICE, BOB, CAROL):
        t.counters(seat, 10)
    t.choose("trinity-draw")
    assert [t.counters(seat) for seat in (ALICE, BOB, CAROL)] == [7, 10, 10]


@pytest.mark.rule("S9.1.4")
def test_it_asks_each_player_in_turn_for_optional_effects_as_they_are_stacked(t: Table) -> None:
    wanderer = made("Wanderer", text="[On Destroy] (Optional) Draw 1 card.")
    for seat in (BOB, ALICE, CAROL):
        t.put(seat, wanderer, BATTLEFIELD)
    t.line(t.unit(ALICE, PAWN), "[On Entry] Destroy all Units on the Battlefield.")
    asked = []
    for answer in ("pass", "stack", "stack"):
        asked.append(t.choice.seat)
        t.choose(answer)
    assert asked == [ALICE, BOB, CAROL]
    assert [t.in_hand(seat) for seat in (ALICE, BOB, CAROL)] == [0, 1, 1]


@pytest.mark.rule("S11.4")
def test_it_cannot_use_a_card_from_a_shadow_zone_that_is_no_shadow_card(t: Table) -> None:
    hidden = t.shadow(BOB, NO_SHADOW)
    t.attack(t.unit(ALICE, PAWN), BOB)
    while t.choice.seat == BOB and t.choice.kind == "shadow":
        assert not any(t.means(option, hidden) for option in t.choice.options)
        t.choose("pass")
    assert hidden.zone == "Shadow Zone"
