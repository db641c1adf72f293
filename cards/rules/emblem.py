"""The emblem of a card, drawn from its traits and its number, so that it is known at a glance."""

import re
from functools import lru_cache
from zlib import crc32

from cards.rules.card import Card
from cards.rules.motifs import MOTIFS, NAMELESS
from cards.rules.ornaments import CENTER, border, field, surround
from cards.rules.shapes import Point, Shape, Shapes, disc, halo, placed, polar, turned

__all__ = ["Shape", "Shapes", "emblem"]

NUMBER = re.compile(r"(\d+)(?:/\d+)?$")
SERIES = re.compile(r"^\D*(\d+)")
SEATS: tuple[tuple[int, ...], ...] = (
    (180,),
    (135, 225),
    (90, 270),
    (45, 315),
    (120, 240),
    (0, 180),
)  # where the badges of a second trait sit on the ring, clockwise from the top
POSES: tuple[tuple[int, ...], ...] = ((0,), (-35, 35), (40,), (-58, 58, 0), (-40,))


@lru_cache(maxsize=4096)
def emblem(card: Card) -> Shapes:
    """The card's emblem in a box of 100 by 100, in the order in which it is painted.

    The first trait is the charge in the middle and the others are badges on the ring; a Spell's
    kind stands for its trait, and a Shadow Spell wears a mask. The number chooses field, ring and
    places. Equal cards have equal emblems, in any process.
    """
    number = _number(card)
    charge, *badges = _charges(card)
    drawn = _pose(charge, number) if card.type == "Spell" else MOTIFS.get(charge, NAMELESS)
    middle = placed(drawn, CENTER, 27 if badges else 30)
    return (
        *field(number),
        *border(_sides(card)),
        *surround(number),
        *halo(middle, 2.2),
        *middle,
        *_badges(badges, number),
    )


def _number(card: Card) -> int:
    """The number printed last; Epics and Legends are counted on from the 102 others."""
    found = NUMBER.search(card.id)
    if found is None:
        return crc32(card.id.encode()) % 243
    return int(found[1]) + {"Legend": 121, "Epic": 150}.get(card.rarity, 0)


def _sides(card: Card) -> int:
    """The border of a set: round, or with 8, 12 or 16 sides."""
    series = SERIES.match(card.id)
    return (12, 0, 8, 16)[int(series[1]) % 4] if series else 12


def _charges(card: Card) -> tuple[str, ...]:
    own = card.traits or (card.subtype or "",)
    return (*own, "Shadow") if card.shadow else own


def _pose(charge: str, number: int) -> Shapes:
    """A Spell's motif once, crossed or fanned out."""
    turns = (0,) if charge == "Set" else POSES[number % len(POSES)]
    copies = [turned(MOTIFS.get(charge, NAMELESS), turn) for turn in turns]
    return tuple(shape for copy in copies for shape in (*halo(copy, 0.07), *copy))


def _badges(traits: list[str], number: int) -> Shapes:
    seats = [SEATS[(number + i * 2) % len(SEATS)] for i in range(len(traits))]
    taken: set[int] = set()
    shapes: list[Shape] = []
    for trait, turns in zip(traits, seats, strict=True):
        for turn in turns:
            if turn not in taken:
                taken.add(turn)
                shapes += _badge(MOTIFS.get(trait, NAMELESS), polar(37, turn, CENTER))
    return tuple(shapes)


def _badge(motif: Shapes, center: Point) -> Shapes:
    return (*placed((disc(0, 0, 1.25, cut=True),), center, 11), *placed(motif, center, 11))
