"""The yellow Uncommons of Blaze (TD-01 U 031 to 040); shared Bursts are in the file of Bursts."""

import pytest

from battle.tests.blaze import c, hand_of, pass_on, u
from battle.tests.cast import GEAR, GIANT, PAWN, SET, SHOT, flip
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table, zones

SKY = c(80)
"""Yellow, Cost 1, 1000 Power, Break 1, Sky Aura."""
FREYJA = u(34)

# U 031 Nea, Sword of the Sky


def test_it_raises_the_break_of_its_sky_units(t: Table) -> None:
    nea, sky, pawn = t.unit(ALICE, u(31)), t.unit(ALICE, SKY), t.unit(ALICE, PAWN)
    enemy = t.unit(BOB, SKY)
    assert [unit.break_ for unit in (nea, sky, pawn, enemy)] == [1, 2, 2, 1]
    t.line(pawn, "[On Entry] Destroy all Units with Power 5000 or more.")
    assert sky.break_ == 1


@pytest.mark.rule("S10.2.2")
def test_it_is_blocked_by_sky_units_only(t: Table) -> None:
    nea, low, high = t.unit(ALICE, u(31)), t.unit(BOB, GIANT), t.unit(BOB, SKY)
    t.attack(nea, BOB)
    assert t.offered() == ["no-block", f"block {high.name}"]
    t.choose(high)
    assert zones(nea, low, high) == ["Battlefield", "Battlefield", "Graveyard"]


def test_it_brings_a_cheap_sky_unit_back_by_burst(t: Table) -> None:
    sky, gargoyle, nea, pawn = t.graveyard(ALICE, SKY, c(96), u(31), PAWN)
    t.graveyard(BOB, SKY)
    flip(t, u(31))
    assert len(t.choice.options) == 2
    t.choose(gargoyle)
    assert zones(sky, gargoyle, nea, pawn) == ["Graveyard", "Battlefield", "Graveyard", "Graveyard"]
    assert gargoyle.seat == ALICE


# U 032 Jewel Dragon Jaeger


@pytest.mark.parametrize("picked", [["Red", "Red", "Blue"], ["Blue"], []])
def test_it_makes_up_to_3_colors_active(t: Table, picked: list[str]) -> None:
    t.game.state.rested[ALICE] = [3, 0, 1, 0]
    t.colors(ALICE, Yellow=1)
    t.enter(ALICE, u(32))
    t.choose(*picked)
    assert t.colors(ALICE) == [picked.count("Red"), 1, picked.count("Blue"), 0]
    assert t.game.state.rested[ALICE] == [3 - picked.count("Red"), 0, 1 - picked.count("Blue"), 0]


# U 033 Angel Luca & Luna


@pytest.mark.rule("R37", "S2.3.4", "S10.1.4")
def test_it_stands_up_once_a_turn_when_you_take_damage(t: Table) -> None:
    angel, other = t.unit(ALICE, u(33), rested=True), t.unit(BOB, u(33), rested=True)
    t.damage(ALICE, by=BOB, n=2)
    assert (angel.rested, other.rested) == (False, True)
    t.game.live(angel.uid).rested = True
    t.damage(ALICE, by=CAROL, n=1)
    assert angel.rested
    t.end_turn()
    t.damage(ALICE, by=CAROL, n=1)
    assert not angel.rested


@pytest.mark.rule("S10.4.9")
def test_it_stands_up_for_bloody_drive(t: Table) -> None:
    angel = t.unit(ALICE, u(33), rested=True)
    t.wall(ALICE, BOB, 3)
    t.attack(t.unit(ALICE, u(23)), CAROL)
    assert not angel.rested


# U 034 War Princess Freyja


def test_it_puts_a_unit_of_break_1_from_the_hand(t: Table) -> None:
    dog, sky, pawn, shot = (t.hand(ALICE, name) for name in (GEAR, SKY, PAWN, SHOT))
    t.enter(ALICE, FREYJA)
    t.choose("stack")
    assert len(t.choice.options) == 2
    t.choose(dog)
    assert zones(dog, sky, pawn, shot) == ["Battlefield", "Hand", "Hand", "Hand"]
    assert t.counters(ALICE) == 2
    t.enter(ALICE, FREYJA)
    t.choose("pass")
    assert sky.zone == "Hand"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_it_puts_a_unit_by_burst_and_can_t_be_attacked(t: Table, answer: str) -> None:
    sky, attacker = t.hand(BOB, SKY), t.unit(ALICE, PAWN)
    t.flip(t.hand(BOB, FREYJA), by=ALICE)
    t.choose(answer)
    if answer == "yes":
        t.choose(sky)
    assert sky.zone == ("Battlefield" if answer == "yes" else "Hand")
    t.choose("done")
    assert {o.seat for o in t.choice.options if o.card == attacker.handle} == {CAROL}


