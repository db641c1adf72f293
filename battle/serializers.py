"""The shapes of battles in the API; what is possible is decided by the rules."""

from rest_framework import serializers

from battle.bots.players import PLAYERS
from battle.rules.agreement import TIME_OUTS, UNDOS, WATCHES
from battle.view_shapes import ViewSeen
from drafts.rules.box import RULES

MOST_OPTIONS = 200


class QuietSent(serializers.Serializer):
    """Hours in which the clock stands still, in minutes after midnight of a zone."""

    start = serializers.IntegerField()
    end = serializers.IntegerField()
    zone = serializers.CharField(max_length=60, default="UTC")


class AgreementSent(serializers.Serializer):
    """How a battle is played; see `battle.rules.agreement.Agreement`. Times are in seconds."""

    seconds = serializers.IntegerField(allow_null=True, required=False)
    reserve = serializers.IntegerField(required=False)
    increment = serializers.IntegerField(required=False)
    quiet = QuietSent(allow_null=True, required=False)
    time_out = serializers.ChoiceField(TIME_OUTS, required=False)
    warning = serializers.IntegerField(required=False)
    undo = serializers.ChoiceField(UNDOS, required=False)
    leaving = serializers.ChoiceField(TIME_OUTS, required=False)
    bots = serializers.ChoiceField(list(PLAYERS), required=False)
    watch = serializers.ChoiceField(WATCHES, required=False)
    delay = serializers.IntegerField(required=False)


class BattleWish(serializers.Serializer):
    """A battle at once against bots, with ready-made decks: `levels` has one for each bot."""

    name = serializers.CharField(max_length=30)
    format = serializers.ChoiceField(RULES, default="standard")
    set = serializers.CharField(max_length=200, default="blaze")
    levels = serializers.ListField(child=serializers.CharField(max_length=20), max_length=8)
    agreement = AgreementSent(required=False)


class AnswerSent(serializers.Serializer):
    """The answer to a choice: the places of options in its list. Sent twice it counts once."""

    battle = serializers.IntegerField()
    choice = serializers.IntegerField()
    picks = serializers.ListField(child=serializers.IntegerField(), max_length=MOST_OPTIONS)


class PlayerSeen(serializers.Serializer):
    """Who plays a seat; `reserve` is in seconds."""

    place = serializers.IntegerField()
    name = serializers.CharField()
    bot = serializers.CharField(allow_blank=True)
    reserve = serializers.FloatField()


class LineSeen(serializers.Serializer):
    """One thing that happened; what is left out is -1, 0, empty or nobody."""

    what = serializers.CharField()
    seat = serializers.IntegerField(required=False)
    cards = serializers.ListField(child=serializers.CharField(), required=False)
    n = serializers.IntegerField(required=False)
    other = serializers.IntegerField(required=False)
    word = serializers.CharField(required=False)


class ToldSeen(serializers.Serializer):
    """What the viewer was told at once."""

    number = serializers.IntegerField()
    turn = serializers.IntegerField()
    at = serializers.DateTimeField()
    lines = LineSeen(many=True)


class WaitsSeen(serializers.Serializer):
    """Whom the battle waits for, since when and until when."""

    seat = serializers.IntegerField()
    since = serializers.DateTimeField(allow_null=True)
    until = serializers.DateTimeField(allow_null=True)


class RequestSeen(serializers.Serializer):
    """What a seat asks the others to agree to; `agreed` are the seats that did."""

    number = serializers.IntegerField()
    kind = serializers.CharField()
    seat = serializers.IntegerField()
    choice = serializers.IntegerField()
    agreed = serializers.ListField(child=serializers.IntegerField())


class UndoableSeen(serializers.Serializer):
    """A choice to go back to."""

    choice = serializers.IntegerField()
    free = serializers.BooleanField()


class MaySeen(serializers.Serializer):
    """What the viewer may do beside answering."""

    undo = UndoableSeen(many=True)
    concede = serializers.BooleanField()
    ask = serializers.BooleanField()


class BattleSeen(serializers.Serializer):
    """A battle through the eyes of a seat."""

    table = serializers.CharField()
    name = serializers.CharField()
    stage = serializers.CharField()
    battle = serializers.IntegerField()
    seat = serializers.IntegerField()
    seats = PlayerSeen(many=True)
    view = ViewSeen()
    revision = serializers.IntegerField()
    log = ToldSeen(many=True)
    waits = WaitsSeen(allow_null=True)
    requests = RequestSeen(many=True)
    orders = serializers.ListField(child=serializers.JSONField())
    agreement = AgreementSent()
    may = MaySeen()
    commitment = serializers.CharField()
    notes = serializers.CharField(allow_blank=True)
    paused = serializers.BooleanField()
    over = serializers.BooleanField()
