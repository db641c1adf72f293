"""Which bans hold: the one place that box, draft, odds, verdict and pages ask."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from django.utils import timezone

from cards.rules.card import Card, CardSet
from cards.rules.catalogue import card_sets
from drafts.models import BannedList
from drafts.rules.bans import (
    STATES,
    BanList,
    Standing,
    State,
    Under,
    banned_on,
    built_in,
    standings,
)
from drafts.words import BAN_REASONS


@dataclass(frozen=True)
class BansShown:
    """A list as the page shows it: how it stands, its set (None for all), and its cards.

    Of each card every printing stands there, the official ones.
    """

    standing: Standing
    card_set: CardSet | None
    cards: Mapping[str, Sequence[Card]]

    @property
    def reason(self) -> str:
        """Why the list is as it is, in words."""
        return str(BAN_REASONS.get(self.ban_list.reason, self.ban_list.reason))

    @property
    def ruling(self) -> str:
        """The id of the ruling that is the reason; "" where none is."""
        return self.ban_list.reason if self.ban_list.reason in BAN_REASONS else ""

    @property
    def ban_list(self) -> BanList:
        """The list itself."""
        return self.standing.ban_list


def ban_lists() -> tuple[BanList, ...]:
    """Every list of this site: those it comes with, and those its owner added."""
    rows = BannedList.objects.all()
    return (*built_in(), *map(as_list, rows))


def as_list(row: BannedList) -> BanList:
    """A row as the rules know it."""
    return BanList(
        rules=row.rules or None,  # type: ignore[arg-type]
        set=row.set_key or None,
        since=row.since,
        cards=tuple(row.cards),
        reason=row.reason,
    )


def banned(
    rules: Under,
    set_key: str,
    day: date | None = None,
    lists: Iterable[BanList] | None = None,
) -> tuple[str, ...]:
    """The names banned under these rules in a set, today or on another day.

    `lists` are those of `ban_lists`, for whoever asks for many decks at once.
    """
    official = set_key if set_key in card_sets() else None
    known = ban_lists() if lists is None else lists
    return banned_on(day or timezone.localdate(), rules, official, known)


def bans_by_state() -> dict[State, list[BansShown]]:
    """The lists as they stand today: in force, coming, and past ones latest first."""
    found = standings(timezone.localdate(), ban_lists())
    by_state = {each: [shown(one) for one in found if one.state == each] for each in STATES}
    by_state["past"].reverse()
    return by_state


def bans_shown() -> list[BansShown]:
    """The same lists one after another."""
    return [one for lists in bans_by_state().values() for one in lists]


def shown(standing: Standing) -> BansShown:
    """A list with its cards."""
    sets = card_sets()
    printed = {card.id: card for one in sets.values() for card in one.cards}.values()
    named = {name: [c for c in printed if c.name == name] for name in standing.ban_list.cards}
    return BansShown(standing, sets.get(standing.ban_list.set or ""), named)
