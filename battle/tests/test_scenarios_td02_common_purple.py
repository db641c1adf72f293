"""The purple Commons of Phantom (TD-02 C 094 to 102)."""

import pytest

from battle.rules.trinity.zones import DECK, SHADOW
from battle.tests.cast import EPIC, GIANT, LITTLE, PAWN, QUICK, SET
from battle.tests.phantom import KNIGHT, c, kill, u
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table

# C 094


@pytest.mark.rule("S10.4.1")
@pytest.mark.parametrize(("gained", "power"), [(7, 6000), (8, 4000)])
def test_it_weakens_a_unit_with_8_gained_life(t: Table, gained: int, power: int) -> None:
    t.gained(ALICE, gained)
    dragon, giant = t.unit(ALICE, c(94)), t.unit(BOB, GIANT, rested=True)
    t.wall(BOB, ALICE, 3)
    t.attack(dragon, BOB)
    if gained == 8:
        t.choose(giant)
    assert (giant.power, dragon.power) == (power, 4000)
    t.end_turn()
    assert giant.power == 6000


# C 095


@pytest.mark.rule("R3", "R9")
@pytest.mark.parametrize("victim", [PAWN, KNIGHT, ""])
def test_it_weakens_a_unit_on_entry(t: Table, victim: str) -> None:
    unit = t.unit(BOB, victim) if victim else None
    cat = t.enter(ALICE, c(95))
    if unit is None:
        assert cat.zone == "Graveyard"
        return
    t.choose(unit)
    assert (cat.zone, cat.power) == ("Battlefield", 2000)
    assert unit.zone == ("Graveyard" if victim == PAWN else "Battlefield")
    if victim == KNIGHT:
        assert unit.power == 1000


# C 096


def sort(t: Table, *sent: int, answer: str = "stack", order: tuple[int, ...] = ()) -> list[Piece]:
    """The Sorter of Finker attacks; these of the two top cards are sent, the rest in this order."""
    top = t.deck(ALICE, PAWN, LITTLE)
    t.counters(ALICE, 2)
    t.attack(t.unit(ALICE, c(96)), BOB)
    t.choose(answer)
    if answer == "stack":
        t.choose(*(top[at] for at in sent))
    if order:
        t.choose(*(top[at] for at in order))
    return top


def test_it_gets_two_counters_on_entry(t: Table) -> None:
    t.enter(ALICE, c(96))
    assert t.counters(ALICE) == 2


@pytest.mark.rule("S2.3.8", "S10.4.5")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_it_puts_both_cards_on_the_bottom_in_any_order(t: Table, order: tuple[int, int]) -> None:
    top = sort(t, order=order)
    deck = t.game.state.places[ALICE][DECK]
    assert deck[:2] == [top[at].uid for at in order]
    assert (t.counters(ALICE), len(deck)) == (0, 12)
    assert t.game.view(BOB)["zones"][ALICE]["Deck"]["known"] == []
    assert len(t.game.view(ALICE)["zones"][ALICE]["Deck"]["known"]) == 2


@pytest.mark.rule("S2.3.8")
@pytest.mark.parametrize("sent", [(0,), (1,), (0, 1)])
def test_it_sends_any_of_them_to_the_graveyard(t: Table, sent: tuple[int, ...]) -> None:
    top = sort(t, *sent)
    assert [card.zone == "Graveyard" for card in top] == [at in sent for at in range(2)]
    deck = t.game.state.places[ALICE][DECK]
    if len(sent) == 1:
        assert deck[0] == top[1 - sent[0]].uid
    assert len(deck) == 12 - len(sent)


@pytest.mark.rule("S9.4.2", "S2.3.1")
def test_it_need_not_sort(t: Table) -> None:
    top = sort(t, answer="pass")
    assert ([card.zone for card in top], t.counters(ALICE)) == (["Deck", "Deck"], 2)
    assert t.game.view(ALICE)["zones"][ALICE]["Deck"]["known"] == []


