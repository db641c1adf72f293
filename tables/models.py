"""The rows of a table: who sits there, and how they prove it."""

from django.contrib.auth.models import User
from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from tables.tokens import new_token

AGREEING = ":request:"
"""Stands in the name of a turn that is a yes or no to what somebody at the table asks for."""


class Table(models.Model):
    """A place where the same people draft, build and battle.

    `key` names the table in addresses and opens nothing. `links` counts how often its join and
    watch links were made anew (tables.tokens). `revision` rises when what a watcher may see
    changed. `begins_with` is the stage that follows the lobby: its app has the pages
    `<stage>-start` and `<stage>-terms`. `settings` belong to that app; tables does not look into
    them. A table that nobody touches is put away (`archived_at`) some time after its people were
    told so (`warned_at`); nothing of it is lost.
    """

    class Stage(models.TextChoices):
        LOBBY = "lobby", _("Lobby")
        DRAFT = "draft", _("Draft")
        BUILD = "build", _("Build")
        BATTLE = "battle", _("Battle")
        OVER = "over", _("Over")

    key = models.CharField(max_length=22, unique=True, default=new_token, editable=False)
    name = models.CharField(max_length=60)
    format = models.CharField(max_length=20)
    seats_wanted = models.PositiveSmallIntegerField()
    stage = models.CharField(max_length=10, choices=Stage.choices, default=Stage.LOBBY)
    begins_with = models.CharField(max_length=10, choices=Stage.choices, default=Stage.DRAFT)
    settings = models.JSONField(default=dict)
    host = models.ForeignKey(
        "Seat", null=True, blank=True, on_delete=models.SET_NULL, related_name="hosted"
    )
    links = models.PositiveSmallIntegerField(default=1)
    paused_at = models.DateTimeField(null=True, blank=True)
    pause_reason = models.CharField(max_length=200, blank=True)
    revision = models.PositiveIntegerField(default=1)
    created_at = models.DateTimeField(auto_now_add=True)
    touched_at = models.DateTimeField(default=timezone.now, db_index=True)
    warned_at = models.DateTimeField(null=True, blank=True)
    archived_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return self.name


class Seat(models.Model):
    """One player's place at a table, or a bot's.

    `place` is the order of arrival and names the seat in addresses; `number` is the order around
    the table, clockwise from 0, decided when the table starts and empty before and on the waiting
    list. `bot` is the level of the bot that sits in ("" for a person); a seat whose owner handed
    it to a bot keeps `token_hash`, so that they can take it back. `once` is the key of the form
    that made the seat, so that a double click makes one. `revision` rises when what this seat may
    see changed. `link_by_host_at` is when the host last made its link anew: that opens the seat, so
    everybody reads of it.

    `turn` names what the table waits for from this seat, such as "draft:1:5" ("" for nothing),
    since when and until when. `reminded` is the turn its last notice was about; notices go to
    `mail` once its owner has confirmed it, unless `muted`, in `mail_language` ("" for the site's).
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    place = models.PositiveSmallIntegerField()
    number = models.PositiveSmallIntegerField(null=True, blank=True)
    name = models.CharField(max_length=30)
    person = models.CharField(max_length=40, blank=True, db_index=True)
    token_hash = models.CharField(max_length=64, blank=True, editable=False)
    once = models.CharField(max_length=40, default=new_token, editable=False)
    bot = models.CharField(max_length=10, blank=True)
    ready = models.BooleanField(default=False)
    left_at = models.DateTimeField(null=True, blank=True)
    revision = models.PositiveIntegerField(default=1)
    turn = models.CharField(max_length=40, blank=True)
    turn_since = models.DateTimeField(null=True, blank=True)
    turn_due = models.DateTimeField(null=True, blank=True, db_index=True)
    reminded = models.CharField(max_length=40, blank=True)
    mail = models.EmailField(blank=True)
    mail_confirmed = models.BooleanField(default=False)
    mail_language = models.CharField(max_length=10, blank=True)
    muted = models.BooleanField(default=False)
    joined_at = models.DateTimeField(auto_now_add=True)
    link_by_host_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["place"]
        constraints = [
            models.UniqueConstraint(fields=["table", "place"], name="one_seat_a_place"),
            models.UniqueConstraint(fields=["table", "once"], name="one_seat_a_form"),
            models.UniqueConstraint(
                fields=["table", "number"],
                condition=Q(number__isnull=False),
                name="one_seat_a_number",
            ),
            models.UniqueConstraint(
                fields=["token_hash"], condition=~Q(token_hash=""), name="one_seat_a_token"
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def asked_to_agree(self) -> bool:
        """Whether what is waited for is a yes or no to what somebody else asks for."""
        return AGREEING in self.turn


class Feed(models.Model):
    """A person's open turns for programs that hold no cookie: opened by its secret address alone.

    `held` are the seats proven to be theirs, by primary key as text, with the hash of the secret
    each was proven by: a seat whose secret was made anew is told of no longer. An account's feed
    tells of the account's own seats too. `language` is the one its sentences are in.
    """

    person = models.CharField(max_length=40, unique=True)
    token_hash = models.CharField(max_length=64, unique=True, editable=False)
    held = models.JSONField(default=dict)
    language = models.CharField(max_length=10)
    made_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"feed of {self.person}"


class Login(models.Model):
    """A program that acts for an account, known by the secret its log-in was answered with.

    It is logged in until `until`, and only as long as the account's password is the one it logged
    in by: `password_mark` is what Django marks the sessions of browsers with.
    """

    user = models.ForeignKey(User, models.CASCADE, related_name="logins")
    token_hash = models.CharField(max_length=64, unique=True, editable=False)
    password_mark = models.CharField(max_length=64, editable=False)
    made_at = models.DateTimeField(auto_now_add=True)
    until = models.DateTimeField()

    class Meta:
        ordering = ["-made_at", "-pk"]

    def __str__(self) -> str:
        return f"log-in {self.pk}"


class Hook(models.Model):
    """Where a table tells a channel whose turn it is, in the form that Discord reads.

    `url` is a secret: it is shown to nobody, its host's name to the table's host alone. `told` are
    the turns already told of, by place. `waiting` says that a notice is on its way. `failures`
    counts in a row; a hook that was off at the other end is off here too.
    """

    table = models.OneToOneField(Table, on_delete=models.CASCADE, related_name="hook")
    url = models.CharField(max_length=500)
    muted = models.BooleanField(default=False)
    told = models.JSONField(default=dict)
    waiting = models.BooleanField(default=False)
    failures = models.PositiveSmallIntegerField(default=0)

    def __str__(self) -> str:
        return f"hook of table {self.table_id}"


class Mute(models.Model):
    """A person whose words another does not read, wherever they meet; nobody else knows."""

    by = models.CharField(max_length=40)
    whom = models.CharField(max_length=40)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["by", "whom"], name="one_mute_a_pair")]

    def __str__(self) -> str:
        return f"{self.by} mutes {self.whom}"


class Report(models.Model):
    """What somebody found wrong at a table, for whoever runs the site; `seat` is None for the table
    itself. The names are kept as they were."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="reports")
    seat = models.ForeignKey(Seat, null=True, blank=True, on_delete=models.SET_NULL)
    name = models.CharField(max_length=60)
    by = models.CharField(max_length=40)
    by_name = models.CharField(max_length=30)
    text = models.TextField(max_length=1000)
    made_at = models.DateTimeField(auto_now_add=True)
    settled = models.BooleanField(default=False)

    class Meta:
        ordering = ["settled", "-made_at"]

    def __str__(self) -> str:
        return f"{self.name}, by {self.by_name}"
