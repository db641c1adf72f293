"""Sample hands and the chances of Bursts for programs."""

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from decks import selectors
from decks.chance_show import ChanceShown, HandShown, LifeShown, hand_of, life_of, wish_of
from decks.rules.chance import PILES
from decks.serializers import Ids
from tables.people import person_of

SEED = OpenApiParameter("seed", OpenApiTypes.STR, description="What is drawn follows from it.")
NUMBER = OpenApiParameter("number", OpenApiTypes.INT, description="Which of the seed's, from 1.")
FLIPS = OpenApiParameter("flips", OpenApiTypes.INT, description="How many Life cards are flipped.")
RULES = OpenApiParameter("rules", OpenApiTypes.STR, enum=[*PILES], description="How Life is dealt.")


class HandOut(serializers.Serializer):
    """A sample hand by card numbers; `epic` is null where the viewer may not know it."""

    seed = serializers.CharField()
    number = serializers.IntegerField()
    hand = Ids()
    epic = serializers.CharField(allow_null=True)
    next = Ids()


class PileOut(serializers.Serializer):
    """A pile of Life cards, the first to be flipped first; `found` counts Bursts among them."""

    wall = serializers.CharField()
    cards = Ids()
    found = serializers.IntegerField()


class ChanceOut(serializers.Serializer):
    """The chance of so many Bursts, as a number and exactly, as a fraction."""

    bursts = serializers.IntegerField()
    chance = serializers.FloatField()
    exact = serializers.CharField()


class LifeOut(serializers.Serializer):
    """A Life Deck in piles, and the chances of Bursts among the next `flips` cards."""

    seed = serializers.CharField()
    number = serializers.IntegerField()
    rules = serializers.CharField()
    flips = serializers.IntegerField()
    cards = serializers.IntegerField()
    bursts = serializers.IntegerField()
    piles = PileOut(many=True)
    chances = ChanceOut(many=True)
    expected = serializers.FloatField()


class DeckHand(APIView):
    """A deck's sample hands."""

    @extend_schema(responses=HandOut, parameters=[SEED, NUMBER])
    def get(self, request: Request, key: str) -> Response:
        """A starting Hand, and the next draws."""
        view = selectors.deck_view(key=key, person=person_of(request))
        return Response(HandOut(_hand(hand_of(view, wish_of(request.query_params.dict())))).data)


class DeckLife(APIView):
    """A deck's Life."""

    @extend_schema(responses=LifeOut, parameters=[SEED, NUMBER, FLIPS, RULES])
    def get(self, request: Request, key: str) -> Response:
        """The piles, and exact chances."""
        view = selectors.deck_view(key=key, person=person_of(request))
        asked = request.query_params.dict()
        return Response(LifeOut(_life(life_of(view, wish_of(asked), asked))).data)


def _hand(sample: HandShown) -> dict[str, Any]:
    return {
        "seed": sample.wish.seed,
        "number": sample.wish.number,
        "hand": [card.id for card in sample.hand],
        "epic": sample.epic.id if sample.epic else None,
        "next": [card.id for card in sample.next],
    }


def _life(life: LifeShown) -> dict[str, Any]:
    piles = [
        {"wall": pile.wall, "cards": [one.card.id for one in pile.cards], "found": pile.found}
        for pile in life.piles
    ]
    return {
        "seed": life.wish.seed,
        "number": life.wish.number,
        "rules": life.rules,
        "flips": life.flips,
        "cards": life.cards,
        "bursts": life.bursts,
        "piles": piles,
        "chances": [_chance(one) for one in life.chances],
        "expected": float(life.expected),
    }


def _chance(one: ChanceShown) -> dict[str, Any]:
    return {"bursts": one.bursts, "chance": float(one.chance), "exact": str(one.chance)}
