"""The emblem of a card, drawn from its traits and its number, so that it is known at a glance."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from zlib import crc32

from msgspec import Struct

from cards.rules.card import Card
from cards.rules.motifs import MOTIFS
from cards.rules.ornaments import BORDERS, CENTER, FIELDS, RINGS, border, ring_counts, surround
from cards.rules.shapes import Point, Shape, Shapes, disc, halo, placed, polar, turned

__all__ = ["Part", "Shape", "Shapes", "composition", "emblem", "parts"]

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
ORIGIN: Point = (0.0, 0.0)


class Part(Struct, frozen=True):
    """One piece of an emblem: the shapes of this name, turned clockwise, scaled, and moved."""

    name: str
    turn: float = 0
    scale: float = 1
    center: Point = ORIGIN


@cache
def parts() -> Mapping[str, Shapes]:
    """The shapes every emblem is put together from, by name.

    Motifs, their halos and the plate beneath a badge lie around 0, 0; fields, borders and rings
    lie where they stay, in the box of 100 by 100.
    """
    shapes: dict[str, Shapes] = {f"field-{i}": field for i, field in enumerate(FIELDS)}
    shapes |= {f"border-{sides}": border(sides) for sides in BORDERS}
    shapes |= {f"ring-{i}-{n}": surround(i, n) for i in range(len(RINGS)) for n in ring_counts(i)}
    for name, motif in MOTIFS.items():
        shapes[name] = motif
        shapes[f"{name}-halo"] = halo(motif, 0.08)
    shapes["plate"] = (disc(0, 0, 1.25, cut=True),)
    return MappingProxyType(shapes)


@lru_cache(maxsize=4096)
def emblem(card: Card) -> Shapes:
    """The card's emblem in a box of 100 by 100, in the order in which it is painted.

    Equal cards have equal emblems, in any process.
    """
    return tuple(
        shape
        for part in composition(card)
        for shape in placed(turned(parts()[part.name], part.turn), part.center, part.scale)
    )


def composition(card: Card) -> tuple[Part, ...]:
    """The parts of the card's emblem, in the order in which they are painted.

    The first trait is the charge in the middle and the others are badges on the ring; a Spell's
    kind stands for its trait, and a Shadow Card wears a mask. The number chooses field, ring and
    places.
    """
    number = _number(card)
    charge, *badges = (_slug(word) for word in _charges(card))
    turns = POSES[number % len(POSES)] if charge in ("shot", "equip") else (0,)
    return (
        Part(f"field-{(number // len(RINGS) + number) % len(FIELDS)}"),
        Part(f"border-{_sides(card)}"),
        Part(_ring(number)),
        *(
            Part(name, turn, 27 if badges else 30, CENTER)
            for turn in turns
            for name in (f"{charge}-halo", charge)
        ),
        *_badges(badges, number),
    )


def _number(card: Card) -> int:
    """The number printed last; Epics and Legends are counted on from the 102 others."""
    found = NUMBER.search(card.id)
    if found is None:
        return crc32(card.id.encode()) % 243
    return int(found[1]) + {"Legend": 121, "Epic": 150}.get(card.rarity, 0)


def _ring(number: int) -> str:
    """The ring of a number; it repeats after 27 numbers, and with its field after 243."""
    style = number % len(RINGS)
    counts = ring_counts(style)
    return f"ring-{style}-{counts[number // len(RINGS) % len(counts)]}"


def _sides(card: Card) -> int:
    """The border of the card's set: round for TD-01, with 8 sides for TD-02, and so on."""
    series = SERIES.match(card.id)
    return BORDERS[int(series[1]) % len(BORDERS)] if series else BORDERS[0]


def _charges(card: Card) -> tuple[str, ...]:
    own = card.traits or (card.subtype or "",)
    return (*own, "Shadow") if card.shadow else own


def _slug(word: str) -> str:
    """The name of a word's motif; a trait this project has not met is nameless."""
    slug = word.lower().replace(" ", "-")
    return slug if slug in MOTIFS else "nameless"


def _badges(motifs: list[str], number: int) -> tuple[Part, ...]:
    taken: dict[int, str] = {}
    for i, motif in enumerate(motifs):
        for turn in SEATS[(number + i * 2) % len(SEATS)]:
            taken.setdefault(turn, motif)
    return tuple(
        Part(name, scale=11, center=polar(37, turn, CENTER))
        for turn, motif in taken.items()
        for name in ("plate", motif)
    )
