"""The Legends of Phantom (TD-02 LEG 06 to 10), line by line; the Bursts stand at their cards."""

import pytest

from battle.tests.cast import GIANT, PAWN, SET
from battle.tests.phantom import leg
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table

# LEG 06


@pytest.mark.rule("S11.1")
def test_it_destroys_an_equip_or_set_on_entry(t: Table) -> None:
    equip, altar = t.unit(BOB, FILLER), t.unit(CAROL, SET)
    unit, shadow = t.unit(BOB, PAWN), t.shadow(BOB, "TD-01 U 030/102")
    t.enter(ALICE, leg(6))
    assert len(t.choice.options) == 2
    t.choose(altar)
    zones = [piece.zone for piece in (equip, altar, unit, shadow)]
    assert zones == ["Battlefield", "Graveyard", "Battlefield", "Shadow Zone"]


@pytest.mark.parametrize(("gained", "rested"), [(6, True), (7, False)])
def test_it_stands_up_at_the_end_of_each_turn(t: Table, gained: int, rested: bool) -> None:
    beast = t.unit(ALICE, leg(6), rested=True)
    t.gained(ALICE, gained)
    t.end_turn()
    assert beast.rested == rested
    t.game.live(beast.uid).rested = True
    t.end_turn()
    assert beast.rested == rested


def test_it_draws_and_readies_all_units_by_burst(t: Table) -> None:
    tired, enemy = t.unit(ALICE, PAWN, rested=True), t.unit(BOB, PAWN, rested=True)
    t.burst(leg(6))
    assert (tired.rested, enemy.rested, t.in_hand(ALICE)) == (False, True, 1)


# LEG 07


def test_it_makes_its_players_cards_sets(t: Table) -> None:
    t.unit(ALICE, leg(7))
    pawn, enemy = t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    destroyer = t.unit(CAROL, PAWN)
    t.line(destroyer, "[On Entry] Choose 1 Set on the Battlefield; destroy it.")
    assert len(t.choice.options) == 2
    t.choose(pawn)
    assert (pawn.zone, enemy.zone) == ("Graveyard", "Battlefield")


def test_it_combines_its_units_as_sets_that_pay_for_alchemy(t: Table) -> None:
    t.unit(ALICE, leg(7))
    pawn = t.unit(ALICE, PAWN)
    tiger = t.unit(ALICE, "TD-02 R 006/102")
    t.choose(("activate", tiger))
    assert pawn.zone == "Soul"
    t.unit(ALICE, leg(7))
    spirit = t.unit(ALICE, "TD-02 R 005/102")
    t.attack(spirit, BOB)
    t.choose("stack")
    t.choose(tiger)
    assert (tiger.zone, spirit.rested) == ("Graveyard", False)


@pytest.mark.rule("S9.2.5")
def test_it_returns_a_card_then_is_sent_and_not_destroyed(t: Table) -> None:
    pair, watcher = t.unit(ALICE, leg(7)), t.unit(ALICE, "TD-02 R 011/102")
    wanted, other = t.graveyard(ALICE, PAWN, FILLER)
    t.choose(("activate", pair))
    t.choose(wanted)
    assert [p.zone for p in (wanted, other, pair)] == ["Hand", "Graveyard", "Graveyard"]
    assert watcher.power == 4000


@pytest.mark.rule("S2.3.6")
def test_it_is_sent_even_when_nothing_can_be_returned(t: Table) -> None:
    pair = t.unit(ALICE, leg(7))
    t.choose(("activate", pair))
    assert (pair.zone, t.in_hand(ALICE)) == ("Graveyard", 0)


@pytest.mark.rule("R14")
def test_it_searches_any_card_by_burst(t: Table) -> None:
    wanted = t.deck(ALICE, FILLER, PAWN)[1]
    t.burst(leg(7))
    t.choose(wanted)
    assert (wanted.zone, t.in_hand(ALICE)) == ("Hand", 1)
    assert t.game.view(BOB)["zones"][ALICE]["Hand"]["among"] == []
    assert t.game.view(ALICE)["zones"][ALICE]["Deck"]["known"] == []


# LEG 08


