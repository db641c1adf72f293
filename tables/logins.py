"""Programs that act for an account, as a browser does: each logged in by a secret of its own."""

from datetime import timedelta
from typing import NamedTuple

from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.auth.signals import user_logged_in
from django.db import transaction
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import constant_time_compare

from tables.models import Login
from tables.people import shown_token
from tables.rules.refusal import Fault, NotKnown
from tables.tokens import hashed, new_token

SCHEME = "Account"
MOST_LOGINS = 20  # of one account; the oldest is logged out


class LoggedIn(NamedTuple):
    """A log-in, and the secret that proves it; the secret is stored nowhere."""

    login: Login
    token: str


@transaction.atomic
def log_in(*, user: User, request: HttpRequest) -> LoggedIn:
    """Let a program act for an account whose password it showed, for as long as a browser may."""
    token, now = new_token(), timezone.now()
    login = Login.objects.create(
        user=user,
        token_hash=hashed(token),
        password_mark=user.get_session_auth_hash(),
        until=now + timedelta(seconds=settings.SESSION_COOKIE_AGE),
    )
    kept = [one.pk for one in logged_in(user)][:MOST_LOGINS]
    user.logins.exclude(pk__in=kept).delete()
    user_logged_in.send(sender=User, request=request, user=user)
    return LoggedIn(login, token)


def login_of(request: HttpRequest) -> Login | None:
    """The log-in that a request shows; None for one that shows none.

    Raises NotKnown (tables.logged-out) for a secret that opens nothing, or nothing more.
    """
    token = shown_token(request, SCHEME)
    if not token:
        return None
    login = Login.objects.select_related("user").filter(token_hash=hashed(token)).first()
    if login is None or not holds(login):
        raise NotKnown(Fault("tables.logged-out"))
    return login


def holds(login: Login) -> bool:
    """Whether a program is still logged in: in time, and by the account's present password."""
    mark = login.user.get_session_auth_hash()
    fresh = login.until > timezone.now() and constant_time_compare(login.password_mark, mark)
    return login.user.is_active and fresh


def logged_in(user: User) -> list[Login]:
    """The programs that act for an account now, the latest first."""
    return [login for login in user.logins.all() if holds(login)]


def log_out(*, login: Login) -> None:
    """Let a program act no more; its secret opens nothing."""
    login.delete()


def log_out_all(*, user: User) -> None:
    """Let no program act for an account any more."""
    user.logins.all().delete()
