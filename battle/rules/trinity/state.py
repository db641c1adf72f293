"""What a game of Trinity consists of, beyond what every card game has."""

from copy import copy
from typing import Self

from msgspec import Struct

from battle.rules.engine.modifiers import Modifier
from battle.rules.engine.state import P, State
from cards.rules.card import Card


class Event(Struct, frozen=True, array_like=True):
    """One thing that happened and that effects may wait for.

    `card` is the handle of the card it befell (where it is now), `seat` the player concerned,
    `other` a second player, card or Wall, `n` an amount, `was` what the card was before
    (a mask of `facts.KIND_BITS`).
    """

    kind: str
    card: int = -1
    seat: int = -1
    other: int = -1
    n: int = 0
    was: int = 0


class Live(Struct, omit_defaults=True):
    """What a card on the Battlefield carries, gone when it leaves (chapter 11, "keeps it").

    `souls` are uids under it, top last; `on` the uid of the Unit an Equip is on; `since` its
    place in the order of effects; `entered` the turn it came (or changed control); `used` the
    lines used this turn, `rests` how often it became Rested this turn, `attacked` the turn of its
    last attack; `x` the Cost paid (R43).
    """

    since: int
    entered: int
    rested: bool = False
    souls: list[int] = []
    on: int = -1
    used: list[str] = []
    rests: int = 0
    attacked: int = 0
    x: int = 0
    from_hand: bool = False

    def copy(self) -> "Live":
        """A copy that shares nothing that changes."""
        new = copy(self)
        new.souls = self.souls[:]
        new.used = self.used[:]
        return new


class Wall(Struct, array_like=True):
    """A Wall between `near` (its left Wall) and `far` (its right Wall), `at` spaces from `near`."""

    near: int
    far: int
    spaces: int
    at: int
    gone: bool = False


class Wishes(Struct, frozen=True, array_like=True):
    """What a player has asked for; it can be changed at any time.

    `payment`: to choose every payment. `passed`: the public moments (Shadow Conditions, as
    printed) at which they are not asked for Shadows, their stops being all the others.
    """

    payment: bool = False
    passed: tuple[str, ...] = ()


class Table(State[P], kw_only=True):
    """The state of a game of Trinity.

    `walls[w]` is the left Wall of seat w (R2). `active` and `rested` count Basic Color Cards by
    seat and colour. `sent` are handles of Units sent from the Battlefield to the Graveyard this
    turn, `milled` those sent from a Deck; `also_sent` counts what only counts as a Unit, `fallen`
    are cards in the Judgment Area that will count so. `left` marks seats that have left. `bound`
    says where a card in the Judgment Area goes instead of the Graveyard. `looks` counts what this
    turn was watched for a loop; `past` are its fingerprints at the resolutions since the last
    question of a Main Phase, `offers` those at such questions (R8).
    `moments` are the [Shadow] lines of the sets in play, `own` the cards that are not official.
    """

    format: str = "standard"
    turn: int = 0
    turn_seat: int = 0
    phase: str = ""
    extra: bool = False
    extra_turns: list[int] = []
    live: dict[int, Live] = {}
    modifiers: list[Modifier] = []
    clock: int = 0
    walls: list[Wall]
    counters: list[int]
    active: list[list[int]]
    rested: list[list[int]]
    happened: list[Event] = []
    sent: list[int] = []
    also_sent: int = 0
    fallen: list[int] = []
    milled: list[int] = []
    charged: bool = False
    reserve_used: bool = False
    attacks: int = 0
    bursts: int = 0
    resolutions: int = 0
    looks: int = 0
    past: list[int] = []
    offers: list[int] = []
    delayed: list[P] = []
    bound: dict[int, str] = {}
    left: int = 0
    wishes: list[Wishes]
    moments: list[str]
    own: list[Card] = []

    def copy(self) -> Self:
        """A copy that shares nothing that changes."""
        new = super().copy()
        new.live = {uid: live.copy() for uid, live in self.live.items()}
        new.extra_turns = self.extra_turns[:]
        new.modifiers = self.modifiers[:]
        new.walls = [copy(wall) for wall in self.walls]
        new.counters = self.counters[:]
        new.active = [colors[:] for colors in self.active]
        new.rested = [colors[:] for colors in self.rested]
        new.happened = self.happened[:]
        new.sent = self.sent[:]
        new.fallen = self.fallen[:]
        new.milled = self.milled[:]
        new.past = self.past[:]
        new.offers = self.offers[:]
        new.delayed = [procedure.copy() for procedure in self.delayed]
        new.bound = dict(self.bound)
        new.wishes = self.wishes[:]
        return new
