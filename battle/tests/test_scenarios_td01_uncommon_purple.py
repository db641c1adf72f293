"""The purple Uncommons of Blaze (TD-01 U 051 to 060); shared Bursts are in the file of Bursts."""

import pytest

from battle.tests.blaze import SHARK, c, deck_of, pass_on, u
from battle.tests.cast import EPIC, GEAR, GIANT, LITTLE, PAWN, QUICK, SET, SHOT, flip
from battle.tests.phantom import kill
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table, zones

# U 051 Black War Princess Ramiel


def test_it_destroys_a_unit_without_souls_whose_player_draws(t: Table) -> None:
    pawn, full, set_ = t.unit(BOB, PAWN), t.unit(CAROL, PAWN, souls=[SHOT]), t.unit(BOB, SET)
    ramiel = t.enter(ALICE, u(51))
    assert len(t.choice.options) == 2
    t.choose(pawn)
    assert zones(ramiel, pawn, full, set_) == ["Battlefield", "Graveyard"] + ["Battlefield"] * 2
    assert (t.in_hand(ALICE), t.in_hand(BOB)) == (0, 1)


def test_it_must_destroy_itself_when_alone_without_souls(t: Table) -> None:
    ramiel = t.enter(ALICE, u(51))
    assert (ramiel.zone, t.in_hand(ALICE)) == ("Graveyard", 1)


@pytest.mark.rule("S10.3.1", "S10.3.4")
def test_it_spares_itself_when_it_was_shinra_summoned(t: Table) -> None:
    giant, little, free = t.unit(ALICE, GIANT), t.unit(ALICE, LITTLE), t.unit(ALICE, c(81))
    ramiel = t.hand(ALICE, u(51))
    t.play(ramiel, "shinra")
    t.choose(free)
    t.choose(giant)
    assert (ramiel.zone, ramiel.souls) == ("Battlefield", [free.name, giant.name, little.name])
    assert t.in_hand(ALICE) == 0


def test_it_searches_a_card_with_shinra_summon(t: Table) -> None:
    wanted, _, _ = t.deck(ALICE, c(88), PAWN, SHOT)
    flip(t, u(51))
    assert len(t.choice.options) == 1
    t.choose(wanted)
    assert wanted.zone == "Hand"
    assert t.game.view(BOB)["zones"][ALICE]["Hand"]["among"] == [c(88)]


# U 052 Nightfang, the Black Knight


@pytest.mark.parametrize("answer", ["stack", "pass"])
def test_it_weakens_a_unit_for_its_soul(t: Table, answer: str) -> None:
    top, _ = t.deck(ALICE, SHOT, PAWN)
    knight = t.enter(ALICE, u(52))
    assert (knight.souls, top.zone) == ([top.name], "Soul")
    t.game.live(knight.uid).entered = 0
    pawn, giant = t.unit(BOB, PAWN, rested=True), t.unit(BOB, GIANT, rested=True)
    t.attack(knight, BOB)
    t.choose(answer)
    if answer == "stack":
        t.choose(pawn)
    assert pawn.zone == ("Graveyard" if answer == "stack" else "Battlefield")
    assert (giant.power, len(knight.souls)) == (6000, 0 if answer == "stack" else 1)


def test_it_has_no_soul_from_an_empty_deck(t: Table) -> None:
    deck_of(t, ALICE, 0)
    knight = t.enter(ALICE, u(52))
    assert knight.souls == []


# U 053 Franken Girl


@pytest.mark.rule("S10.1.8", "R12", "S10.1.1")
@pytest.mark.parametrize(("answer", "counters"), [("stack", 2), ("pass", 0)])
def test_it_gets_a_counter_for_each_jigoku_back(t: Table, answer: str, counters: int) -> None:
    t.unit(ALICE, u(53))
    shark, pawn = t.deck(ALICE, SHARK, PAWN)
    bobs = t.deck(BOB, c(101), FILLER)[0]
    t.choose(("charge", t.hand(ALICE, c(102))))
    while t.choice.kind == "moment":
        mine = t.choice.seat == ALICE and "stack Shark Sparrow" in t.offered()
        t.choose(answer if mine else "stack" if "stack Grave Pick" in t.offered() else "pass")
    assert zones(shark, pawn) == ["Battlefield" if counters else "Graveyard", "Graveyard"]
    assert (t.counters(ALICE), bobs.zone) == (counters, "Battlefield")


