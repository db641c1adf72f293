"""The two-coloured Uncommons of Phantom (TD-02 U 061 to 066)."""

import pytest

from battle.tests.cast import GIANT, LITTLE, PAWN, SET
from battle.tests.phantom import KNIGHT, VOID, c, kill, u
from battle.tests.table import ALICE, BOB, CAROL, Table

LOSE = "[On Entry] Remove 1 Trinity Counter."
OVERDRIVE_EQUIP = "TD-01 LEG 14/20"
"""When the equipped Unit attacks <Overdrive 5>: a Unit gets -2000 Power."""


# U 061


@pytest.mark.rule("R17", "S10.4.1")
@pytest.mark.parametrize("seat", [ALICE, BOB])
def test_it_lets_units_of_a_player_have_overdrive(t: Table, seat: int) -> None:
    dragon, giant = t.unit(ALICE, c(94)), t.unit(BOB, GIANT, rested=True)
    t.enter(ALICE, u(61))
    t.choose(seat)
    t.attack(dragon, BOB)
    if seat == ALICE:
        t.choose(giant)
    assert giant.power == (4000 if seat == ALICE else 6000)
    assert t.choice.kind == "main"


@pytest.mark.rule("R17", "S7.6.2")
def test_it_lets_no_equip_have_overdrive_and_ends_with_the_turn(t: Table) -> None:
    pawn, dragon, equip = t.unit(ALICE, PAWN), t.unit(ALICE, c(94)), t.unit(ALICE, OVERDRIVE_EQUIP)
    t.game.live(equip.uid).on = pawn.uid
    t.unit(BOB, GIANT, rested=True)
    t.enter(ALICE, u(61))
    t.choose(ALICE)
    t.attack(pawn, BOB)
    assert t.choice.kind == "attack"
    for _ in range(3):
        t.end_turn()
    t.attack(dragon, CAROL)
    assert t.choice.kind == "attack"


# U 062 and C 090: damage for counters


@pytest.mark.rule("S10.4.8", "S2.3.1", "R5")
@pytest.mark.parametrize(("card", "n", "gets"), [(u(62), 2, 3), (c(90), 1, 2)])
@pytest.mark.parametrize("answer", ["stack", "pass"])
def test_it_may_take_damage_for_counters(
    t: Table, card: str, n: int, gets: int, answer: str
) -> None:
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 2)
    t.enter(ALICE, card)
    t.choose(answer)
    used = answer == "stack"
    if used:
        t.choose(t.wall_between(ALICE, BOB))
    assert (t.wall(ALICE, BOB), t.counters(ALICE)) == ((3 - n, gets) if used else (3, 0))
    assert t.wall(ALICE, CAROL) == 2


@pytest.mark.rule("S9.4.2", "S10.4.8")
@pytest.mark.parametrize("card", [u(62), c(90)])
def test_it_takes_no_damage_without_an_advantage_wall(t: Table, card: str) -> None:
    t.wall(ALICE, BOB, 1)
    t.wall(ALICE, CAROL, 0)
    t.enter(ALICE, card)
    assert (t.choice.kind, t.counters(ALICE)) == ("main", 0)


@pytest.mark.rule("S2.3.4", "S11.7")
def test_it_grows_once_a_turn_when_a_counter_of_yours_is_removed(t: Table) -> None:
    vein, other = t.unit(ALICE, u(62)), t.unit(BOB, PAWN)
    t.counters(ALICE, 9)
    t.counters(BOB, 3)
    t.line(other, LOSE)
    assert vein.power == 1000
    t.choose("trinity-draw")
    assert (vein.power, vein.break_) == (6000, 3)
    t.choose("trinity-draw")
    assert (vein.power, vein.break_) == (6000, 3)
    t.end_turn()
    assert (vein.power, vein.break_) == (1000, 1)
    t.line(vein, LOSE)
    assert vein.power == 6000


# U 063


def test_it_takes_back_a_card_with_oni_charge(t: Table) -> None:
    pyro, rabbit, knight = t.graveyard(ALICE, u(24), u(55), KNIGHT)
    t.graveyard(BOB, u(24))
    t.enter(ALICE, u(63))
    assert len(t.choice.options) == 2
    t.choose(rabbit)
    assert [p.zone for p in (pyro, rabbit, knight)] == ["Graveyard", "Hand", "Graveyard"]


# U 064


