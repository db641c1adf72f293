"""What pages say of how long things are kept that nobody uses."""

from datetime import datetime

from django import template

from tables.archive import UNTOUCHED

register = template.Library()


@register.simple_tag
def kept_days() -> int:
    """How many days something is kept that nobody uses."""
    return UNTOUCHED.days


@register.filter
def kept_until(used: datetime) -> datetime:
    """When something that was used last at this time is cleared away."""
    return used + UNTOUCHED
