"""The Epics of Phantom (TD-02 X01 to X04), line by line."""

import pytest

from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.zones import DECK, SOUL
from battle.tests.cast import GEAR, PAWN, SET, SHOT
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table

DRAGON = "TD-02 U 024/102"
"""Dragon, Cost 1, 1000 Power; its [On Entry] gets 1 Trinity Counter."""
KAISER, NEXUS, CLOCK, ZWEI = (f"TD-02 X0{n}/04" for n in (1, 2, 3, 4))


# X01


@pytest.mark.rule("R19")
@pytest.mark.parametrize(
    ("top", "entering"), [((DRAGON, PAWN), 1), ((PAWN, FILLER), 0), ((DRAGON, DRAGON), 2)]
)
def test_it_puts_dragons_onto_the_battlefield_and_the_rest_under(
    t: Table, top: tuple[str, str], entering: int
) -> None:
    kaiser = t.unit(ALICE, KAISER, fresh=True)
    t.gained(ALICE, 8)
    cards = t.deck(ALICE, *top)
    t.attack(kaiser, BOB)
    assert [card.zone for card in cards].count("Battlefield") == entering
    assert len(kaiser.souls) == 2 - entering
    if entering == 2:
        t.choose("stack")
    assert t.counters(ALICE) == entering
    assert t.game.state.phase == "main2"


def test_it_takes_only_what_the_deck_holds(t: Table) -> None:
    kaiser = t.unit(ALICE, KAISER)
    t.gained(ALICE, 8)
    del t.game.state.places[ALICE][DECK][:]
    (dragon,) = t.deck(ALICE, DRAGON)
    t.attack(kaiser, BOB)
    assert (dragon.zone, kaiser.souls) == ("Battlefield", [])


def test_it_reveals_nothing_with_7_gained(t: Table) -> None:
    kaiser = t.unit(ALICE, KAISER)
    t.gained(ALICE, 7)
    dragon, other = t.deck(ALICE, DRAGON, PAWN)
    t.attack(kaiser, BOB)
    assert (dragon.zone, other.zone) == ("Deck", "Deck")


def test_it_leaves_others_where_they_were_once_it_is_gone(t: Table) -> None:
    kaiser = t.unit(ALICE, KAISER)
    t.gained(ALICE, 8)
    handle, line = kaiser.handle, t.game.cards[kaiser.uid].first("On Attack")
    t.line(t.unit(BOB, PAWN), "[On Entry] Destroy all Units with Power 7000 or more.")
    dragon, other = t.deck(ALICE, DRAGON, PAWN)
    assert line is not None
    t.interrupt(Resolve(line=line.text, seat=ALICE, source=handle))
    assert (dragon.zone, other.zone) == ("Battlefield", "Deck")


@pytest.mark.parametrize(("dragons", "paid"), [(0, 8), (1, 6), (3, 2), (4, 1), (5, 1)])
def test_it_costs_2_less_for_each_dragon_card(t: Table, dragons: int, paid: int) -> None:
    kaiser = t.hand(ALICE, KAISER)
    for _ in range(dragons):
        t.unit(ALICE, DRAGON)
    t.unit(ALICE, PAWN)
    t.unit(BOB, DRAGON)
    t.colors(ALICE, Red=8)
    t.play(kaiser)
    assert (kaiser.zone, t.colors(ALICE)[0]) == ("Battlefield", 8 - paid)


# X02


def test_it_returns_a_set_on_entry(t: Table) -> None:
    wanted, other, equip = t.graveyard(ALICE, SET, "TD-01 U 036/102", FILLER)
    t.enter(ALICE, NEXUS)
    assert len(t.choice.options) == 2
    t.choose(wanted)
    assert [c.zone for c in (wanted, other, equip)] == ["Hand", "Graveyard", "Graveyard"]


@pytest.mark.parametrize(("gained", "rested"), [(7, True), (8, False)])
def test_it_stands_up_at_the_end_of_every_turn(t: Table, gained: int, rested: bool) -> None:
    nexus = t.unit(ALICE, NEXUS, rested=True)
    t.gained(ALICE, gained)
    t.end_turn()
    assert (t.game.state.turn_seat, nexus.rested) == (BOB, rested)
    nexus.table.game.live(nexus.uid).rested = True
    t.end_turn()
    assert (t.game.state.turn_seat, nexus.rested) == (CAROL, rested)


@pytest.mark.rule("S10.4.12")
def test_it_combines_with_machines_and_sets(t: Table) -> None:
    nexus = t.unit(ALICE, NEXUS, fresh=True)
    parts = [t.unit(ALICE, card) for card in (GEAR, GEAR, SET)]
    t.unit(ALICE, PAWN)
    t.unit(ALICE, FILLER)
    t.unit(BOB, GEAR)
    assert f"activate {nexus.name}" not in t.offered()
    parts.append(t.unit(ALICE, SET))
    t.again()
    t.choose(("activate", nexus))
    assert [part.zone for part in parts] == ["Soul"] * 4
    assert (nexus.power, nexus.break_, nexus.auras) == (15000, 8, {"Quick Aura"})
    t.end_turn()
    t.game.live(nexus.uid).souls.clear()
    t.game.changed()
    assert (nexus.power, nexus.break_) == (15000, 8)
    t.line(nexus, "[Burst] Choose 1 Unit with the highest Power; return it to its owner's Hand.")
    assert (nexus.zone, nexus.power) == ("Hand", 6000)


