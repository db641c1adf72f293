"""Accounts: signing up, claiming seats, taking one's data along, and leaving for good."""

from contextlib import suppress
from functools import reduce
from operator import or_

from django.conf import settings
from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import gettext, override

from tables import logins, manners
from tables.account_forms import SignUpForm
from tables.feeds import feed_of, hand_over
from tables.models import Feed, Seat, Table
from tables.services import called_after, changed, locked, pass_duties_on
from tables.signals import claimed, exported, seat_forgotten, seat_passed_on

BOT_OF_THE_DEPARTED = "regular"


def sign_up(form: SignUpForm) -> User | None:
    """The account that a form makes; sent twice it makes one, for whoever shows the name and the
    password of an account has it. None where something is wrong, which the form says then."""
    if form.is_valid():
        with suppress(IntegrityError), transaction.atomic():
            return form.save()
        form.add_error("username", form.instance.unique_error_message(User, ("username",)))
    if not form.has_error("username", "unique"):
        return None
    return authenticate(username=form.data["username"], password=form.data.get("password1"))


@transaction.atomic
def claim(*, user: User, seats: list[Seat], guest: str | None) -> int:
    """Give an account the seats that were proven to be this person's, and what the guest of this
    browser owns elsewhere; answers how many seats."""
    person = f"user:{user.pk}"
    if guest:
        claimed.send(sender=None, guest=guest, person=person)
        hand_over(guest=guest, person=person)
        manners.hand_over(guest=guest, person=person)
    pks = [seat.pk for seat in seats]
    return Seat.objects.filter(pk__in=pks).update(person=person)


def export(user: User) -> dict[str, object]:
    """Everything kept about a person, as data."""
    person = f"user:{user.pk}"
    feed = feed_of(person)
    seats = Seat.objects.select_related("table").filter(person=person)
    elsewhere = [data for _, data in exported.send(sender=None, person=person)]
    return reduce(or_, elsewhere, {}) | {
        "username": user.username,
        "email": user.email,
        "joined": user.date_joined.isoformat(),
        "feed": feed.made_at.isoformat() if feed else None,
        "programs": [login.made_at.isoformat() for login in logins.logged_in(user)],
        "muted": len(manners.muted_by(person)),
        "seats": [
            {
                "table": seat.table.name,
                "name": seat.name,
                "stage": seat.table.stage,
                "joined": seat.joined_at.isoformat(),
                "mail": seat.mail,
            }
            for seat in seats
        ],
    }


@transaction.atomic
def delete(*, user: User) -> None:
    """Take an account away: bots play its seats on, its names are blanked, others are hosts.

    At a table that has not begun the seats are free.
    """
    seats = list(Seat.objects.select_related("table").filter(person=f"user:{user.pk}"))
    for seat in seats:
        table = locked(seat.table.key)
        seat_forgotten.send(None, seat=seat)
        named_after = is_called_after(table, seat.name)
        blank(seat)
        if table.stage == Table.Stage.LOBBY:
            seat.left_at = timezone.now()
            seat.save(update_fields=["left_at"])
        if named_after:
            table.name = called_after(seat.name)
            table.save(update_fields=["name"])
        seat.report_set.update(name=seat.name)
        pass_duties_on(table, seat)
        changed(table)
        seat_passed_on.send(None, seat=seat)
    Feed.objects.filter(person=f"user:{user.pk}").delete()
    manners.forget(f"user:{user.pk}")
    user.delete()


def is_called_after(table: Table, name: str) -> bool:
    """Whether a table bears its host's name, in whatever language the host read."""
    for language, _name in settings.LANGUAGES:
        with override(language):
            if table.name == called_after(name):
                return True
    return False


def blank(seat: Seat) -> None:
    """Let a bot have a seat of which nobody shall know any more who sat there."""
    seat.name = gettext("Someone who left")
    seat.person, seat.token_hash, seat.bot = "", "", BOT_OF_THE_DEPARTED
    seat.mail, seat.mail_confirmed = "", False
    seat.save(update_fields=["name", "person", "token_hash", "bot", "mail", "mail_confirmed"])
