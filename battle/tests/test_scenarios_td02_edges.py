"""Where the Legends and Rares of Phantom meet other rules and other cards."""

import pytest

from battle.rules.trinity.walls import distance, set_distance
from battle.rules.trinity.zones import LEFT, RIGHT
from battle.tests.cast import GEAR, GIANT, PAWN, SET
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table, zones

TWICE_SHOT, TWICE_ENTRY = "TD-02 LEG 17/20", "TD-01 LEG 17/20"
OMEGA = "TD-01 LEG 20/20"
"""Opponents can't choose it."""


def equip(t: Table, card: Piece, bearer: Piece) -> None:
    """Put an Equip on a Unit."""
    t.game.live(card.uid).on = bearer.uid
    t.game.changed()


def test_it_counts_a_unit_treated_as_a_set_as_a_destroyed_set(t: Table) -> None:
    t.unit(ALICE, "TD-02 LEG 07/20")
    acacia, pawn = t.unit(ALICE, "TD-02 U 035/102", rested=True), t.unit(ALICE, PAWN)
    t.line(acacia, "[Burst] Choose 1 Red card on the Battlefield; destroy it.")
    assert (pawn.zone, acacia.rested) == ("Graveyard", False)


@pytest.mark.rule("S11.11")
def test_it_lets_the_priest_that_lost_take_the_winner_along(t: Table) -> None:
    priest, winner = t.unit(BOB, "TD-02 R 001/102"), t.unit(ALICE, TWICE_SHOT)
    t.counters(BOB, 9)
    t.attack(winner, BOB)
    t.choose(priest)
    assert zones(priest, winner) == ["Graveyard", "Graveyard"]


def test_it_asks_one_card_for_a_doubled_revival(t: Table) -> None:
    t.unit(ALICE, TWICE_SHOT)
    cost, one = t.unit(ALICE, SET), t.graveyard(ALICE, PAWN)[0]
    (two,) = t.graveyard(ALICE, GEAR)
    t.colors(ALICE, Purple=5)
    t.play(t.hand(ALICE, "TD-02 R 018/102"))
    t.choose(cost)
    t.choose(one)
    assert zones(cost, one, two) == ["Graveyard", "Battlefield", "Battlefield"]
    assert t.counters(ALICE) == 2


def test_it_counts_damage_anew_for_a_doubled_blackout(t: Table) -> None:
    t.unit(ALICE, TWICE_SHOT)
    t.wall(ALICE, BOB, 0)
    t.wall(ALICE, CAROL, 3)
    for seat in range(3):
        t.counters(seat, 8)
    t.colors(ALICE, Red=1, Yellow=1, Blue=1, Purple=1)
    t.play(t.hand(ALICE, "TD-02 LEG 20/20"))
    assert t.wall(ALICE, BOB) == 2
    assert [t.counters(seat) for seat in range(3)] == [2, 5, 2]


def test_it_uses_no_life_eater_where_no_life_is_hit(t: Table) -> None:
    yukikaze, kept = t.unit(ALICE, "TD-01 U 045/102"), t.unit(BOB, "TD-02 LEG 05/20", rested=True)
    for zone in (LEFT, RIGHT):
        del t.game.state.places[BOB][zone][4:]
    t.wall(BOB, ALICE, 0)
    t.attack(yukikaze, BOB)
    assert (kept.zone, t.in_gained(ALICE)) == ("Battlefield", 0)


@pytest.mark.rule("S10.5.3")
def test_it_takes_the_souls_of_a_set_unit_and_leaves_its_equip(t: Table) -> None:
    bearer, worn = t.unit(BOB, PAWN, souls=[GEAR]), t.unit(BOB, FILLER)
    equip(t, worn, bearer)
    t.use(t.hand(ALICE, "TD-02 R 009/102"), "Shot")
    t.counters(ALICE, 3)
    t.use(t.hand(ALICE, "TD-02 R 009/102"), "Shot")
    assert zones(bearer, worn) == ["Shadow Zone", "Battlefield"]
    assert t.in_graveyard(BOB) == ["Build Gear Acadog"]
    assert t.game.live(worn.uid).on == -1


def test_it_destroys_what_can_not_be_chosen_with_the_rest(t: Table) -> None:
    omega, kept = t.unit(BOB, OMEGA), t.unit(CAROL, PAWN)
    t.unit(ALICE, GIANT)
    t.counters(ALICE, 10)
    t.use(t.hand(ALICE, "TD-02 LEG 03/20"), "Shot")
    assert len(t.choice.options) == 2
    t.choose(kept)
    assert zones(omega, kept) == ["Graveyard", "Battlefield"]


