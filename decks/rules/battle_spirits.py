"""How a Battle Spirits deck is made: its rulebook, "卡组", chapters 7 and 8, and "衍生物".

40 cards or more, at most three of a name whatever picture or card number it has. Cards of one name
with different identification numbers (识别番号) are different cards, and a two-faced (转醒) card is
called by both its names together. One kind of contract card (契约), at most three; no tokens
(衍生物). We carry no cards of this game, so a deck brings what it needs to know.
"""

from collections.abc import Iterator

from msgspec import Struct

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

LEAST, OF_A_NAME, CONTRACTS = 40, 3, 3
# What a kind is printed with, in Chinese, Japanese and English.
CONTRACT = ("契约", "契約", "contract")
TOKEN = ("衍生物", "トークン", "token")
TWO_FACED = ("转醒", "転醒", "rebirth")
KINDS = ["战魂", "究极", "核心", "魔法", "合体", "契约战魂", "转醒战魂"]
RULE = "battle-spirits-deck"


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Copies of one card.

    `kind` is the line printed for it, such as 契约战魂: 契约, 转醒 and 衍生物 are read from it.
    `back` is the name on the other face of a two-faced card, `number` an identification number
    where one is printed. `printing`, the card number, is for people: it makes no other card.
    """

    name: str = ""
    count: int = 1
    kind: str = ""
    back: str = ""
    number: str = ""
    printing: str = ""

    @property
    def identity(self) -> str:
        """What makes it the same card as another: its names, and its identification number."""
        names = " / ".join(filter(None, (self.name, self.back)))
        return f"{names} ({self.number})" if self.number else names

    def is_a(self, words: tuple[str, ...]) -> bool:
        """Whether one of these words stands in its kind."""
        return any(word in self.kind.casefold() for word in words)


class Deck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The deck, with the contract card that begins in the hand."""

    deck: tuple[Entry, ...]


def faults(deck: Deck, bans: frozenset[str] = frozenset()) -> Iterator[Fault]:
    """Everything that is wrong with the deck, and every fact that is missing to judge it."""
    yield from bad_counts("deck", ((entry.identity, entry.count) for entry in deck.deck), RULE)
    yield from _facts(deck)
    size = size_of(entry.count for entry in deck.deck)
    yield from wrong_size("deck", size, RULE, least=LEAST)
    copies = counted((entry.identity, entry.count) for entry in deck.deck if entry.name)
    yield from over_limit(copies, {}, OF_A_NAME, RULE)
    names = counted(
        (name, entry.count) for entry in deck.deck for name in {entry.name, entry.back} if name
    )
    yield from banned_cards({"deck": names}, bans, "bans")
    yield from _of_contracts(deck)


def _facts(deck: Deck) -> Iterator[Fault]:
    """Entries that say too little, and tokens."""
    for position, entry in enumerate(deck.deck, start=1):
        if not entry.name:
            yield fault("no-name", RULE, place="deck", position=position, fact="name")
        elif not entry.kind:
            yield fault("missing-fact", RULE, card=entry.name, fact="kind", choice=KINDS)
        elif entry.is_a(TWO_FACED) and not entry.back:
            yield fault("missing-back", "battle-spirits-7", card=entry.name, fact="back")
        if entry.is_a(TOKEN):
            rule = "battle-spirits-tokens"
            yield fault("token-in-deck", rule, place="deck", card=entry.identity or f"#{position}")


def _of_contracts(deck: Deck) -> Iterator[Fault]:
    """One kind of contract card, at most three of it."""
    contracts = counted(
        (entry.identity, entry.count) for entry in deck.deck if entry.is_a(CONTRACT)
    )
    if len(contracts) > 1:
        yield fault(
            "many-contracts", "battle-spirits-8", cards=list(contracts), count=len(contracts)
        )
    if (over := contracts.total() - CONTRACTS) > 0:
        total = CONTRACTS + over
        yield fault("contract-copies", "battle-spirits-8", copies=total, most=CONTRACTS, over=over)
