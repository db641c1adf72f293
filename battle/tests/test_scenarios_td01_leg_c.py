"""The Legends of Blaze (TD-01 LEG 14 to 20), line by line; shared lines stand in `families`."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.blaze import PLAIN, STRIKER, leg
from battle.tests.cast import EPIC, GIANT, LILY, PAWN, SET, SHOT, flip
from battle.tests.table import ALICE, BOB, CAROL, Piece, Table


def known(t: Table, piece: Piece, seat: int) -> bool:
    """Whether a player knows that this card lies in that Hand."""
    card = t.game.cards[piece.uid].id
    return card in t.game.view(seat)["zones"][piece.seat]["Hand"]["among"]


# LEG 14


@pytest.mark.parametrize("gained", [4, 5])
@pytest.mark.rule("S10.1.7", "S10.4.1", "R3")
def test_it_weakens_a_unit_when_the_equipped_unit_attacks(t: Table, gained: int) -> None:
    blade, bearer = t.unit(ALICE, leg(14)), t.unit(ALICE, GIANT)
    other, weak = t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    t.colors(ALICE, Red=1, Blue=1)
    t.gained(ALICE, gained)
    t.choose(("equip", blade, bearer))
    assert (sum(t.colors(ALICE)), bearer.power, bearer.break_) == (0, 6000, 3)
    t.wall(CAROL, ALICE, 3)
    t.attack(other, CAROL)
    assert weak.power == 2000
    t.wall(CAROL, ALICE, 3)
    t.attack(bearer, CAROL)
    if gained == 5:
        assert len(t.choice.options) == 3
        t.choose(weak)
    assert weak.zone == ("Graveyard" if gained == 5 else "Battlefield")


@pytest.mark.rule("S2.3.3", "S10.1.7", "S10.5.2")
def test_it_costs_2_color_to_equip_and_2_more_to_take_off(t: Table) -> None:
    blade, bearer = t.unit(ALICE, leg(14)), t.unit(ALICE, GIANT)
    t.colors(ALICE, Red=1)
    assert f"equip {blade.name}" not in t.offered()
    t.colors(ALICE, Red=4)
    t.choose(("equip", blade, bearer))
    assert f"equip {blade.name}" not in t.offered()
    t.choose(("unequip", blade))
    assert t.game.live(blade.uid).on == -1
    assert t.colors(ALICE)[0] == 0


def test_it_draws_and_weakens_by_burst(t: Table) -> None:
    giant, pawn = t.unit(BOB, GIANT), t.unit(ALICE, PAWN)
    flip(t, leg(14))
    t.choose(giant)
    assert (giant.power, pawn.power, t.in_hand(ALICE)) == (2000, 2000, 1)
    flip(t, leg(14))
    t.choose(pawn)
    assert pawn.zone == "Graveyard"
    t.end_turn()
    assert giant.power == 6000


# LEG 15


def test_it_uses_the_burst_of_a_unit_from_the_graveyard(t: Table) -> None:
    lily, giant, _ = t.graveyard(ALICE, LILY, GIANT, SHOT)
    t.graveyard(BOB, PAWN)
    god = t.enter(ALICE, leg(15))
    t.choose("stack")
    assert len(t.choice.options) == 2
    t.choose(lily)
    assert god.souls == [lily.name]
    assert (t.in_hand(ALICE), t.colors(ALICE)[3]) == (1, 2)
    second = t.enter(ALICE, leg(15))
    t.choose("stack")
    assert second.souls == [giant.name]
    assert (t.in_hand(ALICE), t.colors(ALICE)[3]) == (1, 2)


def test_it_may_leave_the_graveyard_alone(t: Table) -> None:
    t.graveyard(ALICE, LILY)
    god = t.enter(ALICE, leg(15))
    t.choose("pass")
    assert (god.souls, t.in_hand(ALICE)) == ([], 0)


@pytest.mark.rule("S2.3.8")
def test_it_reveals_a_card_and_uses_its_burst(t: Table) -> None:
    lily, other = t.hand(ALICE, LILY), t.hand(ALICE, PAWN)
    flip(t, leg(15))
    assert len(t.choice.options) == 3
    t.choose(lily)
    assert (lily.zone, t.in_hand(ALICE), t.colors(ALICE)[3]) == ("Hand", 4, 2)
    assert known(t, lily, BOB)
    assert not known(t, other, BOB)


def test_it_reveals_a_card_without_burst_for_nothing(t: Table) -> None:
    pawn = t.hand(ALICE, PAWN)
    flip(t, leg(15))
    t.choose(pawn)
    assert (t.in_hand(ALICE), t.choice.kind) == (2, "main")


# LEG 16


@pytest.mark.rule("S10.4.11")
def test_it_gets_5_counters_and_draws_on_hitting_life(t: Table) -> None:
    knight = t.enter(ALICE, leg(16))
    assert t.counters(ALICE) == 5
    t.game.live(knight.uid).entered = 0
    other = t.unit(ALICE, leg(16))
    t.wall(BOB, ALICE, 3)
    t.attack(knight, BOB)
    assert t.in_hand(ALICE) == 0
    t.wall(CAROL, ALICE, 0)
    t.attack(other, CAROL)
    assert (t.in_hand(ALICE), t.in_gained(ALICE)) == (1, 3)


@pytest.mark.rule("S11.18", "R42")
def test_it_uses_an_entry_then_ends_the_attack() -> None:
    t = Table(phase="combat", turn=BOB)
    mine, counter = t.unit(ALICE, SET), t.unit(ALICE, leg(16), rested=True)
    t.unit(ALICE, PLAIN, rested=True)
    t.unit(BOB, SET)
    attacker = t.unit(BOB, STRIKER)
    t.wall(ALICE, BOB, 0)
    (card,) = t.life(ALICE, BOB, leg(16))
    t.attack(attacker, ALICE)
    assert sorted(t.offered()) == sorted(f"choose {p.name}" for p in (mine, counter))
    t.choose(mine)
    assert (t.in_hand(ALICE), t.counters(ALICE)) == (1, 0)
    assert (t.game.state.phase, t.choice.kind, t.choice.seat) == ("main2", "main", BOB)
    assert (card.zone, t.in_gained(BOB)) == ("Gained Life", 1)


# LEG 17


def test_it_carries_out_its_players_entries_twice(t: Table) -> None:
    t.enter(ALICE, leg(17))
    assert t.in_hand(ALICE) == 2
    t.enter(ALICE, SET)
    assert t.in_hand(ALICE) == 4
    t.enter(BOB, SET)
    assert t.in_hand(BOB) == 1
    t.unit(ALICE, leg(17))
    t.enter(ALICE, SET)
    assert t.in_hand(ALICE) == 7


def test_it_also_doubles_an_entry_that_an_effect_uses(t: Table) -> None:
    t.unit(ALICE, leg(17))
    card = t.unit(ALICE, SET)
    t.line(card, "[Burst] Use this card's [On Entry].")
    assert t.in_hand(ALICE) == 2


def test_it_pays_once_for_an_entry_carried_out_twice(t: Table) -> None:
    t.unit(ALICE, leg(17))
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 0)
    dragon = t.enter(ALICE, leg(1))
    t.choose("stack")
    assert t.wall(ALICE, BOB) == 1
    assert (dragon.power, dragon.break_) == (13000, 5)


# LEG 18


@pytest.mark.rule("S10.4.6", "S11.23", "S9.2.4")
def test_it_sends_all_units_and_brings_one_back(t: Table) -> None:
    call, set_ = t.hand(ALICE, leg(18)), t.unit(BOB, SET)
    pawn, soul = t.unit(ALICE, PAWN, souls=["TD-01 R 017/102"]), "False God Lilith"
    epic, giant = t.unit(BOB, EPIC), t.unit(CAROL, GIANT)
    t.graveyard(ALICE, PLAIN, "TD-01 U 031/102")
    t.colors(ALICE, Blue=4, Purple=2)
    t.counters(ALICE, 10)
    t.play(call)
    assert (pawn.zone, giant.zone, epic.zone) == ("Graveyard", "Graveyard", "Deck")
    names = [t.game.cards[o.card % 1024].name for o in t.choice.options]
    assert sorted(names) == sorted(["Abato Assassin", pawn.name, soul])
    t.choose(soul)
    assert [t.game.cards[uid].name for uid in t.game.battlefield(ALICE)] == [soul]
    assert t.counters(ALICE) == 0
    assert set_.zone == "Battlefield"
    assert call.zone == "Graveyard"
    assert len(t.game.state.sent) == 3


@pytest.mark.rule("S11.28", "S10.4.6")
def test_it_does_nothing_with_9_counters(t: Table) -> None:
    call, pawn = t.hand(ALICE, leg(18)), t.unit(BOB, PAWN)
    t.colors(ALICE, Blue=4, Purple=2)
    t.counters(ALICE, 9)
    t.play(call)
    assert (call.zone, pawn.zone, t.counters(ALICE)) == ("Graveyard", "Battlefield", 9)


@pytest.mark.parametrize(("held", "answer", "sent"), [(3, "yes", True), (2, "yes", False),
                                                      (3, "no", False)])  # fmt: skip
@pytest.mark.rule("S11.2", "S2.3.9")
def test_it_discards_3_cards_to_use_it_by_burst(
    t: Table, held: int, answer: str, sent: bool
) -> None:
    pawn = t.unit(ALICE, PAWN)
    cards = [t.hand(ALICE, SHOT) for _ in range(held)]
    flip(t, leg(18))
    t.choose(answer)
    if answer == "yes":
        t.choose(*cards)
    if sent:
        assert pawn.zone == "Graveyard"
    else:
        assert pawn.zone == "Battlefield"
    assert t.in_hand(ALICE) == (held if answer == "no" else 0)


# LEG 19


@pytest.mark.rule("S10.2.3")
def test_it_gives_all_units_bad_aura_but_survives_it(t: Table) -> None:
    despair, giant = t.unit(ALICE, leg(19)), t.unit(ALICE, "TD-01 C 067/102")
    first, second = t.unit(BOB, PAWN), t.unit(BOB, PAWN)
    t.attack(giant, BOB)
    t.choose(first)
    assert (giant.zone, first.zone) == ("Graveyard", "Graveyard")
    t.attack(despair, BOB)
    t.choose(second)
    assert (despair.zone, second.zone) == ("Battlefield", "Graveyard")


@pytest.mark.rule("S10.2.3", "S2.4.1")
def test_it_takes_its_conqueror_along(t: Table) -> None:
    despair, epic = t.unit(ALICE, leg(19)), t.unit(BOB, STRIKER)
    t.attack(despair, BOB)
    t.choose(epic)
    assert (despair.zone, epic.zone) == ("Graveyard", "Deck")


@pytest.mark.rule("S11.8")
def test_it_sends_the_top_6_cards_of_every_deck(t: Table) -> None:
    rising = t.deck(CAROL, leg(12))[0]
    del t.game.state.places[BOB][DECK][4:]
    flip(t, leg(19))
    t.choose("stack")
    assert [t.count(seat, DECK) for seat in (ALICE, BOB, CAROL)] == [3, 0, 5]
    assert (rising.zone, rising.seat) == ("Battlefield", CAROL)
    assert t.in_hand(ALICE) == 1


# LEG 20


def test_it_cannot_be_chosen_by_opponents(t: Table) -> None:
    omega, other = t.unit(ALICE, leg(20)), t.unit(ALICE, PAWN)
    theirs = t.unit(BOB, SET)
    t.line(theirs, "[Burst] Choose 1 opponent's Unit; destroy it.")
    assert (omega.zone, other.zone) == ("Battlefield", "Graveyard")
    t.line(theirs, "[Burst] Choose 1 opponent's Unit; destroy it.")
    assert omega.zone == "Battlefield"
    t.line(theirs, "[Burst] Each opponent chooses 1 of their cards on the Battlefield; destroy it.")
    assert omega.zone == "Graveyard"


@pytest.mark.rule("S10.4.7")
def test_it_destroys_all_other_units_for_4_souls(t: Table) -> None:
    mine, theirs, set_ = t.unit(ALICE, PAWN), t.unit(BOB, EPIC), t.unit(CAROL, SET)
    omega = t.enter(ALICE, leg(20), souls=[PAWN] * 4)
    t.choose("stack")
    assert (mine.zone, theirs.zone) == ("Graveyard", "Deck")
    assert (omega.zone, set_.zone, omega.souls) == ("Battlefield", "Battlefield", [])


@pytest.mark.parametrize("souls", [3, 4])
def test_it_spares_them_with_3_souls_or_by_choice(t: Table, souls: int) -> None:
    mine = t.unit(ALICE, PAWN)
    omega = t.enter(ALICE, leg(20), souls=[PAWN] * souls)
    if souls == 4:
        t.choose("pass")
    assert (mine.zone, len(omega.souls), t.choice.kind) == ("Battlefield", souls, "main")


def test_it_destroys_units_of_11000_by_burst(t: Table) -> None:
    strong = [t.unit(BOB, leg(20)), t.unit(ALICE, "TD-01 LEG 04/20")]
    less = t.unit(CAROL, leg(15))
    flip(t, leg(20))
    assert {p.zone for p in strong} == {"Graveyard"}
    assert (less.zone, t.in_hand(ALICE)) == ("Battlefield", 1)
