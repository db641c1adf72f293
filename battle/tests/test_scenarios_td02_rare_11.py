"""The Rares of Phantom (TD-02 R 011 to 015), line by line."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.cast import EPIC, GEAR, GIANT, PAWN, SET, SHOT
from battle.tests.phantom import destroy_all, rare
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table, zones

SPARROW = "TD-01 C 089/102"
"""Cost 3, with [Jigoku Back]; its [On Entry] gets 1 Trinity Counter."""


# R 011


@pytest.mark.parametrize(("mine", "theirs", "times"), [(2, 0, 2), (1, 1, 1), (0, 2, 0)])
def test_it_grows_for_each_own_unit_destroyed(t: Table, mine: int, theirs: int, times: int) -> None:
    pearl = t.unit(ALICE, rare(11))
    for seat, n in ((ALICE, mine), (BOB, theirs)):
        for _ in range(n):
            t.unit(seat, PAWN)
    destroy_all(t, "Units with Power 2000 or less")
    while t.choice.kind == "moment":
        t.choose("stack")
    assert (pearl.power, pearl.break_) == (4000 + 3000 * times, 2 + 2 * times)
    t.end_turn()
    assert (pearl.power, pearl.break_) == (4000, 2)


def test_it_does_not_grow_for_a_set_or_a_unit_that_was_sent(t: Table) -> None:
    pearl, spell = t.unit(ALICE, rare(11)), t.unit(ALICE, SET)
    t.unit(ALICE, PAWN)
    t.line(pearl, "[On Entry] Choose 1 Set on the Battlefield; destroy it.")
    t.line(pearl, "[On Attack] (Optional) Send 1 of your Units with Cost exactly 2 to the Graveyard"
           " ▶ Draw 1 card.")  # fmt: skip
    assert (len(t.in_graveyard(ALICE)), spell.zone) == (2, "Graveyard")
    assert (t.in_hand(ALICE), pearl.power) == (1, 4000)


@pytest.mark.rule("R14")
def test_it_sends_a_cheap_card_from_the_deck_when_it_is_charged(t: Table) -> None:
    pearl = t.hand(ALICE, rare(11))
    wanted, dear = t.deck(ALICE, SPARROW, GIANT)
    t.choose(("charge", pearl))
    assert f"search {dear.name}" not in t.offered()
    assert t.colors(ALICE)[2] == 0
    t.choose(wanted)
    t.choose("stack")
    assert (wanted.zone, t.counters(ALICE), t.colors(ALICE)[2]) == ("Battlefield", 1, 1)
    assert t.game.view(ALICE)["zones"][ALICE]["Deck"]["known"] == []


def test_it_sends_nothing_when_no_card_is_cheap(t: Table) -> None:
    pearl = t.hand(ALICE, rare(11))
    del t.game.state.places[ALICE][DECK][:]
    (dear,) = t.deck(ALICE, GIANT)
    t.choose(("charge", pearl))
    assert (dear.zone, t.colors(ALICE)[2], t.in_graveyard(ALICE)) == ("Deck", 1, [pearl.name])


def test_it_draws_and_takes_a_soul_back_by_burst(t: Table) -> None:
    t.unit(ALICE, PAWN, souls=[GEAR])
    t.unit(ALICE, SET, souls=[FILLER])
    t.unit(BOB, PAWN, souls=[SPARROW])
    t.burst(rare(11))
    assert len(t.choice.options) == 2
    t.choose(GEAR)
    assert (t.in_hand(ALICE), t.in_graveyard(ALICE)) == (2, [])


# R 012


def test_it_combines_with_machines_and_equips(t: Table) -> None:
    jumper, equip = t.unit(ALICE, rare(12), fresh=True), t.unit(ALICE, FILLER)
    t.unit(ALICE, SET)
    t.unit(ALICE, PAWN)
    assert f"activate {jumper.name}" not in t.offered()
    gear = t.unit(ALICE, GEAR)
    t.again()
    t.choose(("activate", jumper))
    assert zones(gear, equip) == ["Soul", "Soul"]
    assert (jumper.power, jumper.break_, jumper.auras) == (7000, 4, {"Quick Aura"})


@pytest.mark.parametrize(("souls", "answer"), [(2, "stack"), (2, "pass"), (1, "")])
def test_it_searches_for_2_souls(t: Table, souls: int, answer: str) -> None:
    jumper = t.unit(ALICE, rare(12), souls=[PAWN] * souls)
    wanted, _ = t.deck(ALICE, GIANT, PAWN)
    t.wall(BOB, ALICE, 3)
    t.attack(jumper, BOB)
    if answer:
        t.choose(answer)
    if answer == "stack":
        t.choose(wanted)
    assert wanted.zone == ("Hand" if answer == "stack" else "Deck")
    assert len(jumper.souls) == (0 if answer == "stack" else souls)


@pytest.mark.rule("R21", "R41")
def test_it_takes_an_equip_off_and_keeps_it(t: Table) -> None:
    bearer, mine = t.unit(BOB, PAWN), t.unit(ALICE, PAWN)
    equip, own = t.unit(BOB, "TD-02 C 074/102"), t.unit(ALICE, SET)
    t.game.live(equip.uid).on = bearer.uid
    t.game.changed()
    assert bearer.power > 2000
    t.burst(rare(12))
    assert (equip.seat, own.seat, bearer.power) == (ALICE, ALICE, 2000)
    for _ in range(3):
        t.end_turn()
    t.colors(ALICE, Red=1)
    t.again()
    t.choose(("equip", mine))
    assert (equip.seat, mine.power > 2000) == (ALICE, True)
    t.line(mine, "[Burst] Choose 1 Equip on the Battlefield; destroy it.")
    assert (equip.zone, equip.seat, mine.power) == ("Graveyard", BOB, 2000)


@pytest.mark.rule("R21", "R41")
def test_it_takes_a_set_without_its_entry(t: Table) -> None:
    altar, unit = t.unit(BOB, SET), t.unit(CAROL, PAWN)
    t.burst(rare(12))
    assert (altar.seat, unit.seat, t.in_hand(ALICE)) == (ALICE, CAROL, 0)
    t.end_turn()
    assert altar.seat == ALICE


# R 013


@pytest.mark.parametrize(("gained", "zone"), [(7, "Hand"), (8, "Battlefield")])
def test_it_puts_a_unit_from_the_hand_with_8_gained(t: Table, gained: int, zone: str) -> None:
    held, spell = t.hand(ALICE, EPIC), t.hand(ALICE, SET)
    t.gained(ALICE, gained)
    t.enter(ALICE, rare(13))
    if gained == 8:
        assert len(t.choice.options) == 1
        t.choose(held)
    assert (held.zone, spell.zone, sum(t.colors(ALICE))) == (zone, "Hand", 0)


@pytest.mark.rule("R32")
def test_it_draws_and_discards_in_the_turn_it_enters(t: Table) -> None:
    city, held = t.hand(ALICE, rare(13)), t.hand(ALICE, PAWN)
    t.colors(ALICE, Blue=3)
    t.play(city)
    t.choose(("activate", city))
    assert t.in_hand(ALICE) == 2
    t.choose(held)
    assert (city.rested, held.zone, t.in_hand(ALICE)) == (True, "Graveyard", 1)
    assert f"activate {city.name}" not in t.offered()


# R 014


@pytest.mark.rule("S10.1.3")
@pytest.mark.parametrize("souls", [0, 1])
def test_it_takes_a_unit_of_each_opponent_along_when_it_had_souls(t: Table, souls: int) -> None:
    general, mine = t.unit(ALICE, rare(14), souls=[PAWN] * souls), t.unit(ALICE, GIANT)
    one, two, carols = t.unit(BOB, GIANT), t.unit(BOB, PAWN), t.unit(CAROL, PAWN)
    destroy_all(t, "Units with Power exactly 4000")
    if souls:
        assert t.choice.seat == BOB
        t.choose(one)
    gone = "Graveyard" if souls else "Battlefield"
    assert zones(general, one, two, carols, mine) == [
        "Graveyard", gone, "Battlefield", gone, "Battlefield",
    ]  # fmt: skip


def test_it_takes_a_unit_of_each_opponent_by_burst(t: Table) -> None:
    one, two, carols, mine = (t.unit(seat, PAWN) for seat in (BOB, BOB, CAROL, ALICE))
    spell = t.unit(BOB, SET)
    t.burst(rare(14))
    assert len(t.choice.options) == 2
    t.choose(two)
    assert zones(one, two, carols, mine, spell) == [
        "Battlefield", "Graveyard", "Graveyard", "Battlefield", "Battlefield",
    ]  # fmt: skip


# R 015


def test_it_uses_an_oni_charge_on_entry_and_when_destroyed(t: Table) -> None:
    t.graveyard(ALICE, SHOT, PAWN)
    t.graveyard(BOB, "TD-02 C 091/102")
    nerva = t.enter(ALICE, rare(15))
    assert t.counters(ALICE) == 1
    (other,) = t.graveyard(ALICE, "TD-02 C 091/102")
    destroy_all(t, "Units")
    t.choose(other)
    assert (nerva.zone, other.zone) == ("Graveyard", "Graveyard")
    assert (t.counters(ALICE), [t.in_hand(seat) for seat in range(3)]) == (1, [1, 1, 1])


def test_it_asks_before_an_optional_oni_charge_that_moves_its_card(t: Table) -> None:
    (girl,) = t.graveyard(ALICE, "TD-02 U 025/102")
    nerva = t.enter(ALICE, rare(15))
    t.choose("yes")
    assert (girl.zone, nerva.souls) == ("Soul", [girl.name])


def test_it_does_nothing_without_an_oni_charge(t: Table) -> None:
    t.graveyard(ALICE, PAWN, FILLER)
    t.enter(ALICE, rare(15))
    assert (t.choice.kind, t.counters(ALICE)) == ("main", 0)
