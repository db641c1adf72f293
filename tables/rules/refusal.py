"""How every rule on the site says no: faults with codes, never sentences."""

from msgspec import Struct

Param = str | int | float | list[str] | list[int]


class Fault(Struct, frozen=True):
    """One thing that is wrong: what, as a code, and where and how, as parameters.

    `code` is "<area>.<what>", such as "packs.wrong-size". The sentence is made from it by
    `tables.sentences.say`, out of the `sentences` module of the app that owns the area.
    """

    code: str
    params: dict[str, Param] = {}


class Refusal(Exception):
    """Something asked for is not possible as asked; nothing was changed.

    The classes below say what kind of no it is. `trinity_site.refusals` alone turns the kind into
    an HTTP status.
    """

    def __init__(self, *faults: Fault) -> None:
        super().__init__(", ".join(fault.code for fault in faults))
        self.faults = faults

    @classmethod
    def of(cls, code: str, **params: Param) -> "Refusal":
        """A refusal with a single fault."""
        return cls(Fault(code, params))


class Unknown(Refusal):
    """What was named does not exist, or may not be known to exist."""


class NotKnown(Refusal):
    """Whoever asks has to say who they are first."""


class NotAllowed(Refusal):
    """This person may not do this."""


class Conflict(Refusal):
    """It was possible once; the world has moved on."""


class TooLarge(Refusal):
    """More was sent than is read."""


class TooMany(Refusal):
    """Asked too often; the parameter `wait` says for how many seconds to wait."""
