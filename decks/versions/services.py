"""Keeping versions of a deck, and laying it as one of them again."""

from django.db import transaction
from django.db.models import Max

from decks import services
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.selectors import deck_of, deck_to_edit
from decks.versions.models import DeckVersion
from decks.versions.selectors import find_version, version_deck
from tables.rules.refusal import Conflict, Fault, Refusal

MOST_VERSIONS = 50  # of one deck
Why = DeckVersion.Why


@transaction.atomic
def keep_version(*, person: str, key: str, revision: int, name: str) -> DeckVersion:
    """Keep the deck as it lies at this revision, under a name.

    Raises Conflict (decks.changed-since), Refusal (decks.bad-name, decks.too-many-versions), and as
    `decks.services.locked_deck`.
    """
    row = services.locked_deck(person, key)
    if row.revision != revision:
        raise Conflict(Fault("decks.changed-since", {"revision": revision, "latest": row.revision}))
    if faults := services.faults_of_name(name):
        raise Refusal(*faults)
    if row.versions.count() >= MOST_VERSIONS:
        raise Refusal.of("decks.too-many-versions", most=MOST_VERSIONS)
    return keep(row, deck_of(row), name.strip(), Why.NAMED)


def keep(row: OwnDeck, deck: Deck, name: str, why: DeckVersion.Why) -> DeckVersion:
    """Keep a deck, as it lies or as it was registered, in the caller's transaction.

    One that is registered again as it was kept last is kept once.
    """
    last = row.versions.first()
    main, life, epics = list(deck.main), list(deck.life), list(deck.epics)
    if why == Why.REGISTERED and last and (main, life, epics) == (last.main, last.life, last.epics):
        return last
    number = (row.versions.aggregate(last=Max("number"))["last"] or 0) + 1
    version = DeckVersion.objects.create(
        deck=row,
        number=number,
        name=name[: services.MOST_NAME],
        why=why,
        main=main,
        life=life,
        epics=epics,
    )
    _forget_registered(row)
    return version


def lay_version(*, person: str, key: str, revision: int, number: int) -> OwnDeck:
    """Lay the deck as it was in a version. Raises Unknown (decks.no-version), and as
    `decks.services.lay_deck`."""
    view = deck_to_edit(key=key, person=person)
    old = version_deck(find_version(view, number))
    wanted = Deck(set=view.deck.set, main=old.main, life=old.life, epics=old.epics)
    return services.lay_deck(person=person, key=key, revision=revision, wanted=wanted)


@transaction.atomic
def forget_version(*, person: str, key: str, number: int) -> None:
    """Delete a version. Raises Unknown (decks.no-version)."""
    find_version(deck_to_edit(key=key, person=person), number).delete()


def _forget_registered(row: OwnDeck) -> None:
    """Of a deck that is registered often, the oldest such versions make room."""
    kept = row.versions.filter(why=Why.REGISTERED).values_list("pk", flat=True)[:MOST_VERSIONS]
    row.versions.filter(why=Why.REGISTERED).exclude(pk__in=list(kept)).delete()
