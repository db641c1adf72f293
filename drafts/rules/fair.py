"""Commit and reveal: a game's packs are fixed before it, and anyone can check so after it.

Public: `Reveal`, `Opened`, `SALT`, `SEED`, `seed_of(random)`, `games_of(packs)`,
`commitment(salt, game)`, `commitments(packs, salts)`, `reveal(packs, salts, played, open)`,
`faults(shown, box)`, `reveal_json`, `read_reveal`.

A box makes several games: of 9 packs in the standard game, of 6 in DUEL. Packs that fill no game
belong to none. Each game has a commitment of its own, shown before anyone opens a pack:

    SHA-256 of the salt (32 random bytes), followed by the game's packs as UTF-8 text:
    one card id a line, an empty line between two packs, no line break at the end

After the game its salt and packs are shown; the packs of later games stay closed until theirs. With
the last game comes the seed, from which anyone makes the whole box again.

A seed that nobody typed is 16 random bytes, written as 32 hexadecimal digits. Whoever types a seed
knows the packs, so the box is *open* and no table with hidden packs uses it.
"""

from collections.abc import Collection, Sequence
from hashlib import sha256
from itertools import zip_longest
from string import hexdigits

import msgspec
from msgspec import Struct

from drafts.rules.box import PACKS_A_GAME, Box, Rules
from drafts.rules.spread import VERSION, Packs, Spread, decode, make
from tables.rules.refusal import Fault, Refusal

SALT = 32  # bytes
SEED = 16  # bytes

Pack = tuple[str, ...]
Game = tuple[Pack, ...]


class Opened(Struct, frozen=True, forbid_unknown_fields=True):
    """A game whose packs are known: its number (from 1), its salt in hexadecimal, its packs."""

    game: int
    salt: str
    packs: Game


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a box so far.

    `commitments` are those of all games, in hexadecimal. `seed` is "" and `left` empty until the
    last game is opened. `open` says that somebody typed the seed, so that the packs were never
    secret.
    """

    set: str
    rules: Rules
    bans: tuple[str, ...]
    spread: Spread
    version: int
    open: bool
    commitments: tuple[str, ...]
    games: tuple[Opened, ...]
    seed: str
    left: Pack


def seed_of(random: bytes) -> str:
    """The seed that 16 random bytes make."""
    return random.hex()


def games_of(packs: Packs) -> tuple[Game, ...]:
    """The packs of each whole game, in order."""
    size = PACKS_A_GAME[packs.rules]
    whole = len(packs.packs) // size * size
    return tuple(packs.packs[start : start + size] for start in range(0, whole, size))


def commitment(salt: bytes, game: Game) -> str:
    """The commitment to these packs, as 64 hexadecimal digits."""
    text = "\n\n".join("\n".join(pack) for pack in game)
    return sha256(salt + text.encode()).hexdigest()


def commitments(packs: Packs, salts: Sequence[bytes]) -> tuple[str, ...]:
    """The commitment of each game; there is one salt for each."""
    return tuple(commitment(salt, game) for salt, game in zip(salts, games_of(packs), strict=True))


def reveal(
    packs: Packs, salts: Sequence[bytes], played: Collection[int], open: bool = False
) -> Reveal:
    """What may be known once the games of these numbers (from 1) are played.

    The seed and the cards left over come with the last game. An open box hides nothing.
    """
    games = games_of(packs)
    numbers = range(1, len(games) + 1)
    shown = [number for number in numbers if open or number in played]
    done = open or 0 < len(games) == len(shown)
    return Reveal(
        set=packs.set,
        rules=packs.rules,
        bans=packs.bans,
        spread=packs.spread,
        version=packs.version,
        open=open,
        commitments=commitments(packs, salts),
        games=tuple(Opened(number, salts[number - 1].hex(), games[number - 1]) for number in shown),
        seed=packs.seed if done else "",
        left=packs.left if done else (),
    )


def faults(shown: Reveal, box: Box) -> list[Fault]:
    """Everything about a reveal that does not fit together; nothing when it is in order.

    `box` is the box of the reveal's set, rules and bans. The packs of a box whose seed is not shown
    yet are compared with their commitments only. Codes: fair.unknown-game, fair.bad-salt,
    fair.other-commitment (game); fair.unknown-version (version, known); fair.other-number-of-games
    (games, commitments); fair.other-packs (game, packs: their numbers in the game);
    fair.other-left; what `make` refuses.
    """
    found = [fault for game in shown.games for fault in faults_of_game(game, shown.commitments)]
    return found + faults_of_seed(shown, box) if shown.seed else found


def faults_of_game(opened: Opened, commitments: Sequence[str]) -> list[Fault]:
    """Whether the packs of one game are those that were promised."""
    if not 0 < opened.game <= len(commitments):
        return [Fault("fair.unknown-game", {"game": opened.game, "games": len(commitments)})]
    if not is_salt(opened.salt):
        return [Fault("fair.bad-salt", {"game": opened.game})]
    promised = commitments[opened.game - 1].lower()
    if commitment(bytes.fromhex(opened.salt), opened.packs) != promised:
        return [Fault("fair.other-commitment", {"game": opened.game})]
    return []


def is_salt(text: str) -> bool:
    """Whether this is 32 bytes in hexadecimal."""
    return len(text) == 2 * SALT and set(text) <= set(hexdigits)


def faults_of_seed(shown: Reveal, box: Box) -> list[Fault]:
    """Whether the seed makes the packs of the opened games."""
    if shown.version != VERSION:
        return [Fault("fair.unknown-version", {"version": shown.version, "known": VERSION})]
    try:
        packs = make(box, shown.spread, shown.seed)
    except Refusal as refusal:
        return list(refusal.faults)
    games = games_of(packs)
    if len(games) != len(shown.commitments):
        params = {"games": len(games), "commitments": len(shown.commitments)}
        return [Fault("fair.other-number-of-games", dict(params))]
    found = [
        Fault("fair.other-packs", {"game": opened.game, "packs": differing})
        for opened in shown.games
        if 0 < opened.game <= len(games)
        and (differing := differences(opened.packs, games[opened.game - 1]))
    ]
    return found if shown.left == packs.left else [*found, Fault("fair.other-left")]


def differences(packs: Game, others: Game) -> list[int]:
    """The numbers (from 1) of the packs that are not the same on both sides."""
    pairs = enumerate(zip_longest(packs, others), start=1)
    return [number for number, (pack, other) in pairs if pack != other]


def reveal_json(shown: Reveal) -> bytes:
    """The reveal as JSON in UTF-8, without spaces."""
    return msgspec.json.encode(shown)


def read_reveal(text: bytes | str) -> Reveal:
    """The reveal of a JSON. Raises Refusal as `drafts.rules.spread.decode` does."""
    return decode(text, Reveal)
