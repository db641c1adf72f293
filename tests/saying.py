"""What a page says: the words between its tags and in the attributes that are read out."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

from battle.rulings import rulings
from cards.rules.catalogue import card_sets
from cards.rules.keywords import keywords

SILENT = {"script", "style", "code", "pre", "textarea"}
SILENT_CLASSES = {"face-name", "face-text", "closer"}  # what is printed on a card
EMPTY = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
SPOKEN = ("alt", "aria-label", "placeholder", "title")
# What is called so in every language: the site, formats, papers, units, the colour of no colour.
SAME_EVERYWHERE = (
    "Trinity Table",
    "API",
    "CSV",
    "TOML",
    "A4",
    "Letter",
    "Hagaki",
    "mm",
    "UTC",
    "Colorless",
)


class Page(HTMLParser):
    """`texts` and `attributes` are what a page says, `links` where it leads.

    Left out are parts with a `lang` of their own, which say what they say in that language.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.silent: list[bool] = [False]
        self.texts: list[str] = []
        self.attributes: list[str] = []
        self.links: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.attributes += [given[name] for name in SPOKEN if name in given]
        if tag == "a":
            self.links.append(given.get("href", ""))
        if tag not in EMPTY:
            foreign = "lang" in given and tag != "html"
            printed = bool(SILENT_CLASSES & set(given.get("class", "").split()))
            self.silent.append(self.silent[-1] or foreign or printed or tag in SILENT)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            self.silent.pop()

    def handle_data(self, data: str) -> None:
        if not self.silent[-1]:
            self.texts.append(data)

    def outside_marks(self, *written: str) -> list[str]:
        """What it says outside of ⟦ ⟧, beside what cards and `written` by people say."""
        said = ["\n".join(self.texts), *self.attributes]
        return sorted({each for text in said for each in foreign(text, written)})


def foreign(text: str, written: tuple[str, ...]) -> Iterator[str]:
    """The pieces of a text that stand outside of marks and are no data."""
    text = re.sub(ADDRESS, "", text)
    while text != (text := re.sub("⟦[^⟦⟧]*⟧", "\n", text)):
        pass
    for piece in text.split("\n"):
        if re.search(WORD, piece) and piece.strip() not in printed():
            rest = printed_pattern(written).sub("", piece)
            if re.search(WORD, rest):
                yield rest.strip()


WORD = r"[^\W\d_]{2}"
ADDRESS = r"https?://[^\s⟦⟧]+"


@cache
def printed() -> frozenset[str]:
    """Names, texts and facts of cards, the meaning of keywords, and rulings: shown as printed."""
    said = {*SAME_EVERYWHERE}
    for one in card_sets().values():
        said.add(one.name)
        for card in one.cards:
            said |= {card.id, card.name, card.ja, card.rarity, card.type, card.subtype or ""}
            said |= {*card.color, *card.traits, *card.lines, card.note}
    for keyword in keywords().values():
        said |= {keyword.name, keyword.explanation}
    for group in rulings():
        said |= {group.title, *(part for one in group.ruling for part in (one.id, one.says))}
    return frozenset(said - {""})


@cache
def printed_pattern(written: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted({*printed(), *written}, key=len, reverse=True)
    return re.compile("|".join(rf"(?<!\w){re.escape(each)}(?!\w)" for each in longest_first))
