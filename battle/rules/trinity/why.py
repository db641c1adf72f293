"""Why a card can't be used now: which rule says so, and what is missing.

Each answer asks the same functions that list what can be done, so the two never differ.
"""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from battle.rules.trinity import combat, main_phase, moving, shadows, summons
from battle.rules.trinity.combat import Attack
from battle.rules.trinity.main_phase import Main
from battle.rules.trinity.payment import Colors, price
from battle.rules.trinity.stack import Moment
from battle.rules.trinity.text.tree import Ability
from battle.rules.trinity.zones import BATTLEFIELD, GRAVEYARD, HAND, SHADOW
from cards.rules.card import COLORS
from tables.rules.refusal import Fault

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

MAIN_PHASES = ("main1", "main2")


def why_not(game: "Game", seat: int, uid: int) -> list[Fault]:
    """What stands in the way of using this card of a player; nothing where nothing does."""
    reasons = REASONS.get(game.state.zone[uid])
    if reasons is None or game.state.holder[uid] != seat or game.state.over:
        return []
    return list(reasons(game, seat, uid))


def in_hand(game: "Game", seat: int, uid: int) -> Iterator[Fault]:
    """7.3: a card of the Hand is played, set or discarded for Color in one's own Main Phases."""
    bars = list(outside_main(game, seat))
    yield from bars
    card = game.cards[uid]
    if not bars and card.card.shadow and not moving.shadow_room(game, seat):
        yield Fault("battle.why.shadow-full", {"most": moving.SHADOW_SLOTS})
    if not card.card.shadow:
        yield from unpayable(game, seat, uid)
    if not bars and game.state.charged:
        yield Fault("battle.why.charged")
    elif not bars and not card.colors:
        yield Fault("battle.why.colorless")


def outside_main(game: "Game", seat: int) -> Iterator[Fault]:
    """Whether this is another player's turn, another phase, or something else comes first."""
    state = game.state
    if state.turn_seat != seat:
        yield Fault("battle.why.not-your-turn", {"seat": state.turn_seat})
    elif state.phase not in MAIN_PHASES:
        yield Fault("battle.why.main-phase-only")
    elif not isinstance(state.agenda[-1], Main):
        yield Fault("battle.why.something-first")


def unpayable(game: "Game", seat: int, uid: int) -> Iterator[Fault]:
    """What the Cost lacks, unless a Surge or a Shinra Summon can be paid instead."""
    card = game.cards[uid]
    holdings = summons.all_shifts(game, seat) if card.unit else [active(game, seat)]
    under = summons.costs(game, summons.materials(game, seat))
    if summons.ways_to_play(game, seat, uid, holdings, under):
        return
    cost, condition = summons.cost_in_hand(game, seat, uid)
    yield from lacking(holdings, cost, condition)
    if card.surge:
        least = price(card.surge.n, condition)
        yield Fault("battle.why.surge", {"cost": least})
    if card.shinra:
        yield Fault("battle.why.shinra", {"cost": card.shinra.n})


def active(game: "Game", seat: int) -> Colors:
    """The Active Basic Color Cards of a player, by colour."""
    return tuple(game.state.active[seat])


def lacking(holdings: list[Colors], cost: int, condition: Colors) -> Iterator[Fault]:
    """How much Color is missing, and which colours the Color Condition still asks for."""
    held = max(holdings, key=sum)
    if sum(held) < cost:
        yield Fault("battle.why.cost", {"cost": cost, "active": sum(held)})
    short = [max(0, need - have) for need, have in zip(condition, held, strict=True)]
    for color, n in zip(COLORS, short, strict=True):
        if n:
            yield Fault("battle.why.condition", {"n": n, "color": color})


def on_battlefield(game: "Game", seat: int, uid: int) -> Iterator[Fault]:
    """8.1, 8.2 and 10.1: attacking, blocking, and the lines that are used."""
    card, top = game.cards[uid], game.state.agenda[-1]
    if card.unit and isinstance(top, Attack) and top.target == seat:
        yield from islice(combat.bars_to_block(game, top, uid), 1)
    elif card.unit:
        yield from not_attacking(game, seat, uid)
    yield from unusable(game, seat, uid, (*card.activated, *((card.equip,) if card.equip else ())))


def not_attacking(game: "Game", seat: int, uid: int) -> Iterator[Fault]:
    """8.1: what keeps a Unit from it; and it is done in one's own Combat Phase."""
    state = game.state
    if state.turn_seat != seat:
        yield Fault("battle.why.attack-turn", {"seat": state.turn_seat})
    elif state.phase != "combat":
        yield Fault("battle.why.attack-phase")
    yield from combat.bars_to_attack(game, uid)


def unusable(game: "Game", seat: int, uid: int, lines: tuple[Ability, ...]) -> Iterator[Fault]:
    """What keeps each of a card's lines from being used in one's own Main Phase."""
    if lines:
        yield from outside_main(game, seat)
    for ability in lines:
        yield from islice(main_phase.bars_to_use(game, seat, uid, ability), 1)


def in_graveyard(game: "Game", seat: int, uid: int) -> Iterator[Fault]:
    """10.1: [Graveyard Activate]."""
    yield from unusable(game, seat, uid, game.cards[uid].buried)


def face_down(game: "Game", seat: int, uid: int) -> Iterator[Fault]:
    """9.3: a Shadow waits for its Condition; R33: a card without one is never used."""
    card, top = game.cards[uid], game.state.agenda[-1]
    if card.shadow is None:
        yield Fault("battle.why.no-shadow")
    elif not isinstance(top, Moment) or not shadows.usable(game, seat, uid, top.events):
        yield Fault("battle.why.shadow-waits", {"line": card.shadow.text})


REASONS = {HAND: in_hand, BATTLEFIELD: on_battlefield, GRAVEYARD: in_graveyard, SHADOW: face_down}
