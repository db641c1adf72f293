"""The one verdict on a deck: what list, editor, submit, battle and command all ask for."""

from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct

from cards.rules.card import Card, CardSet
from decks.rules import battle_spirits, bleach, cross_universe, deck, tips, trinity
from decks.rules.faults import fault
from tables.rules.refusal import Fault

TrinityFormat = Literal["standard", "duel", "box"]
OtherFormat = Literal["cross-universe", "bleach", "battle-spirits"]
Format = Literal[TrinityFormat, OtherFormat]
TRINITY_FORMATS: tuple[TrinityFormat, ...] = get_args(TrinityFormat)
FORMATS: tuple[Format, ...] = get_args(Format)

AnyDeck = deck.Deck | cross_universe.Deck | bleach.Deck | battle_spirits.Deck


class Verdict(Struct, frozen=True):
    """Every fault of a deck, and apart from them what is worth knowing and stops nothing."""

    faults: tuple[Fault, ...]
    warnings: tuple[Fault, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the deck may be played."""
        return not self.faults


def verdict(
    judged: AnyDeck,
    format: Format,
    *,
    card_set: CardSet | None = None,
    pool: Iterable[str] | None = None,
    epics: Iterable[Card] | None = None,
    bans: Iterable[str] = (),
) -> Verdict:
    """What is wrong with a deck in a format.

    For Trinity `card_set` is the deck's set, and `pool` the 39 numbers drafted: a pool that the
    site holds is looked up by the caller, never taken from a file. "box" builds without a draft,
    within the copies of a box. `epics` are those to choose from where the set has none of its own.
    `bans` are the names banned: those that belong to the box drafted from, or for a deck built from
    no draft those of its day (`drafts.rules.bans.banned_on`).
    """
    banned = frozenset(bans)
    match judged:
        case deck.Deck() if format in TRINITY_FORMATS and card_set is not None:
            drafted = format != "box"
            found = trinity.faults(
                judged, card_set, pool=pool, drafted=drafted, epics=epics, bans=banned
            )
            return Verdict(tuple(found), tuple(tips.warnings(judged, card_set)))
        case cross_universe.Deck() if format == "cross-universe":
            return Verdict(tuple(cross_universe.faults(judged, banned)))
        case bleach.Deck() if format == "bleach":
            return Verdict(tuple(bleach.faults(judged, banned)))
        case battle_spirits.Deck() if format == "battle-spirits":
            return Verdict(tuple(battle_spirits.faults(judged, banned)))
    if isinstance(judged, deck.Deck) and format in TRINITY_FORMATS:
        return Verdict((fault("unknown-set", "trinity-5", set=judged.set),))
    return Verdict((fault("other-game", "format", format=format),))
