"""The Rares of Blaze (TD-01 R 001 to 009), line by line; shared lines stand in `families`."""

import pytest

from battle.tests.blaze import HIDDEN, MACHINE, rare
from battle.tests.cast import GIANT, LILY, LITTLE, PAWN, SET, flip
from battle.tests.table import ALICE, BOB, CAROL, Table

# R 001


@pytest.mark.parametrize(("souls", "answer"), [(3, "stack"), (3, "pass"), (2, "")])
@pytest.mark.rule("S10.2.1", "S10.4.7")
def test_it_destroys_units_of_break_3_for_3_souls(t: Table, souls: int, answer: str) -> None:
    god = t.unit(ALICE, rare(1), souls=[PAWN] * souls, fresh=True)
    mine, theirs = t.unit(ALICE, GIANT), t.unit(BOB, rare(1))
    small = t.unit(CAROL, PAWN)
    t.attack(god, CAROL)
    if answer:
        t.choose(answer)
    gone = "Graveyard" if answer == "stack" else "Battlefield"
    assert (mine.zone, theirs.zone) == (gone, gone)
    assert (small.zone, god.zone) == ("Battlefield", "Battlefield")
    assert len(god.souls) == (0 if answer == "stack" else souls)


def test_it_destroys_all_units_of_the_highest_break(t: Table) -> None:
    high = [t.unit(ALICE, GIANT), t.unit(CAROL, GIANT)]
    low = [t.unit(ALICE, PAWN), t.unit(BOB, LITTLE)]
    flip(t, rare(1))
    assert {p.zone for p in high} == {"Graveyard"}
    assert {p.zone for p in low} == {"Battlefield"}
    flip(t, rare(1))
    assert [p.zone for p in low] == ["Graveyard", "Battlefield"]


# R 002


@pytest.mark.parametrize("answer", ["stack", "pass"])
@pytest.mark.rule("S10.4.5", "S11.27", "S11.30", "S11.31")
def test_it_pays_2_counters_to_put_a_unit(t: Table, answer: str) -> None:
    seven, hidden = t.hand(ALICE, "TD-01 LEG 16/20"), t.hand(ALICE, HIDDEN)
    eight, spell = t.hand(ALICE, rare(15)), t.hand(ALICE, SET)
    t.counters(ALICE, 3)
    t.enter(ALICE, rare(2))
    t.choose(answer)
    if answer == "stack":
        assert sorted(t.offered()) == sorted(f"choose {p.name}" for p in (seven, hidden))
        t.choose(seven)
    assert seven.zone == ("Battlefield" if answer == "stack" else "Hand")
    assert t.counters(ALICE) == (6 if answer == "stack" else 3)
    assert {p.zone for p in (hidden, eight, spell)} == {"Hand"}


@pytest.mark.rule("S9.4.2")
def test_it_needs_2_counters(t: Table) -> None:
    pawn = t.hand(ALICE, PAWN)
    t.counters(ALICE, 1)
    t.enter(ALICE, rare(2))
    assert (pawn.zone, t.choice.kind) == ("Hand", "main")


def test_it_draws_and_puts_a_unit_of_cost_5(t: Table) -> None:
    five, _ = t.hand(ALICE, "TD-01 C 068/102"), t.hand(ALICE, GIANT)
    (drawn,) = t.deck(ALICE, PAWN)
    flip(t, rare(2))
    assert sorted(t.offered()) == sorted(f"choose {p.name}" for p in (five, drawn))
    t.choose(five)
    assert (five.zone, five.rested, drawn.zone) == ("Battlefield", False, "Hand")


# R 003


@pytest.mark.rule("S10.4.8")
def test_it_destroys_a_unit_of_5000_for_2_damage(t: Table) -> None:
    princess, strong = t.unit(ALICE, rare(3)), t.unit(BOB, GIANT)
    five, weak = t.unit(CAROL, rare(2)), t.unit(BOB, PAWN)
    t.wall(ALICE, CAROL, 3)
    t.wall(ALICE, BOB, 1)
    t.attack(princess, BOB)
    t.choose("stack")
    assert t.wall(ALICE, CAROL) == 1
    assert len(t.choice.options) == 3
    t.choose(five)
    assert [p.zone for p in (five, weak, strong)] == ["Graveyard", "Battlefield", "Battlefield"]


