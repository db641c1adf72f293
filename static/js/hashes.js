// SHAKE-256 and SHA-256, written from their standards, with nothing taken from elsewhere.
//
// Exports one object, `hashes` (for node: module.exports); messages and results are Uint8Arrays:
//
//   hashes.shake256(message, length)
//   hashes.sha256(message)             for pages that came without https, where WebCrypto is missing
//   hashes.commitment(salt, groups)    a promise of the 64 hexadecimal digits that commit to groups of
//                                      lines, under a salt of as many
(function (root) {
  "use strict";

  // SHAKE-256 (FIPS 202) ---------------------------------------------------------------------

  const MASK = (1n << 64n) - 1n;
  const rotated = (lane, by) => by ? ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & MASK : lane;

  // The round constants, from the bits of a linear feedback shift register.
  const ROUNDS = (() => {
    let register = 1;
    const bit = () => {
      const out = register & 1;
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0);
      return out;
    };
    return Array.from({ length: 24 }, () => {
      let constant = 0n;
      for (let j = 0; j < 7; j++) if (bit()) constant |= 1n << BigInt(2 ** j - 1);
      return constant;
    });
  })();

  // Where each lane goes and how far it is rotated on the way.
  const WALK = (() => {
    const steps = [];
    let [x, y] = [1, 0];
    for (let t = 0; t < 24; t++) {
      const next = [y, (2 * x + 3 * y) % 5];
      steps.push({ to: next[0] + 5 * next[1], by: (((t + 1) * (t + 2)) / 2) % 64 });
      [x, y] = next;
    }
    return steps;
  })();

  function keccak(lanes) {
    for (const constant of ROUNDS) {
      const column = [0, 1, 2, 3, 4].map((x) =>
        lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20]);
      for (let at = 0; at < 25; at++) {
        lanes[at] ^= column[(at + 4) % 5] ^ rotated(column[(at + 1) % 5], 1);
      }
      let carried = lanes[1];
      for (const { to, by } of WALK) [carried, lanes[to]] = [lanes[to], rotated(carried, by)];
      for (let row = 0; row < 25; row += 5) {
        const old = lanes.slice(row, row + 5);
        for (let x = 0; x < 5; x++) {
          lanes[row + x] = old[x] ^ (~old[(x + 1) % 5] & MASK & old[(x + 2) % 5]);
        }
      }
      lanes[0] ^= constant;
    }
  }

  const RATE = 136; // bytes of SHAKE-256 between two permutations

  function shake256(message, length) {
    const padded = new Uint8Array(Math.ceil((message.length + 1) / RATE) * RATE);
    padded.set(message);
    padded[message.length] ^= 0x1f;
    padded[padded.length - 1] ^= 0x80;
    const lanes = new Array(25).fill(0n);
    for (let start = 0; start < padded.length; start += RATE) {
      for (let at = 0; at < RATE; at++) {
        lanes[at >> 3] ^= BigInt(padded[start + at]) << BigInt(8 * (at % 8));
      }
      keccak(lanes);
    }
    const out = new Uint8Array(length);
    for (let at = 0; at < length; at++) {
      const place = at % RATE;
      if (at && !place) keccak(lanes);
      out[at] = Number((lanes[place >> 3] >> BigInt(8 * (place % 8))) & 255n);
    }
    return out;
  }

  // SHA-256 (FIPS 180-4) ----------------------------------------------------------------------

  const PRIMES = (() => {
    const found = [];
    for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime)) found.push(n);
    return found;
  })();

  // The first 32 bits behind the point of a root, exactly.
  function rootBits(prime, power) {
    const wanted = BigInt(prime) << BigInt(32 * power);
    let [low, high] = [0n, 1n << 40n];
    while (high - low > 1n) {
      const middle = (low + high) >> 1n;
      if (middle ** BigInt(power) <= wanted) low = middle; else high = middle;
    }
    return Number(low & 0xffffffffn);
  }

  function sha256(message) {
    const keys = PRIMES.map((prime) => rootBits(prime, 3));
    const state = PRIMES.slice(0, 8).map((prime) => rootBits(prime, 2));
    const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
    padded.set(message);
    padded[message.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
    view.setUint32(padded.length - 4, message.length << 3);
    const turn = (word, by) => (word >>> by) | (word << (32 - by));
    for (let start = 0; start < padded.length; start += 64) {
      const w = Array.from({ length: 16 }, (_, at) => view.getUint32(start + 4 * at));
      for (let at = 16; at < 64; at++) {
        const [p, q] = [w[at - 15], w[at - 2]];
        const s0 = turn(p, 7) ^ turn(p, 18) ^ (p >>> 3);
        const s1 = turn(q, 17) ^ turn(q, 19) ^ (q >>> 10);
        w.push((w[at - 16] + s0 + w[at - 7] + s1) >>> 0);
      }
      let [a, b, c, d, e, f, g, h] = state;
      for (let at = 0; at < 64; at++) {
        const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
        const t1 = (h + s1 + ((e & f) ^ (~e & g)) + keys[at] + w[at]) >>> 0;
        const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
        const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
        [a, b, c, d, e, f, g, h] = [(t1 + t2) >>> 0, a, b, c, (d + t1) >>> 0, e, f, g];
      }
      [a, b, c, d, e, f, g, h].forEach((word, at) => { state[at] = (state[at] + word) >>> 0; });
    }
    const out = new DataView(new ArrayBuffer(32));
    state.forEach((word, at) => out.setUint32(4 * at, word));
    return new Uint8Array(out.buffer);
  }

  // Commitments (drafts/rules/fair.py, battle/rules/fair.py) -------------------------------------

  async function commitment(salt, groups) {
    const text = new TextEncoder().encode(groups.map((group) => group.join("\n")).join("\n\n"));
    const message = new Uint8Array(32 + text.length);
    message.set(Uint8Array.from(salt.match(/../g), (pair) => parseInt(pair, 16)));
    message.set(text, 32);
    const subtle = root.crypto && root.crypto.subtle; // only where the page came by https
    const hash = subtle ? new Uint8Array(await subtle.digest("SHA-256", message)) : sha256(message);
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  const hashes = { shake256, sha256, commitment };
  if (typeof module !== "undefined" && module.exports) module.exports = hashes;
  else root.hashes = hashes;
})(globalThis);
