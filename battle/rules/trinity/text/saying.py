"""From a tree back to its line of card text: the inverse of the reader."""

from battle.rules.trinity.text.tree import Ability, Program, Step, say_program

SUMMON_TAGS = ("Equip", "Zero Summon", "Reduced Summon")
"""Tags whose brackets hold all there is."""


def str_ability(ability: Ability) -> str:
    """The line of a tree: the inverse of `read_line`."""
    if ability.tag == "Aura":
        return str(ability.inner)
    n = f" {ability.n}" if ability.n else ""
    inner = ability.inner or (say_band(ability.band, ability) if ability.tag == "Equip" else "")
    said = f"[{ability.tag}{n}{f': {inner}' if inner else ''}]"
    said += " (Optional)" if ability.optional else ""
    said += f" ({ability.per_turn}/Turn)" if ability.per_turn else ""
    if ability.tag in SUMMON_TAGS:
        return said
    if ability.moment:
        moment = str(ability.moment)
        said += f" {moment[:1].upper()}{moment[1:]}"
    if ability.band:
        said += f" {say_band(ability.band, ability)}"
    if ability.written:
        band = ability.band or ability.moment or ability.tag == "Shot"
        modes = ability.modes if ability.listed else ()
        said += " ▶ " if band else " "
        said += say_program(either_said(ability.written, ability), modes)
    return said


def say_band(band: Program, ability: Ability) -> str:
    """What stands before ▶."""
    return "".join(map(str, either_said(band, ability)))


def either_said(program: Program, ability: Ability) -> Program:
    """The program with its "either" spelled out."""
    return tuple(Spelled(step, ability) if is_either(step) else step for step in program)


def is_either(step: Step) -> bool:
    """Whether a step is the choice between two modes written in the sentence itself."""
    return step.clause.pattern.text == "either one or the other"


class Spelled(Step):
    """An "either" step with its two modes, for printing."""

    __slots__ = ("modes",)

    def __init__(self, step: Step, ability: Ability) -> None:
        super().__init__(step.clause, step.link, step.condition, step.may, step.sentence, True)
        self.modes = ability.modes

    def __str__(self) -> str:
        said = [say_program(mode, ()).removesuffix(".") for mode in self.modes]
        parts = ", or ".join(part[:1].lower() + part[1:] for part in said)
        text = f"{self.link}either {parts}"
        return text[0].upper() + text[1:]
