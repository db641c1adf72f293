// The keeper's secret stands behind the #, which browsers never send; this brings it into the form.
document.addEventListener("DOMContentLoaded", () => {
  const field = document.querySelector("#token");
  if (field && location.hash.length > 1) field.value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
});
