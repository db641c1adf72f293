"""From a table's draft to the deck of what a seat drafted: looked up, never taken from a file."""

from collections.abc import Sequence
from dataclasses import dataclass

from cards.rules.card import Card
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.rules.trinity import POOL
from decks.stage.models import Registration
from drafts.rules.moves import Kept
from drafts.selectors import find_box
from drafts.table.models import TableDraft
from drafts.table.selectors import latest, of_seat
from tables.models import Seat
from tables.rules.refusal import Conflict, Fault


@dataclass(frozen=True)
class Drafted:
    """What a seat drafted, laid as it was registered, or as the player sorted it while drafting.

    `format` and `bans` are those of the draft's box; `row` is the deck, where one is begun.
    """

    seat: Seat
    draft: TableDraft
    deck: Deck
    cards: Sequence[Card]
    format: str
    bans: Sequence[str]
    row: OwnDeck | None


def drafted_by(seat: Seat, draft: TableDraft | None = None) -> Drafted:
    """What this seat took in its table's last draft, or in one before.

    The seat comes from `tables.selectors.acting_seat`, which has checked who asks. Raises Conflict
    (drafts.not-running, decks.not-over: size).
    """
    draft = draft or latest(seat.table)
    view = of_seat(seat, draft)
    if not view.view.over or view.view.pool is None:
        raise Conflict(Fault("decks.not-over", {"size": POOL}))
    there = Registration.objects.filter(stage__draft=draft, place=seat.place).first()
    return Drafted(
        seat=seat,
        draft=draft,
        deck=there.laid if there else _sorted(view.view.set, view.view.pool),
        cards=[view.cards[kept.card] for kept in view.view.pool],
        format=view.view.rules,
        bans=find_box(draft.box).bans,
        row=OwnDeck.objects.filter(draft=draft, place=seat.place).first(),
    )


def _sorted(set_key: str, pool: Sequence[Kept]) -> Deck:
    zones = {"main": "main", "life": "life", "maybe": "rest", "unsorted": "rest"}
    places: dict[str, list[str]] = {"main": [], "life": [], "rest": []}
    for kept in pool:
        places[zones[kept.zone]].append(kept.card)
    return Deck(set=set_key, **{place: tuple(ids) for place, ids in places.items()})
