"""Drafting through the API alone, with seat tokens."""

from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from drafts.rules.running import load
from drafts.table.models import TableDraft
from drafts.tests.tables import drafting, play_on, row_of
from tables.models import Table

pytestmark = pytest.mark.django_db

ROOT = "/api/v1/drafts/"
Given = dict[str, Any]


def post(address: str, body: Given | None = None, token: str = "") -> Any:
    headers = {"Authorization": f"Seat {token}"} if token else {}
    return Client().post(address, body or {}, content_type="application/json", headers=headers)


def open_table(**wishes: Any) -> Given:
    body = {"name": "Friday", "host_name": "Alice", "seconds": None, **wishes}
    answer = post(ROOT, body)
    assert answer.status_code == 201, answer.content
    return answer.json()


def do(seat: Given, what: str, body: Given | None = None) -> Any:
    return post(f"{ROOT}{seat['table']}/{seat['place']}/{what}/", body, seat["token"])


def look(seat: Given) -> Given:
    headers = {"Authorization": f"Seat {seat['token']}"}
    return Client().get(f"{ROOT}{seat['table']}/{seat['place']}/", headers=headers).json()


def join(host: Given, name: str) -> Given:
    body = {"join": host["join"], "name": name}
    return post(f"{ROOT}{host['table']}/join/", body).json()


def started(people: int, **wishes: Any) -> list[Given]:
    host = open_table(**wishes)
    seats = [host, *(join(host, name) for name in ("Bob", "Charlie")[: people - 1])]
    for seat in seats:
        assert do(seat, "ready", {"ready": True}).status_code == 200
    assert do(host, "start").status_code == 200
    return seats


def step(seat: Given, seen: Given) -> Any:
    """Answer what is asked of a seat: the first pack, or the first cards."""
    if choosing := seen["choosing"]:
        body = {"game": 1, "round": choosing["round"], "pack": choosing["packs"][0]}
        return do(seat, "choose", body)
    hand = seen["hand"]
    cards = hand["cards"][: hand["take"]]
    body = {"game": 1, "pack": hand["pack"], "number": hand["number"], "cards": cards}
    return do(seat, "take", body | {"zones": ["main"] * len(cards)})


@pytest.mark.parametrize(("rules", "people"), [("standard", 3), ("duel", 2)])
def test_it_drafts_to_the_end(rules: str, people: int) -> None:
    seats = started(people, rules=rules)
    while not (views := [look(seat) for seat in seats])[0]["over"]:
        for seat, seen in zip(seats, views, strict=True):
            if seen["hand"] or seen["choosing"]:
                assert step(seat, look(seat)).status_code in (200, 409)
    draft = load(TableDraft.objects.get().state)
    assert [len(pool) for pool in draft.pools] == [39] * people
    assert all(kept["zone"] == "main" for kept in views[0]["pool"])
    record = Client().get(f"{ROOT}logs/{views[0]['log']}/").json()
    assert record["seed"] == draft.setup.seed


def test_it_makes_a_pick_that_is_sent_twice_once() -> None:
    seats = started(3)
    seat = next(seat for seat in seats if look(seat)["hand"])
    seen = look(seat)
    assert step(seat, seen).json() == step(seat, seen).json()
    assert len(load(TableDraft.objects.get().state).log) == 1


def test_it_names_what_was_wrong_with_a_pick() -> None:
    (seat, *_) = started(3)
    hand = look(seat)["hand"]
    body = {"game": 1, "pack": hand["pack"], "number": 2, "cards": hand["cards"][:1]}
    answer = do(seat, "take", body)
    assert (answer.status_code, answer.json()["code"]) == (409, "drafts.not-in-front")
    assert do(seat, "take", body | {"cards": "x"}).status_code == 400


def test_it_opens_no_seat_without_its_token() -> None:
    alice, bob, _ = started(3)
    address = f"{ROOT}{alice['table']}/{alice['place']}/"
    assert Client().get(address).status_code == 403
    headers = {"Authorization": f"Seat {bob['token']}"}
    assert Client().get(address, headers=headers).status_code == 403
    assert do(alice | {"token": bob["token"]}, "take").status_code == 403


