"""Every write to players' own lists: keyword arguments, one transaction, all or nothing."""

import hashlib

from django.db import transaction
from django.utils import timezone

from cards.list_selectors import read_text, version_of
from cards.models import OwnList, OwnListVersion
from cards.rules.lists.limits import MOST_NAME
from cards.rules.lists.own_card import words
from cards.rules.lists.read import lined
from cards.rules.lists.reading import Format, Reading
from cards.rules.lists.saved import keep
from tables.rules.refusal import Conflict, Fault, NotAllowed, Refusal, Unknown
from tables.tokens import new_token

MOST_LISTS = 100  # of one person


@transaction.atomic
def create_list(
    *,
    person: str,
    name: str,
    text: str,
    format: Format | None = None,
    base: str = "",
    form_key: str = "",
) -> OwnListVersion:
    """Save a new list, its first version. The same form sent again answers the list it made.

    Raises Refusal with every fault of text and name, or lists.too-many-lists.
    """
    reading = _read(text, name, format, base, None)
    once = _mark(form_key or new_token(), name, text)
    made_before = OwnList.objects.filter(owner=person, deleted_at=None)
    if not made_before.filter(once=once).exists() and made_before.count() >= MOST_LISTS:
        raise Refusal.of("lists.too-many-lists", most=MOST_LISTS)
    own_list, is_new = OwnList.objects.get_or_create(owner=person, once=once)
    if not is_new:
        return version_of(own_list.key)
    return _add_version(own_list, 1, reading, name=name, text=text, base=base)


@transaction.atomic
def edit_list(
    *,
    person: str,
    key: str,
    version: int,
    name: str,
    text: str,
    format: Format | None = None,
    base: str = "",
) -> OwnListVersion:
    """Save a new version of a list, made from `version`. The same edit again changes nothing.

    Raises Unknown (lists.no-list), NotAllowed (lists.not-yours), Conflict (lists.changed: a newer
    version is there) or Refusal with every fault of text and name.
    """
    own_list = _locked(person, key)
    latest = version_of(key)
    reading = _read(text, name, format, base, latest)
    entered = (name.strip(), lined(text), base)
    if entered == (latest.name, latest.source, latest.base) and reading.format == latest.format:
        return latest
    if version != latest.number:
        raise Conflict(Fault("lists.changed", {"version": version, "latest": latest.number}))
    return _add_version(own_list, latest.number + 1, reading, name=name, text=text, base=base)


@transaction.atomic
def delete_list(*, person: str, key: str) -> None:
    """Take a list from its owner's pages, with the texts; what was made from it keeps its cards.

    Raises Unknown (lists.no-list) or NotAllowed (lists.not-yours).
    """
    own_list = _locked(person, key)
    own_list.deleted_at = timezone.now()
    own_list.save(update_fields=["deleted_at"])
    own_list.versions.update(source="")


def _locked(person: str, key: str) -> OwnList:
    """The list, held for this transaction, which this person may change."""
    own_list = OwnList.objects.select_for_update().filter(key=key, deleted_at=None).first()
    if own_list is None:
        raise Unknown(Fault("lists.no-list"))
    if own_list.owner != person:
        raise NotAllowed(Fault("lists.not-yours"))
    return own_list


def _read(
    text: str, name: str, format: Format | None, base: str, before: OwnListVersion | None
) -> Reading:
    """What is to be saved. Raises Refusal with every fault, each naming its field."""
    faults = [Fault("lists.bad-name", {"field": "name", "most": MOST_NAME})]
    named = words(MOST_NAME, least=1)(name.strip()) is None
    reading = read_text(text=text, format=format, base=base, before=before)
    wrong = [Fault(fault.code, {"field": "text", **fault.params}) for fault in reading.faults]
    if wrong or not named:
        raise Refusal(*([] if named else faults), *wrong)
    return reading


def _mark(form_key: str, name: str, text: str) -> str:
    """One mark for one form as it was sent: changed and sent again, it makes another list."""
    return hashlib.sha256("\0".join((form_key, name, text)).encode()).hexdigest()


def _add_version(
    own_list: OwnList, number: int, reading: Reading, *, name: str, text: str, base: str
) -> OwnListVersion:
    return OwnListVersion.objects.create(
        own_list=own_list,
        number=number,
        name=name.strip(),
        format=reading.format,
        base=base,
        source=lined(text),
        cards=keep(reading.entries),
    )
