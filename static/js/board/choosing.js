// Choosing on the board: a tap on what is lit picks the option it stands for. Where several options are
// about the same card, what is picked next (a Wall, another card) tells them apart. Nothing is sent before
// the button is pressed.

import { isForPage } from "../keys.js";

const form = () => document.querySelector("form#ask");
const options = () => [...document.querySelectorAll("#ask .option")];
const input = (option) => option.querySelector(".option-input, .option-place");
const way = () => form()?.dataset.way ?? "";
const most = () => Number(form().dataset.most);
const least = () => Number(form().dataset.least);
const lit = () => [...document.querySelectorAll("#battle .lit")];
let chosen = []; // what was tapped for a question of one answer: "c12", "w0"
let order = []; // options in the order in which they were taken

// What an option is about, and what stands for that on the board

function about(option) {
  const { c, to, w, r } = option.dataset;
  return [c && `c${c}`, to && `c${to}`, w && `w${w}`, r !== undefined && "r"].filter(Boolean);
}

function token(part) {
  if ("reserve" in part.dataset) return "r";
  return part.dataset.wall === undefined ? `c${part.dataset.number}` : `w${part.dataset.wall}`;
}

const isTaken = (option) => (way() === "order" ? input(option).value !== "" : input(option).checked);
const taken = () => options().filter(isTaken);

// Picking

function pick(part) {
  const named = options().filter((option) => about(option).includes(token(part)));
  if (way() === "one") return narrow(token(part));
  const free = named.find((option) => !isTaken(option));
  toggle(free ?? named[0]);
}

function narrow(wanted) {
  const fits = (tokens) => options().filter((option) => tokens.every((one) => about(option).includes(one)));
  if (chosen.includes(wanted)) chosen = chosen.filter((one) => one !== wanted);
  else chosen = fits([...chosen, wanted]).length ? [...chosen, wanted] : [wanted];
  const left = chosen.length ? fits(chosen) : [];
  for (const option of options()) input(option).checked = left.length === 1 && option === left[0];
  if (left.length > 1) document.getElementById("ask-list").open = true;
  show();
}

function toggle(option) {
  if (!option) return;
  if (isTaken(option)) order = order.filter((one) => one !== option);
  else order = [...order, option].slice(-most());
  write();
}

function write() {
  for (const option of options()) {
    const place = order.indexOf(option) + 1;
    if (way() === "order") input(option).value = place || "";
    else input(option).checked = place > 0;
  }
  show();
}

// Showing what is picked

function show() {
  if (!form()) return;
  const picked = taken();
  const open = way() === "one" && chosen.length;
  const left = options().filter((option) => pays(option, wanted()) && (!open || chosen.every((one) => about(option).includes(one))));
  for (const option of options()) option.classList.toggle("filtered", !left.includes(option));
  for (const heading of document.querySelectorAll("#ask .ask-group")) {
    heading.hidden = !heading.nextElementSibling?.querySelector(".option:not(.filtered)");
  }
  const live = new Set(left.flatMap(about));
  const on = new Set([...chosen, ...picked.flatMap(about)]);
  for (const part of lit()) {
    part.classList.toggle("picked", on.has(token(part)));
    part.classList.toggle("dimmed", Boolean(open) && !live.has(token(part)));
    const place = picked.length > 1 || way() === "order" ? placeOf(part) : 0;
    if (place) part.dataset.place = place;
    else delete part.dataset.place;
  }
  showButton(picked);
}

function placeOf(part) {
  return order.findIndex((option) => about(option).includes(token(part))) + 1;
}

// Where room is short a long list is folded, as long as the board shows all there is to choose;
// what lies in a Graveyard is more easily found in the list

const small = matchMedia("(max-width: 62rem)");
const FEW = 3;

function fold() {
  const list = document.getElementById("ask-list");
  if (!list) return;
  const long = options().length > FEW;
  list.classList.toggle("ask-listed", small.matches && long);
  if (small.matches) list.open = !long || !onBoard();
}

function onBoard() {
  const here = new Set(lit().filter((part) => !part.matches(".small-card")).map(token));
  return options().every((option) => about(option).some((one) => here.has(one)));
}

function showButton(picked) {
  const button = form().querySelector(".ask-confirm");
  const chosenNow = form().querySelector("[data-chosen]");
  if (chosenNow) chosenNow.textContent = picked.length;
  if (!button) return;
  const words = picked.map((option) => option.querySelector(".option-label-words").textContent);
  button.disabled = picked.length < least() || picked.length > most();
  const room = small.matches ? 30 : 42; // letters
  button.textContent = words.length === 1 && words[0].length < room ? words[0] : count(button, words.length);
  form().querySelector(".ask-lasting").hidden = !picked.some((option) => "lasting" in option.dataset);
}

function count(button, n) {
  if (n === 0 && least() === 0) return button.dataset.none;
  return n > 1 ? `${button.dataset.word} (${n})` : button.dataset.word;
}

// Of many ways to pay, the amounts of each colour leave those that have them

