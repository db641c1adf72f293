"""The ways to play a card from the Hand: its Cost, and the special summons (10.3)."""

from collections.abc import Iterable
from itertools import product
from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option
from battle.rules.trinity.coverage import ask
from battle.rules.trinity.facts import ran_standing
from battle.rules.trinity.laid import Standing
from battle.rules.trinity.payment import NONE, Colors, can_pay, price
from battle.rules.trinity.text.tree import Ability, Clause
from battle.rules.trinity.zones import HAND

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


Shift = tuple[int, int]
"""A Unit used for Color Shift, and which of its colours it gives."""


def standing_for(game: "Game", seat: int, uid: int, ability: Ability, clause: Clause) -> Standing:
    """The "me" of a clause asked about a card in the Hand."""
    return Standing(seat, uid, game.state.stay[uid], 0, ability, clause)


def asked_of(game: "Game", seat: int, uid: int, ability: Ability) -> int:
    """The answer of the condition or number in the brackets of a special summon."""
    clause: Clause = ability.inner
    me = standing_for(game, seat, uid, ability, clause)
    return int(ask(game, me, clause))


def cost_in_hand(game: "Game", seat: int, uid: int) -> tuple[int, Colors]:
    """Rulebook 10.3: the Cost after Reduced or Zero Summon, and the Color Condition left."""
    card = game.cards[uid]
    if card.zero and asked_of(game, seat, uid, card.zero):
        return 0, NONE
    if card.reduced:
        cost = max(0, card.cost - asked_of(game, seat, uid, card.reduced))
        return price(cost, card.condition), card.condition
    return card.price


def shifters(game: "Game", seat: int) -> list[int]:
    """The Units with [Color Shift] a player may use up when paying a Summoning Cost."""
    cards = game.cards
    return [uid for uid in game.battlefield(seat) if cards[uid].color_shift and cards[uid].colors]


def with_shifts(game: "Game", seat: int, shifts: Iterable[Shift]) -> Colors:
    """The Color a player has when these Units are used for Color Shift."""
    colors = list(game.state.active[seat])
    for uid, color in shifts:
        ability = game.cards[uid].color_shift
        colors[color] += ability.n if ability else 0
    return tuple(colors)


def all_shifts(game: "Game", seat: int, chosen: tuple[Shift, ...] = ()) -> list[Colors]:
    """What a player could have with every Color Shift, for each choice of colours still open."""
    done = [uid for uid, _ in chosen]
    rest = [uid for uid in shifters(game, seat) if uid not in done]
    if not rest:
        return [with_shifts(game, seat, chosen)]
    shades = [[(uid, color) for color in game.cards[uid].colors] for uid in rest]
    return [with_shifts(game, seat, (*chosen, *shifts)) for shifts in product(*shades)]


def plays(game: "Game", seat: int) -> list[Option]:
    """Every way this player may play a card of their Hand now (7.3)."""
    cards = game.cards
    hand = [uid for uid in game.state.places[seat][HAND] if not cards[uid].card.shadow]
    holdings, plain = all_shifts(game, seat), [tuple(game.state.active[seat])]
    shinra = [uid for uid in hand if cards[uid].shinra]
    under = costs(game, materials(game, seat)) if shinra else []
    found: list[Option] = []
    for uid in hand:
        active = holdings if cards[uid].unit else plain
        found += ways_to_play(game, seat, uid, active, under)
    return found


def ways_to_play(
    game: "Game", seat: int, uid: int, active: list[Colors], under: list[int]
) -> list[Option]:
    """The ways to play a card.

    `active` is what may be had to pay with, `under` are the Costs of what may lie under a Shinra
    Summon.
    """
    card = game.cards[uid]
    handle = game.state.stay[uid]
    cost, condition = cost_in_hand(game, seat, uid)
    found = [Option("play", handle)] if any_pays(active, cost, condition) else []
    if card.surge and any_pays(active, price(card.surge.n, condition), condition):
        found.append(Option("surge", handle))
    if card.shinra and can_reach(under, card.shinra.n):
        found.append(Option("shinra", handle))
    return found


def any_pays(holdings: list[Colors], cost: int, condition: Colors) -> bool:
    """Whether any of these holdings pays a Cost."""
    return any(can_pay(active, cost, condition) for active in holdings)


def materials(game: "Game", seat: int) -> list[int]:
    """What may lie under a Shinra Summon: Units on the Battlefield, and what counts as such."""
    found = game.units(seat)
    for me in game.facts.touching("shinra"):
        if me.seat == seat:
            ran_standing(me)
            found = found + me.clause.home.do(game, me, "shinra", -1, *me.clause.args)
    return list(dict.fromkeys(found))


def costs(game: "Game", uids: list[int]) -> list[int]:
    """The Costs of cards, in their order."""
    return [game.facts.cost(uid) for uid in uids]


def can_reach(numbers: list[int], goal: int) -> bool:
    """Whether some of the numbers, at least one, add up to exactly the goal."""
    if not numbers or goal < 0:
        return False
    if goal == 0:
        return 0 in numbers
    reached = 1
    for number in numbers:
        reached |= reached << number
    return bool(reached >> goal & 1)


def can_finish(numbers: list[int], goal: int) -> bool:
    """Whether some of the numbers, or none, add up to exactly the goal."""
    return goal == 0 or can_reach(numbers, goal)
