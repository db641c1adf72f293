"""What a table does around its battles, for programs: its terms, who plays, what comes next."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from battle import consents, seats
from battle import serializers as shapes
from battle.api import BattleDoing
from battle.replays.watch import watch
from battle.rules.agreement import read_agreement
from battle.shown import plain, watched_shown
from battle.terms import services as terms
from tables.api import SEAT, Doing, read
from tables.models import Seat
from tables.selectors import acting_seat, seat_beside


class TermsDetail(APIView):
    """How a table is going to battle."""

    @extend_schema(responses=shapes.AgreementSent, parameters=[SEAT])
    def get(self, request: Request, key: str, place: int) -> Response:
        """The terms as they stand."""
        return Response(plain(terms.terms_of(acting_seat(request, key, place).table)))

    @extend_schema(request=shapes.AgreementSent, responses=shapes.AgreementSent, parameters=[SEAT])
    def put(self, request: Request, key: str, place: int) -> Response:
        """Write them anew, as the host; what is left out is as by default."""
        mine = acting_seat(request, key, place)
        agreement = read_agreement(read(shapes.AgreementSent, request))
        terms.set_terms(by=mine, agreement=agreement)
        return self.get(request, key, place)


class OpenHand(Doing):
    """Open hands, which everybody must agree to."""

    shape = shapes.YesSent

    @extend_schema(responses=shapes.HandAsked(many=True), parameters=[SEAT])
    def get(self, request: Request, key: str, place: int) -> Response:
        """The people to be asked, and who agreed; nobody where no hand is to be open."""
        hands = terms.asked_for_hands(acting_seat(request, key, place).table)
        return Response([{"place": seat.place, "agreed": agreed} for seat, agreed in hands])

    @extend_schema(request=shapes.YesSent, responses=shapes.AgreementSent, parameters=[SEAT])
    def post(self, request: Request, key: str, place: int) -> Response:
        """Agree to show the own hand to watchers, or no longer; the answer is the terms."""
        return super().post(request, key, place)

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        terms.open_hand(seat=mine, yes=sent["yes"])

    def seen(self, mine: Seat) -> Response:
        return Response(plain(terms.terms_of(mine.table)))


@extend_schema(request=shapes.BotWish, responses=shapes.BattleSeen, parameters=[SEAT])
class Bot(BattleDoing):
    """Hand a seat to a bot, or take one's own back."""

    shape = shapes.BotWish

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        if sent["bot"]:
            seats.hand_over(seat=seat_beside(mine, sent.get("other", mine.place)), by=mine)
        else:
            seats.take_back(seat=mine)


@extend_schema(request=shapes.BattleNamed, responses=shapes.BattleSeen, parameters=[SEAT])
class GoOn(BattleDoing):
    """End a pause without asking, as the host."""

    shape = shapes.BattleNamed

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        consents.resume_alone(by=mine, **sent)


class NextGame(APIView):
    """On to the next game."""

    @extend_schema(request=None, responses={204: None}, parameters=[SEAT])
    def post(self, request: Request, key: str, place: int) -> Response:
        """Back to the lobby, as the host."""
        terms.next_game(by=acting_seat(request, key, place))
        return Response(status=204)


class Leave(APIView):
    """Leave a table."""

    @extend_schema(request=None, responses={204: None}, parameters=[SEAT])
    def post(self, request: Request, key: str, place: int) -> Response:
        """Leave for good; a bot plays on, or the seat concedes, as was agreed."""
        seats.leave(seat=acting_seat(request, key, place))
        return Response(status=204)


class Watch(APIView):
    """Watch a battle."""

    @extend_schema(responses=shapes.WatchedSeen)
    def get(self, request: Request, key: str, token: str) -> Response:
        """The battle as everybody at the table sees it, and open hands where all agreed."""
        return Response(watched_shown(watch(key, token)))
