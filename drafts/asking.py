"""Says which field of a form or an API request a refusal is about."""

from collections.abc import Iterator
from contextlib import contextmanager

from tables.rules.refusal import Fault, Refusal, Unknown


@contextmanager
def asked(field: str) -> Iterator[None]:
    """Refusals inside name `field`; a name nobody knows is then a fault of what was sent."""
    try:
        yield
    except Refusal as refusal:
        kind = Refusal if isinstance(refusal, Unknown) else type(refusal)
        faults = (Fault(fault.code, {**fault.params, "field": field}) for fault in refusal.faults)
        raise kind(*faults) from None
