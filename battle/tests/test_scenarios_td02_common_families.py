"""[Oni Charge], [Jigoku Back], [Color Shift] and [Shinra Summon] on Phantom's U and C."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.cast import GIANT, LITTLE, PAWN, QUICK
from battle.tests.phantom import KNIGHT, c, u
from battle.tests.table import ALICE, BOB, CAROL, Piece, Table

RED, YELLOW, BLUE, PURPLE = "Red", "Yellow", "Blue", "Purple"
MILL = "[Oni Charge] Each player sends the top 2 cards of their Deck to the Graveyard."


def charge(t: Table, card: str, color: str) -> Piece:
    """Color Charge a card of Alice's."""
    piece = t.hand(ALICE, card)
    t.choose(("charge", piece, color))
    return piece


# Oni Charge


@pytest.mark.rule("S7.3.4", "S11.15")
@pytest.mark.parametrize(
    ("card", "color", "more"),
    [(u(40), YELLOW, 3), (u(43), BLUE, 3), (u(49), BLUE, 3), (u(61), RED, 3), (u(61), YELLOW, 3),
     (u(63), PURPLE, 5)],
)  # fmt: skip
def test_it_strengthens_one_of_your_units(t: Table, card: str, color: str, more: int) -> None:
    one, two, enemy = t.unit(ALICE, PAWN), t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    charged = charge(t, card, color)
    assert (charged.zone, sum(t.colors(ALICE))) == ("Graveyard", 0)
    t.choose(two)
    assert (one.power, two.power, enemy.power) == (2000, 2000 + 1000 * more, 2000)
    assert t.colors(ALICE)[[RED, YELLOW, BLUE, PURPLE].index(color)] == 1
    t.end_turn()
    assert two.power == 2000


@pytest.mark.rule("S11.8")
@pytest.mark.parametrize(("card", "color"), [(u(23), RED), (u(58), PURPLE)])
def test_it_sends_two_cards_of_each_deck(t: Table, card: str, color: str) -> None:
    t.game.state.places[BOB][DECK][1:] = []
    t.game.state.places[CAROL][DECK].clear()
    charge(t, card, color)
    assert [t.count(seat, DECK) for seat in (ALICE, BOB, CAROL)] == [8, 0, 0]
    assert [len(t.in_graveyard(seat)) for seat in (ALICE, BOB, CAROL)] == [3, 1, 0]


@pytest.mark.parametrize(("card", "color"), [(u(39), YELLOW), (c(91), BLUE)])
def test_it_lets_each_player_draw(t: Table, card: str, color: str) -> None:
    t.game.state.places[CAROL][DECK].clear()
    charge(t, card, color)
    assert [t.in_hand(seat) for seat in (ALICE, BOB, CAROL)] == [1, 1, 0]


def test_it_destroys_a_unit_of_exactly_1000_power(t: Table) -> None:
    own, enemy, pawn = t.unit(ALICE, QUICK), t.unit(BOB, QUICK), t.unit(CAROL, PAWN)
    charge(t, u(24), RED)
    t.choose(enemy)
    assert [p.zone for p in (own, enemy, pawn)] == ["Battlefield", "Graveyard", "Battlefield"]


@pytest.mark.parametrize(("card", "color"), [(u(25), RED), (c(99), PURPLE)])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_it_may_go_into_a_soul(t: Table, card: str, color: str, answer: str) -> None:
    one, two = t.unit(ALICE, PAWN), t.unit(ALICE, PAWN)
    t.unit(BOB, PAWN)
    charged = charge(t, card, color)
    t.choose(answer)
    if answer == "yes":
        t.choose(two)
    assert (one.souls, two.souls) == ([], [charged.name] if answer == "yes" else [])
    assert charged.zone == ("Soul" if answer == "yes" else "Graveyard")
    assert sum(t.colors(ALICE)) == 1


def test_it_gets_a_counter_by_oni_charge(t: Table) -> None:
    charge(t, u(45), BLUE)
    assert (t.counters(ALICE), t.counters(BOB)) == (1, 0)


@pytest.mark.rule("S11.1")
def test_it_destroys_a_card_of_cost_1(t: Table) -> None:
    little, set_, pawn = t.unit(BOB, LITTLE), t.unit(CAROL, c(84)), t.unit(BOB, PAWN)
    charge(t, u(48), BLUE)
    assert pawn.name not in str(t.offered())
    t.choose(set_)
    assert (little.zone, set_.zone) == ("Battlefield", "Graveyard")


def test_it_readies_a_unit_by_oni_charge(t: Table) -> None:
    one, two = t.unit(ALICE, PAWN, rested=True), t.unit(ALICE, PAWN, rested=True)
    charge(t, u(55), PURPLE)
    t.choose(one)
    assert (one.rested, two.rested) == (False, True)


@pytest.mark.rule("R35")
@pytest.mark.parametrize("down", [True, False])
def test_it_adjusts_one_card_by_oni_charge(t: Table, down: bool) -> None:
    (top,) = t.deck(ALICE, PAWN)
    charge(t, c(73), RED)
    t.choose(*([top] if down else []))
    deck = t.game.state.places[ALICE][DECK]
    assert deck.index(top.uid) == (0 if down else len(deck) - 1)


