"""Tests in the game's own words: put named cards in named zones, act, look.

    t = Table()
    knight = t.unit(ALICE, "Dragon Knight Ikusaba")
    t.counters(ALICE, 5)
    t.attack(knight, BOB)
    t.choose("no-block")
    assert knight.power == 5000

Seats are ALICE, BOB and CAROL, in turn order; it is Alice's Main Phase 1. Every pile is filled
with a card that does nothing.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from battle.rules.engine.choice import Choice, Option
from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import place
from battle.rules.trinity.damage import BurstCheck, Damage
from battle.rules.trinity.game import Game
from battle.rules.trinity.moving import enter
from battle.rules.trinity.position import Phase, add_card, begin, card_named, empty_game
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.walls import distance, pile_at, set_distance
from battle.rules.trinity.zones import (
    BATTLEFIELD,
    DECK,
    GAINED,
    GRAVEYARD,
    HAND,
    LEFT,
    RIGHT,
    SHADOW,
    SOUL,
    ZONES,
)
from cards.rules.card import COLORS, Card

ALICE, BOB, CAROL = range(3)
NAMES = ("alice", "bob", "carol")
FILLER = "TD-01 U 066/102"
"""A card without a Burst, whose only line is its Equip Cost."""


class Piece:
    """One card of a test, wherever it is."""

    def __init__(self, table: "Table", uid: int) -> None:
        self.table = table
        self.uid = uid

    def __repr__(self) -> str:
        return f"{self.name} ({self.zone})"

    @property
    def name(self) -> str:
        return self.table.game.cards[self.uid].name

    @property
    def zone(self) -> str:
        return ZONES[self.table.game.state.zone[self.uid]].name

    @property
    def seat(self) -> int:
        return self.table.game.state.holder[self.uid]

    @property
    def power(self) -> int:
        return self.table.game.facts.power(self.uid)

    @property
    def break_(self) -> int:
        return self.table.game.facts.break_(self.uid)

    @property
    def cost(self) -> int:
        return self.table.game.facts.cost(self.uid)

    @property
    def auras(self) -> set[str]:
        return set(self.table.game.facts.auras(self.uid))

    @property
    def rested(self) -> bool:
        return self.table.game.live(self.uid).rested

    @property
    def souls(self) -> list[str]:
        live = self.table.game.live(self.uid)
        return [self.table.game.cards[soul].name for soul in live.souls]

    @property
    def handle(self) -> int:
        return self.table.game.state.stay[self.uid]


def zones(*pieces: Piece) -> list[str]:
    """Where these cards lie."""
    return [piece.zone for piece in pieces]


def made(name: str = "Plain", **facts: Any) -> Card:
    """A card of the test's own: a Unit of 2000 Power and 1 Break that does nothing."""
    plain = {"id": f"T {name}", "name": name, "rarity": "Common", "type": "Unit",
             "power": 2000, "break": 1}  # fmt: skip
    return msgspec.convert({**plain, **facts}, Card)