@pytest.mark.parametrize("wall", [1, 2])
def test_it_may_spare_them_or_must(t: Table, wall: int) -> None:
    princess, weak = t.unit(ALICE, rare(3)), t.unit(BOB, PAWN)
    t.wall(ALICE, CAROL, 1)
    t.wall(ALICE, BOB, wall)
    t.attack(princess, BOB)
    if wall == 2:
        t.choose("pass")
    assert t.choice.kind == "block"
    assert (weak.zone, t.wall(ALICE, BOB)) == ("Battlefield", wall)


# R 004


@pytest.mark.rule("R14")
def test_it_searches_for_a_unit_of_cost_3(t: Table) -> None:
    plain, *_ = t.deck(ALICE, "TD-01 C 088/102", HIDDEN, GIANT, SET)
    t.enter(ALICE, rare(4))
    assert t.offered() == [f"search {plain.name}"]
    t.choose(plain)
    assert plain.zone == "Hand"
    assert t.game.view(BOB)["zones"][ALICE]["Hand"]["among"] == ["TD-01 C 088/102"]


def test_it_may_find_nothing(t: Table) -> None:
    t.enter(ALICE, rare(4))
    assert (t.in_hand(ALICE), t.choice.kind) == (0, "main")


# R 005


@pytest.mark.rule("S2.1.8", "S8.2.2")
def test_it_is_flipped_in_a_battle_and_equips_itself(t: Table) -> None:
    attacker, blocker = t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    barrier, other = t.shadow(BOB, rare(5)), t.unit(BOB, GIANT)
    t.attack(attacker, BOB)
    while t.choice.kind == "moment":
        assert "shadow Absolute Barrier" not in t.offered()
        t.choose("pass")
    t.choose(blocker)
    t.choose(barrier)
    assert len(t.choice.options) == 2
    t.choose(blocker)
    assert (barrier.zone, blocker.zone, attacker.zone) == (
        "Battlefield",
        "Battlefield",
        "Graveyard",
    )
    assert (blocker.power, blocker.break_, other.power) == (3000, 3, 6000)


def test_it_is_not_flipped_in_a_battle_of_others(t: Table) -> None:
    attacker, blocker = t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    t.shadow(CAROL, rare(5))
    t.unit(CAROL, PAWN)
    t.attack(attacker, BOB)
    t.choose(blocker)
    assert t.choice.seat != CAROL
    assert attacker.zone == blocker.zone == "Graveyard"


@pytest.mark.rule("S10.1.7")
def test_it_moves_for_a_unit_sent_to_the_graveyard(t: Table) -> None:
    barrier, bearer = t.unit(ALICE, rare(5)), t.unit(ALICE, PAWN)
    paid = t.unit(ALICE, LITTLE)
    t.choose(("equip", barrier, bearer))
    t.choose(paid)
    assert (paid.zone, bearer.power, bearer.break_) == ("Graveyard", 3000, 3)
    assert len(t.game.state.sent) == 1
    t.choose(("unequip", barrier))
    assert (bearer.zone, barrier.zone) == ("Graveyard", "Battlefield")
    assert not [o for o in t.offered() if "equip" in o]


# R 006


def test_it_uses_any_burst_on_the_battlefield(t: Table) -> None:
    lily, plain = t.unit(BOB, LILY), t.unit(BOB, PAWN)
    angel = t.enter(ALICE, rare(6))
    assert sorted(t.offered()) == sorted(f"choose {p.name}" for p in (lily, angel))
    t.choose(lily)
    assert (t.in_hand(ALICE), t.colors(ALICE)[3]) == (1, 2)
    t.enter(ALICE, rare(6))
    t.choose(rare(6))
    assert (t.counters(ALICE), t.counters(BOB)) == (3, 0)
    assert plain.zone == "Battlefield"


