"""What the APIs of all stages share: reading a body, a seat that is given, acting for a seat."""

from typing import Any

from drf_spectacular.utils import OpenApiParameter
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import Serializer
from rest_framework.views import APIView

from tables.models import Seat
from tables.selectors import acting_seat
from tables.services import Seated
from tables.tokens import link_token

SEAT = OpenApiParameter(
    "Authorization",
    location=OpenApiParameter.HEADER,
    description="`Seat <token>`: whoever shows a seat's token acts for it. `Account <token>` acts "
    "for every seat of the account.",
)


class SeatGiven(serializers.Serializer):
    """A seat and its token, which is shown this once: send it as `Authorization: Seat <token>`.

    `join` and `watch` are the secrets of the table's links; only the host is given the second.
    """

    table = serializers.CharField()
    place = serializers.IntegerField()
    token = serializers.CharField()
    join = serializers.CharField()
    watch = serializers.CharField(allow_blank=True)


def read(shape: type[Serializer], request: Request) -> dict[str, Any]:
    """The body in this shape. Raises ValidationError."""
    sent = shape(data=request.data)
    sent.is_valid(raise_exception=True)
    return dict(sent.validated_data)


def read_query(shape: type[Serializer], request: Request) -> dict[str, Any]:
    """What the address asks for after its question mark, in this shape. Raises ValidationError."""
    sent = shape(data=request.query_params)
    sent.is_valid(raise_exception=True)
    return dict(sent.validated_data)


def given(seated: Seated) -> dict[str, object]:
    """A seat that was just given, with its secret."""
    seat = seated.seat
    return {
        "table": seat.table.key,
        "place": seat.place,
        "token": seated.token,
        "join": link_token(seat.table, "join"),
        "watch": link_token(seat.table, "watch") if seat.table.host_id == seat.pk else "",
    }


class Doing(APIView):
    """Something a seat does; the answer is what the seat sees then."""

    shape: type[Serializer] | None = None

    def post(self, request: Request, key: str, place: int) -> Response:
        """Do it, and answer with the fresh view."""
        mine = acting_seat(request, key, place)
        self.do(mine, read(self.shape, request) if self.shape else {})
        return self.seen(acting_seat(request, key, place))

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        """What is done for the seat."""
        raise NotImplementedError

    def seen(self, mine: Seat) -> Response:
        """What the seat sees now."""
        raise NotImplementedError
