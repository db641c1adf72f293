"""A whole evening through the API: draft, build and battle, each person a client of their own.

Nobody reads the database: a client knows what the site told it, so that what it was told too much
shows. Every refusal but a lost race raises `tables.caller.Refused`, every leak `Leak`.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from random import Random
from typing import Any

from battle.bots.greedy import Greedy
from battle.rules.trinity.drafted import built
from cards.rules.card import Card, CardSet
from drafts.rules.box import SEATS_A_GAME, Rules
from drafts.rules.worth import worth_of
from drafts.table.caller import Drafter, gather, start

View = dict[str, Any]
NAMES = ("Ada", "Ben", "Cleo")
HIDDEN = ("Deck", "Hand", "Shadow Zone", "left Life Zone", "right Life Zone")


class Leak(Exception):
    """A client was told what it may not know."""


class Guest(Drafter):
    """One person at the evening, who takes what is worth most and battles greedily.

    `shown` are the cards of each seat in the battle that everybody has seen or this one was told.
    """

    def __init__(self, site: str, number: int, card_set: CardSet, chance: Random) -> None:
        super().__init__(site, number)
        self.card_set = card_set
        self.chance = chance
        self.strange: tuple[str, ...] = ()
        self.shown: set[str] = set()
        self.handovers = 0

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """The cards of the set by id."""
        return {card.id: card for card in self.card_set.cards}

    def call(self, method: str, path: str, body: str | None = None, label: str = "") -> Any:
        """As a caller; no answer ever holds the secret of another seat. Raises Leak."""
        answer = super().call(method, path, body, label)
        text = json.dumps(answer)
        if any(token in text for token in self.strange):
            raise Leak(f"{path} tells another seat's token")
        return answer

    def pick(self, view: View) -> View:
        """Take the cards worth most."""
        if (hand := view["hand"]) is not None:
            hand["cards"].sort(key=self.worth, reverse=True)
        if view["choosing"]:
            self.chance.shuffle(view["choosing"]["packs"])
        return super().pick(view)

    def worth(self, card: str) -> float:
        """What a card is worth to this guest."""
        return worth_of(self.cards[card]).main * self.chance.uniform(0.9, 1.1)

    def build(self, drafted: View) -> None:
        """Make a deck of the pool, and register it."""
        pool = [self.cards[kept["card"]] for kept in drafted["pool"]]
        deck = built(self.card_set, pool)
        laid = {"main": deck.main, "life": deck.life, "epic": deck.epic}
        self.post(self.at("builds", "register/"), {"game": drafted["game"]} | laid)

    def battle(self) -> View:
        """Answer whenever asked, to the end; the last view."""
        player, path = Greedy(), self.at("battles")
        for _ in self.listen(self.on):
            seen = self.look_at(path)
            self.handovers += asks(seen)
            while asks(seen):
                choice = seen["view"]["choice"]
                sent = {"battle": seen["battle"], "choice": choice["number"]}
                picks = player.picks(seen["view"])
                seen = self.checked(self.post(f"{path}answer/", sent | {"picks": picks}, "answer"))
            if seen["over"]:
                return seen
        raise ConnectionError("the stream ended before the battle")

    def look_at(self, path: str) -> View:
        """The battle as it is now."""
        return self.checked(self.get(path))

    def checked(self, seen: View) -> View:
        """The same, if no hidden card is named that was never shown. Raises Leak."""
        view = seen["view"]
        self.shown |= {
            card for told in seen["log"] for line in told["lines"] for card in line.get("cards", ())
        }
        for seat, zones in enumerate(view["zones"]):
            for name, zone in zones.items():
                named = set(named_in(zone))
                if seat == view["seat"] or name not in HIDDEN:
                    self.shown |= named
                elif strange := named - self.shown:
                    raise Leak(f"seat {view['seat']} is told of {strange} in a {name}")
        return seen


def asks(seen: View) -> bool:
    """Whether the battle waits for the seat that looks."""
    return not seen["over"] and "options" in seen["view"]["choice"]


def named_in(zone: View) -> Iterator[str]:
    """The printed cards that a zone names."""
    yield from zone.get("among", ())
    for seen in (*zone.get("cards", ()), *zone.get("known", ())):
        if "card" in seen:
            yield seen["card"]


def sit_down(site: str, card_set: CardSet, rules: Rules, seed: str) -> list[Guest]:
    """The guests at a table whose draft has begun, in the order in which they came."""
    guests = [
        Guest(site, number, card_set, Random(f"{seed}:{number}"))
        for number in range(SEATS_A_GAME[rules])
    ]
    host = guests[0].open_table(
        host_name=NAMES[0], rules=rules, set=card_set.key, seats=len(guests), bots=None
    )
    gather(guests, host, NAMES[1:])
    for guest in guests:
        guest.strange = tuple(other.token for other in guests if other is not guest)
    start(guests)
    return guests


def spend(site: str, card_set: CardSet, rules: Rules, seed: str) -> Iterator[str]:
    """A whole evening at this site: a line for each stage, the last says who won.

    Raises Refused, Leak.
    """
    guests = sit_down(site, card_set, rules, seed)
    with ThreadPoolExecutor(len(guests)) as people:
        drafted = list(people.map(Guest.draft, guests))
        pools = [len(view["pool"]) for view in drafted]
        yield f"drafted: {pools} cards"
        for guest, view in zip(guests, drafted, strict=True):
            guest.build(view)
        yield "built: every deck is registered"
        ends = list(people.map(Guest.battle, guests))
    seen = ends[0]
    turns = seen["view"]["turn"]["number"]
    asked = Counter({NAMES[number]: guest.handovers for number, guest in enumerate(guests)})
    yield f"battled: {turns} turns; {dict(asked)} times waited for"
    winner = seen["view"]["winner"]
    yield "nobody won" if winner is None else f"{seen['seats'][winner]['name']} won"
