"""The Rares of Blaze (TD-01 R 010 to 015), line by line; shared lines stand in `families`."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.blaze import HIDDEN, MACHINE, PLAIN, rare
from battle.tests.cast import GIANT, PAWN, SET, SHOT, flip
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table

# R 010


def test_it_unites_with_machines_and_hidden_cards(t: Table) -> None:
    shark = t.unit(ALICE, rare(10), fresh=True)
    machine, secret = t.unit(ALICE, MACHINE), t.shadow(ALICE, HIDDEN)
    other = t.shadow(ALICE, SHOT)
    t.shadow(BOB, HIDDEN)
    t.unit(ALICE, SET)
    t.choose(("activate", shark))
    assert len(t.choice.options) == 3
    t.choose(machine, secret)
    assert sorted(shark.souls) == sorted([machine.name, secret.name])
    assert (shark.power, shark.break_, shark.auras) == (7000, 3, {"Quick Aura"})
    assert other.zone == "Shadow Zone"


@pytest.mark.rule("R10")
def test_it_must_send_a_soul_to_draw_2(t: Table) -> None:
    shark, bare = t.unit(ALICE, rare(10), souls=[PAWN, SHOT]), t.unit(ALICE, rare(10))
    t.attack(shark, BOB)
    t.choose(PAWN)
    assert (len(shark.souls), t.in_hand(ALICE)) == (1, 2)
    t.attack(bare, CAROL)
    assert t.in_hand(ALICE) == 2


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_it_returns_up_to_2_shadow_cards(t: Table, taken: int) -> None:
    cards = t.graveyard(ALICE, HIDDEN, "TD-01 U 029/102", rare(18), PAWN, SHOT)
    flip(t, rare(10))
    assert len(t.choice.options) == 3
    t.choose(*cards[:taken])
    assert [p.zone for p in cards].count("Hand") == taken


# R 011


def test_it_reveals_2_cards_and_orders_them_as_souls(t: Table) -> None:
    top, second = t.deck(ALICE, PAWN, SHOT)
    iris = t.enter(ALICE, rare(11))
    t.choose(second, top)
    assert iris.souls == [second.name, top.name]
    assert t.count(ALICE, DECK) == 10


@pytest.mark.rule("S2.3.4")
def test_it_stands_up_once_a_turn(t: Table) -> None:
    iris = t.unit(ALICE, rare(11), souls=[PAWN, PAWN])
    t.wall(BOB, ALICE, 3)
    t.wall(CAROL, ALICE, 3)
    t.attack(iris, BOB)
    t.choose("stack")
    t.choose(PAWN)
    assert (t.wall(BOB, ALICE), iris.break_, iris.rested) == (0, 3, False)
    t.attack(iris, CAROL)
    assert (t.wall(CAROL, ALICE), len(iris.souls), iris.rested) == (0, 1, True)
    t.end_turn()
    assert iris.break_ == 2


def test_it_may_stay_rested(t: Table) -> None:
    iris, bare = t.unit(ALICE, rare(11), souls=[PAWN]), t.unit(ALICE, rare(11))
    t.attack(iris, BOB)
    t.choose("pass")
    assert (iris.rested, len(iris.souls)) == (True, 1)
    t.attack(bare, BOB)
    assert bare.rested


def test_it_sets_a_power_to_1000(t: Table) -> None:
    giant, pawn = t.unit(BOB, GIANT), t.unit(ALICE, PAWN)
    t.line(pawn, "[On Entry] Choose 1 opponent's Unit; it gets +3000 Power this turn.")
    flip(t, rare(11))
    t.choose(giant)
    assert (giant.power, t.in_hand(ALICE)) == (1000, 1)
    t.line(pawn, "[On Entry] Choose 1 opponent's Unit; it gets +3000 Power this turn.")
    assert giant.power == 4000
    t.end_turn()
    assert giant.power == 6000


# R 012


def test_it_mills_3_then_returns_an_equip(t: Table) -> None:
    cards = t.deck(ALICE, PAWN, "TD-01 C 092/102", "TD-01 C 082/102")
    t.enter(ALICE, rare(12))
    assert len(t.choice.options) == 2
    t.choose(cards[2])
    assert [p.zone for p in cards] == ["Graveyard", "Graveyard", "Hand"]
    assert t.count(ALICE, DECK) == 10


@pytest.mark.rule("S11.8")
def test_it_mills_what_is_there_and_may_find_no_equip(t: Table) -> None:
    t.game.state.places[ALICE][DECK].clear()
    cards = t.deck(ALICE, PAWN, SET)
    flip(t, rare(12))
    assert [p.zone for p in cards] == ["Graveyard", "Graveyard"]
    assert t.in_hand(ALICE) == 0


def test_it_strikes_harder_with_an_equip(t: Table) -> None:
    dragon, bare = t.unit(ALICE, rare(12)), t.unit(ALICE, rare(12))
    one, two = t.unit(ALICE, FILLER), t.unit(ALICE, FILLER)
    t.colors(ALICE, Red=9)
    for equip in (one, two):
        t.choose(("equip", equip, dragon))
    assert (dragon.break_, bare.break_) == (4, 1)
    t.choose(("equip", one, bare))
    assert (dragon.break_, bare.break_) == (4, 4)
    t.line(bare, "[On Entry] Destroy all Equips.")
    assert (dragon.break_, bare.break_) == (1, 1)


# R 013


@pytest.mark.parametrize("gained", [5, 6])
@pytest.mark.rule("R36", "S9.3.1")
def test_it_sends_back_who_attacks_when_6_lives_are_gained(t: Table, gained: int) -> None:
    attacker, strategist = t.unit(ALICE, PLAIN), t.shadow(BOB, rare(13))
    t.unit(CAROL, SET)
    t.gained(BOB, gained)
    t.wall(BOB, ALICE, 3)
    t.attack(attacker, BOB)
    t.choose(strategist)
    assert strategist.zone == "Battlefield"
    if gained == 6:
        assert len(t.choice.options) == 3
        t.choose(attacker)
        assert (attacker.zone, t.wall(BOB, ALICE)) == ("Hand", 3)
        assert t.choice.seat == ALICE
    else:
        t.choose("no-block")
        assert (attacker.zone, t.wall(BOB, ALICE)) == ("Battlefield", 1)


@pytest.mark.parametrize(("unit", "target"), [(PAWN, BOB), (PLAIN, CAROL)])
@pytest.mark.rule("S9.3.1")
def test_it_waits_for_cost_3_against_its_player(t: Table, unit: str, target: int) -> None:
    attacker, strategist = t.unit(ALICE, unit), t.shadow(BOB, rare(13))
    t.attack(attacker, target)
    while t.choice.seat == BOB:
        assert f"shadow {strategist.name}" not in t.offered()
        t.choose("pass")
    assert strategist.zone == "Shadow Zone"


@pytest.mark.rule("R28")
def test_it_draws_2_when_destroyed_face_down(t: Table) -> None:
    strategist, breaker = t.shadow(BOB, rare(13)), t.unit(ALICE, SET)
    t.line(breaker, "[On Entry] Choose 1 card in the Shadow Zone; destroy it.")
    while t.choice.kind == "moment":
        t.choose("pass")
    assert (strategist.zone, t.in_hand(BOB)) == ("Graveyard", 2)
    shown, pawn = t.unit(BOB, rare(13)), t.unit(CAROL, PAWN)
    t.line(breaker, "[On Entry] Choose 1 opponent's Unit; destroy it.")
    t.choose(pawn)
    t.line(breaker, "[On Entry] Choose 1 opponent's Unit; destroy it.")
    assert (shown.zone, t.in_hand(BOB)) == ("Graveyard", 2)


# R 014


@pytest.mark.parametrize(("gained", "drawn"), [(3, 0), (4, 2)])
def test_it_draws_2_when_4_lives_are_gained(t: Table, gained: int, drawn: int) -> None:
    t.gained(ALICE, gained)
    basin = t.hand(ALICE, rare(14))
    t.colors(ALICE, Blue=4)
    t.play(basin)
    assert (t.in_hand(ALICE), basin.zone) == (drawn, "Battlefield")


@pytest.mark.rule("R32", "S11.29")
def test_it_raises_a_cost_in_the_turn_it_enters(t: Table) -> None:
    pawn, hidden = t.unit(ALICE, PAWN), t.unit(BOB, HIDDEN)
    basin = t.enter(ALICE, rare(14))
    t.choose(("activate", basin))
    assert len(t.choice.options) == 3
    t.choose(hidden)
    assert (hidden.cost, pawn.cost, basin.rested) == (4, 2, True)
    assert f"activate {basin.name}" not in t.offered()
    t.end_turn()
    assert hidden.cost == 0


def test_it_returns_a_spell(t: Table) -> None:
    shot, pawn = t.graveyard(ALICE, SHOT, PAWN)
    flip(t, rare(14))
    assert (shot.zone, pawn.zone) == ("Hand", "Graveyard")


# R 015


@pytest.mark.rule("S10.2.3")
def test_it_takes_the_unit_that_beats_it_along(t: Table) -> None:
    pumpkin, strong = t.unit(ALICE, rare(15)), t.unit(BOB, "TD-01 LEG 15/20")
    t.attack(pumpkin, BOB)
    t.choose(strong)
    assert (pumpkin.zone, strong.zone) == ("Graveyard", "Graveyard")


def test_it_spares_whom_it_beats_or_is_not_beaten_by(t: Table) -> None:
    pumpkin, weak = t.unit(ALICE, rare(15)), t.unit(BOB, GIANT)
    t.attack(pumpkin, BOB)
    t.choose(weak)
    assert (pumpkin.zone, weak.zone) == ("Battlefield", "Graveyard")


@pytest.mark.parametrize(("units", "paid"), [(0, 8), (1, 8), (2, 7), (5, 6), (12, 2), (20, 2)])
@pytest.mark.rule("S10.3.5")
def test_it_costs_1_less_for_every_2_dead_units(t: Table, units: int, paid: int) -> None:
    pumpkin = t.hand(ALICE, rare(15))
    t.graveyard(ALICE, *[PAWN] * units, SHOT)
    t.graveyard(BOB, PAWN, PAWN)
    t.colors(ALICE, Purple=8)
    t.play(pumpkin)
    assert t.colors(ALICE)[3] == 8 - paid
