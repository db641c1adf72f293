"""The form of a player's own list."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from cards.rules.catalogue import card_sets
from cards.rules.lists.decode import decode
from cards.words import called
from tables.forms import OnceForm

FORMATS = [
    ("", _("As it looks")),
    ("text", _("Plain text, 4 Name")),
    ("csv", _("CSV, as Cube Cobra")),
    ("toml", _("TOML card file")),
]


def bases() -> list[tuple[str, str]]:
    """The official sets that names may be read against; both where nothing is chosen."""
    return [("", _("Both sets")), *((one.key, called(one)) for one in card_sets().values())]


class ListForm(OnceForm):
    """A list as a person enters it: text, or a file whose text takes its place.

    Name and text are taken as they come; the rules say what is wrong with them. `version` is the
    version an edit began from. Whatever is sent becomes what the form shows next.
    """

    name = forms.Field(label=_("Name of the list"), required=False)
    text = forms.Field(label=_("The list"), required=False)
    file = forms.FileField(label=_("Or a file"), required=False)
    format = forms.ChoiceField(label=_("Format"), choices=FORMATS, required=False)
    base = forms.ChoiceField(label=_("Cards of"), choices=bases, required=False)
    version = forms.IntegerField(required=False, min_value=1)

    def clean(self) -> dict[str, Any]:
        entered = super().clean() or self.cleaned_data
        if entered.get("file"):
            found = self.attempt(decode, data=entered["file"].read())
            entered["text"] = found or entered["text"]
        # Django takes a field with a fault out of `cleaned_data`; nothing entered may be lost.
        self.initial |= {name: value for name, value in entered.items() if value is not None}
        return entered

    def asked(self) -> dict[str, Any]:
        """What to read: the text and how, as entered, as uploaded, or as the form begins."""
        text, base = (self.initial.get(name) or "" for name in ("text", "base"))
        return {"text": text, "base": base, "format": self.initial.get("format") or None}

    def entered(self) -> dict[str, Any]:
        """What to save, as the services take it."""
        return {"name": self.initial.get("name") or "", **self.asked()}
