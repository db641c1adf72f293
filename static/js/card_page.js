// The arrow keys turn to the card before and the card after.
const WAYS = { ArrowLeft: "prev", ArrowRight: "next" };

document.addEventListener("keydown", (event) => {
  const way = WAYS[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest("input, textarea, select")) return;
  document.querySelector(`.card-way [rel=${way}]`)?.click();
});
