"""Who may do what around a battle, and who is told of it by mail."""

from collections.abc import Callable
from datetime import timedelta
from random import Random

import pytest
from django.core import mail
from django.utils import timezone

from battle import chat, consents, notices, orders, people, play, seats, selectors
from battle.rules.trinity.orders import PassAlong
from battle.tests.battles import answer, asked, battling, play_on, row_of
from tables import services as tables
from tables.models import Seat, Table
from tables.notices import remind
from tables.rules.refusal import NotAllowed, Unknown

pytestmark = pytest.mark.django_db
DOINGS: list[Callable[[Seat], object]] = [
    lambda seat: play.answer(seat=seat, battle=1, choice=1, picks=[0]),
    lambda seat: consents.undo(seat=seat, battle=1, choice=1),
    lambda seat: consents.request(seat=seat, battle=1, kind="draw"),
    lambda seat: consents.reply(seat=seat, battle=1, number=1, yes=True),
    lambda seat: seats.concede(seat=seat, battle=1),
    lambda seat: orders.give_order(seat=seat, battle=1, order=PassAlong(0)),
    lambda seat: orders.cancel_order(seat=seat, battle=1, order=PassAlong(0)),
    lambda seat: orders.wish(seat=seat, battle=1, payment=True, passed=()),
    lambda seat: chat.write_notes(seat=seat, battle=1, text="mine"),
    lambda seat: chat.say(seat=seat, battle=1, text="hello", once="one"),
]


@pytest.mark.parametrize("do", DOINGS)
def test_it_lets_nobody_act_who_is_not_in_the_battle(do: Callable[[Seat], object]) -> None:
    table = battling()
    consents.request(seat=table[0], battle=1, kind="draw")
    waits = tables.seat_at(table[0].table, name="Dora", person="guest:dora", once="dora").seat
    before = all_of(table[0])
    with pytest.raises(NotAllowed, match=r"battle\.not-in-it"):
        do(waits)
    assert all_of(table[0]) == before


@pytest.mark.parametrize("do", DOINGS)
def test_it_knows_no_battle_at_another_table(do: Callable[[Seat], object]) -> None:
    battling()
    other = tables.open_table(
        name="Saturday", host_name="Eve", person="guest:eve", format="standard", seats=3,
        settings={}, once="other",
    ).seat  # fmt: skip
    with pytest.raises(Unknown, match=r"battle\.no-such-battle"):
        do(other)
    with pytest.raises(Unknown, match=r"battle\.no-such-battle"):
        selectors.seen(other)


def all_of(seat: Seat) -> dict[str, object]:
    """All that a battle's row holds."""
    row = row_of(seat)
    return {field.name: getattr(row, field.attname) for field in row._meta.concrete_fields}


def with_mail(table: list[Seat]) -> None:
    """Let everybody be told by mail."""
    for seat in table:
        Seat.objects.filter(pk=seat.pk).update(mail=f"{seat.name}@example.org", mail_confirmed=True)


def over(table: list[Seat]) -> None:
    """Let all but the last concede."""
    for seat in table[:-1]:
        seats.concede(seat=seat, battle=1)


def test_it_tells_once_of_the_end_to_who_was_not_there() -> None:
    table = battling()
    with_mail(table)
    seat, _ = asked(table)
    play_on(table, 1)
    over(table)
    for _ in range(2):
        notices.tell_of_the_end.call(row_of(seat).pk)
    told = [to for one in mail.outbox for to in one.to]
    absent = sorted(f"{each.name}@example.org" for each in table[2:])
    assert sorted(told) == absent
    assert f"/tables/{seat.table.key}/{table[2].place}/" in mail.outbox[0].body
    assert "List-Unsubscribe" in mail.outbox[0].extra_headers


def test_it_tells_nobody_of_the_end_before_it() -> None:
    table = battling()
    with_mail(table)
    notices.tell_of_the_end.call(row_of(table[0]).pk)
    assert mail.outbox == []


def test_it_warns_by_mail_while_the_turn_is_open() -> None:
    table = battling(seconds=60, time_out="concede")
    with_mail(table)
    seat, _ = asked(table)
    turn = Seat.objects.get(pk=seat.pk).turn
    for _ in range(2):
        notices.warn.call(seat.pk, turn)
    assert len(mail.outbox) == 1
    assert "concede" in mail.outbox[0].body
    play_on(table, 3)
    notices.warn.call(seat.pk, turn)
    assert len(mail.outbox) == 1


def test_it_mails_of_a_request_even_while_the_battle_is_paused() -> None:
    table = battling(people=2, rules="duel")
    with_mail(table)
    Table.objects.update(paused_at=timezone.now())
    asks = asked(table)[0]
    consents.request(seat=asks, battle=1, kind="resume")
    other = Seat.objects.exclude(pk=asks.pk).get()
    remind.call(other.pk, other.turn)
    assert mail.outbox[0].to == [other.mail]
    assert "somebody asks whether you agree" in mail.outbox[0].body


def test_it_lets_a_person_take_their_battles_along() -> None:
    table = battling()
    chat.write_notes(seat=table[0], battle=1, text="mine")
    chat.say(seat=table[0], battle=1, text="hello", once="one")
    (told,) = people.tell_of_battles(table[0].person)["battles"]
    assert (told["notes"], told["said"], told["won"]) == ("mine", ["hello"], False)
    (other,) = people.tell_of_battles(table[1].person)["battles"]
    assert (other["notes"], other["said"]) == ("", [])
    people.forget_notes(table[0])
    (told,) = people.tell_of_battles(table[0].person)["battles"]
    assert told["notes"] == ""


def test_it_counts_the_time_of_a_seat_that_a_bot_takes_over() -> None:
    table = battling(seconds=60, reserve=100)
    seat, _ = asked(table)
    late = timezone.now() + timedelta(seconds=30)
    Seat.objects.filter(pk=seat.pk).update(turn_due=late)
    seats.hand_over(seat=seat, by=seat)
    reserve = selectors.seen(seat).clocks[table.index(seat)].reserve
    assert 10 <= reserve <= 30


def test_it_shows_who_is_waited_for_since_when_and_until_when() -> None:
    table = battling(seconds=3600)
    answer(table, Random(1))
    seat, _ = asked(table)
    waits = selectors.seen(table[0]).waits
    assert waits.seat == table.index(seat)
    assert timedelta(minutes=59) < waits.until - waits.since < timedelta(minutes=61)
