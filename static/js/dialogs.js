// A dialog closes with a click beside it, or on what is marked data-close.

document.addEventListener("click", (event) => {
  const dialog = event.target.closest("dialog");
  const close = event.target.closest("[data-close]");
  if (!dialog || (!close && event.target !== dialog)) return;
  event.preventDefault();
  dialog.close();
});

export function open(dialog) {
  if (!dialog.open) dialog.showModal();
}
