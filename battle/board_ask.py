"""What a battle asks its viewer, made ready for the page: the question and every option."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from battle.words import choices, moments
from battle.words.people import Cast
from battle.words.terms import Words
from cards.faces import COLORLESS, Swatch, stats, swatch
from cards.rules.card import COLORS, Card
from cards.rules.wording import Ability, abilities
from cards.words import kind_name

View = dict[str, Any]
ENDINGS = ("pass", "done", "no", "no-block")
"""Options that leave things as they are: buttons beside the one that confirms the others."""
WITH_BUTTONS = ("use", "may", "burst", "negate", "turn", "color")
"""Kinds of which every option is a button of its own."""
ALWAYS = ("use", "may", "burst")
"""Kinds that a standing order can answer from now on."""
OFF_BOARD = ("search", "mode", "trait", "payment")
"""Kinds about what lies on no board."""
SHORT = ("choose-color", "trait", "x")
"""Kinds whose options are a word or two."""
WITH_LINES = ("activate", "dig", "stack", "line", "effect")
WITHOUT_FACTS = (*WITH_LINES, "attack", "charge", "equip", "unequip", "shadow")
OF_COLORS = ("choose-color", "discard-color")
"""Kinds about Basic Color Cards."""
FEW = 8
"""Payments that a list shows well; of more, the amount of each colour is asked first."""


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
    group: Words = ""
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


@dataclass(frozen=True, kw_only=True)
class Ask:
    """The open question of the viewer.

    `way` is how it is answered: by "buttons", "one" (radio buttons), "some" (checkboxes) or
    "order" (places). `endings` are the options that stand beside as buttons. `line` is the
    sentence that asks, `events` what has happened, `card` whose sentence it is. `so_far` says what
    was picked already, `none` what it means to pick nothing.
    """

    number: int
    kind: str
    prompt: str
    help: str
    so_far: str
    none: str
    way: str
    options: Sequence[Choosable]
    endings: Sequence[Choosable]
    least: int
    most: int
    card: Card | None
    line: Ability | None
    text: str
    events: Sequence[SafeString]
    can_always: bool

    @property
    def names_reserve(self) -> bool:
        """Whether the Reserve can be used."""
        return any(option.of_reserve for option in self.options)

    @property
    def groups(self) -> list[tuple[Words, list[Choosable]]]:
        """The options under their headings, in their order."""
        by_group = groupby(sorted(self.options, key=in_group), key=lambda option: option.group)
        return [(choices.GROUPS.get(str(group), group), list(found)) for group, found in by_group]

    @property
    def chips(self) -> bool:
        """Whether the options are so short that they stand side by side."""
        return self.kind in SHORT

    @property
    def amounts(self) -> list[tuple[Swatch, Sequence[int]]]:
        """Where there are many payments: each colour, and how much of it can be paid."""
        if self.kind != "payment" or len(self.options) <= FEW:
            return []
        paid = zip(*(option.payment for option in self.options), strict=True)
        return [(swatch(color), sorted(set(n))) for color, n in zip(COLORS, paid, strict=True)]


def in_group(option: Choosable) -> int:
    """The place of an option's heading among the headings."""
    return [*choices.GROUPS].index(str(option.group)) if option.group in choices.GROUPS else -1


def asked(
    view: View, cast: Cast, library: Mapping[str, Card], lasting: Sequence[bool]
) -> Ask | None:
    """The question that the viewer is asked now; None where somebody else is."""
    choice = view["choice"]
    if choice is None or "options" not in choice:
        return None
    phase, kind = view["turn"]["phase"], choice["kind"]
    options = [
        choosable(choice, at, phase, cast, library, at < len(lasting) and lasting[at])
        for at in range(len(choice["options"]))
    ]
    endings = [option for option in options if option.do in ENDINGS and way_of(choice) == "one"]
    rest = [option for option in options if option not in endings]
    line = choice["text"]
    return Ask(
        number=choice["number"],
        kind=kind,
        prompt=prompt_of(choice, phase, played(view), cast),
        help=help_of(choice, rest),
        so_far=choices.picked_so_far(choice, cast),
        none=choices.nothing(choice),
        way=way_of(choice),
        options=rest,
        endings=endings,
        least=choice["least"],
        most=choice["most"],
        card=library.get(choice.get("asks", "")),
        line=next(iter(abilities(line)), None) if line else None,
        text=line or stacked_line(choice),
        events=list(happened(choice, cast)),
        can_always=kind in ALWAYS or bool(stacked_line(choice)),
    )