@pytest.mark.parametrize("n", [0, 1, 2])
def test_it_draws_as_many_as_it_discards(t: Table, n: int) -> None:
    held = [t.hand(ALICE, PAWN) for _ in range(3)]
    charge(t, c(102), PURPLE)
    t.choose(*held[:n])
    assert [card.zone for card in held].count("Graveyard") == n
    assert t.in_hand(ALICE) == 3
    assert t.count(ALICE, DECK) == 10 - n


# Jigoku Back


@pytest.mark.rule("S10.1.8", "R12", "S11.27")
@pytest.mark.parametrize("card", [u(56), c(67), c(71), c(98)])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_it_may_come_from_the_deck_to_the_battlefield(t: Table, card: str, answer: str) -> None:
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 3)
    (back,) = t.deck(ALICE, card)
    t.line(t.unit(BOB, PAWN), MILL)
    t.choose("stack" if answer == "yes" else "pass")
    here = "Graveyard" if answer == "no" or card == c(67) else "Battlefield"
    assert (back.zone, back.seat) == (here, ALICE)
    assert len(t.in_graveyard(ALICE)) == 1 + (here == "Graveyard")


@pytest.mark.rule("S10.1.8")
@pytest.mark.parametrize("card", [u(56), c(67), c(71), c(98)])
def test_it_stays_dead_when_it_is_discarded(t: Table, card: str) -> None:
    held = t.hand(ALICE, card)
    t.line(t.unit(ALICE, PAWN), "[On Entry] Discard all cards in your Hand.")
    assert (held.zone, t.choice.kind) == ("Graveyard", "main")


# Color Shift


@pytest.mark.rule("S10.3.7", "S10.3.10")
@pytest.mark.parametrize(
    ("card", "color", "gives"),
    [(u(34), YELLOW, 2), (c(68), RED, 2), (c(72), RED, 1), (c(94), PURPLE, 2), (c(95), PURPLE, 2)],
)
def test_it_pays_for_a_summon_with_a_unit(t: Table, card: str, color: str, gives: int) -> None:
    shifter = t.unit(ALICE, card, rested=True)
    t.colors(ALICE, Blue=3)
    unit = t.hand(ALICE, {RED: PAWN, YELLOW: "TD-01 C 077/102", PURPLE: u(54)}[color])
    t.play(unit)
    assert (unit.zone, shifter.zone) == ("Battlefield", "Graveyard")
    assert sum(t.colors(ALICE)) == 3 - (2 - gives)
    assert len(t.game.state.sent) == 1


@pytest.mark.rule("S10.3.8")
@pytest.mark.parametrize("card", [u(34), c(68), c(72), c(94), c(95)])
def test_it_pays_for_no_spell_with_a_unit(t: Table, card: str) -> None:
    t.unit(ALICE, card)
    t.hand(ALICE, c(74))
    t.hand(ALICE, c(84))
    assert not [option for option in t.choice.options if option.do == "play"]


# Shinra Summon


SHINRA = [(u(41), 6), (u(42), 3), (u(53), 4), (c(69), 3), (c(76), 6), (c(79), 3)]
BY_COST = {1: LITTLE, 2: PAWN, 3: KNIGHT, 4: c(95), 6: GIANT}


@pytest.mark.rule("S10.3.1", "S10.3.2")
@pytest.mark.parametrize(("card", "n"), SHINRA)
def test_it_is_put_on_units_of_exactly_that_cost(t: Table, card: str, n: int) -> None:
    one, rest = t.unit(ALICE, LITTLE, rested=True), t.unit(ALICE, BY_COST.get(n - 1, c(69)))
    spare = t.unit(ALICE, LITTLE)
    top = t.hand(ALICE, card)
    if n == 6:
        more = t.unit(ALICE, PAWN)
        t.play(top, "shinra")
        t.choose(more)
        t.choose(rest)
    else:
        t.play(top, "shinra")
        t.choose(rest)
    t.choose(one)
    assert (one.zone, rest.zone, spare.zone) == ("Soul", "Soul", "Battlefield")
    assert (top.rested, len(top.souls)) == (False, 3 if n == 6 else 2)
    t.choose("done")
    assert {option.card % 1024 for option in t.choice.options if option.do == "attack"} == {
        spare.uid
    }


@pytest.mark.rule("S10.3.1")
@pytest.mark.parametrize(("card", "n"), SHINRA)
@pytest.mark.parametrize("off", [-1, 1])
def test_it_is_not_put_on_units_of_another_cost(t: Table, card: str, n: int, off: int) -> None:
    for _ in range(n - 1 if off < 0 else 0):
        t.unit(ALICE, LITTLE)
    if off > 0:
        t.unit(ALICE, {3: c(95), 4: u(41), 6: u(65)}[n])
    t.unit(BOB, BY_COST[n])
    t.hand(ALICE, card)
    assert not [option for option in t.choice.options if option.do == "shinra"]
