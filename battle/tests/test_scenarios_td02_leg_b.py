"""The Legends of Phantom (TD-02 LEG 11 to 20), line by line; the Bursts stand at their cards."""

import pytest

from battle.rules.trinity.zones import RIGHT
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table

PAWN = "TD-01 C 071/102"
"""Red Beast and War Knight, Cost 2, 2000 Power, Break 2."""
GIANT = "TD-01 U 032/102"
"""Yellow Dragon and Elemental, Cost 6, 6000 Power, Break 3."""
SET = "TD-01 U 037/102"
SHOT = "TD-01 C 091/102"
"""Cost 2: draw 3 cards, then each opponent draws 1."""
EPIC = "TD-01 X03/04"
QUICK = "TD-01 U 025/102"
"""Quick Aura, Cost 1, 1000 Power."""
LILY = "TD-01 LEG 13/20"
"""Its Burst draws 1 card and takes 2 Purple Basic Color Cards."""
SHADOW = "TD-01 U 030/102"
WHEN = "TD-01 U 060/102"
"""Shadow Shot: opponents' Units get -1000 Power; get 1 Trinity Counter."""


def leg(n: int) -> str:
    """A Legend's id."""
    return f"TD-02 LEG {n:02}/20"


def flip(t: Table, card: str) -> Piece:
    """Bob's damage flips a Life card of Alice."""
    piece = t.hand(ALICE, card)
    t.flip(piece, by=BOB)
    return piece


def zones(*pieces: Piece) -> list[str]:
    """Where they lie."""
    return [piece.zone for piece in pieces]


# LEG 11


def vote(t: Table, way: str) -> None:
    """Alice plays Cunning Vote, or it is her Burst."""
    if way == "burst":
        flip(t, leg(11))
        t.choose("yes")
    else:
        t.colors(ALICE, Blue=7)
        t.play(t.hand(ALICE, leg(11)))


@pytest.mark.parametrize("way", ["play", "burst"])
@pytest.mark.parametrize(("bob", "carol", "enter"), [(0, 1, (2,)), (0, 0, (1, 2))])
def test_it_puts_the_units_no_opponent_chose(
    t: Table, way: str, bob: int, carol: int, enter: tuple[int, ...]
) -> None:
    buried = t.graveyard(ALICE, PAWN, GIANT, QUICK, "TD-01 C 086/102")
    vote(t, way)
    t.choose(*buried[:3])
    assert t.choice.seat == BOB
    t.choose(buried[bob])
    assert t.choice.seat == CAROL
    t.choose(buried[carol])
    entered = [i for i, piece in enumerate(buried) if piece.zone == "Battlefield"]
    assert tuple(entered) == enter


def test_it_takes_fewer_than_3_units(t: Table) -> None:
    one, two = t.graveyard(ALICE, PAWN, QUICK)
    t.graveyard(BOB, GIANT)
    vote(t, "play")
    t.choose(one)
    t.choose(one)
    assert zones(one, two) == ["Graveyard", "Battlefield"]


def test_it_may_be_left_unused_in_a_burst_check(t: Table) -> None:
    buried = t.graveyard(ALICE, PAWN, QUICK, GIANT)
    flip(t, leg(11))
    t.choose("no")
    assert zones(*buried) == ["Graveyard"] * 3
    assert t.in_gained(BOB) == 1


# LEG 12


def test_it_destroys_3_cards_of_each_opponent_for_4_souls(t: Table) -> None:
    units, sets = [t.unit(BOB, PAWN) for _ in range(2)], [t.shadow(BOB, SHADOW) for _ in range(2)]
    carols, mine = t.unit(CAROL, SET), t.unit(ALICE, PAWN)
    god = t.enter(ALICE, leg(12), souls=[PAWN] * 4 + [FILLER])
    t.choose("stack")
    souls = [Piece(t, uid) for uid in t.game.live(god.uid).souls]
    t.choose(*souls[:4])
    assert (t.choice.seat, len(t.choice.options)) == (BOB, 4)
    t.choose(units[0], *sets)
    assert zones(*units, *sets, carols, mine) == [
        "Graveyard", "Battlefield", "Graveyard", "Graveyard", "Graveyard", "Battlefield",
    ]  # fmt: skip
    assert god.souls == ["Crushing Lantern"]


