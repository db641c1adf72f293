"""A table's webhook: what it says, when, and where it is never led."""

import json
import logging
import socket
import threading
from collections.abc import Iterator
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from tables import hooks, receiver, services
from tables.models import Hook, Seat, Table
from tables.rules.addresses import is_public
from tables.rules.refusal import NotAllowed, Refusal
from tables.tests.test_notices import seat_with_mail, turn_of
from tables.tokens import link_token

pytestmark = pytest.mark.django_db
DISCORD = "https://discord.com/api/webhooks/1/secret"


class Receiver(HTTPServer):
    """Somebody's channel, on this machine: what it was told, and with what it answers."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Channel)
        self.told: list[Any] = []
        self.status, self.headers = 204, {}

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook/secret"


class Channel(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.told.append(json.loads(body))
        self.send_response(self.server.status)
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, *args: object) -> None:
        """Keep the tests' own output clean."""


@pytest.fixture
def channel(settings: Any) -> Iterator[Receiver]:
    with Receiver() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        settings.TRUSTED_RECEIVERS = [f"127.0.0.1:{server.server_port}"]
        yield server
        server.shutdown()


@pytest.fixture
def host() -> Seat:
    return seat_with_mail("Friday")


def wait(seat: Seat) -> None:
    """The seat's turn has been open for a while."""
    Seat.objects.filter(pk=seat.pk).update(turn_since=timezone.now() - timedelta(hours=1))


def asked() -> int:
    return DBTaskResult.objects.filter(task_path="tables.hooks.tell").count()


def test_it_tells_the_channel_of_every_open_turn_once(host: Seat, channel: Receiver) -> None:
    hooks.set_hook(by=host, url=channel.url)
    turn_of(host, "draft:1:1")
    wait(host)
    hooks.tell.call(host.table_id)
    hooks.tell.call(host.table_id)
    (told,) = channel.told
    assert told["content"].startswith("Friday waits for Alice.")
    assert told["allowed_mentions"] == {"parse": []}
    assert host.table.key not in told["content"]


def test_it_groups_turns_that_begin_together(host: Seat, channel: Receiver) -> None:
    hooks.set_hook(by=host, url=channel.url)
    before = asked()
    turn_of(host, "draft:1:1")
    turn_of(host, "draft:1:2")
    assert asked() - before <= 1


def test_it_tells_nothing_of_a_turn_that_has_passed(host: Seat, channel: Receiver) -> None:
    hooks.set_hook(by=host, url=channel.url)
    turn_of(host, "draft:1:1")
    wait(host)
    turn_of(host, "")
    hooks.tell.call(host.table_id)
    assert channel.told == []


def test_it_waits_a_little_for_whoever_answers_at_once(host: Seat, channel: Receiver) -> None:
    hooks.set_hook(by=host, url=channel.url)
    turn_of(host, "draft:1:1")
    hooks.tell.call(host.table_id)
    assert channel.told == []
    assert Hook.objects.get().waiting


def test_it_tells_nothing_while_muted_and_nothing_of_who_wants_none(
    host: Seat, channel: Receiver
) -> None:
    hooks.set_hook(by=host, url=channel.url)
    hooks.mute_hook(by=host, muted=True)
    turn_of(host, "draft:1:1")
    wait(host)
    hooks.tell.call(host.table_id)
    hooks.mute_hook(by=host, muted=False)
    Seat.objects.update(muted=True, turn="draft:1:2")
    hooks.tell.call(host.table_id)
    assert channel.told == []


def test_it_lets_no_name_mention_or_link_anybody(host: Seat) -> None:
    host.name = "@everyone [x](https://y)"
    said = hooks.message(host.table, [host])["content"]
    assert "\\@everyone \\[x\\]\\(https\\://y\\)" in said


def test_it_follows_no_redirect_and_gives_up_after_five_failures(
    host: Seat, channel: Receiver
) -> None:
    channel.status, channel.headers = 307, {"Location": channel.url}
    hooks.set_hook(by=host, url=channel.url)
    for number in range(hooks.MOST_FAILURES):
        turn_of(host, f"draft:1:{number}")
        wait(host)
        hooks.tell.call(host.table_id)
    assert len(channel.told) == hooks.MOST_FAILURES
    assert hooks.is_silent(host.table)
    before = asked()
    turn_of(host, "draft:1:9")
    assert asked() == before


