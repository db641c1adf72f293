"""The purple Commons of Blaze (TD-01 C 094 to 102) and VOID."""

import pytest

from battle.rules.trinity.zones import DECK, LEFT, RIGHT
from battle.tests.blaze import SHARK, c, deck_of, pass_on, u
from battle.tests.cast import EPIC, GIANT, PAWN, QUICK
from battle.tests.phantom import VOID, kill
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table, zones

# C 094 Phantom Nightgeist


@pytest.mark.rule("S11.10", "R25", "S10.4.3")
@pytest.mark.parametrize("dead", [0, 1])
def test_it_stays_when_it_loses_after_a_unit_died(t: Table, dead: int) -> None:
    geist, giant = t.unit(ALICE, c(94)), t.unit(BOB, GIANT)
    if dead:
        kill(t, t.unit(CAROL, PAWN))
    t.attack(geist, BOB)
    t.choose(giant)
    assert zones(geist, giant) == ["Battlefield" if dead else "Graveyard", "Battlefield"]
    if dead:
        t.line(giant, "[On Entry] Destroy all Units with Power 4000 or less.")
        assert geist.zone == "Graveyard"


# C 095 Upstart Grave Cat


@pytest.mark.rule("S11.8")
@pytest.mark.parametrize("deck", [10, 1, 0])
def test_it_mills_2_on_entry_and_gets_a_counter_on_attack(t: Table, deck: int) -> None:
    deck_of(t, ALICE, deck)
    cat = t.enter(ALICE, c(95))
    assert (len(t.in_graveyard(ALICE)), t.count(ALICE, DECK)) == (min(2, deck), max(0, deck - 2))
    assert t.count(BOB, DECK) == 10
    t.game.live(cat.uid).entered = 0
    t.game.changed()
    t.stale = True
    t.attack(cat, BOB)
    assert t.counters(ALICE) == 1


@pytest.mark.rule("S2.4.1")
def test_it_shuffles_a_milled_epic_back(t: Table) -> None:
    epic, pawn = t.deck(ALICE, EPIC, PAWN)
    t.enter(ALICE, c(95))
    assert zones(epic, pawn) == ["Deck", "Graveyard"]
    assert t.count(ALICE, DECK) == 11


# C 096 Cunning Gargoyle


@pytest.mark.rule("S10.4.11")
def test_it_weakens_a_unit_when_it_hits_life(t: Table) -> None:
    gargoyle, weak, giant = t.unit(ALICE, c(96)), t.unit(CAROL, QUICK), t.unit(BOB, GIANT)
    second = t.unit(ALICE, c(96))
    t.wall(CAROL, ALICE, 1)
    t.attack(gargoyle, CAROL)
    assert t.choice.kind == "attack"
    t.attack(second, CAROL)
    assert t.in_gained(ALICE) == 0
    t.choose(weak)
    assert (weak.zone, giant.power, t.in_gained(ALICE)) == ("Graveyard", 6000, 1)


# C 097 Bloody Wolf


@pytest.mark.rule("S10.1.3", "S9.2.2", "S9.2.3", "S11.20")
def test_it_weakens_a_unit_when_destroyed(t: Table) -> None:
    wolf, giant, pawn = t.unit(ALICE, c(97)), t.unit(BOB, GIANT), t.unit(BOB, PAWN)
    t.attack(wolf, BOB)
    t.choose(giant)
    assert wolf.zone == "Judgment Area"
    assert len(t.choice.options) == 2
    t.choose(pawn)
    assert zones(wolf, pawn) == ["Graveyard", "Graveyard"]
    assert giant.power == 6000


@pytest.mark.rule("S9.2.5")
def test_it_weakens_none_when_sent_away(t: Table) -> None:
    wolf, pawn = t.unit(ALICE, c(97)), t.unit(BOB, PAWN)
    t.line(wolf, "[On Entry] Send this card to the Graveyard.")
    assert (wolf.zone, pawn.zone) == ("Graveyard", "Battlefield")


# C 098 Death Enchanter


@pytest.mark.rule("S2.3.4", "S7.3.7")
def test_it_costs_2_more_once_a_turn(t: Table) -> None:
    enchanter, other = t.unit(ALICE, c(98), rested=True), t.unit(ALICE, c(98))
    t.choose(("activate", enchanter))
    assert (enchanter.cost, other.cost, enchanter.rested) == (3, 1, True)
    assert [o.card for o in t.choice.options if o.do == "activate"] == [other.handle]
    t.end_turn()
    assert enchanter.cost == 1
    t.end_turn()
    t.end_turn()
    assert enchanter.handle in [o.card for o in t.choice.options if o.do == "activate"]


# C 099 Skuldia


@pytest.mark.rule("R9", "S8.1.2")
def test_it_weakens_the_attacker(t: Table) -> None:
    attacker, other = t.unit(ALICE, u(22)), t.unit(ALICE, GIANT)
    skuldia = t.shadow(CAROL, c(99))
    t.attack(attacker, BOB)
    t.choose(skuldia)
    pass_on(t)
    assert (attacker.power, other.power, skuldia.zone) == (1000, 6000, "Battlefield")
    t.enter(ALICE, c(99))
    assert (attacker.power, other.power) == (1000, 6000)


