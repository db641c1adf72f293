"""The clocks of a battle: what each seat has in reserve, and who has been warned."""

from msgspec import Struct


class Clock(Struct, frozen=True):
    """A seat's seconds in reserve, and whether it has run out of time before."""

    reserve: float = 0
    warned: bool = False
