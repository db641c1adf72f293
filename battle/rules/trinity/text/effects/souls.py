"""Souls: cards under a card (3.1, 10.4, R31)."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Picked, Question
from battle.rules.engine.state import ROOM
from battle.rules.trinity import moving, targets
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.effects.move import back, own_held, put, up_to_buried
from battle.rules.trinity.text.filters import Filter, Number
from battle.rules.trinity.text.homes import effect
from battle.rules.trinity.zones import DECK

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def souls_under(game: "Game", me: Resolve, n: int, cards: Filter, m: int, hosts: Filter) -> (
    Question | None
):  # fmt: skip
    """Cards under the cards that a phrase means; choosing one chooses its host too."""
    found = targets.choosable(game, me.seat, targets.candidates(game, me, hosts))
    under = targets.souls_of(game, found)
    return targets.pick(game, me.seat, targets.select(game, me, cards, under), n)


@effect("put <n> <cards> from the Soul of <m:n> <hosts:cards> onto the Battlefield",
        asks=souls_under)  # fmt: skip
def put_from_soul(
    game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter, m: int, hosts: Filter
) -> None:
    """TD-01 LEG 08."""
    put(game, me, targets.picked_uids(picked))


@effect("send <n> <cards> from the Soul of <m:n> <hosts:cards> to the Graveyard",
        asks=souls_under)  # fmt: skip
def send_from_soul(
    game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter, m: int, hosts: Filter
) -> None:
    """Souls do not count for <Requiem> (10.4)."""
    me.record("sent", tuple(moving.bury(game, uid) for uid in targets.picked_uids(picked)))


@effect("return <n> <cards> from the Soul of <m:n> <hosts:cards> to your Hand",
        asks=souls_under)  # fmt: skip
def return_from_soul(
    game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter, m: int, hosts: Filter
) -> None:
    """R41: to its owner's Hand."""
    back(game, me, targets.picked_uids(picked))


def souls_of_this(game: "Game", me: Resolve, n: int, cards: Filter) -> Question | None:
    """Cards in this card's Soul."""
    souls = targets.select(game, me, cards, targets.souls_of_this(game, me))
    return targets.pick(game, me.seat, souls, n)


@effect("put <n> <cards> from this card's Soul onto the Battlefield", asks=souls_of_this)
def put_own_soul(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """Nothing when the card has left."""
    put(game, me, targets.picked_uids(picked))


def under(game: "Game", me: Resolve, uids: list[int], host: int) -> None:
    """Put cards under a card, the first one first."""
    me.record("souled", tuple(moving.put_into_soul(game, uid, host) for uid in uids))


@effect("put up to <n> <cards> from your Graveyard into this card's Soul", asks=up_to_buried)
def bury_under(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """TD-01 R 018."""
    if game.here(me.source):
        under(game, me, targets.picked_uids(picked), me.uid)


@effect("put the top <number> card(s) of your Deck into this card's Soul")
def top_number_into_soul(game: "Game", me: Resolve, number: Number) -> None:
    """Those there are; nothing when this card has left."""
    n = number.value(game, me)
    if game.here(me.source) and n:
        under(game, me, game.state.places[me.seat][DECK][-1 : -n - 1 : -1], me.uid)


def order(game: "Game", me: Resolve) -> Question | None:
    """In which order, the first one lowest."""
    options = [Option("order", handle) for handle in me.it if game.here(handle)]
    if not options or not game.here(me.source):
        return None
    return Question(me.seat, "order", options, len(options), len(options), ordered=True)


@effect("put them into this card's Soul in any order", asks=order)
def them_under_in_order(game: "Game", me: Resolve, picked: Picked) -> None:
    """TD-01 R 011."""
    under(game, me, targets.picked_uids(picked), me.uid)


def split(game: "Game", me: Resolve) -> list[Question]:
    """For each card, under which of your Units."""
    units = game.units(me.seat)
    return [
        Question(me.seat, "under", [Option("under", game.state.stay[unit], n=handle)
                                    for unit in units])
        for handle in me.it if units and game.here(handle)
    ]  # fmt: skip


@effect("put them into the Souls of your Units, split as you like", asks=split)
def split_among_units(game: "Game", me: Resolve, picked: Picked) -> None:
    """TD-01 U 021, TD-02 U 034."""
    for option in picked:
        under(game, me, [option.n % ROOM], option.card % ROOM)


def held_and_host(
    game: "Game", me: Resolve, n: int, cards: Filter, m: int, hosts: Filter
) -> list[Question]:
    """A card of the Hand, and one of your Units."""
    held = own_held(game, me, n, cards)
    host = targets.pick(game, me.seat, targets.candidates(game, me, hosts), m, kind="under")
    return [held, host] if held and host else []


@effect("put <n> <cards> from your Hand into the Soul of <m:n> <hosts:cards>",
        asks=held_and_host)  # fmt: skip
def held_under(
    game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter, m: int, hosts: Filter
) -> None:
    """TD-01 U 047."""
    *held, host = picked
    under(game, me, targets.picked_uids(tuple(held)), host.card % ROOM)


@effect("put it into the chosen Unit's Soul")
def it_under_chosen(game: "Game", me: Resolve) -> None:
    """TD-02 C 082: it is still "it" there."""
    for host in targets.present(game, me.ways("chosen")):
        under(game, me, targets.present(game, me.it), host)
        me.it = me.ways("souled")
