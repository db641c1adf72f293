"""What `bench engine` measures: the engine on one core. The other groups of battles stand aside.

The engine waits for nothing, so its time is the processor time of this process, which is what a
clock would show on an idle machine; what else a machine does is left out. Of several rounds the
best counts: the others were disturbed.
"""

import gc
from collections.abc import Callable, Iterable
from random import Random
from time import process_time

from battle import bots_bench, load_bench, page_bench, play_bench
from battle.bots.random_player import play_out
from battle.bots_bench import games
from battle.rules.trinity.game import Game
from battle.rules.trinity.printed import Printed
from battle.rules.trinity.text import by_hand
from cards.rules.catalogue import cards_by_id
from tables.bench import Figure, Groups

TIMES = 200
ROUNDS = 5


def run_engine() -> Iterable[Figure]:
    """Decisions and games a second; microseconds a copy, save and load; kB a state."""
    dealt = games("standard")
    decisions, took = min((all_played(dealt) for _ in range(ROUNDS)), key=lambda played: played[1])
    yield "engine.decisions", decisions / took, "1/s"
    yield "engine.games", len(dealt) / took, "1/s"
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
    game = games("standard")[0]
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


GROUPS: Groups = {
    "engine": run_engine,
    "battles.handovers": bots_bench.waiting,
    "battles.search": bots_bench.thinking,
    "battles.answer": play_bench.answers,
    "battles.page": page_bench.pages,
    "battles.load": load_bench.load,
}
