"""`play_random`: whole games between simple players, with figures and invariants."""

from argparse import ArgumentParser
from collections import Counter
from random import Random
from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand

from battle.bots.random_player import picks
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.game import Game
from battle.rules.trinity.setup import start
from cards.rules.catalogue import card_sets


class Command(BaseCommand):
    help = "Play whole games between random players and print the figures."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--format", choices=["standard", "duel"], default="standard")
        parser.add_argument("--set", choices=["blaze", "phantom", "both"], default="both")
        parser.add_argument("--games", type=int, default=100)
        parser.add_argument("--seed", type=int, default=1)

    def handle(self, *args: Any, **options: Any) -> None:
        sets = ["blaze", "phantom"] if options["set"] == "both" else [options["set"]]
        winners: Counter[str] = Counter()
        decisions = turns = 0
        self.stdout.write("Decks: 39 cards of a box for each seat, split at random.")
        began = perf_counter()
        for number in range(options["games"]):
            seed = f"{options['seed']}:{number}"
            game = start(deal(card_sets()[sets[number % len(sets)]], options["format"], seed))
            decisions += play(game, Random(seed))
            turns += game.state.turn
            state = game.state
            winners[state.over if state.winner is None else f"seat {state.winner + 1}"] += 1
        took = perf_counter() - began
        games = options["games"]
        self.stdout.write(f"games: {games} ({games / took:.1f}/s)")
        self.stdout.write(f"decisions: {decisions} ({decisions / took:.0f}/s)")
        self.stdout.write(f"turns a game: {turns / games:.1f}")
        self.stdout.write("ends: " + ", ".join(f"{k} {n}" for k, n in sorted(winners.items())))


def play(game: Game, chance: Random) -> int:
    """Play to the end, checking the invariants; the number of decisions."""
    decisions = 0
    game.quiet = True
    while (choice := game.waiting) is not None:
        game.answer(choice.seat, choice.number, picks(choice, chance))
        decisions += 1
        if decisions % 50 == 0:
            check(game)
    check(game)
    return decisions


def check(game: Game) -> None:
    """Raise AssertionError when a card is lost or doubled, or nobody can act."""
    state = game.state
    lying = sorted(uid for zones in state.places for pile in zones for uid in pile)
    assert lying == list(range(len(state.face))), "a card is lost or doubled"
    assert game.waiting is not None or state.over, "nobody can act"
