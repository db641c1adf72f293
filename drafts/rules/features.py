"""What the words of a card's text are worth to a drafter, in points; 100 is about a card drawn.

The first feature that fits a stretch of text uses it up, so the special stand before the general.
A number that a pattern holds multiplies the points; `per` is how many of it make one.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct


class Feature(Struct, frozen=True):
    """A turn of phrase on the cards, and what it is worth wherever it stands."""

    name: str
    pattern: str
    points: int
    per: int = 1


FEATURES: tuple[Feature, ...] = (
    # What other Units have or lose
    Feature("auras-named", r"with (?:\w+ Aura(?:, | or )?)+|lose (?:\w+ Aura(?:, | and )?)+", 0),
    # Harm to oneself and gifts to others
    Feature("betrayal", r"Take 1 damage \(Betrayal\)", -250),
    Feature("opponents-draw", r"[Ee]ach opponent (?:draws|takes) (\d+)", -60),
    Feature("all-draw", r"[Ee]ach player draws (\d+)", 25),
    Feature("their-draw", r"(?:was|were) destroyed this way (?:draws|gets) (\d+)", -25),
    Feature("color-loss", r"[Dd]iscard (\d+) cards? from your Color Zone", -80),
    Feature("discard-all", r"[Dd]iscard all cards in your Hand", -120),
    Feature("discard", r"[Dd]iscard (?:up to )?(\d+)", -60),
    Feature("give-up", r"Destroy this Unit", -100),
    Feature(
        "give-up",
        r"(?:Choose|Send) (\d+) of your (?:non-Epic |[\w-]+ )?(?:Units?|cards on the Battlefield)"
        r"(?: other than this Unit)?(?: ▶ Destroy| to the Graveyard)",
        -120,
    ),
    # Cards gained
    Feature("refill", r"Draw cards until you have \d+", 220),
    Feature("draw", r"[Dd]raw (?:up to )?(\d+)", 100),
    Feature("search", r"[Ss]earch for", 130),
    Feature("take-top", r"Put (\d+) of them (?:with a Burst )?into your Hand", 110),
    Feature(
        "regain", r"[Rr]eturn (?:up to \d+|\d+|all) [^.;]*?from your Graveyard to your Hand", 90
    ),
    Feature("regain", r"[Rr]eturn this card (?:from your Graveyard )?to your Hand", 70),
    Feature("burst-stays", r"put this card onto the Battlefield(?! without)", 120),
    Feature("burst-returns", r"put this card into your Hand", 100),
    Feature("jigoku", r"Put this card onto the Battlefield without paying its Cost", 50),
    Feature(
        "onto-battlefield",
        r"[Pp]ut (?:up to )?\d+ [^.;]{0,99}?from (?:your|this card's|the) [^.;]{0,30}?"
        r"onto the Battlefield",
        170,
    ),
    # Their Battlefield
    Feature("sweep", r"[Dd]estroy all|[Ss]end all Units to the Graveyard", 260),
    Feature("edict", r"[Ee]ach opponent chooses \d+ of their [^.]*?destroy (?:it|them)", 220),
    Feature(
        "destroy-spell", r"(?:Equip|Set|Shadow Zone)[^.;▶]*(?:;| ▶) [Dd]estroy (?:it|them)", 80
    ),
    Feature("destroy", r"\b[Dd]estroy (?:it|them)\b|(?<=; )destroy it", 200),
    Feature("control", r"gain control of it", 260),
    Feature(
        "bounce", r"return it to its owner's Hand|Return all [^.]*? to their owners' Hands", 150
    ),
    Feature("bury", r"put it on the bottom of its owner's Deck", 180),
    Feature("hide", r"face down into their Shadow Zone", 150),
    Feature("rest", r"[Rr]est (?:it|all)", 70),
    Feature("weaken", r"[Gg]ets? (?:another )?-(\d+) Power", 45, 1000),
    Feature("shrink", r"Power becomes \d+ this turn", 100),
    Feature("no-attack", r"can't attack this turn", 90),
    Feature("battle", r"battles? (?:this Unit|each other)", 110),
    Feature("negate", r"negate it", 120),
    # The fight over Walls and Life
    Feature("damage", r"[Dd]eal (\d+) damage", 90),
    Feature("end-attack", r"becomes Main Phase 2", 180),
    Feature("peace", r"You can't be attacked this turn", 130),
    Feature("extra-turn", r"Take an extra turn", 400),
    Feature("steal-aura", r"Steal Aura", 130),
    Feature("quick-aura", r"Quick Aura", 90),
    Feature("sky-aura", r"Sky Aura", 80),
    Feature("bad-aura", r"Bad Aura", 70),
    Feature("unblockable", r"can't be blocked", 80),
    Feature("handicap", r"This Unit can't block|must attack each turn", -40),
    Feature("stays", r"does not leave the Battlefield when", 60),
    Feature(
        "activate", r"[Mm]ake (?:it|this Unit|all your|up to|the equipped|1 of your)[^.]*Active", 80
    ),
    Feature("power-now", r"Power (\d+) and Break", 20, 1000),
    Feature("strengthen", r"[Gg]ets? \+(\d+) Power", 15, 1000),
    Feature("break", r"\+(\d+) Break", 40),
    # Means
    Feature("color", r"[Tt]ake (\d+) [^.]*?Basic Color Card", 70),
    Feature("counters", r"[Gg]et (\d+) Trinity Counter", 35),
    Feature("counters", r"Trinity Counters in their Reserve becomes|double the number of", 90),
    Feature("counters-away", r"(?:Remove|Move) (\d+) Trinity Counters? from each opponent", 50),
    Feature("adjustment", r"[Pp]erform Adjustment (\d+)", 12),
    Feature("souls", r"[Pp]ut the top (\d+) cards? of your Deck into this card's Soul", 20),
    Feature("color-shift", r"Color Shift (\d+)", 25),
    Feature("other-burst", r"[Uu]se (?:its|the) \[Burst\]", 60),
)

# How much of a line's worth comes true, in percent: by its timing, and by each condition in it.
TIMINGS: Mapping[str, int] = MappingProxyType(
    {
        "On Entry": 100,
        "Shot": 100,
        "Activate": 100,
        "Continuous": 90,
        "On Attack": 90,
        "Trigger": 70,
        "On Destroy": 60,
        "Graveyard Activate": 60,
        "Jigoku Back": 100,
        "Oni Charge": 40,
        "Burst": 100,
        "Shadow": 0,
        "Equip": 0,
    }
)
CONDITIONS: Mapping[str, int] = MappingProxyType(
    {
        "Overdrive": 60,
        "Overcount": 65,
        "Requiem": 65,
        "Alchemy": 60,
        "Counter Flare": 70,
        "Counter Vortex": 35,
        "Soul Flare": 65,
        "Bloody Drive": 75,
        "Abyss Gate": 65,
        "Life Eater": 60,
        "Gattai": 60,
    }
)

MOST = 5  # of one thing: the sixth card drawn at once helps little
MODES = 60  # percent: of several ■ only one is done

COMPILED = tuple((feature, re.compile(feature.pattern)) for feature in FEATURES)


def features_in(text: str) -> list[tuple[str, int]]:
    """The names of the features of a text, each with its points there."""
    found = []
    for feature, pattern in COMPILED:
        for fit in pattern.finditer(text):
            number = int(fit[1]) if pattern.groups and fit[1] else feature.per
            found.append(
                (feature.name, feature.points * min(number, MOST * feature.per) // feature.per)
            )
        text = pattern.sub(" ", text)
    return found
