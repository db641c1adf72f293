"""The Legends of Phantom (TD-02 LEG 01 to 05), line by line; the Bursts stand at their cards."""

import pytest

from battle.rules.trinity.zones import DECK, LEFT, RIGHT
from battle.tests.cast import PAWN, SET
from battle.tests.phantom import leg
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table

# LEG 01


@pytest.mark.rule("R12")
def test_it_surges_for_4_and_each_opponent_takes_a_color(t: Table) -> None:
    dragon = t.hand(ALICE, leg(1))
    t.colors(ALICE, Red=2, Blue=3)
    t.play(dragon, "surge")
    t.choose("Yellow")
    assert t.choice.seat == CAROL
    t.choose("Red")
    assert (dragon.zone, sum(t.colors(ALICE))) == ("Battlefield", 1)
    assert (t.colors(BOB), t.colors(CAROL)) == ([0, 1, 0, 0], [1, 0, 0, 0])


@pytest.mark.rule("R12")
@pytest.mark.parametrize(
    ("colors", "ways"),
    [({"Red": 1, "Blue": 6}, []), ({"Red": 3}, []), ({"Red": 4}, ["surge"]),
     ({"Red": 2, "Blue": 6}, ["play", "surge"])],
)  # fmt: skip
def test_it_keeps_its_color_condition_when_it_surges(
    t: Table, colors: dict[str, int], ways: list[str]
) -> None:
    dragon = t.hand(ALICE, leg(1))
    t.colors(ALICE, **colors)
    offered = [o.split(" ", 1)[0] for o in t.offered() if o.endswith(f" {dragon.name}")]
    assert [way for way in offered if way != "charge"] == ways
    if "play" in ways:
        t.play(dragon)
        assert (sum(t.colors(ALICE)), t.colors(BOB)) == (0, [0, 0, 0, 0])


def test_it_draws_4_and_discards_2_by_burst(t: Table) -> None:
    held = t.hand(ALICE, PAWN)
    drawn = t.game.state.places[ALICE][DECK][-4:]
    t.burst(leg(1))
    assert t.in_hand(ALICE) == 5
    t.choose(held, Piece(t, drawn[0]))
    assert (t.in_hand(ALICE), sorted(t.in_graveyard(ALICE))) == (
        3, ["Crushing Lantern", "Demon of Gluttony"],
    )  # fmt: skip
    assert t.in_gained(BOB) == 1


# LEG 02


@pytest.mark.parametrize(("gained", "rested"), [(2, True), (3, False)])
def test_it_stands_up_the_first_time_it_rests_in_a_turn(
    t: Table, gained: int, rested: bool
) -> None:
    meidi = t.unit(ALICE, leg(2))
    t.gained(ALICE, gained)
    t.wall(BOB, ALICE, 3)
    t.wall(CAROL, ALICE, 3)
    t.attack(meidi, BOB)
    assert meidi.rested == rested
    if not rested:
        t.attack(meidi, CAROL)
        assert meidi.rested
        assert (t.wall(BOB, ALICE), t.wall(CAROL, ALICE)) == (0, 0)


def test_it_stands_up_after_a_block_and_after_an_effect_too(t: Table) -> None:
    meidi = t.unit(ALICE, leg(2))
    t.gained(ALICE, 3)
    t.line(meidi, "[On Entry] Choose 1 Unit; rest it.")
    assert not meidi.rested
    t.line(meidi, "[On Entry] Choose 1 Unit; rest it.")
    assert meidi.rested
    t.end_turn()
    t.game.live(meidi.uid).rested = False
    attacker = t.unit(BOB, PAWN)
    t.attack(attacker, ALICE)
    t.choose(meidi)
    assert (meidi.rested, attacker.zone) == (False, "Graveyard")


def test_it_does_not_catch_up_on_a_first_rest_it_missed(t: Table) -> None:
    meidi = t.unit(ALICE, leg(2))
    t.line(meidi, "[On Entry] Choose 1 Unit; rest it.")
    t.gained(ALICE, 3)
    t.line(meidi, "[On Entry] Choose 1 Unit; make it Active.")
    t.line(meidi, "[On Entry] Choose 1 Unit; rest it.")
    assert meidi.rested


# LEG 03


@pytest.mark.rule("S10.4.6")
def test_it_destroys_all_units_but_one(t: Table) -> None:
    units = [t.unit(seat, PAWN) for seat in (ALICE, BOB, CAROL)]
    spell = t.unit(BOB, FILLER)
    t.counters(ALICE, 10)
    t.colors(ALICE, Red=6)
    shot = t.hand(ALICE, leg(3))
    t.play(shot)
    t.choose(units[1])
    assert [unit.zone for unit in units] == ["Graveyard", "Battlefield", "Graveyard"]
    assert (spell.zone, shot.zone, t.counters(ALICE)) == ("Battlefield", "Graveyard", 0)


@pytest.mark.rule("S11.28")
def test_it_is_used_up_for_nothing_without_10_counters(t: Table) -> None:
    unit = t.unit(BOB, PAWN)
    t.unit(ALICE, PAWN)
    t.counters(ALICE, 9)
    t.colors(ALICE, Red=6)
    shot = t.hand(ALICE, leg(3))
    t.play(shot)
    assert (unit.zone, shot.zone, t.counters(ALICE)) == ("Battlefield", "Graveyard", 9)


