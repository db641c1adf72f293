// The builder: cards move at once, by tap, drag and key; every edit is saved by itself, and undone
// and redone here. The server alone says what is legal. Without this file cards are chosen like
// radio buttons and moved with the buttons below.

(() => {
  "use strict";

  const builder = document.getElementById("builder");
  if (!builder) return;
  const PLACES = ["main", "life", "rest"];
  const by = (id) => document.getElementById(id);
  const column = (place) => builder.querySelector(`.place[data-place="${place}"] .place-cards`);
  const inputs = () => [...builder.querySelectorAll(".board .laid-input")];
  const placeOf = (card) => card.closest(".place").dataset.place;
  const KEPT = `deck.${builder.dataset.key}`;

  // What lies where: the unit of saving, of undo and of redo

  const forms = new Map(); // a card of each number that was ever here, to lay it again
  let numbers = 0;
  function learn(card) {
    if (!forms.has(card.dataset.card)) forms.set(card.dataset.card, card.cloneNode(true));
  }
  function fresh(id) {
    const card = forms.get(id).cloneNode(true);
    card.querySelector("input").id = `laid-new-${++numbers}`;
    card.querySelector("label").htmlFor = `laid-new-${numbers}`;
    card.classList.remove("laid-misfit");
    return card;
  }
  function laid() {
    const found = { epics: [...builder.querySelectorAll("[name=epic]:checked")].map((one) => one.value) };
    for (const place of PLACES) {
      found[place] = [...column(place).querySelectorAll(".laid")].map((card) => card.dataset.card);
    }
    return found;
  }
  const alike = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
  const sorted = (deck) => [...PLACES, "epics"].map((place) => [...deck[place]].sort());

  function lay(deck) {
    const spare = new Map();
    for (const card of builder.querySelectorAll(".board .laid")) {
      spare.set(card.dataset.card, [...(spare.get(card.dataset.card) ?? []), card]);
    }
    for (const place of PLACES) {
      column(place).replaceChildren(...deck[place].map((id) => spare.get(id)?.shift() ?? fresh(id)));
    }
    for (const epic of builder.querySelectorAll("[name=epic]")) epic.checked = deck.epics.includes(epic.value);
    arrange();
  }

  // Orders and groups: each card carries its place in every order, made by the server

  function arrange() {
    const [sort, group] = [by("sort").value, by("group").value];
    for (const place of PLACES) {
      const list = column(place);
      const cards = [...list.querySelectorAll(".laid")];
      const rank = (card) => (group ? card.getAttribute(`data-order-${group}`).split("|")[0] + "|" : "") + card.getAttribute(`data-order-${sort}`);
      const order = new Map(cards.map((card) => [card, rank(card)]));
      cards.sort((a, b) => (order.get(a) < order.get(b) ? -1 : order.get(a) > order.get(b) ? 1 : 0));
      const parts = [];
      let head = null;
      for (const card of cards) {
        const name = group && card.getAttribute(`data-group-${group}`);
        if (group && head?.dataset.name !== name) parts.push((head = heading(name)));
        if (head) head.lastChild.textContent = Number(head.lastChild.textContent) + 1;
        card.querySelector("input").value = `${place}|${card.dataset.card}`;
        card.draggable = true;
        parts.push(card);
      }
      const active = document.activeElement;
      list.replaceChildren(...parts);
      if (list.contains(active)) active.focus({ preventScroll: true });
      count(place, cards.length);
    }
  }
  function heading(name) {
    const head = document.createElement("li");
    head.className = "group-head";
    head.dataset.name = name;
    const number = document.createElement("span");
    number.className = "muted";
    number.textContent = "0";
    head.append(`${name} `, number);
    return head;
  }
  function count(place, number) {
    const shown = builder.querySelector(`.place[data-place="${place}"] .place-count`);
    shown.querySelector("b").textContent = number;
    shown.classList.toggle("place-full", String(number) === shown.dataset.wanted);
    const wanted = shown.dataset.wanted && `/${shown.dataset.wanted}`;
    builder.querySelector(`[data-count="${place}"]`).textContent = `${number}${wanted}`;
  }

  // Undo and redo

  const done = [];
  const undone = [];
  let now = null;
  function edited() {
    const next = laid();
    if (alike(next, now)) return;
    done.push(now);
    undone.length = 0;
    now = next;
    save();
  }
  function step(from, to) {
    if (!from.length) return;
    to.push(now);
    now = from.pop();
    lay(now);
    save();
  }
  function offer() {
    by("undo").disabled = !done.length;
    by("redo").disabled = !undone.length;
  }

  // Saving: one edit after another; what is not saved yet is kept in this browser

  let sending = false;
  let stopped = false; // the deck was changed elsewhere, or refused: a person has to say what now
  let wait = 1000; // milliseconds before it is tried again
  const say = (text) => { by("saved").textContent = text; };
  const revision = () => Number(by("revision").value);

  function save() {
    offer();
    localStorage.setItem(KEPT, JSON.stringify({ revision: revision(), deck: now }));
    if (!sending && !stopped) send();
  }
  async function send() {
    const deck = now;
    const sent = new FormData();
    sent.set("csrfmiddlewaretoken", by("edit").elements.csrfmiddlewaretoken.value);
    sent.set("revision", revision());
    for (const place of [...PLACES, "epics"]) for (const id of deck[place]) sent.append(place, id);
    sending = true;
    say(builder.dataset.saving);
    let answer = null;
    let text = "";
    try {
      answer = await fetch(builder.dataset.lay, { method: "POST", body: new URLSearchParams(sent), keepalive: true });
      text = await answer.text();
      if (answer.status >= 500) answer = null;
    } catch {
      answer = null;
    }
    sending = false; // only once the whole answer is here: the next edit is sent with its revision
    if (!answer) return again();
    wait = 1000;
    hear(answer.ok, text, deck);
  }
  function again() {
    say(builder.dataset.offline);
    setTimeout(() => { if (!sending && !stopped) send(); }, wait);
    wait = Math.min(2 * wait, 30_000);
  }
  function hear(ok, text, deck) {
    if (!ok) return refuse(text);
    by("state").innerHTML = text;
    by("revision").value = by("state").querySelector("[data-revision]").dataset.revision;
    by("unsaved").replaceChildren();
    if (deck !== now) return send();
    localStorage.removeItem(KEPT);
    say(builder.dataset.saved);
  }
  function refuse(text) {
    stopped = true;
    say(builder.dataset.refused);
    by("unsaved").innerHTML = text;
    const mine = by("keep-mine");
    if (!mine) return giveBack();
    mine.hidden = false;
    mine.focus();
  }
  function giveBack() {
    // What the rules refuse is laid back; the sentence says why.
    localStorage.removeItem(KEPT);
    stopped = false;
    if (!done.length) return;
    now = done.pop();
    lay(now);
    offer();
  }
  builder.addEventListener("click", (event) => {
    if (event.target.id === "keep-mine") {
      by("revision").value = event.target.closest("[data-latest]").dataset.latest;
      stopped = false;
      save();
    } else if (event.target.id === "show-other") {
      localStorage.removeItem(KEPT);
    }
  });

  // Moving cards

  function move(card, place) {
    if (!card || (place !== "out" && placeOf(card) === place)) return;
    const cards = [...card.parentElement.querySelectorAll(".laid")];
    const next = cards[cards.indexOf(card) + 1] ?? cards[cards.indexOf(card) - 1];
    if (place === "out") card.remove();
    else column(place).append(card);
    arrange();
    card.classList.add("laid-moved");
    setTimeout(() => card.classList.remove("laid-moved"), 900);
    tapped = null;
    choose(next ?? card);
    edited();
  }
  function choose(card) {
    const input = card.isConnected ? card.querySelector("input") : inputs()[0];
    if (!input) return tell(null);
    input.checked = true;
    input.focus({ preventScroll: true });
    input.closest(".laid").scrollIntoView({ block: "nearest" });
    tell(input.value.split("|")[1]);
  }
  const chosen = () => builder.querySelector(".board .laid-input:checked")?.closest(".laid");

  function tell(id) {
    for (const closer of by("closers").querySelectorAll(".closer-of")) closer.hidden = closer.dataset.closer !== id;
    by("closers").classList.toggle("closers-told", Boolean(id));
  }

  let tapped = null; // the card that was tapped last; one that merely moved up was not
  builder.addEventListener("click", (event) => {
    const input = event.target.closest(".board .laid label")?.control;
    if (!input) return;
    if (input !== tapped) return void (tapped = input);
    event.preventDefault();
    const card = input.closest(".laid");
    move(card, placeOf(card) === "main" ? "life" : "main");
  });
  builder.addEventListener("change", (event) => {
    if (event.target.name === "card") tell(event.target.value.split("|")[1]);
    if (event.target.name === "epic") edited();
  });
  builder.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    const taken = {
      to: () => move(chosen(), button.value),
      add: () => add(button),
      undo: () => step(done, undone),
    }[button.name] ?? { redo: () => step(undone, done), "suggestion-undo": () => step(done, undone) }[button.id];
    if (!taken) return;
    event.preventDefault();
    taken();
  });

  function add(button) {
    const [place, id] = button.value.split("|");
    const found = button.closest(".found-card");
    learn(found.querySelector(".laid"));
    if (!by("closers").querySelector(`[data-closer="${CSS.escape(id)}"]`)) {
      by("closers").prepend(found.querySelector(".closer-of").cloneNode(true));
    }
    column(place).append(fresh(id));
    arrange();
    edited();
  }

  // Dragging

  let dragged = null;
  builder.addEventListener("dragstart", (event) => {
    dragged = event.target.closest?.(".board .laid");
    if (!dragged) return;
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", dragged.dataset.card);
    builder.classList.add("builder-dragging");
  });
  builder.addEventListener("dragover", (event) => {
    const place = event.target.closest?.(".place");
    for (const one of builder.querySelectorAll(".place")) one.classList.toggle("place-over", one === place);
    if (dragged && place) event.preventDefault();
  });
  builder.addEventListener("drop", (event) => {
    const place = event.target.closest?.(".place");
    if (!dragged || !place) return;
    event.preventDefault();
    move(dragged, place.dataset.place);
  });
  builder.addEventListener("dragend", () => {
    dragged = null;
    builder.classList.remove("builder-dragging");
    for (const one of builder.querySelectorAll(".place-over")) one.classList.remove("place-over");
  });

  // Keys: arrows go to the nearest card on the screen

  function walk(from, key) {
    const box = (input) => input.closest(".laid").getBoundingClientRect();
    const [a, flat] = [box(from), key === "ArrowLeft" || key === "ArrowRight"];
    const way = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
    let best = null;
    let least = Infinity;
    for (const input of inputs()) {
      const b = box(input);
      const [along, across] = flat ? [b.x - a.x, b.y - a.y] : [b.y - a.y, b.x - a.x];
      if (input === from || along * way < 4) continue;
      const far = along * way + 3 * Math.abs(across);
      if (far < least) [best, least] = [input, far];
    }
    if (best) choose(best.closest(".laid"));
  }
  const TARGETS = { 1: "main", 2: "life", 3: "rest", 4: "out", Delete: "out" };
  document.addEventListener("keydown", (event) => {
    const typing = event.target.matches("textarea, select, input:not(.laid-input)");
    if (typing) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      return key === "y" || event.shiftKey ? step(undone, done) : step(done, undone);
    }
    if (event.altKey) return;
    const onCard = event.target.matches(".board .laid-input");
    if (event.key.startsWith("Arrow") && (onCard || event.target === document.body)) {
      event.preventDefault();
      if (onCard) walk(event.target, event.key);
      else if (inputs()[0]) choose((chosen() ?? inputs()[0].closest(".laid")));
    } else if (onCard && TARGETS[event.key]) {
      const place = TARGETS[event.key];
      event.preventDefault();
      if (place !== "out" || builder.querySelector('[name=to][value="out"]')) move(event.target.closest(".laid"), place);
    } else if (onCard && event.key === "Enter") {
      event.preventDefault();
      move(event.target.closest(".laid"), placeOf(event.target) === "main" ? "life" : "main");
    }
  });

  // Filter, order, groups

  let asked = 0;
  async function filter() {
    const mine = ++asked;
    const query = by("q").value.trim();
    const answer = query ? await fetch(`${builder.dataset.fitting}?q=${encodeURIComponent(query)}`, { headers: { "HX-Request": "true" } }) : null;
    if (mine !== asked) return;
    if (answer && !answer.ok) {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      by("q-fault").textContent = page.body.textContent.trim();
      return;
    }
    by("q-fault").textContent = "";
    const fits = answer ? new Set((await answer.json()).fits) : null;
    for (const card of builder.querySelectorAll(".board .laid")) {
      card.classList.toggle("laid-misfit", Boolean(fits) && !fits.has(card.dataset.card));
    }
  }
  let typing = 0;
  by("q").addEventListener("input", () => {
    clearTimeout(typing);
    typing = setTimeout(filter, 150);
  });
  by("tools").addEventListener("submit", (event) => {
    event.preventDefault();
    filter();
  });
  by("tools").addEventListener("change", (event) => {
    if (event.target.tagName !== "SELECT") return;
    localStorage.setItem("deck.order", JSON.stringify([by("sort").value, by("group").value]));
    arrange();
  });

  // A fault points at its cards

  by("state").addEventListener("mouseover", (event) => {
    const id = event.target.closest("[data-points]")?.dataset.points;
    for (const card of builder.querySelectorAll(".board .laid")) {
      card.classList.toggle("laid-pointed", card.dataset.card === id);
    }
  });

  // A suggested build is laid at once, with its reasons beside it

  by("suggest").addEventListener("click", async (event) => {
    event.preventDefault();
    const answer = await fetch(event.target.href, { headers: { "HX-Request": "true" } });
    by("suggestion").innerHTML = await answer.text();
    const panel = by("suggestion").querySelector(".suggestion");
    if (!panel) return;
    by("suggestion-lay").hidden = true;
    for (const id of ["suggestion-undo", "suggestion-close"]) by(id).hidden = false;
    by("suggestion-close").addEventListener("click", () => by("suggestion").replaceChildren());
    const cards = (name) => panel.dataset[name].split(";").filter(Boolean);
    const deck = { main: cards("main"), life: cards("life"), rest: [], epics: cards("epics") };
    lay(deck);
    edited();
    panel.scrollIntoView({ block: "nearest" });
  });

  // The beginning: what was kept because it could not be saved comes first

  for (const card of builder.querySelectorAll(".board .laid")) learn(card);
  by("redo").hidden = false;
  by("choose-epic").hidden = true;
  by("apply").hidden = true;
  const order = JSON.parse(localStorage.getItem("deck.order") ?? "null");
  if (order && !location.search) [by("sort").value, by("group").value] = order;
  arrange();
  now = laid();
  offer();
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null");
  const known = kept && PLACES.every((place) => kept.deck[place].every((id) => forms.has(id)));
  if (known && !alike(kept.deck, now)) {
    by("revision").value = kept.revision;
    done.push(now);
    now = kept.deck;
    lay(now);
    save();
  } else if (kept) {
    localStorage.removeItem(KEPT);
  }
})();
