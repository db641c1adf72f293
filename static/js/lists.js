// A fault leads to its line in the text; a chosen file is previewed at once.
const text = document.getElementById("text");

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-line]");
  if (!link) return;
  event.preventDefault();
  const lines = text.value.split("\n");
  const line = Math.min(Number(link.dataset.line), lines.length);
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  text.focus();
  text.setSelectionRange(start, start + lines[line - 1].length);
  const height = parseFloat(getComputedStyle(text).lineHeight);
  text.scrollTop = height * (line - 1) - text.clientHeight / 2;
});

document.getElementById("file").addEventListener("change", () => {
  document.getElementById("preview").click();
});
