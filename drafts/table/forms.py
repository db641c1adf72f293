"""The forms of a draft. What is possible is decided by the rules."""

from django import forms
from django.utils.translation import gettext_lazy as _

from drafts import words
from drafts.rules.box import SEATS_A_GAME
from drafts.rules.moves import Choose, Lay, Mark, Take
from drafts.rules.wishes import Wishes
from drafts.table import words as draft_words
from tables.forms import OnceForm, QuietForm, RulesForm
from tables.rules.refusal import Fault

HOUR = 3600


class DraftForm(QuietForm, OnceForm):
    """How a table drafts; `wishes` reads it as the rules know it.

    `box` is a box that the host keeps and gives to the table; without it the table gets a new one.
    """

    box = forms.CharField(required=False, max_length=22, widget=forms.HiddenInput)
    name = forms.CharField(label=_("Name of the table"), max_length=60, required=False)
    host_name = forms.CharField(label=_("Your name"), max_length=30)
    rules = forms.ChoiceField(label=_("Format"), choices=list(words.RULES.items()))
    set = forms.CharField(label=_("Cards"), max_length=200)
    spread = forms.ChoiceField(label=_("Spread"), choices=list(words.SPREADS.items()))
    seats = forms.IntegerField(
        label=_("Seats"),
        required=False,
        min_value=1,
        max_value=99,
        help_text=_(
            "Empty for the rulebook’s: 3, in DUEL 2. Other numbers are house rules: you draft and"
            " build here, and battle at your own table."
        ),
    )
    pace = forms.ChoiceField(label=_("Pace"), choices=draft_words.PACES)
    seconds = forms.IntegerField(label=_("Seconds for a pick"), required=False, min_value=1)
    first_extra = forms.IntegerField(
        label=_("More seconds for the first pick of a round"), required=False, min_value=0
    )
    hours = forms.IntegerField(label=_("Hours for a pick"), required=False, min_value=1)
    build_minutes = forms.IntegerField(
        label=_("Minutes for the Build"), required=False, min_value=1
    )
    build_days = forms.IntegerField(label=_("Days for the Build"), required=False, min_value=1)
    overdue = forms.ChoiceField(
        label=_("When the time for the Build runs out"),
        choices=draft_words.OVERDUES,
        required=False,
    )
    bots = forms.ChoiceField(
        label=_("Seats that stay empty"), choices=draft_words.BOTS, required=False
    )
    review = forms.ChoiceField(
        label=_("Looking at the cards you took"), choices=draft_words.REVIEWS
    )
    watch = forms.ChoiceField(label=_("Who may watch"), choices=draft_words.WATCHES)
    delay = forms.IntegerField(label=_("Minutes late"), required=False, min_value=0)
    logs = forms.ChoiceField(label=_("When everybody’s picks are shown"), choices=draft_words.LOGS)

    def wishes(self) -> Wishes:
        """What was entered, as the rules know it."""
        entered = self.cleaned_data
        live = entered["pace"] == "live"
        return Wishes(
            rules=entered["rules"],
            set=entered["set"],
            spread=entered["spread"],
            seats=entered["seats"] or SEATS_A_GAME[entered["rules"]],
            seconds=self._seconds(),
            first_extra=(entered["first_extra"] or 0) if live else 0,
            quiet=self.quiet() if entered["pace"] == "days" else None,
            bots=entered["bots"] or None,
            review=entered["review"],
            watch=entered["watch"],
            delay=entered["delay"] or 0,
            logs=entered["logs"],
            box=entered["box"],
            build=self._build(),
            overdue=entered["overdue"] or "suggested",
        )

    def field_of(self, fault: Fault) -> object:
        """A pick's time stands beside the field in which it was entered."""
        field = super().field_of(fault)
        by_days = self.cleaned_data.get("pace") == "days"
        if field == "build":
            return "build_days" if by_days else "build_minutes"
        return "hours" if field == "seconds" and by_days else field

    def _seconds(self) -> int | None:
        if self.cleaned_data["pace"] == "days":
            return (self.cleaned_data["hours"] or 24) * HOUR
        if self.cleaned_data["pace"] == "live":
            return self.cleaned_data["seconds"] or 75
        return None

    def _build(self) -> int | None:
        if self.cleaned_data["pace"] == "days":
            return (self.cleaned_data["build_days"] or 3) * 24 * HOUR
        if self.cleaned_data["pace"] == "live":
            return (self.cleaned_data["build_minutes"] or 15) * 60
        return None


class CardIds(forms.MultipleChoiceField):
    """Any number of card ids; the rules say which are there."""

    def valid_value(self, value: str) -> bool:
        return True


class PickForm(RulesForm):
    """Cards from a pack: a pick, or a mark for when the time runs out."""

    game = forms.IntegerField()
    pack = forms.IntegerField()
    number = forms.IntegerField()
    cards = CardIds(required=False)
    zone = forms.CharField(required=False, max_length=20)

    def take(self) -> Take:
        """The cards as a pick, all laid in the same place."""
        sent = self.cleaned_data
        cards = tuple(sent["cards"])
        zones = (sent["zone"],) * len(cards) if sent["zone"] else ()
        return Take(sent["pack"], sent["number"], cards, zones)

    def mark(self) -> Mark:
        """The cards as a mark."""
        sent = self.cleaned_data
        return Mark(sent["pack"], sent["number"], tuple(sent["cards"]))


class ChooseForm(RulesForm):
    """A face-down pack of DUEL."""

    game = forms.IntegerField()
    round = forms.IntegerField()
    pack = forms.IntegerField()

    def choice(self) -> Choose:
        return Choose(self.cleaned_data["round"], self.cleaned_data["pack"])


class LayForm(RulesForm):
    """Where a card taken before is laid: "12:main" is the twelfth card taken, to Main."""

    game = forms.IntegerField()
    lay = forms.RegexField(r"^\d{1,2}:[a-z]{1,10}$")

    def laying(self) -> Lay:
        place, _, zone = self.cleaned_data["lay"].partition(":")
        return Lay(int(place), zone)  # type: ignore[arg-type]


class NotesForm(RulesForm):
    """A player's own notes."""

    notes = forms.CharField(required=False, max_length=4000, strip=False)


class RecordForm(RulesForm):
    """The record of a draft, as JSON."""

    json = forms.CharField(label=_("Record of a draft, as JSON"), widget=forms.Textarea)
