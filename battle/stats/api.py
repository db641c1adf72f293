"""Statistics for programs: of cards, decks and players."""

from collections.abc import Mapping
from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from battle.stats import counting, selectors
from battle.stats import serializers as shapes
from battle.stats.selectors import PlayerFigures, Share, Which
from cards import selectors as cards
from decks.selectors import deck_view
from tables.api import read, read_query
from tables.people import person_of


def which(wish: Mapping[str, str]) -> Which:
    """The games that are asked about."""
    return Which(wish["format"], wish["who"] == "bots")


class CardStatistics(APIView):
    """Statistics of the cards of a set."""

    @extend_schema(responses=shapes.CardCounted(many=True), parameters=[shapes.FiguresWish])
    def get(self, request: Request) -> Response:
        """What was counted of each card, in drafts and battles that are over."""
        wish = read_query(shapes.FiguresWish, request)
        found = selectors.of_set(wish["set"], which(wish))
        return Response(shapes.CardCounted(found, many=True).data)


class OneCardStatistics(APIView):
    """Statistics of a card."""

    @extend_schema(responses=shapes.CardPicked, parameters=[shapes.GamesWish])
    def get(self, request: Request, slug: str) -> Response:
        """What was counted of it, and how early it is taken."""
        card, asked = cards.card(slug), which(read_query(shapes.GamesWish, request))
        (figures,) = selectors.figures([card], asked)
        picks = selectors.picks_of(card, asked)
        return Response(shapes.CardCounted(figures).data | {"picks": picks})


class DeckStatistics(APIView):
    """Statistics of a deck."""

    @extend_schema(responses=shapes.ShareSeen)
    def get(self, request: Request, key: str) -> Response:
        """How it fared in battles with people in them, for whoever may see it."""
        row = deck_view(key=key, person=person_of(request)).row
        return Response(share_shown(selectors.of_deck(row)))


def share_shown(share: Share) -> dict[str, Any]:
    """A share as data."""
    return dict(shapes.ShareSeen(share).data)


def player_shown(found: PlayerFigures) -> dict[str, Any]:
    """What everybody may read of a player who allows it."""
    shares = {format_: share_shown(share) for format_, share in found.shares.items()}
    return {"name": found.name, "shares": shares, "drawn": found.drawn}


class PlayerStatistics(APIView):
    """Statistics of a player."""

    @extend_schema(responses=shapes.PlayerCounted)
    def get(self, request: Request, name: str) -> Response:
        """How the battles of an account ended that shows it to everybody."""
        return Response(player_shown(selectors.of_public_player(name)))


class OwnStatistics(APIView):
    """Statistics of oneself."""

    @extend_schema(responses=shapes.OwnCounted)
    def get(self, request: Request) -> Response:
        """Everything counted of whoever asks."""
        person = person_of(request)
        found = selectors.of_person(person, request.user.username)
        counted = {
            "picked": [{"card": card, "times": times} for card, times in found.picked],
            "cards": [{"card": card} | share_shown(share) for card, share in found.cards],
            "results": shapes.ResultSeen(found.results, many=True).data,
            "public": selectors.is_public(person),
        }
        return Response(player_shown(found) | counted)


class BePublic(APIView):
    """Who may read the figures of an account."""

    permission_classes = (IsAuthenticated,)

    @extend_schema(request=shapes.PublicSent, responses={204: None})
    def post(self, request: Request) -> Response:
        """Show them to everybody, or no longer."""
        sent = read(shapes.PublicSent, request)
        counting.be_public(person=person_of(request), public=sent["public"])
        return Response(status=204)
