// Keys: arrows go to the nearest card on the screen, 1 to 4 lay it, Ctrl+Z and Ctrl+Y undo and redo.

import { isTyping } from "../keys.js";
import { builder, inputs } from "./board.js";
import { redo, undo } from "./history.js";
import { choose, chosen, move, otherPlace } from "./moving.js";

const TARGETS = { 1: "main", 2: "life", 3: "rest", 4: "out", Delete: "out" };
const ASIDE = 3; // how much farther a card seems that lies aside
const STRAIGHT = 4; // pixels that a card must lie ahead

const cardOf = (input) => input.closest(".laid");
const mayTakeOut = () => Boolean(builder.querySelector('[name=to][value="out"]'));

function walk(from, key) {
  const flat = key === "ArrowLeft" || key === "ArrowRight";
  const way = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const here = cardOf(from).getBoundingClientRect();
  let best = null;
  let least = Infinity;
  for (const input of inputs()) {
    const there = cardOf(input).getBoundingClientRect();
    const [along, across] = flat ? [there.x - here.x, there.y - here.y] : [there.y - here.y, there.x - here.x];
    const far = along * way + ASIDE * Math.abs(across);
    if (input !== from && along * way >= STRAIGHT && far < least) [best, least] = [input, far];
  }
  if (best) choose(cardOf(best));
}

function arrow(event, onCard) {
  event.preventDefault();
  if (onCard) return walk(event.target, event.key);
  return inputs()[0] && choose(chosen() ?? cardOf(inputs()[0]));
}

function stepBack(event) {
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) redo();
  else undo();
}

function target(key, card) {
  if (key === "Enter") return otherPlace(card);
  return TARGETS[key] === "out" && !mayTakeOut() ? null : TARGETS[key];
}

function press(event) {
  if (isTyping(event.target) || event.altKey) return;
  if (event.ctrlKey || event.metaKey) return void stepBack(event);
  const onCard = event.target.matches(".board .laid-input");
  if (event.key.startsWith("Arrow")) {
    if (onCard || event.target === document.body) arrow(event, onCard);
  } else if (onCard && target(event.key, event.target)) {
    event.preventDefault();
    move(cardOf(event.target), target(event.key, event.target));
  }
}

export function listen() {
  document.addEventListener("keydown", press);
}
