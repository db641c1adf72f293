"""The form of a board that somebody sets up: a text for each zone, one card a line."""

from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from battle.replays.forms import BroughtForm, SeatingForm
from battle.rules.trinity.damage import GOAL
from battle.rules.trinity.position import Position, SeatPosition
from battle.rules.trinity.position_text import (
    MOST_COLORS,
    MOST_COUNTERS,
    PILES,
    read_zones,
    write_zone,
)
from battle.words import terms
from cards import words
from cards.rules.card import COLORS
from drafts.rules.box import SEATS_A_GAME
from tables.forms import OnceForm
from tables.rules.refusal import Fault
from tables.sentences import all_sentences

FORMATS = [("standard", _("Standard, three players")), ("duel", _("DUEL, two players"))]
PHASES = [(phase, terms.PHASES[phase]) for phase in ("main1", "combat", "main2")]
MOST_SEATS = max(SEATS_A_GAME.values())
ROWS = {"battlefield": 4, "hand": 3, "deck": 3}


def zone_field(zone: str) -> forms.CharField:
    """The text of a zone."""
    area = forms.Textarea(attrs={"rows": ROWS.get(zone, 2), "spellcheck": "false"})
    return forms.CharField(
        label=all_sentences()[f"battle.zone.{zone}"], required=False, widget=area
    )


def number_field(label: Any, most: int) -> forms.IntegerField:
    """A number from 0 on."""
    return forms.IntegerField(label=label, required=False, min_value=0, max_value=most)


def players() -> list[tuple[int, str]]:
    """The seats that a board can have."""
    return [(seat, _("Player {n}").format(n=seat + 1)) for seat in range(MOST_SEATS)]


class BoardForm(OnceForm):
    """A board: whose turn, and each seat's zones, counters, colours and left Wall."""

    name = forms.CharField(label=_("Name of the board"), max_length=60)
    format = forms.ChoiceField(label=_("Format"), choices=FORMATS)
    turn = forms.TypedChoiceField(
        label=_("Whose turn"),
        coerce=int,
        choices=players,
    )
    phase = forms.ChoiceField(label=_("Phase"), choices=PHASES)
    goal = forms.IntegerField(
        label=_("Goal of a puzzle"),
        required=False,
        min_value=1,
        max_value=GOAL,
        help_text=_("Gained Life to have by the end of the turn; empty where nothing is to solve."),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for seat in range(MOST_SEATS):
            for zone in PILES:
                self.fields[f"{zone}{seat}"] = zone_field(zone)
            self.fields[f"counters{seat}"] = number_field(_("Trinity Counters"), MOST_COUNTERS)
            self.fields[f"left_wall{seat}"] = number_field(_("To left Wall"), 7)
            for color in COLORS:
                self.fields[f"{color}{seat}"] = number_field(words.COLORS[color], MOST_COLORS)

    def position(self) -> Position:
        """The position that was entered. Raises Refusal (battle.no-such-mark)."""
        sent = self.cleaned_data
        return Position(
            seat=tuple(self.seat_position(seat) for seat in range(SEATS_A_GAME[sent["format"]])),
            format=sent["format"],
            turn=sent["turn"],
            phase=sent["phase"],
        )

    def seat_position(self, seat: int) -> SeatPosition:
        """What was entered for one seat."""
        sent = self.cleaned_data
        zones: Any = read_zones({zone: sent[f"{zone}{seat}"] for zone in PILES})
        return SeatPosition(
            **zones,
            counters=sent[f"counters{seat}"] or 0,
            colors={color: n for color in COLORS if (n := sent[f"{color}{seat}"])},
            left_wall=sent[f"left_wall{seat}"],
        )

    def field_of(self, fault: Fault) -> object:
        """A fault of a zone stands beside its text."""
        seat, zone = fault.params.get("seat"), fault.params.get("zone")
        if isinstance(seat, int) and zone:
            return f"{zone}{seat - 1}"
        return super().field_of(fault)

    @property
    def seats(self) -> list[dict[str, Any]]:
        """The fields of each seat, for the template."""
        return [
            {
                "number": seat,
                "zones": [(f"{zone}{seat}", zone, self[f"{zone}{seat}"]) for zone in PILES],
                "numbers": [self[f"counters{seat}"], self[f"left_wall{seat}"]],
                "colors": [self[f"{color}{seat}"] for color in COLORS],
                "faulty": any(self.errors.get(f"{zone}{seat}") for zone in PILES),
            }
            for seat in range(MOST_SEATS)
        ]


def entered(name: str, position: Position, goal: int | None) -> dict[str, Any]:
    """A board as its form has it."""
    found: dict[str, Any] = {
        "name": name,
        "format": position.format,
        "turn": position.turn,
        "phase": position.phase,
        "goal": goal,
    }
    for number, seat in enumerate(position.seat):
        found |= {f"{zone}{number}": write_zone(seat, zone) for zone in PILES}
        found |= {f"{color}{number}": amount for color, amount in seat.colors.items()}
        found |= {f"counters{number}": seat.counters, f"left_wall{number}": seat.left_wall}
    return found


class ReadForm(BroughtForm):
    """A board as TOML."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["text"].label = _("A board as TOML")


class PlayForm(SeatingForm):
    """Who plays a board."""

    def __init__(self, position: Position, data: QueryDict | None = None, name: str = "") -> None:
        initial = {"name": name, "seat": position.turn, "level": "greedy"}
        super().__init__(data, initial=initial)
        self.offer([_("Player {n}").format(n=n + 1) for n in range(len(position.seat))])
