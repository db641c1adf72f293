"""What a battle asks, in words: a prompt for every kind of choice."""

import re

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from battle.words import terms
from battle.words.people import Cast, View
from battle.words.terms import Words

PROMPTS: dict[str, Words] = {
    "main": gettext_lazy("Your {phase}: do any of this, in any order."),
    "attack": gettext_lazy("Your Combat Phase: attack with an Active Unit, or end the phase."),
    "block": gettext_lazy("{source} attacks you. Do you block?"),
    "moment": gettext_lazy("Stack an effect, or pass."),
    "use": gettext_lazy("Use this effect of {source}?"),
    "may": gettext_lazy("{source}: you may do this. Do you?"),
    "may clause": gettext_lazy("{source}: do you {clause}?"),
    "burst": gettext_lazy("Burst Check: use the Burst of {source}?"),
    "negate": gettext_lazy("Remove Trinity Counters to negate this effect of {source}?"),
    "choose": gettext_lazy("{source}: choose {amount}."),
    "choose-color": gettext_lazy("{source}: choose {amount} from your Color Zone."),
    "color": gettext_lazy("{source}: which color do you take?"),
    "discard-color": gettext_lazy("{source}: which Basic Color Card do you discard?"),
    "discard": gettext_lazy("{source}: discard {amount} from your Hand."),
    "reveal": gettext_lazy("{source}: reveal {amount} from your Hand."),
    "return": gettext_lazy("{source}: put {amount} from your Hand back into your Deck."),
    "send": gettext_lazy("{source}: send {amount} to the Graveyard."),
    "search": gettext_lazy("{source}: search your Deck for {amount}."),
    "under": gettext_lazy("{source}: into whose Soul?"),
    "order": gettext_lazy("{source}: in which order into the Soul? 1 lies lowest."),
    "bottom": gettext_lazy("{source}: in which order to the bottom of your Deck? 1 lies lowest."),
    "adjust": gettext_lazy(
        "Adjustment: number what goes to the bottom of your Deck; 1 lies lowest."
    ),
    "adjust one": gettext_lazy("Adjustment: does it go to the bottom of your Deck?"),
    "adjust-top": gettext_lazy("Adjustment: in which order does the rest stay? 1 lies on top."),
    "effect": gettext_lazy("{source}: choose an effect that has not resolved, to negate it."),
    "line": gettext_lazy("{source}: which of its effects do you use?"),
    "mode": gettext_lazy("{source}: choose what it does."),
    "player": gettext_lazy("{source}: choose a player."),
    "players": gettext_lazy("{source}: choose any number of players."),
    "trait": gettext_lazy("{source}: choose a Trait."),
    "turn": gettext_lazy("{source}: Rest it or make it Active?"),
    "wall": gettext_lazy("{source}: choose a Wall."),
    "x": gettext_lazy("{source}: how much Color do you pay for X?"),
    "shift": gettext_lazy(
        "Color Shift: send a Unit to the Graveyard for its Color, to pay for {source}?"
    ),
    "payment": gettext_lazy("Which Basic Color Cards do you Rest?"),
    "payment of": gettext_lazy("{source}: which Basic Color Cards do you Rest?"),
    "shinra": gettext_lazy("Shinra Summon: which Unit goes under {source}?"),
    "stops": gettext_lazy("At which of these moments do you want to be asked for your Shadows?"),
    "by-hand": gettext_lazy("Carry this line out by hand, one step after the other."),
    "by-hand card": gettext_lazy("By hand: what happens to {card}?"),
}
NONE: dict[str, Words] = {
    "choose": gettext_lazy("None of them"),
    "adjust": gettext_lazy("All stay on top"),
    "adjust one": gettext_lazy("It stays on top"),
    "stops": gettext_lazy("Never ask me"),
}
"""What the button says while nothing is picked, where that is allowed."""


def prompt(choice: View, phase: str, source: str, cast: Cast) -> str:
    """The question of a choice; `source` is the card id whose sentence asks, or ""."""
    said = str(PROMPTS[prompt_key(choice, source)])
    card = cast.card(source) if source else _("An effect")
    parts = {"phase": terms.PHASES[phase], "source": card, "amount": amount(choice)}
    parts["card"] = ", ".join(cast.card(each.get("card", "")) for each in so_far(choice))
    return said.format_map(parts | {"clause": allowed(choice["text"])})


def prompt_key(choice: View, source: str) -> str:
    """Which question says a choice, where one kind has several."""
    kind = str(choice["kind"])
    if kind == "adjust" and choice["most"] == 1:
        return "adjust one"
    if kind == "payment" and source:
        return "payment of"
    if kind == "by-hand" and so_far(choice):
        return "by-hand card"
    return "may clause" if kind == "may" and allowed(choice["text"]) else kind


MAY = re.compile(r"\bmay ([^.;]+)")


def allowed(line: str) -> str:
    """What a line says that somebody may do; "" where it says so more than once."""
    found = MAY.findall(line)
    return found[0] if len(found) == 1 else ""


def so_far(choice: View) -> list[View]:
    """The cards that were picked already, of what is picked one by one."""
    return list(choice.get("so_far", ()))


def picked_so_far(choice: View, cast: Cast) -> str:
    """Of what is picked one by one: what was picked, and which Costs are lacking."""
    if choice["kind"] == "by-hand":
        return ""
    names = ", ".join(cast.card(card["card"]) for card in so_far(choice))
    said = [_("So far: {cards}.").format(cards=names)] if names else []
    if left := choice.get("left"):
        said.append(_("The Costs have to add up to exactly {n} more.").format(n=left))
    return " ".join(said)


def nothing(choice: View) -> str:
    """What it means to pick none of the options."""
    return str(NONE.get(prompt_key(choice, ""), NONE["choose"]))


def amount(choice: View) -> str:
    """How many are to be taken: "1 card", "up to 2 cards", "any number of cards"."""
    least, most, all_ = choice["least"], choice["most"], len(choice["options"])
    if least == most:
        return terms.cards_counted(most)
    if least == 0 and most == all_ and "any number" in choice["text"]:
        return _("any number of cards")
    if least == 0:
        return ngettext("up to {n} card", "up to {n} cards", most).format(n=most)
    return _("{least} to {most} cards").format(least=least, most=most)