def prompt_of(choice: View, phase: str, played: str, cast: Cast) -> str:
    """The question in words; where something can be stacked, it says so."""
    if choice["kind"] != "moment":
        return choices.prompt(choice, phase, choice.get("asks", played), cast)
    dos = {option["do"] for option in choice["options"]}
    if "stack" in dos and "pass" not in dos:
        return _("Stack your effects, one by one. The last one resolves first.")
    if "stack" in dos:
        return _("Stack an effect, or pass.")
    if "shadow" in dos:
        return _("Flip a Shadow, or pass.")
    return _("No Shadow of yours can be used at this moment.")


def played(view: View) -> str:
    """The id of the card that is being played; "" if none is."""
    top = view["stack"][-1] if view["stack"] else {}
    return str(top["card"]) if top.get("what") == "play" else ""


def stacked_line(choice: View) -> str:
    """The one line that could be stacked now, for a standing order; "" where there are several."""
    lines = {line for line in choice.get("lines", ()) if line}
    return next(iter(lines)) if choice["kind"] == "moment" and len(lines) == 1 else ""


def way_of(choice: View) -> str:
    """How a question is answered."""
    if choice["ordered"] and choice["most"] > 1:
        return "order"
    if choice["kind"] in WITH_BUTTONS:
        return "buttons"
    return "one" if choice["least"] == choice["most"] == 1 else "some"


def help_of(choice: View, options: Sequence[Choosable]) -> str:
    """How to answer, in a sentence."""
    if way_of(choice) == "order":
        return _("Tap them in order, or write their places.")
    if way_of(choice) == "some":
        chosen = format_html("<b data-chosen>{}</b>", 0)
        return format_html(_("{n} chosen of {amount}"), n=chosen, amount=amount(choice))
    if {option["do"] for option in choice["options"]} == {"pass"}:
        return _("Whoever has a face-down card is asked, so that nobody learns what it is.")
    if choice["kind"] in OFF_BOARD:
        return ""
    on_board = any(option.card or option.wall is not None for option in options)
    return _("Tap what is lit, or choose from the list.") if on_board else ""


def amount(choice: View) -> str:
    """How many are wanted: "2", "up to 3"."""
    least, most = choice["least"], choice["most"]
    if least == most:
        return str(most)
    if least == 0:
        return ngettext("up to {n}", "up to {n}", most).format(n=most)
    return _("{least} to {most}").format(least=least, most=most)


def happened(choice: View, cast: Cast) -> Iterator[SafeString]:
    """What a moment is about; that a Unit became Rested goes without saying when it attacks."""
    events = choice.get("events", [])
    acting = {event.get("card") for event in events if event["what"] in ("attacks", "blocked")}
    for event in events:
        if event["what"] != "rested" or event.get("card") not in acting:
            yield moments.event_said(event, cast)


def choosable(
    choice: View, at: int, phase: str, cast: Cast, library: Mapping[str, Card], lasting: bool
) -> Choosable:
    """One option made ready."""
    option = choice["options"][at]
    card, n, do = option.get("card"), option.get("n"), option["do"]
    wall = n if do in ("wall", "attack", "push-wall") and isinstance(n, int) else None
    label = choices.label(option, choice, at, phase, cast)
    return Choosable(
        at=at,
        do=do,
        label=capfirst(label),
        line=choices.line_of(choice, at) if do in WITH_LINES else "",
        on=choice["kind"] == "stops",
        card=card["number"] if card else None,
        to=n["number"] if isinstance(n, dict) else None,
        wall=wall,
        seat=option.get("seat"),
        color=swatch(COLORS[n]) if choice["kind"] in OF_COLORS else None,
        payment=option.get("more", ()),
        known=library.get(card.get("card", "")) if card else None,
        group=group_of(option, choice["kind"], label),
        lasting=lasting,
    )


def group_of(option: View, kind: str, label: str) -> Words:
    """Under which heading an option stands: where many say the same, under those words."""
    if kind == "choose-color":
        return label
    return choices.group_of(option) if kind in ("main", "by-hand") else ""


def lit(ask: Ask | None) -> set[int]:
    """The numbers of the cards that the open question names."""
    if ask is None:
        return set()
    named = {option.card for option in ask.options} | {option.to for option in ask.options}
    return {number for number in named if number is not None}


def lit_walls(ask: Ask | None) -> list[int]:
    """The Walls that it names."""
    return [option.wall for option in ask.options if option.wall is not None] if ask else []
