"""Moments as every page writes them."""

from datetime import datetime

from django import template
from django.template.defaultfilters import date
from django.utils import timezone

register = template.Library()
DAYS_NAMED = 6


@register.filter(expects_localtime=True)
def moment(at: datetime) -> str:
    """A moment by its day of the week, or by its date where that names another week's too."""
    days = abs((at - timezone.now()).days)
    return str(date(at, "D H:i e" if days < DAYS_NAMED else "j M H:i e"))
