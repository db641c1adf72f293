"""The shapes of drafts in the API; what is possible is decided by the rules."""

from rest_framework import serializers

from drafts.rules.box import RULES
from drafts.rules.moves import BYS, ZONES
from drafts.rules.wishes import OVERDUES
from drafts.table.services import MOST_NOTES


class Quiet(serializers.Serializer):
    """Hours of the night in which clocks stand still: minutes after midnight, and a time zone."""

    start = serializers.IntegerField(min_value=0, max_value=1439)
    end = serializers.IntegerField(min_value=0, max_value=1439)
    zone = serializers.CharField(max_length=60, default="UTC")


class Terms(serializers.Serializer):
    """How a table drafts; see `drafts.rules.wishes.Wishes`. Times are seconds, delays minutes; a
    time that is null has no limit. `box` is where the packs come from."""

    rules = serializers.ChoiceField(RULES, default="standard")
    set = serializers.CharField(max_length=200, default="blaze")
    spread = serializers.ChoiceField(["box", "checked", "even"], default="checked")
    seats = serializers.IntegerField(required=False)
    seconds = serializers.IntegerField(default=75, allow_null=True)
    first_extra = serializers.IntegerField(default=0)
    bots = serializers.ChoiceField(
        ["novice", "regular", "expert"], default="regular", allow_null=True
    )
    review = serializers.ChoiceField(["always", "between-rounds"], default="always")
    watch = serializers.ChoiceField(["nobody", "table", "hands"], default="nobody")
    delay = serializers.IntegerField(default=10)
    quiet = Quiet(required=False, default=None, allow_null=True)
    logs = serializers.ChoiceField(["over", "host"], default="over")
    box = serializers.CharField(required=False, default="", allow_blank=True, max_length=22)
    build = serializers.IntegerField(required=False, allow_null=True)
    overdue = serializers.ChoiceField(OVERDUES, default="suggested")


class DraftWish(Terms):
    """A table to open. Without a name it is called after its host; without `build` the time for the
    Build goes with the pace of the draft.

    `box` is one that you keep, with its secret in the header if need be: the table plays its closed
    games, and rules, set and spread are the box's. From then on you can no longer take its games.
    """

    name = serializers.CharField(max_length=60, allow_blank=True, default="")
    host_name = serializers.CharField(max_length=30)


class TableTerms(Terms):
    """A table as whoever thinks of sitting down is told of it."""

    table = serializers.CharField()
    name = serializers.CharField()
    stage = serializers.CharField()


class JoinWish(serializers.Serializer):
    """The secret of the join link, and a name."""

    join = serializers.CharField(max_length=60)
    name = serializers.CharField(max_length=30)


class TakeSent(serializers.Serializer):
    """A pick. Sent twice it is made once."""

    game = serializers.IntegerField()
    pack = serializers.IntegerField()
    number = serializers.IntegerField()
    cards = serializers.ListField(child=serializers.CharField(max_length=100), max_length=13)
    zones = serializers.ListField(
        child=serializers.ChoiceField(ZONES), required=False, max_length=13
    )


class MarkSent(serializers.Serializer):
    """Cards to take when the time runs out; none to unmark."""

    game = serializers.IntegerField()
    pack = serializers.IntegerField()
    number = serializers.IntegerField()
    cards = serializers.ListField(child=serializers.CharField(max_length=100), max_length=13)


class ChooseSent(serializers.Serializer):
    """A face-down pack of DUEL."""

    game = serializers.IntegerField()
    round = serializers.IntegerField()
    pack = serializers.IntegerField()


class LaySent(serializers.Serializer):
    """Where a card taken before is laid; `place` counts the cards in the order taken, from 1."""

    game = serializers.IntegerField()
    place = serializers.IntegerField()
    zone = serializers.ChoiceField(ZONES)


class ReadySent(serializers.Serializer):
    """Whether the seat can start."""

    ready = serializers.BooleanField()


