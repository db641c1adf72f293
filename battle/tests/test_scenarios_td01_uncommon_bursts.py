"""The Bursts that several Uncommons of Blaze share, each on every card that has it."""

import pytest

from battle.rules.trinity.zones import DECK, GAINED, GRAVEYARD
from battle.tests.blaze import c, known_in_hand, u
from battle.tests.cast import GEAR, GIANT, LITTLE, PAWN, SET, SHOT, flip
from battle.tests.phantom import attacked
from battle.tests.table import ALICE, BOB, CAROL, Table, zones

COLORS = [
    (21, [2, 0, 0, 0]), (41, [0, 0, 2, 0]), (52, [0, 0, 0, 2]), (61, [1, 1, 0, 0]),
    (63, [0, 1, 1, 0]),
]  # fmt: skip
BY_COST = {1: LITTLE, 2: PAWN, 3: SET, 4: c(86)}
INSTEAD = [
    (24, GAINED, "Battlefield"), (35, GAINED, "Battlefield"), (30, DECK, "Battlefield"),
    (65, DECK, "Hand"),
]  # fmt: skip
SEARCHES = [(28, 1), (29, 4), (36, 2), (47, 1), (48, 4), (58, 2), (59, 3)]


@pytest.mark.rule("S3.3.1", "R40", "S10.1.6")
@pytest.mark.parametrize(("n", "gain"), COLORS)
@pytest.mark.parametrize("state", ["rested", "active"])
def test_it_exchanges_a_color_for_two(t: Table, n: int, gain: list[int], state: str) -> None:
    t.game.state.rested[ALICE] = [0, 0, 0, 1]
    t.colors(ALICE, Purple=1, Red=1)
    flip(t, u(n))
    t.choose((state, "Purple"))
    left = [1, 0, 0, int(state == "rested")]
    assert t.colors(ALICE) == [a + b for a, b in zip(left, gain, strict=True)]
    assert t.game.state.rested[ALICE] == [0, 0, 0, int(state == "active")]
    assert (t.in_gained(BOB), t.in_graveyard(ALICE)) == (1, [])


@pytest.mark.rule("S2.3.6")
@pytest.mark.parametrize(("n", "gain"), COLORS)
def test_it_takes_two_colors_even_with_none_to_lose(t: Table, n: int, gain: list[int]) -> None:
    flip(t, u(n))
    assert t.colors(ALICE) == gain


@pytest.mark.parametrize("n", [25, 33, 45])
def test_it_strengthens_a_unit_until_the_end_of_its_next_turn(t: Table, n: int) -> None:
    pawn, other = t.unit(BOB, PAWN), t.unit(CAROL, PAWN)
    t.flip(t.hand(BOB, u(n)), by=ALICE)
    t.choose(pawn)
    assert (pawn.power, other.power) == (5000, 2000)
    t.end_turn()
    assert (t.game.state.turn_seat, pawn.power) == (BOB, 5000)
    t.end_turn()
    assert pawn.power == 2000


def test_it_lasts_beyond_the_turn_in_which_its_own_player_uses_it(t: Table) -> None:
    pawn = t.unit(ALICE, PAWN)
    t.use(t.unit(BOB, u(25)), "Burst", seat=ALICE)
    t.choose(pawn)
    for power in (5000, 5000, 5000, 2000):
        t.end_turn()
        assert pawn.power == power


@pytest.mark.rule("S10.1.6", "S8.4.2")
@pytest.mark.parametrize("n", [23, 40, 44])
def test_it_can_t_be_attacked_again_but_takes_the_rest(t: Table, n: int) -> None:
    giant = t.unit(ALICE, GIANT)
    t.unit(ALICE, PAWN)
    t.wall(BOB, ALICE, 1)
    t.put(BOB, u(n), 6)
    t.attack(giant, BOB)
    assert (t.in_gained(ALICE), t.counters(BOB)) == (2, 1)
    assert attacked(t) == {CAROL}
    t.choose("done")
    t.end_turn()
    t.end_turn()
    t.unit(CAROL, PAWN)
    t.choose("done")
    assert attacked(t) == {ALICE, BOB}


@pytest.mark.rule("S2.3.7", "R14")
@pytest.mark.parametrize(("n", "cost"), SEARCHES)
def test_it_searches_for_a_card_of_exactly_that_cost(t: Table, n: int, cost: int) -> None:
    cards = dict(zip(BY_COST, t.deck(ALICE, *BY_COST.values()), strict=True))
    t.deck(BOB, *BY_COST.values())
    card = flip(t, u(n))
    wanted = cards.pop(cost)
    assert len(t.choice.options) == (11 if cost == 3 else 1)
    t.choose(wanted)
    assert (wanted.zone, card.zone) == ("Hand", "Gained Life")
    assert zones(*cards.values()) == ["Deck"] * 3
    assert known_in_hand(t, ALICE, CAROL) == [BY_COST[cost]]


