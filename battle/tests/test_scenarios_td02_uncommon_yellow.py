"""The yellow Uncommons of Phantom (TD-02 U 031 to 040)."""

import pytest

from battle.rules.trinity.zones import BATTLEFIELD, SHADOW
from battle.tests.cast import GIANT, LITTLE, PAWN, SET
from battle.tests.phantom import EQUIP, KNIGHT, VOID, c, kill, u
from battle.tests.table import ALICE, BOB, CAROL, Piece, Table

DESTROY_SET = "[Burst] Choose 1 Set on the Battlefield; destroy it."


def shot(t: Table, n: int) -> Piece:
    """Alice plays a yellow Shot."""
    piece = t.hand(ALICE, u(n))
    t.colors(ALICE, Yellow=piece.cost)
    t.play(piece)
    return piece


# U 031


@pytest.mark.rule("S10.1.5")
def test_it_grows_with_each_rested_unit_of_yours(t: Table) -> None:
    carrier = t.unit(ALICE, u(31))
    for seat, card in ((ALICE, PAWN), (ALICE, LITTLE), (ALICE, SET), (BOB, PAWN)):
        t.unit(seat, card, rested=True)
    t.unit(ALICE, PAWN)
    assert carrier.power == 6000
    t.unit(BOB, c(88))
    t.attack(carrier, BOB)
    assert carrier.power == 8000


@pytest.mark.rule("S10.2.2")
@pytest.mark.parametrize(("card", "power"), [(u(31), 2000), (u(44), 2000), (c(88), 1000)])
def test_it_is_blocked_only_by_units_with_sky_aura(t: Table, card: str, power: int) -> None:
    flyer, sky = t.unit(ALICE, card), t.unit(BOB, u(44))
    t.unit(BOB, GIANT)
    t.deck(ALICE, VOID)
    t.attack(flyer, BOB)
    if t.choice.kind == "adjust":
        t.choose()
    assert t.offered() == ["no-block", f"block {sky.name}"]
    assert flyer.auras == {"Sky Aura"}


# U 032


@pytest.mark.rule("S3.2.2", "S11.12")
def test_it_deals_damage_on_a_disadvantage_wall(t: Table) -> None:
    t.wall(ALICE, BOB, 1)
    t.wall(ALICE, CAROL, 0)
    t.enter(ALICE, u(32))
    t.choose(t.wall_between(ALICE, CAROL))
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (1, 1)


@pytest.mark.parametrize("n", [u(32), c(71)])
def test_it_deals_no_damage_without_a_disadvantage_wall(t: Table, n: str) -> None:
    t.wall(ALICE, BOB, 2)
    t.wall(ALICE, CAROL, 3)
    t.enter(ALICE, n)
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (2, 3)
    assert t.choice.kind == "main"


@pytest.mark.rule("S7.6.1")
def test_it_is_active_again_after_attacking(t: Table) -> None:
    dragon, giant = t.unit(ALICE, u(32)), t.unit(ALICE, GIANT)
    for unit in (dragon, giant):
        t.attack(unit, BOB)
    assert dragon.rested
    t.end_turn()
    assert (dragon.rested, giant.rested) == (False, True)


# U 033


def test_it_grows_with_each_set_of_yours(t: Table) -> None:
    beast = t.unit(ALICE, u(33))
    for seat, card in ((ALICE, SET), (ALICE, c(84)), (ALICE, EQUIP), (BOB, SET)):
        t.unit(seat, card)
    assert beast.power == 6000


@pytest.mark.rule("S2.3.4", "S10.4.5", "S7.6.2")
def test_it_treats_a_card_as_a_set_for_a_turn(t: Table) -> None:
    beast, pawn = t.unit(ALICE, u(33)), t.unit(BOB, PAWN)
    t.counters(ALICE, 3)
    t.choose(("activate", beast))
    t.choose(beast)
    assert (beast.power, t.counters(ALICE)) == (4000, 2)
    assert f"activate {beast.name}" not in t.offered()
    t.end_turn()
    assert beast.power == 2000
    for _ in (BOB, CAROL):
        t.end_turn()
    t.choose(("activate", beast))
    t.choose(pawn)
    assert beast.power == 2000
    t.line(beast, DESTROY_SET)
    assert (pawn.zone, beast.zone, t.counters(ALICE)) == ("Graveyard", "Battlefield", 1)


@pytest.mark.rule("S10.4.5")
def test_it_needs_a_counter_to_treat_a_card_as_a_set(t: Table) -> None:
    beast = t.unit(ALICE, u(33))
    assert f"activate {beast.name}" not in t.offered()


# U 034


@pytest.mark.rule("S10.4.1", "S9.4.3")
@pytest.mark.parametrize("gained", [3, 4])
def test_it_puts_two_cards_into_souls_with_4_gained_life(t: Table, gained: int) -> None:
    t.gained(ALICE, gained)
    first, second = t.deck(ALICE, PAWN, VOID)
    pawn, enemy = t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    elise = t.enter(ALICE, u(34))
    if gained == 4:
        t.choose(pawn)
        t.choose(elise)
    zone = "Soul" if gained == 4 else "Deck"
    assert (first.zone, second.zone, enemy.souls) == (zone, zone, [])
    assert len(pawn.souls) == len(elise.souls) == (1 if gained == 4 else 0)


def test_it_puts_both_cards_under_one_unit(t: Table) -> None:
    t.gained(ALICE, 4)
    t.deck(ALICE, PAWN, VOID)
    elise = t.enter(ALICE, u(34))
    assert elise.souls == ["Demon of Gluttony", "Void"]


# U 035


