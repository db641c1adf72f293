"""The rows of players' own lists."""

import secrets

from django.db import models

from tables.tokens import new_token

# Digits and capitals that nobody mistakes for each other.
SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


def new_code() -> str:
    """What stands before the numbers of a list's own cards, such as "L-7K2Q9XWB".

    No official number begins with "L-", and with 40 random bits no two lists get the same.
    """
    return "L-" + "".join(secrets.choice(SIGNS) for _ in range(8))


class OwnList(models.Model):
    """A player's own list: who may edit it, and what its versions share.

    `key` is its unguessable part of an address: whoever has it may read the list, and `owner` (see
    tables.people) alone may change it. `once` is the mark of the form that made it, so that a
    double click makes one list. A deleted list (`deleted_at`) is found by nobody any more, but
    what was made from it keeps its cards.
    """

    key = models.CharField(max_length=22, unique=True, default=new_token, editable=False)
    owner = models.CharField(max_length=100)
    code = models.CharField(max_length=10, unique=True, default=new_code, editable=False)
    once = models.CharField(max_length=64)
    created_at = models.DateTimeField(auto_now_add=True)
    deleted_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index(fields=["owner", "deleted_at"])]
        constraints = [
            models.UniqueConstraint(fields=["owner", "once"], name="one_list_for_each_form")
        ]

    def __str__(self) -> str:
        return self.code


class OwnListVersion(models.Model):
    """A list as it was saved once; never changed afterwards.

    `number` counts from 1. `format` and `base` say how `source`, the text as it was entered, was
    read; `cards` is what was read of it (cards.rules.lists.saved).
    """

    own_list = models.ForeignKey(OwnList, on_delete=models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField()
    name = models.CharField(max_length=60)
    format = models.CharField(max_length=10)
    base = models.CharField(max_length=40, blank=True)
    source = models.TextField()
    cards = models.JSONField()
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-number"]
        constraints = [
            models.UniqueConstraint(fields=["own_list", "number"], name="one_version_a_number")
        ]

    def __str__(self) -> str:
        return f"{self.own_list.code} version {self.number}"

    @property
    def set_key(self) -> str:
        """The key of the set of cards that this version is."""
        return f"list-{self.own_list.key}-{self.number}"

    @property
    def different(self) -> int:
        """How many different cards it has."""
        return len(self.cards)

    @property
    def total(self) -> int:
        """The copies of all its cards together."""
        return sum(card["copies"] for card in self.cards)
