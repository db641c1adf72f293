"""The seats of whoever asks, for programs: at which tables they sit, and whose turn it is."""

from collections.abc import Iterable

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from tables.api import SEAT
from tables.models import Seat, Table
from tables.selectors import own_seats


class OwnSeat(serializers.Serializer):
    """A seat that one may act for; `due` is when its turn has to be made."""

    table = serializers.CharField(source="table.key")
    place = serializers.IntegerField()
    name = serializers.CharField()
    table_name = serializers.CharField(source="table.name")
    stage = serializers.ChoiceField(Table.Stage.choices, source="table.stage")
    your_turn = serializers.BooleanField(source="turn")
    due = serializers.DateTimeField(source="turn_due", allow_null=True)
    paused = serializers.BooleanField(source="table.paused_at")
    put_away = serializers.BooleanField(source="table.archived_at")


def seats_shown(seats: Iterable[Seat]) -> list[dict[str, object]]:
    """Seats in the shape OwnSeat."""
    return [dict(OwnSeat(seat).data) for seat in seats]


class OwnSeats(APIView):
    """The tables at which one sits."""

    @extend_schema(responses=OwnSeat(many=True), parameters=[SEAT])
    def get(self, request: Request) -> Response:
        """Every seat you may act for: those waited for first, then the latest table."""
        return Response(seats_shown(own_seats(request)))