@pytest.mark.rule("S2.3.5", "S11.2")
@pytest.mark.parametrize(("held", "answer"), [(3, "yes"), (4, "yes"), (2, "yes"), (4, "no")])
def test_it_destroys_by_burst_for_3_cards(t: Table, held: int, answer: str) -> None:
    units = [t.unit(seat, PAWN) for seat in (BOB, CAROL)]
    cards = [t.hand(ALICE, PAWN) for _ in range(held)]
    t.burst(leg(3))
    t.choose(answer)
    if answer == "yes":
        t.choose(*cards[:3])
    paid = min(held, 3) if answer == "yes" else 0
    if paid == 3:
        t.choose(units[0])
    assert t.in_hand(ALICE) == held - paid
    assert [u.zone for u in units] == ["Battlefield", "Graveyard" if paid == 3 else "Battlefield"]


# LEG 04


@pytest.mark.rule("S10.1.7")
def test_it_equips_itself_on_entry_and_moves_for_4(t: Table) -> None:
    one, two = t.unit(ALICE, PAWN), t.unit(ALICE, PAWN)
    t.unit(BOB, PAWN)
    shield = t.hand(ALICE, leg(4))
    t.colors(ALICE, Red=7)
    t.play(shield)
    assert len(t.choice.options) == 2
    t.choose(one)
    assert (one.power, two.power, t.colors(ALICE)[0]) == (7000, 2000, 3)
    assert not any(o.startswith("equip") for o in t.offered())
    t.colors(ALICE, Red=4)
    t.again()
    t.choose(("equip", two))
    assert (one.power, two.power, t.colors(ALICE)[0]) == (2000, 7000, 0)


def test_it_enters_by_burst_for_a_buried_card(t: Table) -> None:
    unit = t.unit(ALICE, PAWN)
    given, kept = t.graveyard(ALICE, FILLER, PAWN)
    shield = t.burst(leg(4))
    t.choose("yes")
    t.choose(given)
    assert (given.zone, given.seat, kept.zone) == ("Gained Life", BOB, "Graveyard")
    assert (shield.zone, unit.power, t.in_gained(BOB)) == ("Battlefield", 7000, 1)


@pytest.mark.parametrize(("buried", "answer"), [(1, "no"), (0, "yes")])
def test_it_is_gained_when_no_buried_card_takes_its_place(
    t: Table, buried: int, answer: str
) -> None:
    t.graveyard(ALICE, *[FILLER] * buried)
    shield = t.burst(leg(4))
    if t.choice.kind == "burst":
        t.choose(answer)
    assert (shield.zone, shield.seat, t.in_gained(BOB)) == ("Gained Life", BOB, 1)
    assert len(t.in_graveyard(ALICE)) == buried


@pytest.mark.rule("R30")
def test_it_does_nothing_by_burst_outside_a_burst_check(t: Table) -> None:
    shield = t.unit(ALICE, leg(4))
    (buried,) = t.graveyard(ALICE, FILLER)
    t.use(shield, "Burst")
    assert (shield.zone, buried.zone) == ("Battlefield", "Graveyard")


# LEG 05


def piles(t: Table, seat: int, left: int, right: int) -> None:
    """Set how many cards lie in each Life pile."""
    for zone, n in ((LEFT, left), (RIGHT, right)):
        del t.game.state.places[seat][zone][n:]


@pytest.mark.rule("R20")
@pytest.mark.parametrize(
    ("hit", "other", "after"),
    [(8, 8, 4), (5, 8, 4), (4, 8, 4), (3, 8, 0), (4, 4, 4), (3, 4, 3), (1, 2, 1), (5, 4, 4)],
)
def test_it_keeps_the_last_life_cards(t: Table, hit: int, other: int, after: int) -> None:
    t.unit(BOB, leg(5), rested=True)
    piles(t, BOB, left=other, right=hit)
    t.wall(BOB, ALICE, 1)
    t.damage(BOB, by=ALICE, n=6)
    burned = after == 0
    assert t.wall(BOB, ALICE) == (3 if burned else 0)
    assert (t.count(BOB, RIGHT), t.count(BOB, LEFT)) == (after, other)
    assert t.in_gained(ALICE) == hit - after


def test_it_protects_only_its_own_player(t: Table) -> None:
    t.unit(BOB, leg(5))
    piles(t, CAROL, left=3, right=3)
    t.wall(CAROL, ALICE, 0)
    t.damage(CAROL, by=ALICE, n=2)
    assert t.in_gained(ALICE) == 2


def test_it_readies_units_and_draws_for_each(t: Table) -> None:
    units = [t.unit(ALICE, PAWN, rested=rested) for rested in (True, True, False)]
    enemy, spell = t.unit(BOB, PAWN, rested=True), t.unit(ALICE, SET, rested=True)
    t.burst(leg(5))
    assert not any(unit.rested for unit in units)
    assert (enemy.rested, spell.rested, t.in_hand(ALICE)) == (True, True, 2)
