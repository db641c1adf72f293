"""Looks at decks built from no draft again whenever what is banned may have changed.

A deck from a draft or from packs has the bans of its box, for good. Of others the verdict follows
the lists by itself; what is kept here is who has to be told, and that they were told once.
"""

from collections.abc import Mapping
from datetime import date, datetime, time

from django.db import transaction
from django.dispatch import receiver
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django_tasks import task

from cards.rules.catalogue import card_sets
from decks.models import BansChecked, OwnDeck
from decks.rules.verdict import TRINITY_FORMATS
from decks.selectors import view_of
from drafts.bans import ban_lists, banned
from drafts.rules.bans import BanList
from drafts.signals import bans_changed
from tables.notices import seat_to_mail, send

Lists = tuple[BanList, ...]
Names = Mapping[str, list[str]]


@receiver(bans_changed)
def look_again(days: list[date], **_: object) -> None:
    """Have decks looked at now, and on every later day on which a list begins."""
    for day in days:
        begins = timezone.make_aware(datetime.combine(day, time()))
        due = check_decks.using(run_after=max(begins, timezone.now()))
        transaction.on_commit(lambda due=due: due.enqueue())


@task()
def check_decks() -> None:
    """Note which decks the lists broke since the last time, and have their owners told."""
    with transaction.atomic():
        lists = ban_lists()
        BansChecked.objects.get_or_create(pk=1)
        known = BansChecked.objects.select_for_update().get(pk=1)
        now = in_force(lists)
        broken = note_broken(known.names, now, lists)
        known.names = now
        known.save(update_fields=["names"])
        for owner, keys in broken.items():
            transaction.on_commit(lambda owner=owner, keys=keys: tell_owner.enqueue(owner, keys))


def in_force(lists: Lists) -> dict[str, list[str]]:
    """The names banned today in decks built from no draft, by format and set."""
    sets = (*card_sets(), "own")  # what is no official set is a player's own list
    return {
        f"{format} {key}": list(banned(format, key, lists=lists))
        for format in TRINITY_FORMATS
        for key in sets
    }


def note_broken(before: Names, now: Names, lists: Lists) -> dict[str, list[str]]:
    """Write down in each deck which names were newly forbidden it; the decks' keys by owner."""
    broken = dict[str, list[str]]()
    news = {scope: {*names} - {*before.get(scope, ())} for scope, names in now.items()}
    formats = {scope.split()[0] for scope, names in news.items() if names}
    rows = OwnDeck.objects.select_for_update().filter(bans__isnull=True, format__in=formats)
    for row in rows:
        names = news[f"{row.format} {row.set_key if row.set_key in card_sets() else 'own'}"]
        if names and (found := names & view_of(row, row.owner, lists).banned):
            row.broken_by = sorted({*row.broken_by, *found})
            OwnDeck.objects.filter(pk=row.pk).update(broken_by=row.broken_by)
            broken.setdefault(row.owner, []).append(row.key)
    return broken


@task()
def tell_owner(owner: str, keys: list[str]) -> None:
    """Mail an owner all the decks that were broken, if they are still, and if an address is known.

    On their pages they read it anyway.
    """
    rows = OwnDeck.objects.filter(owner=owner, key__in=keys)
    views = [view for row in rows if (view := view_of(row, owner)).broken]
    if views and (seat := seat_to_mail(owner)):
        subject = _("The banned list broke a deck of yours")
        send(seat, subject, "decks/mail/broken.txt", views=views)
