"""What is to be printed: packs of one box, the facts of their cards, and the options."""

from collections.abc import Mapping

from msgspec import Struct

from cards.rules.card import Card
from drafts.sheets.options import Options
from tables.rules.refusal import Refusal


class Pack(Struct, frozen=True):
    """A pack by its number in the box, with the ids of its cards in their order."""

    number: int
    cards: tuple[str, ...]


class SheetJob(Struct, frozen=True, kw_only=True):
    """Everything a sheet is made from.

    `box` is the box's id and `name` that of its set, as printed; `verify` the address of its
    verify page. `cards` holds the facts by id in the order of a sorted box, the Epics among them.
    """

    box: str
    name: str
    verify: str
    packs: tuple[Pack, ...]
    cards: Mapping[str, Card]
    options: Options = Options()

    @property
    def epics(self) -> tuple[Card, ...]:
        """The Epic Cards, which lie beside the packs (rulebook 2.4)."""
        return tuple(card for card in self.cards.values() if card.rarity == "Epic")


def chosen_packs(job: SheetJob) -> tuple[Pack, ...]:
    """The packs asked for, cut to the single cards asked for; packs left empty are dropped.

    Refuses with sheets.unknown-card, sheets.no-such-pack and sheets.nothing-to-print.
    """
    wanted = frozenset(chosen_cards(job))
    packs = tuple(pack for pack in job.packs if _asked(pack, job.options.packs))
    missing = sorted(set(job.options.packs) - {pack.number for pack in packs})
    if missing:
        raise Refusal.of("sheets.no-such-pack", packs=missing, held=len(job.packs))
    if wanted:
        cut = (Pack(p.number, tuple(id for id in p.cards if id in wanted)) for p in packs)
        packs = tuple(pack for pack in cut if pack.cards)
    if not packs:
        raise Refusal.of("sheets.nothing-to-print")
    return packs


def chosen_cards(job: SheetJob) -> tuple[str, ...]:
    """The ids of the single cards asked for. Refuses with sheets.unknown-card."""
    unknown = [id for id in job.options.cards if id not in job.cards]
    if unknown:
        raise Refusal.of("sheets.unknown-card", cards=unknown)
    return job.options.cards


def _asked(pack: Pack, numbers: tuple[int, ...]) -> bool:
    return not numbers or pack.number in numbers
