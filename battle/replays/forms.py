"""The forms of replays: bringing a record, and playing on from a moment."""

from typing import Any, Self

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from battle.bots.players import PLAYERS
from battle.positions.seating import Seating
from battle.replays.selectors import Replay
from battle.words.terms import Words
from tables.forms import NICKNAME, OnceForm, RulesForm

ALL_SEATS = -1
LEVELS: dict[str, Words] = {
    "random": _("at random"),
    "greedy": _("what looks best now"),
    "search": _("looking ahead"),
}


def level_choices() -> list[tuple[str, Words]]:
    """The levels at which bots battle, by name."""
    return [(level, LEVELS.get(level, level)) for level in PLAYERS]


class BroughtForm(RulesForm):
    """Something that was saved before, pasted or as a file."""

    text = forms.CharField(
        required=False, widget=forms.Textarea(attrs={"rows": 8, "spellcheck": "false"})
    )
    file = forms.FileField(label=_("or its file"), required=False)

    def clean(self) -> dict[str, Any]:
        """What the file says, where there is one."""
        sent: dict[str, Any] = super().clean() or self.cleaned_data
        if sent.get("file"):
            sent["text"] = sent["file"].read().decode("utf-8", "replace")
        elif not sent.get("text"):
            self.add_error("text", _("Paste it here, or choose its file."))
        return sent


class RecordForm(BroughtForm):
    """The record of a battle."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["text"].label = _("The record as JSON")


class SeatingForm(OnceForm):
    """Who plays a board: which seat is mine, and how the bots on the others play."""

    name = forms.CharField(label=_("Your name"), max_length=30, widget=NICKNAME)
    seat = forms.TypedChoiceField(label=_("You play"), coerce=int)
    level = forms.ChoiceField(label=_("Bots play"))

    def offer(self, names: list[str]) -> None:
        """Offer these seats, or all of them."""
        seats = [(number, name) for number, name in enumerate(names)]
        self.fields["seat"].choices = [*seats, (ALL_SEATS, _("every seat, alone"))]
        self.fields["level"].choices = level_choices()

    def seating(self, person: str) -> Seating:
        """Who sits where."""
        sent = self.cleaned_data
        return Seating(
            person=person,
            name=sent["name"],
            seat=None if sent["seat"] == ALL_SEATS else sent["seat"],
            level=sent["level"],
            once=sent["once"],
        )


class PlayOnForm(SeatingForm):
    """Playing on from a moment of a replay."""

    @classmethod
    def of(cls, found: Replay, data: QueryDict | None = None) -> Self:
        """The form for a moment; the seat whose turn it is stands first."""
        turn = max(found.view["turn"]["seat"], 0)
        form = cls(data, initial={"seat": found.eyes if found.eyes >= 0 else turn})
        form.offer(list(found.row.names))
        form.initial["level"] = "greedy"
        return form
