"""What a page may tell a player of their own cards and options, beside the view."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from battle.models import Battle
from battle.row import game_of
from battle.rules.engine.eyes import card_id, knows, number
from battle.rules.trinity.changes import changes
from battle.rules.trinity.game import Game
from battle.rules.trinity.lasting import lasting
from battle.rules.trinity.printed import key_of
from battle.rules.trinity.why import why_not
from battle.rules.trinity.zones import BATTLEFIELD, SHADOW
from cards.rules.card import Card
from cards.selectors import card_set
from tables.rules.refusal import Fault, Unknown


class Looked(Struct, frozen=True):
    """A card looked at closely: as printed, what changed it, and why it can't be used now.

    `card_id` is "" for a card that the viewer does not know.
    """

    card_id: str
    zone: str
    now: dict[str, Any] | None = None
    souls: Sequence[str] = ()
    changes: Sequence[dict[str, Any]] = ()
    reasons: Sequence[Fault] = ()
    set_shadow: bool = False


def lasting_options(row: Battle, mine: int) -> list[bool]:
    """Which options of the viewer's open choice end the free undo."""
    if row.ended_at is not None or mine < 0:
        return []
    pool = [key_of(card) for card in card_set(row.set_key).cards]
    return lasting(game_of(row), mine, pool)


def look_at(row: Battle, mine: int, shown: int) -> Looked:
    """The card of this number of the viewer's. Raises Unknown (battle.no-such-card)."""
    game = game_of(row)
    uid = next((uid for uid in visible(game, mine) if seen_as(game, mine, uid) == shown), -1)
    if uid < 0:
        raise Unknown(Fault("battle.no-such-card"))
    return looked(game, mine, uid)


def visible(game: Game, mine: int) -> list[int]:
    """The cards that lie somewhere in a place of their own for this viewer."""
    return [
        uid
        for uid in range(len(game.state.face))
        if knows(game, mine, uid) or game.state.zone[uid] == SHADOW
    ]


def seen_as(game: Game, mine: int, uid: int) -> int:
    """The number under which the viewer knows a card."""
    return number(game, mine, game.state.stay[uid])


def looked(game: Game, mine: int, uid: int) -> Looked:
    """What may be said of one card."""
    zone = game.state.zone[uid]
    if not knows(game, mine, uid):
        return Looked("", game.zones[zone].name)
    there = zone == BATTLEFIELD
    facts = game.facts
    return Looked(
        card_id=card_id(game, uid),
        zone=game.zones[zone].name,
        now={
            "power": facts.power(uid),
            "break": facts.break_(uid),
            "cost": facts.cost(uid),
            "auras": sorted(facts.auras(uid)),
        }
        if there
        else None,
        souls=[card_id(game, soul) for soul in game.live(uid).souls] if there else (),
        changes=changes(game, uid) if there else (),
        reasons=why_not(game, mine, uid) if mine >= 0 else (),
        set_shadow=zone == SHADOW and game.state.holder[uid] == mine,
    )


def named(library: Mapping[str, Card], card_id: str) -> Card:
    """A card that can be in the battle, by id. Raises Unknown (battle.no-such-card)."""
    if card_id not in library:
        raise Unknown(Fault("battle.no-such-card"))
    return library[card_id]
