"""Looking on through the API: terms, watching, and replaying pick by pick, as on the pages."""

from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from drafts.table.models import TableDraft
from drafts.tests.tables import browser, drafted, drafting, open_table, pick, row_of
from tables.models import Table
from tables.tokens import link_token

pytestmark = pytest.mark.django_db
ROOT = "/api/v1/drafts/"


def get(path: str, client: Client | None = None) -> HttpResponse:
    return (client or Client()).get(f"{ROOT}{path}")


def told(path: str, client: Client | None = None) -> Any:
    answer = get(path, client)
    assert answer.status_code == 200, answer.content
    return answer.json()


def test_it_says_how_a_table_drafts_before_anybody_sits_down() -> None:
    table = open_table(seconds=60, first_extra=20, watch="hands", delay=5).table
    terms = told(f"{table.key}/")
    assert (terms["name"], terms["stage"], terms["seats"]) == ("Friday", "lobby", 3)
    assert (terms["seconds"], terms["first_extra"], terms["delay"]) == (60, 20, 5)
    assert (terms["build"], terms["overdue"], terms["quiet"]) == (900, "suggested", None)
    assert get("nowhere/").status_code == 404


def test_it_says_nothing_of_drafting_at_a_table_without_a_draft() -> None:
    table = open_table().table
    Table.objects.update(begins_with=Table.Stage.BUILD)
    assert get(f"{table.key}/").json()["code"] == "drafts.no-such-draft"
    assert Client().get(f"/drafts/terms/{table.key}/").status_code == 404


def test_it_tells_what_everybody_saw_lately() -> None:
    seats = drafting()
    pick(seats[0])
    (move,) = told(f"{seats[1].table.key}/{seats[1].place}/", browser(seats[1]))["told"]
    assert move == {"name": str(seats[0]), "round": 1, "pack": 1, "number": 1, "by": "person"}


@pytest.mark.parametrize(("watch", "hands"), [("table", 0), ("hands", 3)])
def test_it_lays_hands_open_where_the_host_wished_so(watch: str, hands: int) -> None:
    seats = drafting(watch=watch)
    pick(seats[0])
    TableDraft.objects.update(times=[0])
    seen = told(f"{seats[0].table.key}/watch/{link_token(seats[0].table, 'watch')}/")
    assert len(seen["open"]) == hands
    assert seen["hand"] is seen["pool"] is None
    assert [len(one["pool"]) for one in seen["open"]] == [1, 0, 0][:hands]


def test_it_lays_hands_open_as_late_as_the_host_wished() -> None:
    seats = drafting(watch="hands", delay=10)
    pick(seats[0])
    seen = told(f"{seats[0].table.key}/watch/{link_token(seats[0].table, 'watch')}/")
    assert [len(one["pool"]) for one in seen["open"]] == [0, 0, 0]
    assert seen["told"] == []


def test_it_replays_a_seat_pick_by_pick() -> None:
    seats = drafted()
    row = row_of(seats[0])
    first = told(f"logs/{row.key}/seats/1/1/")
    assert (first["name"], first["number"], len(first["cards"])) == (str(seats[1]), 1, 13)
    assert (first["again"], first["gone"], len(first["taken"])) == ([], [], 1)
    later = told(f"logs/{row.key}/seats/1/4/")
    assert (len(later["again"]), len(later["gone"])) == (10, 2)
    assert {*later["advice"]["cards"]} <= {*later["cards"]}
    assert later["advice"]["reasons"]
    assert get(f"logs/{row.key}/seats/1/40/").status_code == 404
    assert get(f"logs/{row.key}/seats/3/1/").status_code == 404


def test_it_replays_a_pack_through_every_hand() -> None:
    seats = drafted()
    through = told(f"logs/{row_of(seats[0]).key}/packs/2/")
    assert [one["number"] for one in through] == [*range(1, 14)]
    assert [len(one["cards"]) for one in through] == [*range(13, 0, -1)]
    assert {one["advice"] for one in through} == {None}
    assert get(f"logs/{row_of(seats[0]).key}/packs/99/").status_code == 404


def test_it_replays_ones_own_picks_alone_until_the_log_is_open() -> None:
    seats = drafted(logs_open=False)
    key, bob = row_of(seats[0]).key, browser(seats[1])
    assert told(f"logs/{key}/seats/1/4/", bob)["advice"] is None
    assert get(f"logs/{key}/seats/0/1/", bob).status_code == 403
    assert {one["seat"] for one in told(f"logs/{key}/packs/2/", bob)} == {1}
    assert get(f"logs/{key}/seats/1/4/").status_code == 403
    assert get(f"logs/{key}/packs/2/").status_code == 403
