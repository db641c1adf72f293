// A choice of how to list things is kept, and shown at once: <select data-remember="name">.

import { keep } from "./cookie.js";

for (const choice of document.querySelectorAll("select[data-remember]")) {
  choice.form.querySelector("button").remove(); // it serves pages without script
  choice.addEventListener("change", () => {
    keep(choice.dataset.remember, choice.value);
    choice.form.submit();
  });
}
