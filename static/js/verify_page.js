// Opens a file into the form. (The browser's own verdict is worked out by verify_box.js.)
document.addEventListener("DOMContentLoaded", () => {
  const field = document.querySelector("#json");
  document.querySelector("#json-file")?.addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (file) field.value = await file.text();
  });
});
