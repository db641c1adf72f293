"""The players that can sit at a table, by name, and whole games between them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from battle.bots import random_player
from battle.bots.greedy import Greedy
from battle.bots.search import Budget, Search
from battle.bots.table_faced import Faced

Player = Callable[[Any], list[int]]
"""Answers the open choice of a game with option numbers."""

THINKS = 1.0
"""Seconds that a searching player takes for an answer."""


def random(chance: Random) -> Player:
    """Picks at random among what is allowed."""
    return correcting_nothing(lambda game: random_player.picks(game.waiting, chance))


def greedy(chance: Random) -> Player:
    """Takes what looks best now; it would decide the same from its view alone."""
    player = Greedy()
    return correcting_nothing(lambda game: player.choose(Faced(game)))


def search(chance: Random, playouts: int | None = None) -> Player:
    """Plays out what could come of its answers: for a second each time, or so many times."""
    budget = Budget(playouts) if playouts else Budget(seconds=THINKS)
    return correcting_nothing(Search(chance, budget).picks)


def correcting_nothing(player: Player) -> Player:
    """A player that leaves lines alone which only a person can read and carry out by hand."""

    def picks(game: Any) -> list[int]:
        if game.waiting.kind != "by-hand":
            return player(game)
        dos = [option.do for option in game.waiting.options]
        return [next((at for at, do in enumerate(dos) if do in ("done", "back")), 0)]

    return picks


PLAYERS: dict[str, Callable[[Random], Player]] = {
    "random": random,
    "greedy": greedy,
    "search": search,
}


def play(game: Any, players: Sequence[Player], most: int = 20_000) -> int:
    """Play a game to its end, seat by seat; the number of decisions."""
    decisions = 0
    while (choice := game.waiting) is not None and decisions < most:
        game.answer(choice.seat, choice.number, players[choice.seat](game))
        decisions += 1
    return decisions
