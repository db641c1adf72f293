"""The players: they see no more than they may, and the one that thinks further wins."""

from collections.abc import Callable
from random import Random

import pytest

from battle.bots.greedy import Greedy
from battle.bots.players import Player, greedy, play, random
from battle.bots.table_faced import Faced
from battle.rules.engine.dealing import deal_anew
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.game import Game
from battle.rules.trinity.position import OnTable, Position, SeatPosition, set_up
from battle.rules.trinity.setup import start
from battle.tests.table import ALICE, BOB, CAROL, Table
from cards.rules.catalogue import card_sets

GAMES = [("standard", "blaze"), ("standard", "phantom"), ("duel", "blaze"), ("duel", "phantom")]


def new(format_: str, card_set: str, seed: str) -> Game:
    return start(deal(card_sets()[card_set], format_, seed))


@pytest.mark.parametrize(("format_", "card_set"), GAMES)
@pytest.mark.parametrize("player", [random, greedy])
def test_it_plays_whole_games(
    player: Callable[[Random], Player], format_: str, card_set: str
) -> None:
    for seed in range(3):
        game = new(format_, card_set, f"whole{seed}")
        play(game, [player(Random(seed)) for _ in range(game.state.seats)])
        assert game.state.over


def test_it_beats_two_random_players() -> None:
    won = 0
    for number in range(60):
        seat, chance = number % 3, Random(number)
        game = new("standard", ("blaze", "phantom")[number % 2], f"beat{number}")
        play(game, [greedy(chance) if at == seat else random(chance) for at in range(3)])
        won += game.state.winner == seat
    assert won >= 33


@pytest.mark.parametrize(
    ("life", "at"),
    [({"right": ("Void",)}, 0), ({"left": ("Void",)}, 1), ({}, None)],
)
def test_it_attacks_where_life_is_left(life: dict[str, tuple[str]], at: int | None) -> None:
    """A point at an empty pile is lost (R38)."""
    seats = (SeatPosition(battlefield=(OnTable("Photon Pawn"),)), SeatPosition(**life))
    game = set_up(Position(format="duel", phase="combat", seat=seats)).run()
    chosen = game.waiting.options[greedy(Random(1))(game)[0]]
    assert (chosen.do, chosen.n) == (("done", -1) if at is None else ("attack", at))


def test_it_decides_by_its_view_alone() -> None:
    """Whatever the cards it does not know may be, it picks the same."""
    game = new("standard", "phantom", "alone")
    chance, compared = Random(3), 0
    player = greedy(chance)
    while (choice := game.waiting) is not None:
        anew = deal_anew(game, choice.seat, f"{compared}")
        answer = Greedy().picks(game.view(choice.seat))
        assert Greedy().picks(anew.view(choice.seat)) == answer
        game.answer(choice.seat, choice.number, player(game))
        compared += 1
    assert compared > 50


@pytest.mark.parametrize(("format_", "card_set"), GAMES)
def test_it_decides_the_same_by_a_view_and_by_the_game_itself(format_: str, card_set: str) -> None:
    game = new(format_, card_set, "faced")
    by_view, by_game = ([Greedy() for _ in range(3)] for _ in range(2))
    while (choice := game.waiting) is not None:
        picked = by_view[choice.seat].picks(game.view(choice.seat))
        assert by_game[choice.seat].choose(Faced(game)) == picked
        game.answer(choice.seat, choice.number, picked)


def test_it_does_not_know_a_face_down_card_that_it_may_choose(t: Table) -> None:
    """TD-02 C 083 destroys a card in a Shadow Zone."""
    hidden = [t.shadow(BOB, "TD-01 U 049/102"), t.shadow(CAROL, "TD-01 U 050/102")]
    t.colors(ALICE, Yellow=2)
    t.play(t.hand(ALICE, "TD-02 C 083/102"))
    t.choose(0)
    sight = Faced(t.game)
    assert {option.card for option in sight.options} == {piece.handle for piece in hidden}
    assert not any(sight.card(option) for option in sight.options)


@pytest.mark.parametrize(("format_", "card_set"), GAMES)
def test_it_plays_with_decks_that_were_drafted(format_: str, card_set: str) -> None:
    setup = drafted(card_sets()[card_set], format_, "drafted")
    sizes = [(len(decks.main), len(decks.life)) for decks in setup.decks]
    assert sizes == [(23, 16)] * len(setup.decks)
    game = start(setup)
    play(game, [random(Random(seat)) for seat in range(game.state.seats)])
    assert game.state.over
