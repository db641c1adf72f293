"""A player who picks at random among what is allowed."""

from random import Random
from typing import Any

from battle.rules.engine.choice import Choice


def picks(choice: Choice, chance: Random) -> list[int]:
    """Option numbers for a choice."""
    if choice.least == choice.most == 1:
        return [int(chance.random() * len(choice.options))]
    n = chance.randint(choice.least, choice.most)
    return chance.sample(range(len(choice.options)), n)


def play_out(game: Any, chance: Random, most: int = 20_000) -> int:
    """Play a game to its end with random players; the number of decisions."""
    decisions = 0
    while (choice := game.waiting) is not None and decisions < most:
        game.answer(choice.seat, choice.number, picks(choice, chance))
        decisions += 1
    return decisions