def test_it_gives_a_seat_its_own_log_at_once_and_no_other() -> None:
    seats = started(3)
    for seat in seats:
        step(seat, look(seat))
    log = look(seats[1])["log"]
    headers = {"Authorization": f"Seat {seats[1]['token']}"}
    record = Client().get(f"{ROOT}logs/{log}/", headers=headers).json()
    assert {move["seat"] for move in record["moves"]} == {look(seats[1])["seat"]}
    assert (record["seed"], record["packs"]) == (None, [])
    assert Client().get(f"{ROOT}logs/{log}/").status_code == 403


def test_it_refuses_wishes_that_cannot_be() -> None:
    answer = post(ROOT, {"name": "Friday", "host_name": "Alice", "seats": 12})
    assert (answer.status_code, answer.json()["code"]) == (400, "drafts.seats")


def test_it_registers_late_decks_as_the_host_wishes() -> None:
    opened = open_table(overdue="lying")
    assert Table.objects.get(key=opened["table"]).settings["overdue"] == "lying"
    answer = post(ROOT, {"name": "Friday", "host_name": "Alice", "overdue": "nothing"})
    assert answer.status_code == 400
    assert "overdue" in answer.content.decode()


def test_it_lets_a_bot_sit_in_and_the_owner_come_back() -> None:
    seats = started(3)
    assert do(seats[0], "bot", {"bot": True}).status_code == 200
    assert do(seats[0], "take", {}).status_code == 400
    assert do(seats[0], "bot", {"bot": False}).json()["hand"]


def test_it_pauses_only_for_the_host() -> None:
    seats = started(3)
    assert do(seats[1], "pause", {"reason": "Dinner"}).status_code == 403
    assert do(seats[0], "pause", {"reason": "Dinner"}).json()["pause_reason"] == "Dinner"
    assert step(seats[1], look(seats[1])).status_code == 409
    assert do(seats[0], "resume").json()["paused"] is False


def test_it_keeps_quiet_hours() -> None:
    quiet = {"start": 1380, "end": 480, "zone": "Asia/Tokyo"}
    host = open_table(seconds=86400, quiet=quiet)
    assert Table.objects.get(key=host["table"]).settings["quiet"] == quiet
    nowhere = {**quiet, "zone": "Mars/Olympus"}
    answer = post(ROOT, {"name": "F", "host_name": "A", "quiet": nowhere})
    assert answer.status_code == 400
    assert answer.json()["details"][0]["params"]["zone"] == "Mars/Olympus"


def test_it_lets_the_host_alone_show_every_pick() -> None:
    host, bob = started(2, rules="duel", logs="host")
    assert do(host, "logs").json()["code"] == "drafts.still-running"
    TableDraft.objects.update(ended_at=timezone.now())
    assert do(bob, "logs").status_code == 403
    assert do(host, "logs").status_code == 200
    assert TableDraft.objects.get().logs_open


def test_it_keeps_notes_for_their_writer_alone() -> None:
    alice, bob = started(2, rules="duel")
    assert do(alice, "notes", {"notes": "Bob takes blue"}).json()["notes"] == "Bob takes blue"
    assert (look(alice)["notes"], look(bob)["notes"]) == ("Bob takes blue", "")
    assert do(alice, "notes", {"notes": "x" * 4001}).status_code == 400


def test_it_replays_a_record_from_anywhere() -> None:
    seats = drafting(2, rules="duel", seats=2)
    play_on(seats)
    record = Client().get(f"{ROOT}logs/{row_of(seats[0]).key}/").json()
    log = post(f"{ROOT}logs/", record).json()["log"]
    assert Client().get(f"{ROOT}logs/{log}/").json()["moves"] == record["moves"]
    answer = post(f"{ROOT}logs/", record | {"moves": record["moves"][:-1]})
    assert (answer.status_code, answer.json()["code"]) == (400, "drafts.unfinished")
    assert TableDraft.objects.count() == 2
