"""How fast a pick is through the service, on an SQLite database of its own."""

from collections.abc import Iterator

from tables.bench import Figure, Groups
from tables.serving import own_site


def picks() -> Iterator[Figure]:
    """The median milliseconds of a pick, of three people's whole draft and nobody else's."""
    with own_site() as site:
        yield "drafts.pick", float(site.manage("measure_picks")), "ms"


GROUPS: Groups = {"picks": picks}
