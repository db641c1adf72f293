"""The seats of whoever asks, for programs: at which tables they sit, and whose turn it is."""

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from tables import archive
from tables.api import SEAT
from tables.models import Seat, Table
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


class KeepTable(APIView):
    """A table that nobody touched for long."""

    @extend_schema(request=None, responses=OwnSeat, parameters=[SEAT])
    def post(self, request: Request, key: str, place: int) -> Response:
        """Take it out again, or keep it from being put away."""
        archive.keep(seat=acting_seat(request, key, place))
        return Response(seat_shown(acting_seat(request, key, place)))
