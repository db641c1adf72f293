"""The cast of the scenarios of both sets: plain cards, and what many of them do."""

from battle.tests.table import ALICE, BOB, Piece, Table

LITTLE = "TD-01 C 072/102"
"""Red Dragon, Cost 1, 2000 Power, Break 1."""
PAWN = "TD-01 C 071/102"
"""Red Beast and War Knight, Cost 2, 2000 Power, Break 2, no Burst."""
GEAR = "TD-01 C 070/102"
"""Red Machine and Beast, Cost 2, 1000 Power, Break 1; its [On Entry] gets 2 Trinity Counters."""
QUICK = "TD-01 U 025/102"
"""Red War Knight and Valkyria, Cost 1, 1000 Power, Break 1, Quick Aura."""
GIANT = "TD-01 U 032/102"
"""Yellow Dragon and Elemental, Cost 6, 6000 Power, Break 3, no Burst."""
SET = "TD-01 U 037/102"
"""Yellow, Cost 3; its [On Entry] draws 1 card, and it waits for Shinra Summons."""
SHOT = "TD-01 C 091/102"
"""Its [Oni Charge] gets 1 Trinity Counter."""
SHADOW = "TD-01 U 030/102"
"""A Shadow Equip."""
LILY = "TD-01 LEG 13/20"
"""Its Burst draws 1 card and takes 2 Purple Basic Color Cards."""
EPIC = "TD-01 X03/04"
"""Blue Dragon, Shark and Machine, Cost 7, 7000 Power."""
COST = {
    1: LITTLE, 2: PAWN, 3: "TD-01 C 088/102", 4: "TD-01 C 086/102", 5: "TD-01 C 068/102",
    6: "TD-01 C 085/102", 8: "TD ACT1 VOID",
}  # fmt: skip
"""A Unit of each Cost."""


def flip(t: Table, card: str) -> Piece:
    """Bob's damage flips a Life card of Alice's."""
    piece = t.hand(ALICE, card)
    t.flip(piece, by=BOB)
    return piece