def test_it_readies_all_colors_on_entry(t: Table) -> None:
    t.game.state.rested[ALICE] = [1, 0, 4, 2]
    t.game.state.rested[BOB] = [1, 0, 0, 0]
    t.colors(ALICE, Red=1)
    t.enter(ALICE, leg(8))
    assert t.colors(ALICE) == [2, 0, 4, 2]
    assert (sum(t.game.state.rested[ALICE]), t.colors(BOB)) == (0, [0, 0, 0, 0])


@pytest.mark.rule("S10.3.5")
@pytest.mark.parametrize(("spells", "paid"), [(0, 10), (4, 6), (9, 1), (15, 1)])
def test_it_costs_1_less_for_each_buried_spell(t: Table, spells: int, paid: int) -> None:
    oak = t.hand(ALICE, leg(8))
    t.graveyard(ALICE, *[FILLER] * spells, PAWN)
    t.graveyard(BOB, FILLER)
    t.colors(ALICE, Blue=paid - 1)
    assert f"play {oak.name}" not in t.offered()
    t.colors(ALICE, Blue=10)
    t.again()
    t.play(oak)
    assert oak.zone == "Battlefield"


# LEG 09


def crowd(t: Table, mine: int, bobs: int, carols: int) -> list[list[Piece]]:
    """So many cards on each Battlefield, Units and others."""
    kinds = (PAWN, SET, FILLER)
    sizes = enumerate((mine, bobs, carols))
    return [[t.unit(seat, kinds[i % 3]) for i in range(n)] for seat, n in sizes]


def test_it_leaves_2_cards_of_each_player(t: Table) -> None:
    board = crowd(t, 3, 4, 2)
    predator = t.enter(ALICE, leg(9))
    t.choose(predator, board[0][1])
    assert t.choice.seat == BOB
    t.choose(board[1][0], board[1][3])
    zones = [[piece.zone == "Battlefield" for piece in row] for row in board]
    assert zones == [[False, True, False], [True, False, False, True], [True, True]]
    assert predator.zone == "Battlefield"


def test_it_needs_10_cards_on_the_battlefield(t: Table) -> None:
    board = crowd(t, 2, 4, 2)
    t.shadow(BOB, "TD-01 U 030/102")
    t.enter(ALICE, leg(9))
    assert all(piece.zone == "Battlefield" for row in board for piece in row)


@pytest.mark.rule("S11.14")
@pytest.mark.parametrize(("held", "answer"), [(1, "yes"), (0, "yes"), (1, "no")])
def test_it_leaves_2_cards_each_by_burst_whatever_their_number(
    t: Table, held: int, answer: str
) -> None:
    board = crowd(t, 1, 3, 0)
    for _ in range(held):
        t.hand(ALICE, PAWN)
    t.burst(leg(9))
    t.choose(answer)
    done = held == 1 and answer == "yes"
    if done:
        t.choose(PAWN)
        t.choose(*board[1][:2])
    assert [piece.zone == "Battlefield" for piece in board[1]] == [True, True, not done]
    assert board[0][0].zone == "Battlefield"
    assert t.in_hand(ALICE) == held - done


# LEG 10


@pytest.mark.parametrize(("trait", "drawn"), [("Abyss", 1), ("Beast", 2), ("Shark", 0)])
def test_it_draws_for_each_card_with_the_chosen_trait(t: Table, trait: str, drawn: int) -> None:
    t.unit(ALICE, PAWN)
    t.unit(ALICE, "TD-01 C 079/102")
    t.unit(BOB, PAWN)
    t.unit(ALICE, SET)
    t.enter(ALICE, leg(10))
    t.choose(trait)
    assert t.in_hand(ALICE) == drawn


def test_it_uses_its_entry_by_burst_while_it_is_no_card_on_the_battlefield(t: Table) -> None:
    t.unit(ALICE, GIANT)
    t.burst(leg(10))
    t.choose("Elemental")
    assert t.in_hand(ALICE) == 1


@pytest.mark.parametrize(("units", "paid"), [(0, 6), (3, 3), (4, 2), (6, 2)])
def test_it_costs_1_less_for_each_own_unit(t: Table, units: int, paid: int) -> None:
    exia = t.hand(ALICE, leg(10))
    for _ in range(units):
        t.unit(ALICE, PAWN)
    t.unit(ALICE, SET)
    t.unit(BOB, PAWN)
    t.colors(ALICE, Blue=6)
    t.play(exia)
    assert t.colors(ALICE)[2] == 6 - paid
