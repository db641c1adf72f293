// Seconds that are left as a clock shows them: 1:05, or 2:00:05 from an hour on.

const two = (number) => String(number).padStart(2, "0");

export function asClock(left) {
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