@pytest.mark.parametrize("n", [27, 43])
def test_it_gets_a_counter_and_destroys_a_set(t: Table, n: int) -> None:
    own, bobs, pawn = t.unit(ALICE, SET), t.unit(BOB, u(36)), t.unit(BOB, PAWN)
    flip(t, u(n))
    assert len(t.choice.options) == 2
    t.choose(own)
    flip(t, u(n))
    flip(t, u(n))
    assert (zones(own, bobs), pawn.zone) == (["Graveyard"] * 2, "Battlefield")
    assert t.counters(ALICE) == 3


@pytest.mark.rule("S2.3.1", "S8.4.2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_it_may_use_its_shot(t: Table, answer: str) -> None:
    yes = answer == "yes"
    foe, buried = t.unit(BOB, PAWN), t.graveyard(ALICE, PAWN)[0]
    t.deck(BOB, LITTLE)
    for n in (60, 50, 49, 38):
        flip(t, u(n))
        t.choose(answer)
        if n == 60:
            assert (foe.power, t.counters(ALICE)) == ((1000, 1) if yes else (2000, 0))
        elif n == 50:
            if yes:
                t.choose(buried)
            assert (buried.zone, t.in_hand(ALICE)) == (("Deck", 1) if yes else ("Graveyard", 0))
        elif n == 49:
            assert foe.zone == ("Graveyard" if yes else "Battlefield")
            assert (LITTLE in [t.game.cards[x].id for x in t.game.battlefield(BOB)]) == yes
        else:
            assert t.in_hand(ALICE) == (2 if yes else 0)
    assert (t.in_gained(BOB), t.in_graveyard(ALICE) == []) == (4, yes)


@pytest.mark.rule("R11", "S11.14", "S2.3.5")
@pytest.mark.parametrize(("held", "answer"), [(1, "yes"), (0, "yes"), (1, "no")])
@pytest.mark.parametrize("n", [26, 56])
def test_it_uses_its_shot_for_a_discarded_card(t: Table, n: int, held: int, answer: str) -> None:
    foe = t.unit(BOB, PAWN)
    top, _ = t.deck(ALICE, GIANT, SHOT)
    t.graveyard(ALICE, LITTLE)
    cards = [t.hand(ALICE, SHOT) for _ in range(held)]
    t.wall(ALICE, BOB, 0)
    flip(t, u(n))
    t.choose(answer)
    if held and answer == "yes":
        t.choose(*cards)
    used = bool(held) and answer == "yes"
    assert (foe.zone == "Graveyard") == (used and n == 26)
    assert (top.zone == "Hand") == (used and n == 26)
    assert ("Red Little Dragon" in t.in_graveyard(ALICE)) == (not used or n == 26)
    assert ("Three-Way Benefit!" in t.in_graveyard(ALICE)) == used
    assert t.wall(ALICE, BOB) == 0


@pytest.mark.rule("R30", "S11.17")
@pytest.mark.parametrize(("n", "to", "after"), INSTEAD)
def test_it_lets_another_card_go_in_its_place(t: Table, n: int, to: int, after: str) -> None:
    pawn, giant = t.graveyard(ALICE, PAWN, GIANT)
    t.graveyard(BOB, LITTLE)
    host = t.unit(ALICE, GEAR)
    card = flip(t, u(n))
    t.choose("yes")
    assert len(t.choice.options) == 2
    t.choose(pawn)
    assert (card.zone, giant.zone) == (after, "Graveyard")
    assert pawn.zone == ("Gained Life" if to == GAINED else "Deck")
    assert pawn.seat == (BOB if to == GAINED else ALICE)
    assert t.in_gained(BOB) == (1 if to == GAINED else 0)
    if to != GAINED:
        assert t.game.state.places[ALICE][DECK][0] == pawn.uid
    assert host.power == (2000 if n == 30 else 1000)


@pytest.mark.rule("R30", "S2.3.5")
@pytest.mark.parametrize(("n", "to", "after"), INSTEAD)
def test_it_goes_itself_when_declined_or_when_no_card_can(
    t: Table, n: int, to: int, after: str
) -> None:
    empty = flip(t, u(n))
    t.choose("yes")
    t.graveyard(ALICE, PAWN)
    kept = flip(t, u(n))
    t.choose("no")
    assert zones(empty, kept) == ["Gained Life"] * 2
    assert (t.in_gained(BOB), t.count(ALICE, GRAVEYARD)) == (2, 1)
    lent = t.unit(ALICE, u(n))
    t.use(lent, "Burst")
    assert (t.count(ALICE, GRAVEYARD), lent.zone, t.in_gained(BOB)) == (1, "Battlefield", 2)


@pytest.mark.rule("S8.4.4", "R7")
def test_it_can_make_the_attacker_win_by_the_other_card(t: Table) -> None:
    t.graveyard(ALICE, PAWN)
    t.gained(BOB, 11)
    flip_and_win = t.hand(ALICE, u(24))
    t.flip(flip_and_win, by=BOB)
    t.choose("yes")
    assert (t.game.state.winner, t.game.state.over) == (BOB, "won")
