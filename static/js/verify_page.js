// Checks what stands in the form in this browser too, with verify_box.js; opens a file into the form.

(() => {
  "use strict";

  const sentences = () => JSON.parse(document.querySelector("#sentences").textContent);

  function say({ code, params }) {
    const fill = (_, name) => [params?.[name] ?? ""].flat().join(", ");
    return (sentences()[code] ?? code).replace(/\{(\w+)\}/g, fill);
  }

  function show(place, kind, text, faults = []) {
    const head = document.createElement("p");
    head.className = `verdict verdict-${kind}`;
    head.textContent = text;
    const list = document.createElement("ul");
    list.className = "faults";
    for (const fault of faults) list.append(Object.assign(document.createElement("li"), { textContent: fault }));
    place.replaceChildren(head, ...(faults.length ? [list] : []));
  }

  async function setOf(key) {
    const address = document.querySelector("#browser-verdict").dataset.sets;
    const answer = await fetch(address.replace("KEY", encodeURIComponent(key)));
    if (!answer.ok) throw new Error(key);
    return answer.json();
  }

  async function check() {
    const text = document.querySelector("#json").value.trim();
    const place = document.querySelector("#browser-verdict");
    if (!text) return;
    try {
      const shown = JSON.parse(text);
      const faults = await verifyBox.verify(shown, await setOf(shown.set));
      show(place, faults.length ? "bad" : "good", faults.length ? place.dataset.bad : place.dataset.good, faults.map(say));
    } catch (error) {
      show(place, "bad", place.dataset.error, [error.message]);
    }
  }

  document.addEventListener("DOMContentLoaded", () => {
    document.querySelector("#json-file").addEventListener("change", async (event) => {
      const [file] = event.target.files;
      if (!file) return;
      document.querySelector("#json").value = await file.text();
      check();
    });
    check();
  });
})();
