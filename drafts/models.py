"""The rows of boxes, of the games dealt from them, and of the sheets printed from them."""

import secrets
from datetime import timedelta

from django.db import models
from django.db.models import F, Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from drafts.ban_models import BannedList as BannedList
from drafts.table.models import TableDraft as TableDraft

STALLED = timedelta(seconds=30)  # a page takes some milliseconds, a whole box a few seconds


def new_public_id() -> str:
    """An address nobody can guess: 128 random bits, 22 characters."""
    return secrets.token_urlsafe(16)


class Box(models.Model):
    """A box of packs. What it holds is the authority: it is never dealt again from its seed.

    `set_key`, `rules`, `bans`, `spread`, `seed`, `version`, `left` and `packs` are those of
    `drafts.rules.spread.Packs`; the first `count` packs are in play. A sealed box opens game by
    game; an open one, made from a seed that somebody typed, is readable by everyone with its link.
    `maker` and `form_key` let the same form make one box only. `given_to` is the table that alone
    acts for the box since its keeper gave it to a draft, as it is named among keepers.
    """

    public_id = models.CharField(max_length=22, unique=True, default=new_public_id)
    set_key = models.CharField(max_length=200)
    rules = models.CharField(max_length=20)
    bans = models.JSONField(default=list)
    spread = models.CharField(max_length=20)
    seed = models.CharField(max_length=200)
    version = models.PositiveSmallIntegerField()
    left = models.JSONField(default=list)
    packs = models.JSONField()
    count = models.PositiveSmallIntegerField()
    sealed = models.BooleanField()
    maker = models.CharField(max_length=100)
    form_key = models.CharField(max_length=64)
    token_digest = models.CharField(max_length=64, blank=True)
    given_to = models.CharField(max_length=100, blank=True)
    made = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name_plural = "boxes"
        constraints = [
            models.UniqueConstraint(fields=["maker", "form_key"], name="one_box_for_each_form")
        ]

    def __str__(self) -> str:
        return f"box {self.pk} of {self.set_key}"


class Keeper(models.Model):
    """A person who keeps a box: takes its games and reveals them."""

    box = models.ForeignKey(Box, models.CASCADE, related_name="keepers")
    person = models.CharField(max_length=100, db_index=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["box", "person"], name="one_row_for_each_keeper")
        ]

    def __str__(self) -> str:
        return f"keeper of box {self.box_id}"


class BoxGame(models.Model):
    """The packs `first` to `last` of a sealed box, which are taken and revealed together.

    `commitment` is shown from the start; `salt` and packs open it once the game is revealed. The
    last game of a box may have fewer packs than a game needs.
    """

    class State(models.TextChoices):
        CLOSED = "closed", _("closed")
        TAKEN = "taken", _("taken")
        REVEALED = "revealed", _("revealed")

    box = models.ForeignKey(Box, models.CASCADE, related_name="games")
    number = models.PositiveSmallIntegerField()
    first = models.PositiveSmallIntegerField()
    last = models.PositiveSmallIntegerField()
    salt = models.CharField(max_length=64)
    commitment = models.CharField(max_length=64)
    state = models.CharField(max_length=10, choices=State.choices, default=State.CLOSED)
    taken = models.DateTimeField(null=True)
    revealed = models.DateTimeField(null=True)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["box", "number"], name="one_row_for_each_game"),
            models.CheckConstraint(condition=Q(last__gte=F("first")), name="packs_of_a_game"),
        ]

    def __str__(self) -> str:
        return f"game {self.number} of box {self.box_id}"


class Sheet(models.Model):
    """A PDF that somebody ordered: what it shows and how far it is.

    `options` are texts by name, as `drafts.sheets.read_options` reads them, with the packs written
    out. `done` of `total` are pages. The file is MEDIA_ROOT/sheets/<public_id>.pdf, of `size`
    bytes. The same person and order key, a digest of all that was asked, make one sheet only.
    """

    class State(models.TextChoices):
        WAITING = "waiting", _("waiting")
        READY = "ready", _("ready")
        FAILED = "failed", _("failed")

    public_id = models.CharField(max_length=22, unique=True, default=new_public_id)
    box = models.ForeignKey(Box, models.CASCADE, related_name="sheets")
    person = models.CharField(max_length=100)
    kind = models.CharField(max_length=20)
    options = models.JSONField()
    order_key = models.CharField(max_length=64)
    state = models.CharField(max_length=10, choices=State.choices, default=State.WAITING)
    done = models.PositiveIntegerField(default=0)
    total = models.PositiveIntegerField(default=0)
    size = models.PositiveIntegerField(default=0)
    ordered = models.DateTimeField(auto_now_add=True)
    touched = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["-ordered"]
        constraints = [
            models.UniqueConstraint(
                fields=["person"], condition=Q(state="waiting"), name="one_sheet_in_the_making"
            ),
            models.UniqueConstraint(fields=["person", "order_key"], name="one_sheet_an_order"),
        ]

    def __str__(self) -> str:
        return f"{self.kind} of box {self.box_id}"

    @property
    def stalled(self) -> bool:
        """Whether it is waited for and has not moved for so long that its worker must be gone."""
        return self.state == self.State.WAITING and timezone.now() - self.touched > STALLED
