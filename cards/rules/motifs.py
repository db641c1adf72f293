"""The motif of each trait and of each kind of Spell, in a box from -1 to 1."""

from collections.abc import Mapping
from types import MappingProxyType

from cards.rules.shapes import (
    Point,
    Shape,
    Shapes,
    arc,
    disc,
    line,
    mirrored,
    pair,
    placed,
    polar,
    polygon,
    ring,
    star,
    turned,
)


def dragon() -> Shapes:
    """A horned head seen from the front."""
    head = mirrored(
        (0, -0.3), (0.14, -0.52), (0.26, -0.34), (0.44, -0.5), (0.52, -0.74), (0.44, -1),
        (0.76, -0.84), (0.84, -0.52), (0.7, -0.22), (1, -0.2), (0.66, 0.08), (0.84, 0.3),
        (0.5, 0.34), (0.36, 0.5), (0.28, 0.86), (0.1, 1), (0, 0.92),
    )  # fmt: skip
    eyes = pair((0.12, 0.1), (0.5, -0.14), (0.44, 0.1), (0.22, 0.2), cut=True)
    nostrils = pair((0.06, 0.76), (0.18, 0.6), (0.16, 0.78), cut=True)
    return head, *eyes, *nostrils


def war_knight() -> Shapes:
    """A helm with a T of a visor, under a plume."""
    helm = mirrored(
        (0, -0.5), (0.36, -0.42), (0.6, -0.14), (0.66, 0.2), (0.56, 0.68), (0.22, 1), (0, 0.9)
    )
    visor = mirrored((0, 0), (0.5, -0.08), (0.45, 0.18), (0.1, 0.24), (0.1, 0.76), cut=True)
    plume = [
        shape
        for turn in (0, 34, -34, 66, -66)
        for shape in turned((mirrored((0, -0.96), (0.15, -0.74), (0.06, -0.44)),), turn)
    ]
    return *placed(plume, (0, -0.04), 1), helm, visor


def valkyria() -> Shapes:
    """Two wings and a lance."""
    lance = mirrored((0, -1), (0.13, -0.62), (0.06, -0.5), (0.06, 0.7), (0, 1))
    return (
        lance,
        *pair((0.14, -0.08), (0.4, -0.66), (0.98, -0.98), (0.84, -0.52), (0.42, -0.16)),
        *pair((0.14, 0.18), (0.44, -0.06), (0.98, -0.4), (0.8, 0), (0.44, 0.16)),
        *pair((0.14, 0.44), (0.42, 0.26), (0.84, 0.12), (0.64, 0.42), (0.38, 0.52)),
        *pair((0.14, 0.68), (0.34, 0.58), (0.58, 0.54), (0.42, 0.72), (0.24, 0.82)),
    )


def machine() -> Shapes:
    """A cogwheel."""
    corners: list[Point] = []
    for tooth in range(8):
        middle = tooth * 45
        corners += [polar(r, middle + turn) for r, turn in
                    ((0.72, -14), (0.98, -9), (0.98, 9), (0.72, 14))]  # fmt: skip
    hub = polygon(*(polar(0.26, i * 60) for i in range(6)))
    return polygon(*corners), disc(0, 0, 0.44, cut=True), hub


def beast() -> Shapes:
    """The marks of three claws."""

    def claw(x: float, top: float, bottom: float) -> Shape:
        outer = [(x + 0.34, top), (x + 0.22, -0.3), (x + 0.1, 0.2), (x - 0.22, bottom)]
        inner = [(x - 0.2, 0.34), (x - 0.16, -0.12), (x, -0.5)]
        return polygon(*outer, *inner)

    return claw(-0.58, -0.78, 0.72), claw(0, -1, 1), claw(0.56, -0.78, 0.72)


def nightmare() -> Shapes:
    """A crescent that holds an open eye."""
    crescent = polygon(*arc((0, 0), 0.96, 42, 318, 28), *arc((0, -0.34), 0.74, 300, 60, 20))
    eye = mirrored((0, -0.74), (0.26, -0.56), (0.46, -0.3), (0.26, -0.06), (0, 0.1))
    return crescent, eye, mirrored((0, -0.6), (0.1, -0.3), (0, -0.02), cut=True)


def elemental() -> Shapes:
    """Four lozenges around a spark, one for each element."""
    lozenge = mirrored((0, -1), (0.4, -0.58), (0, -0.16))
    notch = mirrored((0, -0.78), (0.19, -0.58), (0, -0.38), cut=True)
    petals = [shape for q in range(4) for shape in turned((lozenge, notch), q * 90)]
    sparks = [disc(*polar(0.8, q * 90 + 45), 0.16) for q in range(4)]
    return *petals, *sparks, mirrored((0, -0.14), (0.14, 0), (0, 0.14))


def shark() -> Shapes:
    """A fin above the waves."""
    fin = polygon((-0.7, 0.34), (-0.46, -0.12), (-0.1, -0.58), (0.44, -1), (0.36, -0.56),
                  (0.42, -0.1), (0.66, 0.34))  # fmt: skip

    def wave(y: float, width: float) -> Shape:
        xs = [-width + i * width / 3 for i in range(7)]
        top = [(x, y + (0.16 if i % 2 else 0)) for i, x in enumerate(xs)]
        return polygon(*top, *((x, low + 0.15) for x, low in reversed(top)))

    return fin, wave(0.42, 1), wave(0.72, 0.7)


