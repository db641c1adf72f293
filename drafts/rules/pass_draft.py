"""The 3-player draft: every pack goes round the table, one card taken at each seat.

Rulebook 4.3, played without waiting: a seat opens its next pack as soon as it holds all 13 cards of
a round, and packs that others pass on lie at a seat until it comes to them. The order in which a
pack visits the seats, and in which a seat meets the packs, is the rulebook's and never depends on
who is quick: pick k of a round is made from the pack opened k - 1 seats up the line.
"""

from drafts.rules.box import PACK
from drafts.rules.draft import Draft
from drafts.rules.moves import (
    POOL,
    Choose,
    Choosing,
    Event,
    Hand,
    Pick,
    Setup,
    check_setup,
)


class PassDraft(Draft, tag="pass"):
    """A pass draft; `left` are the cards still in each pack, in the order of the setup."""

    left: list[list[str]]

    def hand(self, seat: int) -> Hand | None:
        """The next pack of this seat, once it has come as far."""
        taken = len(self.pools[seat])
        if taken == POOL:
            return None
        round, number = taken // PACK + 1, taken % PACK + 1
        pack = self._met(round, number, seat)
        if self._next_number(pack) != number:
            return None
        return Hand(round, pack, number, tuple(self.left[pack - 1]), 1)

    def choosing(self, seat: int) -> Choosing | None:
        """Nobody chooses a pack: each is opened by the seat it was dealt to."""
        return None

    def face_down(self) -> tuple[int, ...]:
        """The packs of later rounds whose seats have not come to them."""
        return tuple(pack for pack in self._packs() if not self._is_open(pack))

    def lying_at(self, seat: int) -> dict[int, int]:
        """The open packs at this seat, by round and number of the pick they wait for."""
        here = [pack for pack in self._packs() if self._is_open(pack) and self._at(pack) == seat]
        here.sort(key=lambda pack: (self._round(pack), self._next_number(pack)))
        return {pack: len(self.left[pack - 1]) for pack in here if self.left[pack - 1]}

    def direction(self, round: int) -> int:
        """Rulebook 4.3: clockwise, counter-clockwise, clockwise."""
        return -1 if round == 2 else 1

    def in_packs(self) -> list[str]:
        """Every card in a pack, open or not."""
        return [card for pack in self.left for card in pack]

    def visitor(self, pack: int, number: int) -> int:
        """The seat that makes this pick from this pack."""
        opener = (pack - 1) % self.setup.seats
        return (opener + self.direction(self._round(pack)) * (number - 1)) % self.setup.seats

    def _go_on(self, pick: Pick, left: list[str]) -> list[Event]:
        self.left[pick.pack - 1] = left
        events = [Event("passed", {"pack": pick.pack, "seat": self._at(pick.pack)})] if left else []
        if 0 < len(self.pools[pick.seat]) < POOL and len(self.pools[pick.seat]) % PACK == 0:
            round = self.round_of(pick.seat)
            pack = self._met(round, 1, pick.seat)
            events.append(Event("opened", {"seat": pick.seat, "round": round, "pack": pack}))
        return events

    def _open(self, seat: int, choose: Choose) -> None:
        raise AssertionError("nobody chooses a pack in a pass draft")

    def _packs(self) -> range:
        return range(1, len(self.left) + 1)

    def _round(self, pack: int) -> int:
        return (pack - 1) // self.setup.seats + 1

    def _next_number(self, pack: int) -> int:
        return PACK - len(self.left[pack - 1]) + 1

    def _at(self, pack: int) -> int:
        return self.visitor(pack, self._next_number(pack))

    def _is_open(self, pack: int) -> bool:
        opener = self.visitor(pack, 1)
        return len(self.pools[opener]) >= (self._round(pack) - 1) * PACK

    def _met(self, round: int, number: int, seat: int) -> int:
        """The pack from which this seat makes this pick of this round."""
        opener = (seat - self.direction(round) * (number - 1)) % self.setup.seats
        return (round - 1) * self.setup.seats + opener + 1


def start(setup: Setup) -> PassDraft:
    """A pass draft before its first pick. Raises Refusal as `check_setup` does."""
    check_setup(setup)
    return PassDraft(
        setup=setup,
        pools=[[] for _ in range(setup.seats)],
        marks=[None] * setup.seats,
        log=[],
        left=[list(pack) for pack in setup.packs],
    )