def test_it_writes_no_address_into_the_log(
    host: Seat, channel: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    hooks.set_hook(by=host, url=channel.url)
    channel.status = 500
    turn_of(host, "draft:1:1")
    wait(host)
    with caplog.at_level(logging.DEBUG):
        hooks.tell.call(host.table_id)
    assert "webhook" in caplog.text
    assert "hook/secret" not in caplog.text


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
    ],
)
def test_it_knows_what_is_not_the_open_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["162.159.128.233", "2606:4700::6810:85e5"])
def test_it_knows_the_open_internet(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com/api/webhooks/1/x",
        "https://user@discord.com/x",
        "https://discord.com:8443/x",
        "https://",
        "https://[::1",
        "file:///etc/passwd",
        "javascript:1",
        "https://discord.com/" + "x" * 500,
    ],
)
def test_it_takes_no_other_addresses(host: Seat, url: str) -> None:
    with pytest.raises(Refusal, match=r"tables\.hook-address"):
        hooks.set_hook(by=host, url=url)
    assert not Hook.objects.exists()


def test_it_connects_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that stands for a public address first and for this machine a moment later."""
    answers = iter([["162.159.128.233"], ["127.0.0.1"]])
    reached = []
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda *a, **k: [(0, 0, 0, "", (ip, 443)) for ip in next(answers)]
    )

    def connect(address: tuple[str, int], **_: object) -> None:
        reached.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        receiver.send("https://rebinding.example/", b"{}")
    assert reached == [("162.159.128.233", 443)]


@pytest.mark.parametrize("found", [["127.0.0.1"], ["162.159.128.233", "10.0.0.1"]])
def test_it_sends_nothing_to_a_name_that_leads_inside(
    monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda *a, **k: [(0, 0, 0, "", (ip, 443)) for ip in found]
    )
    monkeypatch.setattr(socket, "create_connection", lambda *a, **k: pytest.fail("connected"))
    with pytest.raises(Refusal, match=r"tables\.hook-address"):
        receiver.send("https://inside.example/", b"{}")


def test_it_hangs_up_on_a_receiver_that_dawdles(
    settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(receiver, "AT_MOST", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        netloc = f"127.0.0.1:{silent.getsockname()[1]}"
        settings.TRUSTED_RECEIVERS = [netloc]
        with pytest.raises(receiver.FAILURES):
            receiver.send(f"http://{netloc}/", b"{}")


def test_it_is_the_hosts_alone_and_shown_to_nobody(host: Seat) -> None:
    other = services.join(
        key=host.table.key,
        join_token=link_token(host.table, "join"),
        name="Bob",
        person="guest:bob",
        once="bob",
    )
    hooks.set_hook(by=host, url=DISCORD)
    with pytest.raises(NotAllowed):
        hooks.set_hook(by=other.seat, url=DISCORD)
    pages = [page_of(host), page_of(other.seat)]
    assert ["discord.com hears" in page for page in pages] == [True, False]
    assert not any("1/secret" in page for page in pages)


def page_of(seat: Seat) -> str:
    token = services.given_anew(Seat.objects.get(pk=seat.pk)).token
    address = f"/tables/{seat.table.key}/{seat.place}/people/"
    return Client().get(address, headers={"Authorization": f"Seat {token}"}).content.decode()


def test_it_is_set_and_forgotten_on_the_page(host: Seat) -> None:
    token = services.given_anew(host).token
    client = Client(headers={"Authorization": f"Seat {token}"})
    address = f"/tables/{host.table.key}/{host.place}/hook/"
    assert client.post(address, {"url": "http://127.0.0.1/"}).status_code == 400
    client.post(address, {"url": DISCORD})
    assert Hook.objects.get().url == DISCORD
    client.post(address, {"stop": "yes"})
    assert not Hook.objects.exists()
    assert Table.objects.count() == 1
