// Tears packs open, and shows a card of one large. Without this file every pack simply lies open.

(() => {
  "use strict";

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

  // The arrow keys walk through the cards of a pack, and through the packs of a box.
  function step(event) {
    const dialog = document.querySelector("dialog[open]");
    const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (!rel || event.altKey || event.ctrlKey || event.metaKey) return;
    if (dialog) return dialog.querySelector(`[rel=${rel}]`)?.click();
    const cards = [...document.querySelectorAll(".pack-cards a")];
    const at = cards.indexOf(document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    cards[at + (rel === "next" ? 1 : -1)]?.focus();
  }

  document.addEventListener("DOMContentLoaded", () => {
    markTiles();
    const opening = document.querySelector("[data-opening]");
    if (opening) prepare(opening);
    const dialog = document.querySelector("#look-around");
    dialog?.addEventListener("click", (event) => {
      const close = event.target.closest("[data-close]");
      if (close) event.preventDefault();
      if (close || event.target === dialog) dialog.close();
    });
    document.querySelector("#look")?.addEventListener("htmx:afterSettle", () => {
      if (!dialog.open) dialog.showModal();
    });
  });
  document.addEventListener("keydown", step);
  window.addEventListener("pageshow", markTiles);
})();
