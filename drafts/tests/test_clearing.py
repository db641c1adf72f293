"""A record of a draft that was brought along is cleared away in the end."""

from datetime import timedelta

import pytest
from django.utils import timezone

from drafts.table.models import TableDraft
from drafts.tests.tables import drafting
from tables.archive import UNTOUCHED
from tables.signals import house_kept

pytestmark = pytest.mark.django_db


def begun(before: timedelta) -> None:
    TableDraft.objects.update(begun_at=timezone.now() - before)
    house_kept.send(None)


def test_it_forgets_a_record_that_was_brought_long_ago() -> None:
    drafting()
    TableDraft.objects.update(table=None)
    begun(UNTOUCHED - timedelta(days=1))
    assert TableDraft.objects.exists()
    begun(UNTOUCHED + timedelta(days=1))
    assert not TableDraft.objects.exists()


def test_it_keeps_the_draft_of_a_table() -> None:
    drafting()
    begun(UNTOUCHED + timedelta(days=1))
    assert TableDraft.objects.exists()
