// Tears packs open, and shows a card of one large. Without this file every pack simply lies open.

import { open } from "./dialogs.js";
import "./ways.js";

const torn = {
  has: (pack) => sessionStorage.getItem(`torn.${pack}`) !== null,
  add: (pack) => sessionStorage.setItem(`torn.${pack}`, ""),
};

function markTiles() {
  for (const tile of document.querySelectorAll("[data-pack]")) {
    tile.classList.toggle("pack-torn", torn.has(tile.dataset.pack));
  }
}

function prepare(opening) {
  const wrapper = opening.querySelector(".opening-wrapper");
  if (torn.has(opening.dataset.opening)) return;
  opening.classList.add("opening-closed");
  wrapper.hidden = false;
  wrapper.focus();
  wrapper.addEventListener("click", () => tear(opening, wrapper), { once: true });
}

function tear(opening, wrapper) {
  torn.add(opening.dataset.opening);
  opening.classList.add("opening-torn");
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const show = () => {
    wrapper.hidden = true;
    opening.classList.remove("opening-closed", "opening-torn");
    opening.classList.add("opening-dealt");
    opening.querySelector(".pack-cards a").focus({ preventScroll: true });
  };
  if (still) return show();
  wrapper.querySelector(".wrapper-body").addEventListener("animationend", show, { once: true });
}

// On a card of a pack the arrow keys walk through its cards, elsewhere through the packs of the box

function walk(event) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const cards = [...document.querySelectorAll(".pack-cards a")];
  cards[cards.indexOf(document.activeElement) + by]?.focus();
}

markTiles();
window.addEventListener("pageshow", markTiles);
const opening = document.querySelector("[data-opening]");
if (opening) {
  prepare(opening);
  opening.querySelector(".pack-cards").addEventListener("keydown", walk);
  document.getElementById("look").addEventListener("htmx:afterSettle", () => open(document.getElementById("look-around")));
}
