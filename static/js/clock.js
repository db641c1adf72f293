// The clock of a table: the server says how many seconds are left, this only counts them down.

(() => {
  "use strict";

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
    if (left >= 86_400) return; // days ahead the hour by the wall clock says more
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    const two = (number) => String(number).padStart(2, "0");
    const text = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
    clock.querySelector(".clock-shown").textContent = text;
    clock.classList.toggle("clock-soon", left <= 10);
  }
  document.addEventListener("htmx:afterSwap", tick);
  document.addEventListener("DOMContentLoaded", () => {
    tick();
    setInterval(tick, 500);
  });
})();
