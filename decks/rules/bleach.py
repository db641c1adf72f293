"""How a Bleach TCG deck is made: its rulebook, "Deck Construction".

Exactly 60 cards in the draw deck, one guardian, and a side deck of exactly the guardian's energy,
in which other cards may replace energy one for one. At most four copies of a title in both
together, unless the card prints a limit of its own. We carry no cards of this game, so a deck
brings what it needs to know.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated

from msgspec import Meta, Struct

from decks.rules.faults import (
    bad_counts,
    banned_cards,
    counted,
    fault,
    over_limit,
    size_of,
    wrong_size,
)
from tables.rules.refusal import Fault

DRAW, COPIES = 60, 4
ENERGIES = ("mind", "body", "spirit")
KINDS = ["character", "item", "battleground", "event"]
RULE = "bleach-deck"

Printed = Annotated[int, Meta(ge=0)]
"""A number on a card."""


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Copies of one card.

    `title` is the name with its version ("Ichigo-Defensive"); both together are the title. `kind`
    is one of KINDS, or energy, which needs `energy`: mind, body or spirit. `limit` is a printed
    "Limit 1 copy per deck", and left out where the card prints none.
    """

    title: str = ""
    count: int = 1
    kind: str = ""
    energy: str = ""
    limit: Printed | None = None

    @property
    def called(self) -> str:
        """The title; an energy card needs none."""
        return self.title or self.energy


class Guardian(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guardian card and the energy printed on it, by kind."""

    title: str = ""
    energy: dict[str, Printed] = {}


class Deck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The guardian, of which there is one, the draw deck and the side deck."""

    guardian: tuple[Guardian, ...] = ()
    draw: tuple[Entry, ...] = ()
    side: tuple[Entry, ...] = ()


def faults(deck: Deck, bans: frozenset[str] = frozenset()) -> Iterator[Fault]:
    """Everything that is wrong with the deck, and every fact that is missing to judge it."""
    yield from _of_guardian(deck)
    for place, entries in (("draw", deck.draw), ("side", deck.side)):
        yield from bad_counts(place, ((entry.called, entry.count) for entry in entries), RULE)
        yield from _facts(place, entries)
    size = size_of(entry.count for entry in deck.draw)
    yield from wrong_size("draw", size, RULE, least=DRAW, most=DRAW)
    yield from _of_side(deck)
    cards = [entry for entry in (*deck.draw, *deck.side) if entry.kind != "energy" and entry.title]
    copies = counted((entry.title, entry.count) for entry in cards)
    yield from over_limit(copies, printed_limits(cards), COPIES, RULE)
    places = {
        "draw": counted((entry.title, entry.count) for entry in deck.draw),
        "side": counted((entry.title, entry.count) for entry in deck.side),
        "guardian": counted((guardian.title, 1) for guardian in deck.guardian),
    }
    yield from banned_cards(places, bans, "bans")


def printed_limits(cards: Iterable[Entry]) -> dict[str, int]:
    """The limits that cards print, by title; the lowest, where a file says several."""
    limits = dict[str, int]()
    for card in cards:
        if card.limit is not None:
            limits[card.title] = min(card.limit, limits.get(card.title, card.limit))
    return limits


def _of_guardian(deck: Deck) -> Iterator[Fault]:
    """There is one guardian, and its energy is known."""
    titles = [one.title or f"#{position}" for position, one in enumerate(deck.guardian, start=1)]
    if not titles:
        yield fault("no-guardian", RULE)
    elif len(titles) > 1:
        yield fault("guardians", RULE, count=len(titles), cards=titles)
    for position, (title, guardian) in enumerate(zip(titles, deck.guardian, strict=True), start=1):
        if not guardian.title:
            yield fault("no-name", RULE, place="guardian", position=position, fact="title")
        for energy in ENERGIES:
            if energy not in guardian.energy:
                yield fault("missing-energy", RULE, card=title, fact="energy", energy=energy)
        for energy in guardian.energy.keys() - {*ENERGIES}:
            yield fault("unknown-energy", RULE, card=title, energy=energy)


def _facts(place: str, entries: tuple[Entry, ...]) -> Iterator[Fault]:
    """Entries that say too little, and cards that can't stand in a draw deck."""
    kinds = [*KINDS, "energy"] if place == "side" else KINDS
    for position, entry in enumerate(entries, start=1):
        if not entry.called:
            yield fault("no-name", RULE, place=place, position=position, fact="title")
        elif not entry.kind:
            yield fault("missing-fact", RULE, card=entry.called, fact="kind", choice=kinds)
        elif entry.kind in ("energy", "guardian") and entry.kind not in kinds:
            yield fault(f"{entry.kind}-in-deck", RULE, place=place, card=entry.called)
        elif entry.kind not in kinds:
            yield fault("unknown-kind", RULE, card=entry.called, kind=entry.kind, choice=kinds)
        elif entry.kind == "energy" and entry.energy not in ENERGIES:
            choice = list(ENERGIES)
            yield fault("missing-fact", RULE, card=entry.called, fact="energy", choice=choice)


def _of_side(deck: Deck) -> Iterator[Fault]:
    """The side deck is as large as the guardian's energy, and no kind of energy exceeds it.

    Its size can be judged once all of the energy is known.
    """
    if len(deck.guardian) != 1:
        return
    printed = deck.guardian[0].energy
    if all(kind in printed for kind in ENERGIES):
        total = sum(printed[kind] for kind in ENERGIES)
        size = size_of(entry.count for entry in deck.side)
        yield from wrong_size("side", size, RULE, least=total, most=total)
    has = counted((entry.energy, entry.count) for entry in deck.side if entry.kind == "energy")
    for kind in ENERGIES:
        if kind in printed and has[kind] > printed[kind]:
            over = has[kind] - printed[kind]
            yield fault(
                "too-much-energy",
                RULE,
                place="side",
                energy=kind,
                cards=has[kind],
                most=printed[kind],
                over=over,
            )
