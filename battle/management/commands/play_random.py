"""`play_random`: whole games between simple players, with figures and invariants."""

from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from battle.bots.players import PLAYERS, Player
from battle.rules.trinity import endless
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.game import Game
from battle.rules.trinity.record import Answer, record_of
from battle.rules.trinity.setup import start
from cards.rules.catalogue import card_sets
from drafts.rules.box import RULES

DECKS = {
    "drafted": (drafted, "Decks: drafted from a box by bots, and built by them."),
    "split": (deal, "Decks: 39 cards of a box for each seat, split at random."),
}
OFTEN = 20
"""Decisions from one look at the invariants to the next."""


class Command(BaseCommand):
    help = "Play whole games between simple players; exit 1 when an invariant is broken."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--format", choices=RULES, default="standard")
        parser.add_argument("--set", choices=["blaze", "phantom", "both"], default="both")
        parser.add_argument("--games", type=int, default=100)
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--player", choices=PLAYERS, default="random")
        parser.add_argument("--against", choices=PLAYERS, help="who sits at the other seats")
        parser.add_argument("--decks", choices=DECKS, default="drafted")
        parser.add_argument("--record", type=Path, help="a file for the last game, for `replay`")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["games"] < 1:
            raise CommandError("At least 1 game is needed.")
        make, said = DECKS[options["decks"]]
        self.stdout.write(said)
        sets = ["blaze", "phantom"] if options["set"] == "both" else [options["set"]]
        names = (options["player"], options["against"] or options["player"])
        tally = Tally()
        for number in range(options["games"]):
            seed = f"{options['seed']}:{number}"
            setup = make(card_sets()[sets[number % len(sets)]], options["format"], seed)
            game = start(setup)
            players = seated(names, number, game.state.seats, Random(seed))
            try:
                entries = tally.play(game, players)
            except Exception as error:
                raise CommandError(f"Game {seed} broke: {error!r}") from error
            tally.count(game, len(entries), seed)
            if options["record"]:
                record = record_of(setup, game, entries)
                options["record"].write_bytes(msgspec.json.encode(record))
        self.stdout.write("\n".join(tally.lines(names)))


def seated(names: tuple[str, str], number: int, seats: int, chance: Random) -> list[Player]:
    """The first player at one seat, another in each game, and the second at the others."""
    return [PLAYERS[names[seat != number % seats]](chance) for seat in range(seats)]


class Tally:
    """What came of the games."""

    def __init__(self) -> None:
        self.games = self.decisions = self.turns = 0
        self.seconds = 0.0
        self.ends: Counter[str] = Counter()
        self.longest = (0, 0, "")
        self.won = 0

    def play(self, game: Game, players: list[Player]) -> list[Answer]:
        """Play to the end, checking the invariants; what was answered."""
        entries: list[Answer] = []
        game.quiet = True
        began = process_time()
        while (choice := game.waiting) is not None:
            picked = tuple(players[choice.seat](game))
            entries.append(Answer(choice.seat, choice.number, picked))
            game.answer(choice.seat, choice.number, picked)
            if len(entries) % OFTEN == 0:
                check(game)
        self.seconds += process_time() - began
        check(game)
        return entries

    def count(self, game: Game, decisions: int, seed: str) -> None:
        """Note a game that is over."""
        winner = game.state.winner
        self.won += winner == self.games % game.state.seats
        self.games += 1
        self.decisions += decisions
        self.turns += game.state.turn
        self.longest = max(self.longest, (decisions, game.state.turn, seed))
        self.ends[why_drawn(game) if winner is None else f"seat {winner + 1}"] += 1

    def lines(self, names: tuple[str, str]) -> list[str]:
        """The figures."""
        ends = ", ".join(f"{name} {n}" for name, n in sorted(self.ends.items()))
        found = [
            f"games: {self.games} ({self.games / self.seconds:.1f}/s)",
            f"decisions: {self.decisions} ({self.decisions / self.seconds:.0f}/s)",
            f"turns a game: {self.turns / self.games:.1f}",
            f"ends: {ends}",
            "longest: {} decisions in {} turns (game {})".format(*self.longest),
        ]
        if names[0] != names[1]:
            found.append(f"{names[0]} against {names[1]}: {self.won / self.games:.1%} won")
        return found


def why_drawn(game: Game) -> str:
    """Which of the limits of R8 a game without a winner has met."""
    if game.state.turn > endless.MOST_TURNS:
        return "drawn by turns"
    over = game.state.resolutions > endless.MOST_RESOLUTIONS
    return "drawn by resolutions" if over else "drawn by repetition"


def check(game: Game) -> None:
    """Raise CommandError when a card is lost or doubled, or nobody can act."""
    state = game.state
    lying = sorted(uid for zones in state.places for pile in zones for uid in pile)
    if lying != list(range(len(state.face))):
        raise CommandError("A card is lost or doubled.")
    if (game.waiting is None) != bool(state.over):
        raise CommandError("Nobody can act, or somebody can after the end.")