@pytest.mark.rule("S10.2.3", "S11.11")
def test_it_takes_the_winner_with_it(t: Table) -> None:
    girl, giant = t.unit(ALICE, u(53)), t.unit(BOB, GIANT)
    t.attack(girl, BOB)
    t.choose(giant)
    assert zones(girl, giant) == ["Graveyard", "Graveyard"]


def test_it_destroys_a_unit_of_the_highest_power(t: Table) -> None:
    own, bobs, pawn = t.unit(ALICE, GIANT), t.unit(BOB, GIANT), t.unit(CAROL, PAWN)
    flip(t, u(53))
    assert len(t.choice.options) == 2
    t.choose(own)
    flip(t, u(53))
    assert zones(own, bobs, pawn) == ["Graveyard", "Graveyard", "Battlefield"]


# U 054 Black Star Nightmare


def test_it_returns_a_unit_even_the_soul_it_paid(t: Table) -> None:
    nightmare = t.unit(ALICE, u(54), souls=[GIANT])
    other = t.unit(ALICE, u(54), souls=[SHOT])
    (pawn, _) = t.graveyard(ALICE, PAWN, SHOT)
    t.attack(nightmare, BOB)
    t.choose("stack")
    assert len(t.choice.options) == 2
    t.choose(GIANT)
    assert (t.in_hand(ALICE), pawn.zone, nightmare.souls) == (1, "Graveyard", [])
    t.attack(other, CAROL)
    t.choose("pass")
    assert (pawn.zone, other.souls) == ("Graveyard", ["Three-Way Benefit!"])


def test_it_makes_its_nightmares_active_and_can_t_be_attacked(t: Table) -> None:
    cat, pawn = t.unit(BOB, c(98), rested=True), t.unit(BOB, PAWN, rested=True)
    theirs = t.unit(ALICE, c(98), rested=True)
    attacker = t.unit(ALICE, PAWN)
    t.flip(t.hand(BOB, u(54)), by=ALICE)
    assert [unit.rested for unit in (cat, pawn, theirs)] == [False, True, True]
    t.choose("done")
    assert {o.seat for o in t.choice.options if o.card == attacker.handle} == {CAROL}


# U 055 Killer Pegacorn


@pytest.mark.rule("S9.1.5")
def test_it_dies_of_a_counter_and_gives_one(t: Table) -> None:
    one, two, enemys = t.unit(ALICE, u(55)), t.unit(ALICE, u(55)), t.unit(BOB, u(55))
    t.line(one, "[On Entry] Get 1 Trinity Counter.")
    while t.choice.kind == "moment":
        t.choose("stack")
    assert zones(one, two, enemys) == ["Graveyard", "Graveyard", "Battlefield"]
    assert t.counters(ALICE) == 3


@pytest.mark.rule("S11.6")
def test_it_lives_when_the_reserve_is_full(t: Table) -> None:
    pegacorn = t.unit(ALICE, u(55))
    t.counters(ALICE, 10)
    t.line(pegacorn, "[On Entry] Get 1 Trinity Counter.")
    assert pegacorn.zone == "Battlefield"


@pytest.mark.rule("S11.7")
@pytest.mark.parametrize(
    ("mine", "bobs", "after"), [(0, 2, (1, 1)), (10, 3, (10, 2)), (9, 1, (10, 0))]
)
def test_it_moves_a_counter_from_each_opponent(
    t: Table, mine: int, bobs: int, after: tuple[int, int]
) -> None:
    t.counters(ALICE, mine)
    t.counters(BOB, bobs)
    flip(t, u(55))
    assert (t.counters(ALICE), t.counters(BOB), t.counters(CAROL)) == (*after, 0)


# U 056 Blood Recovery


@pytest.mark.parametrize(("dead", "answer"), [(2, None), (3, "yes"), (3, "no")])
def test_it_returns_a_unit_and_may_put_it_after_3_dead(
    t: Table, dead: int, answer: str | None
) -> None:
    dog, epic = t.graveyard(ALICE, GEAR, SHOT)[0], t.unit(CAROL, EPIC)
    victims = [epic, *(t.unit(BOB, PAWN, souls=[PAWN]) for _ in range(dead - 1))]
    kill(t, *victims)
    t.colors(ALICE, Purple=4)
    t.play(t.hand(ALICE, u(56)))
    if answer:
        t.choose(answer)
    assert dog.zone == ("Battlefield" if answer == "yes" else "Hand")
    assert t.counters(ALICE) == (2 if answer == "yes" else 0)


