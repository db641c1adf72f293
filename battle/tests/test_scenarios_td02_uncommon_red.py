"""The red Uncommons of Phantom (TD-02 U 021 to 030)."""

import pytest

from battle.tests.cast import GIANT, LITTLE, PAWN, QUICK, SET
from battle.tests.phantom import EQUIP, KNIGHT, VOID, c, kill, u
from battle.tests.table import ALICE, BOB, CAROL, Table

MIGHTY = "TD-02 X03/04"
"""A Dragon of 8000 Power."""


# U 021


@pytest.mark.rule("S10.1.2")
def test_it_gets_a_counter_by_attacking(t: Table) -> None:
    dragon = t.unit(ALICE, u(21))
    t.attack(dragon, BOB)
    assert (t.counters(ALICE), t.counters(BOB)) == (1, 0)


@pytest.mark.rule("S10.4.2", "S10.2.1", "S8.1.4")
@pytest.mark.parametrize(("counters", "quick"), [(5, False), (6, True), (10, True)])
def test_it_attacks_at_once_with_6_counters(t: Table, counters: int, quick: bool) -> None:
    dragon = t.unit(ALICE, u(21), fresh=True)
    t.counters(ALICE, counters)
    assert ("Quick Aura" in dragon.auras) == quick
    t.choose("done")
    assert (t.choice.kind == "attack") == quick


# U 022


@pytest.mark.rule("S11.12", "S11.13")
@pytest.mark.parametrize("seat", [BOB, CAROL])
def test_it_deals_damage_to_the_chosen_opponent(t: Table, seat: int) -> None:
    beast = t.unit(ALICE, u(22))
    t.wall(BOB, ALICE, 0)
    t.wall(CAROL, ALICE, 2)
    blocker = t.unit(BOB, GIANT)
    t.attack(beast, BOB)
    t.choose(seat)
    t.choose(blocker)
    assert t.in_gained(ALICE) == (1 if seat == BOB else 0)
    assert t.wall(CAROL, ALICE) == (2 if seat == BOB else 1)


# U 023


def test_it_lets_each_player_draw_by_attacking(t: Table) -> None:
    t.attack(t.unit(ALICE, u(23)), BOB)
    assert [t.in_hand(seat) for seat in (ALICE, BOB, CAROL)] == [1, 1, 1]


def test_it_must_attack(t: Table) -> None:
    brawler, pawn = t.unit(ALICE, u(23)), t.unit(ALICE, PAWN)
    t.choose("done")
    assert "done" not in t.offered()
    t.attack(pawn, BOB)
    assert "done" not in t.offered()
    t.attack(brawler, CAROL)
    assert t.choice.kind == "main"


@pytest.mark.rule("S8.1.4")
@pytest.mark.parametrize("why", ["fresh", "rested"])
def test_it_need_not_attack_when_it_cannot(t: Table, why: str) -> None:
    t.unit(ALICE, u(23), fresh=why == "fresh", rested=why == "rested")
    t.unit(ALICE, PAWN)
    t.choose("done")
    assert "done" in t.offered()


# U 024


@pytest.mark.rule("S10.1.1")
def test_it_gets_a_counter_on_entry(t: Table) -> None:
    t.colors(ALICE, Red=1)
    t.play(t.hand(ALICE, u(24)))
    assert t.counters(ALICE) == 1


# U 025


@pytest.mark.rule("S2.1.7", "S2.1.8", "S9.3.1")
@pytest.mark.parametrize("whose", [ALICE, BOB])
def test_it_comes_when_a_unit_of_yours_is_destroyed(t: Table, whose: int) -> None:
    hidden = t.shadow(ALICE, u(25))
    pawn = t.unit(whose, PAWN)
    kill(t, pawn)
    if whose == ALICE:
        t.choose(hidden)
    assert hidden.zone == ("Battlefield" if whose == ALICE else "Shadow Zone")
    assert t.choice.kind == "main"


@pytest.mark.rule("S9.2.5", "S9.3.1")
def test_it_does_not_come_for_a_unit_that_was_sent_or_no_unit(t: Table) -> None:
    hidden, pawn = t.shadow(ALICE, u(25)), t.unit(ALICE, PAWN)
    t.line(pawn, "[On Entry] Send this card to the Graveyard.")
    t.line(t.unit(ALICE, SET), "[Burst] Choose 1 Set on the Battlefield; destroy it.")
    assert (hidden.zone, pawn.zone, t.choice.kind) == ("Shadow Zone", "Graveyard", "main")


