"""Lines that Commons (and Uncommons) of Blaze share, on each card that has them."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.blaze import SHARK, c, pass_on, u
from battle.tests.cast import GEAR, GIANT, LITTLE, PAWN, SET, SHOT
from battle.tests.phantom import attacked
from battle.tests.table import ALICE, BOB, Table, zones

COST = {1: LITTLE, 2: PAWN, 3: SHARK, 4: c(86), 6: c(85)}
"""A Unit of each Cost."""
SHINRA = [
    (c(67), (6,)), (u(32), (4, 2)), (u(41), (3, 2, 1)), (u(52), (2, 4)), (c(69), (3,)),
    (c(88), (2, 1)), (u(34), (1, 2)), (u(44), (3,)), (u(54), (1, 2)), (u(51), (6, 1)),
]  # fmt: skip


@pytest.mark.rule("S10.3.1", "S10.3.2", "S8.1.4")
@pytest.mark.parametrize(("card", "under"), SHINRA)
def test_it_shinra_summons_on_exactly_that_cost(
    t: Table, card: str, under: tuple[int, ...]
) -> None:
    units = [t.unit(ALICE, COST[cost], rested=True) for cost in under]
    t.unit(BOB, GIANT, souls=[PAWN])
    top = t.hand(ALICE, card)
    t.play(top, "shinra")
    for unit in units[:-1]:
        t.choose(unit)
    if t.choice.kind == "moment":
        t.choose("pass")
    assert zones(*units) == ["Soul"] * len(units)
    assert (top.zone, top.rested, sum(t.colors(ALICE))) == ("Battlefield", False, 0)
    t.choose("done")
    assert (attacked(t) != set()) == (card == c(67))


@pytest.mark.rule("S10.3.1")
@pytest.mark.parametrize(("card", "under"), SHINRA)
def test_it_needs_units_of_its_own_that_add_up(t: Table, card: str, under: tuple[int, ...]) -> None:
    for cost in under[1:]:
        t.unit(ALICE, COST[cost])
    t.unit(BOB, COST[under[0]])
    t.unit(ALICE, SET)
    top = t.hand(ALICE, card)
    assert f"shinra {top.name}" not in t.offered()


@pytest.mark.rule("S7.3.4", "S7.3.1")
@pytest.mark.parametrize(("n", "color"), [(83, 1), (91, 2), (100, 3)])
def test_it_gets_a_counter_when_charged(t: Table, n: int, color: int) -> None:
    t.counters(ALICE, 2)
    t.choose(("charge", t.hand(ALICE, c(n))))
    assert (t.counters(ALICE), t.colors(ALICE)[color]) == (3, 1)
    assert len(t.in_graveyard(ALICE)) == 1


# Jigoku Back

BACK = [89, 95, 101]
MILL = "[Oni Charge] Each player sends the top 2 cards of their Deck to the Graveyard."


@pytest.mark.rule("S10.1.8", "R12")
@pytest.mark.parametrize("answer", ["stack", "pass"])
@pytest.mark.parametrize("n", BACK)
def test_it_may_come_back_from_the_deck(t: Table, n: int, answer: str) -> None:
    card, other = t.deck(ALICE, c(n), PAWN)
    t.line(t.unit(BOB, SET), MILL)
    t.choose(answer)
    assert zones(card, other) == ["Battlefield" if answer == "stack" else "Graveyard", "Graveyard"]
    assert card.seat == ALICE
    assert t.counters(ALICE) == (1 if (n, answer) == (89, "stack") else 0)
    assert t.count(ALICE, DECK) == (8 if (n, answer) == (95, "stack") else 10)


@pytest.mark.rule("S10.1.8")
@pytest.mark.parametrize("n", BACK)
def test_it_does_not_come_back_from_hand_or_battlefield(t: Table, n: int) -> None:
    held, unit = t.hand(ALICE, c(n)), t.unit(ALICE, c(n))
    t.line(unit, "[On Entry] Send this card to the Graveyard.")
    t.choose(("charge", held))
    assert zones(held, unit) == ["Graveyard", "Graveyard"]


# Color Shift

SHIFTS = [(80, 1, "Yellow"), (90, 1, "Blue"), (94, 2, "Purple")]


@pytest.mark.rule("S10.3.7", "S10.3.8", "S9.2.5")
@pytest.mark.parametrize(("n", "gives", "color"), SHIFTS)
def test_it_pays_for_a_summon_only(t: Table, n: int, gives: int, color: str) -> None:
    shift, enemys = t.unit(ALICE, c(n), rested=True), t.unit(BOB, c(n))
    dog, shot = t.hand(ALICE, c(67)), t.hand(ALICE, SHOT)
    t.colors(ALICE, Red=6 - gives)
    assert f"play {shot.name}" not in t.offered()
    t.play(dog)
    assert zones(dog, shift, enemys) == ["Battlefield", "Graveyard", "Battlefield"]
    assert sum(t.colors(ALICE)) == 0
    assert len(t.game.state.sent) == 1


@pytest.mark.rule("S10.3.7")
@pytest.mark.parametrize(("n", "gives", "color"), SHIFTS)
def test_it_gives_its_own_color(t: Table, n: int, gives: int, color: str) -> None:
    t.unit(ALICE, c(n))
    yellow, blue, purple = (t.hand(ALICE, c(card)) for card in (77, 88, 96))
    t.colors(ALICE, Red=2)
    payable = {"Yellow": yellow, "Blue": blue, "Purple": purple}
    assert [f"play {p.name}" in t.offered() for p in payable.values()] == [
        name == color for name in payable
    ]


@pytest.mark.rule("S10.3.10")
def test_it_loses_what_color_shift_gives_too_much(t: Table) -> None:
    t.unit(ALICE, c(94))
    cat = t.hand(ALICE, c(98))
    t.play(cat)
    assert (cat.zone, t.colors(ALICE)) == ("Battlefield", [0, 0, 0, 0])


def test_it_may_keep_its_units_when_the_color_is_there(t: Table) -> None:
    nightgeist, pawn = t.unit(ALICE, c(94)), t.unit(ALICE, c(90))
    dog = t.hand(ALICE, GEAR)
    t.colors(ALICE, Red=2)
    t.play(dog)
    t.choose("done")
    assert zones(dog, nightgeist, pawn) == ["Battlefield"] * 3
    assert t.colors(ALICE)[0] == 0


@pytest.mark.rule("S10.3.11")
def test_it_goes_together_with_reduced_summon(t: Table) -> None:
    shifts = [t.unit(ALICE, c(80)), t.unit(ALICE, c(94))]
    for _ in range(3):
        t.unit(ALICE, SET)
    aven = t.hand(ALICE, c(76))
    t.play(aven)
    t.choose(shifts[0])
    assert zones(aven, *shifts) == ["Battlefield", "Graveyard", "Graveyard"]
    assert t.in_hand(ALICE) == 3


# Sky Aura


@pytest.mark.rule("S10.2.2")
@pytest.mark.parametrize("n", [80, 96])
def test_it_is_blocked_only_by_sky_units(t: Table, n: int) -> None:
    flyer, ground, sky = t.unit(ALICE, c(n)), t.unit(BOB, GIANT), t.unit(BOB, c(80))
    t.attack(flyer, BOB)
    assert t.offered() == ["no-block", f"block {sky.name}"]
    t.choose("no-block")
    assert (ground.rested, t.wall(BOB, ALICE)) == (False, 1)


@pytest.mark.rule("S10.4.7", "S10.2.3", "S8.2.4")
@pytest.mark.parametrize("n", [69, 88])
def test_it_is_stronger_on_attack_for_a_soul(t: Table, n: int) -> None:
    attacker, bare = t.unit(ALICE, c(n), souls=[PAWN, SHOT]), t.unit(ALICE, c(n))
    giant = t.unit(BOB, GIANT)
    t.attack(bare, BOB)
    t.choose("no-block")
    assert (bare.power, bare.break_, bare.auras) == (2000, 2, set())
    t.attack(attacker, BOB)
    if n == 88:
        t.choose("stack")
    t.choose(SHOT)
    assert (attacker.power, attacker.break_, attacker.auras) == (4000, 3, {"Bad Aura"})
    t.choose(giant)
    pass_on(t)
    assert zones(attacker, giant) == ["Graveyard", "Graveyard"]
    paid = [attacker.name, "Three-Way Benefit!", "Demon of Gluttony"]
    assert sorted(t.in_graveyard(ALICE)) == sorted(paid)


def test_it_may_keep_its_souls_when_it_is_optional(t: Table) -> None:
    assassin = t.unit(ALICE, c(88), souls=[PAWN])
    t.attack(assassin, BOB)
    t.choose("pass")
    assert (assassin.power, len(assassin.souls)) == (2000, 1)
