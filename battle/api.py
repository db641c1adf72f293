"""Battles for programs: whatever a page can do, so that a client or a bot can be written."""

from typing import Any

import msgspec
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from battle import chat, consents, hints, orders, play, seats, selectors, services
from battle import serializers as shapes
from battle.rules.agreement import read_agreement
from battle.rules.trinity.orders import Order
from battle.shown import battle_shown, looked_shown, told_shown
from tables import manners
from tables.api import SEAT, Doing, SeatGiven, given, read, read_query
from tables.limits import limited
from tables.models import Seat
from tables.people import recognise
from tables.rules.refusal import Refusal
from tables.selectors import acting_seat, own_seats, seat_beside
from tables.tokens import new_token

SEEN = shapes.BattleSeen
CARD = OpenApiParameter(
    "number", OpenApiTypes.INT, location="path", description="The seat's own number of the card."
)


class BattleList(APIView):
    """Battles of one's own, and battles at once."""

    @extend_schema(responses=shapes.OwnBattle(many=True), parameters=[SEAT])
    def get(self, request: Request) -> Response:
        """The battles that the bearer sits in, those that are on first."""
        found = selectors.own_battles(own_seats(request))
        return Response([shapes.OwnBattle(one).data for one in found])

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


class Log(APIView):
    """What a seat was told."""

    @extend_schema(responses=shapes.ToldSeen(many=True), parameters=[SEAT, shapes.NewsWish])
    def get(self, request: Request, key: str, place: int) -> Response:
        """The latest news, or what came before or after news of a number."""
        mine = acting_seat(request, key, place)
        wish = read_query(shapes.NewsWish, request)
        if "after" in wish:
            return Response([told_shown(one) for one in selectors.since(mine, wish["after"])])
        return Response([told_shown(one) for one in selectors.log(mine, before=wish.get("before"))])


class CardDetail(APIView):
    """A card on the table, looked at closely."""

    @extend_schema(responses=shapes.LookedSeen, parameters=[SEAT, CARD])
    def get(self, request: Request, key: str, place: int, number: int) -> Response:
        """What changed a card, and why it can't be used now."""
        seen = selectors.seen(acting_seat(request, key, place))
        looked = hints.look_at(seen.battle, seen.mine, number)
        cast = seen.cast(services.library_of(seen.battle.set_key))
        return Response(looked_shown(looked, cast))


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


@extend_schema(request=shapes.UndoSent, responses=SEEN, parameters=[SEAT])
class Undo(BattleDoing):
    """Go back to a choice of one's own, where that is free."""

    shape = shapes.UndoSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        consents.undo(seat=mine, **sent)


@extend_schema(request=shapes.AskSent, responses=SEEN, parameters=[SEAT])
class Ask(BattleDoing):
    """Ask the others to agree: to go back, to a draw, a pause, its end, a rematch."""

    shape = shapes.AskSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        consents.request(seat=mine, **sent)


@extend_schema(request=shapes.ReplySent, responses=SEEN, parameters=[SEAT])
class Reply(BattleDoing):
    """Agree to what another seat asks, or decline it; declining takes one's own request back."""

    shape = shapes.ReplySent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        consents.reply(seat=mine, **sent)


@extend_schema(request=shapes.BattleNamed, responses=SEEN, parameters=[SEAT])
class Concede(BattleDoing):
    """Give the battle up; the others play on."""

    shape = shapes.BattleNamed

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        seats.concede(seat=mine, **sent)


def order_of(sent: dict[str, Any]) -> Order:
    """The standing order that was sent. Raises Refusal (battle.order: detail)."""
    try:
        order: Order = msgspec.convert({"seat": -1, **sent["order"]}, Order)
    except msgspec.ValidationError as fault:
        raise Refusal.of("battle.order", detail=str(fault)) from None
    return order


@extend_schema(request=shapes.OrderSent, responses=SEEN, parameters=[SEAT])
class GiveOrder(BattleDoing):
    """Give a standing order."""

    shape = shapes.OrderSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        orders.give_order(seat=mine, battle=sent["battle"], order=order_of(sent))


@extend_schema(request=shapes.OrderSent, responses=SEEN, parameters=[SEAT])
class CancelOrder(BattleDoing):
    """Take a standing order back, as it is shown among `orders`."""

    shape = shapes.OrderSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        orders.cancel_order(seat=mine, battle=sent["battle"], order=order_of(sent))


@extend_schema(request=shapes.WishSent, responses=SEEN, parameters=[SEAT])
class Wish(BattleDoing):
    """Say what to be asked: every payment, and at which of the view's `moments` nothing."""

    shape = shapes.WishSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        orders.wish(seat=mine, **sent | {"passed": tuple(sent["passed"])})


@extend_schema(request=shapes.TextSent, responses=SEEN, parameters=[SEAT])
class Notes(BattleDoing):
    """Keep notes that nobody else reads."""

    shape = shapes.TextSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        chat.write_notes(seat=mine, **sent)


@extend_schema(request=shapes.SaySent, responses=SEEN, parameters=[SEAT])
class Say(BattleDoing):
    """Say something to everybody in the battle; with the same `once` it is said once."""

    shape = shapes.SaySent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        chat.say(seat=mine, **{"once": new_token(), **sent})


@extend_schema(request=shapes.MuteSent, responses=SEEN, parameters=[SEAT])
class Mute(BattleDoing):
    """Read no more of what another place says, or read it again."""

    shape = shapes.MuteSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        whom = seat_beside(mine, sent["place"])
        manners.mute(by=mine, whom=whom, muted=sent["muted"])
