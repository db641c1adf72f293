"""What becomes of a person's boxes when the person changes."""

from django.contrib.auth.models import User
from django.db.models.signals import post_delete
from django.dispatch import receiver

from drafts.models import Keeper
from tables.signals import claimed, exported


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


@receiver(post_delete, sender=User)
def take_boxes_away(instance: User, **_: object) -> None:
    """A deleted account keeps no boxes; whoever has their links goes on looking."""
    Keeper.objects.filter(person=f"user:{instance.pk}").delete()
