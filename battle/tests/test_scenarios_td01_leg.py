"""The Legends of Blaze (TD-01 LEG 01 to 06), line by line; shared lines stand in `families`."""

import pytest

from battle.tests.blaze import leg, u
from battle.tests.cast import EPIC, GIANT, LILY, PAWN, SET, SHOT, flip
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table


def hit_life(t: Table, unit: str, seat: int = BOB) -> Piece:
    """A Unit of Alice's attacks a player whose Wall is at the end."""
    piece = t.unit(ALICE, unit)
    t.wall(seat, ALICE, 0)
    t.attack(piece, seat)
    return piece


# LEG 01


@pytest.mark.rule("S10.4.8")
def test_it_takes_damage_to_strengthen_all_its_units(t: Table) -> None:
    pawn, enemy = t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 2)
    dragon = t.enter(ALICE, leg(1))
    t.choose("stack")
    t.choose(t.wall_between(ALICE, CAROL))
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (3, 0)
    assert (pawn.power, pawn.break_) == (5000, 3)
    assert (dragon.power, dragon.break_) == (10000, 4)
    assert enemy.power == 2000
    t.end_turn()
    assert pawn.power == 2000


@pytest.mark.parametrize("walls", [0, 1])
@pytest.mark.rule("S10.4.8", "S9.4.2")
def test_it_needs_an_advantage_wall(t: Table, walls: int) -> None:
    t.wall(ALICE, BOB, walls)
    t.wall(ALICE, CAROL, 1)
    dragon = t.enter(ALICE, leg(1))
    assert t.choice.kind == "main"
    assert dragon.power == 7000


@pytest.mark.rule("S11.14")
def test_it_strengthens_by_burst_without_damage(t: Table) -> None:
    pawn = t.unit(ALICE, PAWN)
    t.wall(ALICE, CAROL, 3)
    flip(t, leg(1))
    assert (pawn.power, pawn.break_, t.in_hand(ALICE)) == (5000, 3, 1)
    assert t.wall(ALICE, CAROL) == 3


# LEG 02


@pytest.mark.rule("S10.2.1", "S10.4.11")
def test_it_readies_5_colors_on_hitting_life(t: Table) -> None:
    unit = t.unit(ALICE, leg(2), fresh=True)
    t.game.state.rested[ALICE] = [3, 0, 4, 0]
    t.wall(BOB, ALICE, 0)
    t.attack(unit, BOB)
    assert t.in_gained(ALICE) == 0
    t.choose("Red", "Blue", "Blue", "Blue", "Blue")
    assert t.colors(ALICE) == [1, 0, 4, 0]
    assert t.game.state.rested[ALICE] == [2, 0, 0, 0]
    assert t.in_gained(ALICE) == 2


@pytest.mark.rule("S10.4.11")
def test_it_may_ready_no_color_and_none_on_a_wall(t: Table) -> None:
    t.game.state.rested[ALICE] = [3, 0, 0, 0]
    other = t.unit(ALICE, leg(2))
    hit_life(t, leg(2))
    t.choose()
    assert sum(t.colors(ALICE)) == 0
    t.wall(CAROL, ALICE, 2)
    t.attack(other, CAROL)
    assert t.choice.kind == "main"
    assert sum(t.colors(ALICE)) == 0


def test_it_destroys_a_quick_unit_by_burst(t: Table) -> None:
    quick, other = t.unit(BOB, u(25)), t.unit(CAROL, leg(2))
    slow = t.unit(BOB, PAWN)
    flip(t, leg(2))
    assert slow.name not in str(t.offered())
    t.choose(other)
    assert (quick.zone, other.zone) == ("Battlefield", "Graveyard")
    flip(t, leg(2))
    assert (quick.zone, t.in_hand(ALICE)) == ("Graveyard", 2)
    flip(t, leg(2))
    assert (slow.zone, t.in_hand(ALICE)) == ("Battlefield", 3)


# LEG 03


