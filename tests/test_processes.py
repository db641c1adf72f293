"""Several servers and workers over one database, as processes that can be killed."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from subprocess import TimeoutExpired

import pytest

from drafts.table.caller import API, Drafter, View, gather, start
from tables.caller import Refused
from tables.serving import Site, free_port, own_site
from tests.meanwhile import run_out

SETTINGS = "trinity_site.settings"
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


def test_it_tells_an_account_on_one_server_of_what_changed_through_another(
    two_servers: list[str],
) -> None:
    here, there = (Drafter(address, number) for number, address in enumerate(two_servers))
    seat = here.open_table()
    there.given(seat)
    here.sign_up(f"alice-{seat['table'][:8]}", "a long evening")
    here.post("/api/v1/account/claim/", {"seats": [seat["token"]]})
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


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """A site with one server, and no worker yet."""
    with own_site() as site:
        site.serve()
        yield site


# Workers, one after another, each killed before its n-th write, wherever that falls: between a
# bot's pick and the pass, between the pass and the notice, or before its task is put down as done.
KILLED = """
import os, signal
import django
django.setup()
from django.core.management import call_command
from django.db import connection

os.setpgrp()
signal.signal(signal.SIGTERM, lambda *_: os.killpg(0, signal.SIGKILL))

def work(left):
    def count(execute, sql, *rest):
        nonlocal left
        left -= sql.startswith(("INSERT", "UPDATE", "DELETE"))
        if left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return execute(sql, *rest)

    with connection.execute_wrapper(count):
        call_command("work", "--interval", "0.1", "--no-startup-delay", verbosity=0)

for writes in range(3, 18, 2):
    worker = os.fork()
    if not worker:
        work(writes)
    assert os.waitpid(worker, 0)[1] == signal.SIGKILL
"""


def with_bots(site: Site, **wishes: object) -> Drafter:
    """Somebody who drafts with two bots."""
    alice = Drafter(site.addresses[0])
    alice.open_table(bots="regular", **wishes)
    alice.do("ready", ready=True)
    alice.do("start")
    return alice


def moves(one: Drafter, view: View) -> list[View]:
    """Everything that happened in a draft that is over, each pick and pack once."""
    happened = one.get(f"{API}logs/{view['log']}/")["moves"]
    assert len({(move["pack"], move["number"]) for move in happened}) == len(happened) == 117
    return happened


def test_it_loses_nothing_and_passes_once_however_often_a_worker_is_killed(site: Site) -> None:
    alice = with_bots(site)
    workers = site.start(sys.executable, "-c", KILLED, DJANGO_SETTINGS_MODULE=SETTINGS)
    while workers.poll() is None:
        view = alice.look()
        if view["hand"]:
            alice.pick(view)
        with suppress(TimeoutExpired):
            workers.wait(0.1)
    assert workers.returncode == 0
    with two_workers(site):
        end = alice.draft()
    assert {move["by"] for move in moves(alice, end)} == {"person", "bot"}
    assert len(end["pool"]) == 39


@contextmanager
def two_workers(site: Site) -> Iterator[None]:
    """Two workers for a while, which end by being killed."""
    workers = [site.work(), site.work()]
    try:
        yield
    finally:
        for worker in workers:
            worker.kill()


def test_it_keeps_time_once_with_two_workers(site: Site) -> None:
    alice = with_bots(site, seconds=3600)
    news = alice.listen(alice.on)
    run_out(site, alice.on.partition(".")[0])
    with two_workers(site):
        while not (view := alice.look())["pool"]:
            next(news)
        alice.do("bot", bot=True)
        while not view["over"]:
            next(news)
            view = alice.look()
    by = [move["by"] for move in moves(alice, view)]
    assert by.count("time-out") == 1
    assert by.count("person") == 0


def test_it_drafts_over_two_servers_through_the_api_alone(site: Site) -> None:
    elsewhere = site.serve()
    people = [
        Drafter(address, n) for n, address in enumerate((site.addresses[0], elsewhere, elsewhere))
    ]
    host = people[0].open_table(bots=None)
    gather(people, host, ("Bob", "Charlie"))
    start(people)
    with ThreadPoolExecutor(3) as threads:
        ends = list(threads.map(Drafter.draft, people))
    assert [len(end["pool"]) for end in ends] == [39, 39, 39]
    assert {move["by"] for move in moves(people[0], ends[0])} == {"person"}


def test_it_stops_without_waiting_for_open_streams(site: Site) -> None:
    port = free_port()
    here = Drafter(site.serve(port))
    here.open_table()
    news = here.listen(here.on)
    next(news)
    server = site.processes[-1]
    server.terminate()
    assert list(news) == []
    server.wait()
    again = Drafter(site.serve(port))
    again.headers |= here.headers
    assert here.on in next(again.listen(here.on))
