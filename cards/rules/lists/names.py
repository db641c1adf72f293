"""Finds a card by what a player calls it: its English or Japanese name, or its number."""

import unicodedata
from collections.abc import Iterable, Mapping

from cards.rules.card import Card, CardSet


def fold(words: str) -> str:
    """A name without what people leave out or type differently.

    Width, case, spaces and signs go: "ヴァル＆ヴァイラ", "ｳﾞｧﾙ&ｳﾞｧｲﾗ" and "ヴァル ヴァイラ" are one. A
    name of signs alone keeps them.
    """
    plain = unicodedata.normalize("NFKC", words).casefold()
    return "".join(filter(str.isalnum, plain)) or plain.strip()


def numbers(card: Card) -> tuple[str, ...]:
    """How a card's number may be written: whole, without its rarity, without its set."""
    words = card.id.split()
    return card.id, " ".join((words[0], words[-1])), words[-1]


class Known:
    """The cards a text may name.

    `sets` are the official sets it is read against, `own` the cards a list brought in its last
    version (under its own numbering), `elsewhere` official sets that are only pointed at.
    """

    def __init__(
        self,
        sets: Iterable[CardSet],
        own: Iterable[Card] = (),
        elsewhere: Iterable[CardSet] = (),
    ) -> None:
        official = {card.id: card for card_set in sets for card in card_set.cards}
        self.names: dict[str, str] = {}
        self.official = self._index(official.values())
        self.own = self._index(own)
        self.elsewhere: Mapping[str, str] = {
            fold(words): card_set.name
            for card_set in elsewhere
            for card in card_set.cards
            for words in (card.name, card.ja, card.id)
        }

    def _index(self, cards: Iterable[Card]) -> dict[str, dict[str, Card]]:
        index: dict[str, dict[str, Card]] = {}
        for card in cards:
            called = [name for name in (card.name, card.ja) if name]
            self.names |= {fold(name): name for name in called}
            for words in (*called, *numbers(card)):
                index.setdefault(fold(words), {})[card.id] = card
        return index

    def officials(self, words: str) -> list[Card]:
        """The official cards of this name or number; more than one where a number is short."""
        return list(self.official.get(fold(words), {}).values())

    def owns(self, words: str) -> list[Card]:
        """The cards of the list's last version that are its own and are called so."""
        return list(self.own.get(fold(words), {}).values())
