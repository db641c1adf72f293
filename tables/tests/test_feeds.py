"""Feeds of a person's turns: opened by their address alone, and telling nobody else's."""

import re
from datetime import timedelta
from xml.etree import ElementTree

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from icalendar import Calendar

from tables import feeds, services
from tables.models import AGREEING, Feed, Seat
from tables.tests.tables import open_table
from tables.tokens import link_token
from tables.turns import Turn, set_turns

pytestmark = pytest.mark.django_db

ATOM = "{http://www.w3.org/2005/Atom}"


def table_of(name: str = "Friday", person: str = "guest:host") -> Seat:
    return open_table(name, person, once=name).seat


def sit_down(client: Client, host: Seat, name: str = "Bob") -> Seat:
    client.post(
        f"/join/{host.table.key}/{link_token(host.table, 'join')}/", {"name": name, "once": name}
    )
    return host.table.seats.get(name=name)


def addresses(client: Client) -> list[str]:
    page = client.post("/feed/").content.decode()
    found = re.findall(r'data-copy="http://testserver(/feed/[^"]+)"', page)
    assert len(found) == 2
    return sorted(found)


def turn(seat: Seat, name: str = "draft:1:5", hours: int | None = 5) -> None:
    due = timezone.now() + timedelta(hours=hours) if hours else None
    set_turns(seat.table, {seat.place: Turn(name, due)})


def entries(address: str) -> list[ElementTree.Element]:
    """The entries of an Atom feed as a program without cookies reads them."""
    return ElementTree.fromstring(Client().get(address).content).findall(f"{ATOM}entry")


def events(address: str) -> list[object]:
    calendar = Calendar.from_ical(Client().get(address).content)
    assert calendar.subcomponents  # RFC 5545, 3.6: one at least
    return calendar.walk("VEVENT")


def test_it_tells_a_program_without_cookies_of_my_turns_and_deadlines(client: Client) -> None:
    seat = sit_down(client, table_of("Friday; with, signs & <more>"))
    calendar, atom = addresses(client)
    turn(seat)
    seat.refresh_from_db()
    (entry,) = entries(atom)
    assert entry.find(f"{ATOM}title").text == "Friday; with, signs & <more> (Bob)"
    assert seat.table.key in entry.find(f"{ATOM}link").get("href")
    (event,) = events(calendar)
    assert event["SUMMARY"] == "Friday; with, signs & <more> (Bob)"
    assert event.end == seat.turn_due.replace(microsecond=0)


def test_it_tells_of_a_seat_taken_after_the_feed_was_made(client: Client) -> None:
    sit_down(client, table_of())
    _, atom = addresses(client)
    turn(sit_down(client, table_of("Sunday")))
    assert [entry.find(f"{ATOM}title").text for entry in entries(atom)] == ["Sunday (Bob)"]


def test_it_has_what_every_atom_feed_must_have(client: Client) -> None:
    """RFC 4287, 4.1.1: an author, and an id that no other feed has."""
    turn(sit_down(client, table_of()))
    atom, other = (addresses(one)[1] for one in (client, Client()))
    feeds_read = [ElementTree.fromstring(Client().get(one).content) for one in (atom, other)]
    assert feeds_read[0].findtext(f"{ATOM}author/{ATOM}name")
    ids = {feed.findtext(f"{ATOM}id") for feed in feeds_read}
    assert len(ids) == 2


def test_it_says_where_somebody_asks_one_to_agree(client: Client) -> None:
    seat = sit_down(client, table_of())
    _, atom = addresses(client)
    turn(seat, f"battle:1{AGREEING}1", hours=None)
    (entry,) = entries(atom)
    assert "agree" in entry.findtext(f"{ATOM}summary")


def test_it_tells_of_nobody_elses_turn(client: Client) -> None:
    host = table_of()
    sit_down(client, host)
    calendar, atom = addresses(client)
    turn(host)
    assert entries(atom) == events(calendar) == []


def test_it_forgets_a_turn_that_was_made(client: Client) -> None:
    seat = sit_down(client, table_of())
    _, atom = addresses(client)
    turn(seat)
    set_turns(seat.table, {})
    assert entries(atom) == []