class BotSent(serializers.Serializer):
    """Whether a bot drafts for the seat `other`, without it for one's own."""

    bot = serializers.BooleanField()
    other = serializers.IntegerField(required=False)


class PauseSent(serializers.Serializer):
    """Why the clock stands still."""

    reason = serializers.CharField(max_length=200, allow_blank=True, default="")


class SeatSeen(serializers.Serializer):
    """A seat as everybody sees it; the fields from `seat` on only while it drafts."""

    place = serializers.IntegerField(allow_null=True)
    name = serializers.CharField()
    bot = serializers.CharField(allow_blank=True)
    ready = serializers.BooleanField()
    seat = serializers.IntegerField(allow_null=True)
    round = serializers.IntegerField(allow_null=True)
    taken = serializers.IntegerField(allow_null=True)
    packs = serializers.ListField(child=serializers.IntegerField(), allow_null=True)
    direction = serializers.IntegerField(allow_null=True)
    acting = serializers.BooleanField(allow_null=True)


class HandSeen(serializers.Serializer):
    """The cards to take from, and how many are taken."""

    round = serializers.IntegerField()
    pack = serializers.IntegerField()
    number = serializers.IntegerField()
    cards = serializers.ListField(child=serializers.CharField())
    take = serializers.IntegerField()


class ChoosingSeen(serializers.Serializer):
    """The face-down packs to choose from."""

    round = serializers.IntegerField()
    packs = serializers.ListField(child=serializers.IntegerField())


class KeptSeen(serializers.Serializer):
    """A card taken and where it is laid."""

    card = serializers.CharField()
    zone = serializers.ChoiceField(ZONES)


class NotesSent(serializers.Serializer):
    """A player's own notes."""

    notes = serializers.CharField(max_length=MOST_NOTES, allow_blank=True, trim_whitespace=False)


class MoveTold(serializers.Serializer):
    """A move as everybody was told of it; `number` is null for a face-down pack that was opened."""

    name = serializers.CharField()
    round = serializers.IntegerField()
    pack = serializers.IntegerField()
    number = serializers.IntegerField(allow_null=True)
    by = serializers.ChoiceField(BYS)


class DraftSeen(serializers.Serializer):
    """The table through the eyes of a seat, or of a watcher (`place` and `revision` null).

    `told` are the latest moves, the last one first; `notes` are the seat's own.
    """

    table = serializers.CharField()
    name = serializers.CharField()
    stage = serializers.CharField()
    place = serializers.IntegerField(allow_null=True)
    revision = serializers.IntegerField(allow_null=True)
    host = serializers.BooleanField()
    paused = serializers.BooleanField()
    pause_reason = serializers.CharField(allow_blank=True)
    rules = serializers.CharField()
    set = serializers.CharField()
    box = serializers.CharField()
    seats = SeatSeen(many=True)
    told = MoveTold(many=True)
    game = serializers.IntegerField(allow_null=True)
    log = serializers.CharField(allow_null=True)
    over = serializers.BooleanField()
    seat = serializers.IntegerField(allow_null=True)
    due = serializers.DateTimeField(allow_null=True)
    face_down = serializers.ListField(child=serializers.IntegerField())
    epics = serializers.ListField(child=serializers.CharField())
    hand = HandSeen(allow_null=True)
    choosing = ChoosingSeen(allow_null=True)
    mark = serializers.ListField(child=serializers.CharField(), allow_null=True)
    pool = KeptSeen(many=True, allow_null=True)
    notes = serializers.CharField(allow_blank=True)


class OpenSeatSeen(serializers.Serializer):
    """A seat with its cards laid open: what it takes from, and what it took."""

    seat = serializers.IntegerField()
    hand = serializers.ListField(child=serializers.CharField())
    pool = serializers.ListField(child=serializers.CharField())


class DraftWatched(DraftSeen):
    """A draft as a watcher sees it; `open` are open hands, none where the host shows none."""

    open = OpenSeatSeen(many=True)
