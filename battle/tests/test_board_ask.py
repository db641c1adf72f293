"""What a player is asked, as the page says it: which card asks, for what, and every option."""

import re

import pytest

from battle.board.ask import Ask, asked
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.state import Wishes
from battle.rules.trinity.zones import HAND
from battle.telling import line_of
from battle.tests.cast import COST, PAWN
from battle.tests.table import ALICE, BOB, CAROL, Table, made
from battle.words.lines import sentence
from battle.words.people import Cast
from cards.rules.catalogue import cards_by_id

NAMES = {0: "Alice", 1: "Bob", 2: "Carol"}


def ask(t: Table) -> Ask:
    """The open question, as its player reads it."""
    view = t.game.view(t.choice.seat)
    library = cards_by_id() | {card.id: card for card in t.game.state.own}
    found = asked(view, Cast(t.choice.seat, NAMES, library, view["walls"]), library, ())
    assert found is not None
    return found


def labels(found: Ask) -> list[str]:
    return [option.label for option in found.options]


def test_it_says_what_a_player_may_do(t: Table) -> None:
    t.counters(ALICE, 5)
    t.line(t.unit(ALICE, PAWN), "[Activate] You may draw 2 cards.")
    assert ask(t).prompt.endswith(": do you draw 2 cards?")


@pytest.mark.parametrize(
    ("line", "amount"),
    [
        ("Discard up to 2 cards.", "discard up to 1 card from"),
        ("Return any number of cards from your Hand to your Deck.", "any number of cards"),
    ],
)
def test_it_says_how_many_as_the_line_does(t: Table, line: str, amount: str) -> None:
    t.hand(ALICE, PAWN)
    t.line(t.unit(ALICE, PAWN), f"[Activate] {line}")
    assert amount in ask(t).prompt


def test_it_shows_each_line_of_a_card_that_can_be_used(t: Table) -> None:
    lines = ("[On Entry] Draw 1 card.", "[On Destroy] Get 1 Trinity Counter.")
    t.unit(ALICE, made(text="\n".join(lines)))
    t.unit(ALICE, COST[1])
    t.line(
        t.unit(ALICE, PAWN),
        "[Activate] Choose 1 of your cards on the Battlefield; use 1 of its [On Entry], "
        "[On Attack] or [On Destroy].",
    )
    t.choose("Plain")
    found = ask(t)
    assert [option.line for option in found.options] == list(lines)
    assert labels(found) == ["Use Plain", "Use Plain"]


def test_it_shows_the_lines_of_effects_that_can_be_negated(t: Table) -> None:
    lines = ("[On Entry] Draw 1 card.", "[On Entry] Get 1 Trinity Counter.")
    negate = (
        "Choose 1 unresolved effect from the [On Entry] of a card with Cost 4 or less; negate it."
    )
    t.pause()
    for seat, line in ((BOB, lines[0]), (BOB, lines[1]), (ALICE, f"[Activate] {negate}")):
        unit = t.unit(seat, made(f"Of {line}", text=line))
        t.game.push(Resolve(line=line, seat=seat, source=unit.handle))
    t.game.run()
    found = ask(t)
    assert [option.line for option in found.options] == list(lines)
    assert labels(found)[0] == "The effect of Bob’s Of [On Entry] Draw 1 card."


def test_it_names_the_card_that_is_paid_for_and_asks_color_by_color(t: Table) -> None:
    t.game.wish(ALICE, Wishes(payment=True))
    t.colors(ALICE, Red=2, Yellow=2, Blue=2, Purple=2)
    t.play(t.put(ALICE, made("Big", cost=4), HAND))
    found = ask(t)
    assert found.prompt == "Big: which Basic Color Cards do you Rest?"
    assert [(swatch.letter, list(n)) for swatch, n in found.amounts][:2] == [
        ("R", [0, 1, 2]), ("Y", [0, 1, 2])
    ]  # fmt: skip


def test_it_says_what_goes_under_a_shinra_summon_so_far(t: Table) -> None:
    for cost in (1, 2, 3, 3):
        t.unit(ALICE, COST[cost])
    card = made("Wolf", text="[Shinra Summon 6]")
    t.play(t.put(ALICE, card, HAND), "shinra")
    assert ask(t).so_far == "The Costs have to add up to exactly 6 more."
    first = t.choice.options[0]
    t.choose(first)
    assert "So far: " in ask(t).so_far


def test_it_puts_basic_color_cards_of_a_kind_together(t: Table) -> None:
    t.game.state.rested[ALICE][:2] = [3, 2]
    t.line(
        t.unit(ALICE, PAWN), "[Activate] Choose up to 3 cards in your Color Zone; make them Active."
    )
    found = ask(t)
    assert all(group.chips for group in found.groups)
    assert [(group.heading, len(group.options)) for group in found.groups] == [
        ("Red, Rested", 3), ("Yellow, Rested", 2)
    ]  # fmt: skip


