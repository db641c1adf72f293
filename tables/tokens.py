"""Secrets that open something, of 128 bits each."""

import hashlib
import secrets
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING, Literal

from django.utils.crypto import constant_time_compare, salted_hmac

if TYPE_CHECKING:
    from tables.models import Table

Purpose = Literal["join", "watch"]


def new_token() -> str:
    """A secret to hand out once, safe in an address."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is stored of a secret, and looked up by."""
    return hashlib.sha256(token.encode()).hexdigest()


def link_token(table: "Table", purpose: Purpose) -> str:
    """The secret of a table's link. It follows from the site's key and is stored nowhere; counting
    `table.links` up makes every older link worthless."""
    mac = salted_hmac(f"tables.{purpose}", f"{table.key}:{table.links}", algorithm="sha256")
    return urlsafe_b64encode(mac.digest()[:16]).decode().rstrip("=")


def opens(table: "Table", purpose: Purpose, token: str) -> bool:
    """Whether this is the secret of that table's link."""
    return constant_time_compare(link_token(table, purpose), token)
