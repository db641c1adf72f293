"""A player that thinks ahead: it plays each answer out in many worlds it can't tell apart.

Flat Monte Carlo: in a world dealt anew, each answer is given, everybody goes on as the greedy
player would to the end of the turn, and what the table then promises is noted. All answers meet
the same worlds. As the budget is spent, the worse half of the answers is left out, again and
again, until one is left (sequential halving).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, count, zip_longest
from random import Random
from statistics import fmean
from time import perf_counter

from battle.bots.greedy import Greedy, best, line_of
from battle.bots.outlook import outlook
from battle.bots.table_faced import Faced
from battle.bots.worlds import Worlds
from battle.rules.trinity.game import Game

Answer = tuple[int, ...]

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
        """The answers worth a look: what the greedy player would do first, then the next best."""
        values = self.greedy.values(sight)
        first = tuple(best(sight, values))
        if sight.kind == "stops":
            return [first]
        order = in_turns(sight, values)
        sizes = range(sight.most, sight.least - 1, -1)
        found = {signature(sight, first): first}
        for answer in alternating(combinations(order, size) for size in sizes):
            if not self.has_used(sight, answer):
                found.setdefault(signature(sight, answer), answer)
            if len(found) == WIDTH:
                break
        return list(found.values())

    def has_used(self, sight: Faced, answer: Answer) -> bool:
        """Whether it would use a line again that it has used this turn."""
        return sight.kind == "main" and line_of(sight, sight.options[answer[0]]) in self.greedy.used

    def compare(self, worlds: Worlds, answers: list[Answer], seed: str) -> Answer:
        """The answer that promises most when the budget is spent."""
        promised: dict[Answer, list[float]] = {answer: [] for answer in answers}
        halvings = (len(answers) - 1).bit_length()
        for number in count():
            world = worlds.deal(f"{seed}:{number}")
            for answer in answers:
                promised[answer].append(self.play_out(world, answer))
                if self.budget.spent() >= 1:
                    break
            answers.sort(key=lambda answer: -fmean(promised[answer] or [0.0]))
            left = halvings - int(self.budget.spent() * halvings)
            answers = answers[: 1 << max(0, left)]
            if len(answers) == 1:
                break
        return answers[0]

    def play_out(self, world: Game, answer: Answer) -> float:
        """What one answer leads to in one world, when everybody is greedy after it."""
        self.budget.played += 1
        game = world.copy()
        choice = game.waiting
        assert choice is not None
        me, turn = choice.seat, game.state.turn
        players = [Greedy() for _ in range(game.state.seats)]
        players[me].used = self.greedy.used.copy()
        game.answer(me, choice.number, answer)
        for _ in range(DECISIONS):
            asked = game.waiting
            if asked is None or game.state.turn > turn:
                break
            game.answer(asked.seat, asked.number, players[asked.seat].choose(Faced(game)))
        return outlook(game)[me]


def in_turns(sight: Faced, values: list[float]) -> list[int]:
    """The best of each thing there is to do, then the next best of each."""
    seen: Counter[str] = Counter()
    ranks = {}
    for number in sorted(range(len(values)), key=lambda i: -values[i]):
        do = sight.options[number].do
        ranks[number] = seen[do]
        seen[do] += 1
    return sorted(ranks, key=ranks.__getitem__)


def alternating(each: Iterable[Iterable[Answer]]) -> Iterator[Answer]:
    """The first of each, then the second of each, and so on."""
    for row in zip_longest(*each):
        yield from (answer for answer in row if answer is not None)


def signature(sight: Faced, answer: Answer) -> tuple[tuple[object, ...], ...]:
    """What an answer comes to: copies of one card in the Hand are the same."""
    return tuple(meaning(sight, number) for number in answer)


def meaning(sight: Faced, number: int) -> tuple[object, ...]:
    """An option, by the card rather than by its number where it lies in the Hand."""
    option = sight.options[number]
    lies = option.card if sight.piece(option) else sight.card(option)
    return option.do, lies, option.seat, option.n, option.more
