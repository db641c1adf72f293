"""How long picks take while 200 people draft at once, on a site in processes of its own."""

import random
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from statistics import quantiles

from drafts.rules.box import SEATS_A_GAME
from drafts.rules.moves import POOL
from drafts.table.caller import Drafter, gather, start
from tables.bench import Figure, Groups
from tables.serving import own_site

TABLES = {"standard": 66, "duel": 1}
PEOPLE = sum(TABLES[rules] * SEATS_A_GAME[rules] for rules in TABLES)  # 200
THINKING = 6.0  # seconds before a pick, on average: a brisk live draft


class Player(Drafter):
    """Somebody who thinks for a while before a pick."""

    def think(self) -> None:
        time.sleep(random.uniform(0, 2 * THINKING))


def load() -> Iterator[Figure]:
    """The milliseconds within which 95 % of all picks were answered.

    Raises Refused for any error, AssertionError when a pool has not 39 cards at the end.
    """
    with ThreadPoolExecutor(PEOPLE) as people, own_site() as site:
        site.work()
        address = site.serve()
        players = [player for rules in TABLES for player in sit_down(address, rules)]
        drafts = [people.submit(player.draft) for player in players]
        wait(drafts, return_when=FIRST_EXCEPTION)  # when the site stops, all others stop too
        ends = [draft.result() for draft in drafts if draft.done()]
        assert [len(end["pool"]) for end in ends] == [POOL] * PEOPLE
    took = [seconds for one in players for name, seconds in one.took if name == "take"]
    yield "drafts.load_p95", 1000 * quantiles(took, n=20)[-1], "ms"


def sit_down(address: str, rules: str) -> list[Player]:
    """The people at tables of these rules, whose drafts have begun."""
    seated: list[Player] = []
    for table in range(TABLES[rules]):
        people = [Player(address, 3 * table + seat) for seat in range(SEATS_A_GAME[rules])]
        host = people[0].open_table(rules=rules, seats=len(people), bots=None)
        gather(people, host, ("Ben", "Cleo"))
        start(people)
        seated += people
    return seated


GROUPS: Groups = {"load": load}
