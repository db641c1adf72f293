"""Twin worlds, looked at from everywhere: the board, replays, watchers' pages, feeds, statistics.

Two battles that differ only in what the viewer may not know give the viewer, and who watches, the
same pages, headers, feeds and answers to programs, once keys, tokens and times are taken out.
"""

import re
from collections.abc import Iterator
from datetime import timedelta
from itertools import islice

import pytest
from django.core import mail
from django.test import Client
from django.utils import timezone

from battle.models import Entry
from battle.notices import tell_of_the_end
from battle.seats import concede
from battle.selectors import view_of
from battle.tests.battles import holder, row_of
from battle.tests.twins import Worlds
from tables import notices
from tables.models import Seat
from tables.tokens import link_token

pytestmark = [pytest.mark.django_db, pytest.mark.one_database]
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
        *(f"/tables/{mine}/battle/look/?number={number}" for number in at_hand(seat)),
        *(f"/api/v1/battles/{mine}/cards/{number}/" for number in at_hand(seat)),
        f"/tables/{mine}/build/registered/",
        f"/tables/{mine}/people/",
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
        f"/api/v1/tables/{mine}/people/",
        "/api/v1/battles/",
        "/api/v1/tables/",
        "/tables/",
        *feeds,
    ]


def at_hand(seat: Seat) -> list[int]:
    """The number of a card that can be looked at closely, if one lies there."""
    view = view_of(seat)
    zones = view["zones"][view["seat"]]
    return [card["number"] for card in zones["Hand"]["cards"] + zones["Battlefield"]["cards"]][-1:]


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


def mailed(seat: Seat) -> list[str]:
    """The mails to a seat's owner, but for its table and its links' secrets."""
    sent = [one for one in mail.outbox if one.to == [seat.mail]]
    said = [f"{one.subject} {one.extra_headers} {one.body}" for one in sent]
    return [re.sub(r"/mail/stop/[^/]+|" + seat.table.key, "…", one) for one in said]


def test_it_mails_the_same_in_twin_worlds() -> None:
    worlds = Worlds("duel", 0, seed=30)
    for number, seat in enumerate(worlds.viewers):
        notices.set_mail(seat=seat, mail=f"{number}@example.org", language="en")
        Seat.objects.filter(pk=seat.pk).update(mail_confirmed=True)
    for _ in islice(worlds.play(), OFTEN):
        for seat in worlds.viewers:
            notices.remind.call(seat.pk, Seat.objects.get(pk=seat.pk).turn)
    for table in worlds.tables:
        concede(seat=table[1], battle=1)
        Entry.objects.update(at=timezone.now() - timedelta(hours=1))
        tell_of_the_end.call(row_of(table[0]).pk)
    one, other = (
        mailed(seat) for seat in Seat.objects.filter(pk__in=[s.pk for s in worlds.viewers])
    )
    assert one == other
    assert len(one) > 5