@pytest.mark.rule("S9.3.1")
def test_it_waits_for_a_power_of_5000(t: Table) -> None:
    skuldia, attacker = t.shadow(BOB, c(99)), t.unit(ALICE, c(94))
    t.attack(attacker, BOB)
    assert (t.choice.kind, skuldia.zone, attacker.power) == ("main", "Shadow Zone", 4000)


# C 100 Chaos Shot


@pytest.mark.rule("S10.4.5", "S11.28")
@pytest.mark.parametrize(
    ("bob", "carol", "counters", "power"),
    [(2, 1, 2, 1000), (0, 1, 2, 6000), (3, 2, 2, None), (2, 1, 1, 6000)],
)
def test_it_weakens_a_unit_by_5000_for_each_advantage_wall(
    t: Table, bob: int, carol: int, counters: int, power: int | None
) -> None:
    giant, other = t.unit(BOB, GIANT), t.unit(CAROL, GIANT)
    t.wall(ALICE, BOB, bob)
    t.wall(ALICE, CAROL, carol)
    t.counters(ALICE, counters)
    t.colors(ALICE, Purple=5)
    t.play(t.hand(ALICE, c(100)))
    if counters == 2:
        t.choose(giant)
    assert giant.zone == ("Battlefield" if power else "Graveyard")
    assert (giant.power, other.power) == (power or 6000, 6000)
    assert t.counters(ALICE) == (0 if counters == 2 else 1)


# C 102 Death Cut


@pytest.mark.rule("S11.30", "S2.1.10", "S11.1")
def test_it_destroys_a_unit_of_cost_2_or_less(t: Table) -> None:
    pawn, free = t.unit(BOB, PAWN), t.unit(CAROL, c(99))
    shark, hidden = t.unit(BOB, SHARK, souls=[PAWN]), t.shadow(BOB, c(99))
    t.colors(ALICE, Purple=3)
    t.play(t.hand(ALICE, c(102)))
    assert len(t.choice.options) == 2
    t.choose(free)
    assert zones(pawn, free, shark, hidden) == [
        "Battlefield",
        "Graveyard",
        "Battlefield",
        "Shadow Zone",
    ]


def test_it_mills_2_of_each_player_when_charged(t: Table) -> None:
    deck_of(t, CAROL, 1)
    t.choose(("charge", t.hand(ALICE, c(102))))
    assert [t.count(seat, DECK) for seat in (ALICE, BOB, CAROL)] == [8, 8, 0]
    assert [len(t.in_graveyard(seat)) for seat in (ALICE, BOB, CAROL)] == [3, 2, 1]
    assert t.colors(ALICE)[3] == 1


# VOID


@pytest.mark.rule("R5", "R37", "S10.1.6")
@pytest.mark.parametrize(("voids", "gained"), [(0, 1), (1, 2), (2, 3)])
def test_it_betrays_its_owner_by_one_more_point(t: Table, voids: int, gained: int) -> None:
    t.wall(BOB, ALICE, 0)
    for _ in range(voids):
        t.put(BOB, VOID, LEFT)
        t.put(BOB, VOID, RIGHT)
    angel = t.unit(BOB, u(33), rested=True)
    t.damage(BOB, by=ALICE, n=1)
    assert (t.in_gained(ALICE), t.wall(BOB, ALICE)) == (gained, 0)
    assert not angel.rested


@pytest.mark.rule("R5", "S11.19", "S8.5.1", "S8.5.2", "S8.5.3", "S8.5.4")
@pytest.mark.parametrize(("last", "wall"), [(VOID, 2), (FILLER, 3)])
def test_it_pushes_the_wall_after_a_punish_burn(t: Table, last: str, wall: int) -> None:
    pile = RIGHT if t.game.state.walls[0].near == ALICE else LEFT
    t.game.state.places[BOB][pile].clear()
    t.put(BOB, last, pile)
    t.wall(BOB, ALICE, 0)
    t.attack(t.unit(ALICE, GIANT), BOB)
    assert (t.in_gained(ALICE), t.wall(BOB, ALICE)) == (1, wall)
    assert t.count(BOB, pile) == 0


@pytest.mark.rule("R5", "S10.2.4")
def test_it_betrays_past_the_wall_for_steal_aura(t: Table) -> None:
    for pile in (LEFT, RIGHT):
        t.put(BOB, VOID, pile)
    t.wall(BOB, ALICE, 2)
    t.attack(t.unit(ALICE, u(24)), BOB)
    assert (t.in_gained(ALICE), t.wall(BOB, ALICE)) == (2, 2)


@pytest.mark.rule("R30")
def test_it_betrays_nobody_outside_a_burst_check(t: Table) -> None:
    void, altar = t.unit(ALICE, VOID), t.unit(ALICE, "TD-01 LEG 03/20")
    t.wall(ALICE, BOB, 1)
    t.choose(("activate", altar))
    t.choose(void)
    assert (void.zone, t.wall(ALICE, BOB), t.in_gained(BOB)) == ("Graveyard", 1, 0)


@pytest.mark.rule("S2.2.3", "S7.3.3")
def test_it_is_a_colorless_unit_that_cannot_be_charged(t: Table) -> None:
    void = t.hand(ALICE, VOID)
    assert not any(o.do == "charge" for o in t.choice.options)
    t.colors(ALICE, Red=4, Blue=4)
    t.play(void)
    assert (void.power, void.break_, void.cost, sum(t.colors(ALICE))) == (1000, 3, 8, 0)
