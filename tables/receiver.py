"""Sending to an address that a stranger typed, without being led into the site's own network."""

import socket
import ssl
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Timer
from urllib.parse import urlsplit

from django.conf import settings

from tables.rules.addresses import is_public
from tables.rules.refusal import Fault, Refusal

PATIENCE = 5.0  # seconds for each step
AT_MOST = 10.0  # seconds for all of it
LONGEST = 500  # characters of an address


def check(url: str) -> None:
    """Raises Refusal (tables.hook-address) for an address that nothing is ever sent to."""
    trusted = tuple(f"http://{host}/" for host in settings.TRUSTED_RECEIVERS)
    if not is_plain(url) and not url.startswith(trusted):
        raise Refusal(Fault("tables.hook-address", {"field": "url"}))


def is_plain(url: str) -> bool:
    """Whether this is an address of the web at its usual port, with nothing unusual in it."""
    try:
        parts = urlsplit(url)
        usual = parts.scheme == "https" and parts.port in (None, 443) and parts.hostname
    except ValueError:
        return False
    return bool(usual) and "@" not in parts.netloc and url.isascii() and len(url) <= LONGEST


def send(url: str, body: bytes) -> int:
    """Post JSON, and answer with the HTTP status; no redirect is followed, and no body read.

    The name is looked up once, and the connection goes to the address that was checked, so that it
    can't stand for another a moment later. Raises Refusal (tables.hook-address), OSError and
    HTTPException.
    """
    check(url)
    parts = urlsplit(url)
    connection = connected(parts.hostname or "", parts.port, parts.scheme, parts.netloc)
    hurry = Timer(AT_MOST, hang_up, [connection])
    hurry.start()
    try:
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        headers = {"Content-Type": "application/json", "User-Agent": "trinity-table"}
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        hurry.cancel()
        connection.close()


def connected(host: str, port: int | None, scheme: str, netloc: str) -> HTTPConnection:
    """A connection to one of a host's addresses, all of which were checked."""
    secure = scheme == "https"
    port = port or (443 if secure else 80)
    trusted = netloc in settings.TRUSTED_RECEIVERS
    found = {str(at[4][0]) for at in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not trusted and not all(map(is_public, found)):
        raise Refusal(Fault("tables.hook-address", {"field": "url"}))
    first = min(found, key=lambda ip: (":" in ip, ip))
    line = socket.create_connection((first, port), timeout=PATIENCE)
    if secure:
        line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
    connection = (HTTPSConnection if secure else HTTPConnection)(host, port, timeout=PATIENCE)
    connection.sock, connection.auto_open = line, 0
    return connection


def hang_up(connection: HTTPConnection) -> None:
    """End a connection on which somebody dawdles, whatever it waits for."""
    with suppress(OSError):
        connection.sock.shutdown(socket.SHUT_RDWR)


FAILURES = (OSError, HTTPException, Refusal)