const amounts = () => [...document.querySelectorAll("#ask [data-amounts] select")];
const wanted = () => amounts().map((select) => select.value);
const paid = (option) => option.dataset.paid.split(" ");
const pays = (option, colors) => colors.every((n, color) => n === "" || n === paid(option)[color]);

function byAmounts() {
  const left = options().filter((option) => pays(option, wanted()));
  for (const option of options()) input(option).checked = left.length === 1 && option === left[0];
  amounts().forEach((select, color) => {
    const others = wanted().map((n, at) => (at === color ? "" : n));
    const possible = new Set(options().filter((option) => pays(option, others)).map((option) => paid(option)[color]));
    for (const choice of select.options) choice.disabled = choice.value !== "" && !possible.has(choice.value);
  });
  show();
}

document.addEventListener("change", (event) => {
  if (event.target.closest("[data-amounts]")) byAmounts();
});

// Events

document.addEventListener("click", (event) => {
  const part = event.target.closest("#battle .lit");
  if (!part || !form() || event.target.closest(".option-look")) return;
  event.preventDefault();
  event.stopPropagation();
  pick(part);
});

// A tap on the words gives the next place, one on the field lets it be written

document.addEventListener("click", (event) => {
  const option = event.target.closest(".way-order .option-words")?.closest(".option");
  if (!option) return;
  event.preventDefault();
  toggle(option);
});

document.addEventListener("change", (event) => {
  const option = event.target.closest("#ask .option");
  if (!option) return;
  if (way() === "one") chosen = [];
  else order = inOrder(option);
  if (way() !== "one") return write();
  show();
});

function inOrder(changed) {
  if (way() === "order") return taken().sort((a, b) => input(a).value - input(b).value);
  const rest = order.filter((option) => option !== changed);
  return (isTaken(changed) ? [...rest, changed] : rest).slice(-most());
}

// A step that can't be taken back is asked for twice

function askTwice(event) {
  const button = event.target.closest(".ask-ending[data-do='done'][data-lasting]");
  const armed = document.querySelector(".ask-armed");
  if (armed && armed !== button) armed.classList.remove("ask-armed");
  if (!button || button.classList.contains("ask-armed")) return;
  event.preventDefault();
  button.classList.add("ask-armed");
  button.textContent = `${form().dataset.again} ${button.textContent}`;
}

document.addEventListener("keydown", (event) => {
  if (!form() || !isForPage(event)) return;
  if (event.key === "Escape" && chosen.length + taken().length) {
    chosen = [];
    order = [];
    for (const option of options()) {
      if (way() === "order") input(option).value = "";
      else input(option).checked = false;
    }
    show();
  } else if (/^[1-9]$/.test(event.key)) {
    event.preventDefault(); // the number is not written into a field that it leads to
    byNumber(Number(event.key));
  } else if (event.key.startsWith("Arrow") && !event.target.matches("input")) {
    if (walk(event.key)) event.preventDefault();
  }
});

function byNumber(n) {
  const button = form().querySelector(`.ask-buttons [data-key="${n}"]`);
  if (button) return button.focus();
  const option = options().filter((one) => !one.classList.contains("filtered"))[n - 1];
  if (!option) return;
  const fold = option.closest(".ask-fold");
  if (fold) fold.open = true;
  if (way() === "one") input(option).click();
  else toggle(option);
  (way() === "order" ? form().querySelector(".ask-confirm") : input(option)).focus();
}

function walk(key) {
  const parts = lit();
  if (!parts.length) return false;
  const at = parts.indexOf(document.activeElement);
  const by = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  parts.at((at < 0 && by < 0 ? 0 : at + by) % parts.length).focus();
  return true;
}

// A Wall and a Reserve that are lit can be reached and pressed by keyboard

const UNLINKED = ".track.lit, .zone-reserve.lit";

function prepare(fresh) {
  chosen = [];
  order = [];
  for (const part of document.querySelectorAll(UNLINKED)) {
    part.setAttribute("tabindex", "0");
    part.setAttribute("role", "button");
    part.setAttribute("aria-label", part.querySelector("title, .zone-name").textContent);
    part.closest("svg")?.removeAttribute("aria-hidden");
  }
  for (const part of document.querySelectorAll("#ask [data-amounts]")) part.hidden = false;
  order = way() === "one" ? [] : taken();
  if (way() === "one" && options().length === 1) input(options()[0]).checked = true;
  if (fresh) fold();
  show();
}

document.addEventListener("keydown", (event) => {
  const part = event.target.closest?.(UNLINKED);
  if (!part || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  pick(part);
});

// A page that moved keeps what was half chosen, as long as the question is the same

export function leave() {
  return form() && { chosen, values: options().map((option) => [input(option).checked, input(option).value]),
                     order: order.map((option) => options().indexOf(option)) };
}

export function come(before, fresh) {
  prepare(fresh);
  if (!before || fresh || before.values.length !== options().length) return;
  options().forEach((option, at) => {
    if (way() === "order") input(option).value = before.values[at][1];
    else input(option).checked = before.values[at][0];
  });
  chosen = before.chosen;
  order = before.order.map((at) => options()[at]);
  show();
}

export function listen() {
  document.addEventListener("click", askTwice, true);
  prepare(true);
}
