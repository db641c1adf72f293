"""Step 2 of the spread `even`: which cards of one rarity go to which packs, and no card twice.

Public: `lay(copies, room, take)`.

Given how many copies each card has and how much room each pack has for them, every way to lay them
so that no pack gets a card twice is equally likely. The cards are laid one after another:

* A card of c copies takes c different packs, a set of packs in proportion to the product of their
  weights. A pack with room v has the weight v - 1/n (n is below), one without room 0.
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

Every n is right. Without the 1/n, 1 laying in 10 of the Commons of an official box survives; with
it the room stays a little more level, and 1 in 5 does. A fifth of the number of cards, but at least
8, was the best of those tried.

A set of packs is drawn as c places of the room that is left, each equally likely. When the places
are not of c packs, or by 1/n of a place, all c are drawn again. The fraction of a place comes from
the word that picked it, so these chances are exact to the number of places / 2**32: to 4 in 100
million for an official box.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from msgspec import Struct

from drafts.rules.draws import Take, shuffle

FRACTION = (1 << 32) - 1  # the part of a word times a number that an index drops

# How much room the packs have is kept as one number, a *shape*: 12 bits for each amount of room,
# holding how many packs have so much. Equal shapes have equal E(t), so few are ever worked out.
FIELD = 12
FIELD_MASK = (1 << FIELD) - 1
MOST_ROOM = 13
SHAPES = [1 << FIELD * room for room in range(MOST_ROOM + 1)]
FILL = [0] + [SHAPES[room - 1] - SHAPES[room] for room in range(1, MOST_ROOM + 1)]

Step = tuple[int, int, int, int]  # a card's copies, the first and the last of its places, M(t)


class Plan(Struct, frozen=True):
    """How the cards of one rarity are laid.

    `part` is n. `cuts` says for each room which fraction of a place, in 2**-32, it does without.
    """

    part: int
    cuts: tuple[int, ...]
    steps: tuple[Step, ...]


def lay(copies: Sequence[int], room: Sequence[int], take: Take) -> list[int]:
    """The pack of every copy, card after card.

    `room` adds up to the sum of `copies`; no card has more copies than there are packs.
    """
    places = [pack for pack, free in enumerate(room) for _ in range(free)]
    if max(copies, default=0) < 2 or max(room) < 2:
        shuffle(places, iter(take, None))
        return places
    plan = plan_of(tuple(copies), len(room), max(room))
    while not survives(plan, laid := places.copy(), list(room), take):
        pass
    return laid


def survives(plan: Plan, places: list[int], room: list[int], take: Take) -> bool:
    """Bring the places into the order of the cards' copies, unless chance says to start again."""
    part, cuts, size = plan.part, plan.cuts, len(places)
    shape = sum(SHAPES[free] for free in room)
    for copies, start, end, most in plan.steps:
        if take() * most >= weight_of_sets(shape, copies, part) << 32:
            return False
        drawn = False
        while not drawn:
            for place in range(start, end):
                point = take() * (size - place)
                other = place + (point >> 32)
                pack = places[other]
                places[other], places[place] = places[place], pack
                if point & FRACTION < cuts[room[pack]]:
                    break
            else:
                packs = places[start:end]
                drawn = len(set(packs)) == copies
        for pack in packs:
            free = room[pack]
            shape += FILL[free]
            room[pack] = free - 1
    return True


@lru_cache(maxsize=1 << 10)
def plan_of(copies: tuple[int, ...], packs: int, top: int) -> Plan:
    """The plan of laying these cards in packs with room for at most `top`."""
    part = max(8, len(copies) // 5)
    ends = list(accumulate(copies))
    return Plan(
        part=part,
        cuts=(0, *((1 << 32) // (part * room) for room in range(1, top + 1))),
        steps=tuple(
            (count, end - count, end, most_weight(ends[-1] - end + count, packs, top, count, part))
            for count, end in zip(copies, ends, strict=True)
        ),
    )


@lru_cache(maxsize=1 << 14)
def most_weight(room: int, packs: int, top: int, copies: int, part: int) -> int:
    """M(t): the most that the sets of packs can weigh together with so much room."""
    return max(
        weight_of_sets(level_shape(room, open_), copies, part)
        for open_ in range(-(-room // top), min(packs, room) + 1)
    )


def level_shape(room: int, packs: int) -> int:
    """The shape of so much room levelled over so many packs."""
    free, more = divmod(room, packs)
    return (packs - more) * SHAPES[free] + (more and more * SHAPES[free + 1])


@lru_cache(maxsize=1 << 15)
def weight_of_sets(shape: int, copies: int, part: int) -> int:
    """E(t): the products of the weights of `copies` packs, over all sets, as a whole number.

    Weights are counted in nths. The sums over sets come from the sums of powers by Newton's
    identities.
    """
    weights = [
        (packs, part * room - 1)
        for room in range(1, shape.bit_length() // FIELD + 1)
        if (packs := shape >> FIELD * room & FIELD_MASK)
    ]
    powers = [
        sum(packs * weight**power for packs, weight in weights) for power in range(1, copies + 1)
    ]
    sums = [1]
    for size in range(1, copies + 1):
        signed = ((-1) ** power * sums[-1 - power] * powers[power] for power in range(size))
        sums.append(sum(signed) // size)
    return sums[copies]
