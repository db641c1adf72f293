"""The shapes of the Build stage in the API; what is possible is decided by the rules."""

from rest_framework import serializers

from decks.serializers import DeckFaultOut, Ids
from drafts.rules.bots import LEVELS
from drafts.rules.box import RULES
from drafts.rules.wishes import OVERDUES


class BuildWish(serializers.Serializer):
    """A table whose players bring their decks; see `decks.rules.stage_wishes.BuildWishes`."""

    name = serializers.CharField(max_length=60, allow_blank=True, default="")
    host_name = serializers.CharField(max_length=30)
    rules = serializers.ChoiceField(RULES, default="standard")
    set = serializers.CharField(max_length=200, default="blaze")
    seconds = serializers.IntegerField(default=900, allow_null=True)
    bots = serializers.ChoiceField(LEVELS, default="regular", allow_null=True)


class GameSent(serializers.Serializer):
    """Which game of the table is meant, so that a late request does nothing to the next one."""

    game = serializers.IntegerField()


class RegisterSent(GameSent):
    """A deck to register: `key` and `revision` of one that is kept, `ready` the number of a
    ready-made one, or else `main`, `life` and `epic` by card numbers."""

    key = serializers.CharField(max_length=40, required=False)
    revision = serializers.IntegerField(required=False, default=0)
    ready = serializers.IntegerField(required=False)
    main = Ids(required=False, default=list, max_length=500)
    life = Ids(required=False, default=list, max_length=500)
    epic = serializers.CharField(max_length=100, required=False, default="", allow_blank=True)


class BuildBotSent(serializers.Serializer):
    """Whether a bot builds for a seat: one's own, or as the host another's by its place."""

    bot = serializers.BooleanField()
    other = serializers.IntegerField(required=False)


class BuilderSeen(serializers.Serializer):
    """A seat as everybody sees it; `ready` says that its deck is registered, `late` that the time
    ran out before its player did, and nothing more is told."""

    place = serializers.IntegerField()
    name = serializers.CharField()
    bot = serializers.CharField()
    ready = serializers.BooleanField()
    late = serializers.BooleanField()


class LaidSeen(serializers.Serializer):
    """A deck by card numbers, for its owner."""

    main = Ids()
    life = Ids()
    epics = Ids()


class RegisteredSeen(LaidSeen):
    """What the seat registered, and by whom: person, bot, or when the time ran out time-out (the
    deck as it lay) or suggested (the suggested build, or a ready-made deck)."""

    by = serializers.CharField()


class OfferedSeen(LaidSeen):
    """A deck that the seat may register: one that is kept, or a ready-made one."""

    key = serializers.CharField(allow_null=True)
    revision = serializers.IntegerField(allow_null=True)
    legal = serializers.BooleanField()
    faults = DeckFaultOut(many=True)


class BuildSeen(serializers.Serializer):
    """The Build stage as a seat may know it. `pool` is what it drafted, null without a draft.

    `overdue` is what is registered at the hour `due` for whoever is late: the suggested build, the
    deck that lies in the builder where it is legal, or at a table without a draft a ready-made one.
    """

    table = serializers.CharField()
    name = serializers.CharField()
    stage = serializers.CharField()
    place = serializers.IntegerField()
    revision = serializers.IntegerField()
    host = serializers.BooleanField()
    paused = serializers.BooleanField()
    pause_reason = serializers.CharField(allow_blank=True)
    rules = serializers.CharField()
    set = serializers.CharField()
    seats = BuilderSeen(many=True)
    game = serializers.IntegerField(allow_null=True)
    seat = serializers.IntegerField(allow_null=True)
    due = serializers.DateTimeField(allow_null=True)
    overdue = serializers.ChoiceField([*OVERDUES, "ready"])
    over = serializers.BooleanField()
    log = serializers.CharField(allow_null=True)
    pool = Ids(allow_null=True)
    epics = Ids()
    registered = RegisteredSeen(allow_null=True)
    deck = OfferedSeen(allow_null=True)
    own = OfferedSeen(many=True)
    ready = OfferedSeen(many=True)
