"""What a player asks the others to agree to: to go back, a draw, a pause, its end, a rematch."""

from collections.abc import Collection
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

Kind = Literal["undo", "draw", "pause", "resume", "rematch"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Request(Struct, frozen=True):
    """An open request of `seat`, the battle's `number`th.

    `choice` is the choice to go back to, for an undo. `agreed` are the seats that said yes.
    """

    number: int
    kind: Kind
    seat: int
    choice: int = 0
    agreed: tuple[int, ...] = ()


def with_yes(request: Request, seat: int) -> Request:
    """The request after one more seat agreed."""
    return replace(request, agreed=tuple(sorted({*request.agreed, seat})))


def missing(request: Request, people: Collection[int]) -> list[int]:
    """The seats of people who have not answered yet; bots agree to everything."""
    return sorted(set(people) - {request.seat, *request.agreed})
