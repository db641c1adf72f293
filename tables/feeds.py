"""Feeds of a person's open turns: who has one, and what it tells."""

from collections.abc import Iterable

from django.db import transaction
from django.db.models import F, Q
from django.utils import timezone

from tables.models import Feed, Seat
from tables.rules.refusal import Fault, Unknown
from tables.tokens import hashed, new_token


@transaction.atomic
def make(*, person: str, seats: Iterable[Seat], language: str) -> str:
    """The secret of a feed of these seats and of all that come later; an older one opens nothing
    more. The secret is stored nowhere."""
    token = new_token()
    kept = {
        "token_hash": hashed(token),
        "held": {str(seat.pk): seat.token_hash for seat in seats},
        "language": language,
        "made_at": timezone.now(),
    }
    Feed.objects.update_or_create(person=person, defaults=kept)
    return token


def stop(*, person: str) -> None:
    """No more feed: its address opens nothing."""
    Feed.objects.filter(person=person).delete()


@transaction.atomic
def follow(*, person: str, seat: Seat) -> None:
    """Let a person's feed, if there is one, tell of one more seat that they have just proven."""
    feed = Feed.objects.select_for_update().filter(person=person).first()
    if feed is not None:
        feed.held[str(seat.pk)] = seat.token_hash
        feed.save(update_fields=["held"])


def hand_over(*, guest: str, person: str) -> None:
    """A guest's feed goes on as the account's, unless the account has one of its own."""
    if not Feed.objects.filter(person=person).exists():
        Feed.objects.filter(person=guest).update(person=person)


def feed_of(person: str) -> Feed | None:
    """The feed of a person, if they have one."""
    return Feed.objects.filter(person=person).first()


def feed_by_token(token: str) -> Feed:
    """The feed behind an address. Raises Unknown (tables.no-such-feed)."""
    feed = Feed.objects.filter(token_hash=hashed(token)).first()
    if feed is None:
        raise Unknown(Fault("tables.no-such-feed"))
    return feed


def open_turns(feed: Feed) -> list[Seat]:
    """The seats of a feed that are waited for, the earliest deadline first."""
    may = Q(pk__in=feed.held)
    if feed.person.startswith("user:"):
        may |= Q(person=feed.person)
    seats = Seat.objects.select_related("table").filter(may, left_at=None, table__paused_at=None)
    waited = seats.exclude(turn="").order_by(F("turn_due").asc(nulls_last=True), "pk")
    return [seat for seat in waited if is_theirs(feed, seat)]


def is_theirs(feed: Feed, seat: Seat) -> bool:
    """Whether a feed may tell of a seat: its account owns it, or the secret it was proven by holds.

    A guest's name on a seat proves nothing: the seat's secret may have been made anew.
    """
    owned = feed.person.startswith("user:") and seat.person == feed.person
    return owned or feed.held.get(str(seat.pk)) == seat.token_hash
