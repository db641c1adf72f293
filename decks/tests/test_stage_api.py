"""The Build stage for programs: an evening's second stage by seat tokens alone."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from decks.models import Registration
from decks.stage import play
from decks.stage.models import BuildStage
from decks.tests.stage import begun, building, stage_of, suggested
from tables import services
from tables.models import Seat, Table

pytestmark = pytest.mark.django_db


class Program:
    """A client that knows a seat's token and nothing else."""

    def __init__(self, seat: Seat) -> None:
        self.root = f"/api/v1/builds/{seat.table.key}/{seat.place}/"
        self.client = Client(
            headers={"Authorization": f"Seat {services.given_anew(seat).token}"},
        )

    def see(self, rest: str = "") -> Any:
        return self.client.get(self.root + rest).json()

    def do(self, rest: str, **sent: object) -> Any:
        return self.client.post(self.root + rest, sent, content_type="application/json")


def whole(seat: Seat) -> dict[str, object]:
    deck = suggested(seat)
    return {"game": 1, "main": list(deck.main), "life": list(deck.life), "epic": deck.epics[0]}


def test_it_registers_what_a_program_built_from_its_pool() -> None:
    seats = building()
    for seat in seats:
        program = Program(seat)
        shown = program.see("suggested/")
        assert sorted(shown["main"] + shown["life"]) == sorted(program.see()["pool"])
        sent = {"main": shown["main"], "life": shown["life"], "epic": shown["epics"][0]}
        answer = program.do("register/", game=1, **sent).json()
        assert answer["registered"]["main"] == shown["main"]
    assert stage_of(seats[0]).ended_at


def test_it_answers_the_same_deck_sent_twice_the_same() -> None:
    seat = building()[0]
    answers = [Program(seat).do("register/", **whole(seat)).json() for _ in range(2)]
    assert answers[0]["registered"] == answers[1]["registered"]
    assert Registration.objects.count() == 1


def test_it_names_every_fault_and_registers_nothing() -> None:
    seat = building()[0]
    sent = whole(seat) | {"epic": "", "life": []}
    answer = Program(seat).do("register/", **sent)
    found = {fault["code"] for fault in answer.json()["details"]}
    assert (answer.status_code, found) == (
        400,
        {"decks.too-few", "decks.no-epic", "decks.not-used"},
    )
    assert not Registration.objects.exists()


def test_it_registers_a_kept_deck_at_the_revision_it_showed() -> None:
    seat = building()[0]
    row = begun(seat)
    shown = Program(seat).see()["deck"]
    assert (shown["key"], shown["revision"], shown["legal"]) == (row.key, row.revision, True)
    late = Program(seat).do("register/", game=1, key=row.key, revision=row.revision - 1)
    assert (late.status_code, late.json()["code"]) == (409, "decks.changed-since")
    assert (
        Program(seat)
        .do("register/", game=1, key=row.key, revision=row.revision)
        .json()["registered"]
    )


def test_it_tells_of_others_only_whether_they_are_ready() -> None:
    seats = building()
    Program(seats[0]).do("register/", **whole(seats[0]))
    shown = Program(seats[1]).see()
    assert [one["ready"] for one in shown["seats"]] == [True, False, False]
    assert set(shown["seats"][0]) == {"place", "name", "bot", "ready", "late"}
    assert shown["registered"] is None


def test_it_says_what_happens_to_whoever_is_late_and_to_whom_it_happened() -> None:
    seats = building(seconds=75, overdue="lying")
    shown = Program(seats[0]).see()
    assert shown["overdue"] == "lying"
    Program(seats[0]).do("register/", **whole(seats[0]))
    BuildStage.objects.update(due_at=timezone.now() - timedelta(seconds=1))
    play.time_out.call(stage_of(seats[0]).pk)
    shown = Program(seats[1]).see()
    assert [one["late"] for one in shown["seats"]] == [False, True, True]
    assert shown["registered"]["by"] == "suggested"


def test_it_takes_a_deck_back_for_the_game_that_is_meant() -> None:
    seat = building()[0]
    Program(seat).do("register/", **whole(seat))
    assert Program(seat).do("withdraw/", game=2).status_code == 409
    assert Program(seat).do("withdraw/", game=1).json()["registered"] is None


def test_it_plays_a_table_without_a_draft_from_the_lobby_on() -> None:
    opened = Client().post(
        "/api/v1/builds/",
        {"name": "Duel", "host_name": "Alice", "rules": "duel", "seconds": None},
        content_type="application/json",
    )
    program = Program(Seat.objects.get(table__key=opened.json()["table"]))
    assert program.see()["stage"] == "lobby"
    program.do("ready/", ready=True)
    shown = program.do("start/").json()
    assert (shown["stage"], len(shown["ready"]), shown["pool"]) == ("build", 6, None)
    shown = program.do("register/", game=1, ready=2).json()
    assert shown["registered"]["main"] == program.see()["registered"]["main"]


def test_it_pauses_goes_on_and_hands_over() -> None:
    seats = building()
    host = Program(Table.objects.get().host)
    assert host.do("pause/", reason="Tea").json()["pause_reason"] == "Tea"
    assert host.do("resume/").json()["paused"] is False
    assert host.do("bot/", bot=True).status_code == 200
    assert host.do("next/").status_code == 200
    assert host.do("leave/").status_code == 204
    assert seats


def test_it_shuts_strangers_out() -> None:
    seats = building()
    program = Program(seats[0])
    program.root = f"/api/v1/builds/{seats[0].table.key}/{seats[1].place}/"
    assert program.client.get(program.root).status_code == 403
    assert program.do("register/", **whole(seats[0])).status_code == 403
