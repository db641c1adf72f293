// Tells the site the reader's time zone, so that it writes times in it (trinity_site/zone.py).
const told = `zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
if (!document.cookie.split("; ").includes(told)) {
  document.cookie = `${told}; path=/; max-age=31536000; samesite=lax`;
}
