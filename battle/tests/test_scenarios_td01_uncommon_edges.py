"""Blaze's Uncommons and Commons meeting each other: payments, timing, what has left."""

import pytest

from battle.rules.trinity.zones import DECK, LEFT, RIGHT
from battle.tests.blaze import SHARK, c, deck_of, pass_on, u
from battle.tests.cast import EPIC, GIANT, LITTLE, PAWN, QUICK, flip
from battle.tests.phantom import kill
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table, zones


@pytest.mark.rule("S9.4.4", "S3.4.1")
def test_it_uses_what_the_payment_caused_before_it_draws(t: Table) -> None:
    wolf, pawn = t.unit(ALICE, c(97)), t.unit(BOB, PAWN)
    t.unit(BOB, GIANT)
    t.colors(ALICE, Purple=1)
    t.play(t.hand(ALICE, u(59)))
    assert (wolf.zone, t.in_hand(ALICE)) == ("Judgment Area", 0)
    t.choose(pawn)
    assert (pawn.zone, t.in_hand(ALICE)) == ("Graveyard", 2)


@pytest.mark.rule("S9.4.4")
def test_it_chooses_the_player_after_the_bait_s_last_effect(t: Table) -> None:
    trap, bait = t.shadow(BOB, u(40)), t.unit(BOB, c(81))
    t.damage(BOB, by=ALICE, n=1)
    t.choose(trap)
    pass_on(t)
    assert (t.choice.kind, t.counters(BOB), bait.zone) == ("player", 1, "Judgment Area")


@pytest.mark.rule("S9.1.6", "S9.1.7", "S9.2.1")
@pytest.mark.parametrize("n", [69, 88])
def test_it_cannot_pay_souls_it_no_longer_has(t: Table, n: int) -> None:
    attacker, jutsu = t.unit(ALICE, c(n), souls=[PAWN]), t.shadow(BOB, u(49))
    t.deck(ALICE, LITTLE)
    t.attack(attacker, BOB)
    if n == 88:
        t.choose("stack")
    t.choose(jutsu)
    pass_on(t)
    assert zones(attacker, jutsu) == ["Graveyard", "Graveyard"]
    assert "Demon of Gluttony" in t.in_graveyard(ALICE)
    assert (t.wall(BOB, ALICE), t.choice.seat) == (2, ALICE)


@pytest.mark.rule("S9.1.6")
def test_it_still_gets_the_counter_when_the_attacker_is_gone(t: Table) -> None:
    attacker, eye = t.unit(ALICE, c(90)), t.shadow(BOB, u(60))
    t.attack(attacker, CAROL)
    t.choose(eye)
    pass_on(t)
    assert (attacker.zone, t.counters(ALICE), t.counters(BOB)) == ("Graveyard", 1, 1)


@pytest.mark.rule("S9.1.8")
@pytest.mark.parametrize("n", [35, 25])
def test_it_changes_nothing_of_itself_once_it_is_gone(t: Table, n: int) -> None:
    attacker, jutsu = t.unit(ALICE, u(n)), t.shadow(BOB, u(49))
    t.counters(ALICE, 6)
    t.attack(attacker, BOB)
    t.choose(jutsu)
    pass_on(t)
    assert (attacker.zone, t.game.state.modifiers) == ("Graveyard", [])


@pytest.mark.rule("R29")
@pytest.mark.parametrize("card", ["TD-01 R 007/102", *map(u, (32, 37, 42, 57, 62, 64, 66))])
def test_it_has_no_burst(t: Table, card: str) -> None:
    life = flip(t, card)
    assert (life.zone, t.in_gained(BOB), t.game.state.bursts) == ("Gained Life", 1, 0)
    assert t.choice.kind == "main"


@pytest.mark.rule("S2.3.4")
def test_it_counts_two_units_destroyed_at_once_but_once(t: Table) -> None:
    t.unit(ALICE, c(68))
    pawns = [t.unit(ALICE, PAWN), t.unit(ALICE, PAWN)]
    t.line(pawns[0], "[On Entry] Destroy all Units with Power 2000 or less.")
    t.choose("stack")
    assert (zones(*pawns), t.counters(ALICE)) == (["Graveyard"] * 2, 2)


def test_it_counts_jigoku_back_cards_however_they_enter(t: Table) -> None:
    t.unit(ALICE, u(53))
    t.colors(ALICE, Blue=3)
    t.play(t.hand(ALICE, SHARK))
    while t.choice.kind == "moment":
        t.choose("stack")
    assert t.counters(ALICE) == 2
    t.enter(BOB, SHARK)
    assert t.counters(ALICE) == 2


@pytest.mark.rule("S10.3.6")
def test_it_counts_a_burst_that_an_effect_uses(t: Table) -> None:
    rampart, signal = t.hand(ALICE, u(63)), t.unit(ALICE, u(27))
    t.use(signal, "Shot")
    t.choose(1)
    assert t.counters(ALICE) == 1
    t.play(rampart)
    assert rampart.zone == "Battlefield"


