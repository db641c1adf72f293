"""The words both drafts share: how one is set up, what a seat does, and what is recorded of it.

Seats are numbered from 0 in clockwise order, so the next seat sits to the left (ruling R2). Packs,
rounds and pick numbers are counted from 1. Cards are ids: a draft knows no fact of any card.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

from msgspec import Struct

from drafts.rules.box import PACK, PACKS_A_GAME, Rules
from drafts.rules.spread import read_seed
from tables.rules.refusal import Fault, Param, Refusal

ROUNDS = 3  # rulebook 4.3 and DUEL 3.2
POOL = ROUNDS * PACK  # cards of a seat at the end

By = Literal["person", "bot", "time-out"]
Review = Literal["always", "between-rounds"]
Zone = Literal["unsorted", "main", "life", "maybe"]
BYS: tuple[By, ...] = get_args(By)
ZONES: tuple[Zone, ...] = get_args(Zone)

# Rulebook 1.1: three players. Other numbers are house rules, as far as 27 packs reach.
SEATS: Mapping[Rules, range] = MappingProxyType({"standard": range(2, 10), "duel": range(2, 3)})


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a draft begins with.

    `packs` are those of this game, in the order in which they lie: 3 for each seat. `epics` are
    dealt to every seat before (rulebook 4.2), without banned ones. `seed` is what DUEL shuffles and
    what bots hesitate by; it stays secret until the draft is over. `review` says when players may
    look at what they took (rulebook 4.3). `set` names the set, for the record.
    """

    rules: Rules
    seats: int
    set: str
    packs: tuple[tuple[str, ...], ...]
    epics: tuple[str, ...] = ()
    seed: str
    review: Review = "always"

    @property
    def house_rules(self) -> bool:
        """Whether the number of seats is not the rulebook's."""
        return len(self.packs) != PACKS_A_GAME[self.rules]


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """Take these cards, the pick of this number from this pack.

    In DUEL `pack` is the one the seat opened this round, also once half of its cards were swapped.
    `zones` says where each card is laid; empty for none of them sorted yet.
    """

    pack: int
    number: int
    cards: tuple[str, ...]
    zones: tuple[Zone, ...] = ()


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Open this face-down pack in this round (DUEL 3.2)."""

    round: int
    pack: int


class Mark(Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """Have these cards taken should the time of this pick run out; none to unmark."""

    pack: int
    number: int
    cards: tuple[str, ...]


class Lay(Struct, frozen=True, tag="lay", forbid_unknown_fields=True):
    """Lay a card taken before elsewhere; `place` counts the seat's cards in the order taken."""

    place: int
    zone: Zone


Action = Take | Choose | Mark | Lay


class Pick(Struct, frozen=True, tag="pick", forbid_unknown_fields=True):
    """One pick as it happened: what the seat saw, what it took, and who decided."""

    round: int
    pack: int
    number: int
    seat: int
    seen: tuple[str, ...]
    cards: tuple[str, ...]
    by: By


class Choice(Struct, frozen=True, tag="choice", forbid_unknown_fields=True):
    """One choice of a face-down pack as it happened (DUEL 3.2)."""

    round: int
    pack: int
    seat: int
    by: By


Move = Pick | Choice


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in front of a seat, and where its player laid it, which nobody else knows."""

    card: str
    zone: Zone = "unsorted"


class Hand(Struct, frozen=True):
    """The cards a seat may take from now, and how many it takes."""

    round: int
    pack: int
    number: int
    cards: tuple[str, ...]
    take: int

    @property
    def forced(self) -> bool:
        """Whether there is nothing to decide: every card is taken. It is still shown first."""
        return self.take == len(self.cards)


class Choosing(Struct, frozen=True):
    """The face-down packs a seat may open now (DUEL 3.2)."""

    round: int
    packs: tuple[int, ...]


class Event(Struct, frozen=True):
    """Something that happened: `to` is the seat that may know it, None for everyone.

    `code` is one of picked (seat, round, pack, number, by), took (cards), passed (pack, seat),
    opened (seat, round, pack), chose (seat, round, pack, by), swapped (round, number) and over.
    """

    code: str
    params: Mapping[str, Param] = {}
    to: int | None = None


class Outcome(Struct, frozen=True):
    """The answer to an action: the move it made, and what happened.

    An action sent again has the same move, and nothing happened.
    """

    move: Move | None = None
    events: tuple[Event, ...] = ()


def packs_needed(rules: Rules, seats: int) -> int:
    """How many packs a draft opens. Raises Refusal (drafts.seats: seats, least, most)."""
    allowed = SEATS[rules]
    if seats not in allowed:
        raise Refusal.of("drafts.seats", seats=seats, least=allowed[0], most=allowed[-1])
    return ROUNDS * seats


def check_setup(setup: Setup) -> None:
    """Raises Refusal for a draft that can't begin.

    drafts.seats, drafts.packs (needs, has), drafts.pack-size (pack, size, needs) for every wrong
    pack, and those of `drafts.rules.spread.read_seed`.
    """
    needs = packs_needed(setup.rules, setup.seats)
    read_seed(setup.seed)
    if len(setup.packs) != needs:
        raise Refusal.of("drafts.packs", needs=needs, has=len(setup.packs))
    faults = [
        Fault("drafts.pack-size", {"pack": number, "size": len(pack), "needs": PACK})
        for number, pack in enumerate(setup.packs, 1)
        if len(pack) != PACK
    ]
    if faults:
        raise Refusal(*faults)
