"""What an account asks for, on its pages and in the API: the rules of names and passwords.

The other forms are Django's own: AuthenticationForm, PasswordChangeForm, PasswordResetForm.
"""

from django import forms
from django.contrib.auth.forms import UserCreationForm
from django.contrib.auth.models import User
from django.utils.translation import gettext_lazy as _

ONLY_FOR_RESETTING = _("Only for resetting your password. You may leave it out.")


class SignUpForm(UserCreationForm[User]):
    """A name, a password, and an address for resetting it if wanted."""

    class Meta:
        model = User
        fields = ("username", "email")
        help_texts = {"email": ONLY_FOR_RESETTING}


class AddressForm(forms.ModelForm[User]):
    """Another address, or none. It asks for the password: whoever has the address can reset it."""

    password = forms.CharField(
        label=_("Password"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )

    class Meta:
        model = User
        fields = ("email",)
        help_texts = {"email": ONLY_FOR_RESETTING}

    def clean_password(self) -> str:
        password = self.cleaned_data["password"]
        if not self.instance.check_password(password):
            raise forms.ValidationError(_("The password is not right."))
        return password
