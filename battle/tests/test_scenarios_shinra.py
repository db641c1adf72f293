"""[Shinra Summon] (10.3), on each card that has it."""

import pytest

from battle.tests.cast import COST, PAWN
from battle.tests.table import ALICE, BOB, Table

SHINRA = [
    ("TD-01 X01/04", (6, 1)), ("TD-01 LEG 04/20", (8, 5, 2)), ("TD-01 LEG 05/20", (3, 4)),
    ("TD-01 LEG 08/20", (8, 2)), ("TD-01 LEG 11/20", (6, 4)), ("TD-01 LEG 15/20", (8, 4)),
    ("TD-01 LEG 16/20", (5, 2)), ("TD-01 LEG 17/20", (6, 5, 1)), ("TD-01 LEG 20/20", (8, 8, 4)),
    ("TD-01 R 001/102", (8,)), ("TD-01 R 004/102", (2, 1)), ("TD-01 R 006/102", (1, 6)),
    ("TD-01 R 019/102", (3, 2)),
    ("TD-02 LEG 02/20", (4, 2)), ("TD-02 LEG 05/20", (8, 2)), ("TD-02 LEG 09/20", (6, 1)),
    ("TD-02 LEG 12/20", (5, 2)), ("TD-02 LEG 15/20", (8, 3)), ("TD-02 LEG 16/20", (5, 4, 1)),
    ("TD-02 LEG 17/20", (6, 5)), ("TD-02 LEG 18/20", (4, 3)), ("TD-02 LEG 19/20", (8, 8, 4)),
    ("TD-02 R 002/102", (5, 1)), ("TD-02 R 004/102", (2, 1)), ("TD-02 R 010/102", (3, 3)),
    ("TD-02 R 014/102", (6,)), ("TD-02 R 015/102", (4, 1, 1)),
]  # fmt: skip
QUICK = (
    "TD-01 LEG 15/20", "TD-01 LEG 17/20", "TD-01 R 001/102",
    "TD-02 LEG 15/20", "TD-02 LEG 16/20", "TD-02 LEG 17/20", "TD-02 LEG 19/20",
)  # fmt: skip
FREES_ONE = "TD-01 LEG 08/20"
"""Its [On Entry] puts a Unit from a Soul onto the Battlefield."""


@pytest.mark.parametrize(("card", "under"), SHINRA)
@pytest.mark.rule("S10.3.1", "S10.3.2")
def test_it_shinra_summons_on_units_of_exactly_that_cost(
    t: Table, card: str, under: tuple[int, ...]
) -> None:
    units = [t.unit(ALICE, COST[cost], rested=True) for cost in under]
    t.unit(BOB, PAWN, rested=True)
    top = t.hand(ALICE, card)
    t.play(top, "shinra")
    while t.choice.kind != "main":
        t.choose("pass" if "pass" in t.offered() else t.choice.options[-1])
    souls = [unit for unit in units if unit.zone == "Soul"]
    assert len(souls) == len(units) - (card == FREES_ONE)
    assert {unit.uid for unit in souls} <= set(t.game.live(top.uid).souls)
    assert (top.zone, top.rested, sum(t.colors(ALICE))) == ("Battlefield", False, 0)
    t.choose("done")
    assert any(o.startswith(f"attack {top.name}") for o in t.offered()) == (card in QUICK)


@pytest.mark.parametrize(("card", "under"), SHINRA)
@pytest.mark.rule("S10.3.1")
def test_it_needs_units_of_its_own_that_add_up(t: Table, card: str, under: tuple[int, ...]) -> None:
    for cost in under[1:]:
        t.unit(ALICE, COST[cost])
    t.unit(BOB, COST[under[0]])
    top = t.hand(ALICE, card)
    assert f"shinra {top.name}" not in t.offered()
    t.unit(ALICE, COST[under[0]])
    t.again()
    assert f"shinra {top.name}" in t.offered()
