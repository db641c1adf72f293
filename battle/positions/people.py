"""What becomes of a person's boards when the person changes."""

from django.contrib.auth.models import User
from django.db.models.signals import post_delete
from django.dispatch import receiver

from battle.models import SetUpBoard
from tables.signals import claimed, exported


@receiver(claimed)
def take_boards_over(guest: str, person: str, **_: object) -> None:
    """A guest's boards belong to the account they log in to."""
    SetUpBoard.objects.filter(owner=guest).update(owner=person)


@receiver(exported)
def tell_of_boards(person: str, **_: object) -> dict[str, object]:
    """Everything of a person's boards."""
    told = ("name", "position", "goal")
    return {"boards": list(SetUpBoard.objects.filter(owner=person).values(*told))}


@receiver(post_delete, sender=User)
def take_boards_away(instance: User, **_: object) -> None:
    """A deleted account keeps no boards."""
    SetUpBoard.objects.filter(owner=f"user:{instance.pk}").delete()
