"""Why a bot did what it did: codes and parameters, like faults, with the points they weigh."""

from collections.abc import Mapping

from msgspec import Struct

from tables.rules.refusal import Param


class Reason(Struct, frozen=True):
    """One reason: `code` has a sentence as a fault's has; `points` are what it counts for."""

    code: str
    points: int = 0
    params: Mapping[str, Param] = {}
