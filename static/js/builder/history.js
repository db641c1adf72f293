// What was edited: undo and redo, each step a whole deck.

import { alike, by, laid, lay } from "./board.js";

const done = [];
const undone = [];
let now = null;
let save = null; // what is to be done after each edit

export const current = () => now;

// `before` is the deck before the last edit of an earlier visit, null where there was none

export function begin(afterEach, before) {
  now = laid();
  save = afterEach;
  if (before && !alike(before, now)) done.push(before);
  offer();
}

export function edited() {
  const next = laid();
  if (alike(next, now)) return;
  done.push(now);
  undone.length = 0;
  now = next;
  saveNow();
}

export const undo = () => step(done, undone);
export const redo = () => step(undone, done);

function step(from, to) {
  if (!from.length) return;
  to.push(now);
  now = from.pop();
  lay(now);
  saveNow();
}

// An edit that this browser kept because it could not be saved

export function takeUp(deck) {
  done.push(now);
  now = deck;
  lay(now);
  saveNow();
}

// What the rules refuse is laid back; the sentence says why

export function giveBack() {
  if (!done.length) return;
  now = done.pop();
  lay(now);
  offer();
}

function saveNow() {
  offer();
  save();
}

function offer() {
  by("undo").disabled = !done.length;
  by("redo").disabled = !undone.length;
}
