// Dragging cards from place to place.

import { builder } from "./board.js";
import { move } from "./moving.js";

const placeUnder = (event) => event.target.closest?.(".place");
let dragged = null;

function begin(event) {
  dragged = event.target.closest?.(".board .laid");
  if (!dragged) return;
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", dragged.dataset.card);
  builder.classList.add("builder-dragging");
}

function over(event) {
  mark(placeUnder(event));
  if (dragged && placeUnder(event)) event.preventDefault();
}

function drop(event) {
  const place = placeUnder(event);
  if (!dragged || !place) return;
  event.preventDefault();
  move(dragged, place.dataset.place);
}

function end() {
  dragged = null;
  builder.classList.remove("builder-dragging");
  mark(null);
}

function mark(place) {
  for (const one of builder.querySelectorAll(".place")) one.classList.toggle("place-over", one === place);
}

export function listen() {
  builder.addEventListener("dragstart", begin);
  builder.addEventListener("dragover", over);
  builder.addEventListener("drop", drop);
  builder.addEventListener("dragend", end);
}
