"""Forms whose faults are decided by the rules, and which keep what a person entered."""

from collections.abc import Callable
from datetime import time
from typing import Any, TypeVar

from django import forms
from django.utils.translation import gettext_lazy as _

from tables.rules.clock import QuietHours
from tables.rules.refusal import Conflict, Fault, Refusal
from tables.sentences import say
from tables.tokens import new_token

Result = TypeVar("Result")


class RulesForm(forms.Form):
    """A form that asks a service and shows its refusal beside the field it names."""

    faults: tuple[Fault, ...] = ()  # of the refusal, for a page that shows more than its sentences
    is_conflict = False  # whether it came too late

    def attempt(self, service: Callable[..., Result], **arguments: Any) -> Result | None:
        """What the service answers; None when it refused, with every fault on the form.

        A fault whose parameter `field` names a field of this form stands beside that field.
        """
        try:
            return service(**arguments)
        except Refusal as refusal:
            self.faults = refusal.faults
            self.is_conflict = isinstance(refusal, Conflict)
            for fault in refusal.faults:
                field = self.field_of(fault)
                self.add_error(field if field in self.fields else None, say(fault))
            return None

    def all_faults(self) -> list[str]:
        """Every fault in words, wherever it stands."""
        return [fault for faults in self.errors.values() for fault in faults]

    def field_of(self, fault: Fault) -> object:
        """The name of the field that a fault stands beside, if the form has such a field."""
        return fault.params.get("field")


class QuietForm(RulesForm):
    """Hours of the night in which clocks stand still; both ends empty for none."""

    quiet_from = forms.TimeField(label=_("Quiet hours from"), required=False)
    quiet_to = forms.TimeField(label=_("to"), required=False)
    zone = forms.CharField(label=_("Time zone"), required=False, max_length=60)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        if bool(cleaned.get("quiet_from")) != bool(cleaned.get("quiet_to")):
            self.add_error("quiet_from", _("Quiet hours need a beginning and an end."))
        return cleaned

    def quiet(self) -> QuietHours | None:
        """The hours as the clock knows them."""
        start: time | None = self.cleaned_data["quiet_from"]
        end: time | None = self.cleaned_data["quiet_to"]
        if start is None or end is None:
            return None
        return QuietHours(
            start.hour * 60 + start.minute,
            end.hour * 60 + end.minute,
            self.cleaned_data["zone"] or "UTC",
        )


def status_of(form: RulesForm | None) -> int:
    """The status of a page that shows what became of a form."""
    if form is None or not form.errors:
        return 200
    return 409 if form.is_conflict else 400


class OnceForm(RulesForm):
    """A form that does its work once, however often it is sent: it carries a key of its own."""

    once = forms.CharField(max_length=40, widget=forms.HiddenInput, initial=new_token)


NICKNAME = forms.TextInput({"autocomplete": "nickname"})
"""The field of a name that a person sits down by: their browser remembers it."""


class NameForm(OnceForm):
    """By what name a person sits down."""

    name = forms.CharField(label=_("Your name"), max_length=30, widget=NICKNAME)


class PauseForm(RulesForm):
    """Why the table's clock stands still."""

    reason = forms.CharField(label=_("Why?"), max_length=200, required=False)
