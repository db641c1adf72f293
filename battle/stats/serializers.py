"""The shapes of statistics in the API; see the site's pages of statistics for what is counted."""

from rest_framework import serializers

from drafts.rules.box import RULES


class GamesWish(serializers.Serializer):
    """Which games count: of a format, and with people or of bots alone."""

    format = serializers.ChoiceField(RULES, default="standard")
    who = serializers.ChoiceField(["people", "bots"], default="people")


class FiguresWish(GamesWish):
    """Which figures: of a set as well."""

    set = serializers.CharField(default="blaze")


class CardCounted(serializers.Serializer):
    """What was counted of a card."""

    card = serializers.CharField(source="card.id")
    picked = serializers.IntegerField()
    mean_pick = serializers.FloatField(allow_null=True)
    decks = serializers.IntegerField()
    life = serializers.IntegerField()
    played = serializers.IntegerField()
    won = serializers.IntegerField(source="share.won")
    games = serializers.IntegerField(source="share.games")


class CardPicked(CardCounted):
    """A card in full: `picks` says how often it was taken first, second, … of its pack."""

    picks = serializers.ListField(child=serializers.IntegerField())


class ShareSeen(serializers.Serializer):
    """How many of so many decided battles were won; the true share lies between `low` and `high`
    in nine cases of ten, in percent."""

    won = serializers.IntegerField()
    games = serializers.IntegerField()
    low = serializers.FloatField()
    high = serializers.FloatField()


class PlayerCounted(serializers.Serializer):
    """How a player's battles ended, by format."""

    name = serializers.CharField(allow_blank=True)
    shares = serializers.DictField(child=ShareSeen())
    drawn = serializers.IntegerField()


class PickedOften(serializers.Serializer):
    """A card, and how often it was picked."""

    card = serializers.CharField()
    times = serializers.IntegerField()


class UsedOften(ShareSeen):
    """A card, and how the Main Decks with it fared."""

    card = serializers.CharField()


class ResultSeen(serializers.Serializer):
    """How a battle ended; `won` is null where it was drawn, `replay` the key of its replay."""

    replay = serializers.CharField(source="battle.key")
    names = serializers.ListField(child=serializers.CharField(), source="battle.names")
    ended = serializers.DateTimeField(source="ended_at")
    won = serializers.BooleanField(allow_null=True)


class OwnCounted(PlayerCounted):
    """Everything counted of oneself; `public` is whether everybody may read the battles' ends."""

    picked = PickedOften(many=True)
    cards = UsedOften(many=True)
    results = ResultSeen(many=True)
    public = serializers.BooleanField()


class PublicSent(serializers.Serializer):
    """Whether everybody may read how one's battles ended."""

    public = serializers.BooleanField()
