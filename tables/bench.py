"""How soon open pages hear of a change, on a site in processes of its own."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from tables.serving import own_site

Figure = tuple[str, float, str]
"""Its name, its value and the unit."""
Groups = Mapping[str, Callable[[], Iterable[Figure]]]
"""What the `bench` module of an app measures, by name."""


def live() -> Iterator[Figure]:
    """The milliseconds until the last of 500 streams to one server hears of a change.

    The change comes from another process and without Redis, so nothing but the look tells of it.
    """
    with own_site() as site:
        address = site.serve()
        yield "battles.live", float(site.manage("measure_live", address)), "ms"


GROUPS: Groups = {"live": live}
