// Checks what stands in the form in this browser too, with verify_box.js; opens a file into the form.

import { judge } from "./verdict.js";

const place = document.getElementById("browser-verdict");
const json = document.getElementById("json");

async function setOf(key) {
  const answer = await fetch(place.dataset.sets.replace("KEY", encodeURIComponent(key)));
  if (!answer.ok) throw new Error(key);
  return answer.json();
}

async function verify() {
  const shown = JSON.parse(json.value);
  const faults = await verifyBox.verify(shown, await setOf(shown.set));
  const nothing = shown.games?.length === 0 && !faults.length;
  return nothing ? null : faults;
}

document.getElementById("json-file").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (!file) return;
  json.value = await file.text();
  judge(place, verify);
});
if (json.value.trim()) judge(place, verify);
