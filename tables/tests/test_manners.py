"""Muting, reporting, and hearing nothing of a table."""

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client

from tables import accounts, manners, notices, services
from tables.models import Mute, Report, Seat, Table
from tables.rules.refusal import NotAllowed
from tables.tests.test_notices import seat_with_mail, turn_of
from tables.tokens import link_token

pytestmark = pytest.mark.django_db


@pytest.fixture
def alice() -> Seat:
    return seat_with_mail("Friday")


@pytest.fixture
def bob(alice: Seat) -> Seat:
    return sit(alice, "Bob")


def sit(host: Seat, name: str) -> Seat:
    return services.join(
        key=host.table.key,
        join_token=link_token(host.table, "join"),
        name=name,
        person=f"guest:{name.lower()}",
        once=name,
    ).seat


def client_of(seat: Seat) -> Client:
    token = services.given_anew(Seat.objects.get(pk=seat.pk)).token
    return Client(headers={"Authorization": f"Seat {token}"})


def address(seat: Seat, end: str = "people/") -> str:
    return f"/tables/{seat.table.key}/{seat.place}/{end}"


def test_it_mutes_a_person_at_every_table_and_tells_nobody(alice: Seat, bob: Seat) -> None:
    client_of(alice).post(address(alice, f"people/{bob.place}/mute/"), {"muted": "yes"})
    elsewhere = seat_with_mail("Sunday")
    there = sit(elsewhere, "Bob")
    assert manners.muted_places(elsewhere) == {there.place}
    assert manners.muted_places(bob) == set()
    for reader, button in ((alice, "Read Bob again"), (bob, "Mute Alice")):
        assert button in client_of(reader).get(address(reader)).content.decode()


def test_it_tells_everybody_whose_link_the_host_made_anew(alice: Seat, bob: Seat) -> None:
    carol, told = sit(alice, "Carol"), "The host made a new link for this seat"
    services.reissue(seat=carol, by=carol)
    assert told not in client_of(bob).get(address(bob)).content.decode()
    services.reissue(seat=carol, by=alice)
    for reader in (alice, bob, carol):
        client = client_of(reader)
        assert client.get(address(reader)).content.decode().count(told) == 1
        people = client.get(f"/api/v1{address(reader)}").json()["people"]
        assert [one["name"] for one in people if one["link_by_host_at"]] == ["Carol"]


def test_it_lets_the_host_alone_help_somebody_back_at_any_stage(alice: Seat, bob: Seat) -> None:
    renew = address(alice, f"link/{bob.place}/")
    alice.table.stage = Table.Stage.BATTLE
    alice.table.save()
    page = client_of(alice).get(address(alice)).content.decode()
    assert renew in page
    assert address(alice, f"link/{alice.place}/") not in page
    assert "New link for this seat" not in client_of(bob).get(address(bob)).content.decode()


def test_it_reads_a_person_again(alice: Seat, bob: Seat) -> None:
    manners.mute(by=alice, whom=bob, muted=True)
    manners.mute(by=alice, whom=bob, muted=False)
    assert manners.muted_by("guest:alice") == set()


def test_it_mutes_no_bot_and_not_oneself(alice: Seat) -> None:
    bot = services.seat_bot(table=alice.table, name="Ash", level="regular")
    for whom in (bot, alice):
        with pytest.raises(NotAllowed):
            manners.mute(by=alice, whom=whom, muted=True)
    assert not Mute.objects.exists()


def test_it_keeps_a_report_for_whoever_runs_the_site(alice: Seat, bob: Seat) -> None:
    client_of(alice).post(address(alice, "report/"), {"place": bob.place, "text": "Rude words"})
    report = Report.objects.get()
    assert (report.name, report.by_name, report.text) == ("Bob", "Alice", "Rude words")


def test_it_reports_a_table_and_refuses_an_empty_report(alice: Seat) -> None:
    client = client_of(alice)
    assert client.post(address(alice, "report/"), {"text": "   "}).status_code == 400
    client.post(address(alice, "report/"), {"text": "Its name"})
    assert [(one.name, one.seat) for one in Report.objects.all()] == [("Friday", None)]


def test_it_counts_reports(alice: Seat, settings: object) -> None:
    settings.RATES = settings.RATES | {"report": "2/h"}
    client = client_of(alice)
    statuses = [client.post(address(alice, "report/"), {"text": "x"}).status_code for _ in range(3)]
    assert statuses == [302, 302, 429]


def test_it_tells_nothing_of_a_muted_table(alice: Seat) -> None:
    client_of(alice).post(address(alice, "notices/"), {"muted": "yes"})
    turn_of(alice, "draft:1:1")
    notices.remind.call(alice.pk, "draft:1:1")
    assert mail.outbox == []


def test_it_carries_mutes_into_an_account_and_forgets_them_with_it(alice: Seat, bob: Seat) -> None:
    manners.mute(by=alice, whom=bob, muted=True)
    manners.report(by=alice, seat=bob, text="Rude words")
    user = User.objects.create_user("alice")
    accounts.claim(user=user, seats=[alice], guest="guest:alice")
    assert manners.muted_by(f"user:{user.pk}") == {"guest:bob"}
    accounts.delete(user=user)
    assert not Mute.objects.exists()
    assert Report.objects.get().by_name == ""


def test_it_mutes_and_reports_through_the_api_too(alice: Seat, bob: Seat) -> None:
    client, api = client_of(alice), f"/api/v1/tables/{alice.table.key}/{alice.place}/people/"
    client.post(f"{api}mute/", {"place": bob.place, "muted": True}, "application/json")
    client.post(f"{api}notices/", {"notices": False}, "application/json")
    url = {"url": "https://discord.com/api/webhooks/1/secret"}
    client.post(f"{api}webhook/", url, "application/json")
    assert client.post(f"{api}report/", {"text": "x"}, "application/json").status_code == 204
    seen = client.get(api).json()
    assert [one["muted"] for one in seen["people"]] == [False, True]
    assert (seen["notices"], seen["webhook"]) == (False, "discord.com")
    assert client_of(bob).get(api.replace("/1/people", "/2/people")).json()["webhook"] == ""
    assert Client().get(api).status_code == 403
