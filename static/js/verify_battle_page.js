// Checks the battle of this page in this browser, with verify_battle.js.

(() => {
  "use strict";

  const read = (id) => JSON.parse(document.getElementById(id).textContent);

  function say({ code, params }) {
    return (read("sentences")[code] ?? code).replace(/\{(\w+)\}/g, (_, name) => params[name] ?? "");
  }

  function show(place, kind, text, faults = []) {
    const head = Object.assign(document.createElement("p"), { className: `verdict verdict-${kind}`, textContent: text });
    const list = Object.assign(document.createElement("ul"), { className: "faults" });
    for (const fault of faults) list.append(Object.assign(document.createElement("li"), { textContent: fault }));
    place.replaceChildren(head, ...(faults.length ? [list] : []));
  }

  document.addEventListener("DOMContentLoaded", async () => {
    const place = document.getElementById("battle-verdict");
    try {
      const faults = await verifyBattle.verify(read("shown"));
      show(place, faults.length ? "bad" : "good", faults.length ? place.dataset.bad : place.dataset.good, faults.map(say));
    } catch (error) {
      show(place, "bad", place.dataset.error, [error.message]);
    }
  });
})();
