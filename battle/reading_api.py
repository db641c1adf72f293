"""What the referee reads of a card, and how it rules, for programs."""

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from battle.readings import readings
from battle.rulings import rulings
from battle.shown import plain
from cards import selectors
from cards.rules.card import Card


class LineReadSeen(serializers.Serializer):
    """A line of a card: `before` is what is read of it, `unread` what is carried out by hand.

    `nearest` is the known sentence nearest to what is not read.
    """

    before = serializers.CharField(allow_blank=True)
    unread = serializers.CharField(allow_blank=True)
    nearest = serializers.CharField(allow_blank=True)


class RulingSeen(serializers.Serializer):
    """One question settled, in English and in Japanese."""

    id = serializers.CharField()
    says = serializers.CharField()
    says_ja = serializers.CharField()


class GroupSeen(serializers.Serializer):
    """Rulings on one subject."""

    title = serializers.CharField()
    title_ja = serializers.CharField()
    ruling = RulingSeen(many=True)


def read_of(card: Card) -> Response:
    """Every line of a card as the referee reads it."""
    return Response(plain(readings(card)))


class CardReading(APIView):
    """What the referee reads of an official card."""

    @extend_schema(responses=LineReadSeen(many=True))
    def get(self, request: Request, slug: str) -> Response:
        """Line by line."""
        return read_of(selectors.card(slug))


class ListCardReading(APIView):
    """What the referee reads of a card of a player's list."""

    @extend_schema(responses=LineReadSeen(many=True))
    def get(self, request: Request, key: str, number: int, place: int) -> Response:
        """Line by line, of the card at this place of a version of the list."""
        _list, card = selectors.list_card(key, number, place)
        return read_of(card)


class RulingList(APIView):
    """What holds where the rulebook leaves a question open."""

    @extend_schema(responses=GroupSeen(many=True))
    def get(self, request: Request) -> Response:
        """Every ruling, by subject."""
        return Response(plain(rulings()))
