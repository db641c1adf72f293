// Makes the shuffles of a battle again from its seed and checks its commitment, in the reader's own
// browser.
//
// Written from the descriptions in battle/rules/fair.py, battle/rules/engine/{rng,zones}.py and
// rulebook 6, and not from their code. Needs hashes.js. Exports one object, `verifyBattle` (for node:
// module.exports):
//
//   verifyBattle.deal({seed, format, first, decks})  what each seat has at the first question
//   verifyBattle.verify(shown)                       a promise of [{code, params}], empty if all fits
//
// `deal` gives {hand, deck, left, right} for each seat; the first player has drawn for the turn by then.
// `shown` is {commitment, salt, seed, format, first, decks: [{main, life, epic}], hands: [[card]]}, where
// `hands` are the first Hands as the seats were shown them. Cards are ids; piles have their top last.
(function (root) {
  "use strict";

  const { shake256, commitment } = typeof require === "undefined" ? root.hashes : require("./hashes.js");

  const WORD = 2 ** 32;
  const FIRST_HAND = 5;
  const bytes = (text) => new TextEncoder().encode(text);

  // Word number `counter` of a seed: the first four bytes of SHAKE-256 of "seed:counter".
  function word(seed, counter) {
    return new DataView(shake256(bytes(`${seed}:${counter}`), 4).buffer).getUint32(0);
  }

  // From the last place down, each card changes places with one at or before it.
  function shuffled(cards, index) {
    const pile = cards.slice();
    for (let last = pile.length - 1; last > 0; last--) {
      const other = index(last + 1);
      [pile[last], pile[other]] = [pile[other], pile[last]];
    }
    return pile;
  }

  // 8 and 8 Life cards; in DUEL 4 at the Long Wall, left of the first player, and 12 at the Short.
  function leftLife({ format, first }, seat) {
    if (format !== "duel") return 8;
    return seat === first ? 4 : 12;
  }

  function deal(shown) {
    let drawn = 0;
    const index = (places) => Math.floor((word(shown.seed, ++drawn) * places) / WORD);
    return shown.decks.map(({ main, life, epic }, seat) => {
      const deck = shuffled(main, index);
      const lives = shuffled(life, index);
      const cut = leftLife(shown, seat);
      const hand = [epic, ...deck.splice(seat === shown.first ? -FIRST_HAND - 1 : -FIRST_HAND)];
      return { hand, deck, left: lives.slice(0, cut), right: lives.slice(cut) };
    });
  }

  function promised({ salt, seed, format, first, decks }) {
    const piles = decks.flatMap(({ main, life, epic }) => [main, life, [epic]]);
    return commitment(salt, [[seed, format, String(first)], ...piles]);
  }

  const same = (one, other) => one.slice().sort().join() === other.slice().sort().join();

  async function verify(shown) {
    const faults = [];
    if ((await promised(shown)) !== shown.commitment) faults.push({ code: "battle.other-commitment", params: {} });
    deal(shown).forEach(({ hand }, seat) => {
      if (!same(hand, shown.hands[seat])) faults.push({ code: "battle.other-hand", params: { seat: seat + 1 } });
    });
    return faults;
  }

  const verifyBattle = { deal, verify };
  if (typeof module !== "undefined" && module.exports) module.exports = verifyBattle;
  else root.verifyBattle = verifyBattle;
})(globalThis);
