"""What may be read of players' own lists: by their unguessable key, and by their owner."""

import re
from collections.abc import Iterable
from pathlib import Path

from django.db.models import OuterRef, QuerySet, Subquery

from cards.models import OwnList, OwnListVersion
from cards.rules import catalogue
from cards.rules.card import CardSet
from cards.rules.lists.names import Known
from cards.rules.lists.read import read_list
from cards.rules.lists.reading import Entry, Format, Reading
from cards.rules.lists.saved import kept_entries, set_of
from tables.rules.refusal import Fault, NotAllowed, Unknown

KEY = re.compile(r"[\w-]{22}", re.ASCII)
SET_KEY = re.compile(r"list-([\w-]{22})-([1-9][0-9]{0,8})", re.ASCII)
EXAMPLES = Path(__file__).parent / "data" / "examples"
EXAMPLE_FILES: dict[Format, str] = {
    "toml": "example.toml",
    "csv": "example.csv",
    "text": "example.txt",
}


def list_set(set_key: str) -> CardSet:
    """The cards of one version of a list, by the key of that set; of a deleted list too.

    Raises Unknown (lists.no-list).
    """
    found = SET_KEY.fullmatch(set_key)
    rows = OwnListVersion.objects.select_related("own_list")
    version = found and rows.filter(own_list__key=found[1], number=found[2]).first()
    if not version:
        raise Unknown(Fault("lists.no-list"))
    return set_of_version(version)


def set_of_version(version: OwnListVersion) -> CardSet:
    """The cards of a version, its own ones under numbers that no other set has."""
    code = version.own_list.code
    return set_of(entries_of(version), key=version.set_key, code=code, name=version.name)


def entries_of(version: OwnListVersion) -> tuple[Entry, ...]:
    """The cards of a version and their counts, its own ones under the list's numbering."""
    return kept_entries(version.cards, catalogue.cards_by_id())


def version_of(key: str, number: int | None = None) -> OwnListVersion:
    """A version of a list, the latest unless a number is given. Raises Unknown (lists.no-list)."""
    rows = OwnListVersion.objects.select_related("own_list")
    rows = rows.filter(own_list__key=key, own_list__deleted_at=None)
    rows = rows if number is None else rows.filter(number=number)
    version = rows.first() if KEY.fullmatch(key) else None
    if version is None:
        raise Unknown(Fault("lists.no-list"))
    return version


def version_to_edit(person: str, key: str) -> OwnListVersion:
    """The latest version with its text, for its owner alone.

    Raises Unknown (lists.no-list) or NotAllowed (lists.not-yours).
    """
    version = version_of(key)
    if version.own_list.owner != person:
        raise NotAllowed(Fault("lists.not-yours"))
    return version


def versions_of(own_list: OwnList) -> QuerySet[OwnListVersion]:
    """Every version of a list, the latest first, without the texts."""
    return own_list.versions.select_related("own_list").defer("source")


def lists_of(person: str) -> QuerySet[OwnListVersion]:
    """A person's lists, each in its latest version; the one saved last comes first."""
    latest = OwnListVersion.objects.filter(own_list=OuterRef("own_list")).values("pk")[:1]
    rows = OwnListVersion.objects.select_related("own_list").defer("source")
    rows = rows.filter(own_list__owner=person, own_list__deleted_at=None)
    return rows.filter(pk=Subquery(latest)).order_by("-created_at", "-pk")


def read_text(
    *,
    text: str,
    format: Format | None = None,
    base: str = "",
    before: OwnListVersion | None = None,
) -> Reading:
    """What a text says, saving nothing. Raises TooLarge (lists.too-large).

    `base` is the key of the official set that names are read against; both when it is empty.
    `before` is the version being edited: its own cards may be named, too.
    """
    sets = catalogue.card_sets()
    chosen = [sets[base]] if base in sets else list(sets.values())
    own = [entry.card for entry in (entries_of(before) if before else ()) if entry.own]
    others = _without(sets.values(), chosen)
    return read_list(text, Known(chosen, own, others), format)


def _without(sets: Iterable[CardSet], chosen: list[CardSet]) -> list[CardSet]:
    return [card_set for card_set in sets if card_set not in chosen]


def example(format: Format) -> str:
    """A small list to try a format with, which reads without faults."""
    return (EXAMPLES / EXAMPLE_FILES[format]).read_text(encoding="utf-8")
