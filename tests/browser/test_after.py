"""After the battle: replaying a record step by step, setting up a board, trying a puzzle."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from battle.tests.test_replay import text_of, whole
from tests.browser.test_draft import is_settled


@pytest.fixture
def replayed(page: Page, tmp_path: Path) -> Page:
    """The replay of a record from a file."""
    file = tmp_path / "battle.json"
    file.write_text(text_of(whole()))
    page.goto("/battles/replay/")
    page.set_input_files("[name=file]", file)
    page.get_by_role("button", name="Replay it").click()
    page.get_by_text("Step 1 of").wait_for()
    page.wait_for_load_state()
    return page


def is_at(page: Page, number: int) -> None:
    """It shows this step, and takes the next key."""
    expect(page.get_by_text(f"Step {number} of")).to_be_visible()
    is_settled(page)


def step(page: Page) -> int:
    said = page.locator(".log-head").inner_text()
    return int(re.search(r"Step (\d+) of", said)[1])


def turn(page: Page, number: int) -> None:
    """Jump to a turn."""
    turns = page.get_by_role("navigation", name="Turns")
    turns.get_by_role("link", name=str(number), exact=True).click()


def test_it_steps_through_a_battle_by_button_and_by_key(replayed: Page) -> None:
    is_at(replayed, 1)
    replayed.get_by_role("link", name="Next").click()
    is_at(replayed, 2)
    replayed.keyboard.press("ArrowRight")
    is_at(replayed, 3)
    assert "at=3" in replayed.url
    replayed.keyboard.press("ArrowLeft")
    is_at(replayed, 2)
    replayed.go_back()
    is_at(replayed, 3)


def test_it_jumps_to_a_turn_and_looks_through_other_eyes(replayed: Page) -> None:
    turn(replayed, 5)
    expect(replayed.get_by_role("heading", name=re.compile("Turn 5"))).to_be_visible()
    at = step(replayed)
    replayed.get_by_role("link", name="Player 2").click()
    expect(replayed.get_by_role("heading", name=re.compile("Player 2’s Hand"))).to_be_visible()
    expect(replayed.get_by_role("heading", name=re.compile("Turn 5"))).to_be_visible()
    assert abs(step(replayed) - at) < 40


def test_it_opens_a_moment_by_its_link(replayed: Page) -> None:
    turn(replayed, 4)
    expect(replayed.get_by_role("heading", name=re.compile("Turn 4"))).to_be_visible()
    link = replayed.get_by_label("A link to this moment").input_value()
    at = step(replayed)
    replayed.goto("/")
    replayed.goto(link)
    assert step(replayed) == at


def test_it_shows_a_card_large(replayed: Page) -> None:
    replayed.get_by_role("link", name="Player 1").click()
    replayed.get_by_role("heading", name=re.compile("Player 1’s Hand")).wait_for()
    replayed.locator(".own").first.click()
    expect(replayed.locator("#closer .face")).to_be_visible()
    replayed.keyboard.press("Escape")
    expect(replayed.locator("#closer")).to_be_hidden()


def test_it_plays_on_against_bots(replayed: Page) -> None:
    replayed.get_by_text("Play on from here").click()
    replayed.get_by_label("Your name").fill("Dana")
    replayed.get_by_role("button", name="Play on").click()
    expect(replayed.locator("#battle")).to_be_visible()
    expect(replayed.get_by_role("heading", name="Dana")).to_be_visible()


def test_it_sets_up_a_board_and_keeps_it(page: Page) -> None:
    page.goto("/boards/new/")
    page.get_by_label("Name of the board").fill("Friday")
    page.get_by_label("Battlefield").first.focus()
    page.get_by_label("Name, number or text").fill("photon")
    page.get_by_role("button", name=re.compile("Photon Pawn")).click()
    expect(page.get_by_label("Battlefield").first).to_have_value("Photon Pawn")
    page.get_by_role("button", name="Look at it").click()
    expect(page.locator("#preview .piece")).to_have_count(1)
    page.get_by_role("button", name="Keep the board").click()
    expect(page.get_by_role("heading", name="Friday")).to_be_visible()
    page.get_by_role("link", name="Change it").click()
    expect(page.get_by_label("Battlefield").first).to_have_value("Photon Pawn")


def test_it_says_what_is_wrong_with_a_board(page: Page) -> None:
    page.goto("/boards/new/")
    page.get_by_label("Hand").first.fill("Pony")
    page.get_by_role("button", name="Look at it").click()
    expect(page.locator("#preview").get_by_text("there is no card “Pony”")).to_be_visible()


def test_it_hides_the_third_player_in_duel(page: Page) -> None:
    page.goto("/boards/new/")
    page.get_by_label("Format").select_option("duel")
    expect(page.get_by_role("heading", name="Player 3")).to_be_hidden()


def test_it_says_what_a_puzzle_wants(page: Page) -> None:
    page.goto("/puzzles/twice_rested/")
    page.get_by_label("Your name").fill("Dana")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("A puzzle: Dana is to win this turn.")).to_be_visible()
