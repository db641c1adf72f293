// What happened since the last visit, step by step; and the time that is left.

import { asClock } from "../time.js";

const battle = () => document.getElementById("battle");
const key = () => `news:${battle().dataset.battle}`;
const since = () => [...document.querySelectorAll("#since .log-list li")];
let step = -1; // the line that is shown, while stepping

// Lines that came since this browser looked last

function mark(seen) {
  for (const line of document.querySelectorAll("#battle [data-news]")) {
    if (line !== battle()) line.classList.toggle("log-new", Number(line.dataset.news) > seen);
  }
}

function visit() {
  const seen = Number(localStorage.getItem(key()) ?? battle().dataset.news);
  mark(seen);
  localStorage.setItem(key(), battle().dataset.news);
  return seen;
}

// Step by step: one line after the other, and its cards on the board

function walk(by) {
  const lines = since();
  step = Math.min(lines.length, Math.max(-1, step + by));
  const walking = step >= 0 && step < lines.length;
  lines.forEach((line, at) => {
    line.classList.toggle("log-later", walking && at > step);
    line.classList.toggle("log-step", walking && at === step);
  });
  for (const part of document.querySelectorAll(".told-now")) part.classList.remove("told-now");
  if (!walking) return void (step = -1);
  lines[step].scrollIntoView({ block: "nearest" });
  for (const link of lines[step].querySelectorAll("[data-card]")) {
    const same = document.querySelectorAll(`.battle-table [data-card="${CSS.escape(link.dataset.card)}"]`);
    for (const part of same) part.classList.add("told-now");
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-step]");
  if (button) walk(Number(button.dataset.step));
});

// The time that is left, once it is short

const SHORT = 5400; // seconds

const leftUntil = (moment) => Math.max(0, Math.round((new Date(moment) - Date.now()) / 1000));

function tell() {
  for (const bank of document.querySelectorAll("#battle [data-bank]")) {
    const seconds = leftUntil(bank.dataset.until);
    if (seconds < Number(bank.dataset.bank) && seconds <= SHORT) bank.textContent = asClock(seconds);
  }
  for (const time of document.querySelectorAll("#battle [data-clock]")) {
    const seconds = leftUntil(time.dateTime);
    if (seconds > SHORT) continue;
    time.classList.add("battle-clock");
    time.classList.toggle("battle-clock-soon", seconds < 30);
    time.previousElementSibling.textContent = time.dataset.clock; // no longer "until"
    time.textContent = asClock(seconds);
  }
}

let seen = 0; // the latest line that this browser had shown before

function fresh() {
  step = -1;
  for (const steps of document.querySelectorAll(".since-steps")) steps.hidden = since().length < 2;
  tell();
}

export function come() {
  mark(seen);
  localStorage.setItem(key(), battle().dataset.news);
  fresh();
}

export function listen() {
  seen = visit();
  fresh();
  setInterval(tell, 1000);
}
