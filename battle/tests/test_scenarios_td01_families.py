"""Lines that several Epics, Legends and Rares of Blaze share, on each card that has them."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.cast import COST, LITTLE, PAWN, flip
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table

BURST_DESTROYS = [
    ("TD-01 LEG 05/20", ("TD-01 C 085/102", "TD-02 C 080/102"), "TD-01 C 079/102"),
    ("TD-01 LEG 11/20", ("TD-01 C 096/102", PAWN), "TD-01 C 079/102"),
    ("TD-01 LEG 12/20", ("TD-01 C 096/102", LITTLE), "TD-01 C 079/102"),
]


@pytest.mark.parametrize(("card", "fitting", "other"), BURST_DESTROYS)
def test_it_draws_and_destroys_a_card_of_a_trait(
    t: Table, card: str, fitting: tuple[str, str], other: str
) -> None:
    mine, theirs = t.unit(ALICE, fitting[0]), t.unit(BOB, fitting[1])
    spared = t.unit(CAROL, other)
    flip(t, card)
    assert t.in_hand(ALICE) == 1
    assert len(t.choice.options) == 2
    t.choose(theirs)
    assert [p.zone for p in (mine, theirs, spared)] == ["Battlefield", "Graveyard", "Battlefield"]
    flip(t, card)
    assert mine.zone == "Graveyard"
    flip(t, card)
    assert spared.zone == "Battlefield"
    assert t.in_hand(ALICE) == 3


def hit_by_bob(burst: str) -> Table:
    """Bob attacks with Break 3 when Alice's next Life card has this Burst; Void lies below it."""
    t = Table(phase="combat", turn=BOB)
    attacker = t.unit(BOB, "TD-01 C 067/102")
    t.wall(ALICE, BOB, 0)
    t.life(ALICE, BOB, burst, "TD ACT1 VOID")
    t.hand(ALICE, PAWN)
    t.attack(attacker, ALICE)
    return t


MAIN_2 = [("TD-01 R 003/102", "color"), ("TD-01 R 004/102", "discard"),
          ("TD-01 R 008/102", "color"), ("TD-01 R 013/102", "color"),
          ("TD-01 R 015/102", "color"), ("TD-01 LEG 17/20", "draw")]  # fmt: skip


@pytest.mark.parametrize(("card", "first"), MAIN_2)
@pytest.mark.rule("S11.18", "R42")
def test_it_ends_the_combat_phase_of_the_attacker(card: str, first: str) -> None:
    t = hit_by_bob(card)
    if first == "color":
        t.choose("Blue")
        assert t.colors(ALICE) == [0, 0, 1, 0]
    elif first == "discard":
        t.choose(PAWN)
        assert t.in_graveyard(ALICE) == ["Demon of Gluttony"]
    assert t.in_hand(ALICE) == {"color": 1, "discard": 2, "draw": 3}[first]
    assert (t.game.state.phase, t.choice.seat) == ("main2", BOB)
    assert t.in_gained(BOB) == 1
    t.choose("done")
    assert t.game.state.turn_seat == CAROL


@pytest.mark.rule("R42")
def test_it_changes_nothing_of_main_phase_2(t: Table) -> None:
    t.phase = "main2"
    flip(t, "TD-01 R 003/102")
    t.choose("Red")
    assert (t.game.state.phase, t.choice.kind, t.choice.seat) == ("main2", "main", ALICE)


EXCHANGE = [("TD-01 R 005/102", "Battlefield"), ("TD-01 R 019/102", "Hand")]


@pytest.mark.parametrize(("card", "zone"), EXCHANGE)
@pytest.mark.rule("R30")
def test_it_gives_a_buried_card_to_the_attacker_instead(t: Table, card: str, zone: str) -> None:
    buried, other = t.graveyard(ALICE, PAWN, FILLER)
    own = t.unit(ALICE, PAWN)
    burst = t.hand(ALICE, card)
    t.flip(burst, by=BOB)
    t.choose("yes")
    t.choose(buried)
    assert (buried.zone, buried.seat) == ("Gained Life", BOB)
    assert (burst.zone, burst.seat, other.zone) == (zone, ALICE, "Graveyard")
    assert t.in_gained(BOB) == 1
    assert own.power == (3000 if card == "TD-01 R 005/102" else 2000)