def test_it_chooses_which_4_to_combine(t: Table) -> None:
    nexus = t.unit(ALICE, NEXUS)
    parts = [t.unit(ALICE, card) for card in (GEAR, GEAR, SET, SET, SET)]
    t.choose(("activate", nexus))
    t.choose(*parts[1:])
    assert [part.zone for part in parts] == ["Battlefield"] + ["Soul"] * 4


# X03


@pytest.mark.parametrize(("gained", "counters"), [(5, 0), (6, 2)])
def test_it_gets_counters_on_entry(t: Table, gained: int, counters: int) -> None:
    t.gained(ALICE, gained)
    t.enter(ALICE, CLOCK)
    assert t.counters(ALICE) == counters


def test_it_takes_an_extra_turn_and_none_within_it(t: Table) -> None:
    clock = t.unit(ALICE, CLOCK)
    t.counters(ALICE, 10)
    t.choose(("activate", clock))
    assert t.counters(ALICE) == 0
    t.end_turn()
    assert (t.game.state.turn_seat, t.game.state.turn) == (ALICE, 6)
    t.counters(ALICE, 10)
    t.again()
    assert f"activate {clock.name}" not in t.offered()
    t.end_turn()
    assert (t.game.state.turn_seat, t.game.state.turn) == (BOB, 7)


def test_it_takes_two_extra_turns_for_two_payments(t: Table) -> None:
    clock = t.unit(ALICE, CLOCK)
    for _ in range(2):
        t.counters(ALICE, 10)
        t.again()
        t.choose(("activate", clock))
    seats = []
    for _ in range(3):
        t.end_turn()
        seats.append(t.game.state.turn_seat)
    assert seats == [ALICE, ALICE, BOB]


@pytest.mark.rule("S10.4.6")
def test_it_needs_all_10_counters(t: Table) -> None:
    clock = t.unit(ALICE, CLOCK)
    t.counters(ALICE, 9)
    assert f"activate {clock.name}" not in t.offered()


@pytest.mark.parametrize(("counters", "paid"), [(0, 8), (3, 5), (6, 2), (10, 2)])
def test_it_costs_1_less_for_each_counter(t: Table, counters: int, paid: int) -> None:
    clock = t.hand(ALICE, CLOCK)
    t.counters(ALICE, counters)
    t.colors(ALICE, Blue=8)
    t.play(clock)
    assert t.colors(ALICE)[2] == 8 - paid


# X04


def test_it_uses_a_cheap_shot_it_puts_under_itself(t: Table) -> None:
    (shot,) = t.graveyard(ALICE, SHOT)
    t.graveyard(ALICE, FILLER)
    zwei = t.enter(ALICE, ZWEI)
    t.choose("stack")
    assert (shot.zone, zwei.souls) == ("Soul", [shot.name])
    assert [t.in_hand(seat) for seat in (ALICE, BOB, CAROL)] == [3, 1, 1]
    assert len(t.game.state.places[ALICE][SOUL]) == 1


def test_it_uses_none_that_costs_4_and_may_decline(t: Table) -> None:
    dear, cheap = t.graveyard(ALICE, "TD-01 U 046/102", SHOT)
    zwei = t.enter(ALICE, ZWEI)
    t.choose("pass")
    assert (zwei.souls, t.in_hand(ALICE)) == ([], 0)
    second = t.enter(ALICE, ZWEI)
    t.choose("stack")
    t.choose(dear)
    assert (second.souls, t.in_hand(ALICE)) == ([dear.name], 0)
    assert cheap.zone == "Graveyard"


def test_it_pays_the_band_of_the_shot_it_uses(t: Table) -> None:
    t.graveyard(ALICE, "TD-02 R 019/102")
    t.wall(ALICE, BOB, 1)
    t.wall(ALICE, CAROL, 1)
    zwei = t.enter(ALICE, ZWEI)
    t.choose("stack")
    assert zwei.souls == ["Reactivation Spell"]
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (1, 1)


@pytest.mark.rule("S10.4.1")
@pytest.mark.parametrize(("gained", "hand"), [(7, 0), (8, 3)])
def test_it_uses_its_entry_again_on_attack(t: Table, gained: int, hand: int) -> None:
    zwei = t.unit(ALICE, ZWEI)
    t.graveyard(ALICE, SHOT)
    t.gained(ALICE, gained)
    t.attack(zwei, BOB)
    if gained == 8:
        t.choose("yes")
    assert (t.in_hand(ALICE), len(zwei.souls)) == (hand, hand // 3)


@pytest.mark.rule("S10.3.6")
@pytest.mark.parametrize("spells", [6, 7])
def test_it_costs_nothing_with_7_spells_buried(t: Table, spells: int) -> None:
    zwei = t.hand(ALICE, ZWEI)
    t.graveyard(ALICE, *[FILLER] * spells, PAWN)
    assert (f"play {zwei.name}" in t.offered()) == (spells == 7)
    if spells == 7:
        t.play(zwei)
        assert zwei.zone == "Battlefield"
