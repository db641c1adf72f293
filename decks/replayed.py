"""From the log of a draft to a deck of a pool in it: looked up, never taken from a page or file."""

from decks.drafted import drafted_by
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.rules.trinity import POOL
from decks.services import build_drafted, keep_deck
from drafts.selectors import find_box
from drafts.table.logs import LogView
from tables.rules.refusal import Conflict, Fault


def deck_of_pool(*, person: str, log: LogView, seat: int, name: str, form_key: str = "") -> OwnDeck:
    """A new deck of a pool that the viewer of this log may read, for themselves.

    What their own seat drafted has one deck, which is made or opened. Raises Unknown
    (drafts.no-seat), NotAllowed (drafts.log-closed), Conflict (decks.not-over: size).
    """
    pool = log.pool(seat)
    if not log.draft.over:
        raise Conflict(Fault("decks.not-over", {"size": POOL}))
    if log.mine is not None and seat == log.viewer:
        drafted = drafted_by(log.mine, log.row)
        return build_drafted(
            person=person,
            name=name,
            draft=log.row,
            place=log.mine.place,
            deck=drafted.deck,
            format=drafted.format,
            bans=drafted.bans,
        )
    ids = [card.id for card in pool]
    return keep_deck(
        person,
        name,
        Deck(set=log.draft.setup.set, rest=tuple(ids)),
        format=log.draft.setup.rules,
        form_key=form_key,
        pool=ids,
        source=OwnDeck.Source.DRAFT if log.row.box else OwnDeck.Source.FILE,
        bans=list(find_box(log.row.box).bans) if log.row.box else None,
    )
