"""How long the page of a battle takes on the server, on an SQLite database of its own."""

from collections.abc import Iterator

from tables.bench import Figure
from tables.serving import own_site


def pages() -> Iterator[Figure]:
    """The median milliseconds of a page in mid-game, as whoever is asked opens it."""
    with own_site() as site:
        site.manage("collectstatic", "--no-input", "--verbosity", "0")
        yield "battles.page", float(site.manage("measure_pages")), "ms"
