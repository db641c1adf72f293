// The battle's page as it moves: what was open, half chosen or being written stays, what came is shown
// for a moment and said to who listens. Without these files everything is chosen from the list.

import { comesAnew } from "../fresh.js";
import { isForPage } from "../keys.js";
import * as choosing from "./choosing.js";
import "../closer.js"; // after it: what is lit is chosen, and only the rest looked at
import * as news from "./news.js";

const WRITTEN = ["say", "notes-text"];
const battle = () => document.getElementById("battle");
const question = () => `${battle()?.dataset.battle}.${battle()?.dataset.choice}`;
const numbers = () => new Set([...document.querySelectorAll("#battle [data-number]")].map((part) => part.dataset.number));

function leave(event) {
  const sent = event.detail.requestConfig?.elt.closest("form");
  return {
    chosen: choosing.leave(),
    numbers: numbers(),
    requests: requests(),
    said: said(),
    news: Number(battle().dataset.news),
    written: WRITTEN.map((id) => document.getElementById(id)).filter((part) => part && !sent?.contains(part))
      .map((part) => ({ id: part.id, value: part.value, from: part.selectionStart })),
    focus: document.activeElement?.id || focused(document.activeElement),
    inAsk: Boolean(document.activeElement?.closest("#ask")),
    scrolled: document.querySelector(".log-long")?.scrollTop ?? 0,
  };
}

function focused(part) {
  return part?.dataset?.number ? `[data-number="${part.dataset.number}"]` : "";
}

function come(before, fresh) {
  for (const one of before.written) {
    const part = document.getElementById(one.id);
    if (part && (one.value || before.focus === one.id)) part.value = one.value;
  }
  document.querySelector(".log-long")?.scrollTo({ top: before.scrolled });
  choosing.come(before.chosen, fresh);
  news.come();
  focusAgain(before, fresh);
  showNew(before.numbers);
  showChat(before.said);
  say(before, fresh);
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

const textOf = (part) => part?.textContent.trim() ?? "";
const requests = () => [...document.querySelectorAll(".battle-request p")].map(textOf);

const said = () => [...document.querySelectorAll(".chat-list li:not(.chat-own)")]
  .map((line) => [line.querySelector("b"), line.querySelector(".chat-text")].map(textOf).join(": "));

function say(before, fresh) {
  const lines = [...document.querySelectorAll("#log-all .log-list li")]
    .filter((line) => Number(line.dataset.news) > before.news).slice(0, 3).reverse();
  const asked = document.querySelector("#ask-prompt, #over-head") ?? document.querySelector(".battle-waits b");
  const fromOthers = [...requests(), ...said()].filter((one) => ![...before.requests, ...before.said].includes(one));
  const told = [...lines.map(textOf), ...fromOthers];
  document.getElementById("board-status").textContent = [...told, ...(fresh ? [textOf(asked)] : [])].join(" ");
}

comesAnew({ id: "battle", guarded: "#ask, .undo, #battle .lit", asking: "#ask", question, leave, come });
choosing.listen();
news.listen();
latestWord();
document.addEventListener("toggle", latestWord, true);
document.addEventListener("keydown", (event) => {
  if (event.key === "u" && isForPage(event)) document.querySelector(".undo [data-key='u']")?.focus();
});
