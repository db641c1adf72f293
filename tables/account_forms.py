"""What an account asks for, on its pages and in the API: the rules of names and passwords.

The other forms are Django's own: AuthenticationForm, PasswordChangeForm, PasswordResetForm.
"""

from django.contrib.auth.forms import UserCreationForm
from django.contrib.auth.models import User
from django.utils.translation import gettext_lazy as _


class SignUpForm(UserCreationForm[User]):
    """A name, a password, and an address for resetting it if wanted."""

    class Meta:
        model = User
        fields = ("username", "email")
        help_texts = {"email": _("Only for resetting your password. You may leave it out.")}
