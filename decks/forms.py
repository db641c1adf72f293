"""The forms of decks; what is possible is decided by the rules and the services."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from cards.rules.lists.decode import decode
from decks.exchange.formats import FORMATS as EXCHANGES
from decks.models import OwnDeck
from decks.rules.deck import PLACES, Deck
from decks.words import (
    EXCHANGE_NAMES,
    FORMAT_NAMES,
    SHEET_EPICS,
    SHEET_KINDS,
    SHEET_LANGUAGES,
)
from tables.forms import OnceForm, RulesForm

READ_AS = [("", _("As it looks")), *((name, EXCHANGE_NAMES[name]) for name in EXCHANGES)]
FITTING = [("", _("As it fits")), *FORMAT_NAMES.items()]
TARGETS = [(place, place) for place in (*PLACES, "out")]


class Ids(forms.Field):
    """Any number of card numbers, in their order."""

    widget = forms.MultipleHiddenInput

    def to_python(self, value: list[str] | None) -> tuple[str, ...]:
        return tuple(value or ())


class DeckText(forms.Field):
    """A deck as text. Any sign may stand in it: the reading names those that can't be meant."""

    def to_python(self, value: str | None) -> str:
        return value or ""


def asking() -> RulesForm:
    """A form without fields, to ask a service or a selector and to show its refusal."""
    form = RulesForm({})
    form.full_clean()
    return form


class NewDeckForm(OnceForm):
    """An empty deck of a set."""

    name = forms.CharField(label=_("Name of the deck"), required=False)
    set = forms.CharField(label=_("Cards"), required=False)


class LaidForm(forms.Form):
    """A whole deck as a page shows it, and the revision that it began from."""

    revision = forms.IntegerField(min_value=0)
    main = Ids(required=False)
    life = Ids(required=False)
    rest = Ids(required=False)
    epics = Ids(required=False)

    def wanted(self, set_key: str) -> Deck:
        """The deck as it is laid."""
        places = {name: self.cleaned_data[name] for name in ("main", "life", "rest", "epics")}
        return Deck(set=set_key, **places)


class EditForm(RulesForm):
    """One edit by a page without script: a card and where it goes, a card to add, or the Epic."""

    revision = forms.IntegerField(min_value=0)
    card = forms.RegexField(r"^(main|life|rest)\|.{1,80}$", required=False)
    to = forms.ChoiceField(choices=TARGETS, required=False)
    add = forms.RegexField(r"^(main|life|rest)\|.{1,80}$", required=False)
    epic = forms.CharField(required=False, max_length=80)


class AboutForm(RulesForm):
    """What is said of a deck."""

    name = forms.CharField(label=_("Name"), required=False)
    format = forms.ChoiceField(label=_("Format"), choices=[*FORMAT_NAMES.items()])
    visibility = forms.ChoiceField(label=_("Who may see it"), choices=OwnDeck.Visibility.choices)
    notes = forms.CharField(
        label=_("Notes, for you alone"),
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 4}),
    )


class NotesForm(RulesForm):
    """The owner's notes on a deck."""

    notes = forms.CharField(required=False, strip=False)


class ImportForm(OnceForm):
    """A deck as text or as a file, whose text takes its place.

    `cards` is the key of the list whose cards are meant, "" for official ones. `places` answers
    which cards are Main and which Life, where the text leaves that open.
    """

    name = forms.CharField(label=_("Name of the deck"), required=False)
    text = DeckText(label=_("The deck"), required=False)
    file = forms.FileField(label=_("Or a file"), required=False)
    read_as = forms.ChoiceField(label=_("Written as"), choices=READ_AS, required=False)
    format = forms.ChoiceField(label=_("Format"), choices=FITTING, required=False)
    cards = forms.CharField(label=_("Cards"), required=False, max_length=200)
    places = Ids(required=False)

    def clean(self) -> dict[str, Any]:
        entered = super().clean() or self.cleaned_data
        if entered.get("file"):
            entered["text"] = self.attempt(decode, data=entered["file"].read()) or ""
        self.initial |= {name: value for name, value in entered.items() if value is not None}
        return entered


class VersionForm(RulesForm):
    """A name under which a deck is kept as it lies at a revision."""

    revision = forms.IntegerField(min_value=0)
    name = forms.CharField(max_length=200)


class RegisterForm(RulesForm):
    """A deck to register: one that is kept, as it lay at a revision, or a ready-made one."""

    game = forms.IntegerField(min_value=0)
    key = forms.CharField(required=False, max_length=40)
    revision = forms.IntegerField(required=False, min_value=0)
    ready = forms.IntegerField(required=False, min_value=0, max_value=99)


class SheetForm(RulesForm):
    """How a deck is printed."""

    kind = forms.ChoiceField(label=_("Sheet"), choices=SHEET_KINDS)
    paper = forms.ChoiceField(label=_("Paper"), choices=[("A4", "A4"), ("Letter", "Letter")])
    language = forms.ChoiceField(label=_("Names"), choices=SHEET_LANGUAGES)
    epic = forms.ChoiceField(label=_("The Epic"), choices=SHEET_EPICS)


class PacksForm(OnceForm):
    """Packs of a box, by number."""

    packs = forms.TypedMultipleChoiceField(
        choices=[(number, number) for number in range(1, 400)],
        coerce=int,
        error_messages={"required": _("Choose a pack, or several.")},
    )
