"""What is going on, as data: a stack of procedures, each a list of named steps."""

from collections.abc import Callable
from copy import copy
from typing import Any, ClassVar, Self

from msgspec import Struct

END = "end"

Step = Callable[[Any, Any], None]


class Procedure(Struct, tag=True, kw_only=True, omit_defaults=True):
    """A part of the rules on its way, step by step in the rulebook's order.

    A class lists its `steps`; `step` is the name of the next one ("" is the first), so that a
    saved game goes on when steps are added or moved. A step jumps with `self.step = "damage"`
    or `END`. Fields hold scalars and tuples only, so that a shallow copy is a copy.
    """

    step: str = ""

    steps: ClassVar[tuple[Step, ...]] = ()
    flow: ClassVar[dict[str, tuple[Step, str]]] = {}
    stacked: ClassVar[bool] = False
    """Whether it is a stacked effect, for which destroyed cards wait (rulebook 9.2)."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        names = [step.__name__ for step in cls.steps] + [END]
        cls.flow = dict(zip(names, zip(cls.steps, names[1:], strict=False), strict=False))
        if cls.steps:
            cls.flow[""] = cls.flow[names[0]]

    @property
    def spent(self) -> bool:
        """Whether nothing is left of it but to leave the agenda."""
        return self.step == END

    def report(self, below: "Procedure") -> None:
        """Tell the procedure below what came of this one, when it has ended."""

    def without(self, game: Any, seat: int) -> None:
        """A seat has left the game: what is theirs ends. Some procedures end otherwise."""
        if getattr(self, "seat", -1) == seat:
            self.step = END

    def copy(self) -> Self:
        """A copy that shares nothing that changes."""
        return copy(self)


def kinds(base: type[Procedure] = Procedure) -> list[type[Procedure]]:
    """Every procedure class that has steps, for reading a saved agenda."""
    found = [base] if base.steps else []
    for kind in base.__subclasses__():
        found += kinds(kind)
    return found
