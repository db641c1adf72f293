"""The shapes of what a seat sees of a battle, as `Game.view` gives it: for the API's description.

Seats are numbered clockwise from 0. A card's `number` is the viewer's own name for it while it
stays where it is; `card` is the id of a printed card and stands only where the viewer knows it.
"""

from rest_framework import serializers


class CardSeen(serializers.Serializer):
    """A card in a place of its own."""

    number = serializers.IntegerField()
    card = serializers.CharField(required=False)


class KnownSeen(serializers.Serializer):
    """A card of a hidden pile whose place the viewer knows, counted from the bottom."""

    at = serializers.IntegerField()
    card = serializers.CharField()


class ZoneSeen(serializers.Serializer):
    """A zone. Open ones show `cards`; hidden ones `known` places and cards somewhere `among`."""

    count = serializers.IntegerField()
    cards = CardSeen(many=True, required=False)
    known = KnownSeen(many=True, required=False)
    among = serializers.ListField(child=serializers.CharField(), required=False)


class OptionSeen(serializers.Serializer):
    """Something that can be chosen. `n` is a number, or a second card."""

    do = serializers.CharField()
    card = CardSeen(required=False)
    seat = serializers.IntegerField(required=False)
    n = serializers.JSONField(required=False)
    more = serializers.ListField(child=serializers.IntegerField(), required=False)


class ChoiceSeen(serializers.Serializer):
    """What the battle waits for: `seat` for everybody, and the rest for the seat that is asked.

    Answer with the places of `least` to `most` options, in order where `ordered`. `text` is the
    sentence of a card that asks, `source` the number of that card, `asks` what is asked of it.
    `lines` has the sentence of each option that is one, `events` what a moment is about. Of what is
    picked one by one, `so_far` are the cards picked already, `left` what Costs still add up to.
    """

    seat = serializers.IntegerField()
    number = serializers.IntegerField(required=False)
    kind = serializers.CharField(required=False)
    least = serializers.IntegerField(required=False)
    most = serializers.IntegerField(required=False)
    ordered = serializers.BooleanField(required=False)
    text = serializers.CharField(required=False, allow_blank=True)
    source = serializers.IntegerField(required=False)
    options = OptionSeen(many=True, required=False)
    asks = serializers.JSONField(required=False)
    lines = serializers.ListField(child=serializers.CharField(), required=False)
    events = serializers.ListField(child=serializers.JSONField(), required=False)
    so_far = CardSeen(many=True, required=False)
    left = serializers.IntegerField(required=False)


class ChangeSeen(serializers.Serializer):
    """What another card changes: about what, by how much (`n`) or to what (`to`), until when."""

    about = serializers.CharField()
    by = serializers.CharField(allow_blank=True)
    n = serializers.IntegerField(required=False)
    to = serializers.IntegerField(required=False)
    word = serializers.CharField(required=False)
    until = serializers.CharField()


class PieceSeen(serializers.Serializer):
    """A card on a Battlefield as it is now. `number` is the same for everybody here."""

    power = serializers.IntegerField()
    cost = serializers.IntegerField()
    auras = serializers.ListField(child=serializers.CharField())
    kinds = serializers.ListField(child=serializers.CharField())
    rested = serializers.BooleanField()
    fresh = serializers.BooleanField()
    on = serializers.IntegerField()
    number = serializers.IntegerField()
    souls = serializers.ListField(child=serializers.CharField())
    lines = serializers.ListField(child=serializers.CharField())
    changes = ChangeSeen(many=True)

    def get_fields(self) -> dict[str, serializers.Field]:
        # No attribute of a class can be called `break`.
        return {**super().get_fields(), "break": serializers.IntegerField()}


class WallSeen(serializers.Serializer):
    """A Wall between `near` (on its left) and `far`, `at` spaces from the end of `near`."""

    near = serializers.IntegerField()
    far = serializers.IntegerField()
    spaces = serializers.IntegerField()
    at = serializers.IntegerField()
    gone = serializers.BooleanField()


class TurnSeen(serializers.Serializer):
    """Whose turn it is."""

    number = serializers.IntegerField()
    seat = serializers.IntegerField()
    phase = serializers.CharField()


class PriceSeen(serializers.Serializer):
    """What a card of the own Hand costs now, where that differs from what is printed."""

    number = serializers.IntegerField()
    cost = serializers.IntegerField()


class WishesSeen(serializers.Serializer):
    """What the viewer asked for: to choose payments, and the moments to be asked at."""

    payment = serializers.BooleanField()
    stops = serializers.ListField(child=serializers.CharField())


class ViewSeen(serializers.Serializer):
    """Everything the viewer may know. Lists are by seat; colours in the order of the game's set.

    `stack` is what goes on, the last resolves first; `wishes` and `prices` are only there for a
    seat. `sent` is how many cards wait in the Judgment Area for their place.
    """

    seat = serializers.IntegerField()
    zones = serializers.ListField(child=serializers.DictField(child=ZoneSeen()))
    choice = ChoiceSeen(allow_null=True)
    winner = serializers.IntegerField(allow_null=True)
    over = serializers.CharField(allow_blank=True)
    can_undo = serializers.BooleanField()
    format = serializers.CharField()
    moments = serializers.ListField(child=serializers.CharField())
    left = serializers.ListField(child=serializers.IntegerField())
    turn = TurnSeen()
    walls = WallSeen(many=True)
    counters = serializers.ListField(child=serializers.IntegerField())
    active = serializers.ListField(child=serializers.ListField(child=serializers.IntegerField()))
    rested = serializers.ListField(child=serializers.ListField(child=serializers.IntegerField()))
    sent = serializers.IntegerField()
    battlefield = serializers.ListField(child=PieceSeen(many=True))
    stack = serializers.ListField(child=serializers.JSONField())
    goals = serializers.ListField(child=serializers.IntegerField())
    wishes = WishesSeen(required=False)
    prices = PriceSeen(many=True, required=False)
