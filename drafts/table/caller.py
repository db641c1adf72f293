"""People who draft through the API alone: for the load script, and for tests."""

from collections.abc import Iterable, Sequence
from typing import Any

from tables.caller import Caller, Refused

View = dict[str, Any]
API = "/api/v1/drafts/"


class Drafter(Caller):
    """One person who drafts: the seat's address, its name in live updates, and its secret."""

    seat = ""
    on = ""
    token = ""

    def open_table(self, **wishes: object) -> View:
        """Open a table without a clock, unless wished otherwise; the host's seat."""
        plain = {"name": "Friday", "host_name": "Host", "seconds": None}
        return self.given(self.post(API, plain | wishes))

    def join(self, host: View, name: str) -> View:
        """Sit down at the table of this host's seat."""
        path = f"{API}{host['table']}/join/"
        return self.given(self.post(path, {"name": name, "join": host["join"]}))

    def given(self, seat: View) -> View:
        """Act for a seat from now on."""
        self.token = seat["token"]
        self.sit(self.token)
        self.seat = f"{API}{seat['table']}/{seat['place']}/"
        self.on = f"{seat['table']}.{seat['place']}"
        return seat

    def at(self, stage: str, what: str = "") -> str:
        """The address of the seat in another stage."""
        return self.seat.replace("/drafts/", f"/{stage}/") + what

    def do(self, what: str, **body: object) -> View:
        """Do something at the table; what the seat sees then."""
        return self.post(f"{self.seat}{what}/", body, what)

    def look(self) -> View:
        """What the seat sees now."""
        return self.get(self.seat)

    def draft(self) -> View:
        """Pick whenever there is something to pick from, until all is over; the last view."""
        view: View = {"revision": 0, "over": False}
        for message in self.listen(self.on):
            if message[self.on] > view["revision"]:
                view = self.look()
            while view["hand"] or view["choosing"]:
                self.think()
                view = self.pick(view)
            if view["over"]:
                break
        return view

    def think(self) -> None:
        """What a person does before a pick; a program does nothing."""

    def pick(self, view: View) -> View:
        """Take the first cards, or choose the first pack; the view after that."""
        if (hand := view["hand"]) is not None:
            cards = hand["cards"][: hand["take"]]
            pick = {"game": view["game"], "pack": hand["pack"], "number": hand["number"]}
            return self.do("take", cards=cards, **pick)
        choice = view["choosing"]
        try:
            return self.do(
                "choose", game=view["game"], round=choice["round"], pack=choice["packs"][0]
            )
        except Refused as refused:
            if refused.status != 409:  # the other was quicker
                raise
            return self.look()


def gather(people: Sequence[Drafter], host: View, names: Iterable[str]) -> None:
    """Let the others sit down, under these names, at the table of the first one's seat."""
    for one, name in zip(people[1:], names, strict=False):
        one.join(host, name)


def start(people: Sequence[Drafter], stage: str = "drafts") -> None:
    """Everybody is ready, and the first one, the host, starts the stage."""
    for one in people:
        one.post(one.at(stage, "ready/"), {"ready": True})
    people[0].post(people[0].at(stage, "start/"), {})
