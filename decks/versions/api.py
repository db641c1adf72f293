"""Versions of a deck for programs: kept, compared, laid again; its owner's alone."""

from collections.abc import Sequence
from typing import Any

from django.utils.decorators import method_decorator
from drf_spectacular.utils import extend_schema
from rest_framework import serializers, status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from decks import selectors
from decks.api import AS_ERROR, CHANGED, owned
from decks.serializers import Ids, RevisionIn
from decks.versions import selectors as version_selectors
from decks.versions import services as version_services
from decks.versions.models import DeckVersion
from decks.versions.selectors import NOW, Compared, Moved
from tables.api import read, read_query
from tables.limits import limited
from tables.people import person_of

DENIED = {403: AS_ERROR, 404: AS_ERROR}


class KeptIn(RevisionIn):
    """A name under which the deck is kept as it lies at a revision."""

    name = serializers.CharField(max_length=200)


class DeckVersionOut(serializers.Serializer):
    """A deck as it lay when it was kept by name, or when it was registered at a table."""

    number = serializers.IntegerField()
    name = serializers.CharField()
    why = serializers.ChoiceField(DeckVersion.Why.choices)
    at = serializers.DateTimeField()
    main = Ids()
    life = Ids()
    epics = Ids()


class CompareIn(serializers.Serializer):
    """Two versions by their numbers; 0 is the deck as it lies now."""

    old = serializers.IntegerField(min_value=0)
    new = serializers.IntegerField(min_value=0, default=NOW)


class MovedOut(serializers.Serializer):
    """A card that came or went, and how many copies of it."""

    card = serializers.CharField()
    name = serializers.CharField()
    copies = serializers.IntegerField()


class PlaceChangeOut(serializers.Serializer):
    """What changed in Main Deck, Life Deck or Epic."""

    place = serializers.CharField()
    came = MovedOut(many=True)
    went = MovedOut(many=True)


class FigureOut(serializers.Serializer):
    """A count in both versions, such as Units."""

    head = serializers.CharField()
    label = serializers.CharField()
    old = serializers.IntegerField()
    new = serializers.IntegerField()


class ComparedOut(serializers.Serializer):
    """Two versions side by side, and the figures of their Main Decks."""

    same = serializers.BooleanField()
    places = PlaceChangeOut(many=True)
    figures = FigureOut(many=True)


class Versions(APIView):
    """The versions of a deck."""

    @extend_schema(
        operation_id="deck_versions", responses={200: DeckVersionOut(many=True), **DENIED}
    )
    def get(self, request: Request, key: str) -> Response:
        """The versions kept, the latest first."""
        view = selectors.deck_to_edit(key=key, person=person_of(request))
        return Response(DeckVersionOut(view.row.versions.all(), many=True).data)

    @extend_schema(request=KeptIn, responses={201: DeckVersionOut, 409: AS_ERROR, **DENIED})
    @method_decorator(limited("create"))
    def post(self, request: Request, key: str) -> Response:
        """Keep the deck as it lies. 409 when it was changed since `revision`."""
        sent = read(KeptIn, request)
        version = version_services.keep_version(person=person_of(request), key=key, **sent)
        return Response(DeckVersionOut(version).data, status=status.HTTP_201_CREATED)


class OneVersion(APIView):
    """One version of a deck."""

    @extend_schema(operation_id="deck_version", responses={200: DeckVersionOut, **DENIED})
    def get(self, request: Request, key: str, number: int) -> Response:
        """The deck as it lay then."""
        view = selectors.deck_to_edit(key=key, person=person_of(request))
        return Response(DeckVersionOut(version_selectors.find_version(view, number)).data)

    @extend_schema(request=None, responses={204: None, **DENIED})
    def delete(self, request: Request, key: str, number: int) -> Response:
        """Delete a version."""
        version_services.forget_version(person=person_of(request), key=key, number=number)
        return Response(status=status.HTTP_204_NO_CONTENT)


class LayVersion(APIView):
    """A deck can be laid as it was."""

    @extend_schema(request=RevisionIn, responses=CHANGED)
    def post(self, request: Request, key: str, number: int) -> Response:
        """Lay the deck as in this version; it can be undone."""
        sent, person = read(RevisionIn, request), person_of(request)
        row = version_services.lay_version(person=person, key=key, number=number, **sent)
        return owned(row)


class Compare(APIView):
    """Two versions side by side."""

    @extend_schema(parameters=[CompareIn], responses={200: ComparedOut, **DENIED})
    def get(self, request: Request, key: str) -> Response:
        """What came in and what went out from one version to another."""
        view = selectors.deck_to_edit(key=key, person=person_of(request))
        asked = read_query(CompareIn, request)
        return Response(_compared(version_selectors.compared(view, **asked)))


def _compared(found: Compared) -> dict[str, Any]:
    places = [
        {"place": one.place, "came": _moved(one.came), "went": _moved(one.went)}
        for one in found.places
    ]
    figures = [
        {"head": head, "label": row.label, "old": row.old, "new": row.new}
        for head, rows in found.figures
        for row in rows
    ]
    return {"same": found.same, "places": places, "figures": figures}


def _moved(moved: Sequence[Moved]) -> list[dict[str, Any]]:
    return [{"card": one.card.id, "name": one.card.name, "copies": one.copies} for one in moved]
