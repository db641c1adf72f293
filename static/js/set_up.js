// Puts a card that was found into the zone chosen: the one last written in, or picked from the list.

(() => {
  "use strict";

  const zones = () => [...document.querySelectorAll(".set-up-seat textarea")];
  const label = (zone) => {
    const seat = zone.closest(".set-up-seat").querySelector("summary").textContent.trim();
    return `${seat}: ${document.querySelector(`label[for=${zone.id}]`).textContent.replace(/:$/, "")}`;
  };

  function choose(zone) {
    for (const one of zones()) one.classList.toggle("set-up-chosen", one === zone);
    document.getElementById("into").value = zone.id;
  }

  function put(name) {
    const zone = document.getElementById(document.getElementById("into").value);
    zone.closest("details").open = true;
    zone.value = zone.value.replace(/\s*$/, "") + (zone.value.trim() ? "\n" : "") + name;
    zone.rows = Math.max(zone.rows, zone.value.split("\n").length);
    zone.dispatchEvent(new Event("input", { bubbles: true }));
  }

  document.addEventListener("DOMContentLoaded", () => {
    const into = document.getElementById("into");
    for (const zone of zones()) into.append(new Option(label(zone), zone.id));
    const hand = zones().find((zone) => zone.name === "hand0");
    choose(hand);
    into.addEventListener("change", () => choose(document.getElementById(into.value)));
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(".set-up-seat textarea")) choose(event.target);
  });
  document.addEventListener("click", (event) => {
    const found = event.target.closest("[data-put]");
    if (found) put(found.dataset.put);
  });
  // The third player's part is no use in DUEL.
  function seatsOfFormat() {
    const third = document.querySelector('.set-up-seat[data-seat="2"]');
    third.hidden = document.getElementById("id_format").value === "duel";
  }
  document.addEventListener("change", (event) => {
    if (event.target.id === "id_format") seatsOfFormat();
  });
  document.addEventListener("DOMContentLoaded", seatsOfFormat);
})();