class Table:
    """A board to set up, act on and look at."""

    def __init__(self, seats: int = 3, phase: Phase = "main1", turn: int = ALICE) -> None:
        self.game: Game = empty_game(seats, "standard" if seats == 3 else "duel")
        self.phase: Phase = phase
        self.begun = self.stale = False
        self.game.state.turn, self.game.state.turn_seat = 5, turn
        for seat in range(seats):
            for zone, n in ((DECK, 10), (LEFT, 8), (RIGHT, 8)):
                for _ in range(n):
                    self.put(seat, FILLER, zone)

    # Setting up

    def put(self, seat: int, name: str | Card, zone: int) -> Piece:
        """A card into a zone, on top of it."""
        card = card_named(name) if isinstance(name, str) else name
        self.stale = True
        return Piece(self, add_card(self.game, card, seat, zone))

    def unit(
        self, seat: int, name: str, *, souls: Iterable[str] = (), rested: bool = False,
        fresh: bool = False,
    ) -> Piece:  # fmt: skip
        """A card on the Battlefield, there since an earlier turn unless `fresh`."""
        piece = self.put(seat, name, BATTLEFIELD)
        live = self.game.live(piece.uid)
        live.rested, live.entered = rested, self.game.state.turn if fresh else 0
        live.souls = [self.put(seat, soul, SOUL).uid for soul in souls]
        self.game.changed()
        return piece

    def hand(self, seat: int, name: str) -> Piece:
        """A card in a Hand."""
        return self.put(seat, name, HAND)

    def deck(self, seat: int, *names: str) -> list[Piece]:
        """Cards on top of a Deck, the first one topmost."""
        return [self.put(seat, name, DECK) for name in reversed(names)][::-1]

    def graveyard(self, seat: int, *names: str) -> list[Piece]:
        """Cards in a Graveyard."""
        return [self.put(seat, name, GRAVEYARD) for name in names]

    def shadow(self, seat: int, name: str) -> Piece:
        """A card face down in a Shadow Zone."""
        return self.put(seat, name, SHADOW)

    def life(self, seat: int, other: int, *names: str) -> list[Piece]:
        """Cards on top of the Life pile at the Wall to another player, the first one topmost."""
        zone = pile_at(self.game, self.wall_between(seat, other), seat)
        return [self.put(seat, name, zone) for name in reversed(names)][::-1]

    def gained(self, seat: int, n: int) -> None:
        """So much Gained Life."""
        for _ in range(n):
            self.put(seat, FILLER, GAINED)

    def counters(self, seat: int, n: int | None = None) -> int:
        """Set (or look at) the Trinity Counters of a Reserve."""
        if n is not None:
            self.stale = True
            self.game.state.counters[seat] = n
        return self.game.state.counters[seat]

    def colors(self, seat: int, **amounts: int) -> list[int]:
        """Set (or look at) the Active Basic Color Cards: `t.colors(ALICE, Red=2)`."""
        self.stale = self.stale or bool(amounts)
        for color, n in amounts.items():
            self.game.state.active[seat][COLORS.index(color)] = n
        return self.game.state.active[seat]

    def wall(self, seat: int, other: int, spaces: int | None = None) -> int:
        """Set (or look at) how many spaces the Wall to another player is from a seat's end."""
        wall = self.wall_between(seat, other)
        if spaces is not None:
            set_distance(self.game, wall, seat, spaces)
        return distance(self.game.state.walls[wall], seat)

    def wall_between(self, seat: int, other: int) -> int:
        """The (first) Wall between two players."""
        return next(
            i for i, w in enumerate(self.game.state.walls) if {w.near, w.far} == {seat, other}
        )

    # Acting

    def begin(self) -> None:
        """Run to the first choice."""
        if not self.begun:
            self.begun = True
            begin(self.game, self.phase)
            self.game.run()

    @property
    def choice(self) -> Choice:
        """The open choice."""
        self.begin()
        choice = self.game.waiting
        if self.stale and choice is not None and choice.kind in ("main", "attack"):
            self.pause()
            choice = self.game.run().waiting
        self.stale = False
        assert choice is not None, f"nothing is asked; {self.game.state.over}"
        return choice

    def choose(self, *words: Any) -> None:
        """Answer the open choice: by what to do, a card (name, id or piece), a seat, a colour."""
        choice = self.choice
        picks: list[int] = []
        for word in words:
            picks.append(self.find(choice, word, picks))
        self.game.changed()
        self.game.answer(choice.seat, choice.number, picks)

    def find(self, choice: Choice, word: Any, taken: list[int]) -> int:
        """The option a word means."""
        for i, option in enumerate(choice.options):
            if i not in taken and self.means(option, word):
                return i
        raise AssertionError(f"{word!r} is not offered: {self.offered()}")

    def means(self, option: Option, word: Any) -> bool:
        """Whether a word names an option."""
        if isinstance(word, Option):
            return word == option
        if isinstance(word, tuple):
            return all(self.means(option, part) for part in word)
        if isinstance(word, Piece):
            return word.uid in (option.card % ROOM if option.card >= 0 else -1,
                                option.n % ROOM if option.n >= ROOM else -1)  # fmt: skip
        if isinstance(word, int):
            return word == option.seat or (option.seat < 0 and word == option.n)
        names = {option.do}
        if option.card >= 0:
            card = self.game.cards[option.card % ROOM]
            names |= {card.name, card.id}
        if 0 <= option.n < 4 and option.do in ("color", "charge", "shift", "rested", "active"):
            names.add(COLORS[option.n])
        return word in names

    def offered(self) -> list[str]:
        """What the open choice offers, as names."""
        return [
            f"{o.do} {self.game.cards[o.card % ROOM].name}" if o.card >= 0 else o.do
            for o in self.choice.options
        ]

    def play(self, piece: Piece, way: str = "play") -> None:
        """Play a card from the Hand."""
        self.choose((way, piece))

    def set(self, piece: Piece) -> None:
        """Set a Shadow Card from the Hand, with every stop."""
        self.choose(("set", piece))
        self.choose(*["stop"] * len(self.choice.options))

    def attack(self, piece: Piece, seat: int) -> None:
        """Attack a player with a Unit; goes to the Combat Phase first."""
        if self.choice.kind == "main":
            self.choose("done")
        self.choose((piece, seat))

    def enter(self, seat: int, name: str, *, souls: Iterable[str] = ()) -> Piece:
        """A card enters the Battlefield (with cards under it): its [On Entry] happens."""
        self.pause()
        piece = self.hand(seat, name)
        enter(self.game, piece.uid, seat)
        live = self.game.live(piece.uid)
        live.souls = [self.put(seat, soul, SOUL).uid for soul in souls]
        self.game.run()
        return piece

    def use(self, piece: Piece, tag: str, *, seat: int | None = None) -> None:
        """Use a line of a card, as if it had just been stacked."""
        ability = self.game.cards[piece.uid].first(tag)
        assert ability is not None, f"{piece} has no [{tag}]"
        seat = piece.seat if seat is None else seat
        self.interrupt(Resolve(line=ability.text, seat=seat, source=piece.handle))

    def line(self, piece: Piece, text: str) -> None:
        """Carry out a line of text as a card's own."""
        self.interrupt(Resolve(line=text, seat=piece.seat, source=piece.handle))

    def flip(self, piece: Piece, by: int = BOB) -> None:
        """Flip a card of a Life Zone by one point of damage: a Burst Check."""
        wall = self.wall_between(piece.seat, by)
        zone = pile_at(self.game, wall, piece.seat)
        place(self.game, piece.uid, piece.seat, zone)
        self.interrupt(BurstCheck(seat=piece.seat, dealer=by, zone=zone, wall=wall))

    def burst(self, name: str, seat: int = ALICE, by: int = BOB) -> Piece:
        """A Life card that one point of damage flips, after all it does."""
        piece = self.hand(seat, name)
        self.flip(piece, by)
        return piece

    def damage(self, seat: int, by: int, n: int) -> None:
        """Deal damage to a player at the Wall between the two."""
        wall = self.wall_between(seat, by)
        self.interrupt(Damage(seat=seat, dealer=by, wall=wall, left=n))

    def interrupt(self, procedure: Any) -> None:
        """Let something happen before the open choice, which is then asked again."""
        self.pause()
        self.game.push(procedure)
        self.game.run()

    def pause(self) -> None:
        """Take the open choice back; it is asked again later."""
        self.begin()
        self.game.state.waiting = None
        self.game.state.agenda[-1].step = "offer"
        self.game.changed()

    def again(self) -> None:
        """Ask the open choice anew, for a board that was changed by hand."""
        self.pause()
        self.game.run()

    def end_turn(self) -> None:
        """Go on with "done" until another player's turn begins."""
        turn = self.game.state.turn
        while self.game.state.turn == turn:
            self.choose("done")

    # Looking

    def count(self, seat: int, zone: int) -> int:
        """How many cards lie in a zone."""
        return len(self.game.state.places[seat][zone])

    def in_hand(self, seat: int) -> int:
        """How many cards a player holds."""
        return self.count(seat, HAND)

    def in_graveyard(self, seat: int) -> list[str]:
        """The names of the cards in a Graveyard."""
        return [self.game.cards[uid].name for uid in self.game.state.places[seat][GRAVEYARD]]

    def in_gained(self, seat: int) -> int:
        """How much Gained Life a player has."""
        return self.count(seat, GAINED)
