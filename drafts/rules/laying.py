"""Step 2 of the spread `even`: which cards of one rarity go to which packs, and no card twice.

Public: `lay(copies, room, take)`.

Given how many copies each card has and how much room each pack has for them, every way to lay them
so that no pack gets a card twice is equally likely. The cards are laid one after another:

* A card of c copies takes c different packs, a set of packs in proportion to the product of their
  weights. A pack with room v has the weight v - 1/8, one without room 0.
* A pack with room q is always taken with room q, q - 1, ... 1, in whatever order the cards come.
  So all these weights together multiply to the same number for every way to lay the cards, and the
  chance of a way is that number divided by E(1) * E(2) * ..., where E(t) is what the products of
  all sets of packs add up to when card t is laid.
* So that E(t) cancels, the laying goes on before card t with the chance E(t) / M(t) only, and
  otherwise starts again with everything. M(t) is the most that E(t) can be. The chance of a way to
  come about and to survive is then the same for all ways, and the survivor is uniform.

For M(t): E(t) is an elementary symmetric function of the weights, so among packs with room it grows
when the room is levelled between two of them (their weights keep their sum and multiply to more).
So it is greatest for some number of packs with room, all level; M(t) tries every such number.

Any weights would do. Those without the 1/8 let 1 laying in 10 of the Commons of an official box
survive; the eighth, which makes room a little more level, doubles that.

A set of packs is drawn as c places of the room that is left, each equally likely. When the places
are not of c packs, or by an eighth of a place, they are drawn again.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb

from msgspec import Struct

Take = Callable[[], int]  # the next word

EIGHTHS = 8
FRACTION = (1 << 32) - 1  # the part of a word times a number that an index drops

# How much room the packs have is kept as one number, a *shape*: 12 bits for each amount of room,
# holding how many packs have so much. Equal shapes have equal E(t), so few are ever worked out.
FIELD = 12
MOST_ROOM = 13
SHAPES = [1 << FIELD * room for room in range(MOST_ROOM + 1)]
FILL = [0] + [SHAPES[room - 1] - SHAPES[room] for room in range(1, MOST_ROOM + 1)]
CUTS = [0] + [(1 << 32) // (EIGHTHS * room) for room in range(1, MOST_ROOM + 1)]


class Step(Struct, frozen=True):
    """One card to lay: its copies take the places from `start` to `end`; `most` is M(t)."""

    copies: int
    start: int
    end: int
    most: int


def lay(copies: Sequence[int], room: Sequence[int], take: Take) -> list[int]:
    """The pack of every copy, card after card.

    `room` adds up to the sum of `copies`; no card has more copies than there are packs.
    """
    places = [pack for pack, free in enumerate(room) for _ in range(free)]
    steps = steps_of(tuple(copies), len(room), max(room))
    while not survives(steps, laid := places.copy(), list(room), take):
        pass
    return laid


def survives(steps: Sequence[Step], places: list[int], room: list[int], take: Take) -> bool:
    """Bring the places into the order of the cards' copies, unless chance says to start again."""
    size = len(places)
    shape = sum(SHAPES[free] for free in room)
    for step in steps:
        if take() * step.most >= weight_of_sets(shape, step.copies) << 32:
            return False
        draw_set(step, places, room, size, take)
        for pack in places[step.start : step.end]:
            shape += FILL[room[pack]]
            room[pack] -= 1
    return True


def draw_set(step: Step, places: list[int], room: list[int], size: int, take: Take) -> None:
    """Bring places of different packs to where the card's copies lie."""
    while True:
        for place in range(step.start, step.end):
            point = take() * (size - place)
            other = place + (point >> 32)
            pack = places[other]
            places[other], places[place] = places[place], pack
            if point & FRACTION < CUTS[room[pack]]:
                break
        else:
            if len(set(places[step.start : step.end])) == step.copies:
                return


@lru_cache(maxsize=1 << 10)
def steps_of(copies: tuple[int, ...], packs: int, top: int) -> tuple[Step, ...]:
    """The steps of laying these cards in packs with room for at most `top`."""
    ends = list(accumulate(copies))
    return tuple(
        Step(count, end - count, end, most_weight(ends[-1] - end + count, packs, count, top))
        for count, end in zip(copies, ends, strict=True)
    )


@lru_cache(maxsize=1 << 14)
def most_weight(room: int, packs: int, copies: int, top: int) -> int:
    """M(t): the most that the weights of the sets of packs can add up to with so much room."""
    return max(
        weight_of_sets(level_shape(room, open_), copies)
        for open_ in range(-(-room // top), min(packs, room) + 1)
    )


def level_shape(room: int, packs: int) -> int:
    """The shape of so much room levelled over so many packs."""
    free, more = divmod(room, packs)
    return (packs - more) * SHAPES[free] + (more and more * SHAPES[free + 1])


@lru_cache(maxsize=1 << 15)
def weight_of_sets(shape: int, copies: int) -> int:
    """E(t) in eighths: the products of the weights of `copies` packs, over all sets of packs.

    It is the coefficient of z**copies in the product of (1 + weight * z) over the packs.
    """
    sums = [1] + [0] * copies
    for room in range(1, MOST_ROOM + 1):
        packs = shape >> FIELD * room & SHAPES[1] - 1
        if packs:
            weight = EIGHTHS * room - 1
            terms = [comb(packs, taken) * weight**taken for taken in range(copies + 1)]
            sums = [
                sum(sums[taken] * terms[total - taken] for taken in range(total + 1))
                for total in range(copies + 1)
            ]
    return sums[copies]
