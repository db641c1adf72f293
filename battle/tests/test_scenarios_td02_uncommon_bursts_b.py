"""The Bursts that one Uncommon of Phantom has, with the Shots that they use."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.cast import GIANT, LITTLE, PAWN, QUICK, SET, flip
from battle.tests.phantom import EQUIP, KNIGHT, VOID, c, u
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table

MIGHTY = "TD-02 X03/04"
"""A Dragon of 8000 Power."""
KOTETSU = c(90)


# U 026, U 027, U 036: discard, and use the Shot from ▶


@pytest.mark.rule("S11.14", "S11.27")
def test_it_destroys_a_unit_and_brings_a_dragon_by_burst(t: Table) -> None:
    victim, strong = t.unit(BOB, GIANT), t.unit(CAROL, MIGHTY)
    own = t.unit(ALICE, PAWN)
    dragon, other, mighty = (t.hand(ALICE, card) for card in (LITTLE, PAWN, MIGHTY))
    first, second = t.hand(ALICE, VOID), t.hand(ALICE, VOID)
    flip(t, u(26))
    t.choose("yes")
    t.choose(first, second)
    t.choose(victim)
    t.choose(dragon)
    assert (victim.zone, strong.zone, own.zone) == ("Graveyard", "Battlefield", "Battlefield")
    assert (dragon.zone, other.zone, mighty.zone) == ("Battlefield", "Hand", "Hand")
    assert t.in_graveyard(ALICE) == ["Void", "Void"]


@pytest.mark.rule("S11.14")
def test_it_makes_opponents_units_battle_by_burst(t: Table) -> None:
    weak, giant, pawn = t.unit(BOB, QUICK), t.unit(BOB, GIANT), t.unit(CAROL, PAWN)
    own = t.unit(ALICE, PAWN)
    held = [t.hand(ALICE, VOID), t.hand(ALICE, VOID)]
    flip(t, u(27))
    t.choose("yes")
    t.choose(*held)
    assert t.choice.seat == BOB
    t.choose(weak)
    assert (weak.zone, giant.zone, pawn.zone) == ("Graveyard", "Battlefield", "Battlefield")
    assert (pawn.rested, own.zone) == (False, "Battlefield")


@pytest.mark.parametrize("n", [26, 27])
@pytest.mark.parametrize("held", [0, 1])
def test_it_uses_no_shot_without_two_discards(t: Table, n: int, held: int) -> None:
    pawn, other = t.unit(BOB, PAWN), t.unit(CAROL, QUICK)
    cards = [t.hand(ALICE, VOID) for _ in range(held)]
    flip(t, u(n))
    t.choose("yes")
    if cards:
        t.choose(*cards)
    assert t.choice.kind == "main"
    assert (pawn.zone, other.zone) == ("Battlefield", "Battlefield")
    assert t.in_graveyard(ALICE) == ["Void"] * held


@pytest.mark.rule("S8.4.2", "S2.3.1")
@pytest.mark.parametrize("n", [26, 27, 36, 58, 63])
def test_it_may_leave_an_optional_burst_unused(t: Table, n: int) -> None:
    pawn, other = t.unit(BOB, PAWN), t.unit(CAROL, QUICK)
    for _ in range(2):
        t.hand(ALICE, VOID)
    t.graveyard(ALICE, u(24))
    flip(t, u(n))
    t.choose("no")
    assert (pawn.power, pawn.zone, other.zone) == (2000, "Battlefield", "Battlefield")
    assert (t.in_hand(ALICE), t.in_graveyard(ALICE)) == (2, ["Draco Girl Pyro"])
    assert (t.count(ALICE, DECK), t.in_gained(BOB)) == (10, 1)


# U 036: the Burst of a revealed card


@pytest.mark.rule("R34", "S10.4.8", "S11.14")
@pytest.mark.parametrize("how", ["shot", "burst"])
def test_it_uses_the_burst_of_a_card_that_stays_in_hand(t: Table, how: str) -> None:
    none, counter, other = t.deck(ALICE, PAWN, u(29), u(25))
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 0)
    held = t.hand(ALICE, u(36) if how == "shot" else VOID)
    if how == "shot":
        t.colors(ALICE, Yellow=4)
        t.play(held)
    else:
        flip(t, u(36))
        t.choose("yes")
        t.choose(held)
    assert t.wall(ALICE, BOB) == (1 if how == "shot" else 3)
    t.choose(counter)
    assert (counter.zone, none.zone, other.zone) == ("Hand", "Deck", "Deck")
    assert (t.counters(ALICE), t.in_hand(ALICE)) == (1, 1)
    assert t.game.view(BOB)["zones"][ALICE]["Hand"]["among"] == [u(29)]
    assert held.zone == "Graveyard"


@pytest.mark.rule("R30")
def test_it_is_no_burst_check_when_another_card_uses_the_burst(t: Table) -> None:
    t.graveyard(ALICE, PAWN)
    dragon, *_ = t.deck(ALICE, u(44), PAWN, PAWN)
    held = t.hand(ALICE, VOID)
    flip(t, u(36))
    t.choose("yes")
    t.choose(held)
    t.choose(dragon)
    if t.choice.kind != "main":
        t.choose("yes")
    assert (dragon.zone, t.in_gained(BOB)) == ("Hand", 1)
    assert sorted(t.in_graveyard(ALICE)) == ["Demon of Gluttony", "Void"]


@pytest.mark.rule("R15")
def test_it_takes_nothing_without_a_burst_among_three(t: Table) -> None:
    *three, fourth = t.deck(ALICE, PAWN, GIANT, FILLER, u(29))
    t.wall(ALICE, BOB, 3)
    shot = t.hand(ALICE, u(36))
    t.colors(ALICE, Yellow=4)
    t.play(shot)
    assert [card.zone for card in (*three, fourth)] == ["Deck"] * 4
    assert (t.in_hand(ALICE), t.counters(ALICE), shot.zone) == (0, 0, "Graveyard")
    assert t.choice.kind == "main"


@pytest.mark.rule("S2.3.2", "S11.28", "S10.4.8")
def test_it_reveals_nothing_without_an_advantage_wall(t: Table) -> None:
    (card,) = t.deck(ALICE, u(29))
    t.wall(ALICE, BOB, 1)
    t.wall(ALICE, CAROL, 1)
    shot = t.hand(ALICE, u(36))
    t.colors(ALICE, Yellow=4)
    t.play(shot)
    assert (card.zone, shot.zone, t.wall(ALICE, BOB)) == ("Deck", "Graveyard", 1)


# U 037, U 042, U 057: destroy an Equip or a Set


@pytest.mark.rule("R26")
@pytest.mark.parametrize(("n", "drawn", "counters"), [(37, 1, 0), (42, 0, 1)])
def test_it_destroys_an_equip_by_burst(t: Table, n: int, drawn: int, counters: int) -> None:
    set_, equip, hound = (t.unit(BOB, card) for card in (SET, EQUIP, KOTETSU))
    flip(t, u(n))
    assert set_.name not in str(t.offered())
    t.choose(hound)
    assert (set_.zone, equip.zone, hound.zone) == ("Battlefield", "Battlefield", "Graveyard")
    flip(t, u(n))
    assert equip.zone == "Graveyard"
    flip(t, u(n))
    assert (t.in_hand(ALICE), t.counters(ALICE)) == (3 * drawn, 3 * counters)


def test_it_destroys_a_set_by_burst(t: Table) -> None:
    set_, equip, own = t.unit(BOB, SET), t.unit(BOB, EQUIP), t.unit(ALICE, u(47))
    flip(t, u(57))
    t.choose(own)
    flip(t, u(57))
    assert [piece.zone for piece in (own, set_, equip)] == ["Graveyard"] * 2 + ["Battlefield"]
    assert t.counters(ALICE) == 2


# U 031, U 051, U 055, U 058, U 063, U 064, U 034


def test_it_destroys_one_of_the_weakest(t: Table) -> None:
    one, other, pawn = t.unit(ALICE, QUICK), t.unit(BOB, QUICK), t.unit(CAROL, PAWN)
    flip(t, u(31))
    t.choose(other)
    assert (one.zone, other.zone) == ("Battlefield", "Graveyard")
    flip(t, u(31))
    flip(t, u(31))
    assert (one.zone, pawn.zone) == ("Graveyard", "Graveyard")


@pytest.mark.rule("S2.3.1")
@pytest.mark.parametrize(("answer", "zone"), [("yes", "Graveyard"), ("no", "Battlefield")])
def test_it_may_use_an_optional_entry_by_burst(t: Table, answer: str, zone: str) -> None:
    quick, pawn = t.unit(BOB, QUICK), t.unit(BOB, PAWN)
    flip(t, u(51))
    t.choose(answer)
    assert (quick.zone, pawn.zone) == (zone, "Battlefield")


@pytest.mark.rule("R3")
def test_it_weakens_a_unit_until_it_falls(t: Table) -> None:
    pawn = t.unit(BOB, PAWN)
    flip(t, u(55))
    assert pawn.power == 1000
    t.end_turn()
    assert pawn.power == 2000
    flip(t, u(55))
    flip(t, u(55))
    assert pawn.zone == "Graveyard"


def test_it_uses_its_whole_shot_by_burst(t: Table) -> None:
    giant = t.unit(BOB, GIANT)
    t.graveyard(ALICE, VOID, VOID)
    flip(t, u(58))
    t.choose("yes")
    assert giant.power == 3000


def test_it_takes_back_a_card_with_oni_charge_by_burst(t: Table) -> None:
    pyro, pawn = t.graveyard(ALICE, u(24), PAWN)
    flip(t, u(63))
    t.choose("yes")
    assert (pyro.zone, pawn.zone) == ("Hand", "Graveyard")


def test_it_takes_back_an_equip_or_a_set_by_burst(t: Table) -> None:
    equip, set_, hound, pawn = t.graveyard(ALICE, EQUIP, SET, KOTETSU, PAWN)
    flip(t, u(64))
    assert pawn.name not in str(t.offered())
    t.choose(set_)
    flip(t, u(64))
    t.choose(hound)
    assert [p.zone for p in (equip, set_, hound)] == ["Graveyard", "Hand", "Hand"]


@pytest.mark.rule("S11.14")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_it_splits_two_cards_among_souls_by_burst(t: Table, answer: str) -> None:
    one, two = t.unit(ALICE, PAWN), t.unit(ALICE, KNIGHT)
    t.deck(ALICE, LITTLE, VOID)
    flip(t, u(34))
    t.choose(answer)
    if answer == "yes":
        t.choose(two)
        t.choose(one)
    assert (one.souls, two.souls) == (
        (["Void"], ["Red Little Dragon"]) if answer == "yes" else ([], [])
    )
