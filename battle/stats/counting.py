"""Counting drafts and battles: each once, when it is over and nothing of it is secret any more.

Boards that somebody set up, battles played on from another, and records brought along are not
counted: nobody drafted for them.
"""

from collections import Counter
from hashlib import sha256

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models.signals import post_delete, post_save
from django.dispatch import receiver
from django_tasks import task

from battle.models import Battle
from battle.row import game_of, setup_of, sitting
from battle.rules.trinity.setup import Decks
from battle.stats.models import Fielded, Picked, PublicPlayer, Result
from drafts.models import TableDraft
from drafts.rules.log import picks
from drafts.rules.running import AnyDraft, load
from tables.signals import claimed, exported

PLAYED = ("plays", "set")
"""What the log says of a card that its owner brings into play."""


@receiver(post_save, sender=TableDraft)
def after_draft(instance: TableDraft, **_: object) -> None:
    """Count a draft as soon as everybody may read its picks."""
    if instance.table_id is not None and instance.ended_at and instance.logs_open:
        transaction.on_commit(lambda: count_draft.enqueue(instance.pk))


@receiver(post_save, sender=Battle)
def after_battle(instance: Battle, **_: object) -> None:
    """Count a battle between drafted decks when it has ended."""
    if instance.table_id is not None and instance.ended_at and instance.setup:
        transaction.on_commit(lambda: count_battle.enqueue(instance.pk))


@task()
def count_draft(pk: int) -> None:
    """Write down who picked what, unless it stands there."""
    with transaction.atomic():
        row = TableDraft.objects.select_for_update().get(pk=pk)
        if not row.picked.exists():
            Picked.objects.bulk_create(picked(row, load(row.state)))


def picked(row: TableDraft, draft: AnyDraft) -> list[Picked]:
    """A row for each card taken."""
    people = dict(row.table.seats.values_list("place", "person"))
    taken = picks(draft)
    bots = all(pick.by == "bot" for pick in taken)
    return [
        Picked(
            draft=row,
            seat=pick.seat,
            person="" if pick.by == "bot" else people[row.places[pick.seat]],
            card=card,
            at=pick.number,
            format=draft.setup.rules,
            bots=bots,
        )
        for pick in taken
        for card in pick.cards
    ]


@task()
def count_battle(pk: int) -> None:
    """Write down how each seat fared with which cards, unless it stands there."""
    with transaction.atomic():
        row = Battle.objects.select_for_update().get(pk=pk)
        if row.results.exists():
            return
        setup = setup_of(row)
        people = ["" if seat.bot else seat.person for seat in sitting(row.table, row)]
        turns = game_of(row).state.turn
        for seat, decks in enumerate(setup.decks):
            result = Result.objects.create(
                battle=row,
                seat=seat,
                person=people[seat],
                format=setup.format,
                deck=deck_name(decks.main, decks.life),
                won=None if row.winner is None else row.winner == seat,
                turns=turns,
                bots=not any(people),
                ended_at=row.ended_at,
            )
            Fielded.objects.bulk_create(fielded(result, decks, played_by(row, seat)))


def deck_name(main: tuple[str, ...], life: tuple[str, ...]) -> str:
    """A name of a deck, whatever the order of its cards; the Epic has no part in it."""
    text = "\n".join([*sorted(main), "", *sorted(life)])
    return sha256(text.encode()).hexdigest()


def played_by(row: Battle, seat: int) -> Counter[str]:
    """How often a seat brought each card into play, what was taken back left out."""
    undone = set(row.entries.filter(undone=True).values_list("number", flat=True))
    found: Counter[str] = Counter()
    for news in row.heard.filter(seat=seat).exclude(entry__in=undone).defer("changes"):
        for line in news.lines:
            if line["what"] in PLAYED and line["seat"] == seat:
                found.update(line["cards"])
    return found


def fielded(result: Result, decks: Decks, played: Counter[str]) -> list[Fielded]:
    """A row for each card of a seat's decks."""
    main, life = Counter(decks.main), Counter(decks.life)
    return [
        Fielded(
            result=result,
            card=card,
            main=main[card],
            life=life[card],
            epic=card == decks.epic,
            played=played[card],
        )
        for card in sorted({*main, *life, decks.epic})
    ]


def be_public(*, person: str, public: bool) -> None:
    """Show an account's figures to everybody, or to nobody else."""
    if public:
        PublicPlayer.objects.get_or_create(person=person)
    else:
        PublicPlayer.objects.filter(person=person).delete()


@receiver(claimed)
def take_results_over(guest: str, person: str, **_: object) -> None:
    """What a guest drafted and played counts for the account they log in to."""
    for rows in (Picked.objects, Result.objects):
        rows.filter(person=guest).update(person=person)


@receiver(exported)
def tell_of_results(person: str, **_: object) -> dict[str, object]:
    """How a person's battles ended."""
    rows = Result.objects.filter(person=person).values_list("ended_at", "format", "won", "turns")
    return {
        "results": [
            {"ended": ended.isoformat(), "format": format_, "won": won, "turns": turns}
            for ended, format_, won, turns in rows
        ]
    }


@receiver(post_delete, sender=User)
def forget(instance: User, **_: object) -> None:
    """What a deleted account drafted and played stays counted, but as nobody's."""
    person = f"user:{instance.pk}"
    for rows in (Picked.objects, Result.objects):
        rows.filter(person=person).update(person="")
    PublicPlayer.objects.filter(person=person).delete()
