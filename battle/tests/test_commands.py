"""The commands: read, play, replay, and play on from a position."""

from io import StringIO
from pathlib import Path

import msgspec
import pytest
from django.core.management import CommandError, call_command

from battle.rules.engine.refusals import IllegalAnswer
from battle.rules.trinity.position import read_position, set_up
from battle.rules.trinity.spelling import picks_of, spelled

POSITIONS = Path(__file__).parent / "fixtures" / "positions"
ATTACK = POSITIONS / "attack.toml"


def said(*args: str) -> str:
    out = StringIO()
    call_command(*args, stdout=out, stderr=out)
    return out.getvalue()


def test_it_reads_every_line_of_every_card() -> None:
    assert "658 of 658 lines are read." in said("read_cards")


def test_it_reads_the_cards_of_a_list(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        '[[card]]\nname = "Fisher"\nrarity = "Common"\ntype = "Unit"\ncost = 1\n'
        'color = ["Blue"]\npower = 1000\nbreak = 1\n'
        'text = """\n[On Entry] Draw 1 card.\n[Burst] Go fishing.\n"""\n'
    )
    told = said("read_cards", str(mine))
    assert "C 001: [Burst] Go fishing." in told
    assert "1 of 2 lines are read." in told


def test_it_replays_a_recorded_game(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    said("play_random", "--games", "1", "--decks", "split", "--record", str(record))
    assert "The end is the recorded one." in said("replay", str(record))


def test_it_says_when_a_replay_ends_otherwise(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    said("play_random", "--games", "1", "--decks", "split", "--record", str(record))
    saved = msgspec.json.decode(record.read_bytes())
    record.write_bytes(msgspec.json.encode(saved | {"entries": saved["entries"][:-3]}))
    with pytest.raises(SystemExit) as exit_:
        said("replay", str(record))
    assert exit_.value.code == 1


@pytest.mark.parametrize("content", ["", "{}", "[1, 2]"])
def test_it_refuses_a_file_that_is_no_record(tmp_path: Path, content: str) -> None:
    record = tmp_path / "game.json"
    record.write_text(content)
    with pytest.raises(SystemExit) as exit_:
        said("replay", str(record))
    assert exit_.value.code == 1


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_it_says_which_decks_are_played(player: str) -> None:
    told = said("play_random", "--games", "2", "--decks", "split", "--player", player)
    assert "split at random" in told
    assert "games: 2" in told


def test_it_plays_a_position_with_the_answers_of_its_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "")
    told = said("play_position", str(ATTACK))
    assert "gained seat 1 Photon Pawn" in told
    assert "left open" in told


def test_it_asks_on_at_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["0", "0", ""])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert "main" in said("play_position", str(ATTACK))


def test_it_names_what_a_position_file_gets_wrong(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('phase = "lunch"')
    with pytest.raises(CommandError, match="can't be read"):
        said("play_position", str(wrong))
    wrong.write_text('[[seat]]\nhand = ["Nobody"]\n[[seat]]\n[[seat]]\ncounters = 11\n')
    with pytest.raises(CommandError, match=r"Nobody.*\n.*10"):
        said("play_position", str(wrong))


def test_it_takes_the_words_of_an_answer_whole_or_from_the_start() -> None:
    game = set_up(read_position(ATTACK.read_text())).run()
    choice = game.waiting
    assert choice is not None
    known = [spelled(game, option) for option in choice.options]
    assert picks_of(game, choice, (known[0],)) == [0]
    assert picks_of(game, choice, ("attack Photon Pawn",)) == [0]
    with pytest.raises(IllegalAnswer):
        picks_of(game, choice, ("attack",) * 9)
