"""Twin worlds of a battle: two that differ only in cards that one viewer never comes to know.

The first world is played at random to its end, so that it is known which cards the viewer never
learns. In the second world just those lie in each other's places, and everybody answers the same.
"""

from collections.abc import Iterator
from random import Random

import msgspec

from battle import play
from battle.bots.random_player import picks
from battle.rules.engine.choice import Choice, Option
from battle.rules.engine.eyes import knows
from battle.rules.trinity.game import Game
from battle.tests.battles import battling, game_of, row_of
from tables.models import Seat

Picked = tuple[Option, ...]


def rehearsed(game: Game, viewer: int, chance: Random) -> tuple[list[Picked], list[int]]:
    """What everybody picks in a random game, and the cards that the viewer never knows of."""
    game, done = game.copy(), []
    unknown = set(range(len(game.state.owner)))
    while True:
        seen = game.state.within
        unknown -= {u for u in unknown if knows(game, viewer, u) or seen[u] >> viewer & 1}
        if (choice := game.waiting) is None:
            return done, sorted(unknown)
        picked = picks(choice, chance)
        done.append(tuple(choice.options[pick] for pick in picked))
        game.answer(choice.seat, choice.number, picked)


def twin(game: Game, viewer: int, unknown: list[int], chance: Random) -> Game:
    """The same game with the unknown cards in each other's places, the viewer's own decks apart."""
    game = Game.load(game.save())
    for group in game.groups(viewer):
        among = [uid for uid in group if uid in unknown]
        for one, other in zip(among, chance.sample(among, len(among)), strict=True):
            if game.may_swap(one, other):
                face = game.state.face
                face[one], face[other] = face[other], face[one]
                game.swapped(one, other)
    return game


def numbers(choice: Choice, picked: Picked) -> list[int] | None:
    """The numbers of these options in a choice; None where one of them is not offered."""
    if not all(option in choice.options for option in picked):
        return None
    return [choice.options.index(option) for option in picked]


class Worlds:
    """Two tables at which the same battle is played, but for what the viewer never knows."""

    def __init__(self, rules: str, viewer: int, seed: int) -> None:
        people = 3 if rules == "standard" else 2
        self.viewer = viewer
        self.tables = [
            battling(people, once=f"world {world}", rules=rules, seed=f"{seed}", watch="table")
            for world in range(2)
        ]
        game = game_of(self.tables[0][0])
        self.done, self.unknown = rehearsed(game, viewer, Random(seed))
        row = row_of(self.tables[1][0])
        row.state = twin(game, viewer, self.unknown, Random(seed)).save().decode()
        row.save()

    @property
    def viewers(self) -> list[Seat]:
        """The viewer's seat in each world."""
        return [table[self.viewer] for table in self.tables]

    def play(self) -> Iterator[int]:
        """Give answer after answer in both worlds, for as long as the second world allows it."""
        for at, picked in enumerate(self.done):
            choices = [game_of(table[0]).waiting for table in self.tables]
            sent = [numbers(choice, picked) for choice in choices if choice is not None]
            if len(sent) < len(choices) or None in sent:
                return
            for table, choice, answer in zip(self.tables, choices, sent, strict=True):
                play.answer(seat=table[choice.seat], battle=1, choice=choice.number, picks=answer)
            yield at


def heard(seat: Seat, eyes: int) -> list[bytes]:
    """Everything stored for these eyes, without times and entries' numbers."""
    rows = row_of(seat).heard.filter(seat=eyes).values("number", "turn", "lines", "changes")
    return [msgspec.json.encode(row) for row in rows]
