"""The shapes of what comes after a battle, and of boards, in the API."""

from rest_framework import serializers

from battle.serializers import ToldSeen
from battle.view_shapes import ViewSeen
from drafts.rules.box import RULES


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


class SeatingSent(serializers.Serializer):
    """Who plays: a name, the own seat (null: every seat, alone), and the bots' level."""

    name = serializers.CharField(max_length=30)
    seat = serializers.IntegerField(allow_null=True, default=None)
    level = serializers.CharField(default="greedy")


class PlayOnSent(SeatingSent):
    """Who plays on, from which step of whose eyes."""

    eyes = serializers.IntegerField(default=-1)
    at = serializers.IntegerField(default=1)


class BoardSent(serializers.Serializer):
    """A board: a position in the shape of its TOML files, and for a puzzle its goal."""

    name = serializers.CharField(max_length=60)
    position = serializers.JSONField()
    goal = serializers.IntegerField(allow_null=True, default=None)


class BoardSeen(BoardSent):
    """A board with its key."""

    key = serializers.CharField()


class FiguresWish(serializers.Serializer):
    """Which figures: of a set, a format, and of games with people or of bots alone."""

    set = serializers.CharField(default="blaze")
    format = serializers.ChoiceField(RULES, default="standard")
    who = serializers.ChoiceField(["people", "bots"], default="people")


class CardCounted(serializers.Serializer):
    """What was counted of a card: see the site's page of statistics."""

    card = serializers.CharField(source="card.id")
    picked = serializers.IntegerField()
    mean_pick = serializers.FloatField(allow_null=True)
    decks = serializers.IntegerField()
    life = serializers.IntegerField()
    played = serializers.IntegerField()
    won = serializers.IntegerField(source="share.won")
    games = serializers.IntegerField(source="share.games")
