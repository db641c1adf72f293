"""Who and what sentences are about: players by name, cards by name, Walls by who stands at them."""

from collections.abc import Iterable, Mapping
from urllib.parse import quote

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from msgspec import Struct

from battle.rules.engine.eyes import View
from cards.rules.card import Card
from cards.words import called


class Cast(Struct, frozen=True):
    """The players and cards of one battle, as one viewer (-1: who watches) speaks of them.

    `names` are the players' by seat, `library` the cards by id, `walls` those of the view; at the
    address `look` a card is shown large.
    """

    mine: int
    names: Mapping[int, str]
    library: Mapping[str, Card]
    walls: list[View]
    look: str = ""

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.names.get(seat, "")

    def card(self, card_id: str) -> str:
        """The name of a card; of one that is not known, that it lies face down."""
        found = self.library.get(card_id)
        return called(found) if found else _("a face-down card")

    def link(self, card_id: str) -> SafeString:
        """The name of a card, leading to a closer look at it."""
        if card_id not in self.library:
            return format_html("{}", self.card(card_id))
        return format_html(
            '<a class="card-link" href="{}?card={}" data-card="{}">{}</a>',
            self.look, quote(card_id), card_id, self.card(card_id),
        )  # fmt: skip

    def links(self, card_ids: Iterable[str]) -> SafeString:
        """The names of cards, each leading to a closer look."""
        return format_html_join(", ", "{}", ((self.link(card_id),) for card_id in card_ids))

    def across(self, wall: int, seat: int) -> int:
        """Who stands on the other side of a Wall."""
        track = self.walls[wall]
        return int(track["far"] if track["near"] == seat else track["near"])

    def wall(self, wall: int) -> str:
        """A Wall by the two between whom it stands; in DUEL, Long or Short."""
        if len(self.walls) == 2:
            longest = max(track["spaces"] for track in self.walls)
            is_long = self.walls[wall]["spaces"] == longest
            return _("the Long Wall") if is_long else _("the Short Wall")
        near, far = self.walls[wall]["near"], self.walls[wall]["far"]
        if self.mine in (near, far):
            other = self.name(self.across(wall, self.mine))
            return _("the Wall between you and {other}").format(other=other)
        return _("the Wall between {one} and {other}").format(
            one=self.name(near), other=self.name(far)
        )
