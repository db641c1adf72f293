"""The shapes of boxes and packs in the API; what is possible is decided by the rules."""

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from drafts.bans import BansShown
from drafts.models import BoxGame
from drafts.rules.bans import STATES, UNDER


class BoxWish(serializers.Serializer):
    """What a box is made from. Without a seed it is sealed; without a count all packs are used."""

    set = serializers.CharField(max_length=200)
    rules = serializers.CharField(max_length=20, default="standard")
    spread = serializers.CharField(max_length=20, default="checked")
    seed = serializers.CharField(
        default="", allow_blank=True, trim_whitespace=False, max_length=10_000
    )
    count = serializers.IntegerField(min_value=1, max_value=10_000, default=None, allow_null=True)


class Game(serializers.Serializer):
    """A game of a sealed box, packs `first` to `last`; its salt once it is revealed."""

    number = serializers.IntegerField()
    first = serializers.IntegerField()
    last = serializers.IntegerField()
    state = serializers.ChoiceField(BoxGame.State.choices)
    commitment = serializers.CharField()
    salt = serializers.CharField(allow_blank=True)
    taken = serializers.DateTimeField(allow_null=True)
    revealed = serializers.DateTimeField(allow_null=True)


class Box(serializers.Serializer):
    """A box as this viewer may know it; `seed` and `left` are null before its last reveal.

    `at_table` says that its keeper gave it to a table, which takes and reveals its games.
    """

    id = serializers.CharField()
    set = serializers.CharField(source="card_set.key")
    rules = serializers.CharField()
    bans = serializers.ListField(child=serializers.CharField())
    spread = serializers.CharField()
    version = serializers.IntegerField()
    sealed = serializers.BooleanField()
    made = serializers.DateTimeField()
    count = serializers.IntegerField()
    keeper = serializers.BooleanField()
    at_table = serializers.BooleanField()
    next_game = serializers.IntegerField(allow_null=True)
    games = Game(many=True)
    seed = serializers.CharField(source="whole.seed", default=None)
    left = serializers.ListField(source="whole.left", child=serializers.CharField(), default=None)


class NewBox(Box):
    """A box that was just made, with the keeper's token: it is shown this once."""

    token = serializers.CharField()


class KeeperSecret(serializers.Serializer):
    """The keeper's token of a box."""

    token = serializers.CharField(max_length=60)


class GameListed(serializers.Serializer):
    """How far a game of a box is."""

    number = serializers.IntegerField()
    state = serializers.ChoiceField(BoxGame.State.choices)


class BoxListed(serializers.Serializer):
    """A box in the list of those that one keeps."""

    id = serializers.CharField(source="box.public_id")
    set = serializers.CharField(source="card_set.key")
    rules = serializers.CharField(source="box.rules")
    spread = serializers.CharField(source="box.spread")
    sealed = serializers.BooleanField(source="box.sealed")
    made = serializers.DateTimeField(source="box.made")
    count = serializers.IntegerField(source="box.count")
    games = GameListed(source="box.games.all", many=True)


class Pack(serializers.Serializer):
    """A pack, its cards as ids in their order."""

    number = serializers.IntegerField()
    cards = serializers.SerializerMethodField()

    def get_cards(self, pack: object) -> list[str]:
        return [card.id for card in pack.cards]


class Packs(serializers.Serializer):
    """The packs of a box that this viewer may read, of `count` in all."""

    id = serializers.CharField()
    set = serializers.CharField(source="card_set.key")
    count = serializers.IntegerField()
    packs = Pack(many=True)


class BannedCard(serializers.Serializer):
    """A banned name, and the numbers of its printings."""

    name = serializers.CharField()
    ids = serializers.ListField(child=serializers.CharField())


class BannedList(serializers.Serializer):
    """A dated list of banned cards. Without `rules` it holds under all, without `set` in all sets.

    It holds from the day `since` on, before the day `until`: null where no other follows.
    """

    state = serializers.ChoiceField(STATES, source="standing.state")
    rules = serializers.ChoiceField(UNDER, source="ban_list.rules", allow_null=True)
    set = serializers.CharField(source="ban_list.set", allow_null=True)
    since = serializers.DateField(source="ban_list.since")
    until = serializers.DateField(source="standing.until", allow_null=True)
    reason = serializers.CharField(allow_blank=True)
    cards = serializers.SerializerMethodField()

    @extend_schema_field(BannedCard(many=True))
    def get_cards(self, shown: BansShown) -> list[dict[str, object]]:
        named = shown.cards.items()
        return [{"name": name, "ids": [card.id for card in cards]} for name, cards in named]


class Fault(serializers.Serializer):
    """One thing that is wrong: a code, its sentence, and where and how as parameters."""

    code = serializers.CharField()
    message = serializers.CharField()
    params = serializers.DictField()


class Verdict(serializers.Serializer):
    """What is wrong with packs or with a reveal, and what another spread would not allow."""

    ok = serializers.BooleanField()
    kind = serializers.ChoiceField(["packs", "reveal"])
    faults = Fault(many=True)
    remarks = Fault(many=True)
