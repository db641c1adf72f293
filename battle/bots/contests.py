"""Who is stronger: many games between two kinds of players, with seats that rotate."""

from collections.abc import Callable
from functools import partial
from math import comb, sqrt
from random import Random
from typing import NamedTuple

from battle.bots.players import Player, greedy, play, random, search
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.setup import start
from cards.rules.catalogue import card_sets
from drafts.rules.bots import Level
from drafts.rules.box import SEATS_A_GAME, Rules

Make = Callable[[Random], Player]


class Side(NamedTuple):
    """How one side plays, and how good its drafter was."""

    name: str
    make: Make = greedy
    level: Level = "regular"


class Contest(NamedTuple):
    """One player of the first kind against players of the second at the other seats."""

    one: Side
    others: Side

    def wins(self, format_: Rules, number: int) -> bool:
        """Play a game: the same packs for each seat in turn, then others, of the sets in turn."""
        packs, mine = divmod(number, SEATS_A_GAME[format_])
        sides = [self.one if seat == mine else self.others for seat in range(SEATS_A_GAME[format_])]
        card_set = card_sets()[("blaze", "phantom")[packs % 2]]
        setup = drafted(card_set, format_, f"contest:{packs}", [side.level for side in sides])
        game = start(setup)
        game.quiet = True
        play(game, [side.make(Random(f"{number}:{at}")) for at, side in enumerate(sides)])
        return game.state.winner == mine


class Score(NamedTuple):
    """Games won out of so many between so many players, one of whom is counted."""

    won: int
    games: int
    seats: int

    @property
    def share(self) -> float:
        """The part that was won."""
        return self.won / self.games

    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the part (Wilson)."""
        z, n = 1.96, self.games
        middle = self.share + z * z / (2 * n)
        wide = z * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return (middle - wide) / (1 + z * z / n), (middle + wide) / (1 + z * z / n)

    def p(self) -> float:
        """How likely so many wins or more would be between equals (binomial, one-sided)."""
        n, others = self.games, self.seats - 1
        ways = sum(comb(n, k) * others ** (n - k) for k in range(self.won, n + 1))
        return float(ways / self.seats**n)


def score(contest: Contest, format_: Rules, games: int) -> Score:
    """The outcome of so many games."""
    won = sum(contest.wins(format_, number) for number in range(games))
    return Score(won, games, SEATS_A_GAME[format_])


def searching(playouts: int) -> Side:
    """A searching player of a budget."""
    return Side(f"search, {playouts} playouts", partial(search, playouts=playouts))


CONTESTS = {
    "greedy": Contest(Side("greedy"), Side("random", random)),
    "quick": Contest(searching(8), Side("greedy")),
    "search": Contest(searching(32), Side("greedy")),
    "longer": Contest(searching(64), Side("greedy")),
    "regular": Contest(Side("drafted by regular"), Side("by novice", level="novice")),
    "expert": Contest(Side("drafted by expert", level="expert"), Side("by regular")),
    "best": Contest(Side("drafted by expert", level="expert"), Side("by novice", level="novice")),
}
