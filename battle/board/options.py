"""The options of what a battle asks, made ready for the page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.utils.text import capfirst
from django.utils.translation import gettext as _

from battle.rules.engine.eyes import View
from battle.words import labels
from battle.words.people import Cast
from cards.faces import COLORLESS, Swatch, swatch
from cards.rules.card import COLORS, Card
from cards.words import TRAITS, kind_name

Lying = Mapping[int, tuple[int, View]]
"""By the number of a card that lies in a place of its own: who has it, and what it is now."""
SHORT = {"rested", "x", "set-counters", "power-up", "break-up", "gain-aura", *TRAITS}
"""Options of a word or two, of which many stand side by side."""
OF_COLORS = ("choose-color", "discard-color")
"""Kinds about Basic Color Cards."""
WITH_LINES = ("activate", "dig", "stack", "line", "effect")
BARE = (*WITH_LINES, "attack", "charge", "equip", "unequip", "shadow")


@dataclass(frozen=True, kw_only=True)
class Choosable:
    """One option: its number, its words, what of the board it names (None where it names nothing).

    `color` is that of the Basic Color Card that it is, `payment` how many of each colour are paid.
    `facts` say what matters of its card. `line` is the sentence it is about; `on` says that it is
    picked unless the viewer picks otherwise; `lasting` that it can't be taken back freely once it
    is given.
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
    facts: str = ""

    @property
    def of_reserve(self) -> bool:
        """Whether it uses the Reserve (7.3)."""
        return self.do.startswith("trinity-")

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
    view: View, at: int, cast: Cast, library: Mapping[str, Card], lying: Lying, lasting: bool
) -> Choosable:
    """One option made ready."""
    choice, phase = view["choice"], view["turn"]["phase"]
    option = choice["options"][at]
    card, n, do = option.get("card"), option.get("n"), option["do"]
    known = library.get(card.get("card", "")) if card else None
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
        known=known,
        group=group_of(option, choice["kind"], label, cast),
        facts=facts_of(known, lying.get(card["number"]), cast) if known and do not in BARE else "",
        lasting=lasting,
    )


def lying(view: View) -> Lying:
    """Every card in a place of its own; of one that is not on a Battlefield as it is printed."""
    found = {}
    for seat, zones in enumerate(view["zones"]):
        for name, zone in zones.items():
            for at, card in enumerate(zone.get("cards", ())):
                now = view["battlefield"][seat][at] if name == "Battlefield" else {}
                found[card["number"]] = (seat, now)
    return found


def facts_of(card: Card, lies: tuple[int, View] | None, cast: Cast) -> str:
    """What matters of a card at a glance: whose, what it is, Cost, Power, Break, and Rested."""
    seat, now = lies or (cast.mine, {})
    power, break_ = card.stats
    if now and card.power is not None:
        power, break_ = now["power"], now["break"]
    found = [] if seat == cast.mine else [cast.name(seat)]
    found += [kind_name(card), _("Cost {n}").format(n=now.get("cost", card.cost))]
    found += [f"{power}\xa0/\xa0{break_}"] if power != "" else []
    return " · ".join([*found, _("Rested")] if now.get("rested") else found)


def group_of(option: View, kind: str, label: str, cast: Cast) -> str:
    """Under which heading an option stands: where many say the same, under those words."""
    if kind == "choose-color":
        return label
    return labels.group_of(option, cast) if kind in ("main", "by-hand") else ""
