"""The Build stage for programs: see it, register a deck, take it back."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from decks.rules.deck import Deck
from decks.rules.stage_wishes import read_build_wishes
from decks.stage import play
from decks.stage import serializers as shapes
from decks.stage import services as stage_services
from decks.stage.judging import suggested_for
from decks.stage.selectors import latest_stage
from decks.stage.shown import table_shown
from drafts.table.serializers import PauseSent, ReadySent
from tables import services
from tables.api import SEAT, Doing, SeatGiven, given, read
from tables.limits import limited
from tables.models import Seat
from tables.people import person_of, recognise
from tables.rules.refusal import NotAllowed
from tables.selectors import acting_seat, seat_beside

SEEN = shapes.BuildSeen


def seen(request: Request, mine: Seat) -> Response:
    """The table as the seat sees it now."""
    return Response(SEEN(table_shown(mine, person_of(request))).data)


class BuildList(APIView):
    """Open a table whose players bring their decks."""

    @extend_schema(request=shapes.BuildWish, responses={201: SeatGiven})
    @limited("create")
    def post(self, request: Request) -> Response:
        """Open a table; its host's token is in the answer, and nowhere else."""
        sent = read(shapes.BuildWish, request)
        seated = stage_services.open_build(
            name=sent.pop("name"),
            host_name=sent.pop("host_name"),
            person=recognise(request),
            wishes=read_build_wishes(sent),
            once=services.new_token(),
        )
        return Response(given(seated), status=201)


class BuildDetail(APIView):
    """The Build through the eyes of a seat."""

    @extend_schema(responses=SEEN, parameters=[SEAT])
    def get(self, request: Request, key: str, place: int) -> Response:
        """What the seat may know: its own pool and decks, and who is ready."""
        return seen(request, acting_seat(request, key, place))


class Suggested(APIView):
    """The suggested build of a pool."""

    @extend_schema(responses=shapes.LaidSeen, parameters=[SEAT])
    def get(self, request: Request, key: str, place: int) -> Response:
        """The build that a bot would register, as it is when the time runs out (`overdue`)."""
        mine = acting_seat(request, key, place)
        stage = latest_stage(mine.table)
        if mine.place not in stage.places:
            raise NotAllowed.of("decks.not-in-build")
        deck = suggested_for(stage, mine.place)
        return Response(shapes.LaidSeen(deck).data)


class BuildDoing(Doing):
    """Something a seat does in the Build; the answer is the table as it sees it then."""

    def seen(self, mine: Seat) -> Response:
        return seen(self.request, mine)


@extend_schema(request=shapes.RegisterSent, responses=SEEN, parameters=[SEAT])
class Register(BuildDoing):
    """Register a deck; the same deck sent twice is registered once and answered the same."""

    shape = shapes.RegisterSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        game = sent["game"]
        if "ready" in sent:
            play.register_ready(seat=mine, game=game, number=sent["ready"])
        elif "key" in sent:
            kept = {"key": sent["key"], "revision": sent["revision"]}
            play.register(seat=mine, game=game, person=person_of(self.request), **kept)
        else:
            play.register_laid(seat=mine, game=game, deck=laid(mine, sent))


def laid(mine: Seat, sent: dict[str, Any]) -> Deck:
    """The deck that was sent whole."""
    return Deck(
        set=latest_stage(mine.table).set_key,
        main=tuple(sent["main"]),
        life=tuple(sent["life"]),
        epics=(sent["epic"],) if sent["epic"] else (),
    )


@extend_schema(request=shapes.GameSent, responses=SEEN, parameters=[SEAT])
class Withdraw(BuildDoing):
    """Take the seat's deck back, until all are registered."""

    shape = shapes.GameSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        play.withdraw(seat=mine, game=sent["game"])


@extend_schema(request=ReadySent, responses=SEEN, parameters=[SEAT])
class BuildReady(BuildDoing):
    """Say in the lobby whether the seat can start."""

    shape = ReadySent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        services.be_ready(seat=mine, ready=sent["ready"])


@extend_schema(request=None, responses=SEEN, parameters=[SEAT])
class BuildStart(BuildDoing):
    """Ask for the decks of a table without a draft, as the host."""

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        stage_services.start(by=mine)


@extend_schema(request=shapes.BuildBotSent, responses=SEEN, parameters=[SEAT])
class BuildBot(BuildDoing):
    """Hand a seat to a bot, or take one's own back."""

    shape = shapes.BuildBotSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        if sent["bot"]:
            other = seat_beside(mine, sent.get("other", mine.place))
            stage_services.hand_over(seat=other, by=mine)
        else:
            stage_services.take_back(seat=mine)


@extend_schema(request=PauseSent, responses=SEEN, parameters=[SEAT])
class BuildPause(BuildDoing):
    """Stop the clock, as the host."""

    shape = PauseSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        services.pause(by=mine, reason=sent["reason"])


@extend_schema(request=None, responses=SEEN, parameters=[SEAT])
class BuildResume(BuildDoing):
    """Let the clock run on, as the host."""

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        stage_services.resume(by=mine)


@extend_schema(request=None, responses=SEEN, parameters=[SEAT])
class BuildNext(BuildDoing):
    """Back to the lobby, as the host."""

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        stage_services.next_game(by=mine)


class BuildLeave(APIView):
    """Leave a table."""

    @extend_schema(request=None, responses={204: None}, parameters=[SEAT])
    def post(self, request: Request, key: str, place: int) -> Response:
        """Leave for good; a bot registers a deck."""
        stage_services.leave(seat=acting_seat(request, key, place))
        return Response(status=204)
