"""Says which field of a form or an API request a refusal is about, and gathers refusals."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

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


def gather(*questions: Callable[[], Any]) -> list[Any]:
    """The answers to all questions. Raises Refusal with the faults of every one that is refused."""
    answers, refusals = [], list[Refusal]()
    for question in questions:
        try:
            answers.append(question())
        except Refusal as refusal:
            refusals.append(refusal)
    if len(refusals) == 1:
        raise refusals[0]
    if refusals:
        raise Refusal(*(fault for refusal in refusals for fault in refusal.faults))
    return answers
