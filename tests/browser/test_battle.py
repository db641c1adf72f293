"""A person battles against bots: by mouse, by keyboard alone, on a phone, without scripts."""

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import BrowserContext, Page, TimeoutError, expect

Person = Callable[..., BrowserContext]
QUESTION = "#battle:not(.htmx-settling) form#ask:not(.fresh)"


def begin(page: Page, rules: str = "standard") -> Page:
    """A battle against bots, up to the first question of this person."""
    page.goto("/battles/new/")
    page.locator("[name=company][value=bots]").check()
    page.locator(f"[name=rules][value={rules}]").check()
    page.get_by_label("Your name").fill("Alice")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("#battle").wait_for()
    page.wait_for_load_state()
    return page


def question(page: Page) -> str:
    return page.locator("#battle").get_attribute("data-choice") or ""


def least(page: Page) -> int:
    """How many options have to be picked."""
    return int(page.locator("#ask").get_attribute("data-least") or 1)


def asked(page: Page) -> bool:
    """Wait until this person is asked; False when the battle is over."""
    page.locator(f"{QUESTION}, .battle-over").first.wait_for(timeout=60_000)
    return page.locator(".battle-over").count() == 0


def own_main_phase(page: Page) -> None:
    """Go on until this person may do something in a Main Phase."""
    for _ in range(40):
        asked(page)
        lit = page.locator("#battle .lit").count()
        if lit and page.locator("#ask").get_attribute("data-kind") == "main":
            return
        with suppress(TimeoutError):
            before = question(page)
            by_list(page, before)
            moved_on(page, before)


def moved_on(page: Page, before: str) -> None:
    page.wait_for_function(
        "before => (document.getElementById('battle')?.dataset.choice ?? '') !== before",
        arg=before,
        timeout=20_000,
    )


def by_mouse(page: Page) -> None:
    """Answer: tap what is lit until one option is left, then confirm."""
    before = question(page)
    way = page.locator("#ask").get_attribute("data-way")
    confirm = page.locator(".ask-confirm")
    if way == "buttons":
        page.locator(".ask-buttons button").first.click()
    elif way == "one" and confirm.count() and page.locator("#battle .lit").count():
        page.locator("#battle .lit").first.click()
        if confirm.is_disabled():
            page.locator("#ask .option:not(.filtered) .option-label").first.click()
        confirm.click()
    else:
        by_list(page, before)
    moved_on(page, before)


def by_list(page: Page, before: str) -> None:
    """Answer from the list, or with the button that ends the question."""
    ending = page.locator(".ask-ending")
    if ending.count():
        ending.first.click()
        if page.locator(".ask-armed").count() and question(page) == before:
            ending.first.click()
        return
    if page.locator("#ask-list:not([open])").count():
        page.locator("#ask-list > summary").click()
    for at in range(least(page)):
        option = page.locator("#ask .option").nth(at)
        place = option.locator(".option-place")
        place.fill(str(at + 1)) if place.count() else option.locator(".option-label").click()
    page.locator(".ask-confirm").click()


def by_keyboard(page: Page) -> None:
    """Answer with keys alone."""
    before = question(page)
    page.locator("#ask").evaluate("form => form.closest('#battle').querySelector('h1').focus()")
    page.keyboard.press("Escape")  # nothing is left of a key that came too early
    for option in range(1, max(1, least(page)) + 1):
        page.keyboard.press(str(option))
    confirm = page.locator(".ask-confirm")
    if confirm.count() and confirm.is_enabled():
        confirm.press("Enter")
    elif page.locator(".ask-buttons").count():
        page.keyboard.press("Enter")
    else:
        for _ in range(2):
            if question(page) == before:
                page.locator(".ask-ending, .ask-confirm").last.press("Enter")
    moved_on(page, before)


def play(page: Page, answer: Callable[[Page], None], answers: int) -> int:
    """Answer so many questions; how many there were, up to the end or a tenth try in vain."""
    done = vain = 0
    page.set_default_timeout(10_000)
    while done < answers and vain < 10 and asked(page):
        try:
            answer(page)
            done += 1
        except (TimeoutError, AssertionError):
            vain += 1
    return done


def turn(page: Page) -> int:
    return int((page.locator(".battle-turn b").inner_text()).split()[-1])


def test_it_plays_some_turns_by_tapping_what_is_lit(page: Page) -> None:
    begin(page)
    assert play(page, by_mouse, 14) == 14
    expect(page.locator("#log-all li").nth(5)).to_be_attached()


