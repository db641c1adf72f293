// The hand at the draft: tap a card twice or press Enter to take it, walk with the arrow keys, lay
// with 1, 2 and 3. Without this file cards are chosen like radio buttons and taken with the button.

import { keep } from "./cookie.js";
import { comesAnew } from "./fresh.js";
import { isForPage } from "./keys.js";

const hand = () => document.getElementById("hand");
const inputs = () => [...document.querySelectorAll(".hand-input")];
const pick = () => document.getElementById("draft")?.dataset.pick ?? "";
const forced = () => hand()?.classList.contains("hand-forced");
const enough = () => forced() || inputs().filter((input) => input.checked).length === Number(hand()?.dataset.take);

function take(button) {
  if (enough()) button?.click();
}

// A page that moved keeps what was chosen and held, as long as the pick is the same

const ACTING = "#hand, .choose";

function leave() {
  return { chosen: inputs().map((input) => input.checked), acted: Boolean(document.activeElement?.closest(ACTING)) };
}

function come({ chosen, acted }, fresh) {
  if (!fresh) inputs().forEach((input, at) => (input.checked = chosen[at]));
  else if (pick() && (acted || document.activeElement === document.body)) {
    (inputs()[0] ?? document.querySelector(".take-plain, .choose-pack"))?.focus({ preventScroll: true });
  }
  begin();
}

comesAnew({ id: "draft", guarded: ACTING, asking: ACTING, question: pick, leave, come });

// Taps

let pressed = null; // the card that was chosen already when the finger came down

document.addEventListener("pointerdown", (event) => {
  const input = event.target.closest(".hand-card label")?.control;
  pressed = input?.checked ? input : null;
});
document.addEventListener("click", (event) => {
  const input = event.target.closest(".hand-card label")?.control;
  if (!input || input !== pressed || input.type !== "radio") return;
  event.preventDefault();
  take(hand().querySelector(".take-plain"));
});

// Of two cards to take, a third chosen puts the first one back

let order = [];

function begin() {
  order = inputs().filter((input) => input.checked && input.type === "checkbox");
}

document.addEventListener("change", (event) => {
  if (event.target.type !== "checkbox" || !event.target.matches(".hand-input")) return;
  order = order.filter((input) => input !== event.target);
  if (event.target.checked) order.push(event.target);
  while (order.length > Number(hand().dataset.take)) order.shift().checked = false;
}, true);
begin();

// The card that was chosen stays above the bar, which grows with its words

document.addEventListener("change", (event) => {
  const card = event.target.closest(".hand-card:has(:checked)");
  if (!card) return;
  const hidden = card.getBoundingClientRect().bottom - document.querySelector(".card-bar").getBoundingClientRect().top;
  const room = card.getBoundingClientRect().top;
  if (hidden > 0 && room > 0) scrollBy({ top: Math.min(hidden + 12, room) });
});

document.addEventListener("click", (event) => {
  const sort = event.target.closest(".pool-sorts a");
  if (sort) keep("pool_sort", sort.id.slice("sort-".length));
});

// Keys

function step(from, key) {
  const all = inputs();
  const columns = getComputedStyle(document.querySelector(".hand-cards")).gridTemplateColumns.split(" ").length;
  const way = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  const to = all[all.indexOf(from) + way];
  if (!to) return;
  to.focus();
  if (to.type === "radio") {
    to.checked = true;
    to.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

function byNumber(event) {
  const row = event.target.closest(".pool-row");
  const button = (row ?? hand())?.querySelector(`[data-key="${event.key}"]`);
  if (!button) return;
  event.preventDefault();
  if (row) button.click();
  else take(button);
}

function onCard(event) {
  if (event.key !== "Enter" && !event.key.startsWith("Arrow")) return;
  event.preventDefault();
  if (event.key === "Enter") take(hand().querySelector(".take-plain"));
  else step(event.target, event.key);
}

document.addEventListener("keydown", (event) => {
  if (!isForPage(event)) return;
  if (["1", "2", "3"].includes(event.key)) byNumber(event);
  else if (event.target.matches(".hand-input")) onCard(event);
  else if (event.key.startsWith("Arrow") && event.target === document.body && hand()) {
    event.preventDefault();
    inputs()[0]?.focus();
  }
});
