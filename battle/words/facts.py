"""What a card on the Battlefield is now, and what changed it, in words."""

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy

from battle.words import terms
from battle.words.people import Cast, View
from battle.words.terms import Words
from cards.words import keyword_name

CHANGES: dict[str, Words] = {
    "power": gettext_lazy("Power {n}"),
    "break": gettext_lazy("Break {n}"),
    "cost": gettext_lazy("Cost {n}"),
    "power to": gettext_lazy("Power becomes {to}"),
    "break to": gettext_lazy("Break becomes {to}"),
    "cost to": gettext_lazy("Cost becomes {to}"),
    "auras": gettext_lazy("gains {word}"),
    "auras lost": gettext_lazy("loses {word}"),
    "kinds": gettext_lazy("is also treated as {word}"),
    "cannot-attack": gettext_lazy("can’t attack"),
    "cannot-block": gettext_lazy("can’t block"),
    "can-block": gettext_lazy("can block after all"),
    "must-attack": gettext_lazy("must attack each turn"),
    "unblockable": gettext_lazy("can’t be blocked"),
    "unblockable-by less": gettext_lazy("can’t be blocked by Units with Power {n} or less"),
    "unblockable-by more": gettext_lazy("can’t be blocked by Units with Power {n} or more"),
    "unchoosable": gettext_lazy("opponents can’t choose it"),
    "stays": gettext_lazy("does not leave the Battlefield when destroyed"),
    "stays-battle": gettext_lazy("does not leave the Battlefield when destroyed in battle"),
    "cannot-ready": gettext_lazy("can’t become Active except in the Active Phase"),
    "line": gettext_lazy("has the line “{word}”"),
    "control": gettext_lazy("is under another player’s control"),
}


def key_of(change: View) -> str:
    """Which words say a change."""
    about, word = change["about"], str(change.get("word", ""))
    if "to" in change:
        return f"{about} to"
    if about == "auras" and word.startswith("-"):
        return "auras lost"
    return f"{about} {word}" if about == "unblockable-by" else about


def change_said(change: View, cast: Cast) -> SafeString:
    """A change in words, with its card and until when."""
    amount = change.get("n", 0)
    is_sum = change["about"] in ("power", "break", "cost")
    word = str(change.get("word", "")).removeprefix("-").replace(",", ", ")
    what = str(CHANGES[key_of(change)]).format_map(
        {
            "n": f"{amount:+}" if is_sum else amount,
            "to": change.get("to", ""),
            "word": terms.KINDS.get(word) or keyword_name(word),
        }
    )
    until = terms.UNTIL.get(change["until"], "")
    return format_html("{}, {}: {}", what, until, cast.link(change["by"]))
