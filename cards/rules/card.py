"""What a card is: the facts printed on it, and its text in our controlled English."""

from typing import Literal

from msgspec import Struct, field

Color = Literal["Red", "Yellow", "Blue", "Purple"]
Rarity = Literal["Epic", "Legend", "Rare", "Uncommon", "Common", "Void"]
Kind = Literal["Unit", "Spell"]
SpellKind = Literal["Shot", "Set", "Equip"]

COLORS: tuple[Color, ...] = ("Red", "Yellow", "Blue", "Purple")
RARITIES: tuple[Rarity, ...] = ("Epic", "Legend", "Rare", "Uncommon", "Common", "Void")
# How many of each card a box holds (rulebook 1.3 and 4.4). The Epics lie in it apart from the
# Draft Cards: three of each, so that every player is dealt one, and none is ever drafted.
COPIES: dict[Rarity, int] = {
    "Epic": 3,
    "Legend": 1,
    "Rare": 2,
    "Uncommon": 3,
    "Common": 4,
    "Void": 9,
}


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One printed card (rulebook 2.2).

    `id` is the set code, rarity and number as printed, such as "TD-01 U 038/102". `color` may hold
    several colours, and none for a Colorless card. `cost` is the amount of Color: 0 for a Shadow
    Card, "X" where it is chosen when the card is played (ruling R43). `condition` is the Color
    Condition: colour to amount. `power` and `break_` are None on Spells; `equip_power` and
    `equip_break` are what an [Equip] gives. `text` has one ability a line.
    """

    id: str
    name: str
    ja: str = ""
    rarity: Rarity
    color: tuple[Color, ...] = ()
    cost: int | Literal["X"] = 0
    condition: dict[Color, int] = {}
    type: Kind
    subtype: SpellKind | None = None
    traits: tuple[str, ...] = ()
    power: int | None = None
    break_: int | None = field(default=None, name="break")
    variable_power: bool = False
    equip_power: int | None = None
    equip_break: int | None = None
    shadow: bool = False
    text: str = ""
    note: str = ""

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def slug(self) -> str:
        """The id in addresses: "td-01-u-038"."""
        return self.id.split("/")[0].lower().replace(" ", "-")

    @property
    def lines(self) -> tuple[str, ...]:
        """The abilities in their printed order, one a line."""
        return tuple(line for line in self.text.splitlines() if line)

    @property
    def stats(self) -> tuple[str, str]:
        """Power and Break as printed: "7000+" when it varies, "+1000" from an [Equip], else ""."""
        if self.power is not None:
            return f"{self.power}{'+' if self.variable_power else ''}", str(self.break_)
        if self.equip_power is not None:
            return f"{self.equip_power:+}", f"{self.equip_break:+}"
        return "", ""


class CardSet(Struct, frozen=True, kw_only=True):
    """A set of cards that fill a box: an official set, or a player's own list.

    `key` is its name in addresses and files ("blaze"), `code` the prefix of its card numbers
    ("TD-01"). `cards` are in the order of their numbers; each id stands once. `copies` is what a
    player's list says of how many of a card its box holds, by id; a card it does not name, and
    every card of an official set, has the copies of its rarity (rulebook 4.4).
    """

    key: str
    code: str
    name: str
    ja: str = ""
    cards: tuple[Card, ...]
    copies: dict[str, int] = {}

    def __hash__(self) -> int:
        return hash(self.key)

    def copies_of(self, card: Card) -> int:
        """How many copies of one of its cards a box of this set holds; of an Epic, beside them."""
        return self.copies.get(card.id, COPIES[card.rarity])

    @property
    def epics(self) -> tuple[Card, ...]:
        """The Epic Cards, which are never drafted (rulebook 2.4)."""
        return tuple(card for card in self.cards if card.rarity == "Epic")
