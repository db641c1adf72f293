"""Notices: confirmed, grouped, and only while they are true."""

import re

import pytest
from django.core import mail, signing
from django.test import Client
from django_tasks_db.models import DBTaskResult

from tables import notices, services
from tables.models import Seat
from tables.tests.tables import open_table
from tables.turns import Turn, set_turns

pytestmark = pytest.mark.django_db


def seat_with_mail(name: str, address: str = "alice@example.org") -> Seat:
    seat = open_table(name, once=name).seat
    seat.mail, seat.mail_confirmed = address, True
    seat.save()
    return seat


def turn_of(seat: Seat, name: str) -> None:
    set_turns(seat.table, {seat.place: Turn(name)})


def test_it_tells_of_an_open_turn_once() -> None:
    seat = seat_with_mail("Friday")
    turn_of(seat, "draft:1:1")
    notices.remind.call(seat.pk, "draft:1:1")
    notices.remind.call(seat.pk, "draft:1:1")
    assert len(mail.outbox) == 1
    assert f"/tables/{seat.table.key}/1/" in mail.outbox[0].body


def test_it_tells_nothing_of_a_turn_that_has_passed() -> None:
    seat = seat_with_mail("Friday")
    turn_of(seat, "draft:1:1")
    turn_of(seat, "draft:1:2")
    notices.remind.call(seat.pk, "draft:1:1")
    assert mail.outbox == []


def test_it_tells_nothing_while_paused_and_again_once_it_goes_on() -> None:
    seat = seat_with_mail("Friday")
    turn_of(seat, "draft:1:1")
    services.pause(by=seat, reason="Dinner")
    notices.remind.call(seat.pk, "draft:1:1")
    assert mail.outbox == []
    services.go_on(table=seat.table)
    reminders = DBTaskResult.objects.filter(task_path="tables.notices.remind")
    assert reminders.count() == 2
    notices.remind.call(seat.pk, "draft:1:1")
    assert len(mail.outbox) == 1


def test_it_puts_every_open_turn_of_an_address_into_one_mail() -> None:
    seats = [seat_with_mail(name) for name in ("Friday", "Sunday")]
    for seat in seats:
        turn_of(seat, "draft:1:1")
    for seat in seats:
        notices.remind.call(seat.pk, "draft:1:1")
    assert len(mail.outbox) == 1
    assert "Sunday" in mail.outbox[0].body


def test_it_mails_nobody_who_has_not_confirmed(client: Client) -> None:
    seat = seat_with_mail("Friday")
    notices.set_mail(seat=seat, mail="bob@example.org", language="en")
    notices.remind.call(seat.pk, seat.turn)
    assert mail.outbox == []


def test_it_confirms_an_address_at_a_button(client: Client) -> None:
    seat = seat_with_mail("Friday")
    notices.set_mail(seat=seat, mail="bob@example.org", language="en")
    notices.ask_to_confirm.call(seat.pk)
    link = re.search(r"/mail/confirm/\S+", mail.outbox[0].body)[0]
    client.get(link)
    assert not Seat.objects.get().mail_confirmed
    client.post(link)
    assert Seat.objects.get().mail_confirmed


def test_it_tells_of_a_turn_that_was_open_before_anybody_could_be_told() -> None:
    seat = open_table("Friday").seat
    turn_of(seat, "draft:1:1")
    notices.set_mail(seat=seat, mail="bob@example.org", language="en")
    token = signing.dumps([seat.pk, "bob@example.org"], salt=notices.CONFIRM)
    seat = notices.confirm_mail(token=token)
    reminders = DBTaskResult.objects.filter(task_path="tables.notices.remind")
    assert reminders.count() == 1
    notices.mute(seat=seat, muted=True)
    assert reminders.count() == 1
    notices.mute(seat=seat, muted=False)
    assert reminders.count() == 2
    notices.remind.call(seat.pk, "draft:1:1")
    assert [sent.to for sent in mail.outbox] == [["bob@example.org"]]


def test_it_stops_in_one_click_without_a_cookie() -> None:
    seat = seat_with_mail("Friday")
    turn_of(seat, "draft:1:1")
    notices.remind.call(seat.pk, "draft:1:1")
    link = re.search(r"/mail/stop/[^>\s]+", mail.outbox[0].extra_headers["List-Unsubscribe"])[0]
    Client(enforce_csrf_checks=True).post(link, {"List-Unsubscribe": "One-Click"})
    assert Seat.objects.get().mail == ""


def test_it_takes_no_forged_link(client: Client) -> None:
    assert client.post("/mail/stop/forged/").status_code == 404


@pytest.mark.parametrize(("language", "subject"), [("ja", "あなたの番"), (None, "It is your turn")])
def test_it_writes_in_the_language_an_address_was_given_in(
    language: str | None, subject: str
) -> None:
    seat = seat_with_mail("Friday")
    notices.set_mail(seat=seat, mail="bob@example.org", language=language)
    Seat.objects.update(mail_confirmed=True)
    turn_of(seat, "draft:1:1")
    notices.remind.call(seat.pk, "draft:1:1")
    assert subject in mail.outbox[-1].subject
