"""A client of its own for battles: it plays against the site's bots, through the API alone.

    python docs/example_client.py http://127.0.0.1:8000 --format duel --set blaze

Needs nothing but Python. Start from here to write a client or a bot; `docs/battle-api.md` says what
a view holds, and /api/ of the site lists every address.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Site:
    """The API of a site, for one seat."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json"}

    def call(self, path: str, body: dict | None = None) -> dict:
        """The answer to a GET, or to a POST of a body. Refusals end the program, and say why."""
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.address + path, data, self.headers)) as answer:
                return json.load(answer)
        except HTTPError as refused:
            sys.exit(f"{refused.code}: {json.load(refused)['message']}")

    def listen(self, on: str) -> Iterator[int]:
        """The revisions of a seat, each as soon as there is something new to see."""
        with urlopen(Request(f"{self.address}/live/?on={on}", None, self.headers)) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])[on]


def pick(choice: dict) -> list[int]:
    """Which options to take: this is where a bot of yours thinks."""
    most = min(choice["most"], len(choice["options"]))
    return random.sample(range(len(choice["options"])), random.randint(choice["least"], most))


def play(site: Site, format_: str, set_: str) -> dict:
    """A whole battle against bots; how the seat sees it at the end."""
    levels = ["greedy"] if format_ == "duel" else ["greedy", "random"]
    wish = {"name": "Example", "format": format_, "set": set_, "levels": levels}
    seat = site.call("/api/v1/battles/", wish)
    site.headers["Authorization"] = f"Seat {seat['token']}"
    path = f"/api/v1/battles/{seat['table']}/{seat['place']}/"
    for _ in site.listen(f"{seat['table']}.{seat['place']}"):
        seen = site.call(path)
        while not seen["over"] and "options" in (choice := seen["view"]["choice"]):
            answer = {"battle": seen["battle"], "choice": choice["number"], "picks": pick(choice)}
            seen = site.call(path + "answer/", answer)
        if seen["over"]:
            break
    return seen


def main() -> None:
    """Play one battle, and say who won."""
    asked = argparse.ArgumentParser(description="Battle against the bots of a site.")
    asked.add_argument("site")
    asked.add_argument("--format", choices=["standard", "duel"], default="standard")
    asked.add_argument("--set", default="blaze")
    given = asked.parse_args()
    seen = play(Site(given.site), given.format, given.set)
    winner = seen["view"]["winner"]
    won = "nobody" if winner is None else seen["seats"][winner]["name"]
    print(f"turn {seen['view']['turn']['number']}: {won} won")


if __name__ == "__main__":
    main()
