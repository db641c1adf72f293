"""The people at a table for programs, whatever its stage: muting, reporting, and the webhook."""

from typing import Any

from django.utils.translation import get_language
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from tables import hooks, manners, notices
from tables.api import SEAT, Doing, read
from tables.limits import limited
from tables.models import Seat
from tables.selectors import acting_seat, people, seat_beside


class PersonSeen(serializers.Serializer):
    """Somebody at the table; `muted` by the seat that asks. `link_by_host_at` is when the host last
    made the seat's link anew."""

    place = serializers.IntegerField()
    name = serializers.CharField()
    bot = serializers.CharField(allow_blank=True)
    muted = serializers.BooleanField()
    link_by_host_at = serializers.DateTimeField(allow_null=True)


class PeopleSeen(serializers.Serializer):
    """The people at a table, whether and where the seat hears of its turns there, and the name of
    the host its webhook goes to, for the table's host alone; a silent one is muted, or failed too
    often."""

    people = PersonSeen(many=True)
    notices = serializers.BooleanField()
    mail = serializers.CharField(allow_blank=True)
    mail_confirmed = serializers.BooleanField()
    webhook = serializers.CharField(allow_blank=True)
    webhook_silent = serializers.BooleanField()


class PersonMuteSent(serializers.Serializer):
    """Whose words are not read, or are read again."""

    place = serializers.IntegerField()
    muted = serializers.BooleanField()


class NoticesSent(serializers.Serializer):
    """Whether the seat hears of its turns at this table."""

    notices = serializers.BooleanField()


class MailSent(serializers.Serializer):
    """Where the seat's notices go; empty for nowhere."""

    mail = serializers.EmailField(allow_blank=True)


class ReportSent(serializers.Serializer):
    """What is wrong; without `place`, with the table itself."""

    place = serializers.IntegerField(required=False)
    text = serializers.CharField(max_length=manners.LONGEST)


class WebhookSent(serializers.Serializer):
    """The address of a webhook; empty for none."""

    url = serializers.CharField(max_length=500, allow_blank=True)


class WebhookMuteSent(serializers.Serializer):
    """Whether nothing is sent for now."""

    muted = serializers.BooleanField()


def people_shown(mine: Seat) -> dict[str, object]:
    """The fields of PeopleSeen."""
    here, muted = people(mine), manners.muted_places(mine)
    return {
        "people": [
            {
                "place": one.place,
                "name": one.name,
                "bot": one.bot,
                "muted": one.place in muted,
                "link_by_host_at": one.link_by_host_at,
            }
            for one in here["seats"]
        ],
        "notices": not mine.muted,
        "mail": mine.mail,
        "mail_confirmed": mine.mail_confirmed,
        "webhook": hooks.host_of(mine.table) if here["is_host"] else "",
        "webhook_silent": here["is_host"] and hooks.sends_nothing(mine.table),
    }


class AtTable(Doing):
    """Something about the people at the table."""

    def seen(self, mine: Seat) -> Response:
        """The people as the seat sees them."""
        return Response(PeopleSeen(people_shown(mine)).data)


class People(APIView):
    """The people at a table."""

    @extend_schema(responses=PeopleSeen, parameters=[SEAT])
    def get(self, request: Request, key: str, place: int) -> Response:
        """Who is here, and what the seat hears of whom."""
        return Response(PeopleSeen(people_shown(acting_seat(request, key, place))).data)


@extend_schema(request=PersonMuteSent, responses=PeopleSeen, parameters=[SEAT])
class MutePerson(AtTable):
    """Read somebody's words no more, at any table; they don't learn of it."""

    shape = PersonMuteSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        manners.mute(by=mine, whom=seat_beside(mine, sent["place"]), muted=sent["muted"])


@extend_schema(request=NoticesSent, responses=PeopleSeen, parameters=[SEAT])
class MuteNotices(AtTable):
    """Hear of this table's turns, or of none."""

    shape = NoticesSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        notices.mute(seat=mine, muted=not sent["notices"])


@extend_schema(request=MailSent, responses=PeopleSeen, parameters=[SEAT])
class SetMail(AtTable):
    """Where the seat's notices go, once the address is confirmed by the link that it is sent."""

    shape = MailSent

    @limited("create")
    def post(self, request: Request, key: str, place: int) -> Response:
        """Ask for mails, or for none."""
        return super().post(request, key, place)

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        notices.set_mail(seat=mine, mail=sent["mail"], language=get_language())


@extend_schema(request=WebhookSent, responses=PeopleSeen, parameters=[SEAT])
class Webhook(AtTable):
    """Where the table's turns are told, as its host wishes; nobody is shown the address again."""

    shape = WebhookSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        hooks.set_hook(by=mine, url=sent["url"])


@extend_schema(request=WebhookMuteSent, responses=PeopleSeen, parameters=[SEAT])
class MuteWebhook(AtTable):
    """Keep the table's webhook but send nothing for now, or send again, as its host wishes."""

    shape = WebhookMuteSent

    def do(self, mine: Seat, sent: dict[str, Any]) -> None:
        hooks.mute_hook(by=mine, muted=sent["muted"])


class SendReport(APIView):
    """Tell whoever runs the site what is wrong."""

    @extend_schema(request=ReportSent, responses={204: None}, parameters=[SEAT])
    @limited("report")
    def post(self, request: Request, key: str, place: int) -> Response:
        """Report a person or the table."""
        mine, sent = acting_seat(request, key, place), read(ReportSent, request)
        seat = seat_beside(mine, sent["place"]) if "place" in sent else None
        manners.report(by=mine, seat=seat, text=sent["text"])
        return Response(status=204)
