"""Moving cards: to the Hand, the Graveyard, the Battlefield, a Soul, Gained Life."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Picked, Question
from battle.rules.engine.state import ROOM
from battle.rules.trinity import moving, targets
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import Doing, effect
from battle.rules.trinity.zones import DECK, GRAVEYARD, HAND

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def own_buried(game: "Game", me: Resolve, n: int, cards: Filter) -> Question | None:
    """Cards of your Graveyard."""
    return targets.pick(game, me.seat, targets.among(game, me, cards, GRAVEYARD), n)


def own_held(game: "Game", me: Resolve, n: int, cards: Filter) -> Question | None:
    """Cards of your Hand."""
    return targets.pick(game, me.seat, targets.among(game, me, cards, HAND), n)


@effect("return <n> <cards> from your Graveyard to your Hand", asks=own_buried)
def return_buried(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> bool:
    """R41."""
    back(game, me, targets.picked_uids(picked))
    return len(picked) >= n


def up_to_buried(game: "Game", me: Resolve, n: int, cards: Filter) -> Question | None:
    """At most n cards of your Graveyard."""
    return targets.pick(game, me.seat, targets.among(game, me, cards, GRAVEYARD), 0, n)


@effect("return up to <n> <cards> from your Graveyard to your Hand", asks=up_to_buried)
def return_up_to(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """None is allowed."""
    back(game, me, targets.picked_uids(picked))


@effect("return up to <n> <cards> from your Graveyard to your Deck", asks=up_to_buried)
def return_to_deck(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """TD-01 U 050: the next sentence shuffles it."""
    for uid in targets.picked_uids(picked):
        moving.to_deck(game, uid, bottom=False)


def back(game: "Game", me: Resolve, uids: list[int]) -> None:
    """Return cards to their owners' Hands, and remember which."""
    me.record("returned", tuple(moving.to_hand(game, uid) for uid in uids))


@effect("return it to its owner's Hand", "return it to your Hand")
def return_it(game: "Game", me: Resolve) -> bool:
    """R41."""
    found = targets.present(game, me.it)
    back(game, me, found)
    return bool(found)


@effect("return all <cards> to their owners' Hands")
def return_all(game: "Game", me: Resolve, cards: Filter) -> None:
    """All at once."""
    back(game, me, targets.candidates(game, me, cards))


@effect("return this card to your Hand", "return this card from your Graveyard to your Hand",
        "put this card into your Hand")  # fmt: skip
def return_this(game: "Game", me: Resolve) -> bool:
    """If it is still where it was."""
    found = targets.this(game, me)
    back(game, me, found)
    return bool(found)


@effect("send this card to the Graveyard")
def send_this(game: "Game", me: Resolve) -> bool:
    """Not destroyed (chapter 11)."""
    found = targets.this(game, me)
    for uid in found:
        moving.bury(game, uid)
    return bool(found)


def own_on_battlefield(game: "Game", me: Resolve, n: int, cards: Filter) -> Question | None:
    """Your cards."""
    return targets.pick(game, me.seat, targets.candidates(game, me, cards), n)


