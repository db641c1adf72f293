"""Packs from the command line."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.db import OperationalError
from pypdf import PdfReader

from drafts.bench import GROUPS
from drafts.management import lists
from drafts.rules.fair import reveal_json
from drafts.tests.test_fair import revealed
from trinity_site.management.commands.bench import groups

GOLDEN = Path(__file__).parent / "golden"

pytestmark = pytest.mark.django_db


def said(name: str, *args: str) -> tuple[int, str]:
    """How a command ends, and what it says."""
    out = StringIO()
    try:
        call_command(name, *args, stdout=out, stderr=out)
    except SystemExit as end:
        return int(end.code or 0), out.getvalue()
    return 0, out.getvalue()


def make(*args: str) -> tuple[int, str]:
    return said("make_packs", "--set", "blaze", "--seed", "hello", *args)


@pytest.mark.parametrize("spread", ["box", "checked", "even"])
def test_it_prints_the_golden_packs(spread: str) -> None:
    golden = (GOLDEN / f"blaze-standard-{spread}.json").read_text()
    assert make("--spread", spread, "--format", "json") == (0, golden)


def test_it_goes_by_the_built_in_bans_where_there_is_no_database(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_table() -> None:
        raise OperationalError("no such table")

    monkeypatch.setattr(lists, "ban_lists", no_table)
    assert make()[0] == 0


def test_it_checks_packs_unless_told_otherwise() -> None:
    assert json.loads(make()[1])["spread"] == "checked"


def test_it_draws_a_seed_of_128_bits() -> None:
    seeds = {json.loads(said("make_packs", "--set", "blaze")[1])["seed"] for _ in range(2)}
    assert len(seeds) == 2
    assert {len(bytes.fromhex(seed)) for seed in seeds} == {16}


def test_it_prints_chosen_packs_only() -> None:
    whole, some = json.loads(make()[1]), json.loads(make("--packs", "1-2, 27")[1])
    assert some["packs"] == [whole["packs"][number] for number in (0, 1, 26)]
    assert some["left"] == []


def test_it_prints_packs_to_read() -> None:
    code, text = make("--packs", "3", "--format", "text")
    lines = text.splitlines()
    assert code == 0
    assert lines[0] == "blaze standard checked hello"
    assert lines[2] == "Pack 3"
    assert len(lines) == 3 + 13


def test_it_writes_a_sheet(tmp_path: Path) -> None:
    out = tmp_path / "packs.pdf"
    sheet = ("--format", "pdf", "--sheet", "checklist", "--option", "language=en")
    assert make(*sheet, "--paper", "B4", "--packs", "1-2", "--out", str(out)) == (0, "")
    box = PdfReader(out).pages[0].mediabox
    assert (round(float(box.width) / 72 * 25.4), round(float(box.height) / 72 * 25.4)) == (257, 364)


def test_it_asks_where_to_write_a_sheet() -> None:
    with pytest.raises(CommandError):
        make("--format", "pdf")


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["--set", "nope"], "There is no set nope. There are blaze, phantom."),
        (["--spread", "fair"], "There is no spread fair. There are box, checked, even."),
        (["--rules", "unite"], "There are no rules unite. There are standard, duel."),
        (["--seed", "x" * 201], "The seed has 201 characters; at most 200 are used."),
        (["--seed", ""], "The seed is empty."),
        (["--packs", "28"], "There is no pack 28; there are 27."),
        (["--paper", "A9"], "There is no paper A9."),
    ],
)
def test_it_refuses_in_one_line(args: list[str], line: str) -> None:
    code, text = make(*args)
    assert code == 1
    assert text.startswith(line)
    assert text.count("\n") == 1


@pytest.fixture
def packs_file(tmp_path: Path) -> Path:
    path = tmp_path / "packs.json"
    path.write_text(make("--spread", "box")[1])
    return path


def test_it_finds_nothing_wrong_with_what_it_made(packs_file: Path) -> None:
    assert said("check_packs", str(packs_file)) == (0, "27 packs: no faults.\n")


def test_it_remarks_what_the_spread_allows_when_asked(packs_file: Path) -> None:
    code, text = said("check_packs", str(packs_file), "--verbosity", "2")
    assert code == 0
    assert "(The spread box allows it:) Pack" in text


def test_it_names_every_fault_in_a_line(packs_file: Path) -> None:
    packs = json.loads(packs_file.read_text())
    packs["packs"][4].pop()
    packs["packs"][6][2] = "TD-01 X01/04"
    packs_file.write_text(json.dumps(packs))
    assert said("check_packs", str(packs_file)) == (
        1,
        "Pack 5 has 12 cards, not 13.\n"
        "Pack 7, card 3: TD-01 X01/04 does not belong in a pack.\n"
        "The seed deals other packs than these: 5, 7.\n",
    )


@pytest.mark.parametrize("command", ["check_packs", "verify"])
def test_it_refuses_a_file_that_is_no_json(command: str, packs_file: Path) -> None:
    packs_file.write_text("Pack 1")
    code, text = said(command, str(packs_file))
    assert code == 1
    assert text.startswith("This is no JSON")


def test_it_says_when_there_is_no_file() -> None:
    with pytest.raises(CommandError, match="No such file"):
        said("check_packs", "nowhere.json")


def test_it_verifies_a_reveal(tmp_path: Path) -> None:
    path = tmp_path / "reveal.json"
    path.write_bytes(reveal_json(revealed(1, 2)))
    assert said("verify", str(path)) == (0, "18 packs: no faults; the seed is not shown yet.\n")
    path.write_bytes(reveal_json(revealed(1, 2, 3)))
    assert said("verify", str(path)) == (0, "26 packs: no faults; made by the seed secret.\n")


def test_it_names_the_game_whose_packs_are_others(tmp_path: Path) -> None:
    path = tmp_path / "reveal.json"
    shown = json.loads(reveal_json(revealed(1, 2)))
    shown["games"][1]["packs"][0].reverse()
    path.write_text(json.dumps(shown))
    line = "Game 2: its packs are not those that were promised.\n"
    assert said("verify", str(path)) == (1, line)


def test_it_measures_packs_and_sheets() -> None:
    assert GROUPS.keys() >= {"packs", "sheets"}
    assert GROUPS.items() <= groups().items()
