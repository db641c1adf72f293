"""The API of decks: check one without saving, save, list, lay anew, exchange."""

from typing import Any

from django.http import HttpResponse
from django.utils import timezone
from django.utils.decorators import method_decorator
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.selectors import card_set
from decks import selectors, serializers, services
from decks.addresses import picture_addresses
from decks.checking import checked
from decks.exchange.formats import read_deck, write_deck
from decks.exchange.reading import Reading, settle
from decks.exchange.shelf import Options
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.shelves import shelf_for, shelf_of
from decks.shown import deck_shown, entry_shown, verdict_shown
from tables.api import read
from tables.limits import limited
from tables.people import person_of, recognise
from tables.rules.refusal import Refusal
from tables.sentences import fault_shown

AS_ERROR = OpenApiResponse(description="{code, message, details}: every fault.")
MADE = {201: serializers.DeckOut, 400: AS_ERROR}
CHANGED = {200: serializers.DeckOut, 400: AS_ERROR, 403: AS_ERROR, 409: AS_ERROR}


def owned(row: OwnDeck, answer: int = status.HTTP_200_OK) -> Response:
    """A deck that its owner has just made or changed."""
    return Response(deck_shown(selectors.view_of(row, row.owner)), status=answer)


class CheckDeck(APIView):
    """Decks from anywhere can be checked."""

    @extend_schema(request=serializers.CheckIn, responses=serializers.VerdictOut)
    @method_decorator(limited("check"))
    def post(self, request: Request) -> Response:
        """Every fault of a deck of any of our games; nothing is saved."""
        sent = read(serializers.CheckIn, request)
        text, today = sent["text"].encode(), timezone.localdate()
        faults, warnings = checked(
            text, sent["format"], sent["read_as"], today, set_key=sent["set"]
        )
        return Response(verdict_shown(faults, warnings))


class Exchange(APIView):
    """Decks from anywhere can be written in another format."""

    @extend_schema(
        request=serializers.ExchangeIn, responses={200: serializers.WrittenOut, 400: AS_ERROR}
    )
    @method_decorator(limited("check"))
    def post(self, request: Request) -> Response:
        """A deck in another format. With any fault in it nothing is written."""
        sent = read(serializers.ExchangeIn, request)
        reading, deck = _deck_in(sent)
        shown = picture_addresses(request)
        options = Options(language=sent["language"], pool=reading.pool, **shown)
        text = write_deck(deck, shelf_of(card_set(deck.set)), sent["write_as"], options)
        return Response({"text": text, "notes": [fault_shown(note) for note in reading.notes]})


class Decks(APIView):
    """The decks of whoever asks."""

    @extend_schema(operation_id="my_decks", responses=serializers.ListedDeckOut(many=True))
    def get(self, request: Request) -> Response:
        """Your decks, the one changed last first."""
        return Response([entry_shown(view) for view in selectors.my_decks(person_of(request))])

    @extend_schema(request=serializers.DeckIn, responses=MADE)
    @method_decorator(limited("create"))
    def post(self, request: Request) -> Response:
        """Save a new deck, private to you. With any fault in the text nothing is saved."""
        sent = read(serializers.DeckIn, request)
        reading, deck = _deck_in(sent)
        wanted = {name: sent[name] for name in ("name", "format", "form_key")}
        row = services.import_deck(person=recognise(request), reading=reading, deck=deck, **wanted)
        return owned(row, status.HTTP_201_CREATED)


class OneDeck(APIView):
    """One deck, for its owner and for whoever it is shared with; its owner changes it."""

    @extend_schema(operation_id="one_deck", responses={200: serializers.DeckOut, 404: AS_ERROR})
    def get(self, request: Request, key: str) -> Response:
        """A deck and its verdict. Of somebody else's you see neither Epic nor rest."""
        return Response(deck_shown(selectors.deck_view(key=key, person=person_of(request))))

    @extend_schema(request=serializers.LaidIn, responses=CHANGED)
    def put(self, request: Request, key: str) -> Response:
        """Lay the deck anew. 409 when it was changed since `revision`."""
        sent, person = read(serializers.LaidIn, request), person_of(request)
        view = selectors.deck_to_edit(key=key, person=person)
        revision = sent.pop("revision")
        wanted = Deck(set=view.row.set_key, **{name: tuple(ids) for name, ids in sent.items()})
        row = services.lay_deck(person=person, key=key, revision=revision, wanted=wanted)
        return owned(row)

    @extend_schema(
        request=serializers.AboutIn,
        responses={200: serializers.DeckOut, 400: AS_ERROR, 403: AS_ERROR},
    )
    def patch(self, request: Request, key: str) -> Response:
        """Set its name, notes, format or who may see it; what is not sent stays as it is."""
        sent, person = read(serializers.AboutIn, request), person_of(request)
        view = selectors.deck_to_edit(key=key, person=person)
        known = services.described(view.row)
        row = services.describe(person=person, key=key, **(known | sent))
        return owned(row)

    @extend_schema(request=None, responses={204: None, 403: AS_ERROR, 404: AS_ERROR})
    def delete(self, request: Request, key: str) -> Response:
        """Delete a deck for good."""
        services.delete_deck(person=person_of(request), key=key)
        return Response(status=status.HTTP_204_NO_CONTENT)


class DeckFile(APIView):
    """A deck as a file."""

    @extend_schema(responses={(200, "text/plain"): OpenApiTypes.STR, 404: AS_ERROR})
    def get(self, request: Request, key: str, name: str) -> HttpResponse:
        """A deck in a format; of somebody else's, without the Epic."""
        view = selectors.deck_view(key=key, person=person_of(request))
        pool = tuple(view.row.pool) if view.mine and view.row.pool else None
        options = Options(name=view.row.name, pool=pool, **picture_addresses(request))
        text = write_deck(view.deck, shelf_of(view.card_set), name, options)
        return HttpResponse(text, content_type="text/plain; charset=utf-8")


def _deck_in(sent: dict[str, Any]) -> tuple[Reading, Deck]:
    """The deck of a text. Raises Refusal with every fault, or with the question to answer."""
    reading = read_deck(sent["text"], shelf_for(sent["text"], sent["set"]), sent["read_as"])
    if reading.faults:
        raise Refusal(*reading.faults)
    if reading.deck is not None:
        return reading, reading.deck
    if not sent["places"]:
        raise Refusal(reading.question)
    return reading, settle(reading, sent["places"])
