"""The Bursts that several Uncommons of Phantom share, each on every card that has it."""

import pytest

from battle.rules.trinity.zones import DECK, GRAVEYARD
from battle.tests.cast import GIANT, LITTLE, PAWN, flip
from battle.tests.phantom import KNIGHT, VOID, attacked, u
from battle.tests.table import ALICE, BOB, CAROL, Table

SEARCHES = [(28, 2), (30, 3), (38, 1), (40, 4), (47, 2), (49, 3), (56, 1), (59, 4)]
COLORS = [
    (21, [2, 0, 0, 0]),
    (33, [0, 2, 0, 0]),
    (41, [0, 0, 2, 0]),
    (52, [0, 0, 0, 2]),
    (65, [0, 0, 1, 1]),
]
STRENGTHENS = [22, 35, 43, 46, 53]
SORTS = [23, 25, 39]
SHIELDS = [24, 29, 50, 60]
COUNTERS = [45, 62]
STAYS = [(44, "Battlefield"), (54, "Battlefield"), (66, "Battlefield"), (48, "Hand"), (61, "Hand")]


@pytest.mark.rule("S2.3.7", "R14", "S10.1.6")
@pytest.mark.parametrize(("n", "cost"), SEARCHES)
def test_it_searches_by_burst_for_exactly_that_cost(t: Table, n: int, cost: int) -> None:
    found = t.deck(ALICE, LITTLE, PAWN, KNIGHT, u(53))
    card = flip(t, u(n))
    costs = {t.game.cards[option.card % 1024].cost for option in t.choice.options}
    assert costs == {cost}
    t.choose(found[cost - 1])
    assert [piece.zone for piece in found].count("Deck") == 3
    assert found[cost - 1].zone == "Hand"
    assert len(t.game.view(BOB)["zones"][ALICE]["Hand"]["among"]) == 1
    assert (card.zone, t.in_gained(BOB)) == ("Gained Life", 1)


@pytest.mark.rule("R14")
def test_it_shuffles_even_when_nothing_is_found(t: Table) -> None:
    t.line(t.unit(ALICE, PAWN), "[On Entry] Check the top 1 card of your Deck.")
    assert t.game.view(ALICE)["zones"][ALICE]["Deck"]["known"]
    flip(t, u(28))
    assert t.choice.kind == "main"
    assert t.game.view(ALICE)["zones"][ALICE]["Deck"]["known"] == []
    assert (t.in_hand(ALICE), t.count(ALICE, DECK)) == (0, 10)


@pytest.mark.rule("S3.3.1", "R40")
@pytest.mark.parametrize(("n", "gain"), COLORS)
@pytest.mark.parametrize("state", ["rested", "active"])
def test_it_exchanges_a_color_for_two(t: Table, n: int, gain: list[int], state: str) -> None:
    t.game.state.active[ALICE], t.game.state.rested[ALICE] = [1, 1, 0, 0], [1, 0, 0, 1]
    flip(t, u(n))
    t.choose((state, "Red"))
    lost = [int(state == "active"), 0, 0, 0]
    had = zip([1, 1, 0, 0], lost, gain, strict=True)
    assert t.colors(ALICE) == [before - less + more for before, less, more in had]
    assert t.game.state.rested[ALICE] == ([0, 0, 0, 1] if state == "rested" else [1, 0, 0, 1])
    assert t.in_graveyard(ALICE) == []


@pytest.mark.rule("S2.3.6")
@pytest.mark.parametrize(("n", "gain"), COLORS)
def test_it_takes_two_colors_with_none_to_discard(t: Table, n: int, gain: list[int]) -> None:
    flip(t, u(n))
    assert t.colors(ALICE) == gain


@pytest.mark.parametrize("n", STRENGTHENS)
def test_it_strengthens_a_unit_until_the_end_of_the_next_turn(t: Table, n: int) -> None:
    own, other = t.unit(ALICE, PAWN), t.unit(CAROL, PAWN)
    flip(t, u(n))
    t.choose(other)
    assert (own.power, other.power) == (2000, 5000)
    for _ in (ALICE, BOB, CAROL):
        t.end_turn()
        assert other.power == 5000
    t.end_turn()
    assert other.power == 2000


@pytest.mark.parametrize("n", STRENGTHENS)
def test_it_strengthens_until_the_end_of_a_turn_that_has_not_begun(n: int) -> None:
    t = Table(turn=BOB)
    unit = t.unit(ALICE, PAWN)
    flip(t, u(n))
    for _ in (BOB, CAROL):
        t.end_turn()
        assert unit.power == 5000
    t.end_turn()
    assert unit.power == 2000


