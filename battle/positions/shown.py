"""A board that somebody set up, made ready for its page with the parts of a battle's."""

from django.utils.translation import gettext as _

from battle.board.board import Board
from battle.replays.shown import seen_of
from battle.rules.trinity.position import Position, set_up
from cards.rules.catalogue import cards_by_id


def board_of(position: Position, look: str) -> Board:
    """A board as its turn player sees it. Raises as `battle.rules.trinity.position.set_up`."""
    game = set_up(position).run()
    view = game.view(position.turn)
    names = [_("Player {n}").format(n=seat + 1) for seat in range(len(position.seat))]
    board = Board(seen_of(view, names), cards_by_id(), look)
    board.base = position.turn
    return board
