"""Boxes, packs and sheets for programs."""

from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from drafts import selectors, serializers, services, sheet_services, verdicts
from drafts.bans import bans_shown
from drafts.sheets.options import READERS
from drafts.viewers import Viewer, viewer_of
from tables.api import read
from tables.limits import limited, spend
from tables.people import recognise
from tables.sentences import fault_shown

KEEPER = OpenApiParameter(
    "Authorization",
    location=OpenApiParameter.HEADER,
    description="`Keeper <token>`: whoever shows the keeper's token may what the keeper may.",
)
OPTIONS = [OpenApiParameter(name, description="As on the sheets page.") for name in READERS]


class BoxList(APIView):
    """The boxes that one keeps."""

    @extend_schema(operation_id="my_boxes", responses=serializers.BoxListed(many=True))
    def get(self, request: Request) -> Response:
        """The boxes that you keep, the latest first."""
        mine = selectors.my_boxes(viewer_of(request))
        return Response(serializers.BoxListed(mine, many=True).data)

    @extend_schema(request=serializers.BoxWish, responses={201: serializers.NewBox})
    @limited("create")
    def post(self, request: Request) -> Response:
        """Make a box. Its keeper's token is in the answer, and nowhere else ever again."""
        wishes = read(serializers.BoxWish, request)
        person = recognise(request)
        box = services.make_box(maker=person, set_key=wishes.pop("set"), **wishes)
        viewer = Viewer(person)
        token = services.hand_out_token(box_id=box.public_id, viewer=viewer)
        seen = selectors.box_view(box_id=box.public_id, viewer=viewer)
        return Response(serializers.Box(seen).data | {"token": token}, status=201)


class BoxDetail(APIView):
    """One box."""

    @extend_schema(responses=serializers.Box, parameters=[KEEPER])
    def get(self, request: Request, box_id: str) -> Response:
        """The box as you may know it."""
        return Response(seen_by(request, box_id))


class KeepBox(APIView):
    """A box can have several keepers."""

    @extend_schema(request=serializers.KeeperSecret, responses=serializers.Box)
    @limited("create")
    def post(self, request: Request, box_id: str) -> Response:
        """Keep a box from now on, without its keeper's token."""
        viewer = Viewer(recognise(request), read(serializers.KeeperSecret, request)["token"])
        services.keep_box(box_id=box_id, viewer=viewer)
        return Response(seen_by(request, box_id))


class KeeperToken(APIView):
    """A keeper can let others keep a box too."""

    @extend_schema(request=None, responses=serializers.KeeperSecret, parameters=[KEEPER])
    @limited("create")
    def post(self, request: Request, box_id: str) -> Response:
        """A new keeper's token; the one before opens nothing more."""
        token = services.hand_out_token(box_id=box_id, viewer=viewer_of(request))
        return Response({"token": token})


class PackList(APIView):
    """The packs of a box."""

    @extend_schema(responses=serializers.Packs, parameters=[KEEPER])
    def get(self, request: Request, box_id: str) -> Response:
        """The packs that you may read: an open box's, taken ones as the keeper, revealed ones."""
        box = selectors.box_view(box_id=box_id, viewer=viewer_of(request))
        return Response(serializers.Packs(box).data)


class TakeGame(APIView):
    """The games of a box are taken one after another."""

    @extend_schema(request=None, responses=serializers.Box, parameters=[KEEPER])
    def post(self, request: Request, box_id: str, number: int) -> Response:
        """Take a game as the keeper; its packs are yours to read from then on."""
        services.take_game(box_id=box_id, number=number, viewer=viewer_of(request))
        return Response(seen_by(request, box_id))


class RevealGame(APIView):
    """A taken game can be revealed."""

    @extend_schema(request=None, responses=serializers.Box, parameters=[KEEPER])
    def post(self, request: Request, box_id: str, number: int) -> Response:
        """Reveal a game as the keeper: everybody with the link reads its packs and its salt."""
        services.reveal_game(box_id=box_id, number=number, viewer=viewer_of(request))
        return Response(seen_by(request, box_id))


class SheetFile(APIView):
    """The sheets of a box."""

    @extend_schema(
        parameters=[*OPTIONS, KEEPER],
        responses={(200, "application/pdf"): OpenApiTypes.BINARY},
    )
    def get(self, request: Request, box_id: str, kind: str) -> HttpResponse:
        """A sheet as a PDF, made while you wait; one at a time for each person."""
        spend(request, "pdf")
        pdf = sheet_services.print_sheet(
            box_id=box_id,
            viewer=viewer_of(request),
            kind=kind,
            texts=request.query_params.dict(),
        )
        return HttpResponse(pdf, content_type="application/pdf")


class BanLists(APIView):
    """Which cards are banned."""

    @extend_schema(responses=serializers.BannedList(many=True))
    def get(self, request: Request) -> Response:
        """Every banned list as it stands today: in force, coming, past."""
        return Response(serializers.BannedList(bans_shown(), many=True).data)


class CheckPacks(APIView):
    """Packs from anywhere can be checked."""

    @extend_schema(request=OpenApiTypes.OBJECT, responses=serializers.Verdict)
    def post(self, request: Request) -> Response:
        """Every fault of a set of packs, or of what a box revealed, sent as JSON."""
        verdict = verdicts.judge(request.body)
        return Response(
            {
                "ok": not verdict.faults,
                "kind": verdict.kind,
                "faults": [fault_shown(fault) for fault in verdict.faults],
                "remarks": [fault_shown(fault) for fault in verdict.remarks],
            }
        )


def seen_by(request: Request, box_id: str) -> dict[str, object]:
    """A box in the API's shape."""
    box = selectors.box_view(box_id=box_id, viewer=viewer_of(request))
    return serializers.Box(box).data
