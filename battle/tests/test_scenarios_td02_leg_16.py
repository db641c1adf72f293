"""The Legends of Phantom (TD-02 LEG 16 to 20), line by line; the Bursts stand at their cards."""

import pytest

from battle.tests.cast import GIANT, LILY, PAWN, QUICK, SHOT
from battle.tests.phantom import leg
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table

WHEN = "TD-01 U 060/102"
"""Shadow Shot: opponents' Units get -1000 Power; get 1 Trinity Counter."""


# LEG 16


def test_it_stands_up_when_blocked_after_it_took_damage(t: Table) -> None:
    mei, blocker = t.unit(ALICE, leg(16)), t.unit(BOB, PAWN)
    second, pawn = t.unit(BOB, GIANT), t.unit(ALICE, PAWN)
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 0)
    t.choose(("activate", mei))
    assert (mei.break_, t.wall(ALICE, BOB)) == (4, 2)
    t.attack(mei, BOB)
    t.choose(blocker)
    assert (blocker.zone, mei.rested) == ("Graveyard", False)
    t.attack(mei, BOB)
    t.choose("no-block")
    assert mei.rested
    t.attack(pawn, BOB)
    t.choose(second)
    assert (pawn.zone, mei.rested) == ("Graveyard", True)
    t.end_turn()
    assert (mei.break_, second.zone) == (3, "Battlefield")
    assert t.game.facts.granted(mei.uid) == []


@pytest.mark.rule("S10.4.8")
def test_it_may_pay_for_more_break_as_long_as_it_has_an_advantage(t: Table) -> None:
    mei = t.unit(ALICE, leg(16))
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 1)
    t.choose(("activate", mei))
    t.choose(("activate", mei))
    assert (mei.break_, t.wall(ALICE, BOB)) == (5, 1)
    assert f"activate {mei.name}" not in t.offered()


@pytest.mark.rule("S2.3.8")
def test_it_uses_the_burst_of_a_card_it_reveals(t: Table) -> None:
    held, other = t.hand(ALICE, LILY), t.hand(ALICE, FILLER)
    t.burst(leg(16))
    assert t.in_hand(ALICE) == 3
    t.choose(held)
    assert (held.zone, other.zone, t.in_hand(ALICE), t.colors(ALICE)[3]) == ("Hand", "Hand", 4, 2)
    assert t.game.view(BOB)["zones"][ALICE]["Hand"]["among"] == [LILY]
    t.burst(leg(16))
    t.choose(other)
    assert (t.in_hand(ALICE), t.colors(ALICE)[3]) == (5, 2)


# LEG 17


@pytest.mark.parametrize(("owner", "times"), [(ALICE, 2), (BOB, 1)])
def test_it_carries_out_each_shot_of_the_hand_twice(t: Table, owner: int, times: int) -> None:
    t.unit(owner, leg(17))
    t.colors(ALICE, Blue=4)
    shot = t.hand(ALICE, SHOT)
    t.play(shot)
    assert [t.in_hand(seat) for seat in range(3)] == [3 * times, times, times]
    assert (t.colors(ALICE)[2], shot.zone) == (2, "Graveyard")


def test_it_pays_the_band_of_a_doubled_shot_once(t: Table) -> None:
    t.unit(ALICE, leg(17))
    target = t.unit(BOB, leg(15))
    t.wall(ALICE, BOB, 0)
    t.wall(ALICE, CAROL, 3)
    t.counters(ALICE, 4)
    t.colors(ALICE, Purple=5)
    t.play(t.hand(ALICE, "TD-01 C 100/102"))
    t.choose(target)
    t.choose(target)
    assert (t.counters(ALICE), target.power) == (2, 1000)


def test_it_does_not_double_a_shadow(t: Table) -> None:
    t.unit(ALICE, leg(17))
    hidden = t.shadow(ALICE, WHEN)
    t.end_turn()
    attacker = t.unit(BOB, GIANT)
    t.attack(attacker, CAROL)
    t.choose(hidden)
    assert (attacker.power, t.counters(ALICE)) == (5000, 1)


def test_it_draws_1_card_on_entry(t: Table) -> None:
    t.enter(ALICE, leg(17))
    assert t.in_hand(ALICE) == 1