@pytest.mark.parametrize(("card", "zone"), EXCHANGE)
@pytest.mark.parametrize("answer", ["no", "yes"])
def test_it_is_gained_itself_when_nothing_is_given(
    t: Table, card: str, zone: str, answer: str
) -> None:
    burst = t.hand(ALICE, card)
    if answer == "no":
        t.graveyard(ALICE, PAWN)
    t.flip(burst, by=BOB)
    t.choose(answer)
    assert (burst.zone, burst.seat, t.in_gained(BOB)) == ("Gained Life", BOB, 1)


@pytest.mark.parametrize(("card", "zone"), EXCHANGE)
@pytest.mark.rule("R30")
def test_it_does_nothing_outside_a_burst_check(t: Table, card: str, zone: str) -> None:
    (buried,) = t.graveyard(ALICE, PAWN)
    held = t.hand(ALICE, card)
    t.use(held, "Burst")
    assert (buried.zone, held.zone) == ("Graveyard", "Hand")
    assert t.in_gained(BOB) + t.in_gained(CAROL) == 0


@pytest.mark.parametrize("card", ["TD-01 R 009/102"])
@pytest.mark.rule("S11.14")
def test_it_pays_a_card_to_use_the_shot_of_a_life_card(t: Table, card: str) -> None:
    odd = t.unit(BOB, COST[3])
    held = t.hand(ALICE, PAWN)
    flip(t, card)
    t.choose("yes")
    t.choose(held)
    assert (held.zone, odd.rested, t.counters(ALICE)) == ("Graveyard", True, 1)
    t.end_turn()
    assert not odd.rested


def test_it_uses_no_shot_without_a_card_to_discard(t: Table) -> None:
    odd = t.unit(BOB, COST[3])
    flip(t, "TD-01 R 009/102")
    t.choose("yes")
    flip(t, "TD-01 R 009/102")
    t.choose("no")
    assert not odd.rested


BETRAYAL = "TD-01 R 020/102"


@pytest.mark.rule("R5", "R37")
def test_it_costs_one_more_life(t: Table) -> None:
    attacker = t.unit(ALICE, LITTLE)
    t.wall(BOB, ALICE, 0)
    t.life(BOB, ALICE, BETRAYAL)
    t.attack(attacker, BOB)
    assert t.in_gained(ALICE) == 2


@pytest.mark.rule("R5", "S11.19")
def test_it_pushes_the_wall_after_a_punish_burn(t: Table) -> None:
    attacker = t.unit(ALICE, "TD-01 C 067/102")
    t.wall(BOB, ALICE, 0)
    (last,) = t.life(BOB, ALICE, BETRAYAL)
    pile = t.game.state.places[BOB][t.game.state.zone[last.uid]]
    del pile[:-1]
    t.attack(attacker, BOB)
    assert (t.in_gained(ALICE), t.wall(BOB, ALICE)) == (1, 2)


@pytest.mark.rule("R30")
@pytest.mark.rule("R30")
def test_it_does_not_betray_in_the_burst_check_of_another_card(t: Table) -> None:
    attacker, void = t.unit(ALICE, LITTLE), t.hand(BOB, BETRAYAL)
    t.wall(BOB, ALICE, 0)
    t.life(BOB, ALICE, "TD-01 LEG 15/20")
    t.attack(attacker, BOB)
    t.choose(void)
    assert (void.zone, t.in_gained(ALICE)) == ("Hand", 1)


def test_it_betrays_only_in_a_burst_check(t: Table) -> None:
    void = t.unit(ALICE, BETRAYAL)
    before = t.wall(ALICE, BOB), t.wall(ALICE, CAROL)
    t.use(void, "Burst")
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == before
    assert t.count(ALICE, DECK) == 10
