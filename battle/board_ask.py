"""What a battle asks its viewer, made ready for the page: the question and every option."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from battle.words import choices, moments
from battle.words.people import Cast
from battle.words.terms import Words
from cards.faces import stats
from cards.rules.card import Card
from cards.rules.wording import Ability, abilities

View = dict[str, Any]
ENDINGS = ("pass", "done", "no", "no-block")
"""Options that leave things as they are: buttons beside the one that confirms the others."""
WITH_BUTTONS = ("use", "may", "burst", "negate", "turn", "color")
"""Kinds of which every option is a button of its own."""
ALWAYS = ("use", "may", "burst")
"""Kinds that a standing order can answer from now on."""
OFF_BOARD = ("search", "mode", "trait", "payment")
"""Kinds about what lies on no board."""
WITH_LINES = ("activate", "dig", "stack")
WITHOUT_FACTS = (*WITH_LINES, "attack", "charge", "equip", "unequip", "line", "effect", "shadow")


@dataclass(frozen=True, kw_only=True)
class Choosable:
    """One option: its number, its words, what of the board it names (None where it names nothing).

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
        """What matters of its card at a glance: Cost, Power and Break."""
        if self.known is None or self.do in WITHOUT_FACTS:
            return ""
        power, break_ = stats(self.known)
        cost = _("Cost {n}").format(n=self.known.cost)
        return f"{cost} · {power} / {break_}" if power else cost


@dataclass(frozen=True, kw_only=True)
class Ask:
    """The open question of the viewer.

    `way` is how it is answered: by "buttons", "one" (radio buttons), "some" (checkboxes) or
    "order" (places). `endings` are the options that stand beside as buttons. `line` is the
    sentence that asks, `events` what has happened, `card` whose sentence it is.
    """

    number: int
    kind: str
    prompt: str
    help: str
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
        return [(choices.GROUPS.get(group, ""), list(found)) for group, found in by_group]


def in_group(option: Choosable) -> int:
    """The place of an option's heading among the headings."""
    return list(choices.GROUPS).index(option.group) if option.group else -1


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
        prompt=prompt_of(choice, phase, cast),
        help=help_of(choice, rest),
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


def prompt_of(choice: View, phase: str, cast: Cast) -> str:
    """The question in words; where something can be stacked, it says so."""
    if choice["kind"] != "moment":
        return choices.prompt(choice, phase, choice.get("asks", ""), cast)
    dos = {option["do"] for option in choice["options"]}
    if "stack" in dos and "pass" not in dos:
        return _("Stack your effects, one by one. The last one resolves first.")
    if "stack" in dos:
        return _("Stack an effect, or pass.")
    if "shadow" in dos:
        return _("Flip a Shadow, or pass.")
    return _("You could use a Shadow at this moment. Pass on?")


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
    return Choosable(
        at=at,
        do=do,
        label=label_of(choice, at, phase, cast),
        line=choices.line_of(choice, at) if do in WITH_LINES else "",
        on=choice["kind"] == "stops",
        card=card["number"] if card else None,
        to=n["number"] if isinstance(n, dict) else None,
        wall=wall,
        seat=option.get("seat"),
        known=library.get(card.get("card", "")) if card else None,
        group=choices.group_of(option) if choice["kind"] in ("main", "by-hand") else "",
        lasting=lasting,
    )


def label_of(choice: View, at: int, phase: str, cast: Cast) -> str:
    """An option in words; a line of a card stands beside the card's name, not in it."""
    option = choice["options"][at]
    if option["do"] in WITH_LINES:
        card = cast.card(option["card"].get("card", ""))
        return str(choices.SHORT[option["do"]]).format(card=card)
    return choices.label(option, choice, at, phase, cast)


def lit(ask: Ask | None) -> set[int]:
    """The numbers of the cards that the open question names."""
    if ask is None:
        return set()
    named = {option.card for option in ask.options} | {option.to for option in ask.options}
    return {number for number in named if number is not None}


def lit_walls(ask: Ask | None) -> list[int]:
    """The Walls that it names."""
    return [option.wall for option in ask.options if option.wall is not None] if ask else []
