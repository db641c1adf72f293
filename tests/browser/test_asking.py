"""Answering what a battle asks: an order by keyboard, a payment colour by colour."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_draft import is_settled

ORACLE = "Oracle of the Sacred Beast"  # 2 Color, Red among them; it performs Adjustment 3
LOTUS = "Crimson Lotus Light"  # 4 Color, Red among them


@pytest.fixture
def board(page: Page) -> Page:
    """A battle from a board: Dana holds two Shots, and can pay for them in many ways."""
    page.goto("/boards/new/")
    page.get_by_label("Name of the board").fill("Shots")
    page.locator("[name=hand0]").fill(f"{ORACLE}\n{LOTUS}")
    page.locator("[name=deck0]").fill("Photon Pawn\nArmor Fokker\nVoid")
    for color in ("Red", "Yellow", "Blue", "Purple"):
        page.locator(f"[name={color}0]").fill("3")
    page.get_by_role("button", name="Keep the board").click()
    page.get_by_label("Your name").fill("Dana")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#ask[data-kind=main]:not(.fresh)")).to_be_visible()
    page.wait_for_load_state()  # on a phone the list folds once its script runs
    return page


def play(page: Page, card: str, then: str) -> None:
    """Play a card from the list, up to a question of this kind."""
    folded = page.locator("#ask-list:not([open]) > summary")
    if folded.count():
        folded.click()
    page.get_by_label(f"Play {card}").check()
    page.locator(".ask-confirm").click()
    expect(page.locator(f"#ask[data-kind={then}]:not(.fresh)")).to_be_visible()


def test_it_numbers_an_order_by_keyboard(board: Page) -> None:
    play(board, ORACLE, "adjust")
    confirm, places = board.locator(".ask-confirm"), board.locator("#ask .option-place")
    expect(confirm).to_have_text("All stay on top")
    board.keyboard.press("3")
    board.keyboard.press("1")
    expect(places.nth(2)).to_have_value("1")
    expect(places.nth(0)).to_have_value("2")
    expect(confirm).to_have_text("Confirm (2)")
    board.keyboard.press("Enter")
    expect(board.locator("#ask[data-kind=main]")).to_be_visible()


def test_it_asks_for_a_payment_color_by_color(board: Page) -> None:
    board.locator("#orders summary").click()
    board.get_by_label("Let me choose which Basic Color Cards pay").check()
    with board.expect_response("**/wish/"):
        board.locator(".wishes button").click()
    is_settled(board)
    play(board, LOTUS, "payment")
    confirm, amounts = board.locator(".ask-confirm"), board.locator("[data-amounts] select")
    expect(board.locator("#ask-prompt")).to_contain_text(LOTUS)
    expect(confirm).to_be_disabled()
    for color, n in enumerate(("1", "2", "1", "0")):
        amounts.nth(color).select_option(n)
    expect(board.locator("#ask .option:not(.filtered)")).to_have_count(1)
    expect(confirm).to_have_text("1 Red, 2 Yellow, 1 Blue")
    confirm.click()
    expect(board.locator("#ask[data-kind=payment]")).to_have_count(0)
