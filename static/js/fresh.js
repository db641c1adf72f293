// A part of the page that comes anew by itself, through htmx: a question that only just came takes no
// click and no key that was meant for the one before it, what was open stays open, and what was half
// done can be taken over.
//
//   id          of the part
//   guarded     a selector: what takes no clicks and keys for that moment
//   asking      a selector: what wears the class "fresh" meanwhile
//   question()  names what is asked now
//   leave(event)       what is to be taken over
//   come(left, fresh)  takes it over, once htmx has settled; fresh: whether something else is asked now

const CALM = 700; // milliseconds

export function comesAnew({ id, guarded, asking, question, leave, come }) {
  let calmUntil = 0;
  let kept = null;
  const isCalm = () => performance.now() < calmUntil;

  function calm(event) {
    if (!isCalm() || !event.target.closest?.(guarded)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  for (const kind of ["click", "pointerdown", "keydown", "submit"]) document.addEventListener(kind, calm, true);

  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target?.id !== id || !event.detail.shouldSwap) return;
    kept = { question: question(), folds: folds(id), left: leave(event) };
  });
  document.addEventListener("htmx:afterSwap", () => {
    if (!kept) return;
    if (kept.question !== question()) calmUntil = performance.now() + CALM;
    showCalm();
  });
  document.addEventListener("htmx:afterSettle", () => {
    if (!kept || !document.getElementById(id)) return;
    const { question: before, folds: open, left } = kept;
    kept = null;
    for (const [part, was] of open) fold(document.getElementById(part), was);
    come(left, before !== question());
    showCalm(); // htmx has just settled the class away
  });

  // Also where the same question comes once more meanwhile
  function showCalm() {
    document.querySelector(asking)?.classList.toggle("fresh", isCalm());
    if (isCalm()) setTimeout(showCalm, calmUntil - performance.now());
  }
}

// What holds something lit is opened by the server, and closed by it when nothing is

const holdsLit = (part) => Boolean(part.querySelector(".lit"));

function folds(id) {
  return [...document.querySelectorAll(`#${id} details[id]`)].map((part) => [part.id, part.open && !holdsLit(part)]);
}

function fold(part, wasOpen) {
  if (part && (wasOpen || !holdsLit(part))) part.open = wasOpen;
}
