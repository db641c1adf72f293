// Where the steps of a turn stand in a list of their own, the present one is in sight.

import "./ways.js";

function showStep() {
  const step = document.querySelector(".replay-steps [aria-current]");
  if (step) step.parentElement.scrollTop = step.offsetTop - step.parentElement.offsetTop - 40;
}
document.addEventListener("htmx:afterSettle", showStep);
showStep();