@pytest.mark.parametrize("n", SORTS)
def test_it_draws_two_then_discards_two(t: Table, n: int) -> None:
    drawn = t.deck(ALICE, LITTLE, KNIGHT)
    held = t.hand(ALICE, VOID)
    flip(t, u(n))
    t.choose(held, drawn[1])
    assert [piece.zone for piece in (held, *drawn)] == ["Graveyard", "Hand", "Graveyard"]


@pytest.mark.rule("S2.3.9", "S7.1.3")
@pytest.mark.parametrize("n", SORTS)
def test_it_discards_the_one_it_has(t: Table, n: int) -> None:
    held = t.hand(ALICE, VOID)
    t.game.state.places[ALICE][DECK].clear()
    flip(t, u(n))
    t.choose(held)
    assert t.in_graveyard(ALICE) == ["Void"]
    assert t.in_hand(ALICE) == 0


@pytest.mark.rule("S8.4.1", "S8.4.3")
@pytest.mark.parametrize("n", [*SHIELDS, 32])
def test_it_cannot_be_attacked_for_the_rest_of_the_turn(n: int) -> None:
    t = Table(turn=BOB, phase="combat")
    attacker = t.unit(BOB, PAWN)
    t.unit(BOB, LITTLE)
    t.unit(CAROL, PAWN)
    t.life(ALICE, BOB, u(n))
    t.wall(ALICE, BOB, 0)
    t.wall(ALICE, CAROL, 3)
    t.attack(attacker, ALICE)
    assert t.in_gained(BOB) == 2
    assert attacked(t) == {CAROL}
    assert t.counters(ALICE) == (0 if n == 32 else 1)
    assert t.wall(BOB, ALICE) == (2 if n == 32 else 3)
    t.end_turn()
    t.choose("done")
    assert attacked(t) == {ALICE, BOB}


@pytest.mark.parametrize("n", COUNTERS)
@pytest.mark.parametrize(("answer", "left", "gets"), [("yes", 0, 3), ("no", 1, 0)])
def test_it_discards_for_three_counters(
    t: Table, n: int, answer: str, left: int, gets: int
) -> None:
    held = t.hand(ALICE, VOID)
    flip(t, u(n))
    t.choose(answer)
    if answer == "yes":
        t.choose(held)
    assert (t.in_hand(ALICE), t.counters(ALICE)) == (left, gets)


@pytest.mark.rule("S2.3.5")
@pytest.mark.parametrize("n", COUNTERS)
def test_it_gets_no_counters_without_a_card_to_discard(t: Table, n: int) -> None:
    flip(t, u(n))
    t.choose("yes")
    assert t.counters(ALICE) == 0


@pytest.mark.rule("S8.4.2", "R30")
@pytest.mark.parametrize(("n", "zone"), STAYS)
def test_it_gives_another_card_as_gained_life(t: Table, n: int, zone: str) -> None:
    pawn, giant = t.graveyard(ALICE, PAWN, GIANT)
    card = flip(t, u(n))
    t.choose("yes")
    t.choose(giant)
    assert (card.zone, card.seat) == (zone, ALICE)
    assert (giant.zone, giant.seat, pawn.zone) == ("Gained Life", BOB, "Graveyard")
    assert t.in_gained(BOB) == 1


@pytest.mark.rule("S8.4.2")
@pytest.mark.parametrize(("n", "zone"), STAYS)
@pytest.mark.parametrize(("answer", "buried"), [("no", True), ("yes", False)])
def test_it_is_gained_when_no_other_card_is(
    t: Table, n: int, zone: str, answer: str, buried: bool
) -> None:
    if buried:
        t.graveyard(ALICE, PAWN)
    card = flip(t, u(n))
    t.choose(answer)
    assert (card.zone, card.seat, t.in_gained(BOB)) == ("Gained Life", BOB, 1)
    assert t.count(ALICE, GRAVEYARD) == buried


@pytest.mark.rule("S8.4.4", "R7")
def test_it_loses_to_the_twelfth_card_given_instead(t: Table) -> None:
    t.graveyard(ALICE, PAWN)
    t.gained(BOB, 11)
    flip(t, u(44))
    t.choose("yes")
    assert (t.game.state.over, t.game.state.winner) == ("won", BOB)
