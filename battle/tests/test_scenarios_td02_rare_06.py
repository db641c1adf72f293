"""The Rares of Phantom (TD-02 R 006 to 010), line by line."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.cast import EPIC, GEAR, GIANT, PAWN, SET, SHADOW
from battle.tests.phantom import rare
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table, zones

LILITH = "TD-01 R 017/102"
"""7000 Power; its [On Destroy] lets each player draw 2 cards."""


# R 006


def test_it_combines_with_2_machines_or_sets(t: Table) -> None:
    tiger, gear = t.unit(ALICE, rare(6), fresh=True), t.unit(ALICE, GEAR)
    t.unit(ALICE, PAWN)
    t.unit(ALICE, FILLER)
    t.unit(BOB, SET)
    assert f"activate {tiger.name}" not in t.offered()
    altar = t.unit(ALICE, SET)
    t.again()
    t.choose(("activate", tiger))
    assert zones(gear, altar) == ["Soul", "Soul"]
    assert (tiger.power, tiger.break_, tiger.auras) == (6000, 3, {"Quick Aura"})


@pytest.mark.rule("S2.3.4")
def test_it_readies_another_unit_for_a_soul_once_a_turn(t: Table) -> None:
    tiger = t.unit(ALICE, rare(6), souls=[PAWN, PAWN])
    tired, other = t.unit(ALICE, PAWN, rested=True), t.unit(ALICE, PAWN, rested=True)
    t.unit(BOB, PAWN, rested=True)
    t.wall(BOB, ALICE, 3)
    t.wall(CAROL, ALICE, 3)
    t.attack(tiger, BOB)
    t.choose("stack")
    t.choose(PAWN)
    assert len(t.choice.options) == 2
    t.choose(tired)
    assert (tired.rested, other.rested, len(tiger.souls)) == (False, True, 1)
    t.line(tired, "[On Entry] Choose 1 of your Units with Cost exactly 4; make it Active.")
    t.attack(tiger, CAROL)
    assert (t.choice.kind, len(tiger.souls), other.rested) == ("attack", 1, True)


@pytest.mark.parametrize(("held", "after"), [(0, 3), (2, 3), (4, 4)])
def test_it_draws_until_3_cards_are_held(t: Table, held: int, after: int) -> None:
    for _ in range(held):
        t.hand(ALICE, PAWN)
    t.burst(rare(6))
    assert t.in_hand(ALICE) == after


# R 007


@pytest.mark.parametrize(("answer", "zone"), [("stack", "Hand"), ("pass", "Battlefield")])
def test_it_may_return_at_the_start_of_its_players_turn(answer: str, zone: str) -> None:
    t = Table(turn=CAROL)
    iris, other = t.unit(ALICE, rare(7)), t.unit(BOB, rare(7))
    while t.game.state.turn_seat != ALICE:
        t.choose("done")
    t.choose(answer)
    assert (iris.zone, other.zone) == (zone, "Battlefield")
    assert t.in_hand(ALICE) == 1 + (zone == "Hand")


@pytest.mark.parametrize("answer", ["stack", "pass"])
def test_it_takes_damage_to_strengthen_a_unit(t: Table, answer: str) -> None:
    pawn = t.unit(ALICE, PAWN)
    t.unit(BOB, PAWN)
    t.wall(ALICE, BOB, 2)
    t.wall(ALICE, CAROL, 1)
    t.enter(ALICE, rare(7))
    t.choose(answer)
    if answer == "stack":
        assert len(t.choice.options) == 2
        t.choose(pawn)
    assert (pawn.power, t.wall(ALICE, BOB)) == ((5000, 1) if answer == "stack" else (2000, 2))
    t.end_turn()
    assert pawn.power == 2000


def test_it_returns_a_unit_and_puts_it_back_by_burst(t: Table) -> None:
    soul = t.unit(ALICE, GEAR, souls=[PAWN], rested=True)
    t.unit(BOB, PAWN)
    t.burst(rare(7))
    assert (soul.zone, soul.rested, soul.souls, t.counters(ALICE)) == ("Battlefield", False, [], 2)
    assert (t.in_graveyard(ALICE), t.in_hand(ALICE)) == (["Demon of Gluttony"], 0)


@pytest.mark.rule("R41")
def test_it_returns_a_unit_of_another_owner_to_them(t: Table) -> None:
    taken = t.unit(BOB, PAWN)
    t.line(t.unit(ALICE, SET), "[Burst] Choose 1 opponent's Unit; gain control of it until the"
           " start of your next turn.")  # fmt: skip
    assert taken.seat == ALICE
    t.burst(rare(7))
    assert (taken.zone, taken.seat) == ("Hand", BOB)


# R 008


@pytest.mark.rule("R43", "S2.2.2")
@pytest.mark.parametrize("x", [2, 3, 5])
def test_it_takes_a_soul_for_each_color_paid(t: Table, x: int) -> None:
    machine = t.hand(ALICE, rare(8))
    t.colors(ALICE, Yellow=2, Red=3)
    assert machine.cost == 0
    t.play(machine)
    assert [option.n for option in t.choice.options] == [2, 3, 4, 5]
    t.choose(x)
    assert (len(machine.souls), machine.power, machine.cost) == (x, 500 + 1000 * x, x)
    assert (sum(t.colors(ALICE)), t.colors(ALICE)[1]) == (5 - x, 0)


def test_it_needs_2_yellow(t: Table) -> None:
    machine = t.hand(ALICE, rare(8))
    t.colors(ALICE, Yellow=1, Red=5)
    assert f"play {machine.name}" not in t.offered()


def test_it_takes_no_soul_when_an_effect_puts_it(t: Table) -> None:
    machine, held = t.enter(ALICE, rare(8)), t.hand(ALICE, rare(8))
    t.line(
        machine, "[On Entry] Put 1 Unit with Cost 3 or less from your Hand onto the Battlefield."
    )
    t.choose(held)
    for piece in (machine, held):
        assert (piece.zone, piece.souls, piece.power, piece.cost) == ("Battlefield", [], 500, 0)


def test_it_weakens_as_its_souls_go(t: Table) -> None:
    machine = t.unit(ALICE, rare(8), souls=[PAWN, FILLER])
    assert machine.power == 2500
    t.line(machine, "[Burst] Return 1 card from the Soul of 1 of your cards on the Battlefield"
           " to your Hand.")  # fmt: skip
    t.choose(PAWN)
    assert machine.power == 1500


# R 009


def sign(t: Table, way: str) -> None:
    """Alice plays Arcadia Sign for 3 Trinity Counters, or it is her Burst."""
    if way == "burst":
        t.burst(rare(9))
        t.choose("yes")
    else:
        t.counters(ALICE, 3)
        t.colors(ALICE, Yellow=5)
        t.play(t.hand(ALICE, rare(9)))


@pytest.mark.parametrize("way", ["play", "burst"])
def test_it_sets_a_unit_of_each_opponent(t: Table, way: str) -> None:
    one, two, mine = t.unit(BOB, PAWN), t.unit(BOB, GIANT), t.unit(ALICE, PAWN)
    full, epic = t.unit(CAROL, LILITH), t.unit(CAROL, EPIC)
    for _ in range(3):
        t.shadow(CAROL, SHADOW)
    sign(t, way)
    t.choose(two)
    assert zones(one, two, mine, epic) == [
        "Battlefield", "Shadow Zone", "Battlefield", "Battlefield",
    ]  # fmt: skip
    assert (full.zone, t.counters(ALICE)) == ("Graveyard", 0)
    assert [t.in_hand(seat) for seat in range(3)] == [2, 2, 2]


def test_it_does_nothing_with_2_counters(t: Table) -> None:
    unit = t.unit(BOB, PAWN)
    t.counters(ALICE, 2)
    t.colors(ALICE, Yellow=5)
    t.play(t.hand(ALICE, rare(9)))
    assert (unit.zone, t.counters(ALICE)) == ("Battlefield", 2)


# R 010


def test_it_takes_the_top_card_as_a_soul(t: Table) -> None:
    (top,) = t.deck(ALICE, PAWN)
    storm = t.enter(ALICE, rare(10))
    assert (top.zone, storm.souls) == ("Soul", [top.name])


@pytest.mark.rule("S8.1.2")
@pytest.mark.parametrize("answer", ["stack", "pass"])
def test_it_keeps_strong_blockers_off(t: Table, answer: str) -> None:
    storm = t.unit(ALICE, rare(10), souls=[PAWN])
    strong, weak = t.unit(BOB, LILITH), t.unit(BOB, GIANT)
    t.wall(BOB, ALICE, 3)
    t.attack(storm, BOB)
    t.choose(answer)
    blocks = [f"block {weak.name}"]
    if answer == "pass":
        blocks.insert(0, f"block {strong.name}")
    assert t.offered() == ["no-block", *blocks]


def test_it_needs_a_soul_to_keep_blockers_off(t: Table) -> None:
    storm, strong = t.unit(ALICE, rare(10)), t.unit(BOB, LILITH)
    t.attack(storm, BOB)
    assert t.offered() == ["no-block", f"block {strong.name}"]
    assert t.count(ALICE, DECK) == 10
