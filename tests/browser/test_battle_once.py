"""Double clicks, two tabs, the back button and a lost network: of all of it comes one answer."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.browser.test_battle import QUESTION, begin, own_main_phase, question
from tests.browser.test_battle_friends import end_phase

Person = Callable[..., BrowserContext]
DEAF = "window.BroadcastChannel = class { postMessage() {} }"  # a tab that hears of no move


@pytest.fixture
def page(person: Person) -> Page:
    """A DUEL against a bot, in the Main Phase of this person's first turn."""
    page = begin(person().new_page(), "duel")
    own_main_phase(page)
    return page


def hand(page: Page) -> Locator:
    return page.locator(".own-card")


def discards(page: Page) -> Locator:
    """The options of a Color Charge."""
    return page.locator(f"{QUESTION} .option-label", has_text="Discard")


def charge(page: Page, at: int = 0) -> None:
    """Discard a card for a Color Card."""
    discards(page).nth(at).click()
    page.locator(".ask-confirm").click()


def has_charged_once(page: Page, cards: int) -> None:
    expect(hand(page)).to_have_count(cards - 1)
    expect(page.locator(QUESTION)).to_be_visible()
    expect(discards(page)).to_have_count(0)
    expect(page.locator(".side-near .held")).to_have_count(1)


def test_it_takes_a_double_click_as_one(page: Page) -> None:
    cards, sent = hand(page).count(), []
    page.on("request", lambda request: sent.append(request) if request.method == "POST" else None)
    discards(page).first.click()
    page.locator(".ask-confirm").dblclick()
    has_charged_once(page, cards)
    assert len(sent) == 1


@pytest.mark.parametrize(("at", "alerts"), [(0, 0), (1, 1)], ids=["the same", "another"])
def test_it_takes_one_answer_of_two_tabs(page: Page, at: int, alerts: int) -> None:
    cards, other = hand(page).count(), page.context.new_page()
    other.add_init_script(DEAF)
    other.goto(page.url)
    discards(other).first.wait_for()
    charge(page)
    has_charged_once(page, cards)
    charge(other, at)
    has_charged_once(other, cards)
    expect(other.get_by_role("alert").filter(visible=True)).to_have_count(alerts)
    assert question(other) == question(page)


def test_it_shows_what_is_asked_now_by_the_back_button(page: Page) -> None:
    cards = hand(page).count()
    charge(page)
    has_charged_once(page, cards)
    after = question(page)
    page.goto("/tables/")
    page.go_back()
    expect(page.locator("#battle")).to_have_attribute("data-choice", after)
    has_charged_once(page, cards)
    end_phase(page)  # what is asked there can be answered


def test_it_says_that_the_network_is_lost_and_keeps_what_was_chosen(page: Page) -> None:
    cards = hand(page).count()
    page.context.set_offline(True)
    charge(page)
    expect(page.get_by_role("alert")).to_contain_text("can’t be reached")
    expect(page.locator(".option-input:checked")).to_have_count(1)
    page.context.set_offline(False)
    page.locator(".ask-confirm").click()
    has_charged_once(page, cards)
    expect(page.locator("#unreached")).to_be_hidden()


def test_it_goes_on_when_only_the_reply_is_lost(page: Page) -> None:
    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    cards = hand(page).count()
    page.route("**/answer/", lose, times=1)
    charge(page)
    has_charged_once(page, cards)