def test_it_leaves_a_turn_without_a_deadline_out_of_the_calendar(client: Client) -> None:
    seat = sit_down(client, table_of())
    calendar, atom = addresses(client)
    turn(seat, hours=None)
    assert len(entries(atom)) == 1
    assert events(calendar) == []


def test_it_calls_nobody_to_a_paused_table(client: Client) -> None:
    host = table_of()
    seat = sit_down(client, host)
    _, atom = addresses(client)
    turn(seat)
    services.pause(by=host, reason="")
    assert entries(atom) == []


def test_it_tells_no_longer_of_a_seat_whose_secret_was_made_anew(client: Client) -> None:
    host = table_of()
    seat = sit_down(client, host)
    _, atom = addresses(client)
    turn(seat)
    services.reissue(seat=seat, by=host)
    assert entries(atom) == []


def test_it_follows_a_seat_whose_owner_made_its_link_anew(client: Client) -> None:
    seat = sit_down(client, table_of())
    _, atom = addresses(client)
    turn(seat)
    client.post(f"/tables/{seat.table.key}/{seat.place}/link/{seat.place}/")
    assert len(entries(atom)) == 1


def test_it_opens_nothing_with_an_old_address(client: Client) -> None:
    sit_down(client, table_of())
    old, new = addresses(client), addresses(client)
    assert [Client().get(address).status_code for address in old] == [404, 404]
    assert [Client().get(address).status_code for address in new] == [200, 200]
    client.post("/feed/stop/")
    assert [Client().get(address).status_code for address in new] == [404, 404]
    assert not Feed.objects.exists()


def test_it_stores_no_address_and_shows_it_once(client: Client) -> None:
    sit_down(client, table_of())
    _, atom = addresses(client)
    token = atom.split("/")[2]
    assert token not in str(Feed.objects.values())
    assert token not in client.get("/tables/").content.decode()


def test_it_answers_that_nothing_has_changed(client: Client) -> None:
    seat = sit_down(client, table_of())
    for address in addresses(client):
        tag = Client().get(address).headers["ETag"]
        assert Client().get(address, headers={"If-None-Match": tag}).status_code == 304
        turn(seat, name=address[-20:])
        assert Client().get(address, headers={"If-None-Match": tag}).status_code == 200


def test_it_sets_no_cookie_and_opens_no_seat(client: Client) -> None:
    seat = sit_down(client, table_of())
    reader = Client()
    for address in addresses(client):
        assert not reader.get(address).cookies
    assert reader.get(f"/tables/{seat.table.key}/{seat.place}/lobby/").status_code == 403


def test_it_tells_an_account_of_its_seats_on_every_device(client: Client) -> None:
    user = User.objects.create_user("bob")
    client.force_login(user)
    _, atom = addresses(client)
    turn(table_of(person=f"user:{user.pk}"))
    assert len(entries(atom)) == 1


def test_it_hands_a_guests_feed_to_their_account(client: Client) -> None:
    seat = sit_down(client, table_of())
    _, atom = addresses(client)
    turn(seat)
    user = User.objects.create_user("bob")
    client.force_login(user)
    client.post("/account/claim/")
    assert feeds.feed_of(f"user:{user.pk}") is not None
    assert len(entries(atom)) == 1


def test_it_takes_the_feed_away_with_the_account(client: Client) -> None:
    client.force_login(User.objects.create_user("bob"))
    calendar, atom = addresses(client)
    client.post("/account/delete/")
    assert Client().get(atom).status_code == Client().get(calendar).status_code == 404


def test_it_speaks_the_language_it_was_made_in(client: Client) -> None:
    client.cookies["django_language"] = "ja"
    sit_down(client, table_of())
    _, atom = addresses(client)
    assert ElementTree.fromstring(Client().get(atom).content).attrib.values()
    assert 'xml:lang="ja"' in Client().get(atom).content.decode()


def test_it_makes_a_feed_only_at_a_button(client: Client) -> None:
    assert client.get("/feed/").status_code == 405
    assert client.get("/feed/stop/").status_code == 405
    assert not Feed.objects.exists()


def test_it_limits_how_often_addresses_are_made(client: Client, settings: object) -> None:
    settings.RATES = settings.RATES | {"create": "1/h"}
    assert client.post("/feed/").status_code == 200
    assert client.post("/feed/").status_code == 429
