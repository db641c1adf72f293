"""The forms before a battle: how it is played, and the table it is played at."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from msgspec.structs import replace

from battle.replays.forms import level_choices
from battle.rules.agreement import Agreement
from battle.terms import words
from battle.terms.services import STRENGTH
from decks.rules.stage_wishes import BuildWishes
from drafts.rules.wishes import BUILD_BY_DAYS, LIVE_BUILD
from drafts.words import RULES
from tables.forms import OnceForm, QuietForm
from tables.rules.refusal import Fault

MINUTE, HOUR = 60, 3600  # seconds
LIVE_WARNING = MINUTE  # what is left after a warning where everybody sits and waits
PLAIN = {
    "pace": "days",
    "seconds": 30,
    "reserve": 20,
    "hours": 48,
    "quiet_from": "23:00",
    "quiet_to": "08:00",
    "zone": "UTC",
    "time_out": "bot",
    "undo": "ask",
    "watch": "nobody",
    "delay": 10,
}


class AgreementForm(QuietForm):
    """How a battle is played; `agreement` reads it as the rules know it."""

    pace = forms.ChoiceField(label=_("Pace"), choices=words.PACES)
    seconds = forms.IntegerField(label=_("Seconds for an answer"), required=False, min_value=0)
    reserve = forms.IntegerField(
        label=_("Minutes in reserve for each player"), required=False, min_value=0
    )
    hours = forms.IntegerField(label=_("Hours for an answer"), required=False, min_value=1)
    time_out = forms.ChoiceField(label=_("Whoever runs out of time"), choices=words.TIME_OUTS)
    undo = forms.ChoiceField(label=_("Going back"), choices=words.UNDOS)
    watch = forms.ChoiceField(label=_("Who may watch"), choices=words.WATCHES)
    delay = forms.IntegerField(label=_("Minutes late"), required=False, min_value=0)

    def agreement(self, bots: str = "greedy") -> Agreement:
        """What was entered, as the rules know it; `bots` is the level of bots that stand in."""
        entered = self.cleaned_data
        return Agreement(
            **self._time(),
            quiet=self.quiet() if entered["pace"] == "days" else None,
            time_out=entered["time_out"],
            leaving=entered["time_out"],
            undo=entered["undo"],
            bots=bots,
            watch=entered["watch"],
            delay=entered["delay"] or 0,
        )

    def field_of(self, fault: Fault) -> object:
        """An answer's time stands beside the field in which it was entered."""
        field = super().field_of(fault)
        by_days = self.cleaned_data.get("pace") == "days"
        return "hours" if field == "seconds" and by_days else field

    def _time(self) -> dict[str, Any]:
        entered = self.cleaned_data
        if entered["pace"] == "live":
            reserve = (entered["reserve"] or 0) * MINUTE
            seconds = entered["seconds"] or 0
            return {"seconds": seconds, "reserve": reserve, "warning": LIVE_WARNING}
        if entered["pace"] == "days":
            return {"seconds": (entered["hours"] or PLAIN["hours"]) * HOUR}
        return {}


def as_entered(agreement: Agreement) -> dict[str, object]:
    """An agreement as its form has it."""
    found: dict[str, object] = {
        "time_out": agreement.time_out,
        "undo": agreement.undo,
        "watch": agreement.watch,
        "delay": agreement.delay,
        "level": agreement.bots,
        "pace": "none",
    }
    if agreement.quiet is not None:
        found |= {
            "quiet_from": f"{agreement.quiet.start // 60:02}:{agreement.quiet.start % 60:02}",
            "quiet_to": f"{agreement.quiet.end // 60:02}:{agreement.quiet.end % 60:02}",
            "zone": agreement.quiet.zone,
        }
    if agreement.seconds is None:
        return found
    if agreement.seconds >= HOUR:
        return found | {"pace": "days", "hours": agreement.seconds // HOUR}
    reserve = agreement.reserve // MINUTE
    return found | {"pace": "live", "seconds": agreement.seconds, "reserve": reserve}


class TermsForm(AgreementForm):
    """How a table battles, and how well the bots play that stand in for its people."""

    level = forms.ChoiceField(label=_("Bots play"), choices=level_choices)


class BattleForm(AgreementForm, OnceForm):
    """A table that battles, or a battle at once against bots."""

    company = forms.ChoiceField(label=_("Against whom"), choices=words.WITH)
    host_name = forms.CharField(label=_("Your name"), max_length=30)
    name = forms.CharField(label=_("Name of the table"), max_length=60, required=False)
    rules = forms.ChoiceField(label=_("Format"), choices=list(RULES.items()))
    set = forms.CharField(label=_("Cards"), max_length=200)
    bots = forms.ChoiceField(label=_("Bots"), choices=[*words.BOTS, words.NO_BOTS], required=False)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean()
        if cleaned.get("company") == "bots" and not cleaned.get("bots"):
            self.add_error("bots", _("Choose how well they play."))
        return cleaned

    def agreement(self, bots: str = "greedy") -> Agreement:
        """What was entered; whoever is alone with bots keeps nobody waiting, and has no clock."""
        agreed = super().agreement(bots)
        if self.cleaned_data["company"] == "bots":
            return replace(agreed, seconds=None, reserve=0, quiet=None)
        return agreed

    @property
    def strength(self) -> str:
        """How well the bots battle."""
        return STRENGTH[self.cleaned_data["bots"] or "regular"]

    def wishes(self) -> BuildWishes:
        """How the players come to their decks: in as much time as goes with the pace."""
        entered = self.cleaned_data
        seconds = {"live": LIVE_BUILD, "days": BUILD_BY_DAYS, "none": None}[entered["pace"]]
        return BuildWishes(
            rules=entered["rules"],
            set=entered["set"],
            seconds=seconds,
            quiet=self.quiet() if entered["pace"] == "days" else None,
            bots=entered["bots"] or None,
        )
