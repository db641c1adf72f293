"""Whole evenings in browsers: draft, build and battle, to the twelfth Gained Life."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from battle.bots.greedy import Greedy
from tables.serving import Site
from tests.browser.test_draft import (
    are_ready,
    be_ready,
    has_all_cards,
    key_of,
    let_pick,
    open_table,
    pick,
    sit_down,
    start_duel,
)
from tests.meanwhile import run_out

Person = Callable[..., BrowserContext]
Seen = dict[str, Any]
Answer = Callable[["Player", Seen], None]

PAUSE = 100  # milliseconds between two looks at a page that still moves
CLICKED_TURNS = 4
NEARLY = 11  # of the 12 Gained Life that end a battle

# Does on a page what a program decided: picks these options, or presses the button that says so. A
# page that still moves, or asks something else by now, is left alone.
HAND = """([number, picks]) => {
  if (document.readyState !== "complete") return;
  const ask = document.querySelector("form#ask:not(.fresh)");
  if (ask?.elements.choice.value !== String(number)) return;
  if (document.querySelector(".htmx-request, .htmx-settling, .htmx-added")) return;
  const button = ask.querySelector(`button[value="${picks[0]}"]`);
  if (button) return button.click();
  for (const input of ask.querySelectorAll(".option-input")) {
    if (input.checked !== picks.includes(Number(input.value))) input.click();
  }
  picks.forEach((pick, at) => {
    const place = ask.elements[`place-${pick}`];
    if (!place) return;
    place.value = at + 1;
    place.dispatchEvent(new Event("input", { bubbles: true }));
  });
  ask.querySelector(".ask-confirm").click();
}"""


def build(page: Page) -> None:
    """Take the suggested build, and register it."""
    page.get_by_role("button", name="Begin with a suggested build").click()
    page.get_by_role("button", name="Register").click()


class Player:
    """A seat whose answers a greedy player decides, from what the API shows to this browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.address = page.url
        self.seat = page.url.replace("/tables/", "/api/v1/battles/").removesuffix("battle/")
        self.greedy = Greedy()
        self.decided = (-1, [-1])

    def look(self) -> Seen:
        """The battle as this seat sees it."""
        return self.page.request.get(self.seat).json()

    def decide(self, seen: Seen) -> bool:
        """Decide what is asked, once; False when nothing is asked of this seat."""
        choice = seen["view"]["choice"]
        if seen["over"] or "options" not in choice:
            return False
        if choice["number"] != self.decided[0]:
            self.decided = choice["number"], self.greedy.picks(seen["view"])
        return True

    def click(self, seen: Seen) -> None:
        """Answer on the page, if it asks this by now."""
        self.page.evaluate(HAND, self.decided)
        self.page.wait_for_timeout(PAUSE)

    def send(self, seen: Seen) -> None:
        """Answer without the page, again and again, until somebody else is asked."""
        while self.decide(seen):
            choice, picks = self.decided
            sent = {"battle": seen["battle"], "choice": choice, "picks": picks}
            seen = self.page.request.post(f"{self.seat}answer/", data=sent).json()


def battle_to_the_end(pages: list[Page]) -> None:
    """The first turns and the last Gained Life are clicked; between them, all are elsewhere for a
    while and answer by a program."""
    for page in pages:
        page.wait_for_url("**/battle/")
        page.locator("#battle").wait_for()
    players = [Player(page) for page in pages]
    play(players, Player.click, lambda seen: seen["view"]["turn"]["number"] > CLICKED_TURNS)
    for player in players:
        player.page.goto("about:blank")
    play(players, Player.send, lambda seen: most_gained(seen) >= NEARLY)
    for player in players:
        player.page.goto(player.address)
    play(players, Player.click, lambda seen: seen["over"])
    for page in pages:
        page.locator(".battle-over").wait_for()
    ends = {page.locator("#over-head").inner_text() for page in pages}
    assert len(ends) == 1
    assert re.search(" wins$|^A draw$", ends.pop())


def play(players: list[Player], answer: Answer, until: Callable[[Seen], bool]) -> None:
    """Let every seat answer what it is asked, until the battle is so far, or over."""
    while True:
        for player in players:
            seen = player.look()
            if seen["over"] or until(seen):
                return
            if player.decide(seen):
                answer(player, seen)
            else:
                player.page.wait_for_timeout(PAUSE)


def most_gained(seen: Seen) -> int:
    return max(zones["Gained Life"]["count"] for zones in seen["view"]["zones"])


def test_it_takes_two_friends_from_the_draft_to_the_end_of_a_duel(person: Person) -> None:
    alice, bob = person().new_page(), person(width=360).new_page()
    start_duel(alice, bob)
    let_pick([alice, bob])
    for page in (alice, bob):
        has_all_cards(page)
        build(page)
    battle_to_the_end([alice, bob])


def test_it_takes_three_friends_from_the_draft_to_the_end_of_a_battle(
    person: Person, running: Site
) -> None:
    alice, bob, charlie = pages = [person(width=width).new_page() for width in (1280, 360, 1280)]
    link = open_table(alice, pace="live", seconds="600")
    sit_down(bob, link, "Bob")
    sit_down(charlie, link, "Charlie")
    are_ready(*pages)
    alice.get_by_role("button", name="Start the draft").click()
    for page in pages:
        page.locator("#draft").wait_for()
    for page in (*pages, *pages, alice, bob):
        pick(page)
    run_out(running, key_of(charlie))
    expect(charlie.locator(".pool-row")).to_have_count(3)
    bob.reload()
    pages = [alice, bob, on_another_device(person, charlie)]
    let_pick(pages)
    for page in pages:
        has_all_cards(page)
        build(page)
    battle_to_the_end(pages)


def on_another_device(person: Person, page: Page) -> Page:
    """The same seat in a browser that knows nothing of it yet; the old one is shut out."""
    page.get_by_text("The table and my seat").click()
    page.get_by_role("button", name="My seat on another device").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    page.close()
    other = person(width=360).new_page()
    other.goto(link)
    other.get_by_role("button", name="Open my seat here").click()
    other.locator("#draft").wait_for()
    return other


def test_it_lets_one_person_alone_spend_an_evening_with_bots(person: Person) -> None:
    page = person().new_page()
    open_table(page, pace="none", rules="duel")
    be_ready(page)
    page.get_by_role("button", name="Start the draft").click()
    page.locator("#draft").wait_for()
    let_pick([page])
    has_all_cards(page)
    build(page)
    battle_to_the_end([page])
