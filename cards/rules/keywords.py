"""The words of the rules on the cards, and what each means."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Literal

import msgspec
from msgspec import Struct

from cards.rules.card import Card
from cards.rules.catalogue import DATA
from cards.rules.wording import abilities

KeywordKind = Literal["timing", "aura", "summon", "condition", "mark", "word"]


class Keyword(Struct, frozen=True, forbid_unknown_fields=True):
    """A word with a meaning in the rules: its explanation, and the rulebook's section.

    Name and explanation are there in English and in Japanese.
    """

    name: str
    ja: str
    kind: KeywordKind
    section: str
    explanation: str
    explanation_ja: str

    @property
    def slug(self) -> str:
        """Its name in addresses and ids, such as "soul-flare"."""
        return re.sub(r"[^a-z0-9]+", "-", self.name.lower())


class KeywordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of keywords.toml."""

    keyword: tuple[Keyword, ...]


@cache
def keywords() -> Mapping[str, Keyword]:
    """Every keyword by name, in the order of the file."""
    file = msgspec.toml.decode((DATA / "keywords.toml").read_bytes(), type=KeywordFile)
    return MappingProxyType({keyword.name: keyword for keyword in file.keyword})


@lru_cache(maxsize=4096)
def keywords_of(card: Card) -> tuple[Keyword, ...]:
    """The keywords on a card, each once: those of its lines in order, then its plain words."""
    known = keywords()
    lines = [name for ability in abilities(card.text) for name in ability.names]
    words = [word.name for word in known.values() if word.kind == "word" and _has(card, word)]
    return tuple(known[name] for name in dict.fromkeys(lines + words) if name in known)


def _has(card: Card, word: Keyword) -> bool:
    return re.search(rf"\b{re.escape(word.name)}s?\b", card.text, re.IGNORECASE) is not None
