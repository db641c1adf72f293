"""Numbers: formulas in braces, and what can be counted ("for each ...")."""

from typing import TYPE_CHECKING, Any

from battle.rules.engine.state import ROOM
from battle.rules.trinity import resources, targets
from battle.rules.trinity.coverage import ask, ran
from battle.rules.trinity.targets import Me
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import count, number
from battle.rules.trinity.text.tree import Clause
from battle.rules.trinity.walls import at_advantage, at_disadvantage
from battle.rules.trinity.zones import GAINED, GRAVEYARD

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@number("Cost of the card sent this way")
def cost_of_sent(game: "Game", me: Me) -> int:
    """As it is where it went."""
    return sum(game.facts.cost(handle % ROOM) for handle in me.ways("sent"))


@number("Power of that card")
def power_of_that(game: "Game", me: Me) -> int:
    """The card named last."""
    return sum(game.facts.power(handle % ROOM) for handle in me.it[:1])


@number("number of Trinity Counters in your Reserve")
def counters_held(game: "Game", me: Me) -> int:
    """0 to 10."""
    return int(game.state.counters[me.seat])


@number("number of cards in your Color Zone")
def colors_held(game: "Game", me: Me) -> int:
    """Active or Rested."""
    return sum(resources.colors_in_zone(game, me.seat))


@number("number of cards sent this way", "number of cards sent this way, Souls included")
def number_sent(game: "Game", me: Me) -> int:
    """What was sent by the sentence before."""
    return len(me.ways("sent"))


@number("number of cards in the Souls of cards on your Battlefield")
def souls_held(game: "Game", me: Me) -> int:
    """Under your Units, Sets and Equips."""
    return len(targets.souls_of(game, game.battlefield(me.seat)))


@number("Cost paid to summon this card")
def cost_paid(game: "Game", me: Me) -> int:
    """R43."""
    live = targets.carried(game, me)
    return live.x if live else 0


@number("total Power of the Units in this card's Soul")
def power_of_souls(game: "Game", me: Me) -> int:
    """As printed."""
    return sum(game.facts.power(uid) for uid in targets.souls_of_this(game, me))


@number("<n> per <counted>", "<n> per <per:n> <many:counts>")
def per(
    game: "Game", me: Me, n: int, counted: Clause | None, per: int | None = None, many: Any = None
) -> int:
    """Rulebook 10.3: how much a Cost is reduced."""
    what = counted or many
    held: int = ask(game, me, what)
    return n * (held // (per or 1))


@count("<cards>")
def number_of(game: "Game", me: Me, cards: Filter) -> int:
    """Cards that a phrase means; Units sent this turn as <Requiem> counts them (10.4)."""
    if any(quality.home.marks.get("requiem") for quality in cards.qualities):
        ran_qualities(cards)
        return len(game.state.sent) + game.state.also_sent
    return len(targets.candidates(game, me, cards))


def ran_qualities(cards: Filter) -> None:
    """Note the qualities that were counted without looking at cards."""
    for quality in cards.qualities:
        ran("home", quality.home.name)


@count("Trinity Counter in your Reserve")
def each_counter(game: "Game", me: Me) -> int:
    """0 to 10."""
    return int(game.state.counters[me.seat])


@count("Advantage Wall")
def each_advantage(game: "Game", me: Me) -> int:
    """Rulebook 3.2."""
    return len(at_advantage(game, me.seat))


@count("Disadvantage Wall")
def each_disadvantage(game: "Game", me: Me) -> int:
    """Rulebook 3.2."""
    return len(at_disadvantage(game, me.seat))


@count("kind of Basic Color Card in your Color Zone")
def each_color(game: "Game", me: Me) -> int:
    """0 to 4."""
    return sum(map(bool, resources.colors_in_zone(game, me.seat)))


@count("Unit rested this way")
def each_rested(game: "Game", me: Me) -> int:
    """Those that were Active."""
    return len(me.ways("rested"))


@count("Unit made Active this way")
def each_made_active(game: "Game", me: Me) -> int:
    """Those that were Rested."""
    return len(me.ways("active"))


@count("card discarded this way")
def each_discarded(game: "Game", me: Me) -> int:
    """By this effect."""
    return len(me.ways("discarded"))


@count("card returned this way")
def each_returned(game: "Game", me: Me) -> int:
    """By this effect."""
    return len(me.ways("returned"))


@count("<trait> card in your Graveyard or in a player's Gained Life")
def each_dead_or_gained(game: "Game", me: Me, trait: str) -> int:
    """TD-02 U 058."""
    places = game.state.places
    piles = [places[me.seat][GRAVEYARD], *(zones[GAINED] for zones in places)]
    return sum(trait in game.cards[uid].traits for pile in piles for uid in pile)
