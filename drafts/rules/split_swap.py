"""The 2-player draft: choose a pack, pick, split what is left, and swap halves (DUEL chapter 3).

Of two choices of the same pack the first one stored gets it; the other seat chooses again. The
halves are swapped as soon as both seats have picked, never before. A seat that holds all 13 cards
of a round may choose its next pack at once: the other one's choice is as blind as its own.
"""

from drafts.rules.box import PACK
from drafts.rules.draft import Draft
from drafts.rules.draws import shuffle, words
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

HOLDS = (13, 12, 10, 8, 6, 4, 2)  # cards in hand before each pick of a round (DUEL 3.2)
SWAPS = len(HOLDS) - 1  # in a round


class SplitSwap(Draft, tag="split"):
    """A split-and-swap draft.

    `unopened` are the packs lying face down, `opened` by seat the packs it chose, `hands` what each
    seat holds, `swaps` how often halves were swapped in the whole draft.
    """

    unopened: list[int]
    opened: list[list[int]]
    hands: list[list[str]]
    swaps: int = 0

    def hand(self, seat: int) -> Hand | None:
        """What the seat holds, unless it waits for the other one to pick."""
        held, step = self.hands[seat], self._steps(seat)
        round, number = step // len(HOLDS) + 1, step % len(HOLDS) + 1
        swapped = number == 1 or self.swaps == (round - 1) * SWAPS + number - 1
        if not held or not swapped:
            return None
        return Hand(round, self.opened[seat][-1], number, tuple(held), 1 if number == 1 else 2)

    def choosing(self, seat: int) -> Choosing | None:
        """The packs lying face down, before each round."""
        if self.hands[seat] or len(self.pools[seat]) == POOL:
            return None
        return Choosing(self.round_of(seat), self.face_down())

    def face_down(self) -> tuple[int, ...]:
        """The packs left for this round and the next ones."""
        return tuple(self.unopened)

    def lying_at(self, seat: int) -> dict[int, int]:
        """The pack the seat opened, with what it holds now."""
        held = self.hands[seat]
        return {self.opened[seat][-1]: len(held)} if held else {}

    def direction(self, round: int) -> int:
        """No pack goes round."""
        return 0

    def in_packs(self) -> list[str]:
        """Every card in a hand or lying face down."""
        unopened = [card for pack in self.unopened for card in self.setup.packs[pack - 1]]
        return [card for held in self.hands for card in held] + unopened

    def _go_on(self, pick: Pick, left: list[str]) -> list[Event]:
        self.hands[pick.seat] = left
        if not left or self._steps(0) != self._steps(1):
            return []
        self._swap()
        return [Event("swapped", {"round": pick.round, "number": pick.number})]

    def _open(self, seat: int, choose: Choose) -> None:
        self.unopened.remove(choose.pack)
        self.opened[seat].append(choose.pack)
        self.hands[seat] = list(self.setup.packs[choose.pack - 1])

    def _steps(self, seat: int) -> int:
        """How many picks the seat has made: 1 card, then 2 at a time, in each round."""
        rounds, rest = divmod(len(self.pools[seat]), PACK)
        return rounds * len(HOLDS) + (rest + 1) // 2

    def _swap(self) -> None:
        """Each seat keeps the first half of its shuffled cards and gets the other one's second.

        Written out, so that anyone can check it once the seed is known: seat s shuffles
        (`drafts.rules.draws`) with the attempt 2 * (swaps made before, from 0) + s of the seed.
        """
        halves = []
        for seat, held in enumerate(self.hands):
            shuffle(held, words(self.setup.seed, 2 * self.swaps + seat, len(held)))
            halves.append((held[: len(held) // 2], held[len(held) // 2 :]))
        (kept, given), (other_kept, other_given) = halves
        self.hands = [kept + other_given, other_kept + given]
        self.swaps += 1


def start(setup: Setup) -> SplitSwap:
    """A split-and-swap draft before its first choice. Raises Refusal as `check_setup` does."""
    check_setup(setup)
    return SplitSwap(
        setup=setup,
        pools=[[], []],
        marks=[None, None],
        log=[],
        unopened=list(range(1, len(setup.packs) + 1)),
        opened=[[], []],
        hands=[[], []],
    )
