"""The blue Commons of Blaze (TD-01 C 085 to 093); shared lines are in the file of families."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.blaze import SHARK, c, deck_of
from battle.tests.cast import GIANT, LITTLE, PAWN, SET, SHOT
from battle.tests.phantom import EQUIP
from battle.tests.table import ALICE, BOB, CAROL, Table, zones

# C 085 Magic Armor Gigabeetle


@pytest.mark.rule("S10.2.4", "S10.4.2", "S9.4.3")
@pytest.mark.parametrize(
    ("counters", "gained", "wall", "power"), [(4, 1, 0, 6000), (5, 3, 2, 8000), (9, 3, 2, 8000)]
)
def test_it_hits_life_directly_from_the_6th_counter_on(
    t: Table, counters: int, gained: int, wall: int, power: int
) -> None:
    beetle = t.unit(ALICE, c(85))
    t.counters(ALICE, counters)
    t.wall(BOB, ALICE, 2)
    t.attack(beetle, BOB)
    assert (t.in_gained(ALICE), t.wall(BOB, ALICE)) == (gained, wall)
    assert (t.counters(ALICE), beetle.power) == (counters + 1, power)
    t.counters(ALICE, 5)
    t.game.changed()
    assert (beetle.power, beetle.auras) == (6000, set())


# C 086 Survey Machine Maxis


def test_it_lets_everyone_draw_and_must_attack(t: Table) -> None:
    maxis, tired = t.unit(ALICE, c(86)), t.unit(ALICE, c(86), rested=True)
    t.unit(ALICE, PAWN)
    t.unit(ALICE, c(86), fresh=True)
    deck_of(t, CAROL, 0)
    t.choose("done")
    assert "done" not in t.offered()
    t.attack(maxis, CAROL)
    assert [t.in_hand(seat) for seat in (ALICE, BOB, CAROL)] == [1, 1, 0]
    assert "done" in t.offered()
    t.choose("done")
    assert tired.rested


# C 087 Fierce Tiger Warrior


@pytest.mark.rule("S10.2.4", "S2.3.6")
def test_it_draws_then_discards_and_ignores_walls(t: Table) -> None:
    held = t.hand(ALICE, PAWN)
    tiger = t.enter(ALICE, c(87))
    t.choose(held)
    assert (held.zone, t.in_hand(ALICE)) == ("Graveyard", 1)
    t.game.live(tiger.uid).entered = 0
    t.game.changed()
    t.wall(CAROL, ALICE, 3)
    t.attack(tiger, CAROL)
    assert (t.in_gained(ALICE), t.wall(CAROL, ALICE)) == (2, 3)


@pytest.mark.rule("S2.3.6")
def test_it_discards_even_when_nothing_could_be_drawn(t: Table) -> None:
    deck_of(t, ALICE, 0)
    held = t.hand(ALICE, PAWN)
    t.enter(ALICE, c(87))
    t.choose(held)
    assert held.zone == "Graveyard"


# C 089 Shark Sparrow, C 090 Deep Gear Deliver


def test_it_gets_a_counter_on_entry_and_on_attack(t: Table) -> None:
    deliver, enemy = t.unit(ALICE, c(90)), t.unit(BOB, c(90))
    t.enter(ALICE, SHARK)
    assert t.counters(ALICE) == 1
    t.attack(deliver, BOB)
    t.choose(enemy)
    assert (t.counters(ALICE), t.counters(BOB)) == (2, 0)
    assert zones(deliver, enemy) == ["Graveyard", "Graveyard"]


# C 091 Three-Way Benefit!


def test_it_draws_3_and_1_for_each_opponent(t: Table) -> None:
    deck_of(t, BOB, 0)
    t.colors(ALICE, Blue=2)
    t.play(t.hand(ALICE, SHOT))
    assert [t.in_hand(seat) for seat in (ALICE, BOB, CAROL)] == [3, 0, 1]


# C 092 Royal Tailoring


@pytest.mark.rule("R35")
@pytest.mark.parametrize("down", [True, False])
def test_it_adjusts_1_when_the_equipped_unit_attacks(t: Table, down: bool) -> None:
    pawn, other, equip = t.unit(ALICE, PAWN), t.unit(ALICE, PAWN), t.unit(ALICE, EQUIP)
    t.colors(ALICE, Blue=1)
    t.choose(("equip", equip, pawn))
    top, second = t.deck(ALICE, GIANT, LITTLE)
    t.attack(other, BOB)
    assert t.choice.kind == "attack"
    t.attack(pawn, BOB)
    t.choose(*([top] if down else []))
    deck = t.game.state.places[ALICE][DECK]
    assert (deck[0] == top.uid, deck[-1] == top.uid) == (down, not down)
    assert deck[-1 if down else -2] == second.uid
    assert t.game.view(CAROL)["zones"][ALICE]["Deck"]["known"] == []
    assert t.wall(BOB, ALICE) == 0


# C 093 Mysterious Door


@pytest.mark.rule("S11.7", "R41")
@pytest.mark.parametrize(
    ("mine", "bobs", "after", "moved"),
    [(0, 1, 1, False), (0, 0, 0, True), (10, 4, 10, True), (9, 4, 10, False)],
)
def test_it_moves_counters_or_a_unit(
    t: Table, mine: int, bobs: int, after: int, moved: bool
) -> None:
    t.counters(ALICE, mine)
    t.counters(BOB, bobs)
    foe, own, set_ = t.unit(BOB, GIANT, souls=[PAWN]), t.unit(ALICE, PAWN), t.unit(BOB, SET)
    t.colors(ALICE, Blue=1)
    t.play(t.hand(ALICE, c(93)))
    if moved:
        assert len(t.choice.options) == 2
        t.choose(foe)
        assert t.game.state.places[BOB][DECK][0] == foe.uid
    assert foe.zone == ("Deck" if moved else "Battlefield")
    assert zones(own, set_) == ["Battlefield", "Battlefield"]
    assert (t.counters(ALICE), t.counters(BOB)) == (after, max(0, bobs - 1))
    assert (len(t.in_graveyard(BOB)), t.choice.kind) == (int(moved), "main")
