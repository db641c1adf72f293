"""The cast of the scenarios of Phantom: plain cards, and what many of them do."""

from battle.tests.table import ALICE, BOB, Piece, Table

LITTLE = "TD-01 C 072/102"
"""Red Dragon, Cost 1, 2000 Power, Break 1."""
PAWN = "TD-01 C 071/102"
"""Red Beast and War Knight, Cost 2, 2000 Power, Break 2."""
KNIGHT = "TD-02 C 089/102"
"""Blue War Knight and Beast, Cost 3, 3000 Power, Break 1."""
GIANT = "TD-01 U 032/102"
"""Yellow Dragon and Elemental, Cost 6, 6000 Power, Break 3, no Burst."""
WEAK = "TD-01 U 025/102"
"""Red War Knight and Valkyria, Cost 1, 1000 Power, Break 1, Quick Aura."""
VOID = "TD ACT1 VOID"
SET = "TD-01 U 037/102"
"""Yellow, Cost 3; it waits for Shinra Summons."""
EQUIP = "TD-01 C 092/102"
"""Blue, Cost 1, Equip Cost 1, +1000 Power."""
SHOT = "TD-01 C 091/102"
EPIC = "TD-01 X03/04"


def u(n: int) -> str:
    """An Uncommon's id."""
    return f"TD-02 U {n:03}/102"


def c(n: int) -> str:
    """A Common's id."""
    return f"TD-02 C {n:03}/102"


def flip(t: Table, card: str) -> Piece:
    """Bob's damage flips a Life card of Alice's."""
    piece = t.hand(ALICE, card)
    t.flip(piece, by=BOB)
    return piece


def kill(t: Table, *pieces: Piece) -> None:
    """Destroy these Units at once, by an effect of nobody's interest."""
    for piece in pieces:
        t.line(piece, "[On Entry] Destroy this Unit.")


def attacked(t: Table) -> set[int]:
    """Whom the open choice lets the turn player attack."""
    return {option.seat for option in t.choice.options if option.do == "attack"}
