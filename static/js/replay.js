// The arrow keys walk through the picks.
document.addEventListener("keydown", (event) => {
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  if (!rel || event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, textarea")) return;
  document.querySelector(`.log-way [rel=${rel}]`)?.click();
});

// Where the steps of a turn stand in a list of their own, the present one is in sight.
function showStep() {
  const step = document.querySelector(".replay-steps [aria-current]");
  if (step) step.parentElement.scrollTop = step.offsetTop - step.parentElement.offsetTop - 40;
}
document.addEventListener("DOMContentLoaded", showStep);
document.addEventListener("htmx:afterSettle", showStep);
