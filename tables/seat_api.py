"""The seats of whoever asks, for programs: at which tables they sit, and whose turn it is."""

from django.urls import reverse
from django.utils.translation import get_language
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from tables import archive, feeds
from tables.api import SEAT
from tables.limits import limited
from tables.models import Seat, Table
from tables.people import person_of, recognise
from tables.selectors import acting_seat, own_seats


class OwnSeat(serializers.Serializer):
    """A seat that one may act for; `due` is when its turn has to be made."""

    table = serializers.CharField()
    place = serializers.IntegerField()
    name = serializers.CharField()
    table_name = serializers.CharField()
    stage = serializers.ChoiceField(Table.Stage.choices)
    your_turn = serializers.BooleanField()
    due = serializers.DateTimeField(allow_null=True)
    paused = serializers.BooleanField()
    put_away = serializers.BooleanField()


def seat_shown(seat: Seat) -> dict[str, object]:
    """The fields of OwnSeat."""
    table = seat.table
    return {
        "table": table.key,
        "place": seat.place,
        "name": seat.name,
        "table_name": table.name,
        "stage": table.stage,
        "your_turn": bool(seat.turn),
        "due": seat.turn_due,
        "paused": table.paused_at is not None,
        "put_away": table.archived_at is not None,
    }


class OwnSeats(APIView):
    """The tables at which one sits."""

    @extend_schema(responses=OwnSeat(many=True), parameters=[SEAT])
    def get(self, request: Request) -> Response:
        """Every seat you may act for: those waited for first, then the latest table."""
        return Response([seat_shown(seat) for seat in own_seats(request)])


class FeedGiven(serializers.Serializer):
    """The addresses of a feed, shown this once: Atom, and a calendar of deadlines."""

    turns = serializers.URLField()
    deadlines = serializers.URLField()


class OwnFeed(APIView):
    """Open turns for other programs, by a secret address."""

    @extend_schema(request=None, responses={201: FeedGiven}, parameters=[SEAT])
    @limited("create")
    def post(self, request: Request) -> Response:
        """Make your feed, or its addresses anew."""
        token = feeds.make(
            person=recognise(request), seats=own_seats(request), language=get_language()
        )
        given = {
            name: request.build_absolute_uri(reverse(f"{name}-feed", args=[token]))
            for name in ("turns", "deadlines")
        }
        return Response(given, status=201)

    @extend_schema(responses={204: None}, parameters=[SEAT])
    def delete(self, request: Request) -> Response:
        """Stop it; its addresses open nothing any more."""
        feeds.stop(person=person_of(request))
        return Response(status=204)


class KeepTable(APIView):
    """A table that nobody touched for long."""

    @extend_schema(request=None, responses=OwnSeat, parameters=[SEAT])
    def post(self, request: Request, key: str, place: int) -> Response:
        """Take it out again, or keep it from being put away."""
        archive.keep(seat=acting_seat(request, key, place))
        return Response(seat_shown(acting_seat(request, key, place)))
