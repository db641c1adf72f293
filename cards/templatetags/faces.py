"""`{% face card "hand" %}` draws a card on any page; the page links css/face.css."""

from django import template
from django.utils.safestring import SafeString

from cards import faces
from cards.rules.card import Card
from cards.rules.keywords import Keyword, keywords
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
def explained(piece: Piece) -> Keyword | None:
    """The keyword that the piece names; None for plain words."""
    return None if piece.kind in ("text", "arrow", "hole") else keywords().get(piece.name)
