"""What a search remembers of an answer: how play went on after it, as each seat could tell.

Every seat has a tree of its own. A node of it is an information set: everything the seat was
asked since and has answered, each question as that seat reads it. Worlds it can't tell apart
share its nodes, so nothing is fitted to a card that it does not know (Cowling, Powley and
Whitehouse, "Information Set Monte Carlo Tree Search", 2012, with a tree for every observer).
"""

from collections.abc import Collection, Sequence
from math import inf, log, sqrt

from battle.bots.answers import Meaning, promising, question
from battle.bots.greedy import Greedy
from battle.bots.table_faced import Faced

CURIOSITY = 0.1
"""How far an answer seldom given may lie behind and still be given: a chance to win."""
WIDENING = 0.5
"""How fast more answers are looked at: so many times the root of a node's visits."""


class Branch:
    """An answer: how often it could be given and was, what that promised in all, and what came."""

    __slots__ = ("after", "allowed", "given", "promised")

    def __init__(self) -> None:
        self.allowed = self.given = 0
        self.promised = 0.0
        self.after: Tree = {}

    def mean(self) -> float:
        """What it promised, on average."""
        return self.promised / self.given if self.given else 0.0

    def appeal(self) -> float:
        """UCB1, by the times it could be given; all the more before it was ever given."""
        if not self.given:
            return inf
        return self.mean() + CURIOSITY * sqrt(log(self.allowed) / self.given)


class Node:
    """A question, as a seat reads it after all that it was asked before."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.branches: dict[Meaning, Branch] = {}

    def width(self) -> int:
        """How many answers to look at: one at first, more the better it is known."""
        return 1 + int(WIDENING * sqrt(self.visits))

    def follow(self, meanings: Collection[Meaning]) -> tuple[Meaning, Branch]:
        """One of the answers that can be given, the most promising first while none is known."""
        self.visits += 1
        branches = {meaning: self.branches.setdefault(meaning, Branch()) for meaning in meanings}
        for branch in branches.values():
            branch.allowed += 1
        return max(branches.items(), key=lambda found: found[1].appeal())


Tree = dict[Meaning, Node]
"""Nodes by their questions."""


class Forest:
    """What came of one answer: what it promised who gives it, and a tree for each seat."""

    def __init__(self, seats: int) -> None:
        self.answer = Branch()
        self.trees: list[Tree] = [{} for _ in range(seats)]


class Way:
    """One playout's way through a forest, by which each seat's tree grows by one node."""

    def __init__(self, forest: Forest, seat: int) -> None:
        self.walked = [(seat, forest.answer)]
        self.trees: list[Tree | None] = list(forest.trees)

    def follow(self, sight: Faced, player: Greedy) -> Sequence[int]:
        """Answer as the seat's tree says; beyond it, as the greedy player would."""
        tree = self.trees[sight.seat]
        if tree is None:
            return player.choose(sight)
        node = tree.setdefault(question(sight), Node())
        answers = promising(sight, player.values(sight), player.used, node.width())
        meaning, branch = node.follow(answers)
        self.walked.append((sight.seat, branch))
        self.trees[sight.seat] = branch.after if node.visits > 1 else None
        player.remember(sight, answers[meaning])
        return answers[meaning]

    def learn(self, promised: Sequence[float]) -> None:
        """Note what the table promises each seat at all its answers on the way."""
        for seat, branch in self.walked:
            branch.given += 1
            branch.promised += promised[seat]
