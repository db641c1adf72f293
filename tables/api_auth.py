"""Who asks through the API: an account, by the secret of a log-in or by a browser's session."""

from django.contrib.auth.models import User
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request

from tables.logins import SCHEME, login_of
from tables.models import Login
from tables.rules.refusal import Fault, NotKnown


class AccountAuthentication(BaseAuthentication):
    """`Authorization: Account <token>`: the request is the account's, wherever it asks."""

    def authenticate(self, request: Request) -> tuple[User, Login] | None:
        """The account and its log-in. Raises NotKnown (tables.logged-out)."""
        login = login_of(request)
        return (login.user, login) if login else None


class AccountScheme(OpenApiAuthenticationExtension):
    """How the API's page describes it, and sends whatever is typed there."""

    target_class = AccountAuthentication
    name = "token"

    def get_security_definition(self, _auto_schema: object) -> dict[str, str]:
        return {
            "type": "apiKey",
            "in": "header",
            "name": "Authorization",
            "description": f"`{SCHEME} <token>` of an account that logged in acts for it; "
            "`Seat <token>` of a seat, and `Keeper <token>` of a box, act for these.",
        }


def account_of(request: Request) -> User:
    """The account that asks. Raises NotKnown (tables.log-in) for everybody else."""
    if not request.user.is_authenticated:
        raise NotKnown(Fault("tables.log-in"))
    return request.user
