"""The yellow Commons of Blaze (TD-01 C 076 to 084); shared lines are in the file of families."""

import pytest

from battle.tests.blaze import c, deck_of, u
from battle.tests.cast import GIANT, LITTLE, PAWN, QUICK, SET
from battle.tests.phantom import EQUIP
from battle.tests.table import ALICE, BOB, CAROL, Table, zones

# C 076 Shield of the Mausoleum, Aven


@pytest.mark.rule("S10.3.5")
@pytest.mark.parametrize(("sets", "paid"), [(0, 9), (2, 5), (4, 1), (5, 1)])
def test_it_costs_2_less_and_draws_1_for_each_set(t: Table, sets: int, paid: int) -> None:
    for _ in range(sets):
        t.unit(ALICE, SET)
    t.unit(BOB, SET)
    aven = t.hand(ALICE, c(76))
    t.colors(ALICE, Red=9)
    assert f"play {aven.name}" not in t.offered()
    t.colors(ALICE, Red=8, Yellow=1)
    t.play(aven)
    assert sum(t.colors(ALICE)) == 9 - paid
    assert t.in_hand(ALICE) == sets


def test_it_is_blocked_only_by_more_than_2000(t: Table) -> None:
    aven, low, mid = t.unit(ALICE, c(76)), t.unit(BOB, PAWN), t.unit(BOB, c(87))
    raised = t.unit(BOB, LITTLE)
    t.line(low, "[Oni Charge] Choose 1 of your Units; it gets +3000 Power this turn.")
    t.choose(raised)
    t.attack(aven, BOB)
    assert {o.card for o in t.choice.options if o.do == "block"} == {mid.handle, raised.handle}


# C 077 Armor Fokker


@pytest.mark.rule("S10.4.2")
@pytest.mark.parametrize(("counters", "drawn"), [(3, 0), (4, 1), (10, 1)])
def test_it_draws_on_attack_with_4_counters(t: Table, counters: int, drawn: int) -> None:
    fokker = t.unit(ALICE, c(77))
    t.counters(ALICE, counters)
    t.counters(BOB, 10)
    t.attack(fokker, BOB)
    assert (t.in_hand(ALICE), t.counters(ALICE)) == (drawn, counters)


# C 078 War Princess Narukami


@pytest.mark.rule("S10.3.6")
@pytest.mark.parametrize("own", [True, False])
def test_it_is_free_and_draws_with_an_equip(t: Table, own: bool) -> None:
    t.unit(ALICE if own else BOB, EQUIP)
    t.graveyard(ALICE, EQUIP)
    princess = t.hand(ALICE, c(78))
    if not own:
        assert f"play {princess.name}" not in t.offered()
        t.colors(ALICE, Yellow=2)
    t.play(princess)
    assert (princess.zone, t.in_hand(ALICE)) == ("Battlefield", int(own))
    assert sum(t.colors(ALICE)) == 0


# C 079 White Rabbit


@pytest.mark.rule("S7.6.2")
def test_it_makes_a_unit_cost_5_that_can_t_attack(t: Table) -> None:
    rabbit, pawn, enemy = t.unit(ALICE, c(79)), t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    t.colors(ALICE, Red=1)
    t.choose(("activate", rabbit))
    assert len(t.choice.options) == 2
    t.choose(pawn)
    assert (pawn.cost, rabbit.cost, enemy.cost, sum(t.colors(ALICE))) == (5, 2, 2, 0)
    assert f"activate {rabbit.name}" not in t.offered()
    t.choose("done")
    assert {option.card for option in t.choice.options} == {rabbit.handle, -1}
    t.end_turn()
    assert pawn.cost == 2
    t.end_turn()
    t.end_turn()
    t.choose("done")
    assert pawn.handle in {option.card for option in t.choice.options}


@pytest.mark.rule("S2.3.4")
def test_it_may_be_used_again_and_pays_for_a_shinra_summon(t: Table) -> None:
    rabbit = t.unit(ALICE, c(79), fresh=True)
    t.unit(ALICE, LITTLE)
    t.colors(ALICE, Red=2)
    top = t.hand(ALICE, GIANT)
    assert f"shinra {top.name}" not in t.offered()
    for _ in range(2):
        t.choose(("activate", rabbit))
        t.choose(rabbit)
    t.play(top, "shinra")
    t.choose(rabbit)
    assert top.souls == ["White Rabbit", "Red Little Dragon"]


