"""The logs of drafts for programs: the whole record, and pick by pick as the pages show them."""

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from drafts.rules.advice import Advice
from drafts.rules.moves import BYS
from drafts.rules.reason import Reason
from drafts.table import logs, services
from drafts.table.logs import LogView, PickView
from tables.api import SEAT
from tables.limits import limited
from tables.rules.refusal import Fault
from tables.selectors import own_seats
from tables.sentences import say


class LogGiven(serializers.Serializer):
    """The key of a record that is kept here."""

    log = serializers.CharField()


class AdviceSeen(serializers.Serializer):
    """What an expert bot takes from the same cards, and why; `own` says why a bot picked so."""

    cards = serializers.ListField(child=serializers.CharField())
    same = serializers.BooleanField()
    reasons = serializers.ListField(child=serializers.CharField())
    own = serializers.ListField(child=serializers.CharField())


class PickSeen(serializers.Serializer):
    """A pick: of the `cards` that lay there, some were `taken`. Of the same pack `again` came round
    again, and `gone` were taken by others since the seat's last look at it. `advice` is given once
    all picks are open."""

    seat = serializers.IntegerField()
    name = serializers.CharField()
    round = serializers.IntegerField()
    pack = serializers.IntegerField()
    number = serializers.IntegerField()
    by = serializers.ChoiceField(BYS)
    cards = serializers.ListField(child=serializers.CharField())
    taken = serializers.ListField(child=serializers.CharField())
    again = serializers.ListField(child=serializers.CharField())
    gone = serializers.ListField(child=serializers.CharField())
    advice = AdviceSeen(allow_null=True)


def pick_shown(log: LogView, shown: PickView, advice: Advice | None = None) -> dict[str, object]:
    """The fields of PickSeen."""
    pick = shown.pick
    return {
        "seat": pick.seat,
        "name": shown.who.name,
        "round": pick.round,
        "pack": pick.pack,
        "number": pick.number,
        "by": pick.by,
        "cards": list(pick.seen),
        "taken": list(pick.cards),
        "again": [seen.card.id for seen in shown.cards if shown.again and not seen.new],
        "gone": [card.id for card in shown.gone],
        "advice": advice and advice_shown(advice),
    }


def advice_shown(advice: Advice) -> dict[str, object]:
    """The fields of AdviceSeen."""
    return {
        "cards": list(advice.cards),
        "same": advice.same,
        "reasons": said(advice.reasons),
        "own": said(advice.own),
    }


def said(reasons: tuple[Reason, ...]) -> list[str]:
    """A bot's reasons in words."""
    return [say(Fault(reason.code, dict(reason.params))) for reason in reasons]


class Logs(APIView):
    """Drafts from anywhere can be replayed."""

    @extend_schema(operation_id="bring_log", request=OpenApiTypes.OBJECT, responses={201: LogGiven})
    @limited("upload")
    def post(self, request: Request) -> Response:
        """Keep the record `trinity-draft/1` of a whole draft; every move is made again first."""
        row = services.bring_record(text=request.body.decode(errors="replace"))
        return Response({"log": row.key}, status=201)


class Log(APIView):
    """The record of a draft."""

    @extend_schema(responses={(200, "application/json"): OpenApiTypes.OBJECT}, parameters=[SEAT])
    def get(self, request: Request, log: str) -> Response:
        """The record `trinity-draft/1`: the whole one once it is open, before that one's own."""
        found = logs.log_view(log, own_seats(request))
        return Response(logs.plain(logs.record_for(found)))


class LogPick(APIView):
    """A draft seat by seat."""

    @extend_schema(responses=PickSeen, parameters=[SEAT])
    def get(self, request: Request, log: str, seat: int, at: int) -> Response:
        """A pick of a seat, from 0, counted from 1, with what bots say of it."""
        found = logs.log_view(log, own_seats(request))
        shown = found.pick(seat, at)
        return Response(PickSeen(pick_shown(found, shown, found.advice(shown.pick))).data)


class LogPack(APIView):
    """A draft pack by pack."""

    @extend_schema(responses=PickSeen(many=True), parameters=[SEAT])
    def get(self, request: Request, log: str, pack: int) -> Response:
        """A pack through every hand that you may look into."""
        found = logs.log_view(log, own_seats(request))
        through = [pick_shown(found, shown) for shown in found.through(pack)]
        return Response(PickSeen(through, many=True).data)
