// A choice of how to list things is kept for a year, and shown at once: <select data-remember="name">.
document.addEventListener("DOMContentLoaded", () => {
  for (const choice of document.querySelectorAll("select[data-remember]")) {
    choice.form.querySelector("button").remove(); // it serves pages without script
    choice.addEventListener("change", () => {
      document.cookie = `${choice.dataset.remember}=${choice.value}; path=/; max-age=31536000; samesite=lax`;
      choice.form.submit();
    });
  }
});
