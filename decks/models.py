"""The rows of decks."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from decks.stage.models import BuildStage as BuildStage
from decks.stage.models import Registration as Registration
from decks.versions.models import DeckVersion as DeckVersion
from drafts.models import TableDraft
from tables.tokens import new_token


class OwnDeck(models.Model):
    """A person's deck, finished or not.

    `key` is its unguessable part of an address, `owner` (see tables.people) alone may change it.
    `main`, `life`, `rest` and `epics` are those of `decks.rules.deck.Deck`; nobody but the owner
    ever sees the Epics. `before` is the same before the last edit, so that it can be undone.

    `pool` are the numbers drafted, None for a deck built from no draft; `source` says how the site
    knows them, and only one from a draft or from packs is the site's own knowledge. `bans` are
    those of the box drafted from, None where the lists of the day hold; `broken_by` are names that
    a later list forbade. `revision` rises with every edit, so that a page that is out of date is
    told. `once` is the mark of the form that made it.
    """

    class Source(models.TextChoices):
        NONE = "", _("built from no draft")
        FILE = "file", _("the pool is what the file says")
        PACKS = "packs", _("the pool is packs of a box")
        DRAFT = "draft", _("the pool was drafted here")

    class Visibility(models.TextChoices):
        PRIVATE = "private", _("Private: only you")
        LINK = "link", _("By link: whoever has the address")
        PUBLIC = "public", _("Public: listed for everybody")

    key = models.CharField(max_length=22, unique=True, default=new_token, editable=False)
    owner = models.CharField(max_length=100)
    once = models.CharField(max_length=64)
    name = models.CharField(max_length=60)
    notes = models.TextField(blank=True)
    visibility = models.CharField(
        max_length=10, choices=Visibility.choices, default=Visibility.PRIVATE
    )
    set_key = models.CharField(max_length=200)
    format = models.CharField(max_length=20)
    main = models.JSONField(default=list)
    life = models.JSONField(default=list)
    rest = models.JSONField(default=list)
    epics = models.JSONField(default=list)
    before = models.JSONField(null=True)
    pool = models.JSONField(null=True)
    source = models.CharField(max_length=10, choices=Source.choices, blank=True)
    bans = models.JSONField(null=True)
    broken_by = models.JSONField(default=list)
    draft = models.ForeignKey(TableDraft, models.SET_NULL, null=True, related_name="decks")
    place = models.PositiveSmallIntegerField(null=True)
    revision = models.PositiveIntegerField(default=1)
    made_at = models.DateTimeField(auto_now_add=True)
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["-changed_at"]
        indexes = [models.Index(fields=["owner", "-changed_at"])]
        constraints = [
            models.UniqueConstraint(fields=["owner", "once"], name="one_deck_for_each_form"),
            models.UniqueConstraint(fields=["draft", "place"], name="one_deck_for_each_seat"),
        ]

    def __str__(self) -> str:
        return f"deck {self.pk}"


class BansChecked(models.Model):
    """What was banned when decks were last looked at: names by "format set"; one row."""

    names = models.JSONField(default=dict)

    def __str__(self) -> str:
        return "bans checked"
