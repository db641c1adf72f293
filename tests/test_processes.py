"""Several servers and workers over one database, as processes that can be killed."""

import os
from collections.abc import Iterator

import pytest

from drafts.draft_caller import Drafter
from tables.caller import Refused
from tables.serving import own_site

REDIS = os.environ.get("TEST_REDIS_URL")


@pytest.fixture(
    scope="module",
    params=[
        pytest.param({}, id="memory"),
        pytest.param(
            {"REDIS_URL": REDIS or ""},
            id="redis",
            marks=pytest.mark.skipif(not REDIS, reason="needs Redis: TEST_REDIS_URL"),
        ),
    ],
)
def two_servers(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """The addresses of two servers of one site."""
    with own_site(DEBUG="1", **request.param) as site:
        yield [site.serve(), site.serve()]


def test_it_tells_on_one_server_of_what_changed_through_another(two_servers: list[str]) -> None:
    here, there = (Drafter(address, number) for number, address in enumerate(two_servers))
    seat = here.open_table()
    there.given(seat)
    news = here.listen(here.on)
    first = next(news)[here.on]
    there.do("ready", ready=True)
    assert next(news) == {here.on: first + 1}


def test_it_tells_watchers_without_opening_a_seat(two_servers: list[str]) -> None:
    host, watcher = (Drafter(address, number) for number, address in enumerate(two_servers))
    seat = host.open_table(watch="table", bots="regular")
    host.do("ready", ready=True)
    host.do("start")
    on = f"{seat['table']}.{seat['watch']}"
    news = watcher.listen(on)
    first = next(news)[on]
    host.pick(host.look())
    assert next(news) == {on: first + 1}
    with pytest.raises(Refused, match="404"):
        watcher.listen(f"{seat['table']}.{seat['join']}")
    with pytest.raises(Refused, match="403"):
        watcher.listen(host.on)