def test_it_removes_2_counters_from_each_opponent_by_burst(t: Table) -> None:
    for seat, n in enumerate((5, 5, 1)):
        t.counters(seat, n)
    t.burst(leg(17))
    assert [t.counters(seat) for seat in range(3)] == [5, 3, 0]
    assert t.in_hand(ALICE) == 1


# LEG 18


def test_it_takes_every_aura_from_every_card(t: Table) -> None:
    quick, own = t.unit(ALICE, QUICK, fresh=True), t.unit(ALICE, leg(19))
    sky, bad, steal = (t.unit(BOB, f"TD-01 {n}/102") for n in ("C 080", "U 053", "C 087"))
    assert [p.auras for p in (quick, own, sky, bad, steal)] == [
        {"Quick Aura"}, {"Quick Aura"}, {"Sky Aura"}, {"Bad Aura"}, {"Steal Aura"},
    ]  # fmt: skip
    beast = t.unit(CAROL, leg(18))
    assert not any(p.auras for p in (quick, own, sky, bad, steal))
    t.choose("done")
    assert f"attack {quick.name}" not in t.offered()
    t.line(own, "[On Entry] Choose 1 Unit with Power exactly 8000; destroy it.")
    assert (beast.zone, quick.auras) == ("Graveyard", {"Quick Aura"})


@pytest.mark.parametrize(("before", "after"), [(0, 0), (4, 8), (5, 10), (6, 10)])
def test_it_doubles_counters_by_burst(t: Table, before: int, after: int) -> None:
    t.counters(ALICE, before)
    t.counters(BOB, 3)
    t.burst(leg(18))
    assert (t.counters(ALICE), t.counters(BOB), t.in_hand(ALICE)) == (after, 3, 1)


# LEG 19


def test_it_attacks_again_for_each_soul(t: Table) -> None:
    sigma = t.unit(ALICE, leg(19), souls=[PAWN, FILLER], fresh=True)
    t.wall(BOB, ALICE, 3)
    t.wall(CAROL, ALICE, 3)
    t.attack(sigma, BOB)
    t.choose("stack")
    t.choose(FILLER)
    assert (t.wall(BOB, ALICE), sigma.rested, len(sigma.souls)) == (0, False, 1)
    t.attack(sigma, CAROL)
    t.choose("pass")
    assert (sigma.rested, t.wall(CAROL, ALICE)) == (True, 0)


def test_it_can_not_pay_without_a_soul(t: Table) -> None:
    sigma = t.unit(ALICE, leg(19))
    t.wall(BOB, ALICE, 3)
    t.attack(sigma, BOB)
    assert (sigma.rested, t.game.state.phase) == (True, "main2")


# LEG 20


def blackout(t: Table, way: str) -> None:
    """Alice plays Blackout, or it is her Burst."""
    if way == "burst":
        t.burst(leg(20))
        t.choose("yes")
    else:
        t.colors(ALICE, Red=1, Yellow=1, Blue=1, Purple=1)
        t.play(t.hand(ALICE, leg(20)))


@pytest.mark.rule("S3.2.2")
@pytest.mark.parametrize("way", ["play", "burst"])
@pytest.mark.parametrize(
    ("bob", "carol", "counters"), [(1, 2, (2, 5, 2)), (0, 1, (2, 5, 5)), (3, 3, (2, 2, 2))]
)
def test_it_deals_damage_or_removes_counters(
    t: Table, way: str, bob: int, carol: int, counters: tuple[int, int, int]
) -> None:
    t.wall(ALICE, BOB, bob)
    t.wall(ALICE, CAROL, carol)
    for seat in range(3):
        t.counters(seat, 5)
    blackout(t, way)
    assert tuple(t.counters(seat) for seat in range(3)) == counters
    for before, seat in ((bob, BOB), (carol, CAROL)):
        assert t.wall(ALICE, seat) == (min(3, before + 2) if before <= 1 else before)


def test_it_may_be_left_unused(t: Table) -> None:
    t.wall(ALICE, BOB, 1)
    t.counters(BOB, 5)
    t.burst(leg(20))
    t.choose("no")
    assert (t.counters(BOB), t.wall(ALICE, BOB)) == (5, 1)