def test_it_draws_and_uses_the_burst_of_what_it_sends(t: Table) -> None:
    altar = t.enter(ALICE, leg(3))
    assert t.in_hand(ALICE) == 1
    lily = t.unit(ALICE, LILY)
    t.choose(("activate", altar))
    t.choose(lily)
    assert altar.rested
    assert lily.zone == "Graveyard"
    assert (t.colors(ALICE)[3], t.in_hand(ALICE)) == (2, 2)
    assert ("activate", altar.name) not in [o.split(" ", 1) for o in t.offered()]


def test_it_may_send_itself_or_a_card_without_burst(t: Table) -> None:
    altar, plain = t.unit(ALICE, leg(3)), t.unit(ALICE, GIANT)
    t.unit(BOB, PAWN)
    t.choose(("activate", altar))
    assert len(t.choice.options) == 2
    t.choose(plain)
    assert (plain.zone, t.in_hand(ALICE)) == ("Graveyard", 0)
    second = t.unit(ALICE, leg(3))
    enemy = t.unit(BOB, LILY)
    t.choose(("activate", second))
    t.choose(second)
    assert second.zone == "Graveyard"
    assert (t.in_hand(ALICE), t.colors(ALICE)[3]) == (2, 2)
    assert enemy.zone == "Battlefield"


@pytest.mark.rule("S2.3.1")
def test_it_asks_before_an_optional_burst_it_uses(t: Table) -> None:
    altar, kin = t.unit(ALICE, leg(3)), t.unit(ALICE, "TD-01 U 022/102")
    mine, theirs = t.unit(ALICE, GIANT), t.unit(BOB, PAWN)
    t.choose(("activate", altar))
    t.choose(kin)
    t.choose("no")
    assert (mine.zone, theirs.zone) == ("Battlefield", "Battlefield")


def test_it_uses_an_opponents_burst(t: Table) -> None:
    lily, _, own = t.unit(BOB, LILY), t.unit(BOB, GIANT), t.unit(ALICE, PAWN)
    other = t.unit(CAROL, leg(4))
    flip(t, leg(3))
    assert sorted(t.offered()) == sorted(f"choose {p.name}" for p in (lily, other))
    t.choose(lily)
    assert (t.in_hand(ALICE), t.colors(ALICE)[3]) == (2, 2)
    assert (t.in_hand(BOB), t.colors(BOB)[3]) == (0, 0)
    assert (lily.zone, own.zone) == ("Battlefield", "Battlefield")


# LEG 04


@pytest.mark.rule("S11.3", "R31")
def test_it_fills_the_shadow_zones_of_its_opponents(t: Table) -> None:
    t.shadow(BOB, "TD-01 C 099/102")
    pawns = [t.unit(BOB, PAWN, souls=[SET] if n == 0 else []) for n in range(3)]
    epic, single, own = t.unit(BOB, EPIC), t.unit(CAROL, GIANT), t.unit(ALICE, PAWN)
    set_ = t.unit(CAROL, SET)
    god = t.enter(ALICE, leg(4), souls=[PAWN, FILLER, SHOT])
    t.choose("stack")
    while t.choice.seat == BOB and t.choice.kind == "moment":
        t.choose("pass")
    assert t.choice.seat == BOB
    assert len(t.choice.options) == 3
    t.choose(pawns[0], pawns[2])
    assert [p.zone for p in pawns] == ["Shadow Zone", "Battlefield", "Shadow Zone"]
    assert [single.zone, single.seat] == ["Shadow Zone", CAROL]
    assert {p.zone for p in (epic, own, set_, god)} == {"Battlefield"}
    assert god.souls == []
    assert t.in_graveyard(BOB) == ["Emerald Paradise Stone"]
    assert not t.game.state.sent


def test_it_leaves_a_full_shadow_zone_alone(t: Table) -> None:
    for _ in range(3):
        t.shadow(BOB, FILLER)
    pawn = t.unit(BOB, PAWN)
    t.enter(ALICE, leg(4), souls=[PAWN] * 3)
    while t.choice.kind == "moment":
        t.choose("stack" if t.choice.seat == ALICE else "pass")
    assert pawn.zone == "Battlefield"


@pytest.mark.rule("S10.4.7")
def test_it_needs_3_souls(t: Table) -> None:
    pawn = t.unit(BOB, PAWN)
    t.enter(ALICE, leg(4), souls=[PAWN] * 2)
    assert t.choice.kind == "main"
    assert pawn.zone == "Battlefield"


