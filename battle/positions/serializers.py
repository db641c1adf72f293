"""The shapes of boards that somebody sets up, and of puzzles, in the API."""

from rest_framework import serializers


class SeatingSent(serializers.Serializer):
    """Who plays: a name, the own seat (null: every seat, alone), and the bots' level."""

    name = serializers.CharField(max_length=30)
    seat = serializers.IntegerField(allow_null=True, default=None)
    level = serializers.CharField(default="greedy")


class PositionSent(serializers.Serializer):
    """A position in the shape of its TOML files, and for a puzzle its goal."""

    position = serializers.JSONField()
    goal = serializers.IntegerField(allow_null=True, default=None)


class BoardSent(PositionSent):
    """A board to keep."""

    name = serializers.CharField(max_length=60)


class BoardSeen(BoardSent):
    """A board with its key."""

    key = serializers.CharField()


class PuzzleSeen(PositionSent):
    """A puzzle of the site; its goal is the Gained Life to have by the end of the turn."""

    slug = serializers.CharField()
    title = serializers.CharField()
    text = serializers.CharField()
