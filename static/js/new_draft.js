// The host's own time zone, for quiet hours, as long as nobody entered another.
document.addEventListener("DOMContentLoaded", () => {
  const zone = document.querySelector("[data-own-zone]");
  if (zone?.value === "UTC") zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
});
