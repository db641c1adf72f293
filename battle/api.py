"""Battles for programs: whatever a page can do, so that a client or a bot can be written."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from battle import play, selectors, services
from battle import serializers as shapes
from battle.rules.agreement import read_agreement
from battle.shown import battle_shown
from tables.api import SEAT, Doing, SeatGiven, given, read
from tables.limits import limited
from tables.models import Seat
from tables.people import recognise
from tables.selectors import acting_seat
from tables.tokens import new_token

SEEN = shapes.BattleSeen


class BattleList(APIView):
    """Battles at once."""

    @extend_schema(request=shapes.BattleWish, responses={201: SeatGiven})
    @limited("create")
    def post(self, request: Request) -> Response:
        """Battle against bots; the seat's token is in the answer, and nowhere else."""
        sent = read(shapes.BattleWish, request)
        seated = services.play_bots(
            name=sent["name"],
            person=recognise(request),
            rules=sent["format"],
            set_key=sent["set"],
            levels=sent["levels"],
            agreement=read_agreement(sent.get("agreement", {})),
            once=new_token(),
        )
        return Response(given(seated), status=201)


class SeatDetail(APIView):
    """A battle through the eyes of a seat."""

    @extend_schema(responses=SEEN, parameters=[SEAT])
    def get(self, request: Request, key: str, place: int) -> Response:
        """What the seat may know of the latest battle at its table."""
        return Response(battle_shown(selectors.seen(acting_seat(request, key, place))))


class BattleDoing(Doing):
    """Something a seat does; the answer is the battle as it sees it then."""

    def seen(self, mine: Seat) -> Response:
        return Response(battle_shown(selectors.seen(mine)))


@extend_schema(request=shapes.AnswerSent, responses=SEEN, parameters=[SEAT])
class Answer(BattleDoing):
    """Answer what the seat is asked; the same answer sent twice is given once."""

    shape = shapes.AnswerSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        play.answer(seat=mine, **sent)
