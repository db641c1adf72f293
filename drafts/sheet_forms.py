"""The form of a sheet. What can be printed is decided by `drafts.sheets`."""

from django import forms
from django.utils.translation import gettext_lazy as _

from drafts import words
from drafts.sheets.paper import CARDS, PAPERS
from tables.forms import RulesForm
from tables.rules.refusal import Fault

OWN_PAPER = "own"

FIELDS = {
    "sheets.unknown-kind": "kind",
    "sheets.unknown-paper": "paper",
    "sheets.paper-out-of-range": "paper",
    "sheets.paper-too-small": "paper",
    "sheets.bad-packs": "packs",
    "sheets.no-such-pack": "packs",
    "sheets.unknown-card": "cards",
    "sheets.nothing-to-print": "cards",
    "sheets.bleed-over-gap": "bleed",
}
"""Which field a fault stands beside, where the fault itself names no option."""


class SheetForm(RulesForm):
    """A kind of sheet and its options, each under the name that `read_options` knows it by."""

    kind = forms.ChoiceField(label=_("Sheet"), choices=words.SHEETS, initial="checklist")
    packs = forms.CharField(label=_("Packs"), required=False, max_length=500)
    cards = forms.CharField(label=_("Single cards"), required=False, max_length=20_000)
    language = forms.ChoiceField(label=_("Names"), choices=words.LANGUAGES, initial="both")
    per_page = forms.ChoiceField(label=_("Packs to a page"), choices=words.PER_PAGE, initial="many")
    paper = forms.ChoiceField(
        label=_("Paper"),
        choices=[*((name, name) for name in PAPERS), (OWN_PAPER, _("A size of its own"))],
        initial="A4",
    )
    own_paper = forms.CharField(label=_("Its size in mm"), required=False, max_length=30)
    card = forms.ChoiceField(
        label=_("Card size"), choices=[(name, f"{name} mm") for name in CARDS], initial="63x88"
    )
    ink = forms.ChoiceField(label=_("Ink"), choices=words.INKS, initial="colour")
    low = forms.BooleanField(label=_("Save ink"), required=False)
    marks = forms.ChoiceField(label=_("Crop marks"), choices=words.MARKS, initial="fronts")
    gap = forms.CharField(label=_("Gap between cards, mm"), initial="0", max_length=10)
    bleed = forms.CharField(label=_("Bleed, mm"), initial="0", max_length=10)
    backs = forms.ChoiceField(label=_("Backs"), choices=words.BACKS, initial="none")
    dx = forms.CharField(label=_("Backs to the right, mm"), initial="0", max_length=10)
    dy = forms.CharField(label=_("Backs down, mm"), initial="0", max_length=10)

    thickness = forms.CharField(
        label=_("Thickness of a card, mm"), initial="0.3", required=False, max_length=10
    )

    def texts(self) -> dict[str, str]:
        """The options as `read_options` reads them."""
        chosen = {name: str(value) for name, value in self.cleaned_data.items() if name != "kind"}
        own = chosen.pop("own_paper")
        if not chosen["thickness"]:
            del chosen["thickness"]
        return chosen | ({"paper": own} if chosen["paper"] == OWN_PAPER else {})

    def remembered(self) -> dict[str, str]:
        """What the next order begins with: all but the packs and cards of this one."""
        kept = self.cleaned_data.keys() - {"packs", "cards", "kind"}
        return {name: self.cleaned_data[name] for name in sorted(kept)}

    def field_of(self, fault: Fault) -> str | None:
        """The option that a fault names, or the field of its code."""
        field = FIELDS.get(fault.code) or str(fault.params.get("option", ""))
        own = field == "paper" and self.data.get("paper") == OWN_PAPER
        return "own_paper" if own else field or super().field_of(fault)
