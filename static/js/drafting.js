// The hand at the draft: tap a card twice or press Enter to take it, walk with the arrow keys, lay
// with 1, 2 and 3. For a moment after new cards came, nothing that was meant for the old ones counts.
// Without this file cards are chosen like radio buttons and taken with the button.

(() => {
  "use strict";

  const CALM = 700; // milliseconds in which a fresh pack takes no clicks and keys
  const hand = () => document.getElementById("hand");
  const inputs = () => [...document.querySelectorAll(".hand-input")];
  const pickOf = () => document.getElementById("draft")?.dataset.pick ?? "";
  let calmUntil = 0;
  let pressed = null; // the card that was chosen already when the finger came down

  const forced = () => hand()?.classList.contains("hand-forced");
  const enough = () => forced() || inputs().filter((input) => input.checked).length === Number(hand()?.dataset.take);

  function take(button) {
    if (enough()) button?.click();
  }

  // Whatever comes too soon after the cards changed

  function calm(event) {
    if (performance.now() > calmUntil || !event.target.closest?.("#hand, .choose")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  for (const kind of ["click", "pointerdown", "keydown", "submit"]) document.addEventListener(kind, calm, true);

  // Taps

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
  const order = [];
  document.addEventListener("change", (event) => {
    if (event.target.type !== "checkbox" || !event.target.matches(".hand-input")) return;
    const at = order.indexOf(event.target);
    if (at >= 0) order.splice(at, 1);
    if (event.target.checked) order.push(event.target);
    while (order.length > Number(hand().dataset.take)) order.shift().checked = false;
  }, true);

  // The card that was chosen stays above the bar, which grows with its words
  document.addEventListener("change", (event) => {
    const card = event.target.closest(".hand-card:has(:checked)");
    if (!card) return;
    const hidden = card.getBoundingClientRect().bottom - document.querySelector(".take-bar").getBoundingClientRect().top;
    const room = card.getBoundingClientRect().top;
    if (hidden > 0 && room > 0) scrollBy({ top: Math.min(hidden + 12, room) });
  });

  // The order of one's cards is kept for a year
  document.addEventListener("click", (event) => {
    const sort = event.target.closest(".pool-sorts a");
    if (sort) document.cookie = `pool_sort=${sort.id.slice("sort-".length)}; path=/; max-age=31536000; samesite=lax`;
  });

  // Keys

  function step(from, key) {
    const all = inputs();
    const at = all.indexOf(from);
    const columns = getComputedStyle(document.querySelector(".hand-cards")).gridTemplateColumns.split(" ").length;
    const way = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
    const to = all[at + way];
    if (!to) return;
    to.focus();
    if (to.type === "radio") {
      to.checked = true;
      to.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = event.target.closest(".pool-row");
    const typing = event.target.matches("textarea, input:not(.hand-input)");
    if (typing) return;
    if (["1", "2", "3"].includes(event.key)) {
      const where = row ?? hand();
      const button = where?.querySelector(`[data-key="${event.key}"]`);
      if (!button) return;
      event.preventDefault();
      return row ? button.click() : take(button);
    }
    if (event.target.matches(".hand-input")) {
      if (event.key.startsWith("Arrow")) {
        event.preventDefault();
        step(event.target, event.key);
      } else if (event.key === "Enter") {
        event.preventDefault();
        take(hand().querySelector(".take-plain"));
      }
    } else if (event.key.startsWith("Arrow") && event.target === document.body && hand()) {
      event.preventDefault();
      inputs()[0].focus();
    }
  });

  // A page that moved keeps what was chosen, opened and held, as long as the pick is the same

  let kept = null;
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target?.id !== "draft") return;
    kept = {
      pick: pickOf(),
      chosen: inputs().map((input) => input.checked),
      inHand: Boolean(document.activeElement?.closest("#hand, .choose")),
      open: [...document.querySelectorAll("#draft details[open]")].map((part) => part.id),
    };
  });
  document.addEventListener("htmx:afterSwap", (event) => {
    if (!kept || event.detail.target?.id !== "draft") return;
    for (const id of kept.open) document.getElementById(id)?.setAttribute("open", "");
    order.length = 0;
    if (kept.pick === pickOf()) {
      inputs().forEach((input, at) => (input.checked = kept.chosen[at]));
    } else {
      arrive();
    }
    order.push(...inputs().filter((input) => input.checked && input.type === "checkbox"));
    kept = null;
    showCalm();
  });

  function arrive() {
    if (!pickOf()) return;
    calmUntil = performance.now() + CALM;
    if (kept.inHand || document.activeElement === document.body) {
      (inputs()[0] ?? document.querySelector(".take-plain, .choose-pack"))?.focus({ preventScroll: true });
    }
  }

  function showCalm() {
    const left = calmUntil - performance.now();
    const fresh = document.querySelector("#hand, .choose");
    if (left <= 0 || !fresh) return;
    fresh.classList.add("hand-fresh");
    setTimeout(() => fresh.classList.remove("hand-fresh"), left);
  }

  document.addEventListener("DOMContentLoaded", () => {
    order.push(...inputs().filter((input) => input.checked && input.type === "checkbox"));
  });
})();
