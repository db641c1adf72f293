// The clock of a table: the server says how many seconds are left, this only counts them down.

import { asClock } from "./time.js";

const DAY = 86_400; // seconds
let clock = null;
let endsAt = 0;

function tick() {
  const now = document.querySelector(".clock[data-seconds]");
  if (now !== clock) {
    clock = now;
    endsAt = now ? performance.now() + 1000 * Number(now.dataset.seconds) : 0;
  }
  if (!clock) return;
  const left = Math.max(0, Math.round((endsAt - performance.now()) / 1000));
  if (left >= DAY) return; // days ahead the hour by the wall clock says more
  clock.querySelector(".clock-shown").textContent = asClock(left);
  clock.classList.toggle("clock-soon", left <= 10);
}

document.addEventListener("htmx:afterSwap", tick);
tick();
setInterval(tick, 500);
