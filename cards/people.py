"""What becomes of a person's lists when the person changes."""

from django.contrib.auth.models import User
from django.db.models.signals import post_delete
from django.dispatch import receiver
from django.utils import timezone

from cards.models import OwnList, OwnListVersion
from tables.signals import claimed, exported


@receiver(claimed)
def take_lists_over(guest: str, person: str, **_: object) -> None:
    """A guest's lists belong to the account they log in to."""
    OwnList.objects.filter(owner=guest).update(owner=person)


@receiver(exported)
def tell_of_lists(person: str, **_: object) -> dict[str, object]:
    """The names and source texts of a person's lists, every version of each."""
    versions = OwnListVersion.objects.filter(own_list__owner=person, own_list__deleted_at=None)
    return {"lists": list(versions.values("name", "number", "format", "source"))}


@receiver(post_delete, sender=User)
def take_lists_away(instance: User, **_: object) -> None:
    """A deleted account keeps no lists; what was made from them keeps its cards."""
    lists = OwnList.objects.filter(owner=f"user:{instance.pk}")
    OwnListVersion.objects.filter(own_list__in=lists).update(source="")
    lists.update(deleted_at=timezone.now())
