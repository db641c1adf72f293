"""The players that can sit at a table, by name, and whole games between them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from battle.bots import random_player
from battle.bots.greedy import Greedy

Player = Callable[[Any], list[int]]
"""Answers the open choice of a game with option numbers."""


def random(chance: Random) -> Player:
    """Picks at random among what is allowed."""
    return lambda game: random_player.picks(game.waiting, chance)


def greedy(chance: Random) -> Player:
    """Takes what looks best now, from its view alone."""
    player = Greedy()
    return lambda game: player.picks(game.view(game.waiting.seat))


PLAYERS: dict[str, Callable[[Random], Player]] = {"random": random, "greedy": greedy}


def play(game: Any, players: Sequence[Player], most: int = 20_000) -> int:
    """Play a game to its end, seat by seat; the number of decisions."""
    decisions = 0
    while (choice := game.waiting) is not None and decisions < most:
        game.answer(choice.seat, choice.number, players[choice.seat](game))
        decisions += 1
    return decisions
