"""`{% face card "hand" %}` draws a card on any page; the page links css/face.css."""

from django import template
from django.utils.safestring import SafeString

from cards import faces
from cards.rules.card import Card
from cards.rules.keywords import keywords
from cards.rules.wording import Piece

register = template.Library()


@register.simple_tag
def face(card: Card, size: faces.Size, *, linked: bool = False) -> SafeString:
    """The face of a card in one of its sizes: "hand", "table" or "full"."""
    return faces.render_face(card, size, linked=linked)


@register.filter
def bare(piece: Piece) -> str:
    """A tag, mark or keyword without its brackets."""
    inner = piece.text if piece.kind == "aura" else piece.text[1:-1]
    return inner.replace("<", "").replace(">", "")


@register.filter
def keyword_slug(piece: Piece) -> str:
    """Where the piece's keyword is explained on a card's page; "" for no keyword."""
    known = keywords().get(piece.name) if piece.kind not in ("text", "arrow", "hole") else None
    return known.slug if known else ""
