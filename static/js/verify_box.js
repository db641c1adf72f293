// Makes a box again from its seed and checks its commitments, in the reader's own browser.
//
// Written from the descriptions in drafts/rules/{draws,spread,checked,even,extras,laying,fair}.py
// and not from their code. Needs hashes.js. Exports one object, `verifyBox` (for node: module.exports):
//
//   verifyBox.make(set, rules, bans, spread, seed)  {left, packs}, each pack a list of card ids
//   verifyBox.commitment(salt, packs)               a promise of 64 hexadecimal digits
//   verifyBox.verify(shown, set)                    a promise of [{code, params}], empty if all fits
//
// `set` is {key, cards: [{id, name, rarity, copies}]}, in the order of the set. `shown` is what
// make_packs writes or what a box reveals. Codes and params are those of check.py and fair.py.
(function (root) {
  "use strict";

  const { shake256, commitment } = typeof require === "undefined" ? root.hashes : require("./hashes.js");

  const VERSION = 1;
  const PACK = 13;
  const PACKS_A_GAME = { standard: 9, duel: 6 };
  const RARITIES = ["Legend", "Rare", "Uncommon", "Common", "Void"];
  const WORD = 2 ** 32;
  const MOST_SHUFFLES = 10000;
  const MOST_BLOCKS = 400;

  // Draws ------------------------------------------------------------------------------------

  function words(seed, attempt, count) {
    const text = new TextEncoder().encode(seed);
    const message = new Uint8Array(text.length + 4);
    message.set(text);
    new DataView(message.buffer).setUint32(text.length, attempt);
    const bytes = new DataView(shake256(message, 4 * count).buffer);
    return Array.from({ length: count }, (_, at) => bytes.getUint32(4 * at));
  }

  const taker = (list) => { let at = 0; return () => list[at++]; };

  function stream(seed) {
    let [block, at, held] = [0, 512, []];
    return () => {
      if (at === 512) {
        if (block === MOST_BLOCKS) throw new Error("packs.hardly-any-even");
        [at, held] = [0, words(seed, block++, 512)];
      }
      return held[at++];
    };
  }

  const index = (word, places) => Math.floor((word * places) / WORD);

  function shuffle(items, take) {
    for (let place = 0; place < items.length; place++) {
      const other = place + index(take(), items.length - place);
      [items[place], items[other]] = [items[other], items[place]];
    }
    return items;
  }

  // The box and the three spreads ------------------------------------------------------------

  function boxOf(set, bans) {
    const banned = new Set(bans);
    const cards = set.cards.filter((card) =>
      card.rarity !== "Epic" && card.copies > 0 && !banned.has(card.name));
    const deck = cards.flatMap((card, number) => new Array(card.copies).fill(number));
    const packs = Math.floor(deck.length / PACK);
    return { cards, deck, packs, left: deck.length - packs * PACK };
  }

  function dealBox(box, seed) {
    return shuffle(box.deck.slice(), taker(words(seed, 0, box.deck.length)));
  }

  function passes(box, order) {
    const loud = (number) => ["Legend", "Rare"].includes(box.cards[number].rarity);
    for (let start = 0; start < box.packs * PACK; start += PACK) {
      const pack = order.slice(start, start + PACK);
      if (pack.some((number, at) => at && number === pack[at - 1])) return false;
      if (pack.some((_, at) => at > 2 && pack.slice(at - 3, at + 1).every(loud))) return false;
    }
    return true;
  }

  function dealChecked(box, seed) {
    for (let attempt = 0; attempt < MOST_SHUFFLES; attempt++) {
      const order = shuffle(box.deck.slice(), taker(words(seed, attempt, box.deck.length)));
      if (passes(box, order)) return order;
    }
    throw new Error("packs.hardly-any-passes");
  }

  function dealEven(box, seed) {
    const take = stream(seed);
    const draw = (list) => list.splice(index(take(), list.length), 1)[0];
    const copies = box.cards.map((card) => card.copies);
    const rest = box.deck.slice();
    const left = Array.from({ length: box.left }, () => draw(rest));
    for (const number of left) copies[number] -= 1;

    const kinds = RARITIES.map((rarity) =>
      [...box.cards.keys()].filter((number) => box.cards[number].rarity === rarity));
    const totals = kinds.map((numbers) => numbers.reduce((sum, number) => sum + copies[number], 0));
    const rooms = spreadExtras(totals, box.packs, take);
    const hands = Array.from({ length: box.packs }, () => []);
    kinds.forEach((numbers, rarity) => {
      const order = numbers.slice().sort((a, b) => copies[b] - copies[a]);
      const places = lay(order.map((number) => copies[number]), rooms[rarity], take);
      order.flatMap((number) => new Array(copies[number]).fill(number))
        .forEach((number, at) => hands[places[at]].push(number));
    });
    return [...hands.flatMap((hand) => shuffle(hand, take)), ...left];
  }

  // How many cards of each rarity every pack gets (extras.py) ----------------------------------

  function choose(count, from) { // binomial coefficient
    let ways = from >= count ? 1n : 0n;
    for (let k = 1; k <= count && ways; k++) ways = (ways * BigInt(from - count + k)) / BigInt(k);
    return ways;
  }

  function tables(rows, twos, ones, known) {
    if (!rows.length) return twos || ones ? 0n : 1n;
    const key = `${rows.length} ${twos} ${ones}`;
    if (!known.has(key)) {
      let sum = 0n;
      for (let a = 0; a <= rows[0]; a++) sum += tablesWith(rows, a, twos, ones, known);
      known.set(key, sum);
    }
    return known.get(key);
  }

  function tablesWith(rows, a, twos, ones, known) {
    const b = rows[0] - a;
    const here = choose(a, twos) * choose(b, ones);
    return here && here * tables(rows.slice(1), twos - a, ones - b + a, known);
  }

  function spreadExtras(totals, packs, take) {
    const rooms = totals.map((total) => new Array(packs).fill(Math.floor(total / packs)));
    const uneven = [...totals.keys()].filter((at) => totals[at] % packs);
    let rows = uneven.map((at) => totals[at] % packs);
    let each = rows.reduce((sum, row) => sum + row, 0) / packs;
    const turned = each > 2;
    if (turned) [rows, each] = [rows.map((row) => packs - row), rows.length - each];

    const known = new Map();
    const all = Array.from({ length: packs }, (_, pack) => pack);
    const [twos, ones] = [each === 2 ? all.slice() : [], each === 1 ? all.slice() : []];
    const draw = (list, count) =>
      Array.from({ length: count }, () => list.splice(index(take(), list.length), 1)[0]);
    uneven.forEach((at, row) => {
      const here = rows.slice(row);
      let place = (BigInt(take()) * tables(here, twos.length, ones.length, known)) >> 32n;
      let a = 0;
      for (;; a++) {
        place -= tablesWith(here, a, twos.length, ones.length, known);
        if (place < 0n) break;
      }
      const begun = draw(twos, a);
      const marked = new Set([...begun, ...draw(ones, rows[row] - a)]);
      ones.push(...begun);
      for (const pack of all) if (marked.has(pack) !== turned) rooms[at][pack] += 1;
    });
    return rooms;
  }

  // Which cards go to which packs (laying.py) --------------------------------------------------

  // The products of the weights of so many packs, over all sets of packs.
  function weightOfSets(room, copies, part) {
    const sums = [1n, ...new Array(copies).fill(0n)];
    for (const free of room) {
      if (!free) continue;
      const weight = BigInt(part * free - 1);
      for (let size = copies; size > 0; size--) sums[size] += weight * sums[size - 1];
    }
    return sums[copies];
  }

  function mostWeight(total, packs, top, copies, part) {
    let most = 0n;
    for (let open = Math.ceil(total / top); open <= Math.min(packs, total); open++) {
      const level = Array.from({ length: open }, (_, at) => Math.floor((total + at) / open));
      const weight = weightOfSets(level, copies, part);
      if (weight > most) most = weight;
    }
    return most;
  }

  function lay(copies, room, take) {
    const places = room.flatMap((free, pack) => new Array(free).fill(pack));
    if (Math.max(0, ...copies) < 2 || Math.max(...room) < 2) return shuffle(places, take);
    const part = Math.max(8, Math.floor(copies.length / 5));
    const most = [];
    for (let at = 0, start = 0; at < copies.length; start += copies[at++]) {
      most.push(mostWeight(places.length - start, room.length, Math.max(...room), copies[at], part));
    }
    for (;;) {
      const laid = places.slice();
      if (survives(copies, most, part, laid, room.slice(), take)) return laid;
    }
  }

  function survives(copies, most, part, places, room, take) {
    let start = 0;
    for (let card = 0; card < copies.length; start += copies[card++]) {
      const weight = weightOfSets(room, copies[card], part);
      if (BigInt(take()) * most[card] >= weight << 32n) return false;
      while (!drawSet(places, room, start, start + copies[card], part, take));
      for (const pack of places.slice(start, start + copies[card])) room[pack] -= 1;
    }
    return true;
  }

  function drawSet(places, room, start, end, part, take) {
    for (let place = start; place < end; place++) {
      const point = take() * (places.length - place);
      const other = place + Math.floor(point / WORD);
      [places[place], places[other]] = [places[other], places[place]];
      if (point % WORD < Math.floor(WORD / (part * room[places[place]]))) return false;
    }
    return new Set(places.slice(start, end)).size === end - start;
  }

  // Making and checking -------------------------------------------------------------------------

  const SPREADS = { box: dealBox, checked: dealChecked, even: dealEven };

  function make(set, rules, bans, spread, seed) {
    const box = boxOf(set, bans);
    const ids = SPREADS[spread](box, seed).map((number) => box.cards[number].id);
    const packs = Array.from({ length: box.packs }, (_, at) => ids.slice(PACK * at, PACK * (at + 1)));
    return { left: ids.slice(box.packs * PACK), packs };
  }

  async function verify(shown, set) {
    const faults = shown.commitments ? await faultsOfGames(shown) : [];
    if (!shown.seed) return shown.commitments ? faults : [{ code: "packs.no-seed", params: {} }];
    if (shown.version !== VERSION) {
      return [...faults, { code: "fair.unknown-version", params: { version: shown.version, known: VERSION } }];
    }
    let made;
    try {
      made = make(set, shown.rules, shown.bans, shown.spread, shown.seed);
    } catch (error) {
      return [...faults, { code: error.message, params: {} }];
    }
    faults.push(...(shown.commitments ? otherGames(shown, made) : otherPacks(shown, made)));
    const whole = shown.commitments || shown.packs.length >= made.packs.length;
    if (whole && !same(shown.left, made.left)) faults.push({ code: "fair.other-left", params: {} });
    return faults;
  }

  async function faultsOfGames({ games, commitments }) {
    const faults = [];
    for (const { game, salt, packs } of games) {
      const promised = commitments[game - 1];
      if (promised === undefined) {
        faults.push({ code: "fair.unknown-game", params: { game, games: commitments.length } });
      } else if (!/^[0-9a-f]{64}$/i.test(salt)) {
        faults.push({ code: "fair.bad-salt", params: { game } });
      } else if (await commitment(salt, packs) !== promised.toLowerCase()) {
        faults.push({ code: "fair.other-commitment", params: { game } });
      }
    }
    return faults;
  }

  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

  function otherGames({ rules, games }, made) {
    return games.flatMap(({ game, packs }) => {
      const first = PACKS_A_GAME[rules] * (game - 1);
      const others = packs.map((_, at) => first + at + 1)
        .filter((number, at) => !same(packs[at], made.packs[number - 1]));
      return others.length ? [{ code: "fair.other-packs", params: { game, packs: others } }] : [];
    });
  }

  function otherPacks({ packs }, made) {
    const some = packs.length < made.packs.length;
    const known = new Set(made.packs.map((pack) => JSON.stringify(pack)));
    const others = packs.map((_, at) => at + 1).filter((number) => {
      const pack = packs[number - 1];
      return !(some ? known.has(JSON.stringify(pack)) : same(pack, made.packs[number - 1]));
    });
    return others.length ? [{ code: "packs.other-packs", params: { packs: others } }] : [];
  }

  const verifyBox = { words, make, commitment, verify };
  if (typeof module !== "undefined" && module.exports) module.exports = verifyBox;
  else root.verifyBox = verifyBox;
})(globalThis);