@pytest.mark.rule("S11.14", "R11")
def test_it_does_so_by_burst_for_a_discarded_card(t: Table) -> None:
    held, dog = t.hand(ALICE, PAWN), t.graveyard(ALICE, GEAR)[0]
    flip(t, u(56))
    t.choose("no")
    assert zones(held, dog) == ["Hand", "Graveyard"]
    flip(t, u(56))
    t.choose("yes")
    t.choose(held)
    t.choose(held)
    assert zones(held, dog) == ["Hand", "Graveyard"]


# U 057 Ghost Hand


@pytest.mark.rule("R9", "S2.1.6")
def test_it_weakens_a_unit_by_3000(t: Table) -> None:
    giant, pawn = t.unit(BOB, GIANT), t.unit(CAROL, PAWN)
    t.colors(ALICE, Purple=6)
    hand = t.hand(ALICE, u(57))
    t.play(hand)
    t.choose(giant)
    assert (giant.power, hand.zone, sum(t.colors(ALICE))) == (3000, "Graveyard", 3)
    t.play(t.hand(ALICE, u(57)))
    t.choose(pawn)
    assert (pawn.zone, giant.power) == ("Graveyard", 3000)
    t.end_turn()
    assert giant.power == 6000


@pytest.mark.parametrize("card", [u(57), c(98)])
def test_it_weakens_a_unit_by_1000_when_charged(t: Table, card: str) -> None:
    weak, pawn = t.unit(BOB, QUICK), t.unit(ALICE, PAWN)
    t.choose(("charge", t.hand(ALICE, card)))
    t.choose(weak)
    assert (weak.zone, pawn.power, t.colors(ALICE)[3]) == ("Graveyard", 2000, 1)


# U 058 Ark of Abato


@pytest.mark.rule("S10.4.3", "S9.2.5")
@pytest.mark.parametrize(("dead", "drawn"), [(1, 0), (2, 2)])
def test_it_draws_2_and_goes_when_2_units_died(t: Table, dead: int, drawn: int) -> None:
    ark = t.enter(ALICE, u(58))
    assert t.counters(ALICE) == 1
    kill(t, *(t.unit(seat, PAWN) for seat in (ALICE, BOB)[:dead]))
    t.choose(("activate", ark))
    assert (t.in_hand(ALICE), ark.zone) == (drawn, "Graveyard" if drawn else "Battlefield")


# U 059 Ritual of Shadows


@pytest.mark.parametrize("mode", [0, 1])
def test_it_draws_2_for_a_unit_or_2_counters(t: Table, mode: int) -> None:
    own, other, enemy = t.unit(ALICE, PAWN), t.unit(ALICE, LITTLE), t.unit(BOB, PAWN)
    t.counters(ALICE, 2)
    t.colors(ALICE, Purple=1)
    t.play(t.hand(ALICE, u(59)))
    t.choose(mode)
    if mode == 0:
        t.choose(own)
    assert (
        zones(own, other, enemy) == ["Battlefield" if mode else "Graveyard"] + ["Battlefield"] * 2
    )
    assert (t.counters(ALICE), t.in_hand(ALICE)) == (0 if mode else 2, 2)


@pytest.mark.rule("S2.3.2", "R10")
@pytest.mark.parametrize(
    ("counters", "unit", "drawn"), [(1, False, 0), (1, True, 2), (2, False, 2)]
)
def test_it_pays_what_can_be_paid(t: Table, counters: int, unit: bool, drawn: int) -> None:
    own = t.unit(ALICE, PAWN if unit else SET)
    t.counters(ALICE, counters)
    t.colors(ALICE, Purple=1)
    t.play(t.hand(ALICE, u(59)))
    assert t.in_hand(ALICE) == drawn
    assert (own.zone == "Graveyard") == unit
    assert t.counters(ALICE) == (0 if drawn and not unit else 1)


# U 060 Eye of the Evening Moon


@pytest.mark.rule("S8.1.2", "R3", "R36")
def test_it_weakens_all_opponents_when_one_attacks(t: Table) -> None:
    weak, giant, carols = t.unit(ALICE, QUICK), t.unit(ALICE, GIANT), t.unit(CAROL, PAWN)
    own = t.unit(BOB, GEAR)
    eye = t.shadow(BOB, u(60))
    t.wall(CAROL, ALICE, 0)
    t.attack(weak, CAROL)
    t.choose(eye)
    pass_on(t)
    assert zones(weak, own, eye) == ["Graveyard", "Battlefield", "Graveyard"]
    assert (giant.power, carols.power, own.power) == (5000, 1000, 1000)
    assert (t.counters(BOB), t.in_gained(ALICE)) == (1, 0)
    assert t.choice.kind == "attack"
