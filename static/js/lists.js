// Numbers the lines of the list and marks those with a fault; a fault leads to its line, and a name
// that may have been meant takes the place of the wrong one. A chosen file is previewed at once.
const text = document.getElementById("text");
const gutter = document.getElementById("gutter");

function number() {
  const faulty = new Set([...document.querySelectorAll("a[data-line]")].map((a) => a.dataset.line));
  const lines = text.value.split("\n").map((_, at) => {
    const line = document.createElement(faulty.has(String(at + 1)) ? "b" : "span");
    line.textContent = line.tagName === "B" ? at + 1 : `${at + 1}\n`;
    return line;
  });
  gutter.replaceChildren(...lines, "\n\n");
  gutter.hidden = false;
  gutter.scrollTop = text.scrollTop;
}

function offer() {
  for (const near of document.querySelectorAll(".list-near")) near.hidden = false;
}

function place(line) {
  const before = text.value.split("\n").slice(0, line - 1);
  const start = before.reduce((sum, one) => sum + one.length + 1, 0);
  const end = text.value.indexOf("\n", start);
  return [start, end < 0 ? text.value.length : end];
}

function go(line) {
  const [start, end] = place(line);
  text.focus();
  text.setSelectionRange(start, end);
  text.scrollTop = parseFloat(getComputedStyle(text).lineHeight) * (line - 1) - text.clientHeight / 2;
}

function correct({ line, words, near }) {
  const [start, end] = place(line);
  const right = text.value.slice(start, end).replace(words, () => near);
  text.setRangeText(right, start, end, "end");
  text.dispatchEvent(new Event("input", { bubbles: true }));
  go(line);
}

document.addEventListener("click", (event) => {
  const fault = event.target.closest("[data-line]");
  if (!fault) return;
  event.preventDefault();
  if (fault.dataset.near) correct(fault.dataset);
  else go(Number(fault.dataset.line));
});
document.getElementById("file").addEventListener("change", () => {
  document.getElementById("preview").click();
});
text.addEventListener("input", number);
text.addEventListener("scroll", () => { gutter.scrollTop = text.scrollTop; });
document.body.addEventListener("htmx:afterSwap", () => { number(); offer(); });
number();
offer();
