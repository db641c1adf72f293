"""The Rares of Blaze (TD-01 R 016 to 020), line by line; shared lines stand in `families`."""

import pytest

from battle.tests.blaze import HIDDEN, PLAIN, rare
from battle.tests.cast import EPIC, GIANT, LITTLE, PAWN, SET, SHOT, flip
from battle.tests.table import ALICE, BOB, CAROL, Table

# R 016


def test_it_attacks_again_for_each_unit_it_gives_up(t: Table) -> None:
    maiden, epic = t.unit(ALICE, rare(16)), t.unit(ALICE, EPIC)
    pawns = [t.unit(ALICE, PAWN) for _ in range(3)]
    t.unit(BOB, PAWN, rested=True)
    t.wall(BOB, ALICE, 3)
    for n, pawn in enumerate(pawns):
        assert not maiden.rested
        t.attack(maiden, BOB)
        t.choose("stack")
        assert len(t.choice.options) == 4 - n
        t.choose(pawn)
        assert pawn.zone == "Graveyard"
    assert maiden.rested
    assert epic.zone == "Battlefield"


def test_it_may_give_up_none_and_ignores_other_losses(t: Table) -> None:
    maiden, pawn = t.unit(ALICE, rare(16)), t.unit(ALICE, PAWN)
    theirs, set_ = t.unit(BOB, PAWN, rested=True), t.unit(ALICE, SET)
    t.attack(maiden, BOB)
    t.choose("pass")
    assert (pawn.zone, maiden.rested) == ("Battlefield", True)
    t.line(maiden, "[On Attack] Choose 1 opponent's Unit; destroy it.")
    t.line(maiden, "[On Attack] Choose 1 Set on the Battlefield; destroy it.")
    assert (theirs.zone, set_.zone) == ("Graveyard", "Graveyard")
    assert maiden.rested


def test_it_lets_each_opponent_choose_a_card_to_lose(t: Table) -> None:
    pawn, epic, own = t.unit(CAROL, PAWN), t.unit(CAROL, EPIC), t.unit(ALICE, PAWN)
    theirs, keep = t.unit(BOB, SET), t.unit(BOB, PAWN)
    flip(t, rare(16))
    assert t.choice.seat == BOB
    t.choose(theirs)
    assert (t.choice.seat, theirs.zone) == (CAROL, "Battlefield")
    t.choose(epic)
    assert (theirs.zone, epic.zone) == ("Graveyard", "Deck")
    assert {p.zone for p in (pawn, own, keep)} == {"Battlefield"}


# R 017


def test_it_discards_a_card_on_entry(t: Table) -> None:
    card, other = t.hand(ALICE, PAWN), t.hand(ALICE, SHOT)
    t.enter(ALICE, rare(17))
    t.choose(card)
    assert (card.zone, other.zone) == ("Graveyard", "Hand")


@pytest.mark.rule("S2.3.9")
def test_it_discards_nothing_from_an_empty_hand(t: Table) -> None:
    god = t.enter(ALICE, rare(17))
    assert (god.zone, t.in_graveyard(ALICE), t.choice.kind) == ("Battlefield", [], "main")


@pytest.mark.rule("S10.1.3", "S9.2.5")
def test_it_lets_everyone_draw_2_when_destroyed_only(t: Table) -> None:
    god, sent = t.unit(BOB, rare(17)), t.unit(BOB, rare(17))
    t.line(sent, "[Activate] Send this card to the Graveyard.")
    assert (sent.zone, t.in_hand(BOB)) == ("Graveyard", 0)
    t.line(god, "[On Entry] Destroy this Unit.")
    assert [t.in_hand(seat) for seat in (ALICE, BOB, CAROL)] == [2, 2, 2]


@pytest.mark.rule("S11.15")
def test_it_draws_then_discards_before_the_color(t: Table) -> None:
    god, pawn = t.hand(ALICE, rare(17)), t.hand(ALICE, PAWN)
    t.choose(("charge", god))
    assert (t.in_hand(ALICE), sum(t.colors(ALICE))) == (2, 0)
    t.choose(pawn)
    assert (pawn.zone, god.zone, t.in_hand(ALICE)) == ("Graveyard", "Graveyard", 1)
    assert t.colors(ALICE) == [0, 0, 0, 1]


