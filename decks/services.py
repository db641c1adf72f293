"""Every change to decks: make one, lay its cards, say who may see it, copy it, delete it.

An edit names the revision it was made from. When the deck has moved on since, in another tab or on
another device, nothing is written over: the edit is refused (decks.changed) and the page says so.
"""

from collections.abc import Sequence
from typing import Any

from django.db import transaction
from msgspec.structs import replace

from cards.selectors import card_set
from decks.exchange.reading import Reading
from decks.models import OwnDeck
from decks.rules import laying
from decks.rules.deck import Deck, Place, move
from decks.rules.trinity import POOL
from decks.rules.verdict import TRINITY_FORMATS
from decks.selectors import deck_of, deck_view, suggestion, view_of
from drafts.asking import asked
from drafts.models import TableDraft
from drafts.selectors import box_view, readable_pack
from drafts.viewers import Viewer
from tables.rules.refusal import Conflict, Fault, NotAllowed, Param, Refusal, Unknown
from tables.tokens import hashed, new_token

MOST_DECKS = 200  # of one person
MOST_NAME, MOST_NOTES = 60, 4_000  # characters
DESCRIBED = ("name", "notes", "visibility", "format")


def create_deck(
    *, person: str, name: str, set_key: str, format: str = "box", form_key: str = ""
) -> OwnDeck:
    """An empty deck of a set. Raises Refusal with every impossible wish, each naming its field."""
    with asked("set"):
        card_set(set_key)
    return keep_deck(person, name, Deck(set=set_key), format=format, form_key=form_key)


def import_deck(
    *, person: str, name: str, format: str, reading: Reading, deck: Deck, form_key: str = ""
) -> OwnDeck:
    """A deck as a file gives it, its question answered: with any fault in the file, none.

    Raises Refusal with every fault of the reading.
    """
    if reading.faults:
        raise Refusal(*reading.faults)
    pool = None if reading.pool is None else list(reading.pool)
    source = OwnDeck.Source.NONE if pool is None else OwnDeck.Source.FILE
    return keep_deck(person, name, deck, format=format, form_key=form_key, pool=pool, source=source)


def deck_from_packs(
    *, viewer: Viewer, name: str, box_id: str, packs: Sequence[int], form_key: str = ""
) -> OwnDeck:
    """A deck of packs that the viewer may read: 39 cards are a pool, others a box to build from.

    Raises Unknown and NotAllowed as `drafts.selectors.readable_pack`.
    """
    box = box_view(box_id=box_id, viewer=viewer)
    chosen = [readable_pack(box, number) for number in dict.fromkeys(packs)]
    drawn = [card.id for pack in chosen for card in pack.cards]
    whole = len(drawn) == POOL
    return keep_deck(
        viewer.person,
        name,
        Deck(set=box.card_set.key, rest=tuple(drawn)),
        format=box.rules if whole else "box",
        form_key=form_key,
        pool=drawn if whole else None,
        source=OwnDeck.Source.PACKS if whole else OwnDeck.Source.NONE,
        bans=list(box.bans),
    )


@transaction.atomic
def build_drafted(
    *, person: str, name: str, draft: TableDraft, place: int, deck: Deck, bans: Sequence[str],
    format: str,
) -> OwnDeck:  # fmt: skip
    """The one deck of what a seat drafted, laid as `deck` when it is made.

    Whoever acts for the seat owns it, also from another device.
    """
    TableDraft.objects.select_for_update().get(pk=draft.pk)
    row = OwnDeck.objects.filter(draft=draft, place=place).first()
    if row is None:
        return keep_deck(
            person,
            name,
            deck,
            format=format,
            pool=[*deck.pool.elements()],
            source=OwnDeck.Source.DRAFT,
            bans=list(bans),
            draft=draft,
            place=place,
        )
    if row.owner != person:
        row.owner = person
        row.save(update_fields=["owner"])
    return row


@transaction.atomic
def lay_deck(*, person: str, key: str, revision: int, wanted: Deck) -> OwnDeck:
    """Lay the whole deck anew, as a page shows it: for moves, the Epic, undo and redo.

    Raises Conflict (decks.changed: revision, latest), and Refusal as `decks.rules.laying.lay`. The
    same cards laid the same way again change nothing, whatever the revision.
    """
    row = locked_deck(person, key)
    if _placed(deck_of(row)) == _placed(wanted):
        return row
    return _store(row, revision, wanted)


@transaction.atomic
def move_card(
    *, person: str, key: str, revision: int, card: str, source: Place, target: Place
) -> OwnDeck:
    """Move one copy of a card. Raises Refusal (decks.not-there) and as `lay_deck`."""
    row = locked_deck(person, key)
    _check_revision(row, revision)
    return _store(row, revision, move(deck_of(row), card, source, target))


@transaction.atomic
def add_card(*, person: str, key: str, revision: int, card: str, place: Place) -> OwnDeck:
    """Add a card of the set to a deck that has no pool. Raises Refusal as `lay_deck`."""
    row = locked_deck(person, key)
    return _store(row, revision, laying.add(deck_of(row), card, place))


@transaction.atomic
def take_out(*, person: str, key: str, revision: int, card: str, place: Place) -> OwnDeck:
    """Take a card out of the deck; one of a pool goes to the rest. Raises Refusal as `lay_deck`."""
    row = locked_deck(person, key)
    _check_revision(row, revision)
    return _store(row, revision, laying.take_out(deck_of(row), card, place))


@transaction.atomic
def choose_epic(*, person: str, key: str, revision: int, epic: str) -> OwnDeck:
    """Choose the Epic, in secret; none with "". Raises Refusal as `lay_deck`."""
    row = locked_deck(person, key)
    return _store(row, revision, replace(deck_of(row), epics=(epic,) if epic else ()))