# U 035 Baby Light Dragon


@pytest.mark.rule("S10.4.2")
@pytest.mark.parametrize(("counters", "gained", "power"), [(5, 1, 2000), (6, 3, 5000)])
def test_it_is_strong_on_attack_with_6_counters(
    t: Table, counters: int, gained: int, power: int
) -> None:
    dragon = t.unit(ALICE, u(35))
    t.counters(ALICE, counters)
    t.wall(BOB, ALICE, 0)
    t.attack(dragon, BOB)
    assert (t.in_gained(ALICE), dragon.power) == (gained, power)
    t.end_turn()
    assert (dragon.power, dragon.break_) == (2000, 1)


def test_it_makes_a_unit_active_when_charged(t: Table) -> None:
    one, two = (t.unit(ALICE, PAWN, rested=True) for _ in range(2))
    enemy = t.unit(BOB, PAWN, rested=True)
    t.choose(("charge", t.hand(ALICE, u(35))))
    t.choose(two)
    assert [unit.rested for unit in (one, two, enemy)] == [True, False, True]
    assert t.colors(ALICE)[1] == 1


# U 036 Spirit Tree of Leilato


def test_it_gets_counters_on_entry_and_for_your_color_charge(t: Table) -> None:
    t.colors(ALICE, Yellow=4)
    t.unit(BOB, u(36))
    t.play(t.hand(ALICE, u(36)))
    assert t.counters(ALICE) == 2
    t.choose(("charge", t.hand(ALICE, PAWN)))
    assert (t.counters(ALICE), t.counters(BOB)) == (3, 0)


# U 037 Emerald Paradise Stone


def test_it_draws_when_it_enters_and_for_your_shinra_summons(t: Table) -> None:
    t.colors(ALICE, Yellow=3)
    t.play(t.hand(ALICE, SET))
    assert t.in_hand(ALICE) == 1
    t.unit(BOB, SET)
    t.unit(ALICE, c(69))
    t.play(t.hand(ALICE, c(88)), "shinra")
    assert (t.in_hand(ALICE), t.in_hand(BOB)) == (2, 0)
    t.colors(ALICE, Red=2)
    t.play(t.hand(ALICE, GEAR))
    assert t.in_hand(ALICE) == 2


# U 038 Tectonic Shift


@pytest.mark.rule("R18")
@pytest.mark.parametrize(("left", "right"), [(3, 1), (0, 2), (2, 2)])
def test_it_exchanges_the_walls_distances(t: Table, left: int, right: int) -> None:
    t.wall(ALICE, BOB, left)
    t.wall(ALICE, CAROL, right)
    t.wall(BOB, CAROL, 2)
    t.colors(ALICE, Yellow=3)
    t.play(t.hand(ALICE, u(38)))
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (right, left)
    assert (t.wall(BOB, CAROL), t.in_hand(ALICE)) == (2, 1)


@pytest.mark.rule("R18", "D5.1.3")
@pytest.mark.parametrize(("long", "short", "after"), [(7, 1, (1, 3)), (2, 3, (3, 2))])
def test_it_exchanges_them_as_far_as_the_track_goes(
    long: int, short: int, after: tuple[int, int]
) -> None:
    t = Table(seats=2)
    walls = t.game.state.walls
    assert (walls[0].spaces, walls[1].spaces) == (8, 4)
    walls[0].at, walls[1].at = long, 3 - short
    t.use(t.unit(ALICE, u(38)), "Shot")
    assert (walls[0].at, 3 - walls[1].at) == after


