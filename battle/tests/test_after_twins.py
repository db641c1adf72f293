"""Twin worlds, looked at from everywhere: the board, replays, watchers' pages, feeds, statistics.

Two battles that differ only in what the viewer may not know give the viewer, and who watches, the
same pages, headers, feeds and answers to programs, once keys, tokens and times are taken out.
"""

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from django.test import Client

from battle.tests.battles import holder, row_of
from battle.tests.twins import Worlds
from tables.models import Seat
from tables.tokens import link_token

pytestmark = pytest.mark.django_db
OFTEN = 40  # answers from one look to the next
PASSING = re.compile(
    r"[A-Za-z0-9]{64}|\d{4}-\d\d-\d\d(T[\d:.+Z]+)?|\d{8}T\d{6}Z|feed/[\w-]{22}|ETag': '[^']+'"
    r"|\d\d? ?(a|p)\.m\.|\w{3} \d\d:\d\d|\d\d:\d\d"
    r'|"once" value="[\w-]+'
)


def addresses(seat: Seat, feeds: list[str]) -> list[str]:
    """What can be asked around a battle."""
    row, watch = row_of(seat), link_token(seat.table, "watch")
    mine = f"{seat.table.key}/{seat.place}"
    return [
        f"/tables/{mine}/battle/",
        f"/tables/{mine}/battle/log/",
        f"/api/v1/battles/{mine}/",
        f"/api/v1/battles/{mine}/log/",
        f"/api/v1/battles/{mine}/cards/5/",
        f"/api/v1/battles/{seat.table.key}/watch/{watch}/",
        f"/battles/{row.key}/?at=9999",
        f"/battles/{row.key}/?eyes=0&at=7",
        f"/battles/{row.key}/?eyes=-1&at=7",
        f"/battles/{row.key}/look/3/9/?number=5",
        f"/battles/{row.key}/record.json",
        f"/battles/{row.key}/verify/",
        f"/api/v1/battles/replays/{row.key}/?at=9999",
        f"/api/v1/battles/replays/{row.key}/record/",
        f"/api/v1/battles/replays/{row.key}/verify/",
        f"/watch/{seat.table.key}/{watch}/battle/",
        f"/watch/{seat.table.key}/{watch}/look/?number=5",
        "/statistics/",
        "/statistics/mine/",
        "/api/v1/statistics/cards/",
        "/api/v1/statistics/mine/",
        f"/battles/terms/{seat.table.key}/",
        f"/api/v1/battles/{mine}/open-hand/",
        "/tables/",
        *feeds,
    ]


def feeds_of(client: Client) -> list[str]:
    """The addresses of this browser's feeds."""
    made = client.post("/feed/").content.decode()
    return re.findall(r'data-copy="http://testserver(/feed/[^"]+)"', made)


def answers(seat: Seat, client: Client, feeds: list[str]) -> Iterator[str]:
    """Each answer with its status and headers."""
    row, watch = row_of(seat), link_token(seat.table, "watch")
    for address in addresses(seat, feeds):
        answer = client.get(address)
        kept = {k: v for k, v in answer.headers.items() if k != "X-Request-ID"}
        said = f"{address} {answer.status_code} {kept} {answer.content.decode()}"
        for secret, word in ((seat.table.key, "TABLE"), (row.key, "BATTLE"), (watch, "WATCH")):
            said = said.replace(secret, word)
        yield PASSING.sub("…", said)


@pytest.mark.parametrize(("rules", "viewer"), [("standard", 1), ("duel", 0)])
def test_it_shows_the_same_around_the_board_in_twin_worlds(rules: str, viewer: int) -> None:
    worlds = Worlds(rules, viewer, seed=30 + viewer)
    browsers = [holder(seat) for seat in worlds.viewers]
    feeds = [feeds_of(client) for client in browsers]
    for given in islice(worlds.play(), 2 * OFTEN + 1):
        if given % OFTEN == 0:
            for clients in (browsers, [Client(), Client()]):
                pairs = zip(worlds.viewers, clients, feeds, strict=True)
                one, other = (list(answers(*pair)) for pair in pairs)
                assert one == other
    assert given == 2 * OFTEN