@pytest.mark.parametrize(("held", "after"), [(0, 4), (3, 4), (4, 4), (6, 6)])
def test_it_draws_up_to_4_cards_in_hand(t: Table, held: int, after: int) -> None:
    for _ in range(held):
        t.hand(ALICE, FILLER)
    flip(t, leg(4))
    assert t.in_hand(ALICE) == after


# LEG 05


def test_it_shinra_summons_with_units_in_its_soul(t: Table) -> None:
    top, _ = t.deck(ALICE, "TD-01 U 034/102", SHOT)
    host = t.enter(ALICE, leg(5))
    assert sorted(host.souls) == sorted([top.name, t.deck(BOB, SHOT)[0].name])
    summoned = t.hand(ALICE, "TD-01 C 088/102")
    t.play(summoned, "shinra")
    assert summoned.souls == [top.name]
    assert len(host.souls) == 1
    assert host.zone == "Battlefield"


def test_it_lends_no_spells_and_not_to_others(t: Table) -> None:
    t.unit(ALICE, leg(5), souls=[SET])
    t.unit(BOB, leg(5), souls=["TD-01 U 034/102"])
    summoned = t.hand(ALICE, "TD-01 C 088/102")
    assert f"shinra {summoned.name}" not in t.offered()


# LEG 06


def test_it_lets_the_damaged_player_rest_a_unit(t: Table) -> None:
    one, other = t.unit(BOB, PAWN), t.unit(BOB, GIANT)
    mine, far = t.unit(ALICE, PAWN), t.unit(CAROL, PAWN)
    hit_life(t, leg(6))
    t.choose("no-block")
    assert t.choice.seat == BOB
    t.choose(other)
    assert [p.rested for p in (one, other, mine, far)] == [False, True, False, False]
    assert t.in_gained(ALICE) == 2


def test_it_may_be_an_already_rested_unit_or_none(t: Table) -> None:
    tired, second = t.unit(BOB, PAWN, rested=True), t.unit(ALICE, leg(6))
    hit_life(t, leg(6))
    assert tired.rested
    assert t.in_gained(ALICE) == 2
    t.wall(CAROL, ALICE, 0)
    t.attack(second, CAROL)
    assert t.in_gained(ALICE) == 4


@pytest.mark.rule("S10.3.6")
def test_it_costs_nothing_once_a_burst_was_used(t: Table) -> None:
    dragon = t.hand(ALICE, leg(6))
    assert f"play {dragon.name}" not in t.offered()
    t.flip(t.hand(BOB, FILLER), by=ALICE)
    assert f"play {dragon.name}" not in t.offered()
    t.flip(t.hand(BOB, LILY), by=ALICE)
    t.play(dragon)
    assert dragon.zone == "Battlefield"


def test_it_costs_nothing_when_an_effect_used_a_burst(t: Table) -> None:
    dragon, angel = t.hand(ALICE, leg(6)), t.unit(ALICE, "TD-01 R 006/102")
    t.use(angel, "On Entry")
    assert f"play {dragon.name}" in t.offered()
    t.end_turn()
    t.hand(BOB, leg(6))
    assert f"play {dragon.name}" not in t.offered()


@pytest.mark.rule("S11.7")
def test_it_sets_any_players_counters_to_5(t: Table) -> None:
    aristia = t.unit(CAROL, "TD-01 X02/04")
    t.counters(ALICE, 2)
    t.counters(BOB, 9)
    t.counters(CAROL, 5)
    flip(t, leg(6))
    t.choose(ALICE, BOB, CAROL)
    assert [t.counters(seat) for seat in (ALICE, BOB, CAROL)] == [5, 5, 5]
    assert not t.game.facts.says("stays", aristia.uid)
    t.counters(BOB, 7)
    t.counters(CAROL, 0)
    flip(t, leg(6))
    t.choose(CAROL)
    assert [t.counters(seat) for seat in (ALICE, BOB, CAROL)] == [5, 7, 5]
    assert t.game.facts.says("stays", aristia.uid)
    t.counters(CAROL, 1)
    flip(t, leg(6))
    t.choose()
    assert t.counters(CAROL) == 1
