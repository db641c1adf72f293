"""What a battle asks its viewer, made ready for the page: the question and every option."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from battle.board.options import Choosable, Group, Lying, choosable, facts_of, in_group, lying
from battle.rules.engine.eyes import View
from battle.words import choices, moments
from battle.words.people import Cast
from cards.faces import Swatch, swatch
from cards.rules.card import COLORS, Card
from cards.rules.wording import Ability, abilities

ENDINGS = ("pass", "done", "no", "no-block", "back")
"""Options that leave things as they are: buttons beside the one that confirms the others."""
WITH_BUTTONS = ("use", "may", "burst", "negate", "turn", "color")
"""Kinds of which every option is a button of its own."""
ALWAYS = ("use", "may", "burst")
"""Kinds that a standing order can answer from now on."""
OFF_BOARD = ("search", "mode", "trait", "payment")
"""Kinds about what lies on no board."""
FEW = 8
"""Payments that a list shows well; of more, the amount of each colour is asked first."""


@dataclass(frozen=True, kw_only=True)
class Ask:
    """The open question of the viewer.

    `way` is how it is answered: by "buttons", "one" (radio buttons), "some" (checkboxes) or
    "order" (places). `endings` are the options that stand beside as buttons. `line` is the
    sentence that asks, `events` what has happened, `card` whose sentence it is. `so_far` says what
    was picked already or what is to be blocked, `none` what it means to pick nothing.
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
    def groups(self) -> list[Group]:
        """The options under their headings, in the order in which the headings come first."""
        by_heading: dict[str, list[Choosable]] = {}
        for option in sorted(self.options, key=in_group):
            by_heading.setdefault(option.group, []).append(option)
        return [Group(heading, found) for heading, found in by_heading.items()]

    @property
    def folds(self) -> bool:
        """Whether there is so much to choose that each heading opens its options."""
        return self.kind == "by-hand" and len(self.groups) > 2

    @property
    def amounts(self) -> list[tuple[Swatch, Sequence[int]]]:
        """Where there are many payments: each colour, and how much of it can be paid."""
        if self.kind != "payment" or len(self.options) <= FEW:
            return []
        paid = zip(*(option.payment for option in self.options), strict=True)
        return [(swatch(color), sorted(set(n))) for color, n in zip(COLORS, paid, strict=True)]


def asked(
    view: View, cast: Cast, library: Mapping[str, Card], lasting: Sequence[bool]
) -> Ask | None:
    """The question that the viewer is asked now; None where somebody else is."""
    choice = view["choice"]
    if choice is None or "options" not in choice:
        return None
    phase, kind = view["turn"]["phase"], choice["kind"]
    places = lying(view)
    options = [
        choosable(view, at, cast, library, places, at < len(lasting) and lasting[at])
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
        so_far=choices.picked_so_far(choice, cast) or attacker(choice, library, places, cast),
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


def attacker(choice: View, library: Mapping[str, Card], places: Lying, cast: Cast) -> str:
    """What the Unit is that is to be blocked; "" where nothing is asked of that."""
    card = library.get(choice.get("asks", "")) if choice["kind"] == "block" else None
    return facts_of(card, places.get(choice["source"]), cast) if card else ""


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
    if choice["kind"] == "by-hand" and not choice.get("so_far"):
        return _("The referee can’t read it, so you do what it says; everybody is told each step.")
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


def lit(ask: Ask | None) -> set[int]:
    """The numbers of the cards that the open question names."""
    if ask is None:
        return set()
    named = {option.card for option in ask.options} | {option.to for option in ask.options}
    return {number for number in named if number is not None}


def lit_walls(ask: Ask | None) -> list[int]:
    """The Walls that it names."""
    return [option.wall for option in ask.options if option.wall is not None] if ask else []
