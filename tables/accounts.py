"""Accounts: signing up, claiming seats, taking one's data along, and leaving for good."""

from django.contrib.auth.models import User
from django.db import transaction
from django.utils.translation import gettext as _

from tables.models import Seat
from tables.services import changed

BOT_OF_THE_DEPARTED = "regular"


@transaction.atomic
def claim(*, user: User, seats: list[Seat]) -> int:
    """Give seats that were proven to be this person's to their account; answers how many."""
    pks = [seat.pk for seat in seats]
    return Seat.objects.filter(pk__in=pks).update(person=f"user:{user.pk}")


def export(user: User) -> dict[str, object]:
    """Everything kept about a person, as data."""
    seats = Seat.objects.select_related("table").filter(person=f"user:{user.pk}")
    return {
        "username": user.username,
        "email": user.email,
        "joined": user.date_joined.isoformat(),
        "seats": [
            {
                "table": seat.table.name,
                "name": seat.name,
                "stage": seat.table.stage,
                "joined": seat.joined_at.isoformat(),
            }
            for seat in seats
        ],
    }


@transaction.atomic
def delete(*, user: User) -> None:
    """Take an account away: bots play its seats on, and its names are blanked."""
    seats = list(Seat.objects.select_related("table").filter(person=f"user:{user.pk}"))
    for seat in seats:
        seat.name = _("Someone who left")
        seat.person, seat.token_hash, seat.bot = "", "", BOT_OF_THE_DEPARTED
        seat.save(update_fields=["name", "person", "token_hash", "bot"])
        changed(seat.table)
    user.delete()
