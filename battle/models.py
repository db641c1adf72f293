"""The rows of battles."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from battle.positions.models import SetUpBoard as SetUpBoard
from battle.stats.models import Fielded as Fielded
from battle.stats.models import Picked as Picked
from battle.stats.models import PublicPlayer as PublicPlayer
from battle.stats.models import Result as Result
from tables.models import Seat, Table
from tables.tokens import new_token


class Battle(models.Model):
    """One battle: a game of its table, or a record that somebody brought along (no table).

    `state` is the game as `battle.rules.engine.game.Game.save` writes it, and the authority.
    `places` gives every seat number the place of the seat at the table, `names` what the seats were
    called when it began. `setup` is a `battle.rules.trinity.setup.Setup` as JSON; it holds the seed
    and is shown to nobody before the end, as is `salt`, which opens the `commitment` shown from the
    beginning (`battle.rules.fair`). `rules_version` is the one it began under. A battle from a
    board that somebody set up, from a moment of another battle, or brought along has no setup but
    an `opening`: the `battle.rules.trinity.record.Record` of what went before. `goal` is the Gained
    Life its turn player is to have by the end of the first turn, for a puzzle.

    `agreement` is how it is played (`battle.rules.agreement.Agreement`), `clocks` the time each
    seat has in reserve and whether it was warned (`battle.rules.time.Clock`), `orders` the standing
    orders of all seats, `requests` what somebody asks the others to agree to
    (`battle.rules.consent.Request`), of which `requested` counts all so far. `notes` are each
    player's own, by place. `winner` is a seat number.
    """

    class Outcome(models.TextChoices):
        WON = "won", _("won")
        DRAWN = "drawn", _("drawn")

    key = models.CharField(max_length=22, unique=True, default=new_token, editable=False)
    table = models.ForeignKey(Table, models.CASCADE, null=True, related_name="battles")
    number = models.PositiveSmallIntegerField(default=1)
    set_key = models.CharField(max_length=200)
    places = models.JSONField(default=list)
    names = models.JSONField(default=list)
    setup = models.TextField(blank=True)
    opening = models.TextField(blank=True)
    goal = models.PositiveSmallIntegerField(null=True)
    salt = models.CharField(max_length=64, blank=True)
    commitment = models.CharField(max_length=64, blank=True)
    rules_version = models.CharField(max_length=12)
    state = models.TextField()
    agreement = models.JSONField(default=dict)
    clocks = models.JSONField(default=list)
    orders = models.JSONField(default=list)
    requests = models.JSONField(default=list)
    requested = models.PositiveIntegerField(default=0)
    notes = models.JSONField(default=dict)
    outcome = models.CharField(max_length=10, choices=Outcome.choices, blank=True)
    winner = models.PositiveSmallIntegerField(null=True, blank=True)
    begun_at = models.DateTimeField(auto_now_add=True)
    ended_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["table", "number"], name="one_battle_a_game"),
        ]

    def __str__(self) -> str:
        return f"battle {self.number} of table {self.table_id}"


class Entry(models.Model):
    """One thing that was done in a battle: the audit of its state, and its replay.

    `what` is an entry of `battle.rules.trinity.record` as JSON. `undone` entries were taken back;
    they stay for the audit, and a replay leaves them out. `rules_version` is the one it was given
    under.
    """

    class By(models.TextChoices):
        PERSON = "person", _("person")
        BOT = "bot", _("bot")
        CLOCK = "clock", _("clock")
        ORDER = "order", _("standing order")

    battle = models.ForeignKey(Battle, models.CASCADE, related_name="entries")
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    what = models.TextField()
    by = models.CharField(max_length=10, choices=By.choices)
    undone = models.BooleanField(default=False)
    rules_version = models.CharField(max_length=12)
    at = models.DateTimeField()

    class Meta:
        ordering = ["number"]
        verbose_name_plural = "entries"
        constraints = [
            models.UniqueConstraint(fields=["battle", "number"], name="one_entry_a_number"),
        ]

    def __str__(self) -> str:
        return f"entry {self.number} of battle {self.battle_id}"


class Kept(models.Model):
    """A battle as it was when a person was asked `choice`, to go back to; of the latest turns only.

    `entry` is the number of the entry that answered, `answers` how many answers the state had.
    """

    battle = models.ForeignKey(Battle, models.CASCADE, related_name="kept")
    entry = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    choice = models.PositiveIntegerField()
    answers = models.PositiveIntegerField()
    turn = models.PositiveIntegerField()
    state = models.TextField()

    class Meta:
        ordering = ["entry"]
        verbose_name_plural = "kept states"
        constraints = [
            models.UniqueConstraint(fields=["battle", "entry"], name="one_kept_state_an_entry"),
        ]

    def __str__(self) -> str:
        return f"battle {self.battle_id} before entry {self.entry}"


class Heard(models.Model):
    """What one seat (-1: who watches) was told at once: its lines, and what it saw change.

    `number` counts what this seat was told. `lines` are those of `battle.telling.Line`, `changes`
    the paths and new values that make its last view its next one, the open choice left out; the
    first holds the whole view. `turn` is the number of the turn, `entry` that of the entry it came
    of, by which a replay finds the same moment for other eyes; nobody reads it before the end.
    """

    battle = models.ForeignKey(Battle, models.CASCADE, related_name="heard")
    seat = models.SmallIntegerField()
    number = models.PositiveIntegerField()
    turn = models.PositiveIntegerField()
    entry = models.PositiveIntegerField(default=0)
    lines = models.JSONField(default=list)
    changes = models.JSONField(default=list)
    at = models.DateTimeField()

    class Meta:
        ordering = ["number"]
        verbose_name_plural = "heard"
        constraints = [
            models.UniqueConstraint(fields=["battle", "seat", "number"], name="heard_once"),
        ]

    def __str__(self) -> str:
        return f"what seat {self.seat} of battle {self.battle_id} heard {self.number}th"


class Said(models.Model):
    """A line of the chat of a battle."""

    battle = models.ForeignKey(Battle, models.CASCADE, related_name="said")
    seat = models.ForeignKey(Seat, models.CASCADE, related_name="said")
    text = models.CharField(max_length=500)
    once = models.CharField(max_length=40, default=new_token, editable=False)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["pk"]
        verbose_name_plural = "said"
        constraints = [
            models.UniqueConstraint(fields=["seat", "once"], name="said_once"),
        ]

    def __str__(self) -> str:
        return f"said {self.pk}"


class Terms(models.Model):
    """How a table wants to battle, before it does: an `Agreement` that its host writes.

    `open_hands` are the places of the seats that agreed to play with open hands for watchers.
    """

    table = models.OneToOneField(Table, models.CASCADE, related_name="terms")
    agreement = models.JSONField(default=dict)
    open_hands = models.JSONField(default=list)

    class Meta:
        verbose_name_plural = "terms"

    def __str__(self) -> str:
        return f"terms of table {self.table_id}"
