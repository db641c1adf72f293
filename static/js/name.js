// By what name one sat down last is the first guess the next time.
document.addEventListener("DOMContentLoaded", () => {
  for (const field of document.querySelectorAll("input[autocomplete='nickname']")) {
    field.value ||= localStorage.getItem("name") ?? "";
    field.form.addEventListener("submit", () => localStorage.setItem("name", field.value));
  }
});
