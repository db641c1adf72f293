"""A program that uses the site as one person does: for the load script, and for tests."""

import json
from collections.abc import Iterator, Mapping
from http.client import HTTPConnection, HTTPResponse
from time import perf_counter
from typing import Any
from urllib.parse import urlencode, urlsplit

PATIENCE = 120  # seconds without a word from the server


class Refused(Exception):
    """The site answered with something else than success."""

    def __init__(self, status: int, answer: Any) -> None:
        super().__init__(status, answer)
        self.status, self.answer = status, answer


class Caller:
    """One person: a connection that is kept, an address of their own, and the seat they act for.

    `took` are the seconds that each call took, with its label. The server believes the address, by
    which limits for strangers count, because it is told so from this machine, as by a proxy.
    """

    def __init__(self, site: str, number: int = 0) -> None:
        self.host = urlsplit(site).netloc
        self.headers = {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250 + 1}"}
        self.connection = HTTPConnection(self.host, timeout=PATIENCE)
        self.took: list[tuple[str, float]] = []

    def sit(self, token: str) -> None:
        """Act for the seat of this secret from now on."""
        self.headers["Authorization"] = f"Seat {token}"

    def sign_up(self, username: str, password: str) -> None:
        """Make an account, and act for it from now on. Raises Refused."""
        given = self.post("/api/v1/account/sign-up/", {"username": username, "password": password})
        self.headers["Authorization"] = f"Account {given['token']}"

    def get(self, path: str) -> Any:
        """What lies there. Raises Refused."""
        return self.call("GET", path)

    def post(self, path: str, body: Mapping[str, object], label: str = "") -> Any:
        """The answer to a JSON body. Raises Refused."""
        return self.call("POST", path, json.dumps(body), label)

    def call(self, method: str, path: str, body: str | None = None, label: str = "") -> Any:
        """One request, and its JSON. Raises Refused."""
        start = perf_counter()
        try:
            status, text = self.ask(method, path, body)
        except ConnectionError:  # the server let go of an idle connection, as it may
            self.connection.close()
            status, text = self.ask(method, path, body)
        self.took.append((label, perf_counter() - start))
        if status >= 400:
            raise Refused(status, text.decode(errors="replace"))
        return json.loads(text) if text else None

    def ask(self, method: str, path: str, body: str | None) -> tuple[int, bytes]:
        """The status and the body of an answer. Raises ConnectionError."""
        kind = {"Content-Type": "application/json"} if body is not None else {}
        self.connection.request(method, path, body, self.headers | kind)
        answer = self.connection.getresponse()
        return answer.status, answer.read()

    def listen(self, *on: str) -> Iterator[dict[str, int]]:
        """Open a stream: what it says, message by message. Raises Refused."""
        stream = HTTPConnection(self.host, timeout=PATIENCE)
        stream.request(
            "GET", f"/live/?{urlencode([('on', each) for each in on])}", headers=self.headers
        )
        answer = stream.getresponse()
        if answer.status != 200:
            raise Refused(answer.status, answer.read().decode(errors="replace"))
        return messages(answer)


def messages(answer: HTTPResponse) -> Iterator[dict[str, int]]:
    """The messages of an event stream, until it ends."""
    while line := answer.readline():
        if line.startswith(b"data: "):
            yield json.loads(line.removeprefix(b"data: "))
