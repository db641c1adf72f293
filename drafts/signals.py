"""What apps downstream hear of drafts."""

from django.dispatch import Signal

# Banned lists were changed. Sent with `days`, on which what is banned may change (today, and the
# first day of the list), inside the transaction that changes them.
bans_changed = Signal()

# A table's draft is over. Sent with `table`, locked, and `draft` (a TableDraft), inside the
# transaction of its last pick.
draft_over = Signal()
