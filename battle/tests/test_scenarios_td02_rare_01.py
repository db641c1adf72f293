"""The Rares of Phantom (TD-02 R 001 to 005), line by line."""

import pytest

from battle.tests.cast import GEAR, GIANT, PAWN, SET
from battle.tests.phantom import destroy_all, rare
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table, zones

EQUAL = "TD-01 R 008/102"
"""4000 Power, no [On Entry]."""


# R 001


def test_it_gets_3_counters_on_entry(t: Table) -> None:
    t.enter(ALICE, rare(1))
    assert t.counters(ALICE) == 3


@pytest.mark.parametrize(("counters", "zone"), [(8, "Battlefield"), (9, "Graveyard")])
def test_it_takes_all_units_along_with_9_counters(t: Table, counters: int, zone: str) -> None:
    priest, mine, theirs = t.unit(ALICE, rare(1)), t.unit(ALICE, PAWN), t.unit(BOB, GIANT)
    spell = t.unit(BOB, FILLER)
    t.counters(ALICE, counters)
    destroy_all(t, "Units with Power 7000 or more")
    assert zones(priest, mine, theirs, spell) == ["Graveyard", zone, zone, "Battlefield"]


def test_it_destroys_the_units_with_the_highest_break(t: Table) -> None:
    mine, theirs, lesser = t.unit(ALICE, GIANT), t.unit(BOB, GIANT), t.unit(BOB, PAWN)
    t.burst(rare(1))
    assert zones(mine, theirs, lesser) == ["Graveyard", "Graveyard", "Battlefield"]


# R 002


def test_it_battles_on_entry_and_wins_counters(t: Table) -> None:
    prey, own = t.unit(BOB, PAWN), t.unit(ALICE, PAWN)
    dragon = t.enter(ALICE, rare(2))
    t.choose("stack")
    assert len(t.choice.options) == 3
    t.choose(prey)
    assert zones(prey, own, dragon) == ["Graveyard", "Battlefield", "Battlefield"]
    assert (t.counters(ALICE), t.game.state.attacks, dragon.rested) == (3, 0, False)


@pytest.mark.parametrize(("foe", "zone"), [(GIANT, "Battlefield"), (EQUAL, "Graveyard")])
def test_it_wins_nothing_when_it_loses_or_ties(t: Table, foe: str, zone: str) -> None:
    enemy = t.unit(BOB, foe)
    dragon = t.enter(ALICE, rare(2))
    t.choose("stack")
    t.choose(enemy)
    assert (dragon.zone, enemy.zone, t.counters(ALICE)) == ("Graveyard", zone, 0)


def test_it_may_enter_without_a_battle_and_wins_by_blocking(t: Table) -> None:
    t.unit(BOB, PAWN)
    dragon = t.enter(ALICE, rare(2))
    t.choose("pass")
    t.end_turn()
    attacker = t.unit(BOB, PAWN)
    t.attack(attacker, ALICE)
    t.choose(dragon)
    assert (attacker.zone, t.counters(ALICE)) == ("Graveyard", 3)
    t.line(t.unit(ALICE, GIANT), "[On Entry] Choose 1 opponent's Unit; it battles this Unit.")
    assert (t.game.units(BOB), t.counters(ALICE)) == ([], 3)


# R 003


@pytest.mark.parametrize("gained", [7, 8])
def test_it_blocks_and_grows_only_with_8_gained(gained: int) -> None:
    t = Table(turn=BOB)
    god, attacker = t.unit(ALICE, rare(3)), t.unit(BOB, GIANT)
    t.gained(ALICE, gained)
    assert (god.power, god.break_) == ((8000, 4) if gained == 8 else (6000, 2))
    t.wall(ALICE, BOB, 3)
    t.attack(attacker, ALICE)
    if gained == 8:
        t.choose(god)
    assert attacker.zone == ("Graveyard" if gained == 8 else "Battlefield")
    assert t.wall(ALICE, BOB) == (3 if gained == 8 else 0)


@pytest.mark.rule("S7.3.4", "S11.15")
def test_it_draws_2_and_discards_2_before_the_color(t: Table) -> None:
    god, held = t.hand(ALICE, rare(3)), t.hand(ALICE, PAWN)
    (drawn,) = t.deck(ALICE, GEAR)
    t.choose(("charge", god))
    assert (t.in_hand(ALICE), t.colors(ALICE)[0], god.zone) == (3, 0, "Graveyard")
    t.choose(held, drawn)
    assert (t.in_hand(ALICE), t.colors(ALICE)[0]) == (1, 1)
    assert zones(held, drawn) == ["Graveyard", "Graveyard"]


# R 004


def test_it_destroys_a_cheap_card_on_entry(t: Table) -> None:
    cheap, spell, dear = t.unit(BOB, PAWN), t.unit(CAROL, SET), t.unit(BOB, GIANT)
    princess = t.enter(ALICE, rare(4))
    assert len(t.choice.options) == 3
    t.choose(spell)
    assert zones(cheap, spell, dear, princess) == [
        "Battlefield", "Graveyard", "Battlefield", "Battlefield",
    ]  # fmt: skip


def test_it_must_destroy_itself_when_nothing_else_is_cheap(t: Table) -> None:
    t.unit(BOB, GIANT)
    assert t.enter(ALICE, rare(4)).zone == "Graveyard"


@pytest.mark.parametrize(("souls", "answer"), [(2, "stack"), (2, "pass"), (1, "")])
def test_it_pays_2_souls_to_destroy_on_attack(t: Table, souls: int, answer: str) -> None:
    princess, prey = t.unit(ALICE, rare(4), souls=[PAWN] * souls), t.unit(BOB, SET)
    t.wall(BOB, ALICE, 3)
    t.attack(princess, BOB)
    if answer:
        t.choose(answer)
    if answer == "stack":
        t.choose(prey)
    assert prey.zone == ("Graveyard" if answer == "stack" else "Battlefield")
    assert len(princess.souls) == (0 if answer == "stack" else souls)


# R 005


@pytest.mark.rule("S10.4.4")
def test_it_attacks_again_for_a_destroyed_set_or_equip(t: Table) -> None:
    spirit, altar, equip = t.unit(ALICE, rare(5)), t.unit(ALICE, SET), t.unit(ALICE, FILLER)
    t.unit(BOB, SET)
    t.wall(BOB, ALICE, 3)
    t.attack(spirit, BOB)
    t.choose("stack")
    assert len(t.choice.options) == 2
    t.choose(altar)
    assert (altar.zone, spirit.rested, t.wall(BOB, ALICE)) == ("Graveyard", False, 2)
    t.attack(spirit, BOB)
    t.choose("pass")
    assert (equip.zone, spirit.rested) == ("Battlefield", True)


@pytest.mark.parametrize(("gained", "kinds", "power"), [(5, 4, 3000), (6, 0, 3000), (6, 3, 6000)])
def test_it_grows_for_each_kind_of_color(t: Table, gained: int, kinds: int, power: int) -> None:
    spirit = t.unit(ALICE, rare(5))
    t.gained(ALICE, gained)
    t.game.state.rested[ALICE][:2] = [min(1, kinds), min(2, kinds)]
    t.colors(ALICE, Blue=3 * (kinds > 2), Purple=int(kinds > 3))
    t.begin()
    assert (spirit.power, spirit.break_) == (power, power // 1000 - 2)


def test_it_draws_and_takes_a_color_by_burst(t: Table) -> None:
    t.burst(rare(5))
    t.choose("Blue")
    assert (t.colors(ALICE), t.in_hand(ALICE)) == ([0, 0, 1, 0], 1)