@pytest.mark.rule("S7.6.1")
def test_it_readies_a_dragon_of_cost_3_at_the_end_of_your_turn(t: Table) -> None:
    t.unit(ALICE, u(25))
    giant, other, little, knight = (
        t.unit(ALICE, card, rested=True) for card in (GIANT, u(21), LITTLE, KNIGHT)
    )
    enemy = t.unit(BOB, u(21), rested=True)
    while t.choice.kind in ("main", "attack"):
        t.choose("done")
    t.choose(other)
    assert t.game.state.turn_seat == BOB
    rested = [giant.rested, other.rested, little.rested, knight.rested, enemy.rested]
    assert rested == [True, False, True, True, False]


# U 026


@pytest.mark.rule("R9", "S2.3.2")
@pytest.mark.parametrize("own", [True, False])
def test_it_destroys_a_card_of_yours_to_destroy_a_unit(t: Table, own: bool) -> None:
    set_ = t.unit(ALICE, SET) if own else None
    victim, mighty = t.unit(BOB, GIANT), t.unit(CAROL, MIGHTY)
    dragon, too_strong, pawn = (t.hand(ALICE, card) for card in (LITTLE, MIGHTY, PAWN))
    shot = t.hand(ALICE, u(26))
    t.colors(ALICE, Red=6)
    t.play(shot)
    if own:
        t.choose(dragon)
    assert shot.zone == "Graveyard"
    assert victim.zone == ("Graveyard" if own else "Battlefield")
    assert dragon.zone == ("Battlefield" if own else "Hand")
    assert [p.zone for p in (mighty, too_strong, pawn)] == ["Battlefield", "Hand", "Hand"]
    if set_:
        assert set_.zone == "Graveyard"


@pytest.mark.rule("S2.3.6")
def test_it_brings_a_dragon_though_no_unit_could_be_destroyed(t: Table) -> None:
    t.unit(ALICE, SET)
    dragon, shot = t.hand(ALICE, LITTLE), t.hand(ALICE, u(26))
    t.colors(ALICE, Red=6)
    t.play(shot)
    t.choose(dragon)
    assert dragon.zone == "Battlefield"


# U 027


@pytest.mark.rule("S8.2.3", "S9.1.3")
@pytest.mark.parametrize("cost", [0, 1])
def test_it_makes_a_unit_of_each_opponent_battle(t: Table, cost: int) -> None:
    set_ = t.unit(ALICE, SET)
    t.counters(ALICE, 3)
    pawn, giant = t.unit(BOB, PAWN), t.unit(BOB, GIANT)
    knight, weak = t.unit(CAROL, KNIGHT), t.unit(CAROL, QUICK)
    shot = t.hand(ALICE, u(27))
    t.colors(ALICE, Red=3)
    t.play(shot)
    t.choose(cost)
    assert (t.choice.seat, t.counters(ALICE)) == (BOB, 3 if cost == 0 else 1)
    assert (set_.zone == "Battlefield") == (cost == 1)
    t.choose(pawn)
    assert t.choice.seat == CAROL
    t.choose(knight)
    zones = [p.zone for p in (pawn, giant, knight, weak)]
    assert zones == ["Graveyard", "Battlefield", "Battlefield", "Battlefield"]
    assert (knight.rested, t.game.state.attacks) == (False, 0)


@pytest.mark.rule("S8.2.4")
def test_it_destroys_both_on_a_tie(t: Table) -> None:
    one, two = t.unit(BOB, PAWN), t.unit(CAROL, PAWN)
    t.counters(ALICE, 2)
    t.colors(ALICE, Red=3)
    t.play(t.hand(ALICE, u(27)))
    assert (one.zone, two.zone, t.counters(ALICE)) == ("Graveyard", "Graveyard", 0)


@pytest.mark.rule("S2.3.2")
def test_it_makes_nobody_battle_when_neither_cost_can_be_paid(t: Table) -> None:
    one, two = t.unit(BOB, PAWN), t.unit(CAROL, PAWN)
    t.counters(ALICE, 1)
    t.colors(ALICE, Red=3)
    t.play(t.hand(ALICE, u(27)))
    assert (one.zone, two.zone, t.counters(ALICE)) == ("Battlefield", "Battlefield", 1)


