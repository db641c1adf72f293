// Says in place what a check in this browser found: that all fits, or each fault in the site's own words.

const read = (id) => JSON.parse(document.getElementById(id).textContent);

function said({ code, params }) {
  const fill = (_, name) => [params?.[name] ?? ""].flat().join(", ");
  return (read("sentences")[code] ?? code).replace(/\{(\w+)\}/g, fill);
}

function show(place, kind, text, faults = []) {
  const head = Object.assign(document.createElement("p"), { className: `verdict verdict-${kind}`, textContent: text });
  const list = Object.assign(document.createElement("ul"), { className: "faults" });
  for (const fault of faults) list.append(Object.assign(document.createElement("li"), { textContent: fault }));
  place.replaceChildren(head, ...(faults.length ? [list] : []));
}

// `verify` gives a promise of faults, {code, params} each, or of null where nothing is revealed to check;
// `place` has the words for every end.
async function judge(place, verify) {
  try {
    const faults = await verify();
    if (!faults) place.textContent = place.dataset.nothing;
    else if (faults.length) show(place, "bad", place.dataset.bad, faults.map(said));
    else show(place, "good", place.dataset.good);
  } catch (error) {
    show(place, "bad", place.dataset.error, [error.message]);
  }
}

export { judge, read };
