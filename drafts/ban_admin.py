"""Banned lists in the admin: a card a line, checked by the rules before anything is stored."""

from typing import Any

from django import forms
from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from cards.rules.catalogue import card_sets
from drafts.ban_services import drop_lists, keep_list
from drafts.models import BannedList
from drafts.rules.ban_reading import read_bans
from drafts.words import UNDER
from tables.forms import RulesForm
from tables.rules.refusal import Fault


class BannedListForm(RulesForm, forms.ModelForm):
    """A list as it is entered. What may be banned is decided by the rules."""

    rules = forms.ChoiceField(
        label=_("Rules"), required=False, choices=[("", _("All rules")), *UNDER.items()]
    )
    set_key = forms.ChoiceField(label=_("Set"), required=False)
    lines = forms.CharField(
        label=_("Cards"),
        required=False,
        widget=forms.Textarea(attrs={"rows": 12}),
        help_text=_(
            "One a line, by name (English or Japanese) or number. A ban names a card, and so every "
            "printing of it. Empty: nothing is banned from this day on."
        ),
    )

    class Meta:
        model = BannedList
        fields = ("since", "rules", "set_key", "lines", "reason")
        help_texts = {
            "since": _("The day begins at midnight, UTC. A later list for the same takes over."),
            "reason": _("Shown to everybody on the page of the banned lists."),
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["set_key"].choices = [
            ("", _("All sets")),
            *((one.key, one.name) for one in card_sets().values()),
        ]
        self.fields["lines"].initial = "\n".join(self.instance.cards)

    def field_of(self, fault: Fault) -> object:
        """What is wrong with a list is wrong with its cards."""
        return "lines"

    def clean(self) -> dict[str, Any]:
        entered = super().clean() or self.cleaned_data
        names = self.attempt(
            read_bans,
            lines=entered.get("lines", "").splitlines(),
            rules=entered.get("rules") or None,
            set_key=entered.get("set_key") or None,
            sets=card_sets(),
        )
        self.instance.cards = list(names or ())
        return entered


@admin.register(BannedList)
class BannedListAdmin(admin.ModelAdmin):
    """Every change goes through the services, so that decks are looked at again."""

    form = BannedListForm
    list_display = ("since", "under", "of_set", "named", "reason")
    list_filter = ("rules", "set_key")
    date_hierarchy = "since"

    @admin.display(description=_("Rules"))
    def under(self, row: BannedList) -> str | Promise:
        return UNDER[row.rules] if row.rules else _("All rules")

    @admin.display(description=_("Set"))
    def of_set(self, row: BannedList) -> str | Promise:
        return row.set_key or _("All sets")

    @admin.display(description=_("Cards"))
    def named(self, row: BannedList) -> str | Promise:
        return ", ".join(row.cards) or _("No card is banned.")

    def save_model(self, request: HttpRequest, obj: BannedList, form: Any, change: bool) -> None:
        keep_list(row=obj)

    def delete_model(self, request: HttpRequest, obj: BannedList) -> None:
        drop_lists(rows=[obj])

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[BannedList]) -> None:
        drop_lists(rows=queryset)
