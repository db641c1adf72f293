"""What there is to cover: every distinct line of the official cards, every clause home."""

from battle.rules.trinity.printed import official
from battle.rules.trinity.text.homes import HOMES


def all_lines() -> list[str]:
    """Every line of card text, once."""
    return sorted({line for card in official().values() for line in card.card.lines})


def all_homes() -> list[str]:
    """Every home of a clause, by kind and first pattern."""
    return sorted(home.name for homes in HOMES.values() for home in homes)
