"""Drafts at random: `python manage.py draft_random --format duel --set blaze --drafts 50 --seed 1`.

After every action everything that must hold is checked; one line a fault, and exit 1.
"""

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.selectors import card_set
from drafts.management.lists import lists_here
from drafts.management.said import end_with, refusals_said
from drafts.rules.bots import LEVELS, Cards, Level, decide
from drafts.rules.box import RULES, SEATS_A_GAME
from drafts.rules.invariants import draft_faults
from drafts.rules.moves import Action, Choose, Setup, Take, packs_needed
from drafts.rules.running import AnyDraft, begin
from drafts.services import deal
from tables.rules.refusal import Fault

PLAYERS: tuple[Level | None, ...] = (*LEVELS, None)  # None takes anything


class Command(BaseCommand):
    help = "Draft with bots of mixed levels and random players, and check all that must hold."

    def add_arguments(self, parser: CommandParser) -> None:
        add = parser.add_argument
        add("--format", default="standard", choices=RULES)
        add("--set", default="blaze", help="the key of a set, such as blaze")
        add("--seats", type=int, help="3, or 2 in a duel, without it; others are house rules")
        add("--drafts", type=int, default=50, help="how many")
        add("--seed", default="1", help="any text; the same seed drafts the same")

    def handle(self, *args: Any, **asked: Any) -> None:
        rules, drafts = asked["format"], asked["drafts"]
        if drafts < 1:
            raise CommandError("At least 1 draft is needed.")
        seats = SEATS_A_GAME[rules] if asked["seats"] is None else asked["seats"]
        start = perf_counter()
        with refusals_said(self.stderr):
            cards = {card.id: card for card in card_set(asked["set"]).cards}
            for number in range(1, drafts + 1):
                setup = setup_of(rules, asked["set"], seats, f"{asked['seed']} {number}")
                end_with(list(faults_of(setup, cards)), self.stderr)
        pace = drafts / (perf_counter() - start)
        kind = f"{rules}, {asked['set']}, {seats} seats"
        self.stdout.write(f"{drafts} drafts ({kind}): all sound, {pace:.1f} a second")


def setup_of(rules: str, set_key: str, seats: int, seed: str) -> Setup:
    """A draft of the first packs of a box of its own. Raises Refusal as dealing does."""
    packs = deal(set_key, rules, "checked", seed, None, lists_here())
    needs = packs_needed(packs.rules, seats)
    epics = tuple(card.id for card in card_set(set_key).epics)
    return Setup(
        rules=packs.rules,
        seats=seats,
        set=set_key,
        packs=packs.packs[:needs],
        epics=epics,
        seed=seed,
    )


def faults_of(setup: Setup, cards: Cards) -> Iterator[Fault]:
    """What is broken in this draft, after the action that broke it; nothing follows."""
    draft, random = begin(setup), Random(setup.seed)
    players = [random.choice(PLAYERS) for _ in range(setup.seats)]
    faults = draft_faults(draft)
    while not faults and not draft.over:
        seat = random.choice([seat for seat in range(setup.seats) if draft.acting(seat)])
        level = players[seat]
        if level:
            draft.act(seat, decide(draft, seat, level, cards).action, "bot")
        else:
            draft.act(seat, anything(draft, seat, random), random.choice(("person", "time-out")))
        faults = draft_faults(draft)
    yield from faults


def anything(draft: AnyDraft, seat: int, random: Random) -> Action:
    """Any pack to open, or any cards to take."""
    if choosing := draft.choosing(seat):
        return Choose(choosing.round, random.choice(choosing.packs))
    hand = draft.hand(seat)
    assert hand is not None
    return Take(hand.pack, hand.number, tuple(random.sample(hand.cards, hand.take)))
