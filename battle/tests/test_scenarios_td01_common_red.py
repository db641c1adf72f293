"""The red Commons of Blaze (TD-01 C 067 to 075); shared lines are in the file of families."""

import pytest

from battle.tests.blaze import c
from battle.tests.cast import GEAR, GIANT, LITTLE, PAWN, SET, SHOT
from battle.tests.phantom import EQUIP, kill
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table, zones

# C 067 Red-Eyed Dragon Orochi


@pytest.mark.rule("S10.2.1")
def test_it_lets_units_with_souls_attack_at_once(t: Table) -> None:
    t.unit(ALICE, c(67), fresh=True)
    full, bare = t.unit(ALICE, PAWN, souls=[SHOT], fresh=True), t.unit(ALICE, PAWN, fresh=True)
    enemy = t.unit(BOB, PAWN, souls=[SHOT])
    assert [unit.auras for unit in (full, bare, enemy)] == [{"Quick Aura"}, set(), set()]
    t.choose("done")
    assert {option.card for option in t.choice.options} == {full.handle, -1}


# C 068 Hell's Punisher


@pytest.mark.rule("S2.3.4")
def test_it_gets_2_counters_once_when_your_unit_is_destroyed_in_your_turn(t: Table) -> None:
    t.unit(ALICE, c(68))
    one, two, enemy = t.unit(ALICE, PAWN), t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    equip = t.unit(ALICE, EQUIP)
    kill(t, enemy)
    t.line(equip, "[On Entry] Destroy this Unit.")
    assert t.counters(ALICE) == 0
    kill(t, one)
    assert t.counters(ALICE) == 2
    kill(t, two)
    assert t.counters(ALICE) == 2
    t.end_turn()
    kill(t, t.unit(ALICE, PAWN))
    assert t.counters(ALICE) == 2


def test_it_does_not_see_its_own_destruction(t: Table) -> None:
    punisher, other = t.unit(ALICE, c(68)), t.unit(ALICE, PAWN)
    t.line(other, "[On Entry] Destroy all Units with Power 1000 or more.")
    assert zones(punisher, other) == ["Graveyard", "Graveyard"]
    assert t.counters(ALICE) == 0


@pytest.mark.rule("R28")
def test_it_destroys_a_hidden_card_when_charged(t: Table) -> None:
    own, bobs = t.shadow(ALICE, FILLER), t.shadow(BOB, FILLER)
    t.choose(("charge", t.hand(ALICE, c(68))))
    t.choose(bobs)
    assert zones(own, bobs) == ["Shadow Zone", "Graveyard"]


# C 070 Build Gear Acadog


@pytest.mark.rule("S2.1.1", "S3.1.6")
def test_it_gets_2_counters_on_entry(t: Table) -> None:
    t.counters(ALICE, 9)
    t.colors(ALICE, Red=2)
    t.play(t.hand(ALICE, GEAR))
    assert t.counters(ALICE) == 10


# C 071 Demon of Gluttony


@pytest.mark.rule("S9.4.2", "S2.3.1")
def test_it_draws_2_for_a_discarded_shinra_card(t: Table) -> None:
    giant, dog = t.hand(ALICE, GIANT), t.hand(ALICE, GEAR)
    t.enter(ALICE, PAWN)
    t.choose("pass")
    assert zones(giant, dog) == ["Hand", "Hand"]
    t.enter(ALICE, PAWN)
    t.choose("stack")
    if t.choice.kind == "discard":
        t.choose(giant)
    assert zones(giant, dog) == ["Graveyard", "Hand"]
    assert t.in_hand(ALICE) == 3
    t.enter(ALICE, PAWN)
    assert t.choice.kind == "main"


# C 072 Red Little Dragon


@pytest.mark.rule("S10.4.3", "S8.2.4", "S8.2.5")
@pytest.mark.parametrize("dead", [0, 1])
def test_it_battles_when_a_unit_died(t: Table, dead: int) -> None:
    foe, other = t.unit(BOB, PAWN), t.unit(CAROL, GIANT)
    if dead:
        kill(t, t.unit(CAROL, PAWN))
    dragon = t.enter(ALICE, LITTLE)
    if dead:
        assert len(t.choice.options) == 2
        t.choose(foe)
    assert zones(dragon, foe) == ["Graveyard" if dead else "Battlefield"] * 2
    assert (other.zone, t.wall(BOB, ALICE), foe.seat) == ("Battlefield", 2, BOB)


# C 073 Inspiring Reinforcements


@pytest.mark.rule("S9.2.4")
@pytest.mark.parametrize(("unit", "zone"), [(GIANT, "Hand"), (PAWN, "Graveyard")])
def test_it_strengthens_all_and_comes_back_for_a_break_of_3(t: Table, unit: str, zone: str) -> None:
    own, second, enemy = t.unit(ALICE, unit), t.unit(ALICE, LITTLE), t.unit(BOB, GIANT)
    power = own.power
    t.wall(ALICE, BOB, 2)
    t.wall(ALICE, CAROL, 1)
    t.colors(ALICE, Red=6)
    shot = t.hand(ALICE, c(73))
    t.play(shot)
    assert (own.power, second.power, enemy.power) == (power + 3000, 5000, 6000)
    assert (shot.zone, t.wall(ALICE, BOB)) == (zone, 1)
    late = t.unit(ALICE, LITTLE)
    assert late.power == 2000
    t.end_turn()
    assert own.power == power


@pytest.mark.rule("S11.28")
def test_it_strengthens_none_without_an_advantage_wall(t: Table) -> None:
    own, shot = t.unit(ALICE, GIANT), t.hand(ALICE, c(73))
    t.wall(ALICE, BOB, 1)
    t.wall(ALICE, CAROL, 0)
    t.colors(ALICE, Red=6)
    t.play(shot)
    assert (own.power, shot.zone) == (6000, "Graveyard")


# C 074 Wearing Roar


@pytest.mark.parametrize("mode", [0, 1, 2])
def test_it_does_one_of_three_things(t: Table, mode: int) -> None:
    equip, set_, hidden = t.unit(BOB, EQUIP), t.unit(BOB, SET), t.shadow(CAROL, FILLER)
    beast, _, _ = t.deck(ALICE, PAWN, LITTLE, SHOT)
    t.colors(ALICE, Red=2)
    t.play(t.hand(ALICE, c(74)))
    t.choose(mode)
    if mode == 2:
        assert len(t.choice.options) == 1
        t.choose(beast)
        assert t.game.view(BOB)["zones"][ALICE]["Hand"]["among"] == [PAWN]
    assert zones(equip, hidden, beast) == [
        "Graveyard" if mode == 0 else "Battlefield",
        "Graveyard" if mode == 1 else "Shadow Zone",
        "Hand" if mode == 2 else "Deck",
    ]
    assert set_.zone == "Battlefield"


# C 075 Finker's Keystone


@pytest.mark.rule("S2.1.5", "S2.3.3", "R40", "S7.3.7")
def test_it_becomes_a_red_color_for_3(t: Table) -> None:
    t.colors(ALICE, Red=1, Blue=2)
    stone = t.hand(ALICE, c(75))
    t.play(stone)
    assert (stone.zone, t.counters(ALICE)) == ("Battlefield", 1)
    assert f"activate {stone.name}" not in t.offered()
    t.colors(ALICE, Red=0, Blue=3)
    t.choose(("activate", stone))
    assert (stone.zone, t.colors(ALICE)) == ("Graveyard", [1, 0, 0, 0])
    assert sum(t.game.state.rested[ALICE]) == 4
    t.unit(ALICE, c(75))
    t.choose("done")
    assert t.choice.kind == "main"
