"""Offers the nearest names where a name is not known."""

from collections.abc import Iterable
from difflib import get_close_matches

from cards.rules.lists.names import Known, name_key
from tables.rules.refusal import Fault

# A comparison with 500 names takes some 10 ms, so a text of nothing but unknown names gets
# suggestions for the first of them.
MOST_SUGGESTED = 20
MOST_COMPARED = 80  # characters; no name is longer


def nearest(words: str, known: Known) -> list[str]:
    """Up to three known names that look like these words, the nearest first."""
    folded = name_key(words[:MOST_COMPARED])
    return [known.names[near] for near in get_close_matches(folded, known.names, n=3, cutoff=0.6)]


def with_nearest(faults: Iterable[Fault], known: Known) -> list[Fault]:
    """The same faults, the unknown names among them with what may have been meant."""
    left, found = MOST_SUGGESTED, []
    for fault in faults:
        near: list[str] = []
        if fault.code == "lists.unknown" and left:
            left -= 1
            near = nearest(str(fault.params["card"]), known)
        found.append(Fault("lists.unknown-near", {**fault.params, "near": near}) if near else fault)
    return found
