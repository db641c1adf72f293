"""The whole of a game as plain data."""

from copy import copy
from typing import Generic, Self, TypeVar

from msgspec import Struct

from battle.rules.engine.choice import Choice
from battle.rules.engine.procedure import Procedure

P = TypeVar("P", bound=Procedure)

ROOM = 1024
"""A handle is stay * ROOM + uid: a card in one stay in one zone."""


class State(Struct, Generic[P], kw_only=True):
    """What every card game has. Lists by uid hold one entry a card; masks have a bit a seat.

    `face` says which of the `printed` cards a uid is; `stay` is the handle of its present stay
    in a zone; `known` who knows this very card where it lies, `within` who knows that it is
    somewhere in this hidden zone. `places[seat][zone]` lists uids, the top of a pile last.
    `secret` mixes the numbers shown to seats. `firm` is the number of answers that can't be
    taken back without the others' consent.
    """

    schema: int = 1
    seed: str
    secret: str
    drawn: int = 0
    seats: int
    printed: list[str]
    face: list[int]
    owner: list[int]
    holder: list[int]
    zone: list[int]
    stay: list[int]
    known: list[int]
    within: list[int]
    places: list[list[list[int]]]
    stays: int = 0
    agenda: list[P]
    waiting: Choice | None = None
    asked: list[int]
    answers: int = 0
    last_asked: int = -1
    firm: int = 0
    winner: int | None = None
    over: str = ""

    def copy(self) -> Self:
        """A copy that shares nothing that changes; a game adds its own fields."""
        new = copy(self)
        new.face = self.face[:]
        new.holder = self.holder[:]
        new.zone = self.zone[:]
        new.stay = self.stay[:]
        new.known = self.known[:]
        new.within = self.within[:]
        new.places = [[pile[:] for pile in zones] for zones in self.places]
        new.agenda = [procedure.copy() for procedure in self.agenda]
        new.asked = self.asked[:]
        return new