def test_it_plays_some_turns_by_keyboard_alone(person: Person) -> None:
    page = begin(person().new_page(), "duel")
    assert play(page, by_keyboard, 10) == 10


def test_it_sends_nothing_before_a_choice_is_confirmed(person: Person) -> None:
    page = begin(person().new_page())
    own_main_phase(page)
    before, sent = question(page), []
    page.on("request", lambda request: sent.append(request) if request.method == "POST" else None)
    page.locator("#battle .lit").first.click()
    expect(page.locator("#battle .picked").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#battle .picked")).to_have_count(0)
    assert (question(page), sent) == (before, [])


def test_it_keeps_a_half_made_choice_when_the_page_moves(person: Person) -> None:
    page = begin(person().new_page())
    own_main_phase(page)
    page.locator("#ask .option-label").first.click()
    page.evaluate(
        "window.came = 0; document.addEventListener('htmx:afterSettle', () => window.came++)"
    )
    page.evaluate("document.getElementById('battle').dispatchEvent(new CustomEvent('moved'))")
    page.wait_for_function("() => window.came > 0")
    expect(page.locator("#ask .option-input:checked")).to_have_count(1)
    expect(page.locator(".ask-confirm")).to_be_enabled()


def test_it_asks_the_same_after_a_reload(person: Person) -> None:
    page = begin(person().new_page())
    own_main_phase(page)
    before = question(page)
    page.locator("#battle .lit").first.click()
    page.reload()
    asked(page)
    assert question(page) == before


# A click in the very moment in which the next question stands there.
HASTE = """() => {
  const choice = () => document.getElementById("battle").dataset.choice;
  const before = choice();
  document.addEventListener("htmx:afterSwap", function click() {
    if (choice() === before) return;
    document.removeEventListener("htmx:afterSwap", click);
    document.querySelector(".ask-ending, .ask-buttons button").click();
  });
}"""


def test_it_lets_no_click_meant_for_the_last_question_answer_the_next(person: Person) -> None:
    page = begin(person().new_page())
    own_main_phase(page)
    before = question(page)
    page.evaluate(HASTE)
    page.locator("#ask .option-label", has_text="Discard").first.click()
    page.locator(".ask-confirm").click()
    moved_on(page, before)
    after = question(page)
    page.wait_for_timeout(1000)
    assert question(page) == after


# The next question comes, and comes once more at once: whether it takes no clicks, and whether it
# looks so.
TWICE = """() => {
  const battle = () => document.getElementById("battle");
  const before = battle().dataset.choice;
  let came = 0;
  window.guarded = new Promise((tell) => document.addEventListener("htmx:afterSettle", () => {
    if (battle().dataset.choice === before) return;
    came += 1;
    if (came === 1) return battle().dispatchEvent(new CustomEvent("moved"));
    const press = new PointerEvent("pointerdown", { bubbles: true, cancelable: true });
    const taken = document.querySelector("#ask button").dispatchEvent(press);
    tell([!taken, document.querySelector("#ask").matches(".fresh")]);
  }));
}"""


def test_it_looks_as_if_it_takes_no_clicks_for_as_long_as_it_takes_none(person: Person) -> None:
    page = begin(person().new_page())
    own_main_phase(page)
    page.evaluate(TWICE)
    page.locator("#ask .option-label", has_text="Discard").first.click()
    page.locator(".ask-confirm").click()
    guarded, looks_so = page.evaluate("window.guarded")
    assert guarded == looks_so
    page.locator(QUESTION).wait_for()


def test_it_shows_a_card_large_and_why_it_cannot_be_played(person: Person) -> None:
    page = begin(person().new_page())
    asked(page)
    page.locator(".own").first.click(button="right")
    expect(page.locator("#closer .face-full")).to_be_visible()
    expect(page.locator("#closer")).to_contain_text("Its keywords")
    page.keyboard.press("Escape")
    expect(page.locator("#closer")).not_to_be_visible()


def test_it_is_played_without_scripts(person: Person) -> None:
    page = begin(person(java_script_enabled=False).new_page())
    for _ in range(240):
        if page.locator("form#ask").count():
            break
        page.wait_for_timeout(250)
        page.reload()
    before = question(page)
    page.locator("#ask .option-input").first.check()
    page.locator(".ask-confirm").click()
    expect(page.locator("#battle")).not_to_have_attribute("data-choice", before)
