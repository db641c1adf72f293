// What stands above and beside the board: filter, order and groups, faults that point at their cards,
// and the suggested build.

import { arrange, builder, by, cards, lay } from "./board.js";
import { edited } from "./history.js";

const PAUSE = 150; // milliseconds after the last letter of a query
const ORDER = "deck.order";
const AS_PART = { headers: { "HX-Request": "true" } };

// Filter

let asked = 0;
let typing = 0;

async function filter() {
  const mine = ++asked;
  const query = by("q").value.trim();
  const answer = query ? await fetch(`${builder.dataset.fitting}?q=${encodeURIComponent(query)}`, AS_PART) : null;
  if (mine !== asked) return;
  const isRefused = answer && !answer.ok;
  by("q-fault").textContent = isRefused ? wordsOf(await answer.text()) : "";
  if (!isRefused) fade(answer && new Set((await answer.json()).fits));
}

const wordsOf = (page) => new DOMParser().parseFromString(page, "text/html").body.textContent.trim();

function fade(fits) {
  for (const card of cards()) card.classList.toggle("laid-misfit", Boolean(fits) && !fits.has(card.dataset.card));
}

function soon() {
  clearTimeout(typing);
  typing = setTimeout(filter, PAUSE);
}

function search(event) {
  event.preventDefault();
  filter();
}

// Order and groups are as they were at the last visit

function order(event) {
  if (event.target.tagName !== "SELECT") return;
  localStorage.setItem(ORDER, JSON.stringify([by("sort").value, by("group").value]));
  arrange();
}

export function restoreOrder() {
  const last = JSON.parse(localStorage.getItem(ORDER) ?? "null");
  if (last && !location.search) [by("sort").value, by("group").value] = last;
}

// A fault points at its cards

function point(event) {
  const id = event.target.closest("[data-points]")?.dataset.points;
  for (const card of cards()) card.classList.toggle("laid-pointed", card.dataset.card === id);
}

// A suggested build is laid at once, with its reasons beside it

async function suggest(event) {
  event.preventDefault();
  const answer = await fetch(event.target.href, AS_PART);
  by("suggestion").innerHTML = await answer.text();
  const panel = by("suggestion").querySelector(".suggestion");
  if (!panel) return;
  by("suggestion-lay").hidden = true;
  for (const id of ["suggestion-undo", "suggestion-close"]) by(id).hidden = false;
  by("suggestion-close").addEventListener("click", () => by("suggestion").replaceChildren());
  const ids = (name) => panel.dataset[name].split(";").filter(Boolean);
  lay({ main: ids("main"), life: ids("life"), rest: [], epics: ids("epics") });
  edited();
  panel.scrollIntoView({ block: "nearest" });
}

export function listen() {
  by("q").addEventListener("input", soon);
  by("tools").addEventListener("submit", search);
  by("tools").addEventListener("change", order);
  by("state").addEventListener("mouseover", point);
  by("suggest").addEventListener("click", suggest);
}
