"""Replaying a draft: one's own picks at once, everybody's when it is over or the host says so."""

import json

import pytest
from django.test import Client

from drafts.table import play, services
from drafts.table.models import TableDraft
from drafts.tests.tables import browser, draft_of, drafted, drafting, first, pick, play_on, row_of

pytestmark = pytest.mark.django_db


def test_it_shows_ones_own_picks_at_once() -> None:
    seats = drafting()
    taken = first(seats[0]).cards[0]
    pick(seats[0])
    page = browser(seats[0]).get(f"/drafts/{row_of(seats[0]).key}/").content.decode()
    assert page.count("log-taken") == 1
    assert taken in page


def test_it_shows_nobody_elses_picks_before_the_end(client: Client) -> None:
    seats = drafting()
    play_on(seats, 6)
    key = row_of(seats[0]).key
    bob = browser(seats[1])
    assert bob.get(f"/drafts/{key}/?seat=0").status_code == 403
    assert client.get(f"/drafts/{key}/").status_code == 403
    assert client.get(f"/drafts/{key}/record.json").status_code == 403
    moves = json.loads(bob.get(f"/drafts/{key}/record.json").content)["moves"]
    assert {move["seat"] for move in moves} == {1}
    assert len(moves) == len(draft_of(seats[1]).pools[1])


def test_it_hides_own_picks_of_a_round_where_nobody_looks_back() -> None:
    seats = drafting(review="between-rounds")
    pick(seats[0])
    client = browser(seats[0])
    assert (
        "No pick to look at yet" in client.get(f"/drafts/{row_of(seats[0]).key}/").content.decode()
    )
    record = client.get(f"/drafts/{row_of(seats[0]).key}/record.json").content
    assert json.loads(record)["moves"] == []


def test_it_shows_everything_to_everybody_when_it_is_over(client: Client) -> None:
    seats = drafting()
    play_on(seats)
    row = row_of(seats[0])
    page = client.get(f"/drafts/{row.key}/?seat=2&at=4").content.decode()
    assert "10 cards came round again" in page
    assert draft_of(seats[0]).setup.seed in page
    assert client.get(f"/drafts/{row.key}/?pack=4").content.decode().count("log-taken") == 13


def test_it_shows_notes_to_who_wrote_them_alone(client: Client) -> None:
    seats = drafted()
    services.write_notes(seat=seats[1], text="take\ndragons")
    address = f"/drafts/{row_of(seats[0]).key}/?seat="
    assert "take<br>dragons" in browser(seats[1]).get(f"{address}1").content.decode()
    for reader, seat in ((browser(seats[1]), 0), (browser(seats[0]), 1), (client, 1)):
        assert "dragons</p>" not in reader.get(f"{address}{seat}").content.decode()


def test_it_waits_for_the_host_where_the_host_wished_so(client: Client) -> None:
    seats = drafting(logs="host")
    play_on(seats)
    key = row_of(seats[0]).key
    assert client.get(f"/drafts/{key}/").status_code == 403
    host = seats[0].table.host
    browser(host).post(f"/tables/{host.table.key}/{host.place}/draft/logs/")
    assert client.get(f"/drafts/{key}/").status_code == 200


def test_it_replays_a_record_that_was_saved(client: Client) -> None:
    seats = drafting(2, rules="duel", seats=2)
    play_on(seats)
    record = client.get(f"/drafts/{row_of(seats[0]).key}/record.json").content.decode()
    page = client.post("/drafts/replay/", {"json": record}, follow=True)
    assert page.status_code == 200
    assert TableDraft.objects.get(table=None).state == row_of(seats[0]).state


@pytest.mark.parametrize(
    "change",
    [
        {"set": "nowhere"},
        {"epics": ["Joker"]},
        {"moves": []},
        {"format": "other"},
        {"packs": []},
        {"seat": 1},
    ],
)
def test_it_refuses_a_record_that_does_not_fit(client: Client, change: dict[str, object]) -> None:
    seats = drafting()
    play_on(seats)
    record = json.loads(client.get(f"/drafts/{row_of(seats[0]).key}/record.json").content)
    page = client.post("/drafts/replay/", {"json": json.dumps(record | change)})
    assert page.status_code == 400
    assert not TableDraft.objects.filter(table=None).exists()


def test_it_knows_no_pick_beyond_the_last(client: Client) -> None:
    seats = drafting()
    play_on(seats)
    key = row_of(seats[0]).key
    for beyond in ("?seat=9", "?seat=0&at=40", "?seat=0&at=0", "?pack=10", "?pack=x"):
        assert client.get(f"/drafts/{key}/{beyond}").status_code == 404
    assert client.get("/drafts/nothing/").status_code == 404


def test_it_keeps_the_pool_of_an_earlier_game_in_its_log() -> None:
    seats = drafting()
    play_on(seats)
    key, host = row_of(seats[0]).key, seats[0].table.host
    services.next_game(by=host)
    assert "The whole pool" in browser(seats[0]).get(f"/drafts/{key}/").content.decode()


def test_it_says_why_a_bot_took_a_card_and_what_an_expert_takes(client: Client) -> None:
    host = drafting(1)[0].table.host
    services.hand_over(seat=host, by=host)
    play.let_bots_act.call(row_of(host).pk)
    address = f"/drafts/{row_of(host).key}/?seat=1"
    page = client.get(f"{address}&at=2").content.decode()
    assert "Why the bot took it" in page
    assert "What would an expert bot take?" in page
    last = client.get(f"{address}&at=13").content.decode()
    assert "expert" not in last


def test_it_gives_no_advice_while_others_may_not_look(client: Client) -> None:
    seats = drafting()
    pick(seats[0])
    page = browser(seats[0]).get(f"/drafts/{row_of(seats[0]).key}/").content.decode()
    assert "taken" in page
    assert "expert" not in page