@effect("send <n> <cards> to the Graveyard", asks=own_on_battlefield)
def send_own(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> bool:
    """It becomes "it", wherever it is now (2.4 for an Epic)."""
    me.it = tuple(moving.bury(game, uid) for uid in targets.picked_uids(picked))
    me.record("sent", me.it)
    return len(picked) >= n


@effect("put this card onto the Battlefield",
        "put this card onto the Battlefield without paying its Cost")  # fmt: skip
def put_this(game: "Game", me: Resolve) -> bool:
    """R12; if it is still where it was."""
    found = targets.this(game, me)
    for uid in found:
        moving.enter(game, uid, me.seat)
    return bool(found)


@effect("put <n> <cards> from your Hand onto the Battlefield", asks=own_held)
def put_held(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> bool:
    """Chapter 11: its Cost is not paid."""
    put(game, me, targets.picked_uids(picked))
    return len(picked) >= n


@effect("put <n> <cards> from your Graveyard onto the Battlefield", asks=own_buried)
def put_buried(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> bool:
    """Chapter 11: its Cost is not paid."""
    put(game, me, targets.picked_uids(picked))
    return len(picked) >= n


@effect("put up to <n> <cards> from your Graveyard onto the Battlefield", asks=up_to_buried)
def put_up_to(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """None is allowed."""
    put(game, me, targets.picked_uids(picked))


def put(game: "Game", me: Resolve, uids: list[int]) -> None:
    """Put cards onto your Battlefield; they are "it"."""
    quiet = entry_not_used(me)
    me.it = tuple(moving.enter(game, uid, me.seat, quiet=quiet) for uid in uids)


def follows(me: Resolve, do: Doing) -> bool:
    """Whether the next clause is this one, which qualifies the one being carried out."""
    program = me.program()
    return me.pc < len(program) and program[me.pc].clause.home.do is do


def entry_not_used(me: Resolve) -> bool:
    """Whether the next sentence says that the [On Entry] is not used."""
    return follows(me, not_used)


@effect("its <tag> is not used")
def not_used(game: "Game", me: Resolve, tag: str) -> None:
    """Said of the sentence before, and kept there."""


@effect("return all <cards> from your Graveyard to your Hand")
def return_all_buried(game: "Game", me: Resolve, cards: Filter) -> None:
    """TD-01 LEG 12."""
    back(game, me, targets.among(game, me, cards, GRAVEYARD))


@effect("send all <cards> to the Graveyard")
def send_all(game: "Game", me: Resolve, cards: Filter) -> None:
    """TD-01 LEG 18: with their Souls, which count as sent this way."""
    uids = targets.candidates(game, me, cards)
    souls = targets.souls_of(game, uids)
    sent = tuple(moving.bury(game, uid) for uid in uids)
    me.record("sent", sent + moving.handles(game, souls))


@effect("put the Unit returned this way from your Hand onto the Battlefield")
def put_returned(game: "Game", me: Resolve) -> None:
    """If it is in your own Hand (R41)."""
    found = targets.present(game, me.ways("returned"))
    put(game, me, [uid for uid in found if game.state.owner[uid] == me.seat])


@effect("put it on the bottom of its owner's Deck")
def it_to_bottom(game: "Game", me: Resolve) -> None:
    """R41."""
    for uid in targets.present(game, me.it):
        moving.to_deck(game, uid, bottom=True)


def own_held_with_room(game: "Game", me: Resolve, n: int, cards: Filter) -> Question | None:
    """Cards of your Hand, as many as your Shadow Zone has room for."""
    room = moving.shadow_room(game, me.seat)
    return own_held(game, me, min(n, room), cards) if room else None


@effect("put <n> <cards> from your Hand face down into your Shadow Zone", asks=own_held_with_room)
def set_held(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> bool:
    """R33: also one that is no Shadow Card."""
    put = [moving.into_shadow_zone(game, uid) for uid in targets.picked_uids(picked)]
    return len(put) >= n


@effect("put it from the Graveyard onto its owner's Battlefield")
def put_back(game: "Game", me: Resolve) -> None:
    """TD-02 U 060."""
    quiet = entry_not_used(me)
    found = targets.present(game, me.it)
    me.it = tuple(moving.enter(game, uid, game.state.owner[uid], quiet=quiet) for uid in found)


def own_units(game: "Game", me: Resolve, n: int, cards: Filter) -> Question | None:
    """Whose Soul."""
    return targets.pick(game, me.seat, targets.candidates(game, me, cards), n)


@effect("put this card into the Soul of <n> <cards>", asks=own_units)
def this_into_soul(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """Also from the Graveyard ([Oni Charge])."""
    for option in picked:
        if game.here(me.source):
            moving.put_into_soul(game, me.uid, option.card % ROOM)


@effect("send the top <n> card(s) of your Deck to the Graveyard")
def mill(game: "Game", me: Resolve, n: int) -> None:
    """Chapter 11: those there are."""
    send_top(game, me, me.seat, n)


@effect("each player sends the top <n> card(s) of their Deck to the Graveyard")
def mill_all(game: "Game", me: Resolve, n: int) -> None:
    """In turn order."""
    for seat in game.seats():
        send_top(game, me, seat, n)


def send_top(game: "Game", me: Resolve, seat: int, n: int) -> None:
    """Send the top cards of a Deck, as seen before the first moves (an Epic shuffles it)."""
    top = game.state.places[seat][DECK][-1 : -n - 1 : -1]
    me.record("sent", tuple(moving.bury(game, uid) for uid in top))
