"""The red Commons of Phantom (TD-02 C 067 to 075)."""

import pytest

from battle.rules.trinity.zones import DECK, SHADOW
from battle.tests.cast import GIANT, LITTLE, PAWN, QUICK, SET
from battle.tests.phantom import EQUIP, KNIGHT, VOID, c, u
from battle.tests.table import ALICE, BOB, CAROL, Table

# C 067


@pytest.mark.rule("R9")
@pytest.mark.parametrize("alone", [True, False])
def test_it_destroys_a_unit_of_yours_even_itself(t: Table, alone: bool) -> None:
    pawn = None if alone else t.unit(ALICE, PAWN)
    enemy = t.unit(BOB, PAWN)
    dragon = t.enter(ALICE, c(67))
    if pawn:
        t.choose(pawn)
        assert pawn.zone == "Graveyard"
    assert (dragon.zone, enemy.zone) == ("Graveyard" if alone else "Battlefield", "Battlefield")


# C 068


@pytest.mark.rule("S9.4.2", "S2.3.1")
@pytest.mark.parametrize("answer", ["stack", "pass"])
def test_it_may_discard_two_to_draw_three(t: Table, answer: str) -> None:
    held = [t.hand(ALICE, VOID) for _ in range(3)]
    t.enter(ALICE, c(68))
    t.choose(answer)
    if answer == "stack":
        t.choose(held[0], held[2])
    assert t.in_hand(ALICE) == (4 if answer == "stack" else 3)
    assert len(t.in_graveyard(ALICE)) == (2 if answer == "stack" else 0)


@pytest.mark.rule("S9.4.2", "S11.2")
def test_it_cannot_discard_two_of_one(t: Table) -> None:
    held = t.hand(ALICE, VOID)
    t.enter(ALICE, c(68))
    assert (held.zone, t.in_hand(ALICE), t.choice.kind) == ("Hand", 1, "main")


# C 069


@pytest.mark.rule("S10.4.4", "S7.6.2")
@pytest.mark.parametrize("answer", ["stack", "pass"])
def test_it_destroys_a_spell_of_yours_to_strengthen_and_draw(t: Table, answer: str) -> None:
    set_, equip, pawn = t.unit(ALICE, SET), t.unit(ALICE, EQUIP), t.unit(ALICE, PAWN)
    t.unit(BOB, SET)
    t.put(ALICE, SET, SHADOW)
    witch = t.enter(ALICE, c(69))
    t.choose(answer)
    used = answer == "stack"
    if used:
        assert len(t.choice.options) == 2
        t.choose(equip)
        t.choose(pawn)
    assert (set_.zone, equip.zone) == ("Battlefield", "Graveyard" if used else "Battlefield")
    assert (pawn.break_, witch.break_, t.in_hand(ALICE)) == (2 + used, 2, int(used))
    t.end_turn()
    assert pawn.break_ == 2


@pytest.mark.rule("S10.4.4", "S9.4.2")
@pytest.mark.parametrize("card", [c(69), c(80)])
def test_it_has_nothing_to_destroy(t: Table, card: str) -> None:
    t.unit(BOB, SET)
    t.put(ALICE, SET, SHADOW)
    t.enter(ALICE, card)
    assert (t.choice.kind, t.in_hand(ALICE)) == ("main", 0)


# C 070


@pytest.mark.rule("S2.3.1")
@pytest.mark.parametrize("seat", [ALICE, BOB])
def test_it_destroys_a_set_and_pays_its_player_in_counters(t: Table, seat: int) -> None:
    sets = {who: t.unit(who, SET) for who in (ALICE, BOB)}
    equip = t.unit(BOB, EQUIP)
    t.enter(ALICE, c(70))
    t.choose("stack")
    t.choose(sets[seat])
    assert [t.counters(who) for who in (ALICE, BOB)] == [2 * (seat == ALICE), 2 * (seat == BOB)]
    assert (sets[seat].zone, equip.zone) == ("Graveyard", "Battlefield")
    assert sets[1 - seat].zone == "Battlefield"


@pytest.mark.rule("S9.4.2")
@pytest.mark.parametrize("set_", [True, False])
def test_it_need_not_destroy_a_set(t: Table, set_: bool) -> None:
    if set_:
        t.unit(BOB, SET)
    t.enter(ALICE, c(70))
    if set_:
        t.choose("pass")
    assert (t.choice.kind, t.counters(BOB), t.in_graveyard(BOB)) == ("main", 0, [])


@pytest.mark.rule("S10.4.2", "S10.1.5")
@pytest.mark.parametrize(
    ("card", "counters", "power", "break_"),
    [(c(70), 4, 2000, 2), (c(70), 5, 5000, 4), (c(86), 5, 4000, 2), (c(86), 6, 6000, 2)],
)
def test_it_is_stronger_with_counters(
    t: Table, card: str, counters: int, power: int, break_: int
) -> None:
    unit = t.unit(ALICE, card)
    t.counters(BOB, 10)
    t.counters(ALICE, counters)
    t.game.changed()
    assert (unit.power, unit.break_) == (power, break_)


# C 071


