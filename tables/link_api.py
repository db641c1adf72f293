"""The links of a table and of its seats for programs: made anew, whatever the table's stage."""

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from tables import services
from tables.api import SEAT, SeatGiven, given, read
from tables.models import Seat
from tables.selectors import acting_seat, seat_beside
from tables.tokens import link_token


class LinkSent(serializers.Serializer):
    """Whose link: one's own, or as the host anybody's, by their place."""

    place = serializers.IntegerField(required=False)


class LinksGiven(serializers.Serializer):
    """The secrets of a table's links; the watch link's is the host's alone to give."""

    join = serializers.CharField()
    watch = serializers.CharField(allow_blank=True)


def links_of(mine: Seat) -> dict[str, str]:
    """The fields of LinksGiven."""
    table, is_host = mine.table, mine.table.host_id == mine.pk
    watch = link_token(table, "watch") if is_host else ""
    return {"join": link_token(table, "join"), "watch": watch}


class SeatLink(APIView):
    """The secret of a seat."""

    @extend_schema(request=LinkSent, responses=SeatGiven, parameters=[SEAT])
    def post(self, request: Request, key: str, place: int) -> Response:
        """Make a seat's secret anew: whoever used the old one is shut out."""
        mine, sent = acting_seat(request, key, place), read(LinkSent, request)
        seat = seat_beside(mine, sent.get("place", mine.place))
        return Response(given(services.reissue(seat=seat, by=mine)))


class TableLinks(APIView):
    """The secrets of a table."""

    @extend_schema(responses=LinksGiven, parameters=[SEAT])
    def get(self, request: Request, key: str, place: int) -> Response:
        """The join link's secret, and for the host the watch link's."""
        return Response(links_of(acting_seat(request, key, place)))

    @extend_schema(request=None, responses=LinksGiven, parameters=[SEAT])
    def post(self, request: Request, key: str, place: int) -> Response:
        """Make the join and the watch link anew, as the host; the old ones open nothing more."""
        mine = acting_seat(request, key, place)
        services.renew_links(by=mine)
        mine.table.refresh_from_db()
        return Response(links_of(mine))
