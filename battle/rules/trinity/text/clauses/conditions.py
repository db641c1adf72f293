"""Conditions, in bands and inside effects (10.4, 9.4)."""

from typing import TYPE_CHECKING

from battle.rules.engine.state import ROOM
from battle.rules.trinity import targets
from battle.rules.trinity.battling import battle_going_on
from battle.rules.trinity.combat import attack_going_on
from battle.rules.trinity.facts import KIND_BITS
from battle.rules.trinity.targets import Me
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import condition
from battle.rules.trinity.walls import at_disadvantage
from battle.rules.trinity.zones import GAINED, SHADOW

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@condition("<Overdrive <n>>")
def overdrive(game: "Game", me: Me, n: int) -> bool:
    """Rulebook 10.4: n or more Gained Life; R17: or counted as met."""
    if len(game.state.places[me.seat][GAINED]) >= n:
        return True
    if not game.here(me.source) or me.uid not in game.state.live:
        return False
    seat = game.state.holder[me.uid]
    kinds = ["overdrive-cards"] + ["overdrive-units"] * game.cards[me.uid].unit
    return any(game.facts.says_player(kind, seat) for kind in kinds)


@condition("<Overcount <n>>")
def overcount(game: "Game", me: Me, n: int) -> bool:
    """Rulebook 10.4: n or more Trinity Counters in your Reserve."""
    return bool(game.state.counters[me.seat] >= n)


@condition("<Overcount <n>> and this is during a battle")
def overcount_in_battle(game: "Game", me: Me, n: int) -> bool:
    """TD-02 C 075."""
    return overcount(game, me, n) and battle_going_on(game) is not None


@condition("<Requiem <n>>")
def requiem(game: "Game", me: Me, n: int) -> bool:
    """Rulebook 10.4: Units sent from any Battlefield to the Graveyard this turn."""
    return units_sent(game) >= n


def units_sent(game: "Game") -> int:
    """How many Units were sent from the Battlefield to the Graveyard this turn."""
    return len(game.state.sent) + game.state.also_sent


@condition("fewer than <n> Unit(s) were sent from the Battlefield to the Graveyard this turn")
def fewer_sent(game: "Game", me: Me, n: int) -> bool:
    """TD-02 R 020."""
    return units_sent(game) < n


@condition("this is during a Burst Check")
def during_burst_check(game: "Game", me: Me) -> bool:
    """R30."""
    return bool(me.burst)


@condition("there are <n> or more cards on the Battlefield")
def many_on_battlefield(game: "Game", me: Me, n: int) -> bool:
    """All players' cards."""
    return sum(len(game.battlefield(seat)) for seat in game.seats()) >= n


@condition("this Unit attacks a Disadvantage Wall")
def attacks_disadvantage(game: "Game", me: Me) -> bool:
    """TD-02 R 017: the attacking player's Disadvantage Wall."""
    attack = attack_going_on(game)
    return attack is not None and attack.wall in at_disadvantage(game, me.seat)


@condition("this Unit has Souls")
def has_souls(game: "Game", me: Me) -> bool:
    """A card under it."""
    return bool(targets.souls_of_this(game, me))


@condition("this Unit has an Equip")
def has_equip(game: "Game", me: Me) -> bool:
    """Rulebook 10.5."""
    return bool(game.facts.equips(me.uid))


@condition("this Unit's Power is <n> or more")
def has_power(game: "Game", me: Me, n: int) -> bool:
    """Rulebook 9.1: not once it has left the Battlefield."""
    return game.here(me.source) and game.facts.power(me.uid) >= n


@condition("this card had Souls when it was destroyed")
def had_souls(game: "Game", me: Me) -> bool:
    """TD-02 R 014."""
    return me.cause is not None and bool(me.cause.was & KIND_BITS["Souls"])


@condition("this card was summoned from your Hand")
def from_hand(game: "Game", me: Me) -> bool:
    """TD-02 R 008."""
    live = targets.carried(game, me)
    return live is not None and live.from_hand


@condition("you have <n> or fewer Trinity Counters in your Reserve")
def few_counters(game: "Game", me: Me, n: int) -> bool:
    """TD-01 R 020."""
    return bool(game.state.counters[me.seat] <= n)


@condition("you have a <cards>", "you have an <cards>")
def you_have(game: "Game", me: Me, cards: Filter) -> bool:
    """One at least."""
    return any(game.state.holder[uid] == me.seat for uid in targets.candidates(game, me, cards))


@condition("you have <n> card(s) in your Shadow Zone")
def shadow_zone_holds(game: "Game", me: Me, n: int) -> bool:
    """Of any kind."""
    return len(game.state.places[me.seat][SHADOW]) >= n


@condition("you have <n> or more <cards>")
def you_have_many(game: "Game", me: Me, n: int, cards: Filter) -> bool:
    """That many."""
    return len(targets.candidates(game, me, cards)) >= n


@condition("a Burst was used this turn")
def burst_used(game: "Game", me: Me) -> bool:
    """TD-01 LEG 06."""
    return game.state.bursts > 0


@condition("it is a Unit")
def it_is_unit(game: "Game", me: Me) -> bool:
    """What was named last."""
    return any("Unit" in game.facts.kinds(handle % ROOM) for handle in me.it)


@condition("it is an Equip")
def it_is_equip(game: "Game", me: Me) -> bool:
    """What was named last."""
    return any("Equip" in game.facts.kinds(handle % ROOM) for handle in me.it)


@condition("<n> or more cards were returned this way")
def many_returned(game: "Game", me: Me, n: int) -> bool:
    """TD-02 U 048."""
    return len(me.ways("returned")) >= n


@condition("the card sent this way is <color>")
def sent_is_color(game: "Game", me: Me, color: str) -> bool:
    """TD-01 X01."""
    return any(color in game.cards[h % ROOM].card.color for h in me.ways("sent"))


@condition("the card put into the Soul this way has Cost <n> or less")
def souled_is_cheap(game: "Game", me: Me, n: int) -> bool:
    """TD-02 X04."""
    return any(game.facts.cost(h % ROOM) <= n for h in me.ways("souled"))


@condition("your number of Trinity Counters did not increase this way")
def no_increase(game: "Game", me: Me) -> bool:
    """TD-01 C 093."""
    return not me.ways("increased")
