"""Checks a card that a player wrote: every field by its own rule, every fault at once."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence

import msgspec

from cards.rules.card import COLORS, RARITIES, Card
from cards.rules.lists import limits
from cards.rules.wording import read_ability
from tables.rules.refusal import Fault, Param

ONCE = (
    "Shadow", "Burst", "Shot", "Oni Charge", "Equip", "Shinra Summon", "Color Shift", "Surge",
    "Reduced Summon", "Zero Summon",
)  # fmt: skip
"""What opens a line of which a card has one at most."""

Check = Callable[[object], Fault | None]

COLOR_NAMES: list[str] = [*COLORS]
ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9 /._-]*")
# Controls, halves of a sign, and marks that turn the direction of writing.
TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def is_control(sign: str) -> bool:
    """Whether a sign has no place in a text: a control, half a sign, a turn of direction."""
    return (unicodedata.category(sign) in ("Cc", "Cs") and sign not in "\t\n") or sign in TURNS


def breadth(text: str) -> int:
    """How many characters a text has, a full-width one counted as two."""
    return len(text) + sum(unicodedata.east_asian_width(sign) in "WF" for sign in text)


def words(most: int, *, least: int = 0, lines: bool = False) -> Check:
    """A text of at most this breadth, on one line or on several."""

    def check(value: object) -> Fault | None:
        if not isinstance(value, str):
            return Fault("lists.bad-words")
        if any(map(is_control, value)) or "\t" in value or (not lines and "\n" in value):
            return Fault("lists.bad-sign")
        if value.count("\n") > limits.MOST_ABILITIES:
            return Fault("lists.many-lines-on-card", {"most": limits.MOST_ABILITIES})
        if not least <= (size := breadth(value)) <= most:
            return Fault("lists.bad-length", {"size": size, "least": least, "most": most})
        return None

    return check


def number(most: int, least: int = 0) -> Check:
    """A whole number within bounds."""

    def check(value: object) -> Fault | None:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return None
        return Fault("lists.bad-number", {"least": least, "most": most})

    return check


def one_of(choices: Sequence[str]) -> Check:
    """One of these words, as they are written here."""

    def check(value: object) -> Fault | None:
        return None if value in choices else Fault("lists.bad-choice", {"choices": list(choices)})

    return check


def flag(value: object) -> Fault | None:
    """true or false."""
    return None if isinstance(value, bool) else Fault("lists.bad-flag")


def cost(value: object) -> Fault | None:
    """A number, or X."""
    return None if value == "X" else number(limits.MOST_COST)(value)


def colors(value: object) -> Fault | None:
    """A list of colours, each once."""
    good = isinstance(value, list) and all(item in COLORS for item in value)
    if good and len(set(value)) == len(value):  # type: ignore[call-overload, arg-type]
        return None
    return Fault("lists.bad-colors", {"choices": COLOR_NAMES})


def condition(value: object) -> Fault | None:
    """A table of colours, each with an amount from 1."""
    amount = number(limits.MOST_COST, 1)
    if isinstance(value, dict) and all(
        color in COLORS and amount(count) is None for color, count in value.items()
    ):
        return None
    return Fault("lists.bad-condition", {"choices": COLOR_NAMES})


def traits(value: object) -> Fault | None:
    """A list of a few words, without the signs that part them in a CSV cell."""
    trait = words(limits.MOST_TRAIT, least=1)
    if not isinstance(value, list) or any(trait(item) or {*",;"} & {*item} for item in value):
        return Fault("lists.bad-traits", {"most": limits.MOST_TRAIT})
    if len(value) > limits.MOST_TRAITS:
        return Fault("lists.many-traits", {"count": len(value), "most": limits.MOST_TRAITS})
    return None


def card_text(value: object) -> Fault | None:
    """Abilities, one a line; of those that the rulebook speaks of as the card's one, one."""
    if fault := words(limits.MOST_TEXT, lines=True)(value):
        return fault
    timings = [read_ability(line).timing for line in str(value).splitlines() if line]
    twice = next((timing for timing in ONCE if timings.count(timing) > 1), "")
    return Fault("lists.line-twice", {"timing": twice}) if twice else None


def own_id(value: object) -> Fault | None:
    """A number of the list's own: Latin letters and digits, as numbers are printed."""
    if not isinstance(value, str) or (value and not ID.fullmatch(value)):
        return Fault("lists.bad-id")
    return words(limits.MOST_ID)(value)


FIELDS: dict[str, Check] = {
    "id": own_id,
    "name": words(limits.MOST_NAME, least=1),
    "ja": words(limits.MOST_NAME),
    "rarity": one_of(RARITIES),
    "color": colors,
    "cost": cost,
    "condition": condition,
    "type": one_of(("Unit", "Spell")),
    "subtype": one_of(("Shot", "Set", "Equip")),
    "traits": traits,
    "power": number(limits.MOST_POWER),
    "break": number(limits.MOST_BREAK),
    "variable_power": flag,
    "equip_power": number(limits.MOST_POWER, -limits.MOST_POWER),
    "equip_break": number(limits.MOST_BREAK, -limits.MOST_BREAK),
    "shadow": flag,
    "text": card_text,
    "note": words(limits.MOST_NOTE, lines=True),
}
NEEDED = ("name", "rarity", "type")
PAIRS = (("power", "break"), ("equip_power", "equip_break"))


def tidy(facts: Mapping[str, object]) -> dict[str, object]:
    """The same facts without blanks around words; each ability of the text on a line of its own."""
    plain = {
        key: value.strip() if isinstance(value, str) else value for key, value in facts.items()
    }
    if isinstance(text := plain.get("text"), str):
        lines = filter(None, map(str.strip, text.split("\n")))
        plain["text"] = "".join(f"{line}\n" for line in lines)
    return plain


def read_own_card(facts: Mapping[str, object]) -> tuple[Card | None, list[Fault]]:
    """The card of these tidy facts, or every fault of theirs.

    Each fault names its `fact`; the caller adds card and line. The keys are those of a card
    file (`cards.rules.card.Card`). Power and Break are printed together or not at all.
    """
    faults = [fault for key, value in facts.items() if (fault := _fault_of(key, value))]
    needed = [*NEEDED, *(key for pair in PAIRS if {*pair} & facts.keys() for key in pair)]
    faults += [Fault("lists.missing", {"fact": key}) for key in needed if key not in facts]
    return (None, faults) if faults else (msgspec.convert({"id": "", **facts}, Card), [])


def _fault_of(key: str, value: object) -> Fault | None:
    if key not in FIELDS:
        return Fault(
            "lists.unknown-field", {"fact": key[: limits.MOST_NAME], "known": list(FIELDS)}
        )
    found = FIELDS[key](value)
    return found and Fault(found.code, {"fact": key, **found.params})


def placed(fault: Fault, line: int, card: str) -> Fault:
    """The fault with where it stands."""
    params: dict[str, Param] = {"line": line, "card": card, **fault.params}
    return Fault(fault.code, params)