@pytest.mark.rule("S10.4.5", "S9.4.2")
def test_it_cannot_sort_with_one_counter(t: Table) -> None:
    t.counters(ALICE, 1)
    t.attack(t.unit(ALICE, c(96)), BOB)
    assert (t.choice.kind, t.counters(ALICE)) == ("main", 1)


@pytest.mark.rule("S11.9")
def test_it_lets_a_card_it_sends_come_back(t: Table) -> None:
    vampy, other = t.deck(ALICE, c(98), PAWN)
    t.counters(ALICE, 2)
    t.attack(t.unit(ALICE, c(96)), BOB)
    t.choose("stack")
    t.choose(vampy)
    t.choose("stack")
    assert (vampy.zone, t.game.state.places[ALICE][DECK][0]) == ("Battlefield", other.uid)


@pytest.mark.rule("S2.4.1")
def test_it_shuffles_an_epic_into_the_deck_instead(t: Table) -> None:
    epic, other = t.deck(ALICE, EPIC, PAWN)
    t.counters(ALICE, 2)
    t.attack(t.unit(ALICE, c(96)), BOB)
    t.choose("stack")
    t.choose(epic)
    assert (epic.zone, other.zone, t.count(ALICE, DECK)) == ("Deck", "Deck", 12)


# C 097


@pytest.mark.rule("S10.3.6", "S10.4.3", "S11.31")
@pytest.mark.parametrize(("sent", "colors"), [(1, 0), (2, 0), (1, 3), (2, 3)])
def test_it_is_free_after_two_units_were_sent(t: Table, sent: int, colors: int) -> None:
    kill(t, *(t.unit(seat, PAWN) for seat in (ALICE, BOB)[:sent]))
    t.colors(ALICE, Purple=colors)
    centaur = t.hand(ALICE, c(97))
    if sent == 1 and not colors:
        assert f"play {centaur.name}" not in t.offered()
        return
    t.play(centaur)
    assert (centaur.zone, sum(t.colors(ALICE))) == ("Battlefield", colors if sent == 2 else 0)


@pytest.mark.rule("S11.31", "S10.3.9")
def test_it_keeps_its_cost_outside_a_summon(t: Table) -> None:
    kill(t, *(t.unit(BOB, PAWN) for _ in range(2)))
    held = t.hand(ALICE, c(97))
    t.line(t.unit(ALICE, PAWN), "[On Entry] Put 1 Unit with Cost exactly 1 from your Hand onto the"
           " Battlefield.")  # fmt: skip
    assert (held.zone, held.cost) == ("Hand", 3)


@pytest.mark.rule("S11.27", "S10.4.3")
@pytest.mark.parametrize(("card", "sent"), [(c(97), 0), (c(99), 0), (c(99), 1)])
def test_it_brings_a_unit_of_cost_1(t: Table, card: str, sent: int) -> None:
    weak, pawn, set_ = t.graveyard(ALICE, QUICK, PAWN, c(84))
    t.graveyard(BOB, QUICK)
    kill(t, *(t.unit(BOB, PAWN) for _ in range(sent)))
    t.enter(ALICE, card)
    brings = card == c(97) or sent == 1
    assert weak.zone == ("Battlefield" if brings else "Graveyard")
    assert (pawn.zone, set_.zone) == ("Graveyard", "Graveyard")


# C 098


@pytest.mark.rule("S2.3.4", "S7.3.7", "S10.3.1")
def test_it_raises_its_cost_for_a_turn(t: Table) -> None:
    vampy, top = t.unit(ALICE, c(98)), t.hand(ALICE, c(79))
    assert f"shinra {top.name}" not in t.offered()
    t.choose(("activate", vampy))
    assert vampy.cost == 3
    assert f"activate {vampy.name}" not in t.offered()
    t.play(top, "shinra")
    assert (top.zone, vampy.zone, vampy.cost) == ("Battlefield", "Soul", 1)


