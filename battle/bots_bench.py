"""What `bench battles.handovers battles.search` measures: bots, and the waiting between players."""

from collections.abc import Iterable
from random import Random
from statistics import median, quantiles
from time import perf_counter

from battle.bots.handovers import handovers
from battle.bots.players import THINKS, greedy, search
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.game import Game
from battle.rules.trinity.setup import start
from cards.rules.catalogue import card_sets
from drafts.rules.box import RULES, Rules
from tables.bench import Figure

GAMES = 40
MOVES = 8


def games(format_: Rules) -> list[Game]:
    """Games to play with drafted decks, half with each set, ready at their first choice."""
    sets = [card_sets()[key] for key in ("blaze", "phantom")]
    found = [start(drafted(sets[i % 2], format_, f"bench:{i}")) for i in range(GAMES)]
    for game in found:
        game.quiet = True
    return found


def waiting() -> Iterable[Figure]:
    """How often the person waited for changes in one turn (`handovers`), greedy players."""
    for format_ in RULES:
        turns = [
            n
            for number, game in enumerate(games(format_))
            for n in handovers(game, [greedy(Random(number)) for _ in range(game.state.seats)])
        ]
        yield f"battles.handovers.{format_}", median(turns), "a turn"
        yield f"battles.handovers.{format_}.most", quantiles(turns, n=10)[-1], "in 9 of 10"


def thinking() -> Iterable[Figure]:
    """The longest of some moves of the searching bot, in ms, and what it may take."""
    yield "battles.search", max(map(move, games("standard")[:MOVES])) * 1000, "ms"
    yield "battles.search.budget", THINKS * 1000, "ms"


def move(game: Game) -> float:
    """Seconds for a move in the middle of a game where there is something to decide."""
    others = greedy(Random(1))
    while game.state.turn < 12 or len(game.waiting.options) < 4:
        game.answer(game.waiting.seat, game.waiting.number, others(game))
    player = search(Random(1))
    began = perf_counter()
    player(game)
    return perf_counter() - began
