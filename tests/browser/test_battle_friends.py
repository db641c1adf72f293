"""Two friends battle in browsers of their own, and ask each other for more than a move."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_battle import QUESTION, question

Pair = tuple[Page, Page]


@pytest.fixture
def friends(seated: Callable[..., list[Page]]) -> Pair:
    """Alice at a desk and Bob with a phone, in a battle; Alice is the host."""
    alice, bob = seated("battling")
    return alice, bob


def asked_first(friends: Pair) -> Pair:
    """Whoever is asked, and the other one, once their pages agree about it."""
    alice, bob = friends
    for _ in range(1000):
        asks = [bool(page.locator("form#ask").count()) for page in friends]
        if asks[0] != asks[1]:
            return (alice, bob) if asks[0] else (bob, alice)
        alice.wait_for_timeout(50)
    raise AssertionError("their pages don't agree about who is asked")


def end_phase(page: Page) -> None:
    """Go on to the next phase, as soon as the page takes clicks."""
    before = question(page)
    page.locator(f"{QUESTION} .ask-ending").click()
    if page.locator(".ask-armed").count():  # what can't be taken back is asked for twice
        page.locator(".ask-armed").click()
    expect(page.locator("#battle")).not_to_have_attribute("data-choice", before)


def hand_over(friends: Pair) -> Pair:
    """End the turn of whoever is asked: they, and the other one who is asked now."""
    before, after = asked_first(friends)
    while before.locator("form#ask").count():
        end_phase(before)
    before.locator("#ask:not(.fresh)").wait_for()
    after.locator(QUESTION).wait_for()
    return before, after


def open_matters(page: Page) -> None:
    page.get_by_text("The table and my seat").click()


def test_it_steps_back_when_the_other_one_agrees_and_not_when_they_decline(friends: Pair) -> None:
    before, after = hand_over(friends)
    own = question(after)
    for answer in ("Decline", "Agree"):
        before.get_by_role("button", name="Ask to take my last step back").click()
        expect(before.get_by_role("button", name="Take it back")).to_be_visible()
        after.get_by_role("button", name=answer, exact=True).click()
        expect(before.locator(".battle-request")).to_have_count(0)
        if answer == "Decline":
            expect(after.locator("#battle")).to_have_attribute("data-choice", own)
    expect(before.locator("#ask-prompt")).to_contain_text("Main Phase 2")
    expect(after.locator("form#ask")).to_have_count(0)


def test_it_says_who_asks_for_what_and_whose_turn_it_is(friends: Pair) -> None:
    before, after = hand_over(friends)
    expect(before.locator("#board-status")).to_contain_text("We wait for")
    expect(after.locator("#board-status")).to_contain_text("Your Main Phase 1")
    before.get_by_role("button", name="Ask to take my last step back").click()
    expect(after.locator("#board-status")).to_contain_text("asks to take a step back")


def test_it_pauses_when_both_agree_until_the_host_goes_on(friends: Pair) -> None:
    alice, bob = friends
    open_matters(bob)
    bob.get_by_role("button", name="Ask for a pause").click()
    alice.get_by_role("button", name="Agree").click()
    for page in friends:
        expect(page.get_by_text("The battle is paused.").first).to_be_visible()
        expect(page.locator("form#ask")).to_have_count(0)
    alice.get_by_role("button", name="Go on").click()
    asked_first(friends)
    for page in friends:
        expect(page.get_by_text("The battle is paused.")).to_have_count(0)


def test_it_ends_in_a_draw_and_begins_again_with_the_other_one_first(friends: Pair) -> None:
    alice, bob = friends
    first, _ = asked_first(friends)
    open_matters(alice)
    alice.get_by_role("button", name="Offer a draw").click()
    bob.get_by_role("button", name="Agree").click()
    for page in friends:
        expect(page.get_by_role("heading", name="A draw")).to_be_visible()
    bob.get_by_role("button", name="Rematch").click()
    alice.get_by_role("button", name="Agree").click()
    for page in friends:
        expect(page.locator(".battle-turn")).to_contain_text("Turn 1")
    assert asked_first(friends)[0] != first


def test_it_lets_a_bot_play_until_its_owner_is_back(friends: Pair) -> None:
    _, waiting = asked_first(friends)
    other = next(page for page in friends if page != waiting)
    open_matters(waiting)
    waiting.get_by_role("button", name="Let a bot play for me").click()
    expect(waiting.get_by_role("heading", name="A bot plays for you.")).to_be_visible()
    expect(other.locator(".side-right .tag", has_text="bot")).to_be_visible()
    waiting.get_by_role("button", name="Take my seat back").click()
    expect(other.locator(".side-right .tag", has_text="bot")).to_have_count(0)
    hand_over(friends)
    expect(waiting.locator("#ask-prompt")).to_contain_text("Your")


def test_it_plays_on_when_one_leaves_for_good(friends: Pair) -> None:
    asked, other = asked_first(friends)
    open_matters(asked)
    asked.get_by_text("Leave for good").click()
    asked.get_by_label("I am sure").last.check()
    asked.get_by_role("button", name="Leave the table").click()
    asked.wait_for_url("**/tables/")
    other.locator("form#ask").wait_for()
    expect(other.locator(".side-right .tag", has_text="bot")).to_be_visible()
    asked.goto(other.url.replace("/1/", "/x/").replace("/2/", "/1/").replace("/x/", "/2/"))
    expect(asked.locator("#battle")).to_have_count(0)


def test_it_brings_a_word_to_the_other_one_and_notes_to_nobody(friends: Pair) -> None:
    alice, bob = friends
    bob.locator("#chat summary").click()
    bob.get_by_label("Say something").fill("half a thought")
    alice.locator("#notes summary").click()
    alice.get_by_label("My notes").fill("He holds a Shadow.")
    with alice.expect_response("**/notes/"):
        alice.locator("#chat summary").click()
    alice.get_by_label("Say something").fill("Good luck!")
    alice.get_by_role("button", name="Say", exact=True).click()
    expect(bob.locator(".chat-list")).to_contain_text("Alice")
    expect(bob.locator(".chat-list")).to_contain_text("Good luck!")
    expect(bob.locator("#board-status")).to_have_text("Alice: Good luck!")
    expect(alice.locator("#board-status")).to_have_text("")
    expect(bob.get_by_label("Say something")).to_have_value("half a thought")
    expect(alice.get_by_label("Say something")).to_have_value("")
    expect(alice.get_by_label("My notes")).to_have_value("He holds a Shadow.")
    alice.reload()
    expect(alice.get_by_label("My notes")).to_have_value("He holds a Shadow.")
    bob.reload()
    assert "He holds a Shadow." not in bob.content()