@transaction.atomic
def suggest_build(*, person: str, key: str, revision: int) -> OwnDeck:
    """Lay the pool as a bot would, with an Epic. Raises Refusal (drafts.pool-not-whole)."""
    row = locked_deck(person, key)
    build, epic = suggestion(view_of(row, person))
    wanted = Deck(
        set=row.set_key,
        main=tuple(laid.card.id for laid in build.main),
        life=tuple(laid.card.id for laid in build.life),
        epics=(epic.card.id,) if epic else (),
    )
    return _store(row, revision, wanted)


@transaction.atomic
def undo(*, person: str, key: str, revision: int) -> OwnDeck:
    """Lay the deck as before the last edit; once more brings that edit back."""
    row = locked_deck(person, key)
    before = row.before or _placed(deck_of(row))
    return _store(row, revision, Deck(set=row.set_key, **{k: tuple(v) for k, v in before.items()}))


def described(row: OwnDeck) -> dict[str, str]:
    """What is said of a deck now, as `describe` takes it."""
    return {name: getattr(row, name) for name in DESCRIBED}


@transaction.atomic
def describe(
    *, person: str, key: str, name: str, notes: str, visibility: str, format: str
) -> OwnDeck:
    """Set what is said of a deck: name, notes, who may see it, and its format.

    Raises Refusal with every fault, each naming its field.
    """
    row = locked_deck(person, key)
    faults = _faults_of(name, format)
    if len(notes) > MOST_NOTES:
        faults.append(Fault("decks.long-notes", {"field": "notes", "most": MOST_NOTES}))
    if visibility not in OwnDeck.Visibility.values:
        faults.append(_unknown("visibility", visibility, OwnDeck.Visibility.values))
    if faults:
        raise Refusal(*faults)
    row.name, row.notes, row.visibility, row.format = name.strip(), notes, visibility, format
    row.save(update_fields=[*DESCRIBED, "changed_at"])
    return row


def copy_deck(*, person: str, key: str, name: str, form_key: str = "") -> OwnDeck:
    """A private deck of one's own that begins as another one lies, without its Epic and notes
    where that is somebody else's. Raises Unknown (decks.no-deck)."""
    view = deck_view(key=key, person=person)
    row = view.row
    known = {"pool": row.pool, "source": row.source} if view.mine else {}
    return keep_deck(
        person, name, view.deck, format=row.format, form_key=form_key, bans=row.bans, **known
    )


@transaction.atomic
def delete_deck(*, person: str, key: str) -> None:
    """Delete a deck for good. Raises Unknown (decks.no-deck), NotAllowed (decks.not-yours)."""
    locked_deck(person, key).delete()


def locked_deck(person: str, key: str) -> OwnDeck:
    """The deck, held for this transaction, which this person may change.

    Raises Unknown (decks.no-deck), NotAllowed (decks.not-yours).
    """
    row = OwnDeck.objects.select_for_update().filter(key=key).first()
    if row is None or (row.owner != person and row.visibility == OwnDeck.Visibility.PRIVATE):
        raise Unknown(Fault("decks.no-deck"))
    if row.owner != person:
        raise NotAllowed(Fault("decks.not-yours"))
    return row


def _check_revision(row: OwnDeck, revision: int) -> None:
    if revision != row.revision:
        raise Conflict(Fault("decks.changed", {"revision": revision, "latest": row.revision}))


def _store(row: OwnDeck, revision: int, wanted: Deck) -> OwnDeck:
    """Keep a deck as it is wanted, and how it was before."""
    _check_revision(row, revision)
    old = deck_of(row)
    deck = laying.lay(old, wanted, pool=row.pool, known=view_of(row, row.owner).known)
    row.before = _placed(old)
    for name, ids in _placed(deck).items():
        setattr(row, name, ids)
    row.revision += 1
    row.save(update_fields=["main", "life", "rest", "epics", "before", "revision", "changed_at"])
    return row


def _placed(deck: Deck) -> dict[str, list[str]]:
    """The cards of a deck as columns of its row."""
    return {
        "main": list(deck.main),
        "life": list(deck.life),
        "rest": list(deck.rest),
        "epics": list(deck.epics),
    }


@transaction.atomic
def keep_deck(
    person: str, name: str, deck: Deck, *, format: str, form_key: str = "", **more: Any
) -> OwnDeck:
    """A new row. The same form sent again answers the deck it made.

    Raises Refusal with every impossible wish, or decks.too-many-decks.
    """
    if faults := _faults_of(name, format):
        raise Refusal(*faults)
    once = hashed(form_key or new_token())
    rows = OwnDeck.objects.filter(owner=person)
    if made := rows.filter(once=once).first():
        return made
    if rows.count() >= MOST_DECKS:
        raise Refusal.of("decks.too-many-decks", most=MOST_DECKS)
    columns = {"name": name.strip(), "set_key": deck.set, "format": format, **_placed(deck), **more}
    return OwnDeck.objects.get_or_create(owner=person, once=once, defaults=columns)[0]


def faults_of_name(name: str) -> list[Fault]:
    """What is wrong with the name of a deck or of a version."""
    name = name.strip()
    if name and len(name) <= MOST_NAME and name.isprintable():
        return []
    return [Fault("decks.bad-name", {"field": "name", "most": MOST_NAME})]


def _faults_of(name: str, format: str) -> list[Fault]:
    """What is wrong with a name and a format."""
    faults = faults_of_name(name)
    if format not in TRINITY_FORMATS:
        faults.append(_unknown("format", format, TRINITY_FORMATS))
    return faults


def _unknown(field: str, value: str, known: Sequence[str]) -> Fault:
    params: dict[str, Param] = {"field": field, "value": value[:60], "known": [*map(str, known)]}
    return Fault("decks.unknown-choice", params)
