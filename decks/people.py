"""What becomes of a person's decks when the person changes."""

from django.contrib.auth.models import User
from django.db.models.signals import post_delete
from django.dispatch import receiver

from decks.models import OwnDeck
from tables.signals import claimed, exported


@receiver(claimed)
def take_decks_over(guest: str, person: str, **_: object) -> None:
    """A guest's decks belong to the account they log in to."""
    OwnDeck.objects.filter(owner=guest).update(owner=person)


@receiver(exported)
def tell_of_decks(person: str, **_: object) -> dict[str, object]:
    """Everything of a person's decks."""
    told = ("name", "notes", "set_key", "format", "main", "life", "rest", "epics", "pool")
    return {"decks": list(OwnDeck.objects.filter(owner=person).values(*told))}


@receiver(post_delete, sender=User)
def take_decks_away(instance: User, **_: object) -> None:
    """A deleted account keeps no decks; what is registered at a table is played on by a bot."""
    OwnDeck.objects.filter(owner=f"user:{instance.pk}").delete()