@pytest.mark.rule("R41")
def test_it_takes_control_until_its_players_next_turn() -> None:
    t = Table(turn=BOB)
    epic, pawn = t.unit(BOB, EPIC, souls=[PAWN]), t.unit(CAROL, PAWN)
    mine = t.unit(ALICE, PAWN)
    flip(t, rare(17))
    assert sorted(t.offered()) == sorted(f"choose {p.name}" for p in (epic, pawn))
    t.choose(epic)
    assert (epic.seat, epic.zone, len(epic.souls), mine.seat) == (ALICE, "Battlefield", 1, ALICE)
    t.end_turn()
    assert epic.seat == ALICE
    t.end_turn()
    assert (t.game.state.turn_seat, epic.seat) == (ALICE, BOB)


# R 018


@pytest.mark.parametrize("taken", [0, 2, 3])
@pytest.mark.rule("R16")
def test_it_is_played_for_7_and_raises_one_unit_a_turn(t: Table, taken: int) -> None:
    rising = t.hand(ALICE, rare(18))
    dead = t.graveyard(ALICE, PAWN, PLAIN, HIDDEN, "TD-01 C 086/102", SHOT)
    t.colors(ALICE, Purple=7)
    t.play(rising)
    assert len(t.choice.options) == 3
    t.choose(*dead[:taken])
    assert len(rising.souls) == taken
    t.choose("done")
    if t.choice.seat == ALICE and t.choice.kind in ("attack", "main"):
        t.choose("done")
    if taken:
        t.choose(dead[1])
    assert [p.zone for p in dead].count("Battlefield") == min(taken, 1)
    assert len(rising.souls) == max(taken - 1, 0)
    assert t.game.state.turn_seat == BOB


@pytest.mark.rule("R16")
def test_it_raises_none_at_the_end_of_other_turns() -> None:
    t = Table(turn=BOB)
    rising = t.unit(ALICE, rare(18), souls=[PAWN])
    t.end_turn()
    assert len(rising.souls) == 1


def test_it_is_set_and_flipped_in_an_opponents_turn(t: Table) -> None:
    t.set(t.hand(ALICE, rare(18)))
    t.end_turn()
    t.graveyard(ALICE, PAWN)
    mine, theirs = t.unit(ALICE, GIANT), t.unit(BOB, PAWN)
    t.attack(theirs, ALICE)
    while "shadow Undead Uprising!" not in t.offered():
        t.choose(mine if t.choice.kind == "block" else "pass")
    t.choose(rare(18))
    t.choose(PAWN)
    (rising,) = [uid for uid in t.game.battlefield(ALICE) if uid != mine.uid]
    assert [t.game.cards[uid].name for uid in t.game.live(rising).souls] == ["Demon of Gluttony"]


def test_it_is_not_flipped_in_its_players_turn(t: Table) -> None:
    hidden = t.shadow(ALICE, rare(18))
    mine, theirs = t.unit(ALICE, GIANT), t.unit(BOB, PAWN)
    t.attack(mine, BOB)
    while t.choice.kind in ("moment", "block"):
        assert f"shadow {hidden.name}" not in t.offered()
        t.choose("pass" if t.choice.kind == "moment" else theirs)
    assert (hidden.zone, theirs.zone) == ("Shadow Zone", "Graveyard")


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_it_raises_up_to_2_units_by_burst(t: Table, taken: int) -> None:
    dead = t.graveyard(ALICE, PAWN, HIDDEN, LITTLE, PLAIN)
    t.graveyard(BOB, PAWN)
    flip(t, rare(18))
    assert len(t.choice.options) == 3
    t.choose(*dead[:taken])
    if t.choice.kind == "choose":
        t.choose(dead[0])
    assert [p.zone for p in dead].count("Battlefield") == taken


# R 019


@pytest.mark.parametrize(("counters", "answer"), [(2, "stack"), (3, "pass"), (1, "")])
@pytest.mark.rule("S10.4.5")
def test_it_cannot_be_blocked_for_2_counters(t: Table, counters: int, answer: str) -> None:
    general, other = t.unit(ALICE, rare(19)), t.unit(ALICE, PAWN)
    t.unit(BOB, PAWN)
    t.counters(ALICE, counters)
    t.wall(BOB, ALICE, 3)
    t.attack(general, BOB)
    if answer:
        t.choose(answer)
    if answer == "stack":
        assert (t.wall(BOB, ALICE), t.counters(ALICE)) == (1, 0)
        t.attack(other, BOB)
    assert t.choice.kind == "block"


# R 020


@pytest.mark.parametrize("counters", [0, 5, 6])
def test_it_falls_with_5_or_fewer_counters(t: Table, counters: int) -> None:
    assassin = t.hand(ALICE, rare(20))
    t.counters(ALICE, counters)
    t.colors(ALICE, Blue=1)
    t.play(assassin)
    assert assassin.zone == ("Battlefield" if counters == 6 else "Graveyard")
    assert t.counters(ALICE) == counters
