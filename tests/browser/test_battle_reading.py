"""The board for whoever listens to it, plays it by keys, or wants nothing to move."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.test_battle import QUESTION

Person = Callable[..., BrowserContext]
ORDER = [
    "Turn ",  # where the battle stands, and who is waited for
    "You are asked",
    'radiogroup "Your ',  # what is asked
    'region "Walls"',
    'region "Dana"',
    'list "Battlefield"',
    'region "Your Hand',
    'region "Ash"',
    'region "What happened"',
    'heading "Chat"',
]


def mid_game(page: Page) -> Page:
    """A board in the middle of a battle, with a question to answer."""
    page.goto("/puzzles/twice_rested/")
    page.get_by_label("Your name").fill("Dana")
    page.get_by_role("button", name="Begin").click()
    page.locator(QUESTION).wait_for()
    page.wait_for_load_state()
    return page


@pytest.fixture
def board(person: Person) -> Page:
    return mid_game(person().new_page())


def test_it_is_read_in_a_sensible_order(board: Page) -> None:
    read = board.locator("main").aria_snapshot()
    places = [read.find(part) for part in ORDER]
    assert -1 not in places, read
    assert places == sorted(places)


def test_it_says_in_words_what_it_shows_by_place_and_color(board: Page) -> None:
    mine = board.get_by_role("region", name="Dana")
    expect(mine.get_by_role("img", name=re.compile(r"\w+: \d of \d Active")).first).to_be_visible()
    expect(mine.get_by_role("link", name=re.compile("Power .* Active"))).not_to_have_count(0)
    walls = board.get_by_role("region", name="Walls").get_by_role("listitem")
    expect(walls.first).to_contain_text("spaces from Dana")


def test_it_tells_what_changed_and_what_is_asked_now(board: Page) -> None:
    board.locator(".option-label", has_text="Discard").first.click()
    board.locator(".ask-confirm").click()
    expect(board.locator("#board-status")).to_have_text(
        re.compile("Dana discards .* Dana takes a Red Basic Color Card. Your Main Phase 1")
    )


# Whatever can be pressed, and hasn't been stepped on; of radio buttons the keys reach one a group.
UNREACHED = """
[...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
  .filter((part) => part.checkVisibility() && part.tabIndex >= 0)
  .filter((part) => !part.disabled && part.type !== "radio" && !("reached" in part.dataset))
  .map((part) => part.outerHTML.slice(0, 120))
"""


def test_it_is_reached_by_keys_to_its_last_button(board: Page) -> None:
    board.evaluate("addEventListener('focusin', (event) => (event.target.dataset.reached = ''))")
    board.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    parts = board.locator("a[href], button, input, select, textarea, summary, [tabindex]").count()
    for _ in range(parts):
        board.keyboard.press("Tab")
    assert board.evaluate(UNREACHED) == []


MOVING = """
[...document.querySelectorAll("#battle, #battle *")].filter((part) => {
  const style = getComputedStyle(part);
  const times = `${style.animationDuration}, ${style.transitionDuration}`.split(", ");
  return times.some((time) => parseFloat(time) > 0.01);
}).length
"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_it_moves_only_for_who_likes_that(person: Person, wish: str) -> None:
    board = mid_game(person(reduced_motion=wish).new_page())
    assert bool(board.evaluate(MOVING)) == (wish == "no-preference")