@pytest.mark.rule("S7.6.2", "S2.3.4")
def test_it_raises_its_cost_again_next_turn(t: Table) -> None:
    vampy = t.unit(ALICE, c(98))
    t.choose(("activate", vampy))
    t.end_turn()
    assert vampy.cost == 1
    for _ in (BOB, CAROL):
        t.end_turn()
    t.choose(("activate", vampy))
    assert vampy.cost == 3


# C 100


@pytest.mark.parametrize("mode", [0, 1])
def test_it_brings_a_unit_of_cost_7_or_gets_counters(t: Table, mode: int) -> None:
    seven, other, reduced = t.hand(ALICE, EPIC), t.hand(ALICE, GIANT), t.hand(ALICE, u(51))
    t.colors(ALICE, Purple=5)
    t.play(t.hand(ALICE, c(100)))
    t.choose(mode)
    if mode == 0:
        t.choose(seven)
    assert (seven.zone, t.counters(ALICE)) == (("Battlefield", 0) if mode == 0 else ("Hand", 4))
    assert (other.zone, reduced.zone) == ("Hand", "Hand")


# C 101


@pytest.mark.rule("R3", "S7.6.2")
def test_it_weakens_all_units(t: Table) -> None:
    pawn, weak, own = t.unit(BOB, PAWN), t.unit(CAROL, QUICK), t.unit(ALICE, QUICK)
    t.enter(ALICE, c(101))
    late = t.unit(BOB, QUICK)
    assert [p.zone for p in (weak, own, late)] == ["Graveyard", "Graveyard", "Battlefield"]
    assert pawn.power == 1000
    t.end_turn()
    assert pawn.power == 2000


@pytest.mark.rule("S7.3.1", "S2.3.4")
def test_it_gets_a_counter_when_you_color_charge(t: Table) -> None:
    t.unit(ALICE, c(101))
    t.unit(BOB, c(101))
    held = t.hand(ALICE, PAWN)
    t.choose(("charge", held, "Red"))
    assert (t.counters(ALICE), t.counters(BOB)) == (1, 0)
    for _ in range(3):
        t.end_turn()
    t.choose("charge")
    assert (t.counters(ALICE), t.counters(BOB)) == (2, 0)


# C 102


@pytest.mark.rule("R25", "S11.10", "S9.2.4")
@pytest.mark.parametrize(("buried", "drawn"), [(9, 0), (10, 1)])
def test_it_keeps_a_loser_on_the_battlefield(t: Table, buried: int, drawn: int) -> None:
    t.graveyard(ALICE, *[FILLER] * buried)
    attacker, other, blocker = t.unit(ALICE, PAWN), t.unit(ALICE, LITTLE), t.unit(BOB, GIANT)
    hidden = t.shadow(ALICE, c(102))
    t.attack(attacker, BOB)
    t.choose(blocker)
    t.choose(hidden)
    t.choose(attacker)
    assert (attacker.zone, t.in_hand(ALICE), t.in_gained(ALICE)) == ("Battlefield", drawn, 0)
    assert (hidden.zone, attacker.rested) == ("Graveyard", True)
    kill(t, attacker)
    assert (attacker.zone, other.zone) == ("Graveyard", "Battlefield")


@pytest.mark.rule("S9.3.1", "S2.1.7")
def test_it_lies_face_down_until_your_unit_battles(t: Table) -> None:
    hand = t.hand(ALICE, c(102))
    t.set(hand)
    assert (hand.zone, t.count(ALICE, SHADOW)) == ("Shadow Zone", 1)
    attacker, blocker = t.unit(BOB, PAWN), t.unit(CAROL, GIANT)
    t.unit(ALICE, SET)
    t.end_turn()
    t.attack(attacker, CAROL)
    t.choose(blocker)
    assert (attacker.zone, hand.zone) == ("Graveyard", "Shadow Zone")