@pytest.mark.rule("S8.4.3", "S11.14")
@pytest.mark.parametrize(("answer", "wall"), [("yes", 3), ("no", 0)])
def test_it_pushes_the_wall_back_while_life_is_hit(t: Table, answer: str, wall: int) -> None:
    t.wall(BOB, ALICE, 0)
    t.wall(BOB, CAROL, 3)
    t.put(BOB, u(38), 6)
    t.attack(t.unit(ALICE, GIANT), BOB)
    t.choose(answer)
    assert (t.in_gained(ALICE), t.wall(BOB, ALICE)) == (3, wall)
    assert t.in_hand(BOB) == (answer == "yes")


# U 039 Intimidating Glare


@pytest.mark.rule("S9.1.3")
def test_it_negates_an_on_entry_of_a_cheap_card(t: Table) -> None:
    glare = t.shadow(BOB, u(39))
    t.counters(ALICE, 1)
    dog = t.enter(ALICE, GEAR)
    t.choose(glare)
    pass_on(t)
    assert zones(dog, glare) == ["Battlefield", "Graveyard"]
    assert (t.counters(ALICE), t.counters(BOB)) == (4, 0)


@pytest.mark.parametrize("card", [c(86), c(80)])
def test_it_negates_nothing_where_nothing_waits(t: Table, card: str) -> None:
    glare = t.shadow(BOB, u(39))
    t.enter(ALICE, card)
    if "shadow" in str(t.offered()):
        t.choose(glare)
        pass_on(t)
    assert (t.counters(ALICE), t.counters(BOB)) == (0, 0)


@pytest.mark.rule("S9.3.1")
def test_it_waits_for_a_card_of_cost_4_or_less(t: Table) -> None:
    glare = t.shadow(BOB, u(39))
    t.enter(ALICE, u(63))
    assert f"shadow {glare.name}" not in t.offered()


@pytest.mark.rule("R11", "S11.2")
@pytest.mark.parametrize(("held", "counters"), [(0, 0), (1, 3), (2, 3)])
def test_it_gets_3_counters_for_a_discarded_card(t: Table, held: int, counters: int) -> None:
    cards = [t.hand(ALICE, PAWN) for _ in range(held)]
    flip(t, u(39))
    t.choose("yes")
    if held:
        t.choose(cards[0])
    assert (t.counters(ALICE), t.in_hand(ALICE)) == (counters, max(0, held - 1))


# U 040 Decoy Trap


@pytest.mark.rule("S9.3.1", "R37", "S8.3.1", "S8.3.2")
@pytest.mark.parametrize("whom", [BOB, CAROL])
def test_it_saves_a_player_s_life_for_a_turn(t: Table, whom: int) -> None:
    trap, bait, kept = t.shadow(BOB, u(40)), t.unit(BOB, PAWN), t.unit(BOB, GEAR)
    attacker = t.unit(ALICE, GIANT)
    t.wall(BOB, ALICE, 1)
    t.attack(attacker, BOB)
    t.choose("no-block")
    t.choose(trap)
    t.choose(bait)
    t.choose(whom)
    assert zones(bait, kept, trap) == ["Graveyard", "Battlefield", "Graveyard"]
    assert (t.wall(BOB, ALICE), t.in_gained(ALICE)) == (0, 0 if whom == BOB else 2)
    t.damage(BOB, by=ALICE, n=1)
    assert t.in_gained(ALICE) == (0 if whom == BOB else 3)
    t.end_turn()
    t.damage(BOB, by=CAROL, n=4)
    assert t.in_gained(CAROL) > 0


@pytest.mark.rule("R9")
def test_it_saves_nobody_without_a_unit_to_destroy(t: Table) -> None:
    trap = t.shadow(BOB, u(40))
    t.wall(BOB, ALICE, 0)
    t.damage(BOB, by=ALICE, n=1)
    t.choose(trap)
    pass_on(t)
    assert (t.in_gained(ALICE), trap.zone) == (1, "Graveyard")


@pytest.mark.rule("R28", "S10.1.4")
def test_it_draws_when_it_is_destroyed_face_down(t: Table) -> None:
    trap, other = t.shadow(BOB, u(40)), t.shadow(BOB, FILLER)
    t.enter(ALICE, u(41))
    t.choose(trap)
    assert zones(trap, other) == ["Graveyard", "Shadow Zone"]
    assert (t.in_hand(BOB), t.in_hand(ALICE)) == (1, 0)
    assert hand_of(t, BOB) == ["Crushing Lantern"]