def test_it_doubles_an_entry_used_by_a_spell_too(t: Table) -> None:
    t.unit(ALICE, TWICE_ENTRY)
    t.unit(ALICE, GEAR)
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 0)
    t.use(t.hand(ALICE, "TD-02 R 019/102"), "Shot")
    t.choose(GEAR)
    assert t.counters(ALICE) == 4


@pytest.mark.parametrize(("card", "index"), [("TD-02 R 014/102", 0), ("TD-02 R 017/102", 1)])
def test_it_finds_the_condition_unmet_of_a_line_used_out_of_its_moment(
    t: Table, card: str, index: int
) -> None:
    unit, enemy = t.unit(ALICE, card, souls=[PAWN]), t.unit(BOB, PAWN)
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 1)
    t.use(t.hand(ALICE, "TD-02 R 019/102"), "Shot")
    if index:
        t.choose(index)
    assert zones(unit, enemy) == ["Battlefield", "Battlefield"]
    assert not t.game.facts.says("unblockable", unit.uid)


@pytest.mark.rule("S9.4.4")
def test_it_does_what_a_destroyed_cost_sets_off_before_the_effect(t: Table) -> None:
    spirit = t.unit(ALICE, "TD-02 R 005/102")
    hearth = t.unit(ALICE, "TD-02 U 030/102")
    buried, _ = t.graveyard(ALICE, PAWN, "TD-01 C 089/102")
    t.counters(ALICE, 2)
    t.attack(spirit, BOB)
    t.choose("stack")
    assert (t.choice.kind, spirit.rested) == ("moment", True)
    t.choose("stack")
    assert (hearth.zone, buried.zone, spirit.rested) == ("Graveyard", "Battlefield", False)


def test_it_lets_a_flipped_princess_block_at_once(t: Table) -> None:
    attacker, hidden = t.unit(ALICE, PAWN), t.shadow(BOB, "TD-02 R 017/102")
    t.wall(BOB, ALICE, 3)
    t.wall(BOB, CAROL, 2)
    t.attack(attacker, BOB)
    t.choose(hidden)
    t.choose(hidden)
    assert (hidden.zone, t.wall(BOB, ALICE)) == ("Graveyard", 3)


@pytest.mark.rule("S10.3.11")
def test_it_takes_color_shift_for_a_surge_too(t: Table) -> None:
    dragon = t.hand(ALICE, "TD-02 LEG 01/20")
    shifter = t.unit(ALICE, "TD-02 C 068/102")
    t.colors(ALICE, Red=2)
    t.play(dragon, "surge")
    t.choose("Red")
    t.choose("Red")
    assert zones(dragon, shifter) == ["Battlefield", "Graveyard"]
    assert t.colors(ALICE)[0] == 0


def test_it_ends_what_lasts_until_the_next_turn_with_an_extra_turn(t: Table) -> None:
    clock, eir = t.unit(ALICE, "TD-02 X03/04"), t.unit(ALICE, "TD-02 R 016/102")
    t.unit(ALICE, FILLER)
    t.counters(ALICE, 10)
    t.choose(("activate", eir))
    t.choose(("activate", clock))
    assert eir.auras == {"Bad Aura"}
    t.end_turn()
    assert (t.game.state.turn_seat, eir.auras) == (ALICE, set())


def test_it_asks_for_an_optional_burst_of_a_revealed_card_and_uses_its_shot(t: Table) -> None:
    held = t.hand(ALICE, "TD-02 LEG 20/20")
    t.wall(ALICE, BOB, 0)
    t.wall(ALICE, CAROL, 3)
    t.burst("TD-02 LEG 16/20")
    t.choose(held)
    t.choose("yes")
    assert (held.zone, t.wall(ALICE, BOB)) == ("Hand", 2)


@pytest.mark.rule("S11.18")
def test_it_lets_a_revealed_burst_end_the_combat_of_the_attacker() -> None:
    t = Table(phase="combat", turn=BOB)
    attacker, held = t.unit(BOB, GIANT), t.hand(ALICE, "TD-02 LEG 15/20")
    t.wall(ALICE, BOB, 0)
    (mei,) = t.life(ALICE, BOB, "TD-02 LEG 16/20")
    t.attack(attacker, ALICE)
    t.choose(held)
    assert (t.game.state.phase, held.zone, mei.zone, t.in_gained(BOB)) == (
        "main2", "Hand", "Gained Life", 1,
    )  # fmt: skip
    assert t.in_hand(ALICE) == 4