@pytest.mark.parametrize("souls", [3, 4])
def test_it_needs_4_souls_and_may_keep_them(t: Table, souls: int) -> None:
    enemy = t.unit(BOB, PAWN)
    god = t.enter(ALICE, leg(12), souls=[PAWN] * souls)
    if souls == 4:
        t.choose("pass")
    assert (t.choice.kind, enemy.zone, len(god.souls)) == ("main", "Battlefield", souls)


def test_it_draws_and_each_opponent_loses_a_card_by_burst(t: Table) -> None:
    unit, spell = t.unit(BOB, PAWN), t.unit(BOB, SET)
    mine, carols, hidden = t.unit(ALICE, PAWN), t.unit(CAROL, FILLER), t.shadow(CAROL, SHADOW)
    flip(t, leg(12))
    assert t.choice.seat == BOB
    t.choose(spell)
    assert zones(unit, spell, carols, mine, hidden) == [
        "Battlefield", "Graveyard", "Graveyard", "Battlefield", "Shadow Zone",
    ]  # fmt: skip
    assert t.in_hand(ALICE) == 1


# LEG 13


@pytest.mark.parametrize(("wall", "answer"), [(3, "stack"), (3, "pass"), (1, "")])
def test_it_takes_damage_to_put_a_cheap_unit(t: Table, wall: int, answer: str) -> None:
    eve = t.unit(ALICE, leg(13))
    t.wall(ALICE, BOB, wall), t.wall(ALICE, CAROL, 0)
    cheap, dear, other = t.graveyard(ALICE, PAWN, GIANT, QUICK)
    t.attack(eve, CAROL)
    if answer:
        t.choose(answer)
    paid = answer == "stack"
    if paid:
        assert len(t.choice.options) == 2
        t.choose(cheap)
    assert zones(cheap, dear, other) == [
        "Battlefield" if paid else "Graveyard", "Graveyard", "Graveyard",
    ]  # fmt: skip
    assert t.wall(ALICE, BOB) == wall - 2 * paid


@pytest.mark.rule("R12")
@pytest.mark.parametrize(("answer", "zone"), [("stack", "Battlefield"), ("pass", "Graveyard")])
def test_it_comes_back_from_the_deck_for_nothing(t: Table, answer: str, zone: str) -> None:
    (eve,) = t.deck(ALICE, leg(13))
    t.line(t.unit(ALICE, PAWN), "[On Entry] Send the top 1 card of your Deck to the Graveyard.")
    t.choose(answer)
    assert (eve.zone, sum(t.colors(ALICE))) == (zone, 0)


# LEG 14


@pytest.mark.parametrize(("gained", "worn"), [(10, True), (11, True), (11, False)])
def test_its_bearer_deals_damage_that_hits_no_life(t: Table, gained: int, worn: bool) -> None:
    bearer, other = t.unit(ALICE, PAWN), t.unit(ALICE, PAWN)
    t.unit(ALICE, leg(14))
    t.colors(ALICE, Red=1)
    t.choose(("equip", bearer if worn else other))
    assert (bearer.power, sum(t.colors(ALICE))) == (4000 if worn else 2000, 0)
    t.gained(ALICE, gained)
    t.wall(BOB, ALICE, 3), t.wall(CAROL, ALICE, 1)
    t.attack(bearer, BOB)
    deals = gained == 11 and worn
    if deals:
        t.choose(CAROL)
    assert (t.wall(BOB, ALICE), t.wall(CAROL, ALICE)) == (1, 0 if deals else 1)
    assert (t.in_gained(ALICE), t.count(CAROL, RIGHT)) == (gained, 8)


# LEG 15


@pytest.mark.parametrize(("held", "power"), [(0, 10000), (1, 7000), (3, 1000)])
def test_it_discards_the_hand_to_weaken_opponents(t: Table, held: int, power: int) -> None:
    strong, mine = t.unit(BOB, "TD-01 LEG 11/20"), t.unit(ALICE, PAWN)
    weak = t.unit(CAROL, GIANT)
    for card in (EPIC, PAWN, FILLER)[:held]:
        t.hand(ALICE, card)
    t.enter(ALICE, leg(15))
    assert (t.in_hand(ALICE), strong.power, mine.power) == (0, power, 2000)
    assert weak.zone == ("Graveyard" if held >= 2 else "Battlefield")
    assert len(t.in_graveyard(ALICE)) == max(0, held - 1)
    t.end_turn()
    assert strong.power == 10000


