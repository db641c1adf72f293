// The arrow keys walk through the picks.
document.addEventListener("keydown", (event) => {
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  if (!rel || event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, textarea")) return;
  document.querySelector(`.log-way [rel=${rel}]`)?.click();
});
