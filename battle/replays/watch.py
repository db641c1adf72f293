"""What may be watched of a battle by its table's watch link, which opens no seat."""

from datetime import timedelta

from django.utils import timezone
from msgspec import Struct

from battle.models import Battle, Heard
from battle.replays.selectors import view_at
from battle.row import agreed, battle_of
from battle.selectors import WATCHES, Seen, look
from tables.rules.refusal import Fault, NotAllowed
from tables.selectors import watchable


class OpenHand(Struct, frozen=True):
    """The cards, by id, that a seat of the battle had in Hand."""

    seat: int
    cards: tuple[str, ...]


class Watched(Struct, frozen=True):
    """A battle as everybody at its table sees it.

    `hands` are those of all seats some minutes ago, where all players agreed to that; empty
    elsewhere.
    """

    seen: Seen
    hands: tuple[OpenHand, ...]


def watch(key: str, token: str, battle: int | None = None) -> Watched:
    """What whoever has the watch link may see, by default of the latest battle.

    Raises Unknown (tables.no-such-link, battle.no-such-battle), NotAllowed
    (battle.not-watchable).
    """
    table = watchable(key, token)
    row = battle_of(table, battle)
    if agreed(row).watch == "nobody":
        raise NotAllowed(Fault("battle.not-watchable"))
    return Watched(look(table, row, WATCHES, None), hands(row))


def hands(row: Battle) -> tuple[OpenHand, ...]:
    """What all seats had in Hand `delay` minutes ago, if hands are open; and nothing else."""
    agreement = agreed(row)
    if agreement.watch != "hands":
        return ()
    until = timezone.now() - timedelta(minutes=agreement.delay)
    latest = [row.heard.filter(seat=seat, at__lte=until).last() for seat in range(len(row.places))]
    return tuple(hand_at(row, one) for one in latest if one is not None)


def hand_at(row: Battle, news: Heard) -> OpenHand:
    """The Hand of a seat after its news."""
    zone = view_at(row, news.seat, news.number)["zones"][news.seat]["Hand"]
    return OpenHand(news.seat, tuple(card["card"] for card in zone["cards"]))
