"""The simple players: they see no more than their view, and the greedy one wins."""

from random import Random

import pytest

from battle.bots.greedy import Greedy
from battle.bots.players import PLAYERS, greedy, play, random
from battle.rules.engine.dealing import deal_anew
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.game import Game
from battle.rules.trinity.setup import start
from cards.rules.catalogue import card_sets

GAMES = [("standard", "blaze"), ("standard", "phantom"), ("duel", "blaze"), ("duel", "phantom")]


def new(format_: str, card_set: str, seed: str) -> Game:
    return start(deal(card_sets()[card_set], format_, seed))


@pytest.mark.parametrize(("format_", "card_set"), GAMES)
@pytest.mark.parametrize("name", PLAYERS)
def test_it_plays_whole_games(name: str, format_: str, card_set: str) -> None:
    for seed in range(3):
        game = new(format_, card_set, f"whole{seed}")
        play(game, [PLAYERS[name](Random(seed)) for _ in range(game.state.seats)])
        assert game.state.over


def test_it_beats_two_random_players() -> None:
    won = 0
    for number in range(60):
        seat, chance = number % 3, Random(number)
        game = new("standard", ("blaze", "phantom")[number % 2], f"beat{number}")
        play(game, [greedy(chance) if at == seat else random(chance) for at in range(3)])
        won += game.state.winner == seat
    assert won >= 33


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
def test_it_plays_with_decks_that_were_drafted(format_: str, card_set: str) -> None:
    setup = drafted(card_sets()[card_set], format_, "drafted")
    sizes = [(len(decks.main), len(decks.life)) for decks in setup.decks]
    assert sizes == [(23, 16)] * len(setup.decks)
    game = start(setup)
    play(game, [random(Random(seat)) for seat in range(game.state.seats)])
    assert game.state.over
