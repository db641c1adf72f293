// On a small screen the filters begin closed; "/" goes to the search from anywhere.

import { isForPage } from "./keys.js";

const foldFilters = () => {
  const chosen = document.getElementById("chosen").textContent.trim();
  if (matchMedia("(max-width: 40rem)").matches && !chosen) document.getElementById("filters").open = false;
};

foldFilters();
document.addEventListener("htmx:historyRestore", foldFilters);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || !isForPage(event)) return;
  event.preventDefault();
  document.getElementById("q").select();
});
