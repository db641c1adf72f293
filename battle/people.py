"""What a person takes along of their battles."""

from django.dispatch import receiver

from battle.models import Battle, Said
from tables.models import Seat
from tables.signals import exported


@receiver(exported)
def tell_of_battles(person: str, **_: object) -> dict[str, object]:
    """The battles a person sits in, with their own notes and what they said."""
    return {"battles": [battle_of(row, seat) for seat in Seat.objects.filter(person=person)
                        for row in Battle.objects.filter(table=seat.table_id)
                        if seat.place in row.places]}  # fmt: skip


def battle_of(row: Battle, seat: Seat) -> dict[str, object]:
    """One battle as its player takes it along."""
    said = Said.objects.filter(battle=row, seat=seat).values_list("text", flat=True)
    number = row.places.index(seat.place)
    return {
        "key": row.key,
        "begun": row.begun_at.isoformat(),
        "won": row.winner == number,
        "notes": row.notes.get(str(seat.place), ""),
        "said": list(said),
    }