@pytest.mark.rule("R26", "S10.1.4")
@pytest.mark.parametrize(
    ("seat", "card", "active"),
    [(ALICE, SET, True), (ALICE, EQUIP, True), (ALICE, c(90), True), (ALICE, PAWN, False),
     (BOB, SET, False)],
)  # fmt: skip
def test_it_is_active_again_when_your_equip_or_set_is_destroyed(
    t: Table, seat: int, card: str, active: bool
) -> None:
    acacia = t.unit(ALICE, u(35), rested=True)
    kill(t, t.unit(seat, card))
    assert acacia.rested != active


@pytest.mark.rule("R26", "S9.2.5")
def test_it_minds_no_equip_of_the_shadow_zone_and_none_sent(t: Table) -> None:
    acacia = t.unit(ALICE, u(35), rested=True)
    t.put(ALICE, EQUIP, SHADOW)
    t.line(acacia, "[Burst] Choose 1 card in the Shadow Zone; destroy it.")
    t.line(t.unit(ALICE, SET), "[On Entry] Send this card to the Graveyard.")
    assert acacia.rested
    assert t.in_graveyard(ALICE) == ["Royal Tailoring", "Emerald Paradise Stone"]


def test_it_is_active_again_for_a_unit_that_was_treated_as_a_set(t: Table) -> None:
    acacia, beast = t.unit(ALICE, u(35), rested=True), t.unit(ALICE, u(33))
    pawn = t.unit(ALICE, PAWN)
    t.counters(ALICE, 1)
    t.choose(("activate", beast))
    t.choose(pawn)
    kill(t, pawn)
    assert not acacia.rested


# U 037


@pytest.mark.rule("S7.6.1")
def test_it_readies_your_units_at_the_end_of_the_turn(t: Table) -> None:
    pawn, set_ = t.unit(ALICE, PAWN), t.unit(ALICE, SET, rested=True)
    enemy = t.unit(CAROL, PAWN, rested=True)
    signal = t.hand(ALICE, u(37))
    t.colors(ALICE, Yellow=4)
    t.play(signal)
    t.choose(0)
    late = t.unit(ALICE, LITTLE)
    for unit in (pawn, late):
        t.attack(unit, BOB)
    assert (pawn.rested, late.rested, signal.zone) == (True, True, "Graveyard")
    t.end_turn()
    assert [p.rested for p in (pawn, late, set_, enemy)] == [False, False, True, True]


def test_it_uses_its_own_burst_as_a_mode(t: Table) -> None:
    equip = t.unit(BOB, EQUIP)
    shot(t, 37)
    t.choose(1)
    assert (t.in_hand(ALICE), equip.zone) == (1, "Graveyard")


# U 038


@pytest.mark.rule("S10.4.2", "S11.30")
@pytest.mark.parametrize(("had", "brings"), [(2, False), (3, True)])
def test_it_lies_under_what_it_brings_with_5_counters(t: Table, had: int, brings: bool) -> None:
    t.counters(ALICE, had)
    knight, dear, set_, equip = t.graveyard(ALICE, KNIGHT, GIANT, SET, EQUIP)
    arise = shot(t, 38)
    if brings:
        assert len(t.choice.options) == 2
        t.choose(set_)
    assert t.counters(ALICE) == had + 2
    assert arise.zone == ("Soul" if brings else "Graveyard")
    assert set_.zone == ("Battlefield" if brings else "Graveyard")
    assert [p.zone for p in (knight, dear, equip)] == ["Graveyard"] * 3
    if brings:
        assert (set_.souls, t.in_hand(ALICE)) == (["Raise Arise"], 1)


@pytest.mark.rule("S2.3.5")
def test_it_goes_to_the_graveyard_with_nothing_to_bring(t: Table) -> None:
    t.counters(ALICE, 10)
    t.graveyard(ALICE, GIANT)
    assert shot(t, 38).zone == "Graveyard"
    assert t.count(ALICE, BATTLEFIELD) == 0


# U 039


@pytest.mark.parametrize("rested", [True, False])
@pytest.mark.parametrize("way", ["rest", "active"])
def test_it_rests_a_card_or_makes_it_active(t: Table, rested: bool, way: str) -> None:
    set_, pawn = t.unit(BOB, SET, rested=rested), t.unit(ALICE, PAWN, rested=rested)
    shot(t, 39)
    t.choose(set_)
    t.choose(way)
    assert (set_.rested, pawn.rested) == (way == "rest", rested)


@pytest.mark.rule("S11.28", "S3.1.8")
def test_it_can_be_used_with_no_card_to_choose(t: Table) -> None:
    t.shadow(BOB, u(40))
    assert shot(t, 39).zone == "Graveyard"
    assert t.choice.kind == "main"


# U 040


@pytest.mark.rule("S2.1.8", "S11.27", "S11.30")
@pytest.mark.parametrize("card", [PAWN, SET, EQUIP])
def test_it_brings_a_cheap_unit_when_your_card_is_destroyed(t: Table, card: str) -> None:
    hidden = t.shadow(ALICE, u(40))
    knight, dear, free = (t.hand(ALICE, name) for name in (KNIGHT, u(34), u(25)))
    kill(t, t.unit(ALICE, card))
    t.choose(hidden)
    assert dear.name not in str(t.offered())
    t.choose(free)
    assert [p.zone for p in (hidden, knight, free)] == ["Graveyard", "Hand", "Battlefield"]


@pytest.mark.rule("S9.3.1")
def test_it_waits_for_your_own_card(t: Table) -> None:
    hidden = t.shadow(ALICE, u(40))
    t.hand(ALICE, KNIGHT)
    kill(t, t.unit(BOB, PAWN))
    assert (hidden.zone, t.choice.kind) == ("Shadow Zone", "main")
