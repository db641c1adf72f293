"""Keeping the peace: not reading somebody's words, and telling whoever runs the site."""

from django.db import transaction
from django.db.models import Q

from tables.models import Mute, Report, Seat
from tables.rules.refusal import Fault, NotAllowed, Refusal

LONGEST = 1000  # characters of a report


@transaction.atomic
def mute(*, by: Seat, whom: Seat, muted: bool) -> None:
    """Read no words of somebody any more, here and at every other table, or read them again.

    Raises NotAllowed (tables.no-person) for a bot and for oneself.
    """
    if not by.person or not whom.person or whom.person == by.person:
        raise NotAllowed(Fault("tables.no-person"))
    if muted:
        Mute.objects.get_or_create(by=by.person, whom=whom.person)
    else:
        Mute.objects.filter(by=by.person, whom=whom.person).delete()


@transaction.atomic
def report(*, by: Seat, seat: Seat | None, text: str) -> Report:
    """Tell whoever runs the site of a person, or of the table where `seat` is None.

    Raises Refusal (tables.empty-report).
    """
    if not text.strip():
        raise Refusal(Fault("tables.empty-report", {"field": "text"}))
    return Report.objects.create(
        table=by.table,
        seat=seat,
        name=seat.name if seat else by.table.name,
        by=by.person,
        by_name=by.name,
        text=text[:LONGEST],
    )


def muted_by(person: str) -> set[str]:
    """The people whose words a person does not read."""
    return set(Mute.objects.filter(by=person).values_list("whom", flat=True)) if person else set()


def muted_places(mine: Seat) -> set[int]:
    """The places at a seat's table whose words it does not read."""
    whom = muted_by(mine.person)
    seats = mine.table.seats.filter(person__in=whom) if whom else mine.table.seats.none()
    return set(seats.values_list("place", flat=True))


def hand_over(*, guest: str, person: str) -> None:
    """What a guest muted, and that others muted them, goes on as the account's."""
    for pair in Mute.objects.filter(by=guest).exclude(whom=person):
        Mute.objects.get_or_create(by=person, whom=pair.whom)
    for pair in Mute.objects.filter(whom=guest).exclude(by=person):
        Mute.objects.get_or_create(by=pair.by, whom=person)
    Report.objects.filter(by=guest).update(by=person)
    forget(guest)


def forget(person: str) -> None:
    """Keep nothing of whom a person muted or was muted by, nor their name on their reports."""
    Mute.objects.filter(Q(by=person) | Q(whom=person)).delete()
    Report.objects.filter(by=person).update(by="", by_name="")
