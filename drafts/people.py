"""What becomes of a person's boxes and of their notes on drafts when the person changes."""

from django.contrib.auth.models import User
from django.db.models.signals import post_delete
from django.dispatch import receiver

from drafts.models import Keeper
from drafts.table.models import TableDraft
from tables.models import Seat
from tables.signals import claimed, exported, seat_forgotten


@receiver(claimed)
def take_boxes_over(guest: str, person: str, **_: object) -> None:
    """A guest's boxes are kept by the account they log in to."""
    kept = Keeper.objects.filter(person=person).values("box")
    Keeper.objects.filter(person=guest).exclude(box__in=kept).update(person=person)


@receiver(exported)
def tell_of_boxes(person: str, **_: object) -> dict[str, object]:
    """The addresses of the boxes a person keeps."""
    boxes = Keeper.objects.filter(person=person).values_list("box__public_id", flat=True)
    return {"boxes": list(boxes)}


@receiver(exported)
def tell_of_drafts(person: str, **_: object) -> dict[str, object]:
    """The drafts a person sat in, each with the key of its log and their own notes."""
    seats = Seat.objects.filter(person=person).select_related("table")
    sat = [(row, seat.place) for seat in seats for row in seat.table.drafts.all()]
    return {"drafts": [told_of(row, place) for row, place in sat if place in row.places]}


def told_of(row: TableDraft, place: int) -> dict[str, object]:
    """One draft as whoever sat at this place takes it along."""
    return {
        "log": row.key,
        "begun": row.begun_at.isoformat(),
        "notes": row.notes.get(str(place), ""),
    }


@receiver(seat_forgotten)
def forget_notes(seat: Seat, **_: object) -> None:
    """The notes of somebody who deletes their account go."""
    for row in TableDraft.objects.select_for_update().filter(table=seat.table):
        if row.notes.pop(str(seat.place), None) is not None:
            row.save(update_fields=["notes"])


@receiver(post_delete, sender=User)
def take_boxes_away(instance: User, **_: object) -> None:
    """A deleted account keeps no boxes; whoever has their links goes on looking."""
    Keeper.objects.filter(person=f"user:{instance.pk}").delete()
