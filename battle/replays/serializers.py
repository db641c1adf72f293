"""The shapes of what comes after a battle in the API."""

from rest_framework import serializers

from battle.positions.serializers import SeatingSent
from battle.serializers import ToldSeen
from battle.view_shapes import ViewSeen


class TurnMarkSeen(serializers.Serializer):
    """Where a turn begins: its number, whose it is, and its first step."""

    number = serializers.IntegerField()
    seat = serializers.IntegerField()
    at = serializers.IntegerField()


class StepSeen(serializers.Serializer):
    """What was told at a step."""

    at = serializers.IntegerField()
    told = ToldSeen()


class MomentWish(serializers.Serializer):
    """A moment of a replay: through whose eyes (-1: of who watches), and at which step from 1."""

    eyes = serializers.IntegerField(required=False, help_text="A seat number; -1 who watches.")
    at = serializers.IntegerField(required=False, help_text="The step, counted from 1.")


class ReplaySeen(serializers.Serializer):
    """A battle at one step, through one pair of eyes (-1: of who watches).

    `open` are the eyes open to the bearer, `steps` those of the step's turn, up to `last`.
    """

    key = serializers.CharField()
    names = serializers.ListField(child=serializers.CharField())
    over = serializers.BooleanField()
    outcome = serializers.CharField(allow_blank=True)
    winner = serializers.IntegerField(allow_null=True)
    eyes = serializers.IntegerField()
    open = serializers.ListField(child=serializers.IntegerField())
    at = serializers.IntegerField()
    last = serializers.IntegerField()
    view = ViewSeen()
    steps = StepSeen(many=True)
    turns = TurnMarkSeen(many=True)


class RecordSent(serializers.Serializer):
    """The record of a battle, as it was saved."""

    record = serializers.JSONField()


class KeyGiven(serializers.Serializer):
    """The key of what is kept now."""

    key = serializers.CharField()


class PlayOnSent(SeatingSent):
    """Who plays on, from which step of whose eyes."""

    eyes = serializers.IntegerField(default=-1)
    at = serializers.IntegerField(default=1)


class LaidOut(serializers.Serializer):
    """The decks of a seat as they were before the shuffle."""

    main = serializers.ListField(child=serializers.CharField())
    life = serializers.ListField(child=serializers.CharField())
    epic = serializers.CharField()


class ProofSeen(serializers.Serializer):
    """What to check the shuffles of a battle with, and what the site itself finds wrong.

    `commitment` was shown from the start; `hands` are the first of each seat. How the one follows
    from the others stands in `battle/rules/fair.py`.
    """

    commitment = serializers.CharField()
    salt = serializers.CharField()
    seed = serializers.CharField()
    format = serializers.CharField()
    first = serializers.IntegerField()
    decks = LaidOut(many=True)
    hands = serializers.ListField(child=serializers.ListField(child=serializers.CharField()))
    faults = serializers.ListField(child=serializers.CharField())
