"""The form of the card browser: what was asked, what can be asked, and what was wrong with it."""

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from django import forms
from django.utils.translation import gettext_lazy as _
from msgspec import Struct

from cards.rules.browsing import COSTS, FILTERS, Wish
from cards.rules.card import COLORS, CardSet
from cards.rules.keywords import KeywordKind, keywords
from cards.selectors import index_with, lists_found, official_sets
from cards.words import COLORS as COLOR_NAMES
from cards.words import RARITIES, TYPES, Words, called, explained, trait_name
from tables.forms import RulesForm

SORTS: dict[str, Words] = {
    "number": _("Number"),
    "name": _("Name"),
    "color": _("Colour"),
    "cost": _("Cost, low first"),
    "-cost": _("Cost, high first"),
    "-power": _("Power, high first"),
    "-break": _("Break, high first"),
    "rarity": _("Rarity"),
}
VIEWS: dict[str, Words] = {"hand": _("Small"), "full": _("With text")}
KINDS: dict[KeywordKind, Words] = {
    "timing": _("Timings"),
    "aura": _("Auras"),
    "summon": _("Special summons"),
    "condition": _("Conditions"),
    "mark": _("Marks"),
    "word": _("Words"),
}


class Option(Struct, frozen=True):
    """One value of a filter: its name for people, and whether it is asked for."""

    value: str
    label: Words
    chosen: bool


class Values(forms.Field):
    """Any number of values, as the address gives them: `color=Red&color=Blue`, or `Red,Blue`."""

    widget = forms.MultipleHiddenInput

    def to_python(self, value: list[str] | None) -> tuple[str, ...]:
        words = (word.strip() for part in value or () for word in part.split(","))
        return tuple(word for word in words if word)


class BrowserForm(RulesForm):
    """A wish, as it stands in the address. Which values there are is decided by the rules.

    `lists` are the players' own lists that may be asked for beside the official sets: names by key.
    """

    q = forms.CharField(required=False, strip=False)
    set = Values(required=False)
    color = Values(required=False)
    rarity = Values(required=False)
    type = Values(required=False)
    trait = Values(required=False)
    keyword = Values(required=False)
    cost = Values(required=False)
    sort = forms.CharField(required=False, empty_value="number")
    view = forms.ChoiceField(required=False, choices=[*VIEWS.items()])

    def wish(self) -> Wish:
        """What the form asks for. The form must be valid."""
        asked = self.cleaned_data
        return Wish(q=asked["q"], order=asked["sort"], **{name: asked[name] for name in FILTERS})

    def __init__(self, *args: Any, lists: Mapping[str, str] | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lists = lists or {}

    # What follows reads what was sent, so that it also serves a form that was refused.

    def asked(self) -> str:
        """The query, as it was typed."""
        return str(self["q"].data or "")

    def size(self) -> str:
        """The size of the faces, a key of VIEWS."""
        return self["view"].data if self["view"].data in VIEWS else "hand"

    def order(self) -> str:
        """The order asked for."""
        return str(self["sort"].data or "number")

    def query(self) -> str:
        """What was asked as the shortest query of an address: nothing that goes without saying."""
        asked = {"q": self.asked().strip()}
        asked |= {name: ",".join(self._values(name)) for name in FILTERS}
        asked["sort"] = "" if self.order() == "number" else self.order()
        asked["view"] = "" if self.size() == "hand" else self.size()
        return urlencode({name: value for name, value in asked.items() if value}, safe=",:+")

    def filters_chosen(self) -> int:
        """How many values of filters are asked for."""
        return sum(len(self._values(name)) for name in FILTERS)

    def sets(self) -> Sequence[Option]:
        official = {one.key: called(one) for one in official_sets()}
        chosen = {one.key: one.name for one in self.lists_chosen()}
        return self._options("set", official | dict(self.lists) | chosen)

    def lists_chosen(self) -> Sequence[CardSet]:
        """The players' own lists that are asked for, as far as there are such lists."""
        return lists_found(self._values("set"))

    def colors(self) -> Sequence[Option]:
        several = {"multicolor": _("Multicolour"), "colorless": COLOR_NAMES["Colorless"]}
        return self._options("color", {color: COLOR_NAMES[color] for color in COLORS} | several)

    def types(self) -> Sequence[Option]:
        return self._options(
            "type", {t: TYPES[t] for t in ("Unit", "Shot", "Set", "Equip", "Shadow")}
        )

    def rarities(self) -> Sequence[Option]:
        return self._options("rarity", dict(RARITIES))

    def costs(self) -> Sequence[Option]:
        return self._options("cost", {cost: cost for cost in COSTS})

    def traits(self) -> Sequence[Option]:
        known = sorted(index_with(self.lists_chosen()).vocabulary["trait"])
        return self._options("trait", {trait: trait_name(trait.title()) for trait in known})

    def keywords(self) -> Sequence[tuple[Words, Sequence[Option]]]:
        """The keywords by kind."""
        of_kind = {
            kind: {k.name: explained(k)[0] for k in keywords().values() if k.kind == kind}
            for kind in KINDS
        }
        return [(label, self._options("keyword", of_kind[kind])) for kind, label in KINDS.items()]

    def sorts(self) -> Sequence[Option]:
        return [Option(key, label, key == self.order()) for key, label in SORTS.items()]

    def views(self) -> Sequence[Option]:
        return [Option(key, label, key == self.size()) for key, label in VIEWS.items()]

    def _options(self, name: str, labels: dict[str, Words]) -> Sequence[Option]:
        chosen = {value.casefold() for value in self._values(name)}
        return [Option(key, label, key.casefold() in chosen) for key, label in labels.items()]

    def _values(self, name: str) -> tuple[str, ...]:
        values: tuple[str, ...] = self.fields[name].clean(self[name].data)
        return values
