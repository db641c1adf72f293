"""What stands after the noun: "with Cost 3 or less", "other than this Unit" ..."""

from typing import TYPE_CHECKING

from battle.rules.engine.state import ROOM
from battle.rules.trinity.targets import Me
from battle.rules.trinity.text.filters import Number
from battle.rules.trinity.text.homes import quality

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@quality("with Cost <number> or less")
def cost_at_most(game: "Game", me: Me, uid: int, number: Number) -> bool:
    """Shadow Cards have Cost 0 (chapter 11)."""
    return game.facts.cost(uid) <= number.value(game, me)


@quality("with Cost <number> or more")
def cost_at_least(game: "Game", me: Me, uid: int, number: Number) -> bool:
    """As it is now."""
    return game.facts.cost(uid) >= number.value(game, me)


@quality("with Cost exactly <number>")
def cost_exactly(game: "Game", me: Me, uid: int, number: Number) -> bool:
    """As it is now."""
    return game.facts.cost(uid) == number.value(game, me)


@quality("with Cost odd")
def cost_odd(game: "Game", me: Me, uid: int) -> bool:
    """1, 3, 5 ..."""
    return game.facts.cost(uid) % 2 == 1


@quality("with Power <number> or less")
def power_at_most(game: "Game", me: Me, uid: int, number: Number) -> bool:
    """As it is now; off the Battlefield, as printed."""
    return game.facts.power(uid) <= number.value(game, me)


@quality("with Power <number> or more")
def power_at_least(game: "Game", me: Me, uid: int, number: Number) -> bool:
    """As it is now."""
    return game.facts.power(uid) >= number.value(game, me)


@quality("with Power exactly <number>")
def power_exactly(game: "Game", me: Me, uid: int, number: Number) -> bool:
    """As it is now."""
    return game.facts.power(uid) == number.value(game, me)


@quality("with Break <number> or more")
def break_at_least(game: "Game", me: Me, uid: int, number: Number) -> bool:
    """As it is now."""
    return game.facts.break_(uid) >= number.value(game, me)


@quality("with Break exactly <number>")
def break_exactly(game: "Game", me: Me, uid: int, number: Number) -> bool:
    """As it is now; off the Battlefield, as printed."""
    return game.facts.break_(uid) == number.value(game, me)


@quality("with the highest Power", of_all=True)
def highest_power(game: "Game", me: Me, uids: list[int]) -> list[int]:
    """All that share it."""
    most = max((game.facts.power(uid) for uid in uids), default=0)
    return [uid for uid in uids if game.facts.power(uid) == most]


@quality("with the lowest Power", of_all=True)
def lowest_power(game: "Game", me: Me, uids: list[int]) -> list[int]:
    """All that share it."""
    least = min((game.facts.power(uid) for uid in uids), default=0)
    return [uid for uid in uids if game.facts.power(uid) == least]


@quality("with the highest Break", of_all=True)
def highest_break(game: "Game", me: Me, uids: list[int]) -> list[int]:
    """All that share it."""
    most = max((game.facts.break_(uid) for uid in uids), default=0)
    return [uid for uid in uids if game.facts.break_(uid) == most]


@quality("with <aura>")
def with_aura(game: "Game", me: Me, uid: int, aura: str) -> bool:
    """Off the Battlefield, the printed Auras count."""
    return has_aura(game, uid, aura)


@quality("with <one:aura>, <two:aura>, <three:aura> or <four:aura>")
def with_any_aura(
    game: "Game", me: Me, uid: int, one: str, two: str, three: str, four: str
) -> bool:
    """Any of them."""
    return any(has_aura(game, uid, aura) for aura in (one, two, three, four))


def has_aura(game: "Game", uid: int, aura: str) -> bool:
    """On the Battlefield as it is now, elsewhere as printed."""
    if uid in game.state.live:
        return game.facts.has(uid, aura)
    return aura in game.cards[uid].card.lines


@quality("with Souls")
def with_souls(game: "Game", me: Me, uid: int) -> bool:
    """A card under it."""
    return uid in game.state.live and bool(game.live(uid).souls)


@quality("without Souls")
def without_souls(game: "Game", me: Me, uid: int) -> bool:
    """Nothing under it."""
    return not with_souls(game, me, uid)


@quality("with an Equip")
def with_equip(game: "Game", me: Me, uid: int) -> bool:
    """Rulebook 10.5."""
    return bool(game.facts.equips(uid))


@quality("with a Burst")
def with_burst(game: "Game", me: Me, uid: int) -> bool:
    """Printed."""
    return game.cards[uid].burst is not None


@quality("with <tag>")
def with_tag(game: "Game", me: Me, uid: int, tag: str) -> bool:
    """A line with this timing, printed."""
    return tag[1:-1] in game.cards[uid].tags


@quality("with <Overcount>")
def with_overcount(game: "Game", me: Me, uid: int) -> bool:
    """The band anywhere in its text."""
    return "<Overcount" in game.cards[uid].card.text


@quality("with the chosen trait")
def with_chosen_trait(game: "Game", me: Me, uid: int) -> bool:
    """TD-02 LEG 10."""
    return any(me.ways(f"trait {trait}") for trait in game.cards[uid].traits)


@quality("other than this Unit")
def not_this(game: "Game", me: Me, uid: int) -> bool:
    """Another."""
    return bool(uid != me.uid)


@quality("other than the chosen Unit", "other than the chosen cards")
def not_chosen(game: "Game", me: Me, uid: int) -> bool:
    """Not any that was chosen."""
    return game.state.stay[uid] not in me.ways("chosen")


@quality("other than the card destroyed this way")
def not_destroyed(game: "Game", me: Me, uid: int) -> bool:
    """TD-02 C 080."""
    return uid not in [handle % ROOM for handle in me.ways("destroyed")]


@quality("sent from the Battlefield to the Graveyard this turn", lies="Graveyard", requiem=True)
def sent_this_turn(game: "Game", me: Me, uid: int) -> bool:
    """It still lies there."""
    return game.state.stay[uid] in game.state.sent


@quality("sent from the Deck to the Graveyard this turn", lies="Graveyard")
def milled_this_turn(game: "Game", me: Me, uid: int) -> bool:
    """It still lies there."""
    return game.state.stay[uid] in game.state.milled
