"""The pages before a battle: opening its table, at once or in a lobby, and its terms."""

import pytest
from django.test import Client

from battle.models import Battle, Terms
from battle.terms.services import terms_of
from decks.tests.stage import register, register_bots
from drafts.tests.tables import browser, open_table, sit
from tables.models import Seat, Table

pytestmark = pytest.mark.django_db
SENT = {
    "once": "a key",
    "company": "friends",
    "host_name": "Alice",
    "name": "Sunday",
    "rules": "duel",
    "set": "blaze",
    "bots": "regular",
    "pace": "days",
    "hours": "24",
    "quiet_from": "23:00",
    "quiet_to": "07:00",
    "zone": "Europe/Berlin",
    "time_out": "concede",
    "undo": "free",
    "watch": "table",
    "delay": "0",
}


def send(**entered: str):
    return Client().post("/battles/new/", SENT | entered)


def test_it_opens_a_lobby_whose_terms_are_as_entered() -> None:
    assert send().status_code == 302
    table = Table.objects.get()
    agreement = terms_of(table)
    assert (table.begins_with, table.stage, table.seats_wanted) == ("build", "lobby", 2)
    assert (agreement.seconds, agreement.quiet.zone) == (86400, "Europe/Berlin")
    assert (agreement.time_out, agreement.undo, agreement.watch) == ("concede", "free", "table")


def test_it_opens_one_table_for_a_form_sent_twice() -> None:
    client = Client()
    for _ in range(2):
        client.post("/battles/new/", SENT)
    assert Table.objects.count() == 1


def test_it_battles_bots_at_once() -> None:
    assert send(company="bots", name="").status_code == 302
    assert (Table.objects.get().stage, Battle.objects.count()) == ("battle", 1)
    assert Battle.objects.get().agreement["undo"] == "free"


@pytest.mark.parametrize(("pace", "warning"), [("live", 60), ("days", 86400)])
def test_it_lets_nobody_wait_longer_for_the_warned_than_suits_the_pace(
    pace: str, warning: int
) -> None:
    send(pace=pace, seconds="30", reserve="0")
    assert terms_of(Table.objects.get()).warning == warning


def test_it_gives_nobody_a_clock_who_is_alone_with_bots() -> None:
    send(company="bots", name="")
    agreement = Battle.objects.get().agreement
    assert (agreement["seconds"], agreement["quiet"]) == (None, None)


@pytest.mark.parametrize(
    ("entered", "field"),
    [
        ({"set": "nothing"}, "set-faults"),
        ({"pace": "live", "seconds": "0", "reserve": "0"}, "seconds-faults"),
        ({"hours": "9999"}, "hours-faults"),
        ({"zone": "Nowhere"}, "zone-faults"),
        ({"quiet_to": ""}, "quiet-faults"),
        ({"company": "bots", "bots": ""}, "bots-faults"),
    ],
)
def test_it_says_beside_the_field_what_can_not_be(entered, field) -> None:
    answer = send(**entered)
    assert answer.status_code == 400
    assert f'id="{field}"' in answer.content.decode()
    assert not Table.objects.exists()


def test_it_leads_from_the_lobby_over_the_decks_to_the_battle() -> None:
    send()
    host = Seat.objects.get()
    client = browser(host)
    root = f"/tables/{host.table.key}/{host.place}"
    client.post(f"{root}/ready/", {"ready": "yes"})
    client.post(f"{root}/build/start/")
    register_bots(host)
    register(host)
    assert (Table.objects.get().stage, Battle.objects.get().agreement["seconds"]) == (
        "battle",
        86400,
    )


def test_it_shows_the_terms_and_lets_the_host_alone_change_them() -> None:
    host = open_table()
    key, client = host.table.key, browser(host)
    assert "no limit" in Client().get(f"/battles/terms/{key}/").content.decode()
    address = f"/tables/{key}/{host.place}/terms/"
    live = {"pace": "live", "seconds": "20", "reserve": "15", "level": "search"}
    assert client.post(address, SENT | live)
    agreed = terms_of(Table.objects.get())
    assert (agreed.reserve, agreed.bots, Terms.objects.count()) == (900, "search", 1)
    assert "looking ahead" in Client().get(f"/battles/terms/{key}/").content.decode()
    assert (
        'name="reserve" type="number" min="0" max="600" value="15"'
        in client.get(address).content.decode()
    )
    Table.objects.update(host=None)
    assert client.get(address).status_code == 403


def test_it_asks_everybody_at_the_table_before_hands_are_open() -> None:
    host = open_table()
    key = host.table.key
    bob = sit(host.table, "Bob")
    terms = f"/battles/terms/{key}/"
    assert "every player agrees" not in browser(bob).get(terms).content.decode()
    wish = SENT | {"watch": "hands", "delay": "5", "level": "greedy"}
    browser(host).post(f"/tables/{key}/{host.place}/terms/", wish)
    shown = browser(bob).get(terms).content.decode()
    assert shown.count("not yet") == 2
    assert shown.count("Show my hand") == 1
    assert "every player agrees" not in Client().get(terms).content.decode()
    theirs = f"/tables/{key}/{bob.place}/terms/hand/"
    assert browser(host).post(theirs, {"yes": "yes"}).status_code == 403
    browser(bob).post(theirs, {"yes": "yes"})
    assert terms_of(Table.objects.get()).watch == "table"
    browser(host).post(f"/tables/{key}/{host.place}/terms/hand/", {"yes": "yes"})
    assert terms_of(Table.objects.get()).watch == "hands"
    assert "open hands, 5 minutes late" in Client().get(terms).content.decode()
    browser(bob).post(theirs, {"yes": "no"})
    assert terms_of(Table.objects.get()).watch == "table"
