"""What apps downstream hear of decks at a table."""

from django.dispatch import Signal

# Every seat of a table has registered its deck. Sent by Table with `table`, locked, and `game`, the
# number of its game, inside the transaction of the last registration. The decks are
# `decks.stage.selectors.registered(table, game)`.
all_registered = Signal()
