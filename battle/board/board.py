"""A battle made ready for its page: the sides of the table, what happened, what is asked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from itertools import zip_longest

from django.utils.safestring import SafeString

from battle.board.ask import Ask, asked, lit, lit_walls
from battle.board.cards import Laying, Shown
from battle.board.sides import Side, side_of
from battle.board.walls import Track, tracks
from battle.selectors import Remark, Seen, Told, Undoable
from battle.words import lines, moments, terms
from battle.words.terms import Words
from cards.rules.card import Card

NEWS_ON_PAGE = 40  # lines of the log that stand on the page
UNTOLD = ("paid", "shuffled", "active", "resolves")
"""Lines that say little by themselves; in short tellings they are left out."""
OWN_ACTS = ("plays", "attack", "block", "set", "shadow", "discarded", "equipped")
"""What only a player's own doing brings about."""


@dataclass(frozen=True)
class Happening:
    """A line of the log in words; `number` is that of the news it came with, `entry` of the entry.

    `about` is what it is about: its code, whom it befell, and the second seat or Wall.
    """

    number: int
    what: str
    at: datetime
    said: SafeString
    mine: bool
    entry: int
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
        self.cast = seen.cast(library, look)
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
        seats = [(self.base + i) % n for i in range(n)]
        return [side_of(self.seen, self.laying, seat, pieces[seat]) for seat in seats]

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
        """Why the battle ended as it did, in words; "" where that goes without saying."""
        for told in self.seen.log[::-1]:
            for line in told.lines:
                if line.what == "drawn" or (line.what == "won" and line.word):
                    return lines.sentence(line, self.cast)
        return ""

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
    def answered(self) -> int:
        """The number of the latest entry in which the viewer answered, and not a bot for them."""
        seen = self.seen
        return seen.clocks[seen.mine].answered if seen.mine >= 0 else 0

    @property
    def stood_in(self) -> bool:
        """Whether a bot answered for the viewer, who is back and has not answered since."""
        return self.me.mine and self.me.away and not self.me.bot and not self.seen.ended

    @property
    def since_mine(self) -> list[Happening]:
        """What others did since the viewer's last own act, in its order."""
        news: list[Happening] = []
        for one in self.log:
            if one.mine and one.what in OWN_ACTS and one.entry <= self.answered:
                break
            news.append(one)
        return pushed_once([one for one in reversed(news) if one.what not in UNTOLD])

    def said(self, told: Told) -> list[Happening]:
        """The lines of one piece of news."""
        return [
            Happening(
                told.number, line.what, told.at, lines.sentence(line, self.cast),
                line.seat == self.seen.mine, told.entry, (line.what, line.seat, line.other),
            )
            for line in told.lines
        ]  # fmt: skip


def pushed_once(news: list[Happening]) -> list[Happening]:
    """Of a Wall that is pushed space by space, where it stands in the end."""
    return [
        one
        for one, after in zip_longest(news, news[1:])
        if not (one.what == "wall" and after is not None and after.about == one.about)
    ]
