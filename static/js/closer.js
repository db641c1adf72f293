// A card of a board opens large in the dialog "closer" instead of on a page of its own: by a click on
// one that is not lit, by a right click or a long press where one plays, or by the key L.

import { open } from "./dialogs.js";
import { isForPage } from "./keys.js";

async function look(event, link) {
  event.preventDefault();
  const address = new URL(link.href);
  if (link.dataset.card && !address.searchParams.has("card")) address.searchParams.set("card", link.dataset.card);
  const answer = await fetch(address, { headers: { "HX-Request": "true" } });
  document.getElementById("closer-body").innerHTML = await answer.text();
  open(document.getElementById("closer"));
}

const cardAt = (event) => event.target.closest("a[data-card], a[data-number]");

document.addEventListener("click", (event) => {
  const link = cardAt(event);
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  look(event, link);
});
document.addEventListener("contextmenu", (event) => {
  const link = event.target.closest("#battle a[data-number]");
  if (link) look(event, link);
});
document.addEventListener("keydown", (event) => {
  const link = event.key.toLowerCase() === "l" && isForPage(event) && cardAt(event);
  if (link) look(event, link);
});