# LEG 16


def test_it_stands_up_when_blocked_after_it_took_damage(t: Table) -> None:
    mei, blocker = t.unit(ALICE, leg(16)), t.unit(BOB, PAWN)
    second = t.unit(BOB, PAWN)
    t.wall(ALICE, BOB, 3), t.wall(ALICE, CAROL, 0)
    t.choose(("activate", mei))
    assert (mei.break_, t.wall(ALICE, BOB)) == (4, 2)
    t.attack(mei, BOB)
    t.choose(blocker)
    assert (blocker.zone, mei.rested) == ("Graveyard", False)
    t.attack(mei, BOB)
    t.choose("no-block")
    assert mei.rested
    t.end_turn()
    assert (mei.break_, second.zone) == (3, "Battlefield")
    assert t.game.facts.granted(mei.uid) == []


def test_it_may_pay_for_more_break_as_long_as_it_has_an_advantage(t: Table) -> None:
    mei = t.unit(ALICE, leg(16))
    t.wall(ALICE, BOB, 3), t.wall(ALICE, CAROL, 1)
    t.choose(("activate", mei))
    t.choose(("activate", mei))
    assert (mei.break_, t.wall(ALICE, BOB)) == (5, 1)
    assert f"activate {mei.name}" not in t.offered()


def test_it_uses_the_burst_of_a_card_it_reveals(t: Table) -> None:
    held, other = t.hand(ALICE, LILY), t.hand(ALICE, FILLER)
    flip(t, leg(16))
    assert t.in_hand(ALICE) == 3
    t.choose(held)
    assert (held.zone, other.zone, t.in_hand(ALICE), t.colors(ALICE)[3]) == ("Hand", "Hand", 4, 2)
    assert t.game.view(BOB)["zones"][ALICE]["Hand"]["among"] == [LILY]
    flip(t, leg(16))
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
    t.wall(ALICE, BOB, 0), t.wall(ALICE, CAROL, 3)
    t.counters(ALICE, 4), t.colors(ALICE, Purple=5)
    t.play(t.hand(ALICE, "TD-01 C 100/102"))
    t.choose(target), t.choose(target)
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
    flip(t, leg(17))
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
    t.counters(ALICE, before), t.counters(BOB, 3)
    flip(t, leg(18))
    assert (t.counters(ALICE), t.counters(BOB), t.in_hand(ALICE)) == (after, 3, 1)


# LEG 19


def test_it_attacks_again_for_each_soul(t: Table) -> None:
    sigma = t.unit(ALICE, leg(19), souls=[PAWN, FILLER], fresh=True)
    t.wall(BOB, ALICE, 3), t.wall(CAROL, ALICE, 3)
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
        flip(t, leg(20))
        t.choose("yes")
    else:
        t.colors(ALICE, Red=1, Yellow=1, Blue=1, Purple=1)
        t.play(t.hand(ALICE, leg(20)))


@pytest.mark.parametrize("way", ["play", "burst"])
@pytest.mark.parametrize(
    ("bob", "carol", "counters"), [(1, 2, (2, 5, 2)), (0, 1, (2, 5, 5)), (3, 3, (2, 2, 2))]
)
def test_it_deals_damage_or_removes_counters(
    t: Table, way: str, bob: int, carol: int, counters: tuple[int, int, int]
) -> None:
    t.wall(ALICE, BOB, bob), t.wall(ALICE, CAROL, carol)
    for seat in range(3):
        t.counters(seat, 5)
    blackout(t, way)
    assert tuple(t.counters(seat) for seat in range(3)) == counters
    for before, seat in ((bob, BOB), (carol, CAROL)):
        assert t.wall(ALICE, seat) == (min(3, before + 2) if before <= 1 else before)


def test_it_may_be_left_unused(t: Table) -> None:
    t.wall(ALICE, BOB, 1)
    t.counters(BOB, 5)
    flip(t, leg(20))
    t.choose("no")
    assert (t.counters(BOB), t.wall(ALICE, BOB)) == (5, 1)
