"""What a person takes along of their battles, and what goes with their account."""

from django.dispatch import receiver

from battle.models import Battle
from battle.row import number_of
from tables.models import Seat
from tables.signals import exported, seat_forgotten


@receiver(exported)
def tell_of_battles(person: str, **_: object) -> dict[str, object]:
    """The battles a person sits in, with their own notes and what they said."""
    seats = Seat.objects.filter(person=person).select_related("table")
    sat = [(row, seat) for seat in seats for row in seat.table.battles.all()]
    return {"battles": [told_of(row, seat) for row, seat in sat if seat.place in row.places]}


def told_of(row: Battle, seat: Seat) -> dict[str, object]:
    """One battle as its player takes it along."""
    said = row.said.filter(seat=seat).values_list("text", flat=True)
    number = number_of(row, seat)
    return {
        "key": row.key,
        "begun": row.begun_at.isoformat(),
        "won": row.winner == number,
        "notes": row.notes.get(str(seat.place), ""),
        "said": list(said),
    }


@receiver(seat_forgotten)
def forget_notes(seat: Seat, **_: object) -> None:
    """The notes of somebody who deletes their account go."""
    for row in Battle.objects.select_for_update().filter(table=seat.table):
        if row.notes.pop(str(seat.place), None) is not None:
            row.save(update_fields=["notes"])
