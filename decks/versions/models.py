"""The rows of versions of decks that were kept."""

from django.db import models
from django.utils.translation import gettext_lazy as _


class DeckVersion(models.Model):
    """A deck as it lay at a moment that its owner named, or at which it was registered.

    `number` counts the versions of a deck from 1. Like the Epic in it, it is the owner's alone.
    """

    class Why(models.TextChoices):
        NAMED = "named", _("kept by name")
        REGISTERED = "registered", _("registered at a table")

    deck = models.ForeignKey("OwnDeck", models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField()
    name = models.CharField(max_length=60)
    why = models.CharField(max_length=10, choices=Why.choices)
    main = models.JSONField()
    life = models.JSONField()
    epics = models.JSONField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-number"]
        constraints = [
            models.UniqueConstraint(fields=["deck", "number"], name="one_deck_version_a_number"),
        ]

    def __str__(self) -> str:
        return f"version {self.number} of deck {self.deck_id}"
