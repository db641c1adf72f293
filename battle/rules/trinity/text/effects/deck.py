"""Sorting the Hand into the Deck, and the top of the Deck into the Graveyard (2.3)."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Picked, Question
from battle.rules.trinity import moving, targets
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.homes import effect
from battle.rules.trinity.zones import HAND

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def any_held(game: "Game", me: Resolve) -> Question | None:
    """Any cards of your Hand."""
    held = game.state.places[me.seat][HAND]
    return targets.pick(game, me.seat, held, 0, len(held), kind="return")


@effect("return any number of cards from your Hand to your Deck", asks=any_held)
def return_any_held(game: "Game", me: Resolve, picked: Picked) -> None:
    """TD-02 C 078: the next sentence shuffles it."""
    found = targets.picked_uids(picked)
    me.record("returned", tuple(moving.to_deck(game, uid, bottom=False) for uid in found))


def any_of_them(game: "Game", me: Resolve) -> Question | None:
    """Any of the cards looked at."""
    found = targets.present(game, me.it)
    return targets.pick(game, me.seat, found, 0, len(found), kind="send")


@effect("send any number of them to the Graveyard", asks=any_of_them)
def send_any_of_them(game: "Game", me: Resolve, picked: Picked) -> None:
    """TD-02 C 096: the others are "the rest"."""
    gone = [option.card for option in picked]
    me.it = tuple(handle for handle in me.it if handle not in gone)
    me.record("sent", tuple(moving.bury(game, uid) for uid in targets.picked_uids(picked)))


def in_any_order(game: "Game", me: Resolve) -> Question | None:
    """In which order, the first one lowest."""
    options = [Option("bottom", handle) for handle in me.it if game.here(handle)]
    n = len(options)
    return Question(me.seat, "bottom", options, n, n, ordered=True) if options else None


@effect("put the rest on the bottom of your Deck in any order", asks=in_any_order)
def rest_to_bottom(game: "Game", me: Resolve, picked: Picked) -> None:
    """Nobody else learns which they are."""
    for uid in reversed(targets.picked_uids(picked)):
        moving.to_deck(game, uid, bottom=True)
