"""Accounts for programs that hold no browser; the rules of names and passwords are Django's forms.

A log-in is answered with a token. Sent as `Authorization: Account <token>`, it makes any request of
the API the account's, until the program logs out, the password is changed or the account is gone.
"""

from collections import defaultdict
from typing import Any

from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm, PasswordResetForm
from django.contrib.auth.models import User
from django.forms import Form
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from tables import accounts, logins, selectors
from tables.account_forms import AddressForm, SignUpForm
from tables.api import read
from tables.api_auth import account_of
from tables.limits import limited
from tables.people import MOST_HELD, guest_of
from tables.seat_api import OwnSeat, seat_shown


class Password(serializers.CharField):
    """A password as it was typed, spaces and all."""

    def __init__(self, **more: Any) -> None:
        super().__init__(max_length=128, trim_whitespace=False, write_only=True, **more)


class SignUpSent(serializers.Serializer):
    """A name, a password, and an address for resetting it if wanted."""

    username = serializers.CharField(max_length=150)
    email = serializers.EmailField(required=False, allow_blank=True, default="")
    password = Password()


class LoginSent(serializers.Serializer):
    """The name and the password of an account."""

    username = serializers.CharField(max_length=150)
    password = Password()


class LoginGiven(serializers.Serializer):
    """An account and a token, which is shown this once: send it as `Authorization: Account
    <token>`. It opens the account until then at the latest."""

    username = serializers.CharField(source="login.user.username")
    token = serializers.CharField()
    until = serializers.DateTimeField(source="login.until")


class LogoutSent(serializers.Serializer):
    """Whether every other program is logged out as well."""

    everywhere = serializers.BooleanField(default=False)


class AccountSeen(serializers.Serializer):
    """An account as its owner knows it; `programs` are how many act for it."""

    username = serializers.CharField()
    email = serializers.CharField(allow_blank=True)
    joined = serializers.DateTimeField(source="date_joined")
    programs = serializers.SerializerMethodField()

    def get_programs(self, user: User) -> int:
        return len(logins.logged_in(user))


class ClaimSent(serializers.Serializer):
    """The tokens of seats that become the account's."""

    seats = serializers.ListField(
        child=serializers.CharField(max_length=60), max_length=MOST_HELD, default=list
    )


class PasswordSent(serializers.Serializer):
    """The password so far, and the new one."""

    old_password = Password()
    new_password = Password()


class AddressSent(serializers.Serializer):
    """The address from now on, "" for none, and the password."""

    email = serializers.EmailField(allow_blank=True)
    password = Password()


class ResetSent(serializers.Serializer):
    """The address of an account."""

    email = serializers.EmailField()


def check(form: Form) -> None:
    """Raises ValidationError with what a form finds wrong."""
    if not form.is_valid():
        raise refusal_of(form)


def refusal_of(form: Form) -> serializers.ValidationError:
    """What a form found wrong, by the API's names of its fields: it has a password twice, for a
    person may mistype it, as `password1` and `password2`."""
    named = defaultdict[str, list[str]](list)
    for field, faults in form.errors.items():
        named["non_field_errors" if field == "__all__" else field.rstrip("12")] += faults
    return serializers.ValidationError(named)


def logged_in(request: Request, user: User, status: int = 200) -> Response:
    """The answer to whoever proved who they are: a token of their own."""
    given = logins.log_in(user=user, request=request)
    return Response(LoginGiven(given).data, status=status)


class SignUp(APIView):
    """Make an account."""

    @extend_schema(request=SignUpSent, responses={201: LoginGiven})
    @limited("create")
    @limited("login")
    def post(self, request: Request) -> Response:
        """Make an account, log in to it, and give it the seats that the request may act for."""
        sent = read(SignUpSent, request)
        form = SignUpForm(sent | {"password1": sent["password"], "password2": sent["password"]})
        user = accounts.sign_up(form)
        if user is None:
            raise refusal_of(form)
        accounts.claim(user=user, seats=selectors.own_seats(request), guest=guest_of(request))
        return logged_in(request, user, status=201)


class LogIn(APIView):
    """Log in."""

    @extend_schema(request=LoginSent, responses=LoginGiven)
    @limited("login")
    def post(self, request: Request) -> Response:
        """A token for whoever knows an account's password."""
        form = AuthenticationForm(request, read(LoginSent, request))
        check(form)
        return logged_in(request, form.get_user())


class LogOut(APIView):
    """Log out."""

    @extend_schema(request=LogoutSent, responses={204: None})
    def post(self, request: Request) -> Response:
        """End the token that this request shows, or those of every program."""
        user, sent = account_of(request), read(LogoutSent, request)
        if sent["everywhere"]:
            logins.log_out_all(user=user)
        elif request.auth is not None:
            logins.log_out(login=request.auth)
        return Response(status=204)


class Account(APIView):
    """The account that asks."""

    @extend_schema(responses=AccountSeen)
    def get(self, request: Request) -> Response:
        """Who you are."""
        return Response(AccountSeen(account_of(request)).data)

    @extend_schema(responses={204: None})
    def delete(self, request: Request) -> Response:
        """Delete the account for good: bots play its seats on, and its names are blanked."""
        accounts.delete(user=account_of(request))
        return Response(status=204)


class Claim(APIView):
    """Seats of one's own."""

    @extend_schema(request=ClaimSent, responses=OwnSeat(many=True))
    def post(self, request: Request) -> Response:
        """Give the account the seats of these tokens; the answer is every seat it has then."""
        user, sent = account_of(request), read(ClaimSent, request)
        seats = [selectors.seat_by_token(token) for token in sent["seats"]]
        held = selectors.own_seats(request)
        accounts.claim(user=user, seats=seats + held, guest=guest_of(request))
        return Response([seat_shown(seat) for seat in selectors.own_seats(request)])


class ChangePassword(APIView):
    """A new password."""

    @extend_schema(request=PasswordSent, responses=LoginGiven)
    @limited("login")
    def post(self, request: Request) -> Response:
        """Change the password. Every log-in ends, also in browsers; the answer is a new one."""
        sent, user = read(PasswordSent, request), account_of(request)
        new = {f"new_password{n}": sent["new_password"] for n in (1, 2)}
        form = PasswordChangeForm(user, {"old_password": sent["old_password"]} | new)
        check(form)
        return logged_in(request, form.save())


class ChangeAddress(APIView):
    """Another address."""

    @extend_schema(request=AddressSent, responses=AccountSeen)
    @limited("login")
    def post(self, request: Request) -> Response:
        """Change the address to which a new password is mailed."""
        user = account_of(request)
        form = AddressForm(read(AddressSent, request), instance=user)
        check(form)
        return Response(AccountSeen(form.save()).data)


class ResetPassword(APIView):
    """A forgotten password."""

    @extend_schema(request=ResetSent, responses={204: None})
    @limited("reset")
    def post(self, request: Request) -> Response:
        """Send a link that sets a new password, if an account has this address."""
        form = PasswordResetForm(read(ResetSent, request))
        check(form)
        form.save(request=request, use_https=request.is_secure())
        return Response(status=204)


class Export(APIView):
    """One's data."""

    @extend_schema(responses={(200, "application/json"): OpenApiTypes.OBJECT})
    def get(self, request: Request) -> Response:
        """Everything that is kept about you."""
        return Response(accounts.export(account_of(request)))
