"""What `bench engine battles.handovers` measures: the engine on one core, and whole battles.

The engine waits for nothing, so its time is the processor time of this process, which is what a
clock would show on an idle machine; what else a machine does is left out. Of several rounds the
best counts: the others were disturbed.
"""

import gc
from collections.abc import Callable, Iterable
from random import Random
from statistics import median, quantiles
from time import process_time

from battle import play_bench
from battle.bots.handovers import handovers
from battle.bots.players import greedy
from battle.bots.random_player import play_out
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.game import Game
from battle.rules.trinity.printed import Printed
from battle.rules.trinity.setup import start
from battle.rules.trinity.text import by_hand
from cards.rules.catalogue import card_sets, cards_by_id
from drafts.rules.box import Rules

Figure = tuple[str, float, str]

GAMES = 40
TIMES = 200
ROUNDS = 5


def games(format_: Rules = "standard") -> list[Game]:
    """Games to play with drafted decks, half with each set, ready at their first choice."""
    sets = [card_sets()[key] for key in ("blaze", "phantom")]
    found = [start(drafted(sets[i % 2], format_, f"bench:{i}")) for i in range(GAMES)]
    for game in found:
        game.quiet = True
    return found


def run_engine() -> Iterable[Figure]:
    """Decisions and games a second; microseconds a copy, save and load; kB a state."""
    dealt = games()
    decisions, took = min((all_played(dealt) for _ in range(ROUNDS)), key=lambda played: played[1])
    yield "engine.decisions", decisions / took, "1/s"
    yield "engine.games", GAMES / took, "1/s"
    game = half_way()
    save = game.save()
    yield "engine.copy", each(game.copy), "us"
    yield "engine.save", each(game.save), "us"
    yield "engine.load", each(lambda: Game.load(save)), "us"
    yield "engine.state", len(save) / 1000, "kB"
    yield "engine.read_cards", reading(), "s"


def all_played(dealt: list[Game]) -> tuple[int, float]:
    """The decisions of copies of these games, played at random, and their seconds."""
    chance, mine = Random(1), [game.copy() for game in dealt]
    gc.collect()
    began = process_time()
    decisions = sum(play_out(game, chance) for game in mine)
    return decisions, process_time() - began


def half_way() -> Game:
    """A game after 200 decisions."""
    game = games()[0]
    play_out(game, Random(2), most=200)
    return game


def each(do: Callable[[], object]) -> float:
    """Microseconds a call, the best of several rounds."""
    rounds = []
    for _ in range(ROUNDS):
        began = process_time()
        for _ in range(TIMES):
            do()
        rounds.append((process_time() - began) / TIMES * 1e6)
    return min(rounds)


def reading() -> float:
    """Seconds to read the text of every official card anew."""
    cards = list(cards_by_id().values())
    by_hand.forget()
    began = process_time()
    for card in cards:
        Printed(card)
    return process_time() - began


def run_handovers() -> Iterable[Figure]:
    """How often the person waited for changes in one turn (`handovers`), greedy players."""
    for format_ in ("standard", "duel"):
        turns = [
            n
            for number, game in enumerate(games(format_))
            for n in handovers(game, [greedy(Random(number)) for _ in range(game.state.seats)])
        ]
        yield f"battles.handovers.{format_}", median(turns), "a turn"
        yield f"battles.handovers.{format_}.most", quantiles(turns, n=10)[-1], "in 9 of 10"


GROUPS: dict[str, Callable[[], Iterable[Figure]]] = {
    "engine": run_engine,
    "battles.handovers": run_handovers,
    "battles.answer": play_bench.answers,
}
