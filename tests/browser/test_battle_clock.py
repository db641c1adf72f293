"""A live clock is seen by both players, and acts though nobody looks."""

import re

import pytest
from playwright.sync_api import expect

from tables.serving import Site
from tests.browser.test_battle_friends import Pair, Person, asked_first, begin
from tests.browser.test_draft import key_of
from tests.overdue import run_out

SAYS_SO = "async seat => (await (await fetch(seat)).text()).includes('time-out')"


@pytest.fixture
def live(person: Person) -> Pair:
    """Two friends in a live battle: whoever is asked, and the other one."""
    alice, bob = person().new_page(), person(width=360).new_page()
    begin(alice, bob, pace="live", seconds="1800", reserve="0")
    return asked_first((alice, bob))


def test_it_counts_down_on_both_pages(live: Pair) -> None:
    for page in live:
        clock = page.locator(".battle-waits .battle-clock")
        expect(clock).to_have_text(re.compile(r"^\d+:\d\d$"))
        expect(clock).not_to_have_text(clock.inner_text())


def test_it_lets_a_bot_answer_though_nobody_has_the_page_open(live: Pair, running: Site) -> None:
    asked, other = live
    board, elsewhere = other.url, other.context.new_page()
    elsewhere.goto("/rulings/")
    asked.close()
    other.close()
    run_out(running, key_of(other))
    seat = board.replace("/tables/", "/api/v1/battles/").removesuffix("battle/")
    elsewhere.wait_for_function(SAYS_SO, arg=seat, polling=500, timeout=60_000)
    elsewhere.goto(board)
    expect(elsewhere.locator("#log")).to_contain_text("time has run out: a bot answers")
