"""What may be watched of a draft by its watch link, which opens no seat."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils import timezone

from cards.rules.card import Card
from drafts.rules.log import record, replay
from drafts.rules.running import AnyDraft, load
from drafts.table.models import TableDraft
from drafts.table.play import cards_of, wishes_of
from drafts.table.present import Somebody, by_color
from drafts.table.selectors import DraftView, draft_view, latest
from tables.rules.refusal import Fault, NotAllowed, Unknown
from tables.selectors import watchable


@dataclass(frozen=True)
class OpenSeat:
    """A seat with its cards laid open: what it takes from, and what it took."""

    who: Somebody
    hand: Sequence[Card]
    pool: Sequence[Card]


@dataclass(frozen=True)
class WatchView:
    """A draft as a watcher sees it: `seats` are open hands, empty where the host shows none.

    `on` is what the live updates of this page are called. A draft that is shown late moves at other
    times than they tell of.
    """

    draft: DraftView
    seats: Sequence[OpenSeat]
    on: str

    @property
    def is_late(self) -> bool:
        """Whether what is shown lies some minutes back."""
        return bool(self.seats)


def watch(key: str, token: str) -> WatchView:
    """What the host lets whoever has the watch link see.

    Raises Unknown (tables.no-such-link), NotAllowed (drafts.not-watchable), Conflict
    (drafts.not-running) before the first draft.
    """
    table, on = watchable(key, token), f"{key}.{token}"
    if not table.settings:
        raise Unknown(Fault("tables.no-such-link"))
    wishes = wishes_of(table)
    if wishes.watch == "nobody":
        raise NotAllowed(Fault("drafts.not-watchable"))
    row = latest(table)
    draft = load(row.state)
    if wishes.watch == "table":
        return WatchView(draft_view(row, draft, None, None), (), on)
    late = delayed(row, draft, wishes.delay)
    view = draft_view(row, late, None, None)
    return WatchView(view, [open_seat(late, one) for one in view.people], on)


def delayed(row: TableDraft, draft: AnyDraft, minutes: int) -> AnyDraft:
    """The draft as it was so many minutes ago, made again from its log."""
    until = timezone.now().timestamp() - 60 * minutes
    return replay(record(draft), sum(at <= until for at in row.times))


def open_seat(draft: AnyDraft, who: Somebody) -> OpenSeat:
    """A seat of a draft with open cards. Not for players."""
    cards, hand = cards_of(draft), draft.hand(who.place.seat)
    pool = [cards[kept.card] for kept in draft.pools[who.place.seat]]
    return OpenSeat(
        who=who,
        hand=[cards[id] for id in hand.cards] if hand else [],
        pool=sorted(pool, key=by_color),
    )
