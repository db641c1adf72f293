"""After a battle, for programs: replays, records, and whether it was fair."""

from typing import Any

import msgspec
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from battle.positions.api import seating_of, seats_given
from battle.replays import serializers as shapes
from battle.replays import services
from battle.replays.proof import proof_of
from battle.replays.records import record_of
from battle.replays.selectors import Replay, battle_by_key, replay
from battle.shown import plain, told_shown
from tables.api import SEAT, SeatGiven, read, read_query
from tables.limits import limited
from tables.selectors import own_seats


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


class Verify(APIView):
    """The shuffles of a battle."""

    @extend_schema(responses=shapes.ProofSeen)
    def get(self, request: Request, key: str) -> Response:
        """Seed and salt of a battle that is over, and whether it was as promised."""
        proof = proof_of(battle_by_key(key))
        faults = [*proof["faults"], *proof["replay_faults"]]
        return Response(proof["shown"] | {"faults": faults})


class ReplayList(APIView):
    """Battles brought along."""

    @extend_schema(request=shapes.RecordSent, responses={201: shapes.KeyGiven})
    @limited("upload")
    def post(self, request: Request) -> Response:
        """Keep a record to be replayed here, after playing it again move by move."""
        record = read(shapes.RecordSent, request)["record"]
        row = services.bring(text=msgspec.json.encode(record).decode())
        return Response({"key": row.key}, status=201)


class PlayOn(APIView):
    """Playing on."""

    @extend_schema(request=shapes.PlayOnSent, responses={201: SeatGiven(many=True)})
    @limited("create")
    def post(self, request: Request, key: str) -> Response:
        """A table at once on which a battle that is over goes on from a step."""
        sent = read(shapes.PlayOnSent, request)
        found = replay(key, own_seats(request), eyes=sent["eyes"], at=sent["at"])
        seated = services.play_on(found=found, seating=seating_of(request, sent))
        return seats_given(seated)
