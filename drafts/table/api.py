"""Drafts for programs: a person could write a client or a bot with it."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from drafts.api import KEEPER
from drafts.rules.box import SEATS_A_GAME
from drafts.rules.moves import Action, Choose, Lay, Mark, Take
from drafts.rules.wishes import read_wishes
from drafts.selectors import find_box
from drafts.table import play, selectors, watch
from drafts.table import serializers as shapes
from drafts.table import services as draft_services
from drafts.table.shown import table_shown, terms_shown, watch_shown
from drafts.viewers import viewer_of
from tables import services
from tables.api import SEAT, Doing, SeatGiven, given, read
from tables.limits import limited
from tables.models import Seat
from tables.people import recognise
from tables.selectors import acting_seat, seat_beside, table_of

SEEN = shapes.DraftSeen


def seen(mine: Seat) -> Response:
    """The table as the seat sees it now."""
    return Response(SEEN(table_shown(mine)).data)


class DraftList(APIView):
    """Open a table."""

    @extend_schema(request=shapes.DraftWish, responses={201: SeatGiven}, parameters=[KEEPER])
    @limited("create")
    def post(self, request: Request) -> Response:
        """Open a table that drafts; its host's token is in the answer, and nowhere else."""
        sent = read(shapes.DraftWish, request)
        rules = find_box(sent["box"]).rules if sent["box"] else sent["rules"]
        sent.setdefault("seats", SEATS_A_GAME[rules])
        seated = draft_services.open_draft(
            name=sent.pop("name"),
            host_name=sent.pop("host_name"),
            person=recognise(request),
            wishes=read_wishes(sent),
            once=services.new_token(),
            keeper_token=viewer_of(request).token,
        )
        return Response(given(seated), status=201)


class TableDetail(APIView):
    """A table before one sits down at it."""

    @extend_schema(operation_id="drafts_terms", responses=shapes.TableTerms)
    def get(self, request: Request, key: str) -> Response:
        """How the table drafts, as its join link says."""
        return Response(shapes.TableTerms(terms_shown(table_of(key))).data)


class Join(APIView):
    """Sit down at a table."""

    @extend_schema(request=shapes.JoinWish, responses={201: SeatGiven})
    @limited("create")
    def post(self, request: Request, key: str) -> Response:
        """A seat for whoever has the join link's secret."""
        sent = read(shapes.JoinWish, request)
        seated = services.join(
            key=key,
            join_token=sent["join"],
            name=sent["name"],
            person=recognise(request),
            once=services.new_token(),
        )
        return Response(given(seated), status=201)


class SeatDetail(APIView):
    """The table through the eyes of a seat."""

    @extend_schema(responses=SEEN, parameters=[SEAT])
    def get(self, request: Request, key: str, place: int) -> Response:
        """What the seat may know: cards only those before it and those it took."""
        return seen(acting_seat(request, key, place))


class DraftDoing(Doing):
    """Something a seat does; the answer is the table as it sees it then."""

    def seen(self, mine: Seat) -> Response:
        return seen(mine)


class Acting(DraftDoing):
    """An action in the draft of the game that is named."""

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        play.act(seat=mine, game=sent.pop("game"), action=self.move(sent))

    def move(self, sent: dict[str, Any]) -> Action:
        """The action that was sent."""
        raise NotImplementedError


@extend_schema(request=shapes.TakeSent, responses=SEEN, parameters=[SEAT])
class TakeCards(Acting):
    """Take cards; the same pick sent twice is made once and answered the same."""

    shape = shapes.TakeSent

    def move(self, sent: dict[str, Any]) -> Take:
        zones = tuple(sent.get("zones", ()))
        return Take(sent["pack"], sent["number"], tuple(sent["cards"]), zones)


@extend_schema(request=shapes.MarkSent, responses=SEEN, parameters=[SEAT])
class MarkCards(Acting):
    """Mark cards for when the time runs out."""

    shape = shapes.MarkSent

    def move(self, sent: dict[str, Any]) -> Mark:
        return Mark(sent["pack"], sent["number"], tuple(sent["cards"]))


@extend_schema(request=shapes.ChooseSent, responses=SEEN, parameters=[SEAT])
class ChoosePack(Acting):
    """Open a face-down pack (DUEL)."""

    shape = shapes.ChooseSent

    def move(self, sent: dict[str, Any]) -> Choose:
        return Choose(sent["round"], sent["pack"])


@extend_schema(request=shapes.LaySent, responses=SEEN, parameters=[SEAT])
class LayCard(Acting):
    """Lay a card taken before to Main, Life or maybe."""

    shape = shapes.LaySent

    def move(self, sent: dict[str, Any]) -> Lay:
        return Lay(sent["place"], sent["zone"])


@extend_schema(request=shapes.ReadySent, responses=SEEN, parameters=[SEAT])
class Ready(DraftDoing):
    """Say whether the seat can start."""

    shape = shapes.ReadySent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        services.be_ready(seat=mine, ready=sent["ready"])


@extend_schema(request=None, responses=SEEN, parameters=[SEAT])
class Start(DraftDoing):
    """Start the draft, as the host."""

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        draft_services.start(by=mine)


@extend_schema(request=shapes.NotesSent, responses=SEEN, parameters=[SEAT])
class Notes(DraftDoing):
    """Keep the player's own notes on the draft, which nobody else reads."""

    shape = shapes.NotesSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        draft_services.write_notes(seat=mine, text=sent["notes"])


@extend_schema(request=shapes.BotSent, responses=SEEN, parameters=[SEAT])
class Bot(DraftDoing):
    """Hand a seat to a bot, or take one's own back."""

    shape = shapes.BotSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        if sent["bot"]:
            other = seat_beside(mine, sent.get("other", mine.place))
            draft_services.hand_over(seat=other, by=mine)
        else:
            draft_services.take_back(seat=mine)


@extend_schema(request=shapes.PauseSent, responses=SEEN, parameters=[SEAT])
class Pause(DraftDoing):
    """Stop the clock, as the host."""

    shape = shapes.PauseSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        services.pause(by=mine, reason=sent["reason"])


@extend_schema(request=None, responses=SEEN, parameters=[SEAT])
class Resume(DraftDoing):
    """Let the clock run on, as the host."""

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        draft_services.resume(by=mine)


@extend_schema(request=None, responses=SEEN, parameters=[SEAT])
class OpenLogs(DraftDoing):
    """Show everybody every pick of the draft that was played last, as the host, once it is over."""

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        draft_services.show_logs(by=mine, key=selectors.latest(mine.table).key)


@extend_schema(request=None, responses=SEEN, parameters=[SEAT])
class NextGame(DraftDoing):
    """Back to the lobby for the next packs of the box, as the host."""

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        draft_services.next_game(by=mine)


class Leave(APIView):
    """Leave a table."""

    @extend_schema(request=None, responses={204: None}, parameters=[SEAT])
    def post(self, request: Request, key: str, place: int) -> Response:
        """Leave for good; a bot drafts on."""
        draft_services.leave(seat=acting_seat(request, key, place))
        return Response(status=204)


class Watch(APIView):
    """Watch a draft."""

    @extend_schema(responses=shapes.DraftWatched)
    def get(self, request: Request, key: str, token: str) -> Response:
        """The table as the host lets everybody with the link see it, as late as the host wished."""
        return Response(shapes.DraftWatched(watch_shown(watch.watch(key, token))).data)
