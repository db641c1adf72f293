"""Short names for the scenarios of Blaze's Uncommons and Commons."""

from battle.rules.trinity.zones import DECK, HAND
from battle.tests.table import Piece, Table

ACADOG = "TD-01 C 070/102"
"""Red Machine and Beast, Cost 2, 1000 Power, Break 1; its [On Entry] gets 2 Trinity Counters."""
SHARK = "TD-01 C 089/102"
"""Blue Shark, Cost 3, 3000 Power, Break 1, [Jigoku Back]."""


def u(n: int) -> str:
    """An Uncommon's id."""
    return f"TD-01 U {n:03}/102"


def c(n: int) -> str:
    """A Common's id."""
    return f"TD-01 C {n:03}/102"


def zones(*pieces: Piece) -> list[str]:
    """Where these cards are."""
    return [piece.zone for piece in pieces]


def pass_on(t: Table) -> None:
    """Nobody stacks or flips anything more."""
    while t.choice.kind == "moment":
        t.choose("pass")


def known_in_hand(t: Table, holder: int, seat: int) -> list[str]:
    """The ids of the cards of a Hand that another player knows."""
    return list(t.game.view(seat)["zones"][holder]["Hand"]["among"])


def deck_of(t: Table, seat: int, n: int) -> None:
    """Leave only n cards in a Deck."""
    del t.game.state.places[seat][DECK][n:]


def hand_of(t: Table, seat: int) -> list[str]:
    """The names of the cards in a Hand."""
    return [t.game.cards[uid].name for uid in t.game.state.places[seat][HAND]]
