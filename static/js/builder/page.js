// The builder: cards move at once, by tap, drag and key; every edit is saved by itself, and undone and
// redone here. The server alone says what is legal. Without these files cards are chosen like radio
// buttons and moved with the buttons below.

import { PLACES, alike, arrange, builder, by, cards, isKnown, learn } from "./board.js";
import * as dragging from "./dragging.js";
import { begin, current, takeUp } from "./history.js";
import * as keys from "./keys.js";
import * as moving from "./moving.js";
import * as saving from "./saving.js";
import * as tools from "./tools.js";

// What was kept because it could not be saved comes first

function takeUpKept() {
  const kept = saving.kept();
  if (!kept) return;
  if (PLACES.every((place) => kept.deck[place].every(isKnown)) && !alike(kept.deck, current())) {
    saving.goOnFrom(kept.revision);
    takeUp(kept.deck);
  } else {
    saving.forget();
  }
}

function before() {
  const deck = JSON.parse(builder.dataset.before);
  return deck && PLACES.every((place) => deck[place].every(isKnown)) ? deck : null;
}

for (const card of cards()) learn(card);
by("redo").hidden = false;
by("choose-epic").hidden = true;
by("apply").hidden = true;
by("keep-notes").hidden = true;
tools.restoreOrder();
arrange();
begin(saving.save, before());
for (const part of [saving, moving, dragging, keys, tools]) part.listen();
takeUpKept();
