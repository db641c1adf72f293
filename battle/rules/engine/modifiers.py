"""What changes a card or a player for a time, and when that time ends."""

from msgspec import Struct


class Modifier(Struct, frozen=True, array_like=True):
    """One change: what (`kind`), of whom (`of`: a card's handle, or a player as -1 - seat).

    `n` is an amount, `word` a word of the game. `until` names the end: "turn", "attack",
    "battlefield", or "start" and "end" of the next turn of `seat`. `turn` is the turn in which
    it began, `born` its place in the order of all changes, `by` the index of the printed card
    whose sentence it is.
    """

    kind: str
    of: int
    n: int = 0
    word: str = ""
    until: str = "turn"
    seat: int = -1
    turn: int = 0
    born: int = 0
    by: int = -1


def of_player(seat: int) -> int:
    """How a modifier names a player."""
    return -1 - seat


def outlives(modifier: Modifier, moment: str, seat: int, turn: int) -> bool:
    """Whether a modifier goes on after a moment: "start" or "end" of a turn, or "attack"."""
    if moment == "attack":
        return modifier.until != "attack"
    if moment == "end" and modifier.until in ("turn", "attack"):
        return False
    return not (modifier.until == moment and modifier.seat == seat and modifier.turn < turn)
