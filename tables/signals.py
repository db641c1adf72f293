"""What apps downstream hear of a person, for they keep things of their own about people."""

from django.dispatch import Signal

# A guest's things now belong to an account. Sent with `guest` and `person`, their two names as
# `tables.people` gives them, inside the transaction that claims.
claimed = Signal()

# Somebody takes their data along. Sent with `person`; a receiver answers a dict of JSON data.
exported = Signal()

# Somebody deletes their account: what they kept for themselves alone, such as notes, goes. Sent for
# each `seat` of theirs, inside the transaction, before it is passed on.
seat_forgotten = Signal()

# Somebody's seat went to a bot without its stage having asked for it. Sent with `seat`.
seat_passed_on = Signal()

# A table's clock runs again. Sent with `table`, inside the transaction that lets it.
resumed = Signal()

# A worker begins: every stage asks anew for what it waits for, as tasks may be lost with another.
work_begun = Signal()

# The worker keeps the house, about once a minute: apps clear what is theirs to clear.
house_kept = Signal()
