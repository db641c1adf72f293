"""Boards that somebody set up, to be played and shared."""

from django.db import models

from tables.tokens import new_token


class SetUpBoard(models.Model):
    """A board: whoever has its address may look at it and play it, its owner alone changes it.

    `position` is a `battle.rules.trinity.position.Position` as JSON. `goal` makes it a puzzle: the
    Gained Life its turn player is to have before the turn ends. `once` is the key of the form that
    made it. Being played counts as a change (`changed_at`), for what guests no longer use is
    cleared away.
    """

    key = models.CharField(max_length=22, unique=True, default=new_token, editable=False)
    owner = models.CharField(max_length=100)
    once = models.CharField(max_length=64)
    name = models.CharField(max_length=60)
    position = models.TextField()
    goal = models.PositiveSmallIntegerField(null=True)
    made_at = models.DateTimeField(auto_now_add=True)
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["-changed_at"]
        indexes = [models.Index(fields=["owner", "-changed_at"])]
        constraints = [
            models.UniqueConstraint(fields=["owner", "once"], name="one_board_for_each_form"),
        ]

    def __str__(self) -> str:
        return self.name
