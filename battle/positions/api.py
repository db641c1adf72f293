"""Boards that somebody sets up, and puzzles, for programs."""

from typing import Any

import msgspec
from drf_spectacular.utils import extend_schema
from msgspec.structs import replace
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from battle.models import SetUpBoard
from battle.positions import serializers as shapes
from battle.positions import services
from battle.positions.puzzles import PUZZLES, BuiltIn, puzzle
from battle.positions.seating import Seating
from battle.rules.trinity.position import Position
from battle.shown import plain
from battle.view_shapes import ViewSeen
from tables.api import SEAT, SeatGiven, given, read
from tables.limits import limited
from tables.people import person_of, recognise
from tables.rules.refusal import Fault, Refusal
from tables.selectors import acting_seat
from tables.services import Seated
from tables.tokens import new_token


def seating_of(request: Request, sent: dict[str, Any]) -> Seating:
    """Who sits where, as a program asked."""
    return Seating(
        person=recognise(request),
        name=sent["name"],
        seat=sent["seat"],
        level=sent["level"],
        once=new_token(),
    )


def seats_given(seated: list[Seated]) -> Response:
    """The seats of a table at once, each with its secret."""
    return Response([given(one) for one in seated], status=201)


def board_shown(row: SetUpBoard) -> dict[str, Any]:
    """A board as data."""
    position = msgspec.json.decode(row.position)
    return {"key": row.key, "name": row.name, "position": position, "goal": row.goal}


def position_sent(sent: object) -> Position:
    """A position as a program sends it. Raises Refusal (battle.position: why)."""
    try:
        return msgspec.convert(sent, Position)
    except msgspec.ValidationError as error:
        raise Refusal(Fault("battle.position", {"field": "position", "why": str(error)})) from error


def board_sent(request: Request) -> dict[str, Any]:
    """What there is to keep of a board. Raises as `position_sent`."""
    sent = read(shapes.BoardSent, request)
    return sent | {"position": position_sent(sent["position"])}


class BoardList(APIView):
    """Boards of one's own."""

    @extend_schema(responses=shapes.BoardSeen(many=True))
    def get(self, request: Request) -> Response:
        """Those of whoever asks, the one changed last first."""
        return Response([board_shown(row) for row in services.boards_of(person_of(request))])

    @extend_schema(request=shapes.BoardSent, responses={201: shapes.BoardSeen})
    @limited("create")
    def post(self, request: Request) -> Response:
        """Keep a board."""
        sent = board_sent(request)
        row = services.keep_board(owner=recognise(request), once=new_token(), **sent)
        return Response(board_shown(row), status=201)


class CheckBoard(APIView):
    """Boards before they are kept."""

    @extend_schema(request=shapes.PositionSent, responses=ViewSeen)
    @limited("check")
    def post(self, request: Request) -> Response:
        """A board as its turn player sees it, or everything wrong with it; nothing is kept."""
        sent = read(shapes.PositionSent, request)
        position = position_sent(sent["position"])
        return Response(services.check(position, sent["goal"]).view(position.turn))


class BoardDetail(APIView):
    """A board, for everybody who knows its key; its owner changes it."""

    @extend_schema(responses=shapes.BoardSeen)
    def get(self, request: Request, key: str) -> Response:
        """What lies where on it."""
        return Response(board_shown(services.board_by_key(key)))

    @extend_schema(request=shapes.BoardSent, responses=shapes.BoardSeen)
    @limited("create")
    def put(self, request: Request, key: str) -> Response:
        """Lay it anew."""
        row = services.change_board(owner=person_of(request), key=key, **board_sent(request))
        return Response(board_shown(row))

    @extend_schema(responses={204: None})
    def delete(self, request: Request, key: str) -> Response:
        """Take it away; battles that began from it go on."""
        services.delete_board(owner=person_of(request), key=key)
        return Response(status=204)


class PlayBoard(APIView):
    """Playing a board."""

    @extend_schema(request=shapes.SeatingSent, responses={201: SeatGiven(many=True)})
    @limited("create")
    def post(self, request: Request, key: str) -> Response:
        """A table at once on which it is played."""
        row = services.board_by_key(key)
        seating = seating_of(request, read(shapes.SeatingSent, request))
        return seats_given(services.play_board(row=row, seating=seating))


def puzzle_shown(found: BuiltIn) -> dict[str, Any]:
    """A puzzle as data, without its solution."""
    return {
        "slug": found.slug,
        "title": str(found.title),
        "text": str(found.text),
        "position": plain(replace(found.puzzle.position, answers=())),
        "goal": found.puzzle.goal.gained,
    }


class PuzzleList(APIView):
    """The puzzles of the site."""

    @extend_schema(responses=shapes.PuzzleSeen(many=True))
    def get(self, request: Request) -> Response:
        """All of them, the easier ones of a format first."""
        return Response([puzzle_shown(puzzle(slug)) for slug in PUZZLES])


class PuzzleDetail(APIView):
    """A puzzle of the site."""

    @extend_schema(responses=shapes.PuzzleSeen)
    def get(self, request: Request, slug: str) -> Response:
        """What lies where, and what is to be reached."""
        return Response(puzzle_shown(puzzle(slug)))


class PlayPuzzle(APIView):
    """Trying a puzzle."""

    @extend_schema(request=shapes.SeatingSent, responses={201: SeatGiven(many=True)})
    @limited("create")
    def post(self, request: Request, slug: str) -> Response:
        """A table at once on which it is tried."""
        found, sent = puzzle(slug), read(shapes.SeatingSent, request)
        seated = services.play(
            title=str(found.title),
            position=found.puzzle.position,
            goal=found.puzzle.goal.gained,
            seating=seating_of(request, sent),
        )
        return seats_given(seated)


class Again(APIView):
    """A board or a puzzle once more."""

    @extend_schema(request=None, responses={201: SeatGiven(many=True)}, parameters=[SEAT])
    @limited("create")
    def post(self, request: Request, key: str, place: int) -> Response:
        """A table at once on which the board of this seat's battle is played anew."""
        mine = acting_seat(request, key, place)
        person, once = recognise(request), new_token()
        return seats_given(services.play_again(mine=mine, person=person, once=once))
