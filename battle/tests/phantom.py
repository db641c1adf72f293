"""The cast of the scenarios of Phantom: plain cards, and what many of them do."""

from battle.tests.cast import SET
from battle.tests.table import CAROL, Piece, Table

KNIGHT = "TD-02 C 089/102"
"""Blue War Knight and Beast, Cost 3, 3000 Power, Break 1."""
VOID = "TD ACT1 VOID"
EQUIP = "TD-01 C 092/102"
"""Blue, Cost 1, Equip Cost 1, +1000 Power."""


def u(n: int) -> str:
    """An Uncommon's id."""
    return f"TD-02 U {n:03}/102"


def c(n: int) -> str:
    """A Common's id."""
    return f"TD-02 C {n:03}/102"


def kill(t: Table, *pieces: Piece) -> None:
    """Destroy these Units at once, by an effect of nobody's interest."""
    for piece in pieces:
        t.line(piece, "[On Entry] Destroy this Unit.")


def attacked(t: Table) -> set[int]:
    """Whom the open choice lets the turn player attack."""
    return {option.seat for option in t.choice.options if option.do == "attack"}


def leg(n: int) -> str:
    """A Legend's id."""
    return f"TD-02 LEG {n:02}/20"


def rare(n: int) -> str:
    """A Rare's id."""
    return f"TD-02 R {n:03}/102"


def destroy_all(t: Table, text: str) -> None:
    """Destroy all cards that a phrase means."""
    t.line(t.unit(CAROL, SET), f"[On Entry] Destroy all {text}.")