@pytest.mark.rule("R39")
def test_it_lets_its_bearer_name_a_wall_in_duel() -> None:
    t = Table(seats=2)
    bearer, worn = t.unit(ALICE, PAWN), t.unit(ALICE, "TD-02 LEG 14/20")
    equip(t, worn, bearer)
    t.gained(ALICE, 11)
    for wall in range(2):
        set_distance(t.game, wall, BOB, 3)
    before = [wall.at for wall in t.game.state.walls]
    t.choose("done")
    t.choose((bearer, 1))
    assert [option.n for option in t.choice.options] == [0, 1]
    t.choose(t.choice.options[1])
    moved = [abs(wall.at - at) for wall, at in zip(t.game.state.walls, before, strict=True)]
    assert sorted(moved) == [2, 2]


def test_it_keeps_the_last_life_cards_safe_whatever_the_attack(t: Table) -> None:
    stealer = t.unit(ALICE, "TD-01 U 024/102")
    t.unit(BOB, "TD-02 LEG 05/20", rested=True)
    for zone in (LEFT, RIGHT):
        del t.game.state.places[BOB][zone][4:]
    t.attack(stealer, BOB)
    assert (t.in_gained(ALICE), t.count(BOB, LEFT), t.count(BOB, RIGHT)) == (0, 4, 4)


def take(t: Table, seat: int) -> None:
    """A player gains control of the one Unit of an opponent until their next turn."""
    t.use(t.hand(seat, "TD-02 R 016/102"), "Burst", seat=seat)


def test_it_gives_a_unit_taken_twice_back_only_when_the_later_taking_ends() -> None:
    t = Table(turn=BOB)
    unit = t.unit(BOB, PAWN)
    take(t, ALICE)
    t.end_turn()
    take(t, CAROL)
    t.end_turn()
    assert (t.game.state.turn_seat, unit.seat) == (ALICE, CAROL)
    t.end_turn()
    t.end_turn()
    assert (t.game.state.turn_seat, unit.seat) == (CAROL, BOB)


def test_it_gives_a_unit_taken_twice_back_step_by_step(t: Table) -> None:
    unit = t.unit(BOB, PAWN)
    take(t, ALICE)
    t.end_turn()
    take(t, CAROL)
    seats = [unit.seat]
    for _ in range(2):
        t.end_turn()
        seats.append(unit.seat)
    assert seats == [CAROL, ALICE, BOB]


def test_it_ends_what_was_taken_for_a_time_by_what_is_kept_for_good(t: Table) -> None:
    t.unit(BOB, "TD-02 LEG 07/20")
    beast = t.unit(BOB, "TD-02 C 090/102")
    t.use(t.hand(ALICE, "TD-02 R 016/102"), "Burst", seat=ALICE)
    t.choose(beast)
    t.use(t.hand(CAROL, "TD-02 R 012/102"), "Burst", seat=CAROL)
    t.choose(beast)
    for _ in range(3):
        t.end_turn()
    assert beast.seat == CAROL


@pytest.mark.rule("S8.4.3")
@pytest.mark.parametrize("burst", ["TD-02 LEG 02/20", "TD-02 LEG 20/20", "TD-02 R 017/102"])
def test_it_stops_no_damage_by_a_wall_that_a_burst_pushes_back(burst: str) -> None:
    t = Table(phase="combat", turn=BOB)
    attacker = t.unit(BOB, GIANT)
    t.wall(ALICE, BOB, 0)
    t.wall(ALICE, CAROL, 3)
    t.life(ALICE, BOB, burst)
    t.attack(attacker, ALICE)
    if t.choice.kind == "burst":
        t.choose("yes")
    assert (t.wall(ALICE, BOB), t.in_gained(BOB)) == (2, 3)


@pytest.mark.rule("D8.1")
def test_it_deals_damage_of_a_burst_on_the_long_wall_in_duel() -> None:
    t = Table(seats=2)
    for wall, spaces in enumerate((3, 1)):
        set_distance(t.game, wall, ALICE, spaces)
    t.burst("TD-02 R 003/102")
    assert len(t.choice.options) == 2
    t.choose(0)
    assert [distance(wall, ALICE) for wall in t.game.state.walls] == [5, 1]
