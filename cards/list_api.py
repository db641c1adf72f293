"""The API of players' own lists: check a text, save it, read it, save its next version."""

from typing import Any

import msgspec
from django.utils.decorators import method_decorator
from drf_spectacular.utils import OpenApiResponse, extend_schema, extend_schema_field
from rest_framework import serializers, status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards import list_selectors, services
from cards.card_shown import is_own
from cards.models import OwnListVersion
from cards.rules.card import CardSet
from cards.rules.catalogue import card_sets
from cards.rules.lists.reading import FORMATS, Reading
from cards.rules.lists.uses import uses
from tables.api import read
from tables.limits import limited
from tables.people import person_of, recognise
from tables.sentences import fault_shown


@extend_schema_field(str)
class AsEntered(serializers.Field):
    """Text exactly as it was sent. What is wrong with it, the rules say, with the line."""

    def to_internal_value(self, data: object) -> str:
        if not isinstance(data, str):
            raise serializers.ValidationError("This must be text.")
        return data

    def to_representation(self, value: str) -> str:
        return value


class TextIn(serializers.Serializer):
    """A list's text, and how to read it."""

    text = AsEntered()
    format = serializers.ChoiceField(
        FORMATS, required=False, help_text="Told from the text where it is left out."
    )
    base = serializers.ChoiceField(
        tuple(card_sets()),
        required=False,
        allow_blank=True,
        default="",
        help_text="Both sets where empty.",
    )


class ListIn(TextIn):
    """A new list. The same `form_key` with the same list makes it once."""

    name = AsEntered()
    form_key = serializers.CharField(required=False, max_length=64)


class VersionIn(TextIn):
    """The next version of a list; `version` is the one it was made from."""

    name = AsEntered()
    version = serializers.IntegerField(min_value=1)


class FaultOut(serializers.Serializer):
    code = serializers.CharField()
    message = serializers.CharField()
    params = serializers.DictField()


class EntryOut(serializers.Serializer):
    copies = serializers.IntegerField()
    own = serializers.BooleanField()
    card = serializers.DictField(help_text="The card's facts, by the keys of a card file.")


class ReadingOut(serializers.Serializer):
    format = serializers.ChoiceField(FORMATS)
    total = serializers.IntegerField()
    entries = EntryOut(many=True)
    faults = FaultOut(many=True)
    notes = FaultOut(many=True)


class UseOut(serializers.Serializer):
    purpose = serializers.CharField()
    able = serializers.BooleanField()
    missing = FaultOut(many=True)
    notes = FaultOut(many=True)


class SavedOut(serializers.Serializer):
    key = serializers.CharField()
    version = serializers.IntegerField()
    name = serializers.CharField()
    set = serializers.CharField(help_text="The key that boxes are made with.")
    different = serializers.IntegerField()
    total = serializers.IntegerField()
    created_at = serializers.DateTimeField()


class ListOut(SavedOut):
    entries = EntryOut(many=True)
    uses = UseOut(many=True)


AS_ERROR = OpenApiResponse(description="{code, message, details}: every fault, with its line.")


class Lists(APIView):
    """The lists of whoever asks."""

    @extend_schema(operation_id="my_lists", responses=SavedOut(many=True))
    def get(self, request: Request) -> Response:
        """Your lists, each in its latest version."""
        return Response([_saved(one) for one in list_selectors.lists_of(person_of(request))])

    @extend_schema(request=ListIn, responses={201: ListOut, 400: AS_ERROR, 413: AS_ERROR})
    @method_decorator(limited("create"))
    def post(self, request: Request) -> Response:
        """Save a new list: all of it, or with any fault nothing."""
        sent = read(ListIn, request)
        saved = services.create_list(person=recognise(request), **sent)
        return Response(_whole(saved), status=status.HTTP_201_CREATED)


class OneList(APIView):
    """One list, for whoever has its key; its owner saves versions."""

    @extend_schema(operation_id="one_list", responses={200: ListOut, 404: AS_ERROR})
    def get(self, request: Request, key: str) -> Response:
        """The latest version of a list."""
        return Response(_whole(list_selectors.version_of(key)))

    @extend_schema(
        request=VersionIn,
        responses={200: ListOut, 400: AS_ERROR, 403: AS_ERROR, 404: AS_ERROR, 409: AS_ERROR},
    )
    @method_decorator(limited("create"))
    def put(self, request: Request, key: str) -> Response:
        """Save the next version. 409 when another was saved since `version`."""
        sent = read(VersionIn, request)
        return Response(_whole(services.edit_list(person=person_of(request), key=key, **sent)))


class Check(APIView):
    """A preview."""

    @extend_schema(request=TextIn, responses={200: ReadingOut, 413: AS_ERROR})
    @method_decorator(limited("check"))
    def post(self, request: Request) -> Response:
        """What a text says and every fault of it, by line; nothing is saved."""
        return Response(_reading(list_selectors.read_text(**read(TextIn, request))))


def _reading(reading: Reading) -> dict[str, Any]:
    return {
        "format": reading.format,
        "total": reading.total,
        "entries": [_entry(one.card, one.count, one.own) for one in reading.entries],
        "faults": [fault_shown(fault) for fault in reading.faults],
        "notes": [fault_shown(fault) for fault in reading.notes],
    }


def _saved(version: OwnListVersion) -> dict[str, Any]:
    return {
        "key": version.own_list.key,
        "version": version.number,
        "name": version.name,
        "set": version.set_key,
        "different": version.different,
        "total": version.total,
        "created_at": version.created_at,
    }


def _whole(version: OwnListVersion) -> dict[str, Any]:
    card_set = list_selectors.set_of_version(version)
    return {**_saved(version), "entries": _entries(card_set), "uses": _uses(card_set)}


def _entries(card_set: CardSet) -> list[dict[str, Any]]:
    return [
        _entry(card, card_set.copies_of(card), is_own(card, card_set)) for card in card_set.cards
    ]


def _uses(card_set: CardSet) -> list[dict[str, Any]]:
    return [
        {
            "purpose": use.purpose,
            "able": use.able,
            "missing": [fault_shown(fault) for fault in use.missing],
            "notes": [fault_shown(fault) for fault in use.notes],
        }
        for use in uses(card_set)
    ]


def _entry(card: object, count: int, own: bool) -> dict[str, Any]:
    return {"copies": count, "own": own, "card": msgspec.to_builtins(card)}
