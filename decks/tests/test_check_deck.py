"""The command says the verdict, one line a fault, and tells it to the shell."""

import json
from datetime import date
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from decks.exchange.formats import FORMATS, write_deck
from decks.exchange.shelf import Options
from decks.tests.decks import DECK, POOL, SHELF, SPARE, VOID, judged, swapped
from drafts.models import BannedList
from tables.sentences import say


def check(path: Path, sent: str, format: str, **options: object) -> tuple[int, list[str]]:
    """The exit code and the lines the command prints."""
    path.write_text(sent)
    out = StringIO()
    try:
        call_command("check_deck", path, format=format, stdout=out, stderr=StringIO(), **options)
    except SystemExit as ended:
        return ended.code, out.getvalue().splitlines()
    return 0, out.getvalue().splitlines()


pytestmark = pytest.mark.django_db


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deck"


@pytest.mark.parametrize("name", FORMATS)
def test_it_passes_a_deck_from_a_box_in_every_format(path: Path, name: str) -> None:
    assert check(path, write_deck(DECK, SHELF, name), "box")[0] == 0


def test_it_asks_for_the_pool_of_a_draft(path: Path) -> None:
    code, lines = check(path, write_deck(DECK, SHELF, "text"), "standard")
    assert (code, len(lines)) == (1, 1)
    assert "pool is missing" in lines[0]
    assert check(path, write_deck(DECK, SHELF, "json", Options(pool=POOL)), "duel")[0] == 0


def test_it_says_the_verdict_one_line_a_fault(path: Path) -> None:
    deck = swapped(swapped(DECK, "main", SPARE), "life", VOID)
    code, lines = check(path, write_deck(deck, SHELF, "json", Options(pool=POOL)), "standard")
    assert code == 1
    assert lines == [say(fault) for fault in judged(deck).faults]


def test_it_counts_a_line_it_cannot_read_as_a_fault(path: Path) -> None:
    code, lines = check(path, write_deck(DECK, SHELF, "text") + "\nWho?\n", "box")
    assert code == 1
    assert "Who?" in lines[0]


def test_it_asks_which_cards_are_life(path: Path) -> None:
    text = "\n".join(SHELF.cards[id].name for id in POOL)
    code, (line,) = check(path, text, "box")
    assert code == 1
    assert "which Life" in line


def test_it_applies_the_bans_of_the_day(path: Path) -> None:
    BannedList.objects.create(since=date(2026, 5, 1), cards=[SHELF.cards[POOL[9]].name])
    sent = write_deck(DECK, SHELF, "text")
    assert check(path, sent, "box", on=date(2026, 4, 30))[0] == 0
    code, (line,) = check(path, sent, "box", on=date(2026, 5, 1))
    assert code == 1
    assert "banned" in line


def test_it_checks_the_other_games(path: Path) -> None:
    entries = [{"name": f"战魂{number}", "kind": "战魂", "count": 3} for number in range(14)]
    sent = json.dumps({"format": "battle-spirits-deck/1", "deck": entries}, ensure_ascii=False)
    assert check(path, sent, "battle-spirits")[0] == 0
    assert check(path, sent, "cross-universe")[0] == 1
    code, lines = check(path, sent.replace("战魂3", "战魂4"), "battle-spirits")
    assert code == 1
    assert "战魂4" in lines[0]


def test_it_says_every_fault_on_one_line(path: Path) -> None:
    entries = [{"name": "A\nB\x1b[1m", "kind": "unit", "count": 30}]
    deck = {"format": "cross-universe-deck/1", "partner": "A\nB\x1b[1m", "deck": entries}
    assert check(path, json.dumps(deck), "cross-universe") == (
        1,
        [
            "A B [1m: 30 copies, at most 3 may be in a deck. Take out 27."
            " (Cross Universe, Deck Construction)"
        ],
    )


def test_it_says_that_there_is_no_such_file(path: Path) -> None:
    with pytest.raises(CommandError):
        call_command("check_deck", path, format="box")
