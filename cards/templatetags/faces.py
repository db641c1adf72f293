"""`{% face card "hand" %}` draws a card on any page; the page links css/face.css."""

from django import template
from django.utils.safestring import SafeString

from cards import faces, words
from cards.rules.card import Card, CardSet
from cards.rules.keywords import Keyword, keywords
from cards.rules.wording import Piece
from cards.words import explained

register = template.Library()


@register.simple_tag
def face(card: Card, size: faces.Size, *, linked: bool = False) -> SafeString:
    """The face of a card in one of its sizes: "hand", "table" or "full"."""
    return faces.render_face(card, size, linked=linked)


@register.filter
def meaning(keyword: Keyword) -> str:
    """What a keyword means, in the reader's language."""
    return explained(keyword)[1]


@register.filter
def called(card: Card | CardSet) -> str:
    """The name of a card or a set in the reader's language, where it has one."""
    return words.called(card)


@register.filter
def called_besides(card: Card | CardSet) -> tuple[str, str]:
    """The other name of a card or a set, and its language."""
    return words.called_besides(card)


@register.filter
def color_name(color: str) -> words.Words:
    """A colour's name in the reader's language."""
    return words.COLORS[color]


@register.filter
def type_name(kind: str) -> words.Words:
    """A type's name in the reader's language."""
    return words.TYPES[kind]


@register.filter
def rarity_name(rarity: str) -> words.Words:
    """A rarity's name in the reader's language."""
    return words.RARITIES[rarity]


@register.filter
def bare(piece: Piece) -> str:
    """A tag, mark or keyword without its brackets."""
    inner = piece.text if piece.kind == "aura" else piece.text[1:-1]
    return inner.replace("<", "").replace(">", "")


@register.filter
def word_of(piece: Piece) -> Keyword | None:
    """The keyword that the piece names; None for plain words."""
    return None if piece.kind in ("text", "arrow", "hole") else keywords().get(piece.name)
