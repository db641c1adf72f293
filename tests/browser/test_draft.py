"""Friends draft in browsers of their own. Drafts to the last card are part of whole evenings
(test_evening.py)."""

import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import BrowserContext, Page, TimeoutError, expect

from tables.serving import Site
from tests.meanwhile import run_out

Person = Callable[..., BrowserContext]

SOON = 5000  # milliseconds, after which what the moving page did not take is done again
CALM = "#hand:not(.fresh) .take-plain, .choose:not(.fresh)"


def open_table(page: Page, **choices: str) -> str:
    """Open a table; its join link."""
    page.goto("/drafts/new/")
    page.get_by_label("Your name").fill("Alice")
    page.get_by_label("Name of the table").fill("Friday")
    for name, value in choices.items():
        field = page.locator(f"[name={name}]").first
        if field.get_attribute("type") == "radio":
            page.locator(f"[name={name}][value='{value}']").check()
        else:
            field.fill(value)
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_role("textbox", name="Invite your friends").input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def be_ready(page: Page) -> None:
    page.get_by_role("button", name="I’m ready").click()
    page.get_by_role("button", name="I’m not ready").wait_for()


def are_ready(*pages: Page) -> None:
    """Everybody at the table, one after the other, once the pages show who came and is ready."""
    for ready, page in enumerate(pages):
        for other in pages:
            expect(other.locator(".seat-entry")).to_have_count(len(pages))
            expect(other.locator(".seat-ready")).to_have_count(ready)
        be_ready(page)
    for page in pages:
        expect(page.locator(".seat-ready")).to_have_count(len(pages))


def is_settled(page: Page) -> None:
    """Nothing of the page is on its way, and what came takes clicks and keys."""
    moving = ".htmx-request, .htmx-swapping, .htmx-settling, .htmx-added"
    expect(page.locator(moving)).to_have_count(0)


def start_with_bots(page: Page, **choices: str) -> None:
    """The draft of one person, up to the first pack; the bots wait for what is passed on."""
    open_table(page, **choices)
    be_ready(page)
    page.get_by_role("button", name="Start the draft").click()
    page.locator("#hand").wait_for()
    page.wait_for_load_state()
    expect(page.locator(".ring-acting")).to_have_count(1)
    is_settled(page)


def start_duel(alice: Page, bob: Page) -> None:
    """Two friends sit down for a DUEL without a clock, and start its draft."""
    link = open_table(alice, pace="none", rules="duel")
    sit_down(bob, link, "Bob")
    are_ready(alice, bob)
    alice.get_by_role("button", name="Start the draft").click()
    for page in (alice, bob):
        page.locator("#draft").wait_for()


def pick(page: Page) -> None:
    """Take the first cards, or open the first pack, with the keyboard alone.

    A key that falls into the moment in which the page moves is pressed again, as a person would.
    """
    draft = page.locator("#draft")
    page.wait_for_selector(CALM)
    before = draft.get_attribute("data-pick") or ""
    for _ in range(10):
        with suppress(AssertionError, TimeoutError):
            if draft.get_attribute("data-pick") == before:
                page.wait_for_selector(CALM)
                press_keys(page)
            expect(draft).not_to_have_attribute("data-pick", before, timeout=SOON)
            return
    raise AssertionError("the page never took the key")


def press_keys(page: Page) -> None:
    pack, cards = page.locator(".choose-pack").first, page.locator(".hand-input")
    if pack.count():
        pack.press("Enter", timeout=SOON)
    elif cards.count():
        for at in range(int(page.locator("#hand").get_attribute("data-take", timeout=SOON) or 1)):
            if not cards.nth(at).is_checked(timeout=SOON):
                cards.nth(at).press("Space", timeout=SOON)
        cards.first.press("Enter", timeout=SOON)
    else:
        page.locator(".take-plain").press("Enter", timeout=SOON)


