"""`play_position`: set up a board from a file, and play on from there."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from battle.rules.engine.choice import Choice
from battle.rules.trinity.game import Game
from battle.rules.trinity.position import read_position, set_up
from battle.rules.trinity.position_text import faults
from battle.rules.trinity.spelling import picks_of, spelled
from tables.rules.refusal import Refusal
from tables.sentences import say


class Command(BaseCommand):
    help = "Set up the board of a TOML file; give the answers in it, then ask at the terminal."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            position = read_position(options["file"].read_text())
        except (OSError, UnicodeDecodeError, msgspec.DecodeError) as error:
            raise CommandError(f"The position can't be read: {error}") from error
        if wrong := faults(position):
            raise CommandError("\n".join(str(say(fault)) for fault in wrong))
        game = set_up(position).run()
        for words in position.answers:
            self.answer(game, words)
        while game.waiting is not None and (words := self.asked(game, game.waiting)):
            self.answer(game, words)
        self.stdout.write(f"over: {game.state.over}" if game.state.over else "left open")

    def answer(self, game: Game, words: tuple[str, ...]) -> None:
        """Give an answer from the file or the terminal, and show what came of it."""
        choice = game.waiting
        if choice is None:
            raise CommandError("The battle is over; there are answers left.")
        try:
            game.answer(choice.seat, choice.number, picks_of(game, choice, words))
        except Refusal as refusal:
            why = say(refusal.faults[0])
            raise CommandError(f"{' + '.join(words)}: {why}") from refusal
        for line in game.lines:
            self.stdout.write(f"  {told(game, line)}")

    def asked(self, game: Game, choice: Choice) -> tuple[str, ...]:
        """Ask at the terminal; nothing when no one is there."""
        most = "" if choice.least == choice.most == 1 else f" ({choice.least} to {choice.most})"
        self.stdout.write(f"seat {choice.seat + 1}, {choice.kind}{most}: {choice.text}")
        known = [spelled(game, option) for option in choice.options]
        for number, words in enumerate(known):
            self.stdout.write(f"  {number}: {words}")
        try:
            said = input("numbers, or nothing to stop: ").split()
        except EOFError:
            return ()
        return tuple(known[int(n)] for n in said if n.isdigit() and int(n) < len(known))


def told(game: Game, line: Any) -> str:
    """One line of the log in plain words."""
    cards = ", ".join(game.cards[game.state.face.index(face)].name for face in line.cards)
    parts = (line.what, f"seat {line.seat + 1}" if line.seat >= 0 else "", cards, line.word)
    return " ".join(part for part in parts if part)
