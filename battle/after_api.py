"""After a battle, for programs: replays, records, boards and statistics."""

from typing import Any

import msgspec
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from battle import after_serializers as shapes
from battle import positions, replay_services, stats_selectors
from battle.models import SetUpBoard
from battle.position_services import Seating
from battle.replay import Replay, battle_by_key, replay
from battle.replay_records import record_of
from battle.rules.trinity.position import Position
from battle.shown import plain, told_shown
from battle.stats_selectors import Which
from tables.api import SEAT, SeatGiven, given, read, read_query
from tables.limits import limited
from tables.people import person_of, recognise
from tables.rules.refusal import Fault, Refusal
from tables.selectors import own_seats
from tables.tokens import new_token


def replay_shown(found: Replay) -> dict[str, Any]:
    """A moment of a replay; every part is plain data."""
    row = found.row
    return {
        "key": row.key,
        "names": row.names,
        "over": row.ended_at is not None,
        "outcome": row.outcome,
        "winner": row.winner,
        "eyes": found.eyes,
        "open": list(found.open),
        "at": found.at,
        "last": found.last,
        "view": found.view,
        "steps": [{"at": step.at, "told": told_shown(step.told)} for step in found.steps],
        "turns": plain(found.turns),
    }


def seating_of(request: Request, sent: dict[str, Any]) -> Seating:
    """Who sits where, as a program asked."""
    return Seating(
        person=recognise(request),
        name=sent["name"],
        seat=sent["seat"],
        level=sent["level"],
        once=new_token(),
    )


class ReplayDetail(APIView):
    """A battle looked at again."""

    @extend_schema(responses=shapes.ReplaySeen, parameters=[SEAT, shapes.MomentWish])
    def get(self, request: Request, key: str) -> Response:
        """A step: before the end with the bearer's own eyes, after it with anybody's."""
        moment = read_query(shapes.MomentWish, request)
        return Response(replay_shown(replay(key, own_seats(request), **moment)))


class RecordDetail(APIView):
    """The record of a battle."""

    @extend_schema(responses={(200, "application/json"): OpenApiTypes.OBJECT})
    def get(self, request: Request, key: str) -> Response:
        """The whole of it, once it is over."""
        return Response(plain(record_of(battle_by_key(key))))


class ReplayList(APIView):
    """Battles brought along."""

    @extend_schema(request=shapes.RecordSent, responses={201: shapes.KeyGiven})
    @limited("upload")
    def post(self, request: Request) -> Response:
        """Keep a record to be replayed here, after playing it again move by move."""
        record = read(shapes.RecordSent, request)["record"]
        row = replay_services.bring(text=msgspec.json.encode(record).decode())
        return Response({"key": row.key}, status=201)


class PlayOn(APIView):
    """Playing on."""

    @extend_schema(request=shapes.PlayOnSent, responses={201: SeatGiven(many=True)})
    @limited("create")
    def post(self, request: Request, key: str) -> Response:
        """A table at once on which a battle that is over goes on from a step."""
        sent = read(shapes.PlayOnSent, request)
        found = replay(key, own_seats(request), eyes=sent["eyes"], at=sent["at"])
        seated = replay_services.play_on(found=found, seating=seating_of(request, sent))
        return Response([given(one) for one in seated], status=201)


def board_shown(row: SetUpBoard) -> dict[str, Any]:
    """A board as data."""
    position = msgspec.json.decode(row.position)
    return {"key": row.key, "name": row.name, "position": position, "goal": row.goal}


class BoardList(APIView):
    """Boards of one's own."""

    @extend_schema(responses=shapes.BoardSeen(many=True))
    def get(self, request: Request) -> Response:
        """Those of whoever asks, the one changed last first."""
        return Response([board_shown(row) for row in positions.boards_of(person_of(request))])

    @extend_schema(request=shapes.BoardSent, responses={201: shapes.BoardSeen})
    @limited("create")
    def post(self, request: Request) -> Response:
        """Keep a board."""
        sent = read(shapes.BoardSent, request)
        row = positions.keep_board(
            owner=recognise(request),
            once=new_token(),
            name=sent["name"],
            position=position_sent(sent["position"]),
            goal=sent["goal"],
        )
        return Response(board_shown(row), status=201)


def position_sent(sent: object) -> Position:
    """A position as a program sends it. Raises Refusal (battle.position: why)."""
    try:
        return msgspec.convert(sent, Position)
    except msgspec.ValidationError as error:
        raise Refusal(Fault("battle.position", {"field": "position", "why": str(error)})) from error


class BoardDetail(APIView):
    """A board."""

    @extend_schema(responses=shapes.BoardSeen)
    def get(self, request: Request, key: str) -> Response:
        """What lies where on it."""
        return Response(board_shown(positions.board_by_key(key)))


class PlayBoard(APIView):
    """Playing a board."""

    @extend_schema(request=shapes.SeatingSent, responses={201: SeatGiven(many=True)})
    @limited("create")
    def post(self, request: Request, key: str) -> Response:
        """A table at once on which it is played."""
        row = positions.board_by_key(key)
        seating = seating_of(request, read(shapes.SeatingSent, request))
        seated = positions.play(
            title=row.name, position=positions.position_of(row), goal=row.goal, seating=seating
        )
        return Response([given(one) for one in seated], status=201)


class CardStatistics(APIView):
    """Statistics of the cards of a set."""

    @extend_schema(responses=shapes.CardCounted(many=True), parameters=[shapes.FiguresWish])
    def get(self, request: Request) -> Response:
        """What was counted of each card, in drafts and battles that are over."""
        wish = read_query(shapes.FiguresWish, request)
        which = Which(wish["format"], wish["who"] == "bots")
        found = stats_selectors.of_set(wish["set"], which)
        return Response(shapes.CardCounted(found, many=True).data)
