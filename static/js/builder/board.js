// The board of the builder: what lies where, cards laid anew, and their orders and groups.

export const PLACES = ["main", "life", "rest"];
export const by = (id) => document.getElementById(id);
export const builder = by("builder");

const column = (place) => builder.querySelector(`.place[data-place="${place}"] .place-cards`);
export const cards = () => [...builder.querySelectorAll(".board .laid")];
export const inputs = () => [...builder.querySelectorAll(".board .laid-input")];
export const placeOf = (card) => card.closest(".place").dataset.place;
const epics = () => [...builder.querySelectorAll("[name=epic]")];

// A card of each number that was ever here, to lay it again

const forms = new Map();
let numbers = 0;

export function learn(card) {
  if (!forms.has(card.dataset.card)) forms.set(card.dataset.card, card.cloneNode(true));
}

export const isKnown = (id) => forms.has(id);

function fresh(id) {
  const card = forms.get(id).cloneNode(true);
  card.querySelector("input").id = `laid-new-${++numbers}`;
  card.querySelector("label").htmlFor = `laid-new-${numbers}`;
  card.classList.remove("laid-misfit");
  return card;
}

// What lies where: the unit of saving, of undo and of redo

export function laid() {
  const found = { epics: epics().filter((one) => one.checked).map((one) => one.value) };
  for (const place of PLACES) {
    found[place] = [...column(place).querySelectorAll(".laid")].map((card) => card.dataset.card);
  }
  return found;
}

const sorted = (deck) => [...PLACES, "epics"].map((place) => [...deck[place]].sort());
export const alike = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

export function lay(deck) {
  const spare = new Map();
  for (const card of cards()) {
    spare.set(card.dataset.card, [...(spare.get(card.dataset.card) ?? []), card]);
  }
  for (const place of PLACES) {
    column(place).replaceChildren(...deck[place].map((id) => spare.get(id)?.shift() ?? fresh(id)));
  }
  for (const epic of epics()) epic.checked = deck.epics.includes(epic.value);
  arrange();
}

export function put(card, place) {
  column(place).append(card);
  arrange();
}

export const putNew = (id, place) => put(fresh(id), place);

export function takeOut(card) {
  card.remove();
  arrange();
}

// Orders and groups: each card carries its place in every order, made by the server

export function arrange() {
  const [sort, group] = [by("sort").value, by("group").value];
  for (const place of PLACES) arrangeColumn(place, sort, group);
}

function arrangeColumn(place, sort, group) {
  const list = column(place);
  const order = inOrder([...list.querySelectorAll(".laid")], sort, group);
  for (const card of order) {
    card.querySelector("input").value = `${place}|${card.dataset.card}`;
    card.draggable = true;
  }
  const active = document.activeElement;
  list.replaceChildren(...withHeads(order, group));
  if (list.contains(active)) active.focus({ preventScroll: true });
  count(place, order.length);
}

function inOrder(found, sort, group) {
  const head = (card) => (group ? `${card.getAttribute(`data-order-${group}`).split("|")[0]}|` : "");
  const rank = new Map(found.map((card) => [card, head(card) + card.getAttribute(`data-order-${sort}`)]));
  return found.sort((a, b) => (rank.get(a) < rank.get(b) ? -1 : rank.get(a) > rank.get(b) ? 1 : 0));
}

function withHeads(order, group) {
  if (!group) return order;
  const parts = [];
  let head = null;
  for (const card of order) {
    const name = card.getAttribute(`data-group-${group}`);
    if (head?.dataset.name !== name) parts.push((head = heading(name)));
    head.lastChild.textContent = Number(head.lastChild.textContent) + 1;
    parts.push(card);
  }
  return parts;
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
