// A choice of this browser that the site reads, kept for a year.

export function keep(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}
