"""The shapes of battles in the API; what is possible is decided by the rules."""

from rest_framework import serializers

from battle.bots.players import PLAYERS
from battle.rules.agreement import TIME_OUTS, UNDOS
from battle.rules.consent import KINDS
from battle.view_shapes import ChangeSeen, ViewSeen
from drafts.rules.box import RULES
from drafts.rules.wishes import WATCHES

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


class BattleNamed(serializers.Serializer):
    """The number of a battle at its table."""

    battle = serializers.IntegerField()


class UndoSent(BattleNamed):
    """A choice of one's own to go back to, from `may.undo`."""

    choice = serializers.IntegerField()


class AskSent(BattleNamed):
    """What the others are asked for; `choice` is the one to go back to, for "undo"."""

    kind = serializers.ChoiceField(KINDS)
    choice = serializers.IntegerField(default=0)


class ReplySent(BattleNamed):
    """Yes or no to the request of this number."""

    number = serializers.IntegerField()
    yes = serializers.BooleanField()


class OrderSent(BattleNamed):
    """A standing order, by its `type`.

    {"type": "always", "line": a card's line, "do": "yes", "no", "stack" or "pass"};
    {"type": "pass"}: pass until something concerns me; {"type": "shadow", "card": its number}: use
    it as soon as it can be; {"type": "block", "when": "never", "win" or "life"}.
    """

    order = serializers.DictField()


class WishSent(BattleNamed):
    """Whether to choose every payment, and the moments at which not to be asked for Shadows."""

    payment = serializers.BooleanField(default=False)
    passed = serializers.ListField(
        child=serializers.CharField(max_length=200), default=list, max_length=100
    )


class TextSent(BattleNamed):
    """Words of one's own."""

    text = serializers.CharField(allow_blank=True, max_length=4000, trim_whitespace=False)


class SaySent(BattleNamed):
    """Something to say; `once` is a key of the sender's own."""

    text = serializers.CharField(max_length=500)
    once = serializers.CharField(max_length=40, required=False)


class MuteSent(serializers.Serializer):
    """Whose chat not to read."""

    place = serializers.IntegerField()
    muted = serializers.BooleanField()


class HandAsked(serializers.Serializer):
    """Who is asked whether watchers may see their hand."""

    place = serializers.IntegerField()
    agreed = serializers.BooleanField()


class YesSent(serializers.Serializer):
    """Yes, or no longer."""

    yes = serializers.BooleanField()


class BotWish(serializers.Serializer):
    """Whether a bot plays for the place `other`, without it for one's own."""

    bot = serializers.BooleanField()
    other = serializers.IntegerField(required=False)


class NewsWish(serializers.Serializer):
    """Which news: before a number, or after one."""

    before = serializers.IntegerField(required=False, help_text="News before this number.")
    after = serializers.IntegerField(required=False, help_text="News after this number.")


class OwnBattle(serializers.Serializer):
    """A battle of one's own: where, as which seat, against whom, and how it stands."""

    table = serializers.CharField(source="seat.table.key")
    place = serializers.IntegerField(source="seat.place")
    battle = serializers.IntegerField(source="battle.number")
    replay = serializers.CharField(source="battle.key")
    seat = serializers.IntegerField(source="number")
    names = serializers.ListField(child=serializers.CharField())
    ended = serializers.BooleanField()
    won = serializers.BooleanField()


class LookedSeen(serializers.Serializer):
    """A card looked at closely; `card` is empty for one that the viewer does not know.

    `reasons` say why it can't be used now.
    """

    card = serializers.CharField(allow_blank=True)
    zone = serializers.CharField()
    now = serializers.DictField(allow_null=True)
    souls = serializers.ListField(child=serializers.CharField())
    changes = ChangeSeen(many=True)
    reasons = serializers.ListField(child=serializers.CharField())


class RemarkSeen(serializers.Serializer):
    """A line of the chat."""

    seat = serializers.IntegerField()
    text = serializers.CharField()
    at = serializers.DateTimeField()


class PlayerSeen(serializers.Serializer):
    """Who plays a seat. `reserve` is in seconds; `warned`: whether time ran out for it before.

    `away`: whether a bot plays, or answered last, for the person whose seat it is.
    """

    place = serializers.IntegerField()
    name = serializers.CharField()
    bot = serializers.CharField(allow_blank=True)
    away = serializers.BooleanField()
    reserve = serializers.FloatField()
    warned = serializers.BooleanField()


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


class TaskSeen(serializers.Serializer):
    """What a puzzle asks for: so much Gained Life of the solver before their turn ends.

    `outcome` is "open", "solved" or "failed".
    """

    goal = serializers.IntegerField()
    solver = serializers.IntegerField()
    outcome = serializers.CharField()


class BattleSeen(serializers.Serializer):
    """A battle through the eyes of a seat. `replay` is the key of its replay, once that is open."""

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
    said = RemarkSeen(many=True)
    muted = serializers.ListField(child=serializers.IntegerField())
    agreement = AgreementSent()
    may = MaySeen()
    commitment = serializers.CharField()
    replay = serializers.CharField(allow_blank=True)
    task = TaskSeen(allow_null=True)
    notes = serializers.CharField(allow_blank=True)
    paused = serializers.BooleanField()
    over = serializers.BooleanField()


class OpenHandSeen(serializers.Serializer):
    """The cards that a seat of the battle had in Hand."""

    seat = serializers.IntegerField()
    cards = serializers.ListField(child=serializers.CharField())


class WatchedSeen(serializers.Serializer):
    """A battle as a watcher sees it. `hands` are those of all seats some minutes ago."""

    battle = BattleSeen()
    hands = OpenHandSeen(many=True)