@pytest.mark.rule("S3.1.3", "S11.1")
def test_it_sends_a_soul_of_an_opponents_card(t: Table) -> None:
    own = t.unit(ALICE, PAWN, souls=[VOID])
    set_, unit = t.unit(BOB, SET, souls=[VOID, PAWN]), t.unit(CAROL, PAWN, souls=[KNIGHT])
    t.enter(ALICE, u(64))
    assert len(t.choice.options) == 3
    t.choose(VOID)
    assert (own.souls, set_.souls, unit.souls) == (
        ["Void"], ["Demon of Gluttony"], ["Veteran Pugilist"],
    )  # fmt: skip
    assert (t.in_graveyard(BOB), t.game.state.sent) == (["Void"], [])


def test_it_strengthens_your_third_attack(t: Table) -> None:
    t.unit(ALICE, u(64), rested=True)
    units = [t.unit(ALICE, PAWN) for _ in range(4)]
    powers, hands = [], []
    for unit in units:
        t.attack(unit, BOB)
        powers.append(unit.power)
        hands.append(t.in_hand(ALICE))
    assert (powers, hands) == ([2000, 2000, 5000, 2000], [0, 0, 1, 1])


def test_it_minds_no_attack_of_others() -> None:
    t = Table(turn=BOB, phase="combat")
    t.unit(ALICE, u(64), rested=True)
    for unit in [t.unit(BOB, PAWN) for _ in range(3)]:
        t.attack(unit, CAROL)
        assert unit.power == 2000
    assert t.in_hand(ALICE) == 0


# U 065


@pytest.mark.rule("S10.3.5", "S10.2.1")
@pytest.mark.parametrize(("sent", "paid"), [(0, 7), (1, 5), (2, 3), (3, 2)])
def test_it_costs_less_for_each_unit_sent_and_destroys_another(
    t: Table, sent: int, paid: int
) -> None:
    kill(t, *(t.unit(seat, PAWN) for seat in (ALICE, BOB, CAROL)[:sent]))
    pawn, little = t.unit(ALICE, PAWN), t.unit(ALICE, LITTLE)
    enemy = t.unit(BOB, PAWN)
    t.colors(ALICE, Blue=2, Purple=5)
    cerberus = t.hand(ALICE, u(65))
    t.play(cerberus)
    assert sum(t.colors(ALICE)) == 7 - paid
    t.choose(little)
    assert [p.zone for p in (pawn, little, enemy)] == ["Battlefield", "Graveyard", "Battlefield"]
    t.attack(cerberus, CAROL)
    assert cerberus.rested


@pytest.mark.rule("R9")
def test_it_destroys_nothing_when_it_is_alone(t: Table) -> None:
    enemy = t.unit(BOB, PAWN)
    cerberus = t.enter(ALICE, u(65))
    assert (cerberus.zone, enemy.zone) == ("Battlefield", "Battlefield")


# U 066


@pytest.mark.rule("S10.3.1")
@pytest.mark.parametrize("alone", [True, False])
def test_it_lies_under_a_shinra_summon(t: Table, alone: bool) -> None:
    crystal, knight = t.unit(ALICE, u(66)), t.unit(ALICE, KNIGHT)
    top = t.hand(ALICE, c(79) if alone else c(76))
    t.play(top, "shinra")
    t.choose(crystal)
    assert crystal.zone == "Soul"
    assert knight.zone == ("Battlefield" if alone else "Soul")
    assert top.power == (3000 if alone else 6000)


def test_it_lies_only_under_your_own(t: Table) -> None:
    t.unit(BOB, u(66))
    t.unit(ALICE, SET)
    t.hand(ALICE, c(79))
    assert "shinra" not in {option.do for option in t.choice.options}


@pytest.mark.rule("S7.2.1")
def test_it_keeps_opponents_cards_rested_but_in_the_active_phase(t: Table) -> None:
    crystal = t.unit(CAROL, u(66))
    dragon, own = t.unit(ALICE, u(32)), t.unit(CAROL, u(32), rested=True)
    t.attack(dragon, BOB)
    t.end_turn()
    assert dragon.rested
    t.line(own, "[On Entry] Make this Unit Active.")
    assert not own.rested
    for _ in (BOB, CAROL):
        t.end_turn()
    assert not dragon.rested
    kill(t, crystal)
    t.attack(dragon, BOB)
    t.end_turn()
    assert not dragon.rested