# Picks like a person who takes the first card of every pack as soon as the page takes clicks; in
# each page at its own pace. What was only just laid sends its form without htmx, so the robot waits
# a moment.
ROBOT = """() => setInterval(() => {
  if (document.readyState !== "complete") return;
  if (document.querySelector(".fresh, .htmx-request, .htmx-settling, .htmx-added")) return;
  const pack = document.querySelector(".choose-pack");
  if (pack) return pack.click();
  const hand = document.querySelector("#hand");
  const chosen = () => hand.querySelectorAll(".hand-input:checked").length;
  for (const input of hand?.querySelectorAll(".hand-input") ?? []) {
    if (chosen() < Number(hand.dataset.take)) input.click();
  }
  hand?.querySelector(".take-plain").click();
}, 50)"""


def let_pick(pages: list[Page]) -> None:
    """Let all of them pick on to the last card at the same time, on whatever page follows."""
    for page in pages:
        page.add_init_script(f"({ROBOT})()")
        page.evaluate(ROBOT)


def has_all_cards(page: Page) -> None:
    page.get_by_role("heading", name="All 39 cards are yours").wait_for(timeout=300_000)
    expect(page.locator(".stage-pool > li")).to_have_count(39)


def key_of(page: Page) -> str:
    """The key of the table that a page shows."""
    return page.url.partition("/tables/")[2].partition("/")[0]


def test_it_opens_a_pack_and_takes_a_card_of_it_by_keyboard(person: Person) -> None:
    alice, bob = pages = person().new_page(), person(width=360).new_page()
    start_duel(alice, bob)
    for page in (*pages, *pages):
        pick(page)
    for page in pages:
        expect(page.locator(".pool-row")).to_have_count(1)


def test_it_picks_for_whoever_is_too_slow(person: Person, running: Site) -> None:
    page = person().new_page()
    start_with_bots(page, pace="live", seconds="600", first_extra="0")
    chosen = page.locator(".hand-card label").nth(5)
    name = chosen.locator(".face-name").inner_text()
    with page.expect_response("**/mark/"):
        chosen.click()
    run_out(running, key_of(page))
    page.get_by_text("time ran out").wait_for()
    expect(page.locator(".pool-row")).to_have_count(1)
    expect(page.locator(".pool-row")).to_contain_text(name)


def test_it_takes_no_card_by_one_tap_but_by_two(person: Person) -> None:
    page = person(width=360, has_touch=True).new_page()
    start_with_bots(page, pace="none")
    card = page.locator(".hand-card label").nth(0)
    card.tap()
    expect(page.locator(".hand-input:checked")).to_have_count(1)
    expect(page.locator("#draft")).to_have_attribute("data-pick", re.compile(r"\.1$"))
    card.tap()
    expect(page.locator("#draft")).to_have_attribute("data-pick", re.compile(r"\.2$"))
    expect(page.locator(".pool-row")).to_have_count(1)


# Clicks and keys in the very moment in which the next pack lies there.
HASTE = """() => {
  const pick = () => document.getElementById("draft").dataset.pick;
  const before = pick();
  addEventListener("htmx:afterSettle", function haste() {
    if (!pick() || pick() === before) return;
    removeEventListener("htmx:afterSettle", haste);
    const card = document.querySelector(".hand-card label");
    for (let taps = 0; taps < 2; taps += 1) {
      card.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }));
      card.click();
    }
    const key = { key: "Enter", bubbles: true, cancelable: true };
    card.control.dispatchEvent(new KeyboardEvent("keydown", key));
    document.querySelector(".take-plain").click();
  });
}"""


def test_it_takes_nothing_from_a_pack_that_only_just_came(person: Person) -> None:
    page = person().new_page()
    start_with_bots(page, pace="none")
    second = re.compile(r"^1\.\d+\.2$")
    page.evaluate(HASTE)
    press_keys(page)
    expect(page.locator("#draft")).to_have_attribute("data-pick", second)
    page.wait_for_selector(CALM)
    expect(page.locator(".hand-input:checked")).to_have_count(0)
    expect(page.locator("#draft")).to_have_attribute("data-pick", second)
    expect(page.locator(".pool-row")).to_have_count(1)
    pick(page)
    expect(page.locator(".pool-row")).to_have_count(2)
