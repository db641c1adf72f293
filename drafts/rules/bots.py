"""How a bot drafts, and why: a function of what its seat knows and of the draft's seed.

Three levels. A *novice* takes what is worth most in a Main Deck, and hesitates a good deal. A
*regular* also minds the colours taken so far, and a card's worth as Life, and hesitates a little.
An *expert* knows which cards of its pool will make the Main Deck, so that one more counts for what
it adds, and minds the curve and the number of Units (rulebook chapter 5).

Hesitation is drawn from the seed for each card by itself, so the order in which a pack is listed
changes nothing. A bot looks at nothing that its player could not see.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, get_args

from msgspec import Struct

from cards.rules.card import Card
from drafts.rules.draft import Draft
from drafts.rules.draws import index, words
from drafts.rules.leaning import Leaning, lean
from drafts.rules.moves import Action, Choose, Choosing, Hand, Take
from drafts.rules.reason import Reason
from drafts.rules.shape import CURVE_OFF, UNIT_SHORT, in_life, in_main, names, off_colors
from drafts.rules.worth import cost_of, worth_of
from tables.rules.refusal import Conflict, Unknown

Level = Literal["novice", "regular", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)

HESITATION: Mapping[Level, int] = MappingProxyType({"novice": 150, "regular": 40, "expert": 0})
CERTAIN = 15  # cards after which a regular's colours count in full

Cards = Mapping[str, Card]  # the cards of the draft's set, by id


class Decision(Struct, frozen=True):
    """What a bot does, and its reasons, the weightiest first."""

    action: Action
    reasons: tuple[Reason, ...] = ()


def read_level(text: str) -> Level:
    """The level of this name. Raises Unknown (drafts.unknown-level: level, known)."""
    for level in LEVELS:
        if level == text:
            return level
    raise Unknown.of("drafts.unknown-level", level=text, known=[str(level) for level in LEVELS])


def decide(draft: Draft, seat: int, level: Level, cards: Cards) -> Decision:
    """What a bot in this seat does now. Raises Conflict (drafts.not-waited-for: seat)."""
    if choosing := draft.choosing(seat):
        return Decision(_choose(draft, seat, choosing))
    if hand := draft.hand(seat):
        return _take(draft, seat, hand, level, cards)
    raise Conflict.of("drafts.not-waited-for", seat=seat)


def overdue(draft: Draft, seat: int, level: Level, cards: Cards) -> Decision:
    """What is done for a player whose time has run out: the cards marked, else a bot's pick."""
    mark = draft.marks[seat]
    if mark is None:
        return decide(draft, seat, level, cards)
    return Decision(Take(mark.pack, mark.number, mark.cards), (Reason("bots.marked"),))


def _choose(draft: Draft, seat: int, choosing: Choosing) -> Choose:
    """Any of the face-down packs: nothing is known of them."""
    (word,) = words(f"{draft.setup.seed} chooses", 10 * choosing.round + seat, 1)
    return Choose(choosing.round, choosing.packs[index(word, len(choosing.packs))])


def _take(draft: Draft, seat: int, hand: Hand, level: Level, cards: Cards) -> Decision:
    """The weightiest card; of two, the second is weighed with the first in the pool."""
    pool = [cards[kept.card] for kept in draft.pools[seat]]
    left = list(hand.cards)
    taken: list[str] = []
    reasons: list[Reason] = []
    for _ in range(hand.take):
        leaning = lean(pool)
        weighed = {card: weigh(cards[card], leaning, level) for card in sorted(set(left))}
        hesitation = {card: _hesitation(draft, seat, len(pool), card, level) for card in weighed}
        best = max(weighed, key=lambda card: _total(weighed[card]) + hesitation[card])
        reasons += weighed[best]
        left.remove(best)
        taken.append(best)
        pool.append(cards[best])
    reasons.sort(key=lambda reason: -abs(reason.points))
    return Decision(Take(hand.pack, hand.number, tuple(taken)), tuple(reasons))


def weigh(card: Card, leaning: Leaning, level: Level) -> list[Reason]:
    """What speaks for and against a card, for a pool that leans this way."""
    if level == "novice":
        return [_worth(card, worth_of(card).main)]
    if level == "regular":
        return _weigh_as_regular(card, leaning)
    return _weigh_as_expert(card, leaning)


def _weigh_as_regular(card: Card, leaning: Leaning) -> list[Reason]:
    """Its worth, less for other colours the more cards are taken; or its worth as Life."""
    full = worth_of(card).main
    lost = (in_main(card, leaning.pair) - full) * min(leaning.taken, CERTAIN) // CERTAIN
    if in_life(card) > full + lost:
        return [Reason("bots.as-life", in_life(card))]
    return [_worth(card, full), *_color(card, leaning, lost)]


def _weigh_as_expert(card: Card, leaning: Leaning) -> list[Reason]:
    """What it adds to the best build of the pool: as Life, and beyond that in the Main Deck."""
    life, added = in_life(card), leaning.adds(card)
    if added <= 0:
        return [Reason("bots.as-life", life)]
    lost = in_main(card, leaning.pair_with(card)[1]) - worth_of(card).main
    return [_worth(card, life + added - lost), *_color(card, leaning, lost), *_shape(card, leaning)]


def _worth(card: Card, points: int) -> Reason:
    strengths = worth_of(card).strengths
    return Reason(f"bots.good-{strengths[0]}" if strengths else "bots.good-body", points)


def _color(card: Card, leaning: Leaning, lost: int) -> list[Reason]:
    """Nothing at first; then whether it is of the two colours taken so far."""
    if lost:
        return [Reason("bots.other-color", lost, {"colors": names(off_colors(card, leaning.pair))})]
    return [Reason("bots.own-color", 0, {"colors": names(leaning.pair)})] if leaning.taken else []


def _shape(card: Card, leaning: Leaning) -> list[Reason]:
    """Whether the Main Deck needs its place on the curve, and Units."""
    reasons = []
    if leaning.band_is_short(card):
        reasons.append(Reason("bots.curve-short", CURVE_OFF, {"cost": cost_of(card)}))
    elif leaning.band_is_full(card):
        reasons.append(Reason("bots.curve-full", -CURVE_OFF, {"cost": cost_of(card)}))
    if leaning.units_are_short:
        is_unit = card.type == "Unit"
        code = "bots.units-short" if is_unit else "bots.no-unit"
        reasons.append(Reason(code, UNIT_SHORT if is_unit else -UNIT_SHORT))
    return reasons


def _hesitation(draft: Draft, seat: int, pick: int, card: str, level: Level) -> int:
    """Points up or down, the same whatever else lies in the pack."""
    most = HESITATION[level]
    if not most:
        return 0
    (word,) = words(f"{draft.setup.seed} seat {seat} looks at {card}", pick, 1)
    return index(word, 2 * most + 1) - most


def _total(reasons: Sequence[Reason]) -> int:
    return sum(reason.points for reason in reasons)
