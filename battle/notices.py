"""Mails about a battle beside those of a turn: that it is over, and that time has run out."""

from datetime import timedelta

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django_tasks import task

from battle.models import Battle, Entry
from tables.models import Seat
from tables.notices import send, wants_mail

JUST_NOW = timedelta(minutes=5)  # whoever answered since then sees the end on their page


@task()
def tell_of_the_end(battle_pk: int) -> None:
    """Mail those who were not there at the end that the battle is over; each once."""
    row = Battle.objects.select_related("table").get(pk=battle_pk)
    if row.ended_at is None:
        return
    about = f"battle:{row.number}:over"
    for seat in row.table.seats.filter(place__in=row.places, left_at=None):
        if wants_mail(seat) and not was_there(row, seat) and claim(seat, about):
            send(seat, _("The battle is over"), "battle/mail/over.txt", battle=row)


def was_there(row: Battle, seat: Seat) -> bool:
    """Whether a seat's player answered shortly before the end."""
    number, since = row.places.index(seat.place), timezone.now() - JUST_NOW
    return row.entries.filter(seat=number, by=Entry.By.PERSON, at__gte=since).exists()


@task()
def warn(seat_pk: int, turn: str) -> None:
    """Mail whoever ran out of time, while the turn is still open."""
    seat = Seat.objects.select_related("table").get(pk=seat_pk)
    if seat.turn == turn and wants_mail(seat) and claim(seat, f"{turn}:warned"):
        send(seat, _("Your time has run out"), "battle/mail/warned.txt")


@transaction.atomic
def claim(seat: Seat, about: str) -> bool:
    """Whether this notice was not sent yet; it counts as sent from now on."""
    seats = Seat.objects.select_for_update().filter(pk=seat.pk)
    return bool(seats.exclude(reminded=about).update(reminded=about))
