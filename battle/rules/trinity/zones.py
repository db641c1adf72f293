"""The zones of chapter 3, and who may look into them."""

from battle.rules.engine.zones import ZoneRule

DECK, HAND, BATTLEFIELD, GRAVEYARD, SHADOW, LEFT, RIGHT, GAINED, SOUL, JUDGMENT, BURST = range(11)

ZONES = (
    ZoneRule("Deck", "none"),
    ZoneRule("Hand", "holder", ordered=False),
    ZoneRule("Battlefield", "all"),
    ZoneRule("Graveyard", "all"),
    ZoneRule("Shadow Zone", "holder"),
    ZoneRule("left Life Zone", "none"),
    ZoneRule("right Life Zone", "none"),
    ZoneRule("Gained Life", "all"),
    ZoneRule("Soul", "all"),
    ZoneRule("Judgment Area", "all"),
    ZoneRule("Burst Check", "all"),
)
"""The Judgment Area (9.2) and a card under Burst Check (8.4) are zones nothing can choose in."""

NAMED = {"Deck": DECK, "Hand": HAND, "Battlefield": BATTLEFIELD, "Graveyard": GRAVEYARD,
         "Shadow": SHADOW, "Soul": SOUL, "Judgment": JUDGMENT}  # fmt: skip