def abyss() -> Shapes:
    """A whirl of three arms."""
    steps = range(17)
    outer = [polar(0.2 + 0.8 * i / 16, i * 11) for i in steps]
    inner = [polar(0.16 + 0.84 * i / 16, i * 11 - 88 * (1 - i / 16) ** 0.7) for i in steps]
    arm = polygon(*outer, *reversed(inner))
    arms = [shape for turn in (0, 120, 240) for shape in turned((arm,), turn)]
    return *arms, disc(0, 0, 0.2), disc(0, 0, 0.09, cut=True)


def chaos() -> Shapes:
    """A star of eight arrows, broken through the middle."""
    arrow = mirrored((0, -1), (0.2, -0.7), (0.07, -0.72), (0.07, -0.1))
    arrows = [shape for turn in range(0, 360, 45) for shape in turned((arrow,), turn)]
    return *arrows, disc(0, 0, 0.3), disc(0, 0, 0.16, cut=True)


def gaia() -> Shapes:
    """Two peaks over layers of earth."""
    peaks = polygon((-1, 0.3), (-0.28, -0.92), (0.14, -0.24), (0.36, -0.52), (1, 0.3))
    snow = polygon((-0.28, -0.72), (-0.02, -0.3), (-0.2, -0.4), (-0.3, -0.22), (-0.42, -0.38),
                   (-0.54, -0.3), cut=True)  # fmt: skip
    earth = mirrored((0, 0.42), (0.92, 0.42), (0.74, 0.6), (0, 0.6))
    root = mirrored((0, 0.72), (0.6, 0.72), (0.3, 0.98), (0, 1))
    return peaks, snow, earth, root


def idea() -> Shapes:
    """An eye that shines."""
    lens = polygon(*arc((0, 0.62), 1.02, 308, 412, 16), *arc((0, -0.62), 1.02, 128, 232, 16))
    rays = [
        shape
        for turn in (0, 32, -32, 180, 148, 212)
        for shape in turned((mirrored((0, -1), (0.09, -0.52)),), turn)
    ]
    return lens, *rays, disc(0, 0, 0.3, cut=True), disc(0, 0, 0.15)


def void() -> Shapes:
    """A hole: rings around nothing, open at the corners."""
    gaps = [line(polar(0.5, q * 90 + 45), polar(1.02, q * 90 + 45), 0.22, cut=True)
            for q in range(4)]  # fmt: skip
    return ring(0, 0, 0.86, 0.22), *gaps, disc(0, 0, 0.56), disc(0, 0, 0.34, cut=True)


def shot() -> Shapes:
    """A bolt."""
    return (
        polygon((0.1, -1), (-0.4, 0.14), (-0.06, 0.1), (-0.2, 1), (0.4, -0.26), (0.08, -0.2),
                (0.38, -0.9)),
    )  # fmt: skip


def standing() -> Shapes:
    """A standing stone on steps, for a Set."""
    stone = mirrored((0, -1), (0.24, -0.76), (0.32, 0.42), (0, 0.42))
    eye = mirrored((0, -0.52), (0.13, -0.28), (0, -0.04), cut=True)
    steps = [mirrored((0, y), (w, y), (w, y + 0.18), (0, y + 0.18))
             for y, w in ((0.52, 0.58), (0.78, 0.86))]  # fmt: skip
    return stone, eye, *steps


def equip() -> Shapes:
    """A sword."""
    blade = mirrored((0, -1), (0.15, -0.78), (0.13, 0.3), (0, 0.3))
    fuller = mirrored((0, -0.66), (0.035, -0.56), (0.035, 0.16), (0, 0.16), cut=True)
    guard = mirrored((0, 0.34), (0.46, 0.28), (0.54, 0.42), (0.42, 0.5), (0, 0.48))
    grip = mirrored((0, 0.52), (0.07, 0.52), (0.07, 0.78), (0, 0.78))
    return blade, fuller, guard, grip, disc(0, 0.88, 0.12)


def shadow() -> Shapes:
    """A mask, for a Shadow Card."""
    mask = mirrored((0, -0.4), (0.5, -0.66), (0.98, -0.5), (0.82, 0.14), (0.46, 0.5), (0, 0.72))
    return mask, *pair((0.16, 0.02), (0.66, -0.26), (0.56, 0.1), (0.3, 0.2), cut=True)


def nameless() -> Shapes:
    """A star, for a trait this project has not met: players write lists of their own."""
    return star(6, (1, 0.7), 0.34), disc(0, 0, 0.18, cut=True)


MOTIFS: Mapping[str, Shapes] = MappingProxyType(
    {
        "dragon": dragon(),
        "war-knight": war_knight(),
        "valkyria": valkyria(),
        "machine": machine(),
        "beast": beast(),
        "nightmare": nightmare(),
        "elemental": elemental(),
        "shark": shark(),
        "abyss": abyss(),
        "chaos": chaos(),
        "gaia": gaia(),
        "idea": idea(),
        "void": void(),
        "shot": shot(),
        "set": standing(),
        "equip": equip(),
        "shadow": shadow(),
        "nameless": nameless(),
    }
)
