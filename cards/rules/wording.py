"""Takes a card's text apart into pieces that a page can set off, and that join back to the text."""

import re
from functools import lru_cache
from typing import Literal

from msgspec import Struct

PieceKind = Literal["tag", "mark", "keyword", "mention", "aura", "arrow", "bullet", "hole", "text"]

PIECE = re.compile(
    r"(?P<bracket>\[(?:[^\[\]]|\[[^\[\]]*\])*\])"
    r"|(?P<keyword><[^<>]*>)"
    r"|(?P<mark>\((?:Optional|\d/Turn)\))"
    r"|(?P<aura>\b(?:Quick|Sky|Bad|Steal) Aura\b)"
    r"|(?P<arrow>▶)"
    r"|(?P<bullet>■)"
    r"|(?P<hole>\{[^{}]*\})"
)
NAME = re.compile(r"[\[<(]?(?P<name>[^\[\]<>():\d]*[^\[\]<>():\d\s]|\d/Turn)")


class Piece(Struct, frozen=True):
    """A few words of a text, and what they are.

    A `tag` opens an ability ("[On Attack]"); a `mention` names a tag further on; a `hole` is a
    number to be worked out ("{Cost paid to summon this card}"); a `bullet` opens a mode.
    """

    kind: PieceKind
    text: str

    @property
    def name(self) -> str:
        """The word of the rules in it, without brackets and number: "Soul Flare"."""
        found = NAME.match(self.text)
        return found["name"].strip() if found else ""


class Ability(Struct, frozen=True):
    """One line of a card's text, in pieces."""

    pieces: tuple[Piece, ...]

    @property
    def text(self) -> str:
        """The line, letter for letter as it was read."""
        return "".join(piece.text for piece in self.pieces)

    @property
    def timing(self) -> str:
        """What the line opens with: "On Attack", "Shinra Summon", "Quick Aura"; "" for neither."""
        return self.pieces[0].name if self.pieces[0].kind in ("tag", "aura") else ""

    @property
    def head(self) -> tuple[Piece, ...]:
        """The tag and its marks, with the spaces after them."""
        return self.pieces[: self._head_length]

    @property
    def body(self) -> tuple[Piece, ...]:
        """Everything after tag and marks: Condition band, arrow and effect."""
        return self.pieces[self._head_length :]

    @property
    def band(self) -> tuple[Piece, ...]:
        """The Condition band, before the first ▶; empty for an ability without one."""
        arrows = [i for i, piece in enumerate(self.body) if piece.kind == "arrow"]
        return self.body[: arrows[0]] if arrows else ()

    @property
    def names(self) -> tuple[str, ...]:
        """The words of the rules in this line, each once, in their order."""
        return tuple(dict.fromkeys(name for piece in self.pieces for name in _names(piece)))

    @property
    def _head_length(self) -> int:
        for i, piece in enumerate(self.pieces):
            is_space = piece.kind == "text" and not piece.text.strip()
            if not (is_space or piece.kind == "mark" or (i == 0 and self.timing)):
                return i
        return len(self.pieces)


@lru_cache(maxsize=4096)
def read_ability(line: str) -> Ability:
    """One line in pieces. Any text can be read: what is no sign of the cards is `text`."""
    pieces: list[Piece] = []
    at = 0
    for found in PIECE.finditer(line):
        if found.start() > at:
            pieces.append(Piece("text", line[at : found.start()]))
        pieces.append(Piece(_kind(found), found[0]))
        at = found.end()
    if at < len(line) or not line:
        pieces.append(Piece("text", line[at:]))
    return Ability(tuple(pieces))


def abilities(text: str) -> tuple[Ability, ...]:
    """The abilities of a card's text, one for each line that is not empty."""
    return tuple(read_ability(line) for line in text.splitlines() if line)


def _kind(found: re.Match[str]) -> PieceKind:
    if found.lastgroup == "bracket":
        return "tag" if found.start() == 0 else "mention"
    return found.lastgroup  # type: ignore[return-value]  # the other groups are named for kinds


def _names(piece: Piece) -> list[str]:
    """The names in one piece; a tag may hold a keyword: [Zero Summon: <Requiem 3>]."""
    if piece.kind in ("text", "arrow", "bullet", "hole"):
        return []
    inner = PIECE.findall(piece.text[1:-1]) if piece.kind in ("tag", "mention") else []
    nested = [Piece("keyword", word).name for groups in inner for word in groups if word]
    return [piece.name, *nested]
