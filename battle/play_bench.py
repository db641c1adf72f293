"""How long an answer takes through the service, on an SQLite database of its own."""

from collections.abc import Iterator

from tables.bench import Figure
from tables.serving import own_site


def answers() -> Iterator[Figure]:
    """The median milliseconds of an answer, of battles of three people and nobody else's."""
    with own_site() as site:
        yield "battles.answer", float(site.manage("measure_answers")), "ms"
