"""Moments as every page writes them."""

from datetime import timedelta

import pytest
from django.utils import timezone

from tables.templatetags.moments import moment


@pytest.mark.parametrize(("days", "form"), [(-8, "%b"), (-2, "%a"), (2, "%a"), (30, "%b")])
def test_it_says_a_moment_by_its_day_or_by_its_date_when_weeks_lie_between(
    days: int, form: str
) -> None:
    at = timezone.now() + timedelta(days=days)
    assert at.strftime(form) in moment(at)
