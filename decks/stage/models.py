"""The rows of the Build stage of a table: the stage, and the decks registered in it."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from decks.rules.deck import Deck
from drafts.rules.box import SEATS_A_GAME
from drafts.table.models import TableDraft
from tables.models import Table


class BuildStage(models.Model):
    """The Build of one game of a table, after its draft, or without one (`draft` None).

    `places` gives every seat number the place of the seat at the table. `control` is how long it
    may take (`tables.rules.clock.TimeControl`), `due_at` until when it lasts, pauses counted.
    """

    table = models.ForeignKey(Table, models.CASCADE, related_name="builds")
    number = models.PositiveSmallIntegerField()
    draft = models.ForeignKey(TableDraft, models.CASCADE, null=True, related_name="builds")
    format = models.CharField(max_length=20)
    set_key = models.CharField(max_length=200)
    places = models.JSONField(default=list)
    control = models.JSONField(default=dict)
    due_at = models.DateTimeField(null=True, blank=True)
    begun_at = models.DateTimeField(auto_now_add=True)
    ended_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["table", "number"], name="one_build_a_game"),
        ]

    def __str__(self) -> str:
        return f"build {self.number} of table {self.table_id}"

    @property
    def leads_to_battle(self) -> bool:
        """Whether so many players battle here; by house rules more or fewer may draft."""
        return len(self.places) == SEATS_A_GAME.get(self.format)


class Registration(models.Model):
    """The deck of one seat, frozen. Secret until the battle shows it: nobody else sees any of it.

    `deck` and `revision` say which of a person's decks it was, and how it lay then; None where it
    was sent whole, or made for them.
    """

    class By(models.TextChoices):
        PERSON = "person", _("registered by its player")
        BOT = "bot", _("registered by a bot")
        TIME_OUT = "time-out", _("the time ran out: the deck as it lay")
        SUGGESTED = "suggested", _("the time ran out: the suggested build")

    stage = models.ForeignKey(BuildStage, models.CASCADE, related_name="registrations")
    place = models.PositiveSmallIntegerField()
    main = models.JSONField()
    life = models.JSONField()
    epic = models.CharField(max_length=100)
    by = models.CharField(max_length=10, choices=By.choices)
    deck = models.ForeignKey("OwnDeck", models.SET_NULL, null=True, related_name="registrations")
    revision = models.PositiveIntegerField(null=True)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["place"]
        constraints = [
            models.UniqueConstraint(fields=["stage", "place"], name="one_registration_a_seat"),
        ]

    def __str__(self) -> str:
        return f"deck of place {self.place} in build {self.stage_id}"

    @property
    def laid(self) -> Deck:
        """The deck as the rules know it."""
        main, life = tuple(self.main), tuple(self.life)
        return Deck(set=self.stage.set_key, main=main, life=life, epics=(self.epic,))

    @property
    def late(self) -> bool:
        """Whether the time ran out before its player registered one."""
        return self.by in (self.By.TIME_OUT, self.By.SUGGESTED)
