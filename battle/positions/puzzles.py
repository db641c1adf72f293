"""The puzzles that come with the site: boards of our own, each with a goal that can be reached."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from django.utils.translation import gettext_lazy as _
from msgspec import Struct
from msgspec.structs import replace

from battle.rules.trinity.position import Position
from battle.rules.trinity.puzzle import Puzzle, read_puzzle
from battle.words.terms import Words
from tables.rules.refusal import Fault, Unknown

FILES = Path(__file__).parents[1] / "data" / "puzzles"
PUZZLES: Mapping[str, tuple[Words, Words]] = {
    "change_of_sides": (
        _("A change of sides"),
        _("You stand well on your left, where nothing stands in your way, and badly placed."),
    ),
    "twice_rested": (
        _("Resting twice"),
        _("One Unit, two attacks, and six Life to take. Every point of damage counts."),
    ),
    "sacrifices": (
        _("Who goes first?"),
        _("She attacks again for each one she gives up. The order decides."),
    ),
    "paid_with_bodies": (
        _("Paid with bodies"),
        _("Two Dragons’ worth of Cost, and a single Basic Color Card."),
    ),
    "gattai": (
        _("Gattai!"),
        _("Eleven Life with two Machines: who goes under whom, and who attacks whom?"),
    ),
    "exactly_eight": (
        _("Exactly eight"),
        _("The Shinra Summon wants eight, the blocker wants three Souls."),
    ),
    "blood_wakes": (
        _("Blood wakes"),
        _("Two guards against three, and one of the three can wake again. Who bleeds when?"),
    ),
    "two_tracks": (
        _("Two tracks"),
        _("Nobody can guard the Long Wall, but behind it lie only four of the six you need."),
    ),
}
"""What each is called and says, by the name of its file; the easier ones of a format first."""


class BuiltIn(Struct, frozen=True):
    """A puzzle of the site."""

    slug: str
    title: Words
    text: Words
    puzzle: Puzzle

    @property
    def duel(self) -> bool:
        """Whether it is one for DUEL."""
        return self.puzzle.position.format == "duel"


@cache
def puzzle(slug: str) -> BuiltIn:
    """The puzzle of this name. Raises Unknown (battle.no-such-board)."""
    if slug not in PUZZLES:
        raise Unknown(Fault("battle.no-such-board"))
    return BuiltIn(slug, *PUZZLES[slug], read_puzzle((FILES / f"{slug}.toml").read_text()))


def following(found: BuiltIn) -> BuiltIn | None:
    """The next puzzle."""
    slugs = list(PUZZLES)
    at = slugs.index(found.slug) + 1
    return puzzle(slugs[at]) if at < len(slugs) else None


def set_up_from(position: Position) -> BuiltIn | None:
    """The puzzle whose board this is, whatever its seed."""
    for found in map(puzzle, PUZZLES):
        if replace(position, seed=found.puzzle.position.seed) == found.puzzle.position:
            return found
    return None