# C 081 Guard Sneaker


@pytest.mark.rule("S2.1.7", "S2.1.8", "S10.1.3", "S9.3.2")
@pytest.mark.parametrize("whom", [BOB, CAROL])
def test_it_comes_when_any_opponent_s_unit_attacks(t: Table, whom: int) -> None:
    attacker, sneaker = t.unit(ALICE, GIANT), t.shadow(BOB, c(81))
    t.attack(attacker, whom)
    t.choose(sneaker)
    assert (sneaker.zone, t.counters(BOB)) == ("Battlefield", 1)
    if whom == BOB:
        t.choose(sneaker)
        assert (sneaker.zone, t.counters(BOB), t.in_gained(ALICE)) == ("Graveyard", 2, 0)


def test_it_does_not_come_for_its_own_attack_nor_gets_a_counter_when_sent(t: Table) -> None:
    t.shadow(ALICE, c(81))
    sneaker = t.unit(ALICE, c(81))
    t.attack(sneaker, BOB)
    assert t.choice.kind == "main"
    t.line(sneaker, "[On Entry] Send this card to the Graveyard.")
    assert (sneaker.zone, t.counters(ALICE)) == ("Graveyard", 0)


# C 082 Eternal Holy Garb


@pytest.mark.rule("S7.6.1")
def test_it_makes_the_equipped_unit_active_at_the_end_of_your_turn(t: Table) -> None:
    pawn, other = t.unit(ALICE, PAWN), t.unit(ALICE, PAWN, rested=True)
    garb = t.hand(ALICE, c(82))
    t.unit(ALICE, c(82))
    t.colors(ALICE, Yellow=5)
    t.play(garb)
    t.choose(("equip", garb, pawn))
    assert pawn.power == 3000
    t.attack(pawn, BOB)
    assert pawn.rested
    while t.game.state.turn_seat == ALICE:
        t.choose("stack" if t.choice.kind == "moment" else "done")
    assert (pawn.rested, other.rested) == (False, True)
    t.game.live(pawn.uid).rested = True
    t.end_turn()
    assert pawn.rested


# C 083 Maid's Charity


@pytest.mark.rule("S3.2.2", "S3.2.3", "S11.2")
@pytest.mark.parametrize(
    ("bob", "carol", "deck", "left"),
    [(2, 3, 10, 0), (2, 1, 10, 1), (1, 0, 10, 2), (3, 3, 1, 0), (3, 0, 0, 0)],
)
def test_it_draws_2_and_discards_1_for_each_advantage_wall(
    t: Table, bob: int, carol: int, deck: int, left: int
) -> None:
    deck_of(t, ALICE, deck)
    t.wall(ALICE, BOB, bob)
    t.wall(ALICE, CAROL, carol)
    t.colors(ALICE, Yellow=2)
    t.play(t.hand(ALICE, c(83)))
    if t.choice.kind == "discard":
        t.choose(*["Crushing Lantern"] * t.choice.least)
    assert (t.choice.kind, t.in_hand(ALICE)) == ("main", left)


# C 084 Ascension!


@pytest.mark.rule("S8.2.2", "S10.4.2")
@pytest.mark.parametrize(("counters", "lost"), [(4, GIANT), (3, QUICK)])
def test_it_strengthens_all_its_units_in_a_battle_away(t: Table, counters: int, lost: str) -> None:
    attacker, blocker = t.unit(ALICE, GIANT), t.unit(BOB, u(22))
    other, hidden = t.unit(BOB, PAWN), t.shadow(BOB, c(84))
    t.counters(BOB, counters)
    t.attack(attacker, BOB)
    t.choose(blocker)
    t.choose(hidden)
    assert zones(attacker, blocker) == (
        ["Graveyard", "Battlefield"] if lost == GIANT else ["Battlefield", "Graveyard"]
    )
    assert (t.counters(BOB), other.power) == (counters + 1, 5000 if lost == GIANT else 2000)


def test_it_does_not_help_in_its_own_turn(t: Table) -> None:
    attacker, blocker = t.unit(ALICE, GIANT), t.unit(BOB, PAWN)
    hidden, away = t.shadow(ALICE, c(84)), t.shadow(CAROL, c(84))
    t.attack(attacker, BOB)
    t.choose(blocker)
    assert t.choice.kind == "main"
    assert zones(hidden, away) == ["Shadow Zone", "Shadow Zone"]
