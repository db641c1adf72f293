"""Ruling R6: a player leaves; the game stays playable for the others."""

from random import Random

import pytest

from battle.bots.random_player import picks, play_out
from battle.rules.engine.refusals import CannotLeave
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.game import Game
from battle.rules.trinity.setup import start
from battle.rules.trinity.walls import at_advantage, at_disadvantage
from battle.tests.table import ALICE, BOB, CAROL, Table
from cards.rules.catalogue import card_sets

pytestmark = pytest.mark.rule("R6")
KNIGHT = "TD-01 C 077/102"


def play_on(game: Game, left: int, chance: Random, answers: int) -> None:
    """Some more answers, none of them by who has left, and every card still there."""
    for _ in range(answers):
        if (choice := game.waiting) is None:
            break
        assert choice.seat != left
        game.answer(choice.seat, choice.number, picks(choice, chance))
    assert game.waiting is not None or game.state.over
    lying = sorted(uid for zones in game.state.places for pile in zones for uid in pile)
    assert lying == list(range(len(game.state.face)))


@pytest.mark.parametrize("card_set", ["blaze", "phantom"])
def test_it_stays_playable_whoever_leaves_at_whatever_choice(card_set: str) -> None:
    game, chance = start(deal(card_sets()[card_set], "standard", "leave")), Random(1)
    at = 0
    while (choice := game.waiting) is not None:
        for seat in range(3):
            other = game.copy()
            other.leave(seat)
            play_on(other, seat, chance, 2000 if at % 60 == seat else 12)
        game.answer(choice.seat, choice.number, picks(choice, chance))
        at += 1


OFTEN = {
    "main", "moment", "attack", "block", "choose", "stops", "mode", "burst", "discard", "shift",
    "adjust", "shinra", "search", "wall", "discard-color", "color", "player", "under",
}  # fmt: skip
"""Kinds of choices that come in any dozen of battles with both sets."""


def test_it_is_finished_by_the_others_whatever_kind_of_choice_one_leaves_at() -> None:
    met: set[str] = set()
    for number in range(24):
        card_set = card_sets()[("blaze", "phantom")[number % 2]]
        game, chance = start(deal(card_set, "standard", f"kinds {number}")), Random(number)
        while (choice := game.waiting) is not None:
            if choice.kind not in met:
                met.add(choice.kind)
                for seat in range(3):
                    finish_without(seat, game.copy())
            game.answer(choice.seat, choice.number, picks(choice, chance))
    assert met >= OFTEN


def finish_without(seat: int, game: Game) -> None:
    """Let a seat leave and the others play to the end."""
    game.leave(seat)
    play_out(game, Random(seat))
    assert game.state.over
    assert game.state.winner != seat


@pytest.mark.parametrize("seat", [ALICE, BOB, CAROL])
def test_it_is_won_by_the_last_one_left(seat: int) -> None:
    game = start(deal(card_sets()["blaze"], "standard", "last"))
    for other in {ALICE, BOB, CAROL} - {seat}:
        game.leave(other)
    assert (game.state.over, game.state.winner, game.waiting) == ("won", seat, None)


def test_it_is_won_in_duel_by_the_other_one() -> None:
    game = start(deal(card_sets()["blaze"], "duel", "last"))
    game.leave(0)
    assert game.state.winner == 1


def test_it_takes_the_leavers_walls_off_the_table(t: Table) -> None:
    t.begin()
    t.game.leave(CAROL)
    for seat in (ALICE, BOB):
        walls = at_advantage(t.game, seat) + at_disadvantage(t.game, seat)
        assert walls == [t.wall_between(ALICE, BOB)]


def test_it_lowers_the_goal_by_what_the_leaver_still_owed(t: Table) -> None:
    t.gained(BOB, 8)
    t.begin()
    t.game.leave(CAROL)
    assert t.game.state.winner == BOB


def test_it_counts_what_was_taken_from_the_leaver(t: Table) -> None:
    t.gained(BOB, 8)
    t.game.state.owner[t.game.state.places[BOB][7][0]] = CAROL
    t.begin()
    t.game.leave(CAROL)
    assert not t.game.state.over


def test_it_ends_the_leavers_attack_and_turn(t: Table) -> None:
    knight, blocker = t.unit(ALICE, KNIGHT), t.unit(BOB, KNIGHT)
    t.attack(knight, BOB)
    t.game.leave(ALICE)
    assert (t.choice.seat, t.game.state.turn_seat) == (BOB, BOB)
    assert not blocker.rested
    assert t.wall(BOB, CAROL) == 1


def test_it_cannot_choose_what_the_leaver_has(t: Table) -> None:
    spell = t.unit(ALICE, "TD-01 C 096/102")
    knight, other = t.unit(BOB, KNIGHT), t.unit(CAROL, KNIGHT)
    t.line(spell, "[On Entry] Choose 1 opponent's Unit; destroy it.")
    t.game.leave(BOB)
    t.choose(other)
    assert (knight.zone, other.zone) == ("Battlefield", "Graveyard")


def test_it_refuses_to_leave_twice_or_after_the_end(t: Table) -> None:
    t.begin()
    t.game.leave(CAROL)
    before = t.game.save()
    with pytest.raises(CannotLeave):
        t.game.leave(CAROL)
    assert t.game.save() == before
    t.game.leave(BOB)
    with pytest.raises(CannotLeave):
        t.game.leave(ALICE)


def test_it_goes_on_to_the_end_with_two() -> None:
    game = start(deal(card_sets()["phantom"], "standard", "two"))
    game.leave(1)
    play_out(game, Random(3))
    assert game.state.over
    assert game.state.winner != 1


def test_it_still_asks_those_who_come_after_the_one_who_left(t: Table) -> None:
    units = [t.unit(seat, KNIGHT) for seat in (BOB, BOB, CAROL, CAROL)]
    card = t.unit(ALICE, KNIGHT)
    t.line(card, "[On Entry] Each opponent chooses 1 of their Units; destroy it.")
    t.game.leave(t.choice.seat)
    assert t.choice.seat == CAROL
    t.choose(units[3])
    assert [unit.zone for unit in units] == ["Battlefield"] * 3 + ["Graveyard"]


def test_it_goes_on_when_who_could_negate_an_effect_leaves(t: Table) -> None:
    t.counters(BOB, 1)
    spell = t.unit(BOB, "TD-01 C 096/102")
    t.wall(BOB, ALICE, 0)
    t.attack(t.unit(ALICE, "TD-02 U 052/102"), BOB)
    t.choose("no-block")
    assert (t.choice.seat, t.choice.kind) == (BOB, "negate")
    t.game.leave(BOB)
    assert (t.choice.seat, spell.zone) == (ALICE, "Battlefield")


@pytest.mark.parametrize("leaver", [BOB, CAROL])
def test_it_keeps_each_answer_with_its_player(t: Table, leaver: int) -> None:
    card = t.unit(ALICE, KNIGHT)
    t.line(card, "[On Entry] Each opponent takes 1 Basic Color Card of any color.")
    t.choose(2)
    t.game.leave(leaver)
    if leaver == BOB:
        t.choose(3)
    assert t.choice.kind == "main"
    assert [t.colors(seat) for seat in (BOB, CAROL)] == (
        [[0, 0, 1, 0], [0, 0, 0, 1]] if leaver == BOB else [[0, 0, 1, 0], [0, 0, 0, 0]]
    )
