"""More of the API of decks: from nothing, from packs or a draft, copied, as suggested, printed."""

from typing import Any

from django.http import HttpResponse
from django.utils.decorators import method_decorator
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from decks import selectors, serializers, services
from decks.api import AS_ERROR, CHANGED, MADE, owned
from decks.replayed import deck_of_pool
from decks.sheet_views import sheet_of
from decks.shown import entry_shown
from drafts.api import KEEPER
from drafts.rules.build import Laid
from drafts.rules.reason import Reason
from drafts.table.logs import log_view
from drafts.viewers import viewer_of
from tables.api import SEAT, read, read_query
from tables.limits import limited, spend
from tables.people import person_of, recognise
from tables.rules.refusal import Fault
from tables.selectors import own_seats
from tables.sentences import say


class PublicDecks(APIView):
    """The decks that people show to everybody."""

    @extend_schema(operation_id="public_decks", responses=serializers.ListedDeckOut(many=True))
    def get(self, request: Request) -> Response:
        """Public decks, the one changed last first."""
        return Response([entry_shown(view) for view in selectors.public_decks(person_of(request))])


class EmptyDeck(APIView):
    """A deck can begin with no card."""

    @extend_schema(request=serializers.EmptyDeckIn, responses=MADE)
    @method_decorator(limited("create"))
    def post(self, request: Request) -> Response:
        """An empty deck of a set, built from no draft."""
        sent = read(serializers.EmptyDeckIn, request)
        row = services.create_deck(person=recognise(request), set_key=sent.pop("set"), **sent)
        return owned(row, status.HTTP_201_CREATED)


class DeckFromPacks(APIView):
    """A deck can begin with packs of a box."""

    @extend_schema(request=serializers.PacksIn, responses=MADE, parameters=[KEEPER])
    @method_decorator(limited("create"))
    def post(self, request: Request) -> Response:
        """A deck of packs that you may read: 39 cards are a pool, others a box to build from."""
        sent = read(serializers.PacksIn, request)
        recognise(request)
        row = services.deck_from_packs(viewer=viewer_of(request), box_id=sent.pop("box"), **sent)
        return owned(row, status.HTTP_201_CREATED)


class DeckFromDraft(APIView):
    """A deck can begin with a pool of a draft that is over."""

    @extend_schema(request=serializers.PoolIn, responses=MADE, parameters=[SEAT])
    @method_decorator(limited("create"))
    def post(self, request: Request) -> Response:
        """A deck of a pool whose picks you may read; your own seat's pool has one deck alone."""
        sent = read(serializers.PoolIn, request)
        log = log_view(sent.pop("draft"), own_seats(request))
        row = deck_of_pool(person=recognise(request), log=log, **sent)
        return owned(row, status.HTTP_201_CREATED)


class CopyDeck(APIView):
    """A deck can be copied by whoever may see it."""

    @extend_schema(request=serializers.CopyIn, responses=MADE)
    @method_decorator(limited("create"))
    def post(self, request: Request, key: str) -> Response:
        """A deck of your own that begins as this one lies."""
        sent = read(serializers.CopyIn, request)
        row = services.copy_deck(person=recognise(request), key=key, **sent)
        return owned(row, status.HTTP_201_CREATED)


class UndoDeck(APIView):
    """The last edit can be undone."""

    @extend_schema(request=serializers.RevisionIn, responses=CHANGED)
    def post(self, request: Request, key: str) -> Response:
        """Lay the deck as before the last edit; once more brings that edit back."""
        sent, person = read(serializers.RevisionIn, request), person_of(request)
        row = services.undo(person=person, key=key, **sent)
        return owned(row)


class Suggestion(APIView):
    """The suggested build of a deck's 39 cards."""

    @extend_schema(responses={200: serializers.SuggestionOut, 400: AS_ERROR, 403: AS_ERROR})
    def get(self, request: Request, key: str) -> Response:
        """A build as a bot would lay it, with the reason of every card; nothing is laid."""
        view = selectors.deck_to_edit(key=key, person=person_of(request))
        build, epic = selectors.suggestion(view)
        return Response(
            {
                "points": build.points,
                "reasons": [_said(why) for why in build.reasons],
                "main": [_suggested(laid) for laid in build.main],
                "life": [_suggested(laid) for laid in build.life],
                "epic": _suggested(epic) if epic else None,
            }
        )

    @extend_schema(request=serializers.RevisionIn, responses=CHANGED)
    def post(self, request: Request, key: str) -> Response:
        """Lay the deck so."""
        sent, person = read(serializers.RevisionIn, request), person_of(request)
        row = services.suggest_build(person=person, key=key, **sent)
        return owned(row)


class DeckSheet(APIView):
    """A deck on paper."""

    @extend_schema(
        parameters=[serializers.SheetIn],
        responses={(200, "application/pdf"): OpenApiTypes.BINARY, 404: AS_ERROR},
    )
    def get(self, request: Request, key: str) -> HttpResponse:
        """A deck list or a registration sheet; of somebody else's, the Epic is left open."""
        view = selectors.deck_view(key=key, person=person_of(request))
        asked = read_query(serializers.SheetIn, request)
        spend(request, "pdf")
        return HttpResponse(sheet_of(view, **asked), content_type="application/pdf")


def _suggested(laid: Laid) -> dict[str, Any]:
    return {"card": laid.card.id, "points": laid.why.points, "why": _said(laid.why)}


def _said(why: Reason) -> str:
    return say(Fault(why.code, dict(why.params)))
