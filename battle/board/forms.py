"""The forms of a battle's page. What is possible is decided by the rules."""

from typing import Any, get_args

import msgspec
from django import forms
from django.utils.translation import gettext_lazy as _

from battle.rules.consent import Kind
from battle.rules.trinity.orders import Order
from battle.words.asking import BLOCKS
from tables.forms import OnceForm, RulesForm


class Numbers(forms.TypedMultipleChoiceField):
    """Any option numbers; the rules say which are there."""

    def __init__(self) -> None:
        super().__init__(required=False, coerce=int)

    def valid_value(self, value: str) -> bool:
        return value.isascii() and value.isdigit() and len(value) < 6


class Lines(forms.MultipleChoiceField):
    """Any lines of cards; the rules say which are moments."""

    def valid_value(self, value: str) -> bool:
        return True


class BattleForm(RulesForm):
    """A form about one battle of a table, named by its number there."""

    battle = forms.IntegerField(min_value=1)


class AnswerForm(BattleForm):
    """The options picked for a choice, in their order where that matters.

    `ending` is the option of a button that was pressed instead. Places of an ordered answer come as
    fields "place-<option>", empty for what is not picked. `always` is the line that is answered so
    from now on, `pass_along` passes from now on, `blocking` is a rule to block by.
    """

    choice = forms.IntegerField(min_value=1)
    picks = Numbers()
    ending = forms.IntegerField(required=False, min_value=0)
    always = forms.CharField(required=False, max_length=1000)
    pass_along = forms.BooleanField(required=False)
    blocking = forms.ChoiceField(required=False, choices=list(BLOCKS.items()))

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        placed = [(int(place), int(name.removeprefix("place-"))) for name, place in self.places()]
        if placed:
            cleaned["picks"] = [option for _, option in sorted(placed)]
        if cleaned.get("ending") is not None:
            cleaned["picks"] = [cleaned["ending"]]
        return cleaned

    def places(self) -> list[tuple[str, str]]:
        """The fields that say a place."""
        return [
            (name, str(place))
            for name, place in self.data.items()
            if name.startswith("place-") and name[6:].isdecimal() and str(place).isdecimal()
        ]


class UndoForm(BattleForm):
    """Which choice of one's own to go back to."""

    choice = forms.IntegerField(min_value=1)


class RequestForm(BattleForm):
    """What the others are asked to agree to; an undo names the choice to go back to."""

    kind = forms.ChoiceField(choices=[(kind, kind) for kind in get_args(Kind)])
    choice = forms.IntegerField(required=False, min_value=1)


class ReplyForm(BattleForm):
    """Yes or no to a request."""

    number = forms.IntegerField(min_value=1)
    yes = forms.ChoiceField(choices=[("yes", "yes"), ("no", "no")])


class OrderForm(BattleForm):
    """A standing order to give or to cancel, as JSON."""

    order = forms.CharField(max_length=1500)
    cancel = forms.BooleanField(required=False)

    def clean_order(self) -> Order:
        """The order; whose it is, its service says."""
        try:
            return msgspec.json.decode(self.cleaned_data["order"], type=Order)
        except msgspec.DecodeError:
            raise forms.ValidationError(_("There is no such order.")) from None


class WishForm(BattleForm):
    """Whether to choose payments, and at which moments to be asked for Shadows."""

    payment = forms.BooleanField(required=False)
    stops = Lines(required=False)


class ConcedeForm(BattleForm):
    """Giving the battle up, said twice."""

    sure = forms.BooleanField(error_messages={"required": _("Tick that you are sure.")})


class SayForm(OnceForm, BattleForm):
    """A line of the chat."""

    text = forms.CharField(max_length=500)


class NotesForm(BattleForm):
    """A player's own notes."""

    notes = forms.CharField(required=False, max_length=4000, strip=False)
