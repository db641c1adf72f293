"""Makes packs: `python manage.py make_packs --set blaze --seed hello --format json`."""

import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.urls import reverse
from msgspec.structs import replace

from cards.selectors import card_set
from drafts.management.lists import lists_here
from drafts.management.said import refusals_said
from drafts.rules.box import RULES
from drafts.rules.spread import SPREADS, Packs, to_json
from drafts.services import deal
from drafts.sheets import SHEETS, Options, Pack, SheetJob, read_options, render
from drafts.shown import facts
from tables.rules.refusal import Refusal

Asked = Mapping[str, Any]


class Command(BaseCommand):
    help = "Make the packs of a box from a seed; the same seed makes the same packs."

    def add_arguments(self, parser: CommandParser) -> None:
        add = parser.add_argument
        add("--set", required=True, help="the key of a set, such as blaze")
        add("--spread", default="checked", help=", ".join(SPREADS))
        add("--seed", help="any text of up to 200 characters; 128 random bits without it")
        add("--rules", default="standard", help=", ".join(RULES))
        add("--packs", default="", help="such as 1-9 or 1,4,7; all without it")
        add("--format", default="json", choices=FORMATS)
        add("--sheet", default="checklist", help=", ".join(SHEETS))
        add("--paper", default="A4", help="A4, A3, Letter, B4 or a size such as 200x300 in mm")
        add("--option", action="append", default=[], help="of a sheet, such as ink=grey")
        add("--out", type=Path, help="the file to write; a PDF needs one")

    def handle(self, *args: Any, **asked: Any) -> None:
        if asked["format"] == "pdf" and not asked["out"]:
            raise CommandError("A PDF needs --out FILE.")
        with refusals_said(self.stderr):
            options = sheet_options(asked)
            seed = secrets.token_hex(16) if asked["seed"] is None else asked["seed"]
            packs = deal(asked["set"], asked["rules"], asked["spread"], seed, None, lists_here())
            chosen = cut(packs, options.packs)
            made = FORMATS[asked["format"]](packs, chosen, options, asked["sheet"])
        if asked["out"]:
            asked["out"].write_bytes(made)
        else:
            self.stdout.write(made.decode())


def sheet_options(asked: Asked) -> Options:
    """The options of the sheet. Raises Refusal as `read_options` does."""
    more = (part.partition("=") for part in asked["option"])
    named = {name: value for name, _, value in more}
    return read_options({**named, "paper": asked["paper"], "packs": asked["packs"]})


def cut(packs: Packs, numbers: tuple[int, ...]) -> Packs:
    """The packs of these numbers, all for none; the cards left over come with all packs only."""
    if missing := [number for number in numbers if number > len(packs.packs)]:
        raise Refusal.of("sheets.no-such-pack", packs=missing, held=len(packs.packs))
    if not numbers:
        return packs
    return replace(packs, left=(), packs=tuple(packs.packs[number - 1] for number in numbers))


def as_json(packs: Packs, chosen: Packs, options: Options, sheet: str) -> bytes:
    """The chosen packs as JSON."""
    return to_json(chosen)


def as_text(packs: Packs, chosen: Packs, options: Options, sheet: str) -> bytes:
    """The chosen packs, a card a line."""
    named = facts(card_set(packs.set))
    numbers = options.packs or range(1, len(packs.packs) + 1)
    lines = [f"{packs.set} {packs.rules} {packs.spread} {packs.seed}"]
    for number, pack in zip(numbers, chosen.packs, strict=True):
        lines += ["", f"Pack {number}", *(f"{id:<18}{named[id].name}" for id in pack)]
    if chosen.left:
        lines += ["", "Left over", *(f"{id:<18}{named[id].name}" for id in chosen.left)]
    return "\n".join(lines).encode()


def as_pdf(packs: Packs, chosen: Packs, options: Options, sheet: str) -> bytes:
    """A sheet of the chosen packs."""
    of_set = card_set(packs.set)
    job = SheetJob(
        box=packs.seed[:12],
        name=of_set.name,
        verify=settings.SITE_URL + reverse("verify"),
        packs=tuple(Pack(number, cards) for number, cards in enumerate(packs.packs, start=1)),
        cards=facts(of_set),
        options=options,
    )
    return render(sheet, job)


FORMATS: dict[str, Callable[[Packs, Packs, Options, str], bytes]] = {
    "json": as_json,
    "text": as_text,
    "pdf": as_pdf,
}
