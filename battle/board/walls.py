"""The Walls drawn between the players: three tracks that make a triangle, or DUEL's two."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from django.utils.translation import gettext as _

from battle.rules.engine.eyes import View
from battle.words import terms
from battle.words.people import Cast

CELL = 30  # units of the drawing a space takes
END = 22  # from the last space to the Life pile
DUEL_CELL = 20
DUEL_SHORT = 4  # spaces


@dataclass(frozen=True)
class Cell:
    """A space of a track: where it stands, and on whose half it lies for the viewer."""

    x: float
    half: str


@dataclass(frozen=True)
class Pile:
    """A Life pile at an end of a track: whose, where it stands in the drawing, how many cards."""

    seat: int
    x: float
    y: float
    count: int


@dataclass(frozen=True, kw_only=True)
class Track:
    """A Wall on its track, drawn along the x-axis and then turned.

    `state` is "advantage" or "disadvantage" for the viewer, "" for a Wall between others; `said`
    all of it in words. `wall` is its number in the view.
    """

    wall: int
    x: float
    y: float
    angle: float
    size: int
    cells: Sequence[Cell]
    at: float
    piles: Sequence[Pile]
    state: str
    said: str
    attacked: bool
    lit: bool
    label_x: float
    label_y: float

    @property
    def short_name(self) -> str:
        """What DUEL calls it."""
        return _("Long Wall") if len(self.cells) > DUEL_SHORT else _("Short Wall")

    @property
    def touch_x(self) -> float:
        """Where what can be touched begins."""
        return -self.touch_width / 2

    @property
    def touch_width(self) -> float:
        """How long it is: the track with both Life piles."""
        return len(self.cells) * (self.size + 4) + 76

    @property
    def label(self) -> str:
        """[Advantage] or [Disadvantage]."""
        if not self.state:
            return ""
        return str(terms.ADVANTAGE if self.state == "advantage" else terms.DISADVANTAGE)


@dataclass(frozen=True)
class Place:
    """Where a track stands: its middle, its turn, the size of a space, and its label."""

    x: float
    y: float
    angle: float
    cell: int
    label: tuple[float, float]


LEFT = Place(90, 132, -120, CELL, (40, 172))
RIGHT = Place(210, 132, -60, CELL, (260, 172))
ACROSS = Place(150, 34, 0, CELL, (150, 34))
DUEL_LEFT = Place(116, 128, -90, DUEL_CELL, (92, 139))
DUEL_RIGHT = Place(184, 128, -90, DUEL_CELL, (208, 139))


def tracks(view: View, cast: Cast, base: int, lit: Sequence[int]) -> list[Track]:
    """Every Wall still on the table, as the seat `base` sees them from its place."""
    walls = view["walls"]
    attacked = {entry["wall"] for entry in view["stack"] if "wall" in entry}
    return [
        drawn(view, cast, wall, base, place_of(walls, wall, base), wall in attacked, wall in lit)
        for wall, track in enumerate(walls)
        if not track["gone"]
    ]


def place_of(walls: list[View], wall: int, base: int) -> Place:
    """Where a Wall stands for a seat: left (it is near), right (it is far) or across (R2)."""
    duel = len(walls) == 2
    if walls[wall]["near"] == base:
        return DUEL_LEFT if duel else LEFT
    if walls[wall]["far"] == base:
        return DUEL_RIGHT if duel else RIGHT
    return ACROSS


def first_end(walls: list[View], wall: int, base: int) -> int:
    """Who sits where a drawn track begins: the seat itself, or the left one of the others."""
    near, far = walls[wall]["near"], walls[wall]["far"]
    if base in (near, far):
        return base
    return int(near)


def distance(track: View, seat: int) -> int:
    """How many spaces a Wall stands from a player's end (R1)."""
    at: int = track["at"]
    return at if seat == track["near"] else track["spaces"] - 1 - at


def drawn(
    view: View, cast: Cast, wall: int, base: int, place: Place, attacked: bool, lit: bool
) -> Track:
    """One Wall where it stands."""
    track, one = view["walls"][wall], first_end(view["walls"], wall, base)
    spaces, near, mine = track["spaces"], distance(track, one), one == base
    start = -(spaces - 1) / 2 * place.cell
    return Track(
        wall=wall,
        x=place.x,
        y=place.y,
        angle=place.angle,
        size=place.cell - 4,
        cells=[Cell(start + i * place.cell, half_of(i, spaces, mine)) for i in range(spaces)],
        at=start + near * place.cell,
        piles=piles_of(view, wall, (one, cast.across(wall, one)), place),
        state=state_of(near, spaces) if mine else "",
        said=said(view, cast, wall, one, near),
        attacked=attacked,
        lit=lit,
        label_x=place.label[0],
        label_y=place.label[1],
    )


def piles_of(view: View, wall: int, ends: tuple[int, int], place: Place) -> list[Pile]:
    """The Life piles of who sits where a drawn track begins, and where it ends."""
    reach = view["walls"][wall]["spaces"] / 2 * place.cell + END
    turn = radians(place.angle)
    return [
        Pile(
            seat,
            round(place.x + way * reach * cos(turn), 1),
            round(place.y + way * reach * sin(turn), 1),
            life_at(view, wall, seat),
        )
        for seat, way in zip(ends, (-1, 1), strict=True)
    ]


def half_of(space: int, spaces: int, mine: bool) -> str:
    """On whose half a space lies: "near" the viewer, "far", or neither."""
    if not mine:
        return "others"
    return "near" if 2 * space < spaces else "far"


def state_of(near: int, spaces: int) -> str:
    """Rulebook 3.2: closer to the opponent is [Advantage], closer to oneself [Disadvantage]."""
    return "advantage" if 2 * near > spaces - 1 else "disadvantage"


def life_at(view: View, wall: int, seat: int) -> int:
    """How many Life cards a player has at a Wall."""
    side = "left" if view["walls"][wall]["near"] == seat else "right"
    return int(view["zones"][seat][f"{side} Life Zone"]["count"])


def said(view: View, cast: Cast, wall: int, seat: int, near: int) -> str:
    """A Wall in words: how far from whom, the Life there, and whose advantage it is."""
    other = cast.across(wall, seat)
    spaces = view["walls"][wall]["spaces"]
    told = _("{wall}: {near} from {name}, {far} from {other}. Life there: {one} and {two}.").format(
        wall=cast.wall(wall),
        near=terms.spaces_counted(near),
        far=terms.spaces_counted(spaces - 1 - near),
        name=cast.name(seat),
        other=cast.name(other),
        one=life_at(view, wall, seat),
        two=life_at(view, wall, other),
    )
    if seat != cast.mine:
        return told
    ahead = state_of(near, spaces) == "advantage"
    return f"{told} {terms.ADVANTAGE if ahead else terms.DISADVANTAGE}"