def test_it_asks_of_a_single_card_whether_it_stays_on_top(t: Table) -> None:
    t.line(t.unit(ALICE, PAWN), "[Activate] Perform Adjustment 1.")
    found = ask(t)
    assert found.prompt == "Adjustment: does it go to the bottom of your Deck?"
    assert found.none == "It stays on top"


def test_it_says_when_no_shadow_can_be_used(t: Table) -> None:
    t.shadow(BOB, PAWN)
    t.shadow(CAROL, "TD-01 U 049/102")
    t.attack(t.unit(ALICE, PAWN), BOB)
    found = ask(t)
    assert found.prompt == "No Shadow of yours can be used at this moment."
    assert [option.label for option in found.endings] == ["Pass"]
    assert "nobody learns" in found.help


def test_it_says_what_a_card_is_and_its_colors(t: Table) -> None:
    t.deck(ALICE, PAWN)
    t.line(t.unit(ALICE, COST[1]), "[Activate] Search for 1 card.")
    shown = next(option for option in ask(t).options if option.known.id == PAWN)
    assert shown.facts == "Unit · Cost 2 · 2000\xa0/\xa02"
    assert [swatch.letter for swatch in shown.swatches] == ["R"]


def test_it_says_whose_a_card_is_and_what_it_is_now(t: Table) -> None:
    t.unit(ALICE, COST[1])
    theirs = t.unit(BOB, PAWN, rested=True)
    t.line(theirs, "[Activate] This Unit gets +3000 Power this turn.")
    t.line(t.unit(ALICE, COST[1]), "[Activate] Choose 1 Unit; destroy it.")
    assert [option.facts for option in ask(t).options] == [
        "Unit · Cost 1 · 2000\xa0/\xa01",
        "Unit · Cost 1 · 2000\xa0/\xa01",
        "Bob · Unit · Cost 2 · 5000\xa0/\xa02 · Rested",
    ]


def test_it_says_what_is_to_be_blocked(t: Table) -> None:
    t.unit(BOB, PAWN)
    t.attack(t.unit(ALICE, COST[1]), BOB)
    assert ask(t).so_far == "Alice · Unit · Cost 1 · 2000\xa0/\xa01 · Rested"


DANCE = "[On Entry] Dance around the table."


def by_hand(t: Table) -> None:
    """Alice carries a line out by hand."""
    t.play(t.put(ALICE, made("Dancer", text=DANCE), HAND))


def test_it_opens_what_a_line_by_hand_can_do_under_headings(t: Table) -> None:
    by_hand(t)
    found = ask(t)
    assert found.folds
    assert found.prompt == "Carry this line out by hand, one step after the other."
    headings = [group.heading for group in found.groups]
    assert headings[:2] == ["Hand and Deck", "Trinity Counters"]
    assert {"Alice: Battlefield", "Bob: Deck", "Carol: left Life Zone"} <= {*headings}
    assert [option.label for option in found.endings] == ["The line is carried out"]


def test_it_says_what_card_is_corrected_and_how(t: Table) -> None:
    t.unit(BOB, PAWN)
    by_hand(t)
    t.choose(PAWN)
    found = ask(t)
    name = cards_by_id()[PAWN].name
    assert found.prompt == f"By hand: what happens to {name}?"
    assert {"Rest it", "Power +3000", "Break -1", "It gains Sky Aura", "It battles Dancer",
            "Into the Soul of Dancer", "To its owner’s Hand"} <= {*labels(found)}  # fmt: skip
    assert [option.label for option in found.endings] == ["Something else"]


@pytest.mark.parametrize(
    ("picks", "said"),
    [
        ((("power-up", 3), "for-turn"), "Alice gives Photon Pawn Power +3000 by hand."),
        ((("break-down", 1), "for-turn"), "Alice gives Photon Pawn Break -1 by hand."),
        ((("gain-aura", 1), "for-turn"), "Alice gives Photon Pawn Sky Aura by hand."),
        (("rest",), "Alice Rests Photon Pawn by hand."),
    ],
)
def test_it_tells_what_was_done_by_hand(t: Table, picks: tuple[object, ...], said: str) -> None:
    t.unit(BOB, "TD-01 C 080/102")
    by_hand(t)
    t.choose("TD-01 C 080/102")
    for pick in picks:
        t.choose(pick)
    line = next(line for line in t.game.lines if line.what == "corrected")
    view = t.game.view(ALICE)
    told = sentence(
        line_of(t.game, line.for_seat(ALICE)), Cast(ALICE, NAMES, cards_by_id(), view["walls"])
    )
    assert re.sub(r"<[^>]*>", "", told) == said