def test_it_does_not_count_a_declined_burst(t: Table) -> None:
    rampart = t.hand(ALICE, u(63))
    t.flip(t.hand(BOB, u(38)), by=ALICE)
    t.choose("no")
    assert f"play {rampart.name}" not in t.offered()


@pytest.mark.rule("R36", "S9.3.2")
def test_it_ends_the_attack_of_a_unit_returned_in_time(t: Table) -> None:
    attacker, sneaker = t.unit(ALICE, GIANT), t.shadow(BOB, "TD-01 R 013/102")
    t.gained(BOB, 6)
    t.wall(BOB, ALICE, 0)
    t.attack(attacker, BOB)
    t.choose(sneaker)
    t.choose(attacker)
    pass_on(t)
    assert (attacker.zone, t.in_gained(ALICE), sneaker.zone) == ("Hand", 0, "Battlefield")


@pytest.mark.rule("S11.16")
def test_it_deals_the_damage_that_was_fixed_whatever_its_break_becomes(t: Table) -> None:
    soldier = t.unit(ALICE, u(43))
    t.counters(ALICE, 5)
    t.wall(BOB, ALICE, 0)
    for pile in (LEFT, RIGHT):
        t.put(BOB, u(55), pile)
    t.attack(soldier, BOB)
    assert (t.counters(ALICE), soldier.break_, t.in_gained(ALICE)) == (5, 2, 4)


@pytest.mark.rule("R38", "S10.4.11")
def test_it_uses_no_life_eater_where_life_is_spared(t: Table) -> None:
    princess, foe = t.unit(ALICE, u(45)), t.unit(BOB, GIANT, rested=True)
    trap, bait = t.shadow(BOB, u(40)), t.unit(BOB, PAWN, rested=True)
    t.wall(BOB, ALICE, 0)
    t.attack(princess, BOB)
    t.choose(trap)
    t.choose(bait)
    t.choose(BOB)
    pass_on(t)
    assert (foe.zone, t.in_gained(ALICE), t.choice.kind) == ("Battlefield", 0, "main")


@pytest.mark.rule("S10.3.3")
def test_it_takes_the_equip_off_what_becomes_a_soul(t: Table) -> None:
    pawn, equip = t.unit(ALICE, SHARK), t.unit(ALICE, c(101))
    t.colors(ALICE, Red=2)
    t.choose(("equip", equip, pawn))
    top = t.hand(ALICE, c(88))
    t.play(top, "shinra")
    assert (top.souls, top.power, equip.zone) == ([pawn.name], 2000, "Battlefield")
    assert t.game.live(equip.uid).on == -1


@pytest.mark.rule("S10.3.9")
def test_it_can_t_shift_its_way_into_a_zero_summon(t: Table) -> None:
    shift, dragon = t.unit(ALICE, c(94)), t.hand(ALICE, "TD-01 X04/04")
    kill(t, t.unit(BOB, PAWN), t.unit(BOB, PAWN))
    t.colors(ALICE, Purple=4)
    assert f"play {dragon.name}" not in t.offered()
    t.colors(ALICE, Purple=5)
    t.play(dragon)
    assert (shift.zone, sum(t.colors(ALICE))) == ("Graveyard", 0)


@pytest.mark.rule("S11.25", "S2.1.3")
def test_it_forgets_its_changes_when_it_leaves(t: Table) -> None:
    pawn = t.unit(ALICE, PAWN)
    t.line(pawn, "[Oni Charge] Choose 1 of your Units; it gets +3000 Power this turn.")
    t.line(pawn, "[On Entry] Return this card to your Hand.")
    assert (pawn.zone, pawn.power) == ("Hand", 2000)
    t.colors(ALICE, Red=2)
    t.play(pawn)
    assert (pawn.zone, pawn.power) == ("Battlefield", 2000)


@pytest.mark.rule("S2.3.8")
@pytest.mark.parametrize("deck", [0, 1])
def test_it_checks_the_cards_there_are(t: Table, deck: int) -> None:
    deck_of(t, ALICE, deck)
    t.enter(ALICE, u(42))
    if deck:
        t.choose(FILLER)
    assert (t.in_hand(ALICE), t.count(ALICE, DECK), t.choice.kind) == (deck, 0, "main")


def test_it_lets_one_of_several_units_take_the_blue_card(t: Table) -> None:
    city, shark = t.unit(ALICE, u(47)), t.hand(ALICE, SHARK)
    one, two = t.unit(ALICE, GIANT), t.unit(ALICE, PAWN)
    t.unit(BOB, GIANT)
    t.choose(("activate", city))
    t.choose(0)
    t.choose(shark)
    assert len(t.choice.options) == 2
    t.choose(two)
    assert (one.souls, two.souls) == ([], [shark.name])


@pytest.mark.rule("S2.4.1", "S11.22", "S11.23", "S10.4.3")
def test_it_shuffles_a_destroyed_epic_back_and_counts_it(t: Table) -> None:
    epic = t.unit(ALICE, EPIC)
    kill(t, epic)
    assert epic.zone == "Deck"
    foe = t.unit(BOB, QUICK)
    dragon = t.enter(ALICE, LITTLE)
    assert zones(foe, dragon) == ["Graveyard", "Battlefield"]
