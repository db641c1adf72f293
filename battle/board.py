"""A battle made ready for its page: the sides of the table, what happened, what is asked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from itertools import zip_longest

from django.utils.safestring import SafeString

from battle.board_ask import Ask, asked, lit, lit_walls
from battle.board_cards import Laying, Piece, Shown
from battle.board_walls import Track, tracks
from battle.selectors import Remark, Seen, Told, Undoable
from battle.words import lines, moments, terms
from battle.words.people import Cast
from battle.words.terms import Words
from cards.faces import Swatch, swatch
from cards.rules.card import COLORS, Card

NEWS_ON_PAGE = 40  # lines of the log that stand on the page
UNTOLD = ("paid", "shuffled", "active", "resolves")
"""Lines that say little by themselves; in short tellings they are left out."""


@dataclass(frozen=True)
class ColorHeld:
    """Basic Color Cards of one colour in a Color Zone."""

    swatch: Swatch
    active: int
    rested: int

    @property
    def all_(self) -> int:
        """Active and Rested together."""
        return self.active + self.rested


@dataclass(frozen=True, kw_only=True)
class Side:
    """One player's side of the table."""

    seat: int
    name: str
    bot: str
    mine: bool
    left: bool
    acts: bool
    asked: bool
    pieces: Sequence[Piece]
    colors: Sequence[ColorHeld]
    counters: int
    hand: Sequence[Shown]
    hand_count: int
    hand_known: Sequence[Card]
    deck_count: int
    deck_known: Sequence[tuple[int, Card]]
    deck_among: Sequence[Card]
    shadows: Sequence[Shown]
    graveyard: Sequence[Shown]
    gained: Sequence[Shown]
    goal: int
    life: int
    judged: Sequence[Shown]

    @property
    def active(self) -> int:
        """Active Basic Color Cards."""
        return sum(held.active for held in self.colors)

    @property
    def color_count(self) -> int:
        """All Basic Color Cards."""
        return sum(held.all_ for held in self.colors)

    @property
    def free_slots(self) -> range:
        """Slots of the Shadow Zone that are empty."""
        return range(max(0, 3 - len(self.shadows)))

    @property
    def steps(self) -> list[bool]:
        """A step for each Gained Life to the goal; True for those taken."""
        return [step < len(self.gained) for step in range(self.goal)]

    @property
    def buried_lit(self) -> bool:
        """Whether a card of the Graveyard can be picked."""
        return any(card.lit for card in self.graveyard)


@dataclass(frozen=True)
class Happening:
    """A line of the log in words; `number` is that of the news it came with.

    `about` is what it is about: its code, whom it befell, and the second seat or Wall.
    """

    number: int
    what: str
    at: datetime
    said: SafeString
    mine: bool
    about: tuple[str, int, int]


