"""The clocks of a battle: what each seat has in reserve, who was late, who answered for whom."""

from msgspec import Struct


class Clock(Struct, frozen=True):
    """A seat's seconds in reserve, and whether it has run out of time before.

    `answered` is the number of the latest entry in which its player answered, `stood_in` of the
    latest in which a bot answered in the seat (0: none).
    """

    reserve: float = 0
    warned: bool = False
    answered: int = 0
    stood_in: int = 0