def test_it_gets_3_counters_by_burst(t: Table) -> None:
    t.counters(ALICE, 8)
    flip(t, rare(6))
    assert t.counters(ALICE) == 10


# R 007


@pytest.mark.rule("S10.4.12")
def test_it_unites_with_machines_and_sets(t: Table) -> None:
    god = t.unit(ALICE, rare(7), fresh=True)
    machine, set_ = t.unit(ALICE, MACHINE, rested=True), t.unit(ALICE, SET)
    other, _ = t.unit(ALICE, PAWN), t.unit(BOB, MACHINE)
    t.choose(("activate", god))
    assert sorted(god.souls) == sorted([machine.name, set_.name])
    assert (god.power, god.break_, god.auras) == (7000, 4, {"Quick Aura"})
    assert other.zone == "Battlefield"
    target = t.unit(BOB, PAWN)
    t.attack(god, CAROL)
    t.choose("stack")
    t.choose(set_)
    t.choose(target)
    assert (target.rested, len(god.souls), god.power) == (True, 1, 7000)
    t.end_turn()
    assert (god.power, god.break_) == (7000, 4)


def test_it_unites_with_exactly_2_others(t: Table) -> None:
    god, _ = t.unit(ALICE, rare(7)), t.unit(ALICE, MACHINE)
    assert f"activate {god.name}" not in t.offered()
    t.unit(ALICE, SET)
    t.unit(ALICE, SET)
    t.choose(("activate", god))
    assert (t.choice.least, t.choice.most, len(t.choice.options)) == (2, 2, 3)


def test_it_may_keep_its_soul(t: Table) -> None:
    god, target = t.unit(ALICE, rare(7), souls=[SET]), t.unit(BOB, PAWN)
    t.attack(god, BOB)
    t.choose("pass")
    assert (len(god.souls), target.rested) == (1, False)


# R 008


@pytest.mark.rule("R37")
def test_it_grows_with_each_damage_taken() -> None:
    t = Table(phase="combat", turn=BOB)
    dragon = t.unit(ALICE, rare(8), rested=True)
    first, second = t.unit(BOB, GIANT), t.unit(BOB, LITTLE)
    t.wall(ALICE, BOB, 1)
    t.attack(second, CAROL)
    assert dragon.power == 4000
    third = t.unit(BOB, LITTLE)
    t.attack(first, ALICE)
    assert (dragon.power, dragon.break_) == (7000, 4)
    t.attack(third, ALICE)
    assert (dragon.power, dragon.break_) == (10000, 6)
    t.end_turn()
    assert (dragon.power, dragon.break_) == (4000, 2)


@pytest.mark.rule("S10.4.9", "R5")
def test_it_grows_with_bloody_drive(t: Table) -> None:
    dragon, lily = t.unit(ALICE, rare(8)), t.graveyard(ALICE, LILY)[0]
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 0)
    t.choose(("dig", lily))
    assert (dragon.power, dragon.break_) == (7000, 4)


# R 009


def test_it_rests_units_of_odd_cost_until_the_end_of_the_turn(t: Table) -> None:
    shot = t.hand(ALICE, rare(9))
    odd = [t.unit(ALICE, LITTLE), t.unit(BOB, "TD-01 C 088/102"), t.unit(CAROL, "TD-01 X03/04")]
    already, even = t.unit(BOB, LITTLE, rested=True), t.unit(BOB, PAWN)
    tired = t.unit(CAROL, PAWN, rested=True)
    hidden = t.unit(BOB, HIDDEN)
    t.colors(ALICE, Yellow=6)
    t.play(shot)
    assert all(p.rested for p in (*odd, already, tired))
    assert not even.rested
    assert not hidden.rested
    assert (t.counters(ALICE), shot.zone) == (3, "Graveyard")
    t.end_turn()
    assert not any(p.rested for p in (*odd, already, even, tired))
