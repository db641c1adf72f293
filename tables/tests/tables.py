"""A table in its lobby, for tests: Alice hosts it, and nobody else is there."""

from tables import services
from tables.services import Seated


def open_table(name: str = "Friday", person: str = "guest:alice", once: str = "once") -> Seated:
    return services.open_table(
        name=name,
        host_name="Alice",
        person=person,
        format="standard",
        seats=3,
        settings={},
        once=once,
    )
