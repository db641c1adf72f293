"""Every line, choice and event of a battle has words, and no sentence shows a code."""

import re
from pathlib import Path
from random import Random

import pytest

from battle.board.ask import asked as ask_of
from battle.bots.random_player import picks
from battle.rules.consent import Request
from battle.rules.trinity.changes import NUMBERS, SAYINGS
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.game import Game
from battle.rules.trinity.setup import start
from battle.telling import line_of
from battle.words import choices, facts, labels, lines, moments, reasons
from battle.words.asking import REQUESTS, request_said
from battle.words.facts import change_said
from battle.words.people import Cast
from cards.rules.catalogue import card_sets, cards_by_id

NAMES = {0: "Alice", 1: "Bob", 2: "Charlie"}
CODE = re.compile(r"\{[a-z_]+\}|\bno-such|\bNone\b")
GAMES = [(format_, key, seed) for format_ in ("standard", "duel") for key in ("blaze", "phantom")
         for seed in range(3)]  # fmt: skip


def said_now(game: Game) -> list[str]:
    """Everything a player reads now: what happened, what is under way, what is asked."""
    choice = game.waiting
    seat = choice.seat if choice else 0
    view = game.view(seat)
    cast = Cast(seat, NAMES, cards_by_id(), view["walls"])
    said = [lines.sentence(line_of(game, line.for_seat(seat)), cast) for line in game.lines]
    said += [moments.under_way(entry, cast) for entry in view["stack"]]
    lying = [now for side in view["battlefield"] for now in side]
    said += [change_said(change, cast) for now in lying for change in now["changes"]]
    ask = ask_of(view, cast, cards_by_id(), ())
    if ask is not None:
        said += [ask.prompt, ask.help, *ask.events]
        said += [option.label for option in (*ask.options, *ask.endings)]
    return [re.sub(r"<[^>]*>", "", sentence) for sentence in said]


@pytest.mark.parametrize(("format_", "key", "seed"), GAMES)
def test_it_has_words_for_all_that_happens(format_: str, key: str, seed: int) -> None:
    game = start(drafted(card_sets()[key], format_, f"words {seed}"))
    chance = Random(seed)
    while (choice := game.waiting) is not None:
        wrong = [said for said in said_now(game) if CODE.search(said)]
        assert not wrong
        game.answer(choice.seat, choice.number, picks(choice, chance))
    assert not [said for said in said_now(game) if CODE.search(said)]


def codes(pattern: str, *folders: str) -> set[str]:
    """The codes that the rules mention, by a pattern."""
    root = Path(lines.__file__).parent.parent
    texts = [path.read_text() for folder in folders for path in (root / folder).rglob("*.py")]
    return {found for text in texts for found in re.findall(pattern, text)}


def test_it_has_words_for_every_code_of_the_rules() -> None:
    """Also for what a random game seldom comes to."""
    told = codes(r"\.tell\(\s*\"([a-z-]+)\"", "rules")
    keys = {key.split(" ")[0] for key in (*lines.LINES, *lines.COUNTED)}
    assert told <= keys
    asked = codes(r"Question\(\s*[\w.]+, \"([a-z-]+)\"", "rules") | codes(
        r"kind=\"([a-z-]+)\"", "rules/trinity/text/effects"
    )
    assert len(asked) > 20
    assert asked <= choices.PROMPTS.keys()
    done = codes(r"Option\(\"([a-z-]+)\"", "rules")
    assert done <= {key.split(" ")[0] for key in labels.OPTIONS} | {"bottom", "top"}
    happened = codes(r"\.happen\(\s*\"([a-z-]+)\"", "rules")
    assert happened <= moments.EVENTS.keys()


def test_it_has_words_for_every_reason() -> None:
    """Why a card can't be used now."""
    given = codes(r"Fault\(\"(battle\.why\.[a-z-]+)\"", "rules/trinity")
    assert len(given) > 20
    assert given == reasons.REASONS.keys() | reasons.COUNTED.keys()


def test_it_has_words_for_every_change_of_a_card() -> None:
    said = {key.split(" ")[0] for key in facts.CHANGES}
    assert {*NUMBERS, *SAYINGS, "line", "control"} <= said


def test_it_tells_no_name_of_a_card_to_who_may_not_know_it() -> None:
    game = start(drafted(card_sets()["blaze"], "standard", "hidden"))
    drawn = [line for line in game.lines if line.what == "drew" and line.seat == 0]
    view = game.view(1)
    other = Cast(1, NAMES, cards_by_id(), view["walls"])
    said = lines.sentence(line_of(game, drawn[0].for_seat(1)), other)
    assert re.sub(r"<[^>]*>", "", said) == "Alice draws 5 cards."


@pytest.mark.parametrize("kind", REQUESTS)
def test_it_speaks_of_a_request_to_the_others_and_to_whoever_asks(kind: str) -> None:
    request = Request(1, kind, 0)
    own, other = (request_said(request, Cast(seat, NAMES, {}, [])) for seat in (0, 1))
    assert (own.split()[0], other.split()[0]) == ("You", "Alice")
