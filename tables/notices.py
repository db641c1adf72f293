"""Notices: it is your turn. By mail, grouped, and only while it is still true."""

from django.conf import settings
from django.core import signing
from django.core.mail import EmailMessage
from django.db import transaction
from django.db.models import Q
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import override
from django_tasks import task

from tables.hooks import PATIENCE
from tables.models import AGREEING, Seat
from tables.rules.refusal import Fault, Unknown

CONFIRM, STOP = "tables.confirm-mail", "tables.stop-mail"
GOING_ON = Q(table__paused_at=None) | Q(turn__contains=AGREEING)
"""What is told of: turns of tables that are not paused, and what somebody asks to agree to."""
CONFIRM_WITHIN = 7 * 24 * 3600  # seconds


def ask_to_remind(seat: Seat) -> None:
    """Have a seat reminded of its turn by mail after a little patience, if it wants that."""
    if seat.turn and wants_mail(seat):
        remind.using(run_after=timezone.now() + PATIENCE).enqueue(seat.pk, seat.turn)


@task()
def remind(seat_pk: int, turn: str) -> None:
    """Mail a seat that its turn is still open, together with every other open turn of its address.

    Does nothing when the turn has passed, while its table is paused (but it tells of a request), or
    when an earlier notice told of it.
    """
    with transaction.atomic():
        running = Seat.objects.select_for_update(of=("self",)).filter(GOING_ON)
        asked = running.filter(pk=seat_pk, turn=turn).first()
        if asked is None or asked.reminded == turn or not wants_mail(asked):
            return
        seats = [seat for seat in open_turns(asked.mail) if wants_mail(seat)]
        for seat in seats:
            seat.reminded = seat.turn
            seat.save(update_fields=["reminded"])
    send(asked, _("It is your turn"), "tables/mail/turns.txt", seats=seats)


@task()
def ask_to_confirm(seat_pk: int) -> None:
    """Mail the link that confirms an address."""
    seat = Seat.objects.select_related("table").get(pk=seat_pk)
    token = signing.dumps([seat.pk, seat.mail], salt=CONFIRM)
    link = settings.SITE_URL + reverse("confirm-mail", args=[token])
    send(seat, _("Confirm your address"), "tables/mail/confirm.txt", link=link)


def wants_mail(seat: Seat) -> bool:
    """Whether notices may go out for this seat."""
    return seat.mail_confirmed and not seat.muted and not seat.bot


def open_turns(mail: str) -> list[Seat]:
    """Every seat of an address that is waited for."""
    seats = Seat.objects.select_for_update(of=("self",)).select_related("table")
    running = seats.filter(GOING_ON)
    return list(running.filter(mail=mail, mail_confirmed=True).exclude(turn=""))


def seat_to_mail(person: str) -> Seat | None:
    """The seat that a person took last of those with a confirmed address; None without one."""
    seats = Seat.objects.filter(person=person, mail_confirmed=True).exclude(mail="")
    return seats.order_by("-joined_at").first()


def send(seat: Seat, subject: Promise, template: str, **context: object) -> None:
    """One plain mail in its reader's language, with the header that stops them in one click."""
    stop = settings.SITE_URL + reverse("stop-mail", args=[stop_token(seat)])
    headers = {
        "List-Unsubscribe": f"<{stop}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    context |= {"seat": seat, "site": settings.SITE_URL, "stop_link": stop}
    with override(seat.mail_language or settings.LANGUAGE_CODE):
        body = render_to_string(template, context)
        EmailMessage(f"Trinity Table: {subject}", body, to=[seat.mail], headers=headers).send()


def stop_token(seat: Seat) -> str:
    """The secret of the link that stops an address's mails."""
    return signing.dumps(seat.mail, salt=STOP)


@transaction.atomic
def set_mail(*, seat: Seat, mail: str, language: str | None) -> None:
    """Where a seat wants its notices, and in which language (None for the site's); a new address is
    asked to confirm. "" stops them."""
    Seat.objects.filter(pk=seat.pk).update(
        mail=mail, mail_language=language or "", mail_confirmed=False, reminded=""
    )
    if mail:
        transaction.on_commit(lambda: ask_to_confirm.enqueue(seat.pk))


def mute(*, seat: Seat, muted: bool) -> None:
    """Tell a seat's owner nothing of its turns, or tell again; other tables go on as before."""
    seat.muted = muted
    seat.save(update_fields=["muted"])
    ask_to_remind(seat)


def read_token(token: str, salt: str, max_age: int | None = None) -> object:
    """What a link's signed secret holds. Raises Unknown (tables.no-such-link)."""
    try:
        return signing.loads(token, salt=salt, max_age=max_age)
    except signing.BadSignature as error:
        raise Unknown(Fault("tables.no-such-link")) from error


@transaction.atomic
def confirm_mail(*, token: str) -> Seat:
    """Confirm the address a link was mailed to, which then hears of a turn that is open already.

    Raises Unknown when the seat has another address since.
    """
    pk, mail = read_token(token, CONFIRM, CONFIRM_WITHIN)
    seat = Seat.objects.select_related("table").filter(pk=pk, mail=mail).first()
    if seat is None:
        raise Unknown(Fault("tables.no-such-link"))
    seat.mail_confirmed = True
    seat.save(update_fields=["mail_confirmed"])
    ask_to_remind(seat)
    return seat


def stop_mail(*, token: str) -> None:
    """No more mails to this address, whatever seats it was given for."""
    mail = read_token(token, STOP)
    Seat.objects.filter(mail=mail).update(mail="", mail_confirmed=False)
