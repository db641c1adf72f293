"""The cast of the scenarios of Blaze: plain cards, and what many of them do."""

from battle.rules.trinity.zones import DECK, HAND
from battle.tests.table import ALICE, BOB, Piece, Table

ACADOG = "TD-01 C 070/102"
"""Red Machine and Beast, Cost 2, 1000 Power, Break 1; its [On Entry] gets 2 Trinity Counters."""
SHARK = "TD-01 C 089/102"
"""Blue Shark, Cost 3, 3000 Power, Break 1, [Jigoku Back]."""

LITTLE = "TD-01 C 072/102"
"""Red Dragon, Cost 1, 2000 Power, Break 1."""
PAWN = "TD-01 C 071/102"
"""Red Beast and War Knight, Cost 2, 2000 Power, Break 2, no Burst."""
PLAIN = "TD-01 C 088/102"
"""Blue War Knight and Beast, Cost 3, 2000 Power; nothing happens when it enters."""
MACHINE = "TD-01 C 086/102"
"""Blue, Cost 4, 6000 Power."""
GIANT = "TD-01 U 032/102"
"""Yellow Dragon and Elemental, Cost 6, 6000 Power, Break 3, no Burst."""
SET = "TD-01 U 037/102"
"""Yellow, Cost 3; its [On Entry] draws 1 card."""
SHOT = "TD-01 C 091/102"
HIDDEN = "TD-01 C 099/102"
"""A Shadow Unit, 1000 Power."""
LILY = "TD-01 LEG 13/20"
"""Its Burst draws 1 card and takes 2 Purple Basic Color Cards."""
EPIC = "TD-01 X03/04"
"""Blue Dragon, Shark and Machine, Cost 7, 7000 Power."""
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


def flip(t: Table, card: str) -> Piece:
    """Bob's damage flips a Life card of Alice."""
    piece = t.hand(ALICE, card)
    t.flip(piece, by=BOB)
    return piece


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
