"""A player that thinks ahead: it plays its answers out in many worlds it can't tell apart.

Information-set tree search. In a world dealt anew an answer is given; every seat that is asked
then follows its own tree (`battle.bots.tree`) as far as it reaches, and goes on as the greedy
player would to the end of the turn. What the table then promises each seat is noted at all its
answers on the way. The answers to compare meet the same worlds; as the budget is spent, the worse
half of them is left out, again and again, until one is left (sequential halving).
"""

from collections.abc import Callable
from itertools import count
from random import Random
from time import perf_counter

from battle.bots.answers import Answer, promising
from battle.bots.greedy import Greedy
from battle.bots.outlook import outlook
from battle.bots.table_faced import Faced
from battle.bots.tree import Forest, Way
from battle.bots.worlds import Worlds
from battle.rules.trinity.game import Game

WIDTH = 10
"""Answers looked at, the most promising first."""
DECISIONS = 150
"""The most that are made in one playout."""


class Budget:
    """So many playouts, or so many seconds; whichever is spent first ends it."""

    def __init__(
        self,
        playouts: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        assert playouts or seconds, "a budget of something"
        self.playouts, self.seconds, self.clock = playouts, seconds, clock
        self.begin()

    def begin(self) -> None:
        """A new decision."""
        self.played, self.began = 0, self.clock()

    def spent(self) -> float:
        """The part that is spent; 1 or more at the end."""
        parts = []
        if self.playouts:
            parts.append(self.played / self.playouts)
        if self.seconds:
            parts.append((self.clock() - self.began) / self.seconds)
        return max(parts)


class Search:
    """One seat's player. The same seed, playouts and knowledge give the same answer."""

    def __init__(self, chance: Random, budget: Budget) -> None:
        self.chance, self.budget = chance, budget
        self.greedy = Greedy()

    def picks(self, game: Game) -> list[int]:
        """Option numbers for the open choice."""
        self.budget.begin()
        choice = game.waiting
        assert choice is not None
        if choice.least == choice.most == len(choice.options) == 1:
            return [0]
        seed = f"{self.chance.getrandbits(64)}"
        worlds = Worlds(game, choice.seat)
        sight = Faced(worlds.deal(seed))
        answers = self.candidates(sight)
        picked = self.compare(worlds, answers, seed) if len(answers) > 1 else answers[0]
        self.greedy.remember(sight, picked)
        return list(picked)

    def candidates(self, sight: Faced) -> list[Answer]:
        """The answers worth comparing."""
        values = self.greedy.values(sight)
        return list(promising(sight, values, self.greedy.used, WIDTH).values())

    def compare(self, worlds: Worlds, answers: list[Answer], seed: str) -> Answer:
        """The answer that promises most when the budget is spent."""
        after = {answer: Forest(worlds.game.state.seats) for answer in answers}
        halvings = (len(answers) - 1).bit_length()
        for number in count():
            world = worlds.deal(f"{seed}:{number}")
            for answer in answers:
                self.play_out(world, answer, after[answer])
                if self.budget.spent() >= 1:
                    break
            answers.sort(key=lambda answer: -after[answer].answer.mean())
            left = halvings - int(self.budget.spent() * halvings)
            answers = answers[: 1 << max(0, left)]
            if len(answers) == 1:
                break
        return answers[0]

    def play_out(self, world: Game, answer: Answer, forest: Forest) -> None:
        """Let a forest learn what its answer leads to in one world."""
        self.budget.played += 1
        game = world.copy()
        choice = game.waiting
        assert choice is not None
        me, turn = choice.seat, game.state.turn
        way = Way(forest, me)
        players = [Greedy() for _ in range(game.state.seats)]
        players[me].used = self.greedy.used.copy()
        game.answer(me, choice.number, answer)
        for _ in range(DECISIONS):
            asked = game.waiting
            if asked is None or game.state.turn > turn:
                break
            picked = way.follow(Faced(game), players[asked.seat])
            game.answer(asked.seat, asked.number, picked)
        way.learn(outlook(game))
