"""The purple Uncommons of Phantom (TD-02 U 051 to 058)."""

import pytest

from battle.rules.trinity.zones import GAINED
from battle.tests.cast import GIANT, LILY, LITTLE, PAWN, QUICK, SET
from battle.tests.phantom import KNIGHT, VOID, c, u
from battle.tests.table import ALICE, BOB, CAROL, Piece, Table

COUNTER = "[On Entry] Get 1 Trinity Counter."


def shot(t: Table, n: int) -> Piece:
    """Alice plays a purple Shot."""
    piece = t.hand(ALICE, u(n))
    t.colors(ALICE, Purple=piece.cost)
    t.play(piece)
    return piece


# U 051


@pytest.mark.rule("S10.3.5", "S3.1.3")
@pytest.mark.parametrize(("souls", "paid"), [(0, 10), (3, 7), (8, 2), (9, 2)])
def test_it_costs_less_for_each_soul_of_yours(t: Table, souls: int, paid: int) -> None:
    t.unit(ALICE, PAWN, souls=[VOID] * (souls // 2))
    t.unit(ALICE, SET, souls=[VOID] * (souls - souls // 2))
    t.unit(BOB, PAWN, souls=[VOID])
    orthrus = t.hand(ALICE, u(51))
    t.colors(ALICE, Purple=1, Red=9)
    assert f"play {orthrus.name}" not in t.offered()
    t.colors(ALICE, Purple=2, Red=8)
    t.play(orthrus)
    t.choose("pass")
    assert (orthrus.zone, sum(t.colors(ALICE))) == ("Battlefield", 10 - paid)


@pytest.mark.rule("S2.3.1")
@pytest.mark.parametrize("answer", ["stack", "pass"])
def test_it_may_destroy_a_unit_with_an_aura(t: Table, answer: str) -> None:
    found = [t.unit(BOB, card) for card in (QUICK, u(44), u(54), c(72))]
    plain = t.unit(BOB, PAWN)
    t.enter(ALICE, u(51))
    t.choose(answer)
    if answer == "stack":
        assert plain.name not in str(t.offered())
        t.choose(found[3])
    zones = [unit.zone for unit in found]
    assert zones == ["Battlefield"] * 3 + ["Graveyard" if answer == "stack" else "Battlefield"]


# U 052


def eat(t: Table, wall: int) -> tuple[Piece, Piece]:
    """The Black Gear Dragon attacks Bob, who has a Unit and a Set."""
    pawn, set_ = t.unit(BOB, PAWN), t.unit(BOB, SET)
    t.unit(CAROL, PAWN)
    t.wall(BOB, ALICE, wall)
    t.attack(t.unit(ALICE, u(52)), BOB)
    t.choose("no-block")
    return pawn, set_


@pytest.mark.rule("R23", "S10.4.11")
@pytest.mark.parametrize(("had", "answer"), [(0, ""), (1, "no"), (1, "yes"), (2, "yes")])
def test_it_destroys_a_card_of_the_damaged_player_who_may_negate(
    t: Table, had: int, answer: str
) -> None:
    t.counters(BOB, had)
    pawn, set_ = eat(t, 0)
    assert len(t.choice.options) == 2
    assert t.in_gained(ALICE) == 0
    t.choose(set_)
    if answer:
        assert t.choice.seat == BOB
        t.choose(answer)
    negated = answer == "yes"
    assert set_.zone == ("Battlefield" if negated else "Graveyard")
    assert t.counters(BOB) == had - negated
    assert (pawn.zone, t.in_gained(ALICE), t.counters(ALICE)) == ("Battlefield", 3, 1)


@pytest.mark.rule("S10.4.11")
@pytest.mark.parametrize(("wall", "gained"), [(2, 1), (3, 0)])
def test_it_eats_only_when_it_hits_life(t: Table, wall: int, gained: int) -> None:
    pawn, set_ = eat(t, wall)
    if gained:
        t.choose(pawn)
    assert (pawn.zone == "Graveyard", set_.zone) == (bool(gained), "Battlefield")
    assert t.in_gained(ALICE) == gained


# U 053


def test_it_brings_a_nightmare_from_its_soul(t: Table) -> None:
    t.enter(ALICE, u(53), souls=[LILY, u(54), u(65), PAWN])
    assert len(t.choice.options) == 2
    t.choose(u(54))
    assert sorted(t.game.cards[uid].name for uid in t.game.battlefield(ALICE)) == [
        "Death Plant", "Twin Gemini",
    ]  # fmt: skip


def test_it_brings_back_what_it_was_summoned_on(t: Table) -> None:
    cat, top = t.unit(ALICE, c(95), rested=True), t.hand(ALICE, u(53))
    enemy = t.unit(BOB, PAWN)
    t.play(top, "shinra")
    t.choose(enemy)
    assert (cat.zone, cat.rested, top.souls, enemy.zone) == ("Battlefield", False, [], "Graveyard")


# U 054


@pytest.mark.rule("S10.2.3", "S11.20", "S8.2.3")
@pytest.mark.parametrize("attacks", [True, False])
def test_it_takes_its_winner_along(t: Table, attacks: bool) -> None:
    plant, giant = (
        t.unit(ALICE if attacks else BOB, u(54)),
        t.unit(BOB if attacks else ALICE, GIANT),
    )
    t.attack(plant if attacks else giant, BOB)
    t.choose(giant if attacks else plant)
    assert (plant.zone, giant.zone) == ("Graveyard", "Graveyard")


@pytest.mark.rule("S8.2.4")
def test_it_wins_without_harm(t: Table) -> None:
    plant, weak = t.unit(ALICE, u(54)), t.unit(BOB, QUICK)
    t.line(plant, "[On Entry] Choose 1 of your Units; it gets +1000 Power this turn.")
    t.attack(plant, BOB)
    t.choose(weak)
    assert (plant.zone, weak.zone) == ("Battlefield", "Graveyard")


@pytest.mark.rule("S11.6")
@pytest.mark.parametrize(
    ("seat", "had", "zone"),
    [(ALICE, 0, "Graveyard"), (ALICE, 9, "Graveyard"), (ALICE, 10, "Battlefield"),
     (BOB, 0, "Battlefield")],
)  # fmt: skip
def test_it_dies_of_a_counter_of_yours(t: Table, seat: int, had: int, zone: str) -> None:
    plant = t.unit(ALICE, u(54))
    t.counters(ALICE, had)
    t.line(t.unit(seat, PAWN), COUNTER)
    assert plant.zone == zone


def test_it_lives_when_counters_are_removed(t: Table) -> None:
    plant = t.unit(ALICE, u(54))
    t.counters(ALICE, 3)
    t.choose("trinity-draw")
    assert (plant.zone, t.counters(ALICE)) == ("Battlefield", 0)


# U 055


@pytest.mark.rule("S10.4.2")
@pytest.mark.parametrize(("counters", "power", "break_"), [(5, 2000, 1), (6, 5000, 3)])
def test_it_grows_by_attacking_with_6_counters(
    t: Table, counters: int, power: int, break_: int
) -> None:
    rabbit = t.unit(ALICE, u(55))
    t.counters(ALICE, counters)
    t.wall(BOB, ALICE, 0)
    t.attack(rabbit, BOB)
    assert (rabbit.power, rabbit.break_, t.in_gained(ALICE)) == (power, break_, break_)


# U 056


@pytest.mark.rule("S10.4.8", "S10.1.7", "R5")
@pytest.mark.parametrize("wall", [1, 2, 3])
def test_it_is_equipped_for_damage(t: Table, wall: int) -> None:
    pawn, bullet = t.unit(ALICE, PAWN), t.unit(ALICE, u(56))
    t.wall(ALICE, BOB, wall)
    t.wall(ALICE, CAROL, 0)
    if wall == 1:
        assert f"equip {bullet.name}" not in t.offered()
        return
    t.choose(("equip", bullet, pawn))
    assert (t.wall(ALICE, BOB), t.in_gained(BOB)) == (wall - 2, 0)
    assert (pawn.power, pawn.break_) == (2000, 3)


# U 057


@pytest.mark.rule("S10.2.3")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_it_gives_bad_aura_until_your_next_turn(t: Table, n: int) -> None:
    units = [t.unit(ALICE, card) for card in (PAWN, LITTLE, KNIGHT)]
    t.unit(BOB, PAWN)
    shot(t, 57)
    t.choose(0)
    t.choose(*units[:n])
    assert [unit.auras for unit in units] == [{"Bad Aura"}] * n + [set()] * (3 - n)
    for _ in range(2):
        t.end_turn()
        assert len(units[0].auras) == bool(n)
    t.end_turn()
    assert units[0].auras == set()


def test_it_uses_its_own_burst_on_a_set(t: Table) -> None:
    set_ = t.unit(BOB, SET)
    shot(t, 57)
    t.choose(1)
    assert (set_.zone, t.counters(ALICE)) == ("Graveyard", 1)


# U 058


@pytest.mark.rule("S7.6.2")
def test_it_weakens_a_unit_more_for_each_void(t: Table) -> None:
    giant, other = t.unit(BOB, GIANT), t.unit(CAROL, GIANT)
    t.graveyard(ALICE, VOID, PAWN)
    t.graveyard(BOB, VOID)
    for seat in (ALICE, BOB, CAROL):
        t.put(seat, VOID, GAINED)
    shot(t, 58)
    t.choose(giant)
    assert (giant.power, other.power) == (1000, 6000)
    t.end_turn()
    assert giant.power == 6000


@pytest.mark.rule("R3")
@pytest.mark.parametrize(("voids", "zone"), [(0, "Battlefield"), (1, "Graveyard")])
def test_it_destroys_what_it_weakens_to_nothing(t: Table, voids: int, zone: str) -> None:
    pawn = t.unit(BOB, PAWN)
    t.graveyard(ALICE, *[VOID] * voids)
    shot(t, 58)
    assert pawn.zone == zone