@pytest.mark.rule("R27")
@pytest.mark.parametrize("seats", [2, 3])
def test_it_chooses_one_unit_and_no_battle_with_one_opponent(seats: int) -> None:
    t = Table(seats=seats)
    pawn, weak = t.unit(BOB, PAWN), t.unit(BOB, QUICK)
    t.counters(ALICE, 2)
    t.colors(ALICE, Red=3)
    t.play(t.hand(ALICE, u(27)))
    assert t.choice.seat == BOB
    t.choose(pawn)
    assert (pawn.zone, weak.zone, pawn.rested) == ("Battlefield", "Battlefield", False)


# U 028


def test_it_takes_back_an_equip_on_entry(t: Table) -> None:
    equip, other, set_ = t.graveyard(ALICE, EQUIP, c(90), SET)
    t.enter(ALICE, u(28))
    t.choose(other)
    assert [p.zone for p in (equip, other, set_)] == ["Graveyard", "Hand", "Graveyard"]


@pytest.mark.rule("S10.1.5", "S2.1.3")
def test_it_strengthens_your_units_with_an_equip(t: Table) -> None:
    bare, worn, enemy = t.unit(ALICE, PAWN), t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    for unit, seat in ((worn, ALICE), (enemy, BOB)):
        t.game.live(t.unit(seat, EQUIP).uid).on = unit.uid
    furnace = t.unit(ALICE, u(28))
    assert (bare.power, worn.power, enemy.power) == (2000, 4000, 3000)
    kill(t, furnace)
    assert (bare.power, worn.power) == (2000, 3000)


# U 029


@pytest.mark.rule("S11.12")
def test_it_draws_and_deals_damage_to_an_opponent(t: Table) -> None:
    t.wall(CAROL, ALICE, 0)
    t.colors(ALICE, Red=2)
    shot = t.hand(ALICE, u(29))
    t.play(shot)
    t.choose(CAROL)
    assert (t.in_hand(ALICE), t.in_gained(ALICE), shot.zone) == (1, 1, "Graveyard")


@pytest.mark.rule("R39")
@pytest.mark.parametrize("pick", [0, 1])
def test_it_chooses_one_wall_of_the_opponent_in_duel(pick: int) -> None:
    t = Table(seats=2)
    t.colors(ALICE, Red=2)
    before = [wall.at for wall in t.game.state.walls]
    t.play(t.hand(ALICE, u(29)))
    wall = t.choice.options[pick].n
    t.game.answer(ALICE, t.choice.number, [pick])
    moved = [at != wall.at for at, wall in zip(before, t.game.state.walls, strict=True)]
    assert moved == [wall == 0, wall == 1]


# U 030


def test_it_gets_a_counter_as_a_set_enters(t: Table) -> None:
    t.colors(ALICE, Red=1)
    hearth = t.hand(ALICE, u(30))
    t.play(hearth)
    assert (hearth.zone, t.counters(ALICE)) == ("Battlefield", 1)


@pytest.mark.rule("S10.1.3")
@pytest.mark.parametrize(("counters", "picks"), [(0, None), (1, LITTLE), (2, PAWN), (2, None)])
def test_it_brings_a_unit_no_dearer_than_its_counters(
    t: Table, counters: int, picks: str | None
) -> None:
    little, pawn, knight = t.graveyard(ALICE, LITTLE, PAWN, KNIGHT)
    hearth = t.unit(ALICE, u(30))
    t.counters(ALICE, counters)
    t.line(t.unit(BOB, VOID), "[Burst] Choose 1 Set on the Battlefield; destroy it.")
    t.choose("stack" if picks else "pass")
    if counters == 2 and picks:
        t.choose(picks)
    zones = {LITTLE: little.zone, PAWN: pawn.zone, KNIGHT: knight.zone}
    assert [card for card, zone in zones.items() if zone == "Battlefield"] == [picks] * bool(picks)
    assert hearth.zone == "Graveyard"


def test_it_uses_its_on_destroy_only_when_destroyed(t: Table) -> None:
    t.graveyard(ALICE, LITTLE)
    t.counters(ALICE, 5)
    hearth = t.unit(ALICE, u(30))
    t.line(hearth, "[On Entry] Send this card to the Graveyard.")
    assert (hearth.zone, t.choice.kind) == ("Graveyard", "main")
