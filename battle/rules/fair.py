"""Commit and reveal: a battle's seed is fixed before it begins, and anyone can check so after it.

The commitment, shown from the first choice on, is that of `drafts.rules.fair` for these "packs":
the seed, the format and the number of the first player in three lines; then for each seat, in
order, its Main Deck, its Life Deck and its Epic, one card id a line. Who has seed and decks makes
every shuffle again (`battle.rules.engine.rng`).
"""

from battle.rules.trinity.setup import Setup
from drafts.rules import fair
from tables.rules.refusal import Fault


def commit(salt: str, setup: Setup) -> str:
    """The commitment to a battle, as 64 hexadecimal digits; so is the salt."""
    packs: list[tuple[str, ...]] = [(setup.seed, setup.format, str(setup.first))]
    for decks in setup.decks:
        packs += [decks.main, decks.life, (decks.epic,)]
    return fair.commit(salt, packs)


def faults(salt: str, setup: Setup, commitment: str) -> list[Fault]:
    """What does not fit together; nothing when it is in order."""
    if not fair.is_salt(salt):
        return [Fault("fair.bad-salt", {"game": 1})]
    if commit(salt, setup) != commitment.lower():
        return [Fault("battle.other-commitment")]
    return []
