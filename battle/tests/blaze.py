"""The cast of the scenarios of Blaze: plain cards, and what many of them do."""

from battle.rules.trinity.zones import DECK, HAND
from battle.tests.table import Table

SHARK = "TD-01 C 089/102"
"""Blue Shark, Cost 3, 3000 Power, Break 1, [Jigoku Back]."""

PLAIN = "TD-01 C 088/102"
"""Blue War Knight and Beast, Cost 3, 2000 Power; nothing happens when it enters."""
MACHINE = "TD-01 C 086/102"
"""Blue, Cost 4, 6000 Power."""
HIDDEN = "TD-01 C 099/102"
"""A Shadow Unit, 1000 Power."""
STRIKER = "TD-01 X04/04"
"""Deals 2 damage to an opponent on attack with <Overdrive 11>."""


def leg(n: int) -> str:
    """A Legend's id."""
    return f"TD-01 LEG {n:02}/20"


def rare(n: int) -> str:
    """A Rare's id."""
    return f"TD-01 R {n:03}/102"


def u(n: int) -> str:
    """An Uncommon's id."""
    return f"TD-01 U {n:03}/102"


def c(n: int) -> str:
    """A Common's id."""
    return f"TD-01 C {n:03}/102"


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
