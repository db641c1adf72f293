"""Finds a card by what a player calls it: its English or Japanese name, or its number."""

from collections.abc import Iterable, Mapping

from cards.rules.card import Card, CardSet
from cards.rules.fold import fold


def name_key(words: str) -> str:
    """What is left of a name without all that people leave out or type differently.

    "ヴァル＆ヴァイラ", "ｳﾞｧﾙ&ｳﾞｧｲﾗ" and "ヴァル ヴァイラ" have the same key. A name of signs alone
    keeps them.
    """
    folded = fold(words)
    return "".join(filter(str.isalnum, folded)) or folded


def numbers(card: Card) -> tuple[str, ...]:
    """How a card's number may be written: whole, without its rarity, without its set."""
    words = card.id.split()
    return card.id, " ".join((words[0], words[-1])), words[-1]


class Index:
    """Cards by their names and, where no card has that name, by their numbers.

    `names` holds every name as it is written, by its key.
    """

    def __init__(self, cards: Iterable[Card]) -> None:
        self.names: dict[str, str] = {}
        self.named: dict[str, Card] = {}
        self.numbered: dict[str, dict[str, Card]] = {}
        for card in cards:
            for name in filter(None, (card.name, card.ja)):
                self.names[name_key(name)] = name
                self.named.setdefault(name_key(name), card)
            for number in numbers(card):
                self.numbered.setdefault(name_key(number), {})[card.id] = card

    def find(self, words: str) -> list[Card]:
        """The card of this name, else the cards of this number."""
        key = name_key(words)
        if named := self.named.get(key):
            return [named]
        return list(self.numbered.get(key, {}).values())


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
        self.official = Index(official.values())
        self.own = Index(own)
        self.names = self.official.names | self.own.names
        self.elsewhere: Mapping[str, str] = {
            name_key(words): card_set.name
            for card_set in elsewhere
            for card in card_set.cards
            for words in (card.name, card.ja, card.id)
        }

    def officials(self, words: str) -> list[Card]:
        """The official cards of this name or number; more than one where a number is short."""
        return self.official.find(words)

    def owns(self, words: str) -> list[Card]:
        """The cards of the list's last version that are its own and are called so."""
        return self.own.find(words)