@pytest.mark.rule("S3.2.2", "S11.12")
def test_it_hits_life_on_a_disadvantage_wall(t: Table) -> None:
    t.wall(ALICE, BOB, 0)
    t.wall(ALICE, CAROL, 1)
    t.enter(ALICE, c(71))
    t.choose(t.wall_between(ALICE, BOB))
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL), t.in_gained(ALICE)) == (1, 1, 0)


# C 072


@pytest.mark.rule("S10.2.4")
def test_it_steals_life_past_the_wall(t: Table) -> None:
    thief, pawn = t.unit(ALICE, c(72)), t.unit(ALICE, PAWN)
    t.wall(BOB, ALICE, 3)
    t.attack(pawn, BOB)
    assert (t.wall(BOB, ALICE), t.in_gained(ALICE)) == (1, 0)
    t.attack(thief, BOB)
    assert (t.wall(BOB, ALICE), t.in_gained(ALICE)) == (1, 1)


@pytest.mark.rule("D8.3")
@pytest.mark.parametrize("pick", [0, 1])
def test_it_steals_life_past_either_wall_in_duel(pick: int) -> None:
    t = Table(seats=2, phase="combat")
    thief = t.unit(ALICE, c(72))
    before = [wall.at for wall in t.game.state.walls]
    assert [option.card % 1024 for option in t.choice.options[:2]] == [thief.uid] * 2
    t.game.answer(ALICE, t.choice.number, [pick])
    assert [wall.at for wall in t.game.state.walls] == before
    assert t.in_gained(ALICE) == 1


# C 073


@pytest.mark.rule("R35", "S2.1.6", "S9.2.4")
def test_it_gets_a_counter_and_adjusts_three(t: Table) -> None:
    one, two, three = t.deck(ALICE, PAWN, LITTLE, VOID)
    oracle = t.hand(ALICE, c(73))
    t.colors(ALICE, Red=2)
    t.play(oracle)
    t.choose(three, one)
    deck = t.game.state.places[ALICE][DECK]
    assert (deck[-1], deck[:2], len(deck)) == (two.uid, [three.uid, one.uid], 13)
    assert (t.counters(ALICE), oracle.zone) == (1, "Graveyard")


# C 075


def battle(t: Table, one: str, two: str, counters: int = 3) -> None:
    """A Unit of Alice's attacks; Bob blocks it with his; Alice holds Trample Down."""
    attacker, hidden = t.unit(ALICE, one), t.shadow(ALICE, c(75))
    blocker = t.unit(BOB, two)
    t.counters(ALICE, counters)
    t.attack(attacker, BOB)
    t.choose(blocker)
    assert t.choice.seat == ALICE
    t.choose(hidden)
    t.choose(attacker)


@pytest.mark.rule("R24", "S8.2.2", "S10.4.2")
@pytest.mark.parametrize(
    ("one", "two", "counters", "drawn"),
    [(PAWN, KNIGHT, 3, 2), (PAWN, PAWN, 3, 1), (PAWN, GIANT, 3, 1), (PAWN, PAWN, 2, 0)],
)
def test_it_draws_for_each_unit_that_lost_the_battle(
    t: Table, one: str, two: str, counters: int, drawn: int
) -> None:
    battle(t, one, two, counters)
    assert (t.counters(ALICE), t.in_hand(ALICE)) == (counters + 1, drawn)
    lost = [[name for name in t.in_graveyard(seat) if name != "Trample Down"] for seat in range(2)]
    assert sum(map(len, lost)) == (1 if counters == 2 else drawn)


@pytest.mark.rule("R24")
def test_it_draws_when_the_battle_has_ended(t: Table) -> None:
    attacker, hidden, other = t.unit(ALICE, PAWN), t.shadow(ALICE, c(75)), t.shadow(ALICE, c(75))
    blocker = t.unit(BOB, u(54))
    t.counters(ALICE, 3)
    t.attack(attacker, BOB)
    t.choose(blocker)
    for card in (hidden, other):
        t.choose(card)
    t.choose(attacker)
    t.choose(attacker)
    assert (attacker.zone, blocker.zone) == ("Graveyard", "Graveyard")
    assert t.in_hand(ALICE) == 2


@pytest.mark.rule("R24", "R25")
def test_it_counts_a_loser_that_stays(t: Table) -> None:
    attacker, hidden = t.unit(ALICE, PAWN), t.shadow(ALICE, c(75))
    stays, blocker = t.shadow(BOB, c(102)), t.unit(BOB, PAWN)
    t.counters(ALICE, 3)
    t.attack(attacker, BOB)
    t.choose(blocker)
    t.choose(hidden)
    t.choose(stays)
    t.choose(attacker)
    assert (blocker.zone, t.in_hand(ALICE)) == ("Battlefield", 1)


@pytest.mark.rule("S9.3.1")
def test_it_is_used_in_a_battle_of_your_own_unit_only(t: Table) -> None:
    attacker, blocker = t.unit(ALICE, PAWN), t.unit(BOB, QUICK)
    hidden = t.shadow(CAROL, c(75))
    t.attack(attacker, BOB)
    t.choose(blocker)
    assert (hidden.zone, blocker.zone) == ("Shadow Zone", "Graveyard")
