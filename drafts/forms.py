"""The forms of boxes and sheets. What is possible is decided by the rules."""

from django import forms
from django.utils.translation import gettext_lazy as _

from drafts.models import new_public_id
from tables.forms import RulesForm


class WishForm(RulesForm):
    """What a box is dealt from, as far as it changes the odds."""

    set = forms.CharField(label=_("Cards"), max_length=200)
    rules = forms.CharField(label=_("Rules"), max_length=20)
    spread = forms.CharField(label=_("Spread"), max_length=20)
    count = forms.IntegerField(label=_("Packs"), required=False, min_value=1)

    def wishes(self) -> dict[str, object]:
        """What was entered, as services name it."""
        wished = dict(self.cleaned_data)
        return {"set_key": wished.pop("set"), **wished}


class MakeBoxForm(WishForm):
    """Everything a box is made from. `form_key` makes one box of a form that is sent twice."""

    seed = forms.CharField(label=_("Seed"), required=False)
    form_key = forms.CharField(max_length=64, initial=new_public_id)


class KeepForm(RulesForm):
    """The keeper's secret, pasted or brought by the link."""

    token = forms.CharField(label=_("Keeper's secret"), max_length=100)


class VerifyForm(RulesForm):
    """What a box revealed, as JSON."""

    json = forms.CharField(label=_("Revealed JSON"), strip=False)
