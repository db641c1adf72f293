"""Lines that several Legends, Rares and the Epics of Phantom share, on each card that has them."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.cast import PAWN, SET
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table

# Bursts that destroy

DRAW_AND_DESTROY = [
    ("TD-02 LEG 08/20", ("TD-01 C 070/102", "TD-01 C 072/102"), PAWN),
    ("TD-02 LEG 13/20", ("TD-01 C 080/102", "TD-01 U 025/102"), PAWN),
    ("TD-02 LEG 19/20", ("TD-02 LEG 12/20+", "TD-02 X02/04+"), "TD-01 U 032/102"),
    ("TD-02 R 004/102", (PAWN, SET), "TD-01 C 086/102"),
    ("TD-02 R 010/102", (SET, FILLER), PAWN),
]


@pytest.mark.parametrize(("card", "fitting", "other"), DRAW_AND_DESTROY)
def test_it_draws_and_destroys_one_that_fits(
    t: Table, card: str, fitting: tuple[str, str], other: str
) -> None:
    mine, theirs = (
        t.unit(seat, name.rstrip("+")) for seat, name in zip((ALICE, BOB), fitting, strict=True)
    )
    spared = t.unit(CAROL, other)
    if fitting[0].endswith("+"):
        for piece, gap in ((mine, 3000), (theirs, 4000)):
            t.line(piece, f"[On Entry] This Unit gets +{gap} Power this turn.")
    t.burst(card)
    assert t.in_hand(ALICE) == 1
    assert len(t.choice.options) == 2
    t.choose(theirs)
    gone = "Deck" if " X" in fitting[1] else "Graveyard"
    assert [p.zone for p in (mine, theirs, spared)] == ["Battlefield", gone, "Battlefield"]
    t.burst(card)
    assert mine.zone == "Graveyard"
    t.burst(card)
    assert (spared.zone, t.in_hand(ALICE), t.in_gained(BOB)) == ("Battlefield", 3, 3)


def hit_by_bob(burst: str) -> Table:
    """Bob is about to attack with Break 3; Alice's next Life card has this Burst."""
    t = Table(phase="combat", turn=BOB)
    t.unit(BOB, "TD-01 C 067/102")
    t.wall(ALICE, BOB, 0)
    t.life(ALICE, BOB, burst, "TD ACT1 VOID")
    return t


MAIN_2 = [("TD-02 R 002/102", PAWN), ("TD-02 R 008/102", "TD-01 U 034/102"),
          ("TD-02 R 013/102", SET), ("TD-02 R 013/102", "TD-01 C 090/102"),
          ("TD-02 R 015/102", FILLER)]  # fmt: skip


@pytest.mark.rule("R42")
@pytest.mark.parametrize(("card", "victim"), MAIN_2)
def test_it_destroys_a_card_of_its_color_and_ends_the_combat(card: str, victim: str) -> None:
    t = hit_by_bob(card)
    color = t.game.cards[t.hand(ALICE, card).uid].colors
    target = t.unit(CAROL, victim)
    fits = bool(set(color) & set(t.game.cards[target.uid].colors))
    t.attack(Piece(t, t.game.units(BOB)[0]), ALICE)
    if t.choice.kind == "choose":
        t.choose(target)
    assert target.zone == ("Graveyard" if fits else "Battlefield")
    assert (t.game.state.phase, t.choice.seat) == ("main2", BOB)
    assert t.in_gained(BOB) == 1
    t.choose("done")
    assert t.game.state.turn_seat == CAROL


@pytest.mark.rule("S9.1.5")
def test_it_does_what_the_destruction_sets_off_before_main_phase_2() -> None:
    t = hit_by_bob("TD-02 R 015/102")
    t.unit(CAROL, "TD-01 R 017/102")
    t.attack(Piece(t, t.game.units(BOB)[0]), ALICE)
    assert [t.in_hand(seat) for seat in range(3)] == [2, 2, 2]
    assert (t.game.state.phase, t.in_gained(BOB)) == ("main2", 1)


@pytest.mark.rule("S11.18")
def test_it_draws_2_and_ends_the_combat() -> None:
    t = hit_by_bob("TD-02 LEG 15/20")
    t.attack(Piece(t, t.game.units(BOB)[0]), ALICE)
    assert (t.in_hand(ALICE), t.in_gained(BOB)) == (2, 1)
    assert (t.game.state.phase, t.choice.seat) == ("main2", BOB)


# Damage on a Disadvantage Wall

DAMAGE = [("TD-02 LEG 02/20", 1), ("TD-02 LEG 14/20", 1), ("TD-02 R 003/102", 0),
          ("TD-02 R 017/102", 0)]  # fmt: skip


@pytest.mark.parametrize(("card", "drawn"), DAMAGE)
def test_it_deals_2_damage_on_one_disadvantage_wall_by_burst(
    t: Table, card: str, drawn: int
) -> None:
    t.wall(ALICE, BOB, 1)
    t.wall(ALICE, CAROL, 0)
    t.burst(card)
    assert len(t.choice.options) == 2
    t.choose(t.wall_between(ALICE, CAROL))
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (1, 2)
    t.burst(card)
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (3, 2)
    t.burst(card)
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (3, 2)
    assert (t.in_hand(ALICE), t.in_gained(ALICE), t.in_gained(BOB)) == (3 * drawn, 0, 3)


# Overdrive


@pytest.mark.parametrize("card", ["TD-02 LEG 01/20", "TD-02 R 016/102"])
@pytest.mark.parametrize("gained", [7, 8])
def test_it_grows_when_it_attacks_with_8_gained(t: Table, card: str, gained: int) -> None:
    unit = t.unit(ALICE, card)
    power, break_ = unit.power, unit.break_
    t.gained(ALICE, gained)
    t.wall(BOB, ALICE, 3)
    t.attack(unit, BOB)
    more = gained == 8
    assert (unit.power, unit.break_) == (power + 4000 * more, break_ + more)
    assert t.in_gained(ALICE) == gained + more
    t.end_turn()
    assert (unit.power, unit.break_) == (power, break_)


# Betrayal

BETRAYAL = "TD-02 R 020/102"


@pytest.mark.rule("R5")
def test_it_costs_one_more_life(t: Table) -> None:
    attacker = t.unit(ALICE, "TD-01 C 072/102")
    t.wall(BOB, ALICE, 0)
    t.life(BOB, ALICE, BETRAYAL, BETRAYAL)
    t.attack(attacker, BOB)
    assert t.in_gained(ALICE) == 3


@pytest.mark.rule("R30")
def test_it_betrays_only_in_a_burst_check(t: Table) -> None:
    void = t.unit(ALICE, BETRAYAL)
    walls = [(ALICE, BOB), (BOB, CAROL), (CAROL, ALICE)]
    before = [t.wall(*wall) for wall in walls]
    t.use(void, "Burst")
    assert [t.wall(*wall) for wall in walls] == before
    assert t.count(ALICE, DECK) == 10
