// Saving: one edit after another; what is not saved yet is kept in this browser.

import { PLACES, builder, by } from "./board.js";
import { current, giveBack } from "./history.js";

const KEPT = `deck.${builder?.dataset.key}`;
const SOON = 1000; // milliseconds before a save that failed is tried again,
const AT_MOST = 30_000; // twice as long each time

let saved = true; // what is on the screen
let sending = false;
let stopped = false; // the deck was changed elsewhere, or refused: a person has to say what now
let wait = SOON;
let registering = null; // the button that was pressed before all was saved

const say = (text) => { by("saved").textContent = text; };
const revision = () => Number(by("revision").value);

export function save() {
  saved = false;
  localStorage.setItem(KEPT, JSON.stringify({ revision: revision(), deck: current() }));
  if (!sending && !stopped) send();
}

async function send() {
  const deck = current();
  sending = true;
  say(builder.dataset.saving);
  let answer = null;
  let text = "";
  try {
    answer = await fetch(builder.dataset.lay, { method: "POST", body: asForm(deck), keepalive: true });
    text = await answer.text();
    if (answer.status >= 500) answer = null;
  } catch {
    answer = null;
  }
  sending = false; // only once the whole answer is here: the next edit is sent with its revision
  if (!answer) return again();
  wait = SOON;
  return answer.ok ? hear(text, deck) : refuse(text);
}

function asForm(deck) {
  const sent = new URLSearchParams();
  sent.set("csrfmiddlewaretoken", by("edit").elements.csrfmiddlewaretoken.value);
  sent.set("revision", revision());
  for (const place of [...PLACES, "epics"]) for (const id of deck[place]) sent.append(place, id);
  return sent;
}

function again() {
  say(builder.dataset.offline);
  setTimeout(() => { if (!sending && !stopped) send(); }, wait);
  wait = Math.min(2 * wait, AT_MOST);
}

function hear(text, deck) {
  by("state").innerHTML = text;
  by("revision").value = by("state").querySelector("[data-revision]").dataset.revision;
  by("unsaved").replaceChildren();
  if (deck !== current()) return send();
  saved = true;
  localStorage.removeItem(KEPT);
  say(builder.dataset.saved);
  return registering?.click();
}

function refuse(text) {
  stopped = true;
  registering = null;
  say(builder.dataset.refused);
  by("unsaved").innerHTML = text;
  const mine = by("keep-mine");
  if (mine) {
    mine.hidden = false;
    mine.focus();
  } else {
    localStorage.removeItem(KEPT);
    stopped = false;
    saved = true;
    giveBack();
  }
}

// What is registered is what is on the screen: it goes once all of that is saved

function register(event) {
  if (!event.submitter?.hasAttribute("formaction") || saved) return;
  event.preventDefault();
  registering = event.submitter;
  by("unsaved").scrollIntoView({ block: "nearest" });
}

// Whoever is told of another tab's edit says which of the two stays

export function listen() {
  by("edit").addEventListener("submit", register);
  builder.addEventListener("click", (event) => {
    if (event.target.id === "keep-mine") {
      by("revision").value = event.target.closest("[data-latest]").dataset.latest;
      stopped = false;
      save();
    } else if (event.target.id === "show-other") {
      localStorage.removeItem(KEPT);
    }
  });
}

// What an earlier visit could not save, with the revision it was made from

export const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? "null");
export const forget = () => localStorage.removeItem(KEPT);
export const goOnFrom = (number) => { by("revision").value = number; };
