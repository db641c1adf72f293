"""How long answers take while 300 battles are in progress, on a site in processes of its own."""

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from statistics import quantiles
from typing import Any

from drafts.table.caller import Drafter, gather, start
from tables.bench import Figure
from tables.serving import own_site

View = dict[str, Any]
BATTLES = 300
ANSWERS = 10  # in each battle
THINKING = 15.0  # seconds before an answer, on average: much quicker than by mail
OPENING = 8  # tables that are opened at the same time


class Duelist(Drafter):
    """One of two people who battle with ready-made decks, without a draft."""

    def open_build(self) -> View:
        """Open a table for two without a clock; the host's seat."""
        wish = {"name": "Load", "host_name": "Host", "rules": "duel"}
        return self.given(self.post("/api/v1/builds/", wish | {"seconds": None, "bots": None}))

    def answers(self) -> bool:
        """Look, and answer at random if the battle waits for this one; whether it did."""
        seen = self.get(self.at("battles"))
        choice = seen["view"]["choice"]
        if seen["over"] or "options" not in choice:
            return False
        time.sleep(random.uniform(0, 2 * THINKING))
        n = random.randint(choice["least"], choice["most"])
        picks = random.sample(range(len(choice["options"])), n)
        sent = {"battle": seen["battle"], "choice": choice["number"], "picks": picks}
        self.post(self.at("battles", "answer/"), sent, "answer")
        return True


def load() -> Iterator[Figure]:
    """The milliseconds within which 95 % of all answers came. Raises Refused for any error."""
    with own_site() as site:
        site.work()
        address = site.serve()
        with ThreadPoolExecutor(OPENING) as opening:
            pairs = list(opening.map(lambda number: sit_down(address, number), range(BATTLES)))
        with ThreadPoolExecutor(BATTLES) as battles:
            list(battles.map(play, pairs))
    took = [seconds for pair in pairs for one in pair for name, seconds in one.took if name]
    yield "battles.load_p95", 1000 * quantiles(took, n=20)[-1], "ms"


def sit_down(address: str, number: int) -> list[Duelist]:
    """Two people whose battle has begun."""
    pair = [Duelist(address, 2 * number + seat) for seat in range(2)]
    host = pair[0].open_build()
    gather(pair, host, ["Guest"])
    start(pair, "builds")
    for seat, one in enumerate(pair):
        one.post(one.at("builds", "register/"), {"game": 1, "ready": seat})
    return pair


def play(pair: list[Duelist]) -> None:
    """Answer in turn, a few times; a battle that ends before has no more to answer."""
    for _ in range(ANSWERS):
        if not any(one.answers() for one in pair):
            return
