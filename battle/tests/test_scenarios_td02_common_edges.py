"""Where the Uncommons and Commons of Phantom meet other rules and other cards."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.cast import EPIC, GIANT, LITTLE, PAWN, QUICK, SET
from battle.tests.phantom import EQUIP, KNIGHT, VOID, c, kill, u
from battle.tests.table import ALICE, BOB, CAROL, Table

USE_ONE = "TD-02 R 019/102"
"""Uses one [On Entry], [On Attack] or [On Destroy] of a card of yours."""


def test_it_goes_under_no_unit_when_it_was_not_destroyed(t: Table) -> None:
    crab, pawn = t.unit(ALICE, c(81)), t.unit(ALICE, PAWN)
    t.wall(ALICE, BOB, 3)
    t.colors(ALICE, Purple=9, Red=9, Yellow=9, Blue=9)
    t.play(t.hand(ALICE, USE_ONE))
    t.choose(crab)
    at = next(i for i, option in enumerate(t.choice.options) if option.n == 2)
    t.game.answer(ALICE, t.choice.number, [at])
    t.choose(pawn)
    t.choose("yes")
    assert (crab.zone, pawn.souls) == ("Battlefield", [])


def test_it_must_attack_only_once_a_turn(t: Table) -> None:
    brawler, _ = t.unit(ALICE, u(23)), t.unit(ALICE, PAWN)
    t.choose("done")
    assert "done" not in t.offered()
    t.attack(brawler, BOB)
    t.line(brawler, "[On Entry] Make this Unit Active.")
    assert (brawler.rested, "done" in t.offered()) == (False, True)
    t.attack(brawler, CAROL)
    for _ in range(3):
        t.end_turn()
    t.choose("done")
    assert "done" not in t.offered()


@pytest.mark.rule("R24")
@pytest.mark.parametrize(("card", "drawn"), [(KNIGHT, 2), (PAWN, 1), (GIANT, 1)])
def test_it_counts_losers_of_a_battle_that_is_no_attack(t: Table, card: str, drawn: int) -> None:
    pawn, other, hidden = t.unit(BOB, PAWN), t.unit(CAROL, card), t.shadow(BOB, c(75))
    t.counters(ALICE, 2)
    t.counters(BOB, 3)
    t.colors(ALICE, Red=3)
    t.play(t.hand(ALICE, u(27)))
    t.choose(hidden)
    t.choose(pawn)
    assert [pawn.zone, other.zone].count("Graveyard") == drawn
    assert t.in_hand(BOB) == drawn


@pytest.mark.rule("S10.3.9", "S10.3.7")
@pytest.mark.parametrize("colors", [0, 1])
def test_it_is_not_free_by_a_color_shift(t: Table, colors: int) -> None:
    kill(t, t.unit(BOB, PAWN))
    shifter, centaur = t.unit(ALICE, c(95)), t.hand(ALICE, c(97))
    t.colors(ALICE, Purple=colors)
    if not colors:
        assert f"play {centaur.name}" not in t.offered()
        return
    t.play(centaur)
    assert (shifter.zone, centaur.zone, sum(t.colors(ALICE))) == ("Graveyard", "Battlefield", 0)


@pytest.mark.rule("S10.3.11", "S10.3.9")
def test_it_is_reduced_and_paid_by_several_color_shifts(t: Table) -> None:
    kill(t, t.unit(BOB, PAWN))
    one, two = t.unit(ALICE, c(94)), t.unit(ALICE, c(95))
    t.colors(ALICE, Blue=1)
    cerberus = t.hand(ALICE, u(65))
    t.play(cerberus)
    t.choose(two)
    assert [p.zone for p in (one, two, cerberus)] == ["Graveyard", "Graveyard", "Battlefield"]
    assert sum(t.colors(ALICE)) == 0


@pytest.mark.rule("S10.2.3", "R25")
def test_it_takes_its_winner_along_even_when_it_stays(t: Table) -> None:
    plant, giant, hidden = t.unit(ALICE, u(54)), t.unit(BOB, GIANT), t.shadow(ALICE, c(102))
    t.attack(plant, BOB)
    t.choose(giant)
    t.choose(hidden)
    assert (plant.zone, giant.zone) == ("Battlefield", "Graveyard")


@pytest.mark.rule("S9.4.4")
def test_it_lets_what_its_price_destroys_act_first(t: Table) -> None:
    hearth, (little,) = t.unit(ALICE, u(30)), t.graveyard(ALICE, LITTLE)
    victim = t.unit(BOB, QUICK)
    t.counters(ALICE, 1)
    t.colors(ALICE, Red=6)
    t.play(t.hand(ALICE, u(26)))
    t.choose("stack")
    assert (little.zone, victim.zone, hearth.zone) == (
        "Battlefield",
        "Battlefield",
        "Judgment Area",
    )
    t.choose(victim)
    assert victim.zone == "Graveyard"


@pytest.mark.rule("S11.25")
def test_it_comes_back_as_it_was_printed(t: Table) -> None:
    vampy = t.unit(ALICE, c(98))
    t.choose(("activate", vampy))
    kill(t, vampy)
    assert vampy.cost == 1
    t.line(t.unit(ALICE, PAWN), "[On Entry] Put 1 Unit with Cost exactly 1 from your Graveyard onto"
           " the Battlefield.")  # fmt: skip
    assert (vampy.zone, vampy.cost) == ("Battlefield", 1)
    assert f"activate {vampy.name}" in t.offered()


def test_it_stays_unequipped_without_a_unit(t: Table) -> None:
    t.unit(BOB, PAWN)
    knife = t.enter(ALICE, c(74))
    assert (knife.zone, t.game.live(knife.uid).on) == ("Battlefield", -1)


@pytest.mark.rule("S10.5.1", "S10.3.3")
def test_it_takes_two_equips_off_when_their_unit_becomes_a_soul(t: Table) -> None:
    knight, one, two = t.unit(ALICE, KNIGHT), t.unit(ALICE, c(74)), t.unit(ALICE, EQUIP)
    t.colors(ALICE, Red=2)
    t.choose(("equip", one, knight))
    t.choose(("equip", two, knight))
    assert knight.power == 5000
    top = t.hand(ALICE, c(79))
    t.play(top, "shinra")
    assert (top.souls, top.power) == (["Veteran Pugilist"], 3000)
    assert (one.zone, two.zone, t.game.live(one.uid).on) == ("Battlefield", "Battlefield", -1)


@pytest.mark.rule("S10.3.4", "S11.29")
@pytest.mark.parametrize("extra", [True, False])
def test_it_may_take_a_shadow_unit_of_cost_0_along(t: Table, extra: bool) -> None:
    knight, free = t.unit(ALICE, KNIGHT), t.unit(ALICE, u(25))
    top = t.hand(ALICE, c(79))
    t.play(top, "shinra")
    t.choose(knight)
    t.choose(free if extra else "done")
    assert (len(top.souls), top.power) == ((2, 5000) if extra else (1, 3000))
    assert free.zone == ("Soul" if extra else "Battlefield")


@pytest.mark.rule("S11.7", "R5")
def test_it_lets_the_plant_die_of_counters_while_its_player_pays_in_damage(t: Table) -> None:
    plant, vein = t.unit(ALICE, u(54)), t.hand(ALICE, u(62))
    t.wall(ALICE, BOB, 2)
    t.wall(ALICE, CAROL, 1)
    t.colors(ALICE, Red=1, Blue=1)
    t.play(vein)
    t.choose("stack")
    assert (plant.zone, vein.zone, t.wall(ALICE, BOB)) == ("Graveyard", "Battlefield", 0)
    assert (t.counters(ALICE), t.in_gained(BOB)) == (3, 0)


@pytest.mark.rule("S8.4.3")
def test_it_deals_the_damage_though_a_burst_pushes_the_wall_back(t: Table) -> None:
    giant = t.unit(ALICE, GIANT)
    t.wall(BOB, ALICE, 0)
    t.life(BOB, ALICE, u(32))
    t.attack(giant, BOB)
    t.choose(t.wall_between(ALICE, BOB))
    assert (t.wall(BOB, ALICE), t.in_gained(ALICE)) == (1, 3)


def test_it_revives_no_unit_for_longer_than_a_turn_but_a_new_stay_is_kept(t: Table) -> None:
    attacker, hidden, dead = t.unit(ALICE, PAWN), t.shadow(BOB, u(60)), t.unit(BOB, KNIGHT)
    kill(t, dead)
    t.attack(attacker, BOB)
    t.choose(hidden)
    t.choose("no-block")
    t.line(dead, "[On Entry] Return this card to your Hand.")
    assert dead.zone == "Hand"
    t.line(t.unit(BOB, VOID), "[On Entry] Put 1 Unit with Cost exactly 3 from your Hand onto the"
           " Battlefield.")  # fmt: skip
    t.choose(dead)
    t.end_turn()
    assert dead.zone == "Battlefield"


def test_it_rests_a_set_by_a_shot_until_its_active_phase(t: Table) -> None:
    set_ = t.unit(BOB, SET)
    t.colors(ALICE, Yellow=2)
    t.play(t.hand(ALICE, u(39)))
    t.choose("rest")
    assert set_.rested
    t.end_turn()
    assert (set_.rested, t.count(BOB, DECK)) == (False, 9)


@pytest.mark.rule("S9.1.1", "S9.1.3", "S9.1.4")
def test_it_lets_all_decide_before_the_last_effect_resolves_first(t: Table) -> None:
    t.unit(ALICE, u(30))
    t.unit(BOB, PAWN)
    (little,), hidden = t.graveyard(ALICE, LITTLE), t.shadow(BOB, u(25))
    t.counters(ALICE, 1)
    t.line(t.unit(CAROL, KNIGHT), "[On Entry] Destroy all Red cards on the Battlefield.")
    assert t.choice.seat == ALICE
    t.choose("stack")
    assert (t.choice.seat, little.zone, hidden.zone) == (BOB, "Graveyard", "Shadow Zone")
    t.choose(hidden)
    assert (little.zone, hidden.zone) == ("Battlefield", "Battlefield")
    assert t.game.live(hidden.uid).since < t.game.live(little.uid).since


@pytest.mark.rule("S2.1.11")
def test_it_summons_an_epic_that_attacks_as_a_unit(t: Table) -> None:
    epic = t.hand(ALICE, EPIC)
    t.colors(ALICE, Blue=7)
    t.play(epic)
    assert (epic.zone, epic.power, sum(t.colors(ALICE))) == ("Battlefield", 7000, 0)
    for _ in range(3):
        t.end_turn()
    t.wall(BOB, ALICE, 0)
    t.attack(epic, BOB)
    assert (epic.rested, t.in_gained(ALICE)) == (True, 3)


@pytest.mark.rule("S7.6.1", "S9.1.2")
@pytest.mark.parametrize("first", [True, False])
def test_it_lets_its_player_order_what_waited_for_the_end_of_the_turn(
    t: Table, first: bool
) -> None:
    liang, giant = t.unit(ALICE, u(25)), t.unit(ALICE, GIANT, rested=True)
    crystal = t.unit(BOB, u(66))
    t.line(
        t.unit(ALICE, PAWN),
        "[On Entry] Choose 1 Set on the Battlefield ▶ At the end of this turn, destroy it.",
    )
    while t.choice.kind != "moment":
        t.choose("done")
    t.choose(("stack", liang) if first else t.choice.options[1])
    assert (crystal.zone, t.game.state.turn_seat) == ("Graveyard", BOB)
    assert giant.rested != first