class Board:
    """What the template draws. `lasting` says which options end the free undo."""

    def __init__(
        self,
        seen: Seen,
        library: Mapping[str, Card],
        look: str,
        lasting: Sequence[bool] = (),
    ) -> None:
        self.seen = seen
        self.view = seen.view
        self.library = library
        names = dict(enumerate(seen.names))
        self.cast = Cast(seen.mine, names, library, self.view["walls"], look)
        self.ask: Ask | None = None
        if not seen.paused:
            self.ask = asked(self.view, self.cast, library, lasting)
        self.laying = Laying(self.view, library, lit(self.ask))
        self.base = max(0, seen.mine)

    @cached_property
    def sides(self) -> list[Side]:
        """Every player, the viewer first, then clockwise: the next one sits on the left (R2)."""
        pieces = self.laying.pieces()
        n = len(pieces)
        return [self.side((self.base + i) % n, pieces) for i in range(n)]

    @property
    def me(self) -> Side:
        """The player at the near side of the table."""
        return self.sides[0]

    @property
    def others(self) -> list[Side]:
        """The others, from left to right."""
        return self.sides[1:]

    @property
    def duel(self) -> bool:
        """Whether two play."""
        return len(self.sides) == 2

    @property
    def tracks(self) -> list[Track]:
        """The Walls."""
        return tracks(self.view, self.cast, self.base, lit_walls(self.ask))

    @property
    def phase(self) -> Words:
        """The phase of the turn."""
        return terms.PHASES[self.view["turn"]["phase"]]

    @property
    def turn_player(self) -> str:
        """Whose turn it is."""
        return self.cast.name(self.view["turn"]["seat"])

    @property
    def stack(self) -> list[tuple[SafeString, str]]:
        """What is under way, what resolves next first: in words, and its line."""
        entries = reversed(self.view["stack"])
        return [(moments.under_way(entry, self.cast), entry.get("line", "")) for entry in entries]

    @property
    def burst(self) -> list[Shown]:
        """The cards under Burst Check."""
        seats = range(len(self.view["zones"]))
        return [card for seat in seats for card in self.laying.zone(seat, "Burst Check")]

    @property
    def undo(self) -> Undoable | None:
        """The latest choice of the viewer's own that they can go back to."""
        return next(iter(self.seen.may.undo), None)

    @property
    def prices(self) -> list[tuple[int, int]]:
        """What cards of the own Hand cost now, by number, where it is not what is printed."""
        return [(price["number"], price["cost"]) for price in self.view.get("prices", ())]

    @property
    def chat(self) -> list[tuple[str, bool, Remark]]:
        """Who said what, and whether the viewer did."""
        said = self.seen.said
        return [(self.cast.name(one.seat), one.seat == self.seen.mine, one) for one in said]

    @property
    def stops(self) -> list[tuple[str, bool]]:
        """Every public moment, and whether the viewer is asked at it."""
        wished = self.view.get("wishes", {"stops": ()})["stops"]
        return [(line, line in wished) for line in self.view["moments"]]

    @property
    def winner(self) -> str:
        """Who has won, once somebody has."""
        winner = self.view["winner"]
        return "" if winner is None else self.cast.name(winner)

    @property
    def ending(self) -> SafeString | str:
        """How the battle ended, in words."""
        ends = [one.said for one in self.log if one.what in ("won", "drawn")]
        return ends[0] if ends else ""

    @property
    def waiting_for(self) -> str:
        """Who is asked, where it is somebody else."""
        waits = self.seen.waits
        return self.cast.name(waits.seat) if waits and waits.seat != self.seen.mine else ""

    @cached_property
    def log(self) -> list[Happening]:
        """What happened lately, in words, the latest first."""
        found = [one for told in self.seen.log for one in self.said(told)]
        return found[::-1]

    @property
    def log_short(self) -> list[Happening]:
        """As much of it as stands on the page."""
        return self.log[:NEWS_ON_PAGE]

    @property
    def since_mine(self) -> list[Happening]:
        """What others did since the viewer's last own act, in its order."""
        news: list[Happening] = []
        for one in self.log:
            if one.mine and one.what in OWN_ACTS:
                break
            news.append(one)
        return pushed_once([one for one in reversed(news) if one.what not in UNTOLD])

    def said(self, told: Told) -> list[Happening]:
        """The lines of one piece of news."""
        return [
            Happening(
                told.number, line.what, told.at, lines.sentence(line, self.cast),
                line.seat == self.seen.mine, (line.what, line.seat, line.other),
            )
            for line in told.lines
        ]  # fmt: skip

    def side(self, seat: int, pieces: list[list[Piece]]) -> Side:
        """One player's side."""
        view, seen = self.view, self.seen
        zones, lay = view["zones"][seat], self.laying
        life = zones["left Life Zone"]["count"] + zones["right Life Zone"]["count"]
        held = zip(COLORS, view["active"][seat], view["rested"][seat], strict=True)
        deck = zones["Deck"]
        return Side(
            seat=seat,
            name=seen.names[seat],
            bot=seen.bots[seat],
            mine=seat == seen.mine,
            left=seat in view["left"],
            acts=view["turn"]["seat"] == seat,
            asked=seen.waits is not None and seen.waits.seat == seat,
            pieces=pieces[seat],
            colors=[ColorHeld(swatch(color), active, rested) for color, active, rested in held],
            counters=view["counters"][seat],
            hand=lay.zone(seat, "Hand"),
            hand_count=zones["Hand"]["count"],
            hand_known=lay.named(zones["Hand"].get("among", ())),
            deck_count=deck["count"],
            deck_known=[
                (deck["count"] - known["at"], self.library[known["card"]])
                for known in reversed(deck.get("known", ()))
            ],
            deck_among=lay.named(deck.get("among", ())),
            shadows=lay.zone(seat, "Shadow Zone"),
            graveyard=lay.zone(seat, "Graveyard")[::-1],
            gained=lay.zone(seat, "Gained Life"),
            goal=view["goals"][seat],
            life=life,
            judged=lay.zone(seat, "Judgment Area"),
        )


def pushed_once(news: list[Happening]) -> list[Happening]:
    """Of a Wall that is pushed space by space, where it stands in the end."""
    return [
        one
        for one, after in zip_longest(news, news[1:])
        if not (one.what == "wall" and after is not None and after.about == one.about)
    ]


OWN_ACTS = ("plays", "attack", "block", "set", "shadow", "discarded", "equipped")
"""What only a player's own doing brings about."""
