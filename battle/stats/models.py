"""What is counted of drafts and battles once they are over; every row can be counted anew."""

from django.db import models

from drafts.models import TableDraft


class Picked(models.Model):
    """A card that a seat took in a draft, as the `at`th of its pack.

    `person` is empty for a bot's pick. `bots` says that no person took part in the draft.
    """

    draft = models.ForeignKey(TableDraft, models.CASCADE, related_name="picked")
    seat = models.PositiveSmallIntegerField()
    person = models.CharField(max_length=40, blank=True, db_index=True)
    card = models.CharField(max_length=40, db_index=True)
    at = models.PositiveSmallIntegerField()
    format = models.CharField(max_length=20)
    bots = models.BooleanField()

    class Meta:
        verbose_name_plural = "picked"

    def __str__(self) -> str:
        return f"{self.card} of draft {self.draft_id}"


class Result(models.Model):
    """How a seat fared in a battle: won, lost, or neither (`won` is None: drawn).

    `deck` is a name of its Main and Life Deck (`battle.stats.counting.deck_name`), `person` empty
    where a bot sat at the end. `bots` says that no person took part.
    """

    battle = models.ForeignKey("battle.Battle", models.CASCADE, related_name="results")
    seat = models.PositiveSmallIntegerField()
    person = models.CharField(max_length=40, blank=True, db_index=True)
    format = models.CharField(max_length=20)
    deck = models.CharField(max_length=64, db_index=True)
    won = models.BooleanField(null=True)
    turns = models.PositiveSmallIntegerField()
    bots = models.BooleanField()
    ended_at = models.DateTimeField()

    class Meta:
        ordering = ["-ended_at", "seat"]
        constraints = [
            models.UniqueConstraint(fields=["battle", "seat"], name="one_result_a_seat"),
        ]

    def __str__(self) -> str:
        return f"seat {self.seat} of battle {self.battle_id}"


class Fielded(models.Model):
    """A card in the decks of a result: how often in Main Deck and Life Deck, whether it was the
    Epic, and how often its owner played or set it."""

    result = models.ForeignKey(Result, models.CASCADE, related_name="fielded")
    card = models.CharField(max_length=40, db_index=True)
    main = models.PositiveSmallIntegerField()
    life = models.PositiveSmallIntegerField()
    epic = models.BooleanField()
    played = models.PositiveSmallIntegerField()

    class Meta:
        verbose_name_plural = "fielded"
        constraints = [
            models.UniqueConstraint(fields=["result", "card"], name="one_row_a_card"),
        ]

    def __str__(self) -> str:
        return f"{self.card} of result {self.result_id}"


class PublicPlayer(models.Model):
    """An account whose figures everybody may read, because it wishes so."""

    person = models.CharField(max_length=40, unique=True)

    def __str__(self) -> str:
        return self.person
