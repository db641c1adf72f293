"""Rulings that no single card shows: R3, R8 and what "this turn" reaches."""

import msgspec
import pytest

from battle.rules.engine.modifiers import Modifier
from battle.rules.trinity.zones import BATTLEFIELD
from battle.tests.table import ALICE, BOB, Piece, Table
from cards.rules.card import Card

KNIGHT = "TD-01 C 077/102"


def custom(t: Table, seat: int, **facts: object) -> Piece:
    """A card of the test's own on the Battlefield."""
    plain = {"id": f"T {facts}", "name": "Custom", "rarity": "Common", "type": "Unit"}
    card = msgspec.convert({**plain, "power": 1000, **facts}, Card)
    return t.put(seat, card, BATTLEFIELD)


def lower(t: Table, piece: Piece, kind: str, n: int) -> None:
    t.game.modify(Modifier(kind, piece.handle, n))


@pytest.mark.rule("R3")
@pytest.mark.parametrize(("kind", "n"), [("power", -2000), ("power", -9000), ("power=", 0)])
def test_it_destroys_a_unit_whose_power_fell_to_nothing(t: Table, kind: str, n: int) -> None:
    knight = t.unit(BOB, KNIGHT)
    lower(t, knight, kind, n)
    t.begin()
    assert knight.zone == "Graveyard"


@pytest.mark.rule("R3")
def test_it_leaves_a_unit_with_some_power(t: Table) -> None:
    knight = t.unit(BOB, KNIGHT)
    lower(t, knight, "power", -1000)
    t.begin()
    assert (knight.zone, knight.power) == ("Battlefield", 1000)


@pytest.mark.rule("R3")
def test_it_counts_power_taken_by_a_card_on_the_table(t: Table) -> None:
    knight, strong = t.unit(BOB, KNIGHT), t.unit(BOB, "TD-01 C 085/102")
    custom(t, ALICE, power=5000, text="[Continuous] All Units get -2000 Power.")
    t.begin()
    assert (knight.zone, strong.power) == ("Graveyard", 4000)


@pytest.mark.rule("R3")
def test_it_destroys_a_unit_that_lost_the_equip_it_lived_on(t: Table) -> None:
    ghost = custom(t, ALICE, power=0)
    sword = custom(t, ALICE, type="Spell", subtype="Equip", power=None, equip_power=1000)
    t.game.live(sword.uid).on = ghost.uid
    t.begin()
    assert ghost.zone == "Battlefield"
    t.line(t.unit(ALICE, KNIGHT), "[On Entry] Choose 1 Equip on the Battlefield; destroy it.")
    assert (ghost.zone, sword.zone) == ("Graveyard", "Graveyard")


@pytest.mark.rule("R3", "S11.26")
def test_it_keeps_a_unit_at_no_power_that_does_not_leave(t: Table) -> None:
    knight = t.unit(BOB, KNIGHT)
    lower(t, knight, "stays", 0)
    lower(t, knight, "power", -2000)
    t.begin()
    assert (knight.zone, knight.power) == ("Battlefield", 0)


@pytest.mark.rule("R8")
def test_it_ends_a_main_phase_of_doing_nothing_over_and_over(t: Table) -> None:
    idle = custom(t, ALICE, text="[Activate] Choose 1 of your Units; make it Active.")
    for _ in range(60):
        if t.choice.kind != "main":
            break
        t.choose(("activate", idle))
    assert (t.choice.kind, t.choice.seat, t.game.state.over) == ("attack", ALICE, "")


@pytest.mark.rule("R8")
def test_it_draws_effects_that_set_each_other_off_for_ever(t: Table) -> None:
    custom(
        t,
        ALICE,
        text="[Trigger] When a Trinity Counter is added to your Reserve ▶ "
        "Remove 1 Trinity Counter.\n"
        "[Trigger] When a Trinity Counter is removed from your Reserve ▶ Get 1 Trinity Counter.",
    )
    t.line(t.unit(ALICE, KNIGHT), "[On Entry] Get 1 Trinity Counter.")
    assert t.game.lines[-1].word == "repetition"


@pytest.mark.rule("R8")
def test_it_does_not_take_counting_up_for_a_loop(t: Table) -> None:
    busy = custom(t, ALICE, text="[Activate] This Unit gets +1000 Power this turn.")
    for _ in range(60):
        t.choose(("activate", busy))
    assert busy.power == 61000
    assert not t.game.state.over


@pytest.mark.rule("R8")
def test_it_draws_after_five_thousand_resolutions_in_a_turn(t: Table) -> None:
    knight = t.unit(ALICE, KNIGHT)
    t.game.state.resolutions = 5000
    t.line(knight, "[On Entry] Get 1 Trinity Counter.")
    assert (t.game.state.over, t.game.lines[-1].word) == ("drawn", "resolutions")


@pytest.mark.rule("R8")
def test_it_draws_after_two_hundred_turns(t: Table) -> None:
    t.game.state.turn = 200
    t.begin()
    while not t.game.state.over:
        t.choose("done")
    assert t.game.lines[-1].word == "turns"


@pytest.mark.rule("R45")
def test_it_changes_the_units_that_are_there_and_none_that_comes_later(t: Table) -> None:
    knight = t.unit(ALICE, KNIGHT)
    t.line(knight, "[On Entry] Your Units get +1000 Power this turn.")
    later = t.unit(ALICE, KNIGHT)
    assert (knight.power, later.power) == (3000, 2000)
