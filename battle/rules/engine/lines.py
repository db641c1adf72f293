"""What is told of a game: one line for each thing that happened, cut to each seat's eyes."""

from msgspec import Struct


class Line(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, said without words.

    `what` is its code; `seat` who did it or whom it befell; `cards` are indices of printed cards,
    told to the seats of the mask `eyes` only (the others learn `n`, how many); `other` is a
    second seat, Wall or amount, `word` a word of the game.
    """

    what: str
    seat: int = -1
    cards: tuple[int, ...] = ()
    n: int = 0
    other: int = -1
    word: str = ""
    eyes: int = -1

    def for_seat(self, seat: int) -> "Line":
        """The line as this seat is told it (-1: a spectator)."""
        told = self.eyes == -1 or (seat >= 0 and self.eyes >> seat & 1)
        return Line(
            what=self.what,
            seat=self.seat,
            cards=self.cards if told else (),
            n=self.n,
            other=self.other,
            word=self.word,
        )
