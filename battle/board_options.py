"""The options of what a battle asks, made ready for the page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.text import capfirst
from django.utils.translation import gettext as _

from battle.words import labels
from battle.words.people import Cast
from cards.faces import COLORLESS, Swatch, stats, swatch
from cards.rules.card import COLORS, Card
from cards.words import TRAITS, kind_name

View = dict[str, Any]
SHORT = {"rested", "x", "set-counters", "power-up", "break-up", "gain-aura", *TRAITS}
"""Options of a word or two, of which many stand side by side."""
OF_COLORS = ("choose-color", "discard-color")
"""Kinds about Basic Color Cards."""
WITH_LINES = ("activate", "dig", "stack", "line", "effect")
WITHOUT_FACTS = (*WITH_LINES, "attack", "charge", "equip", "unequip", "shadow")


@dataclass(frozen=True, kw_only=True)
class Choosable:
    """One option: its number, its words, what of the board it names (None where it names nothing).

    `color` is that of the Basic Color Card that it is, `payment` how many of each colour are paid.
    `line` is the sentence it is about; `on` says that it is picked unless the viewer picks
    otherwise; `lasting` that it can't be taken back freely once it is given.
    """

    at: int
    do: str
    label: str
    card: int | None = None
    to: int | None = None
    wall: int | None = None
    seat: int | None = None
    color: Swatch | None = None
    payment: Sequence[int] = ()
    known: Card | None = None
    group: str = ""
    line: str = ""
    on: bool = False
    lasting: bool = False

    @property
    def of_reserve(self) -> bool:
        """Whether it uses the Reserve (7.3)."""
        return self.do.startswith("trinity-")

    @property
    def facts(self) -> str:
        """What matters of its card at a glance: what it is, Cost, Power and Break."""
        if self.known is None or self.do in WITHOUT_FACTS:
            return ""
        power, break_ = stats(self.known)
        facts = f"{kind_name(self.known)} · {_('Cost {n}').format(n=self.known.cost)}"
        return f"{facts} · {power} / {break_}" if power else facts

    @property
    def swatches(self) -> Sequence[Swatch]:
        """The colours of its card, beside its facts."""
        if not self.facts or self.known is None:
            return ()
        return [swatch(color) for color in self.known.color] or [COLORLESS]


@dataclass(frozen=True)
class Group:
    """Options under one heading."""

    heading: str
    options: Sequence[Choosable]

    @property
    def chips(self) -> bool:
        """Whether the options are so short that they stand side by side."""
        return self.options[0].do in SHORT

    @property
    def counted(self) -> bool:
        """Whether they are the same but for their number."""
        return self.options[0].do == "rested"


def in_group(option: Choosable) -> int:
    """The place of an option's heading among those that have one; others come last."""
    headings = ["", *map(str, labels.GROUPS.values())]
    return headings.index(option.group) if option.group in headings else len(headings)


def choosable(
    choice: View, at: int, phase: str, cast: Cast, library: Mapping[str, Card], lasting: bool
) -> Choosable:
    """One option made ready."""
    option = choice["options"][at]
    card, n, do = option.get("card"), option.get("n"), option["do"]
    wall = n if do in ("wall", "attack", "push-wall", "deal") and isinstance(n, int) else None
    label = labels.label(option, choice, at, phase, cast)
    return Choosable(
        at=at,
        do=do,
        label=capfirst(label),
        line=labels.line_of(choice, at) if do in WITH_LINES else "",
        on=choice["kind"] == "stops",
        card=card["number"] if card else None,
        to=n["number"] if isinstance(n, dict) else None,
        wall=wall,
        seat=option.get("seat"),
        color=swatch(COLORS[n]) if choice["kind"] in OF_COLORS else None,
        payment=option.get("more", ()),
        known=library.get(card.get("card", "")) if card else None,
        group=group_of(option, choice["kind"], label, cast),
        lasting=lasting,
    )


def group_of(option: View, kind: str, label: str, cast: Cast) -> str:
    """Under which heading an option stands: where many say the same, under those words."""
    if kind == "choose-color":
        return label
    return labels.group_of(option, cast) if kind in ("main", "by-hand") else ""
