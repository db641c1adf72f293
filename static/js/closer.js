// A card of a board opens large in the dialog "closer" instead of on a page of its own.
document.addEventListener("click", async (event) => {
  const card = event.target.closest("a[data-number], a[data-card]");
  if (!card || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const address = new URL(card.href);
  if (card.dataset.card && !address.searchParams.has("card")) address.searchParams.set("card", card.dataset.card);
  const answer = await fetch(address, { headers: { "HX-Request": "true" } });
  document.getElementById("closer-body").innerHTML = await answer.text();
  document.getElementById("closer").showModal();
});
document.addEventListener("click", (event) => {
  if (event.target.id === "closer") event.target.close();
});
