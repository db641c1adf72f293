"""The timings of 10.1 that wait for something to befall the card itself."""

from battle.rules.trinity.zones import BATTLEFIELD, GRAVEYARD, JUDGMENT

ITSELF = {
    "On Entry": ("entered", BATTLEFIELD),
    "On Attack": ("attacks", BATTLEFIELD),
    "On Destroy": ("destroyed", JUDGMENT),
    "Jigoku Back": ("milled", GRAVEYARD),
}
"""The tags that wait for something to befall the card itself, and the zone they work from."""
