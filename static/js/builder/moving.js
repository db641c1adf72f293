// Moving cards: by tap and by button; the chosen card is told in words in the bar below.

import { builder, by, inputs, learn, placeOf, put, putNew, takeOut } from "./board.js";
import { edited, redo, undo } from "./history.js";

const SETTLED = 900; // milliseconds after which a card no longer looks moved

let tapped = null; // the card that was tapped last; one that merely moved up was not

export const chosen = () => builder.querySelector(".board .laid-input:checked")?.closest(".laid");
export const otherPlace = (card) => (placeOf(card) === "main" ? "life" : "main");

export function move(card, place) {
  if (!card || (place !== "out" && placeOf(card) === place)) return;
  const beside = [...card.parentElement.querySelectorAll(".laid")];
  const next = beside[beside.indexOf(card) + 1] ?? beside[beside.indexOf(card) - 1];
  if (place === "out") takeOut(card);
  else put(card, place);
  card.classList.add("laid-moved");
  setTimeout(() => card.classList.remove("laid-moved"), SETTLED);
  tapped = null;
  choose(next ?? card);
  edited();
}

export function choose(card) {
  const input = card.isConnected ? card.querySelector("input") : inputs()[0];
  if (!input) return tell(null);
  input.checked = true;
  input.focus({ preventScroll: true });
  input.closest(".laid").scrollIntoView({ block: "nearest" });
  return tell(input.value.split("|")[1]);
}

function tell(id) {
  for (const closer of by("closers").querySelectorAll(".closer-of")) closer.hidden = closer.dataset.closer !== id;
  by("closers").classList.toggle("closers-told", Boolean(id));
}

function tap(event) {
  const input = event.target.closest(".board .laid label")?.control;
  if (!input) return;
  if (input !== tapped) {
    tapped = input;
    return;
  }
  event.preventDefault();
  const card = input.closest(".laid");
  move(card, otherPlace(card));
}

function press(event) {
  const button = event.target.closest("button");
  const doing = button && {
    to: () => move(chosen(), button.value),
    add: () => add(button),
    undo,
    redo,
    "suggestion-undo": undo,
  }[button.name || button.id];
  if (!doing) return;
  event.preventDefault();
  doing();
}

function add(button) {
  const [place, id] = button.value.split("|");
  const found = button.closest(".found-card");
  learn(found.querySelector(".laid"));
  if (!by("closers").querySelector(`[data-closer="${CSS.escape(id)}"]`)) {
    by("closers").prepend(found.querySelector(".closer-of").cloneNode(true));
  }
  putNew(id, place);
  edited();
}

export function listen() {
  builder.addEventListener("click", tap);
  builder.addEventListener("click", press);
  builder.addEventListener("change", (event) => {
    if (event.target.name === "card") tell(event.target.value.split("|")[1]);
    if (event.target.name === "epic") edited();
  });
}
