"""Keeps a save in the middle of each kind of choice, for every release to load.

    python -m battle.tests.keep_saves

Run it once for a release that changes the schema; the saves of the earlier ones stay.
"""

from pathlib import Path
from random import Random

from battle.bots.random_player import picks
from battle.rules.engine.game import SCHEMA
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.setup import start
from cards.rules.catalogue import card_sets

SAVES = Path(__file__).parent / "fixtures" / "saves"
TABLES = (("standard", "blaze"), ("standard", "phantom"), ("duel", "phantom"))


def keep(games: int = 12) -> None:
    """Play random games, and keep the first save of each kind of choice after some turns."""
    SAVES.mkdir(parents=True, exist_ok=True)
    kept: set[str] = set()
    for number in range(games):
        format_, card_set = TABLES[number % len(TABLES)]
        game = start(deal(card_sets()[card_set], format_, f"kept{number}"))
        chance = Random(number)
        while (choice := game.waiting) is not None:
            if choice.kind not in kept and game.state.turn > 4:
                kept.add(choice.kind)
                (SAVES / f"{SCHEMA}-{format_}-{choice.kind}.json").write_bytes(game.save())
            game.answer(choice.seat, choice.number, picks(choice, chance))


if __name__ == "__main__":
    keep()
