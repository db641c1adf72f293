"""The card language: one reading, printed back as exactly the text."""

from collections.abc import Iterator
from typing import Any

import pytest

from battle.rules.trinity.printed import official
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.reader import NotUnderstood, read_line
from battle.rules.trinity.text.saying import str_ability
from battle.rules.trinity.text.subjects import Subject
from battle.rules.trinity.text.tree import Clause
from cards.rules.card import COLORS

LINES = sorted({ability.text for card in official().values() for ability in card.abilities})


def test_it_prints_back_every_line() -> None:
    assert [str_ability(read_line(line)) for line in LINES] == LINES


def filters_in(value: Any) -> Iterator[Filter]:
    """The noun phrases inside a value of a hole."""
    if isinstance(value, Subject):
        value = value.cards
    if isinstance(value, Filter):
        yield value
        for quality in value.qualities:
            yield from filters_in(quality)
    elif isinstance(value, Clause):
        for inner in value.values.values():
            yield from filters_in(inner)


def test_it_takes_nothing_for_a_trait_that_is_none() -> None:
    traits = {trait for card in official().values() for trait in card.traits}
    clauses = [clause for line in LINES for clause in read_line(line).clauses]
    words = {word for clause in clauses for f in filters_in(clause) for word in f.words}
    assert words <= traits | set(COLORS)


@pytest.mark.parametrize(
    "text",
    [
        "[On Entry] Draw 1 cards.",
        "[On Entry] Draw 2 card.",
        "[On Entry] draw 1 card.",
        "[On Entry] Draw 1 card",
        "[On Entry] Choose 2 Unit; destroy it.",
        "[On Lunch] Draw 1 card.",
        "Quick Aura.",
        '[Continuous] Your Units gain "[Trigger] When this Unit is blocked ▶ Draw 1 card.".',
        '[Activate] This Unit gains "[On Attack] Draw 1 card." this turn.',
        '[Activate] This Unit gains "[Trigger] When it rains ▶ Draw 1 card." this turn.',
        "",
    ],
)
def test_it_guesses_nothing(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_line(text)


def test_it_points_at_the_word_and_offers_the_nearest() -> None:
    with pytest.raises(NotUnderstood) as error:
        read_line("[On Entry] Draw 1 card. Then, discard 2 crads.")
    assert error.value.text[error.value.at :].startswith("2 crads")
    assert error.value.nearest == "discard <n> <cards>"
