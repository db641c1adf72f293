"""The Legends of Phantom (TD-02 LEG 11 to 15), line by line; the Bursts stand at their cards."""

import pytest

from battle.rules.trinity.zones import RIGHT
from battle.tests.cast import EPIC, GIANT, PAWN, QUICK, SET, SHADOW
from battle.tests.phantom import leg
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table, zones

# LEG 11


def vote(t: Table, way: str) -> None:
    """Alice plays Cunning Vote, or it is her Burst."""
    if way == "burst":
        t.burst(leg(11))
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


@pytest.mark.rule("S2.3.9")
def test_it_takes_fewer_than_3_units(t: Table) -> None:
    one, two = t.graveyard(ALICE, PAWN, QUICK)
    t.graveyard(BOB, GIANT)
    vote(t, "play")
    t.choose(one)
    t.choose(one)
    assert zones(one, two) == ["Graveyard", "Battlefield"]


def test_it_may_be_left_unused_in_a_burst_check(t: Table) -> None:
    buried = t.graveyard(ALICE, PAWN, QUICK, GIANT)
    t.burst(leg(11))
    t.choose("no")
    assert zones(*buried) == ["Graveyard"] * 3
    assert t.in_gained(BOB) == 1


# LEG 12


@pytest.mark.rule("S10.4.7")
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


@pytest.mark.rule("S9.4.2")
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
    t.burst(leg(12))
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
    t.wall(ALICE, BOB, wall)
    t.wall(ALICE, CAROL, 0)
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
def test_it_lets_its_bearer_deal_damage_that_hits_no_life(
    t: Table, gained: int, worn: bool
) -> None:
    bearer, other = t.unit(ALICE, PAWN), t.unit(ALICE, PAWN)
    t.unit(ALICE, leg(14))
    t.colors(ALICE, Red=1)
    t.choose(("equip", bearer if worn else other))
    assert (bearer.power, sum(t.colors(ALICE))) == (4000 if worn else 2000, 0)
    t.gained(ALICE, gained)
    t.wall(BOB, ALICE, 3)
    t.wall(CAROL, ALICE, 1)
    t.attack(bearer, BOB)
    deals = gained == 11 and worn
    if deals:
        t.choose(CAROL)
    assert (t.wall(BOB, ALICE), t.wall(CAROL, ALICE)) == (1, 0 if deals else 1)
    assert (t.in_gained(ALICE), t.count(CAROL, RIGHT)) == (gained, 8)


# LEG 15


@pytest.mark.rule("S2.4.1")
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
