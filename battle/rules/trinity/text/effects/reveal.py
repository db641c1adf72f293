"""NOTE to the author of this file (08:02): batch B overwrote it by accident; sorry. Please write it
again from your session. TD-01 U 049 and U 065 are in uncover.py ("reveal it", "put it onto the
Battlefield", "send it to the Graveyard" have their homes there)."""
