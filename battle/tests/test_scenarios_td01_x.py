"""The Epics of Blaze (TD-01 X01 to X04), line by line."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.cast import GIANT, PAWN
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table

BLAZEROAR, ARISTIA, STURM, ZEROBAFAM = (f"TD-01 X0{n}/04" for n in (1, 2, 3, 4))
DESTROY_WEAK = "[On Entry] Destroy all Units with Power 6000 or less."
DESTROY_ALL = "[On Entry] Destroy all Units with Power 1000 or more."


@pytest.mark.parametrize(("there", "souls"), [(10, 2), (1, 1), (0, 0)])
def test_it_enters_with_the_top_2_cards_as_souls(t: Table, there: int, souls: int) -> None:
    dragon = t.hand(ALICE, BLAZEROAR)
    del t.game.state.places[ALICE][DECK][there:]
    top = t.game.state.places[ALICE][DECK][-2:]
    t.colors(ALICE, Red=7)
    t.play(dragon)
    assert sorted(t.game.live(dragon.uid).souls) == sorted(top)
    assert len(dragon.souls) == souls
    assert t.count(ALICE, DECK) == there - souls


def test_it_destroys_a_card_of_the_cost_of_a_red_soul(t: Table) -> None:
    dragon = t.unit(ALICE, BLAZEROAR, souls=[PAWN, FILLER])
    weak, strong = t.unit(BOB, PAWN, rested=True), t.unit(BOB, GIANT, rested=True)
    own = t.unit(ALICE, "TD-01 C 075/102")
    t.attack(dragon, BOB)
    t.choose("stack")
    t.choose(PAWN)
    assert sorted(t.offered()) == sorted([f"choose {weak.name}", f"choose {own.name}"])
    t.choose(weak)
    assert weak.zone == "Graveyard"
    assert strong.zone == "Battlefield"
    assert dragon.souls == ["Crushing Lantern"]
    assert t.in_hand(ALICE) == 0


def test_it_draws_for_a_soul_that_is_not_red(t: Table) -> None:
    dragon = t.unit(ALICE, BLAZEROAR, souls=[FILLER])
    weak = t.unit(BOB, PAWN, rested=True)
    t.attack(dragon, BOB)
    t.choose("stack")
    assert t.in_hand(ALICE) == 1
    assert t.in_graveyard(ALICE) == ["Crushing Lantern"]
    assert weak.zone == "Battlefield"


@pytest.mark.rule("S2.3.1", "S9.4.2")
def test_it_may_keep_its_souls_and_needs_one(t: Table) -> None:
    dragon = t.unit(ALICE, BLAZEROAR, souls=[FILLER])
    bare = t.unit(ALICE, BLAZEROAR)
    t.unit(BOB, PAWN)
    t.attack(dragon, BOB)
    t.choose("pass")
    t.choose("no-block")
    assert len(dragon.souls) == 1
    t.attack(bare, BOB)
    assert t.choice.kind == "block"
    assert t.in_hand(ALICE) == 0


@pytest.mark.rule("S2.4.1")
def test_it_does_not_leave_after_a_counter_was_added(t: Table) -> None:
    aristia = t.unit(ALICE, ARISTIA)
    t.line(aristia, "[On Entry] Get 1 Trinity Counter.")
    t.line(aristia, DESTROY_ALL)
    assert aristia.zone == "Battlefield"
    t.end_turn()
    t.line(aristia, DESTROY_ALL)
    assert aristia.zone == "Deck"


@pytest.mark.rule("S11.6")
def test_it_leaves_when_the_counter_was_one_too_many(t: Table) -> None:
    aristia = t.unit(ALICE, ARISTIA)
    t.counters(ALICE, 10)
    t.line(aristia, "[On Entry] Get 1 Trinity Counter.")
    t.line(aristia, DESTROY_ALL)
    assert aristia.zone == "Deck"


@pytest.mark.rule("S2.3.4")
def test_it_readies_a_unit_once_a_turn_for_a_removed_counter(t: Table) -> None:
    t.unit(ALICE, ARISTIA)
    tired, other = (t.unit(ALICE, PAWN, rested=True) for _ in range(2))
    t.counters(ALICE, 9)
    t.choose("trinity-draw")
    t.choose(tired)
    assert not tired.rested
    t.choose("trinity-draw")
    assert t.choice.kind == "main"
    assert other.rested


def test_it_readies_none_for_another_players_counter(t: Table) -> None:
    tired, enemy = t.unit(ALICE, ARISTIA, rested=True), t.unit(BOB, PAWN)
    t.counters(BOB, 3)
    t.line(enemy, "[On Entry] Remove 1 Trinity Counter.")
    assert (tired.rested, t.counters(BOB)) == (True, 2)


@pytest.mark.parametrize(
    ("counters", "colors", "paid"), [(4, 2, 2), (9, 2, 2), (3, 2, None), (0, 6, 6), (3, 3, 3)]
)
@pytest.mark.rule("S10.3.5")
def test_it_costs_1_less_for_each_counter(
    t: Table, counters: int, colors: int, paid: int | None
) -> None:
    aristia = t.hand(ALICE, ARISTIA)
    t.counters(ALICE, counters)
    t.colors(ALICE, Yellow=colors)
    if paid is None:
        assert "play Aristia, the Extreme Holy Empress Princess" not in t.offered()
        return
    t.play(aristia)
    assert t.colors(ALICE)[1] == colors - paid


@pytest.mark.rule("S10.4.10")
def test_it_keeps_blue_units_and_stands_up_at_the_end(t: Table) -> None:
    sturm = t.unit(ALICE, STURM, rested=True)
    blue, red = t.unit(ALICE, "TD-01 C 088/102"), t.unit(ALICE, PAWN)
    enemy = t.unit(BOB, "TD-01 C 088/102")
    t.graveyard(ALICE, FILLER, FILLER, FILLER, PAWN)
    t.choose(("activate", sturm))
    assert (len(sturm.souls), t.in_graveyard(ALICE)) == (3, [red.name])
    assert t.counters(ALICE) == 1
    t.line(red, DESTROY_WEAK)
    assert [piece.zone for piece in (blue, red, enemy)] == ["Battlefield", "Graveyard", "Graveyard"]
    late = t.unit(ALICE, "TD-01 C 088/102")
    t.line(sturm, DESTROY_WEAK)
    assert late.zone == "Graveyard"
    assert sturm.rested
    t.end_turn()
    assert not sturm.rested


def test_it_needs_3_spells_in_the_graveyard(t: Table) -> None:
    t.unit(ALICE, STURM)
    t.graveyard(ALICE, FILLER, FILLER, PAWN)
    assert "activate Azure-Awakened Emperor Dragon, Abyss Sturm" not in t.offered()


@pytest.mark.parametrize(("spells", "paid"), [(2, 7), (3, 5), (5, 5), (6, 3), (12, 2)])
def test_it_costs_2_less_for_every_3_spells(t: Table, spells: int, paid: int) -> None:
    sturm = t.hand(ALICE, STURM)
    t.graveyard(ALICE, *[FILLER] * spells, PAWN, PAWN)
    t.colors(ALICE, Blue=7)
    t.play(sturm)
    assert t.colors(ALICE)[2] == 7 - paid


@pytest.mark.rule("S10.4.10", "S11.13")
def test_it_deals_damage_on_each_disadvantage_wall(t: Table) -> None:
    t.graveyard(ALICE, FILLER, "TD-01 C 098/102", PAWN)
    t.wall(ALICE, BOB, 1)
    t.wall(ALICE, CAROL, 0)
    t.enter(ALICE, ZEROBAFAM)
    t.choose("stack")
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (3, 2)
    assert t.in_graveyard(ALICE) == ["Demon of Gluttony"]
    assert t.in_gained(ALICE) == 0


def test_it_deals_none_on_an_advantage_wall_or_when_it_declines(t: Table) -> None:
    t.graveyard(ALICE, FILLER, FILLER, FILLER, FILLER)
    t.wall(ALICE, BOB, 2)
    t.wall(ALICE, CAROL, 1)
    t.enter(ALICE, ZEROBAFAM)
    t.choose("pass")
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (2, 1)
    second = t.enter(ALICE, ZEROBAFAM)
    t.choose("stack")
    t.choose(FILLER, FILLER)
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (2, 3)
    assert len(second.souls) == 2


@pytest.mark.parametrize("gained", [10, 11])
@pytest.mark.rule("S10.4.1")
def test_it_deals_2_damage_to_one_opponent_on_attack(t: Table, gained: int) -> None:
    dragon = t.unit(ALICE, ZEROBAFAM)
    t.gained(ALICE, gained)
    t.wall(BOB, ALICE, 3)
    t.wall(CAROL, ALICE, 3)
    t.attack(dragon, BOB)
    if gained == 11:
        t.choose(CAROL)
    assert t.wall(CAROL, ALICE) == (1 if gained == 11 else 3)
    assert t.wall(BOB, ALICE) == 0


@pytest.mark.parametrize("units", [2, 3])
@pytest.mark.rule("S10.3.6", "S10.4.3")
def test_it_costs_nothing_after_3_units_were_sent(t: Table, units: int) -> None:
    dragon = t.hand(ALICE, ZEROBAFAM)
    host = t.unit(ALICE, "TD-01 U 037/102")
    for seat in range(units):
        t.unit(seat % 3, PAWN, souls=[PAWN])
    t.line(host, DESTROY_WEAK)
    if units == 3:
        t.play(dragon)
        assert dragon.zone == "Battlefield"
    else:
        assert f"play {dragon.name}" not in t.offered()
