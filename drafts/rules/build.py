"""Splits a pool into Main Deck and Life Deck, and says why (rulebook chapter 5).

The points of the best build are also the measure of a pool by which bots are compared: what its
cards are worth where they lie (`drafts.rules.worth`), less what the Main Deck loses for colour and
shape (`drafts.rules.shape`). It measures a pool by the rulebook's tips and by our table of worths;
docs/bots.md tells how far that wins battles.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from cards.rules.card import Card
from cards.rules.keywords import keywords_of
from drafts.rules.moves import POOL
from drafts.rules.reason import Reason
from drafts.rules.shape import (
    MAIN,
    PAIRS,
    Kind,
    Pair,
    band_of,
    gain,
    in_life,
    in_main,
    kind_of,
    names,
    off_colors,
    shape_loss,
)
from drafts.rules.worth import worth_of
from tables.rules.refusal import Param, Refusal

SHARED = 15  # points of an Epic for each Main Deck card that shares a keyword with it


class Laid(Struct, frozen=True):
    """A card of a build, and why it lies where it does."""

    card: Card
    why: Reason


class Build(Struct, frozen=True):
    """A pool split in two, each part with the best cards first.

    `points` is the measure of the pool. `reasons` tell of the deck as a whole.
    """

    main: tuple[Laid, ...]
    life: tuple[Laid, ...]
    colors: Pair
    points: int
    reasons: tuple[Reason, ...]


def split(pool: Sequence[Card]) -> Build:
    """The best build found of the 39 cards of a pool, whatever order they are listed in.

    Raises Refusal (drafts.pool-not-whole: size, needs).
    """
    if len(pool) != POOL:
        raise Refusal.of("drafts.pool-not-whole", size=len(pool), needs=POOL)
    found = [_main_of(pool, pair) for pair in PAIRS]
    measures = [_points(pool, main, pair) for main, pair in zip(found, PAIRS, strict=True)]
    best = measures.index(max(measures))
    return _build(pool, found[best], PAIRS[best], measures[best])


def _points(pool: Sequence[Card], main: Sequence[Card], pair: Pair) -> int:
    as_life = sum(map(in_life, pool))
    gains = sum(gain(card, pair) for card in main)
    return as_life + gains - shape_loss(map(kind_of, main))


def _main_of(pool: Sequence[Card], pair: Pair) -> list[Card]:
    """The 23 cards that gain most in the Main Deck, swapped one by one while its shape improves."""
    ranked = _ranked(pool, pair)
    main, rest = ranked[:MAIN], ranked[MAIN:]
    while swap := _best_swap(main, rest, pair):
        out, into = swap
        main[main.index(out)] = into
        rest[rest.index(into)] = out
    return _ranked(main, pair)


def _ranked(cards: Iterable[Card], pair: Pair) -> list[Card]:
    return sorted(cards, key=lambda card: (-gain(card, pair), card.id))


def _best_swap(main: Sequence[Card], rest: Sequence[Card], pair: Pair) -> tuple[Card, Card] | None:
    """The exchange of a card for one of another kind that gains most; None when none gains."""
    kinds = [kind_of(card) for card in main]
    loss = shape_loss(kinds)
    best, swap = 0, None
    weakest = _by_kind(reversed(_ranked(main, pair)))
    strongest = _by_kind(_ranked(rest, pair))
    for old, out in weakest.items():
        for new, into in strongest.items():
            after = kinds.copy()
            after[after.index(old)] = new
            gained = gain(into, pair) - gain(out, pair) + loss - shape_loss(after)
            if gained > best:
                best, swap = gained, (out, into)
    return swap


def _by_kind(cards: Iterable[Card]) -> dict[Kind, Card]:
    """The first card of each kind, the kinds in an order of their own."""
    first: dict[Kind, Card] = {}
    for card in cards:
        first.setdefault(kind_of(card), card)
    return dict(sorted(first.items()))


def _build(pool: Sequence[Card], main: Sequence[Card], pair: Pair, points: int) -> Build:
    left = Counter(pool) - Counter(main)
    life = sorted(left.elements(), key=lambda card: (-in_life(card), card.id))
    return Build(
        main=tuple(Laid(card, _why_main(card, pair)) for card in main),
        life=tuple(Laid(card, _why_life(card, pair)) for card in life),
        colors=pair,
        points=points,
        reasons=_reasons(main, pair),
    )


def _why_main(card: Card, pair: Pair) -> Reason:
    points = in_main(card, pair)
    strengths = worth_of(card).strengths
    if points <= in_life(card):
        return Reason("build.fills-up", points)
    return Reason(f"bots.good-{strengths[0]}" if strengths else "bots.good-body", points)


def _why_life(card: Card, pair: Pair) -> Reason:
    points = in_life(card)
    if off_colors(card, pair):
        return Reason("build.off-color", points, {"colors": names(off_colors(card, pair))})
    return Reason("build.burst" if points > 0 else "build.weak-in-main", points)


def _reasons(main: Sequence[Card], pair: Pair) -> tuple[Reason, ...]:
    bands = Counter(map(band_of, main))
    units = sum(card.type == "Unit" for card in main)
    curve: dict[str, Param] = {"cheap": bands[0], "middle": bands[1], "dear": bands[2]}
    return (
        Reason("build.colors", sum(in_main(card, pair) for card in main), {"colors": names(pair)}),
        Reason("build.shape", -shape_loss(map(kind_of, main)), {"units": units, **curve}),
    )


def choose_epic(main: Sequence[Card], pair: Pair, epics: Sequence[Card]) -> Laid | None:
    """The Epic that fits a Main Deck best: of its colours, by worth and keywords they share.

    None where there is no Epic to choose from, as in some lists of players.
    """
    if not epics:
        return None
    playable = [epic for epic in epics if not off_colors(epic, pair)] or epics
    epic = max(playable, key=lambda epic: (_epic_points(epic, main, pair), epic.id))
    return Laid(epic, Reason("build.epic", _epic_points(epic, main, pair)))


def _epic_points(epic: Card, main: Sequence[Card], pair: Pair) -> int:
    words = {word.name for word in keywords_of(epic) if word.kind not in ("timing", "mark")}
    kin = sum(any(word.name in words for word in keywords_of(card)) for card in main)
    return in_main(epic, pair) + SHARED * kin
