"""The rows of drafts at tables."""

from django.db import models

from tables.models import Table
from tables.tokens import new_token


class TableDraft(models.Model):
    """One draft: a game of its table, or a record that somebody brought along (no table).

    `state` is the draft as `drafts.rules.running.save` writes it, and the authority; `times` are
    the seconds since 1970 of each move of its log. `places` gives every seat number the place of
    the seat at the table, `names` what a brought record calls the seats. `games` are the numbers
    of the games of the table's box `box` whose packs it opens. `notes` are each player's own, by
    place. `logs_open` says that everybody with the link may read every pick.
    """

    key = models.CharField(max_length=22, unique=True, default=new_token, editable=False)
    table = models.ForeignKey(Table, models.CASCADE, null=True, related_name="drafts")
    number = models.PositiveSmallIntegerField(default=1)
    box = models.CharField(max_length=22, blank=True)
    games = models.JSONField(default=list)
    places = models.JSONField(default=list)
    names = models.JSONField(default=list)
    state = models.TextField()
    times = models.JSONField(default=list)
    notes = models.JSONField(default=dict)
    logs_open = models.BooleanField(default=False)
    begun_at = models.DateTimeField(auto_now_add=True)
    ended_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["table", "number"], name="one_draft_a_game"),
        ]

    def __str__(self) -> str:
        return f"draft {self.number} of table {self.table_id}"

    @property
    def is_latest(self) -> bool:
        """Whether its table has drafted nothing since."""
        return self.table is not None and self.table.drafts.last() == self
