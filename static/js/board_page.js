// The battle's page as it moves: what was meant for the last question answers no other, what was open
// or being written stays, what came is shown for a moment and said to who listens.

(() => {
  "use strict";

  const CALM = 700; // milliseconds in which a fresh question takes no clicks and keys
  const WRITTEN = ["say", "notes-text"];
  const battle = () => document.getElementById("battle");
  const questionOf = () => `${battle()?.dataset.battle}.${battle()?.dataset.choice}`;
  const numbers = () => new Set([...document.querySelectorAll("#battle [data-number]")].map((part) => part.dataset.number));
  let calmUntil = 0;

  function calm(event) {
    if (performance.now() > calmUntil || !event.target.closest?.("#ask, .undo, #battle .lit")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  for (const kind of ["click", "pointerdown", "keydown", "submit"]) document.addEventListener(kind, calm, true);

  let kept = null;
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target?.id !== "battle" || !event.detail.shouldSwap) return;
    const sent = event.detail.requestConfig?.elt.closest("form");
    document.dispatchEvent(new CustomEvent("board:leaves"));
    kept = {
      question: questionOf(),
      numbers: numbers(),
      requests: requests(),
      said: said(),
      news: Number(battle().dataset.news),
      folds: [...document.querySelectorAll("#battle details[id]")].map((part) => [part.id, part.open && !part.querySelector(".lit")]),
      written: WRITTEN.map((id) => document.getElementById(id)).filter((part) => part && !sent?.contains(part))
        .map((part) => ({ id: part.id, value: part.value, from: part.selectionStart })),
      focus: document.activeElement?.id || focused(document.activeElement),
      inAsk: Boolean(document.activeElement?.closest("#ask")),
      scrolled: document.querySelector(".log-long")?.scrollTop ?? 0,
    };
  });

  function focused(part) {
    return part?.dataset?.number ? `[data-number="${part.dataset.number}"]` : "";
  }

  // At once nothing answers a fresh question; the rest waits until htmx has settled the attributes
  document.addEventListener("htmx:afterSwap", () => {
    if (!kept || kept.question === questionOf()) return;
    calmUntil = performance.now() + CALM;
    document.getElementById("ask")?.classList.add("ask-fresh");
  });
  document.addEventListener("htmx:afterSettle", () => {
    if (!kept || !battle()) return;
    const before = kept;
    kept = null;
    for (const [id, open] of before.folds) {
      const part = document.getElementById(id);
      if (part && (open || !part.querySelector(".lit"))) part.open = open;
    }
    for (const one of before.written) {
      const part = document.getElementById(one.id);
      if (part && (one.value || before.focus === one.id)) part.value = one.value;
    }
    document.querySelector(".log-long")?.scrollTo({ top: before.scrolled });
    const fresh = before.question !== questionOf();
    document.dispatchEvent(new CustomEvent("board:came", { detail: { fresh } }));
    if (fresh) arrive();
    focusAgain(before, fresh);
    showNew(before.numbers);
    showChat(before.said);
    say(before, fresh);
  });

  function arrive() {
    const ask = document.getElementById("ask");
    ask?.classList.add("ask-fresh");
    setTimeout(() => ask?.classList.remove("ask-fresh"), calmUntil - performance.now());
  }

  function focusAgain(before, fresh) {
    if (before.inAsk && fresh) {
      const first = document.querySelector("#ask .ask-fold > summary, #ask .option-input, #ask .option-look, #ask button");
      return first?.focus({ preventScroll: true });
    }
    const part = before.focus.startsWith("[") ? document.querySelector(before.focus) : document.getElementById(before.focus);
    part?.focus({ preventScroll: true });
    const written = before.written.find((one) => one.id === part?.id);
    if (written) part.setSelectionRange(written.from, written.from);
  }

  function showNew(before) {
    for (const part of document.querySelectorAll("#battle [data-number]")) {
      if (!before.has(part.dataset.number)) part.classList.add("told");
    }
  }

  // A word of the others is not missed in a chat that was folded away; the latest stands lowest
  function showChat(before) {
    const chat = document.getElementById("chat");
    if (chat && said().some((one) => !before.includes(one))) chat.open = true;
    latestWord();
  }

  function latestWord() {
    const lines = document.querySelector(".chat-list");
    lines?.scrollTo({ top: lines.scrollHeight });
  }
  document.addEventListener("DOMContentLoaded", latestWord);
  document.addEventListener("toggle", latestWord, true);

  const textOf = (part) => part?.textContent.trim() ?? "";
  const requests = () => [...document.querySelectorAll(".battle-request p")].map(textOf);

  const said = () => [...document.querySelectorAll(".chat-list li:not(.chat-own)")]
    .map((line) => [line.querySelector("b"), line.querySelector(".chat-text")].map(textOf).join(": "));

  function say(before, fresh) {
    const lines = [...document.querySelectorAll("#log-all .log-list li")]
      .filter((line) => Number(line.dataset.news) > before.news).slice(0, 3).reverse();
    const asked = document.querySelector("#ask-prompt, #over-head") ?? document.querySelector(".battle-waits b");
    const fromOthers = [...requests(), ...said()].filter((one) => ![...before.requests, ...before.said].includes(one));
    const news = [...lines.map(textOf), ...fromOthers];
    document.getElementById("board-status").textContent = [...news, ...(fresh ? [textOf(asked)] : [])].join(" ");
  }

  // A closer look at a card: any card that is not lit, a right click, a long press, or the key L

  function look(address) {
    const closer = document.getElementById("closer");
    htmx.ajax("GET", address, { target: "#closer-body", swap: "innerHTML" }).then(() => {
      if (!closer.open) closer.showModal();
    });
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-card], a[data-number]");
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    look(link.getAttribute("href"));
  });
  document.addEventListener("contextmenu", (event) => {
    const link = event.target.closest("#battle a[data-number]");
    if (!link) return;
    event.preventDefault();
    look(link.getAttribute("href"));
  });
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "l" || event.ctrlKey || event.metaKey || event.altKey) return;
    const link = event.target.closest("a[data-card], a[data-number]");
    if (link) look(link.getAttribute("href"));
  });
  document.addEventListener("click", (event) => {
    if (event.target.id === "closer") event.target.close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "u" || event.target.matches("input:not(.option-input), textarea, select")) return;
    document.querySelector(".undo [data-key='u']")?.focus();
  });
})();
