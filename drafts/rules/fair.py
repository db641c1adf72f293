"""Commit and reveal: a game's packs are fixed before it, and anyone can check so after it.

Public: `commit(salt, packs)`, `Reveal`, `Opened`, `faults(shown, box)`, `reveal_json(shown)`,
`read_reveal(text)`.

A box makes several games: of 9 packs in the standard game, of 6 in DUEL, the last of what remains.
Each game has a commitment of its own, shown before anyone opens a pack:

    SHA-256 of the salt (32 random bytes), followed by the game's packs as UTF-8 text:
    one card id a line, an empty line between two packs, no line break at the end

After the game its salt and packs are shown; the packs of later games stay closed until theirs. With
the last game comes the seed, from which anyone makes the whole box again.

A seed that nobody typed is 16 random bytes, written as 32 hexadecimal digits. Whoever types a seed
knows the packs, so such a box is *open* and no table with hidden packs uses it.
"""

from collections.abc import Sequence
from hashlib import sha256
from itertools import zip_longest
from string import hexdigits

import msgspec
from msgspec import Struct

from drafts.rules.box import PACKS_A_GAME, Box, Rules
from drafts.rules.spread import VERSION, Spread, decode, make
from tables.rules.refusal import Fault, Refusal

SALT = 32  # bytes

Pack = Sequence[str]


class Opened(Struct, frozen=True, forbid_unknown_fields=True):
    """A game whose packs are known: its number from 1, its salt in hexadecimal, its packs."""

    game: int
    salt: str
    packs: tuple[tuple[str, ...], ...]


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be known of a sealed box so far, and all that is needed to check it.

    `commitments` are those of all games, in hexadecimal; `games` are the opened ones. `seed` is ""
    and `left` empty until the last game is opened.
    """

    set: str
    rules: Rules
    bans: tuple[str, ...]
    spread: Spread
    version: int
    commitments: tuple[str, ...]
    games: tuple[Opened, ...]
    seed: str = ""
    left: tuple[str, ...] = ()


def commit(salt: str, packs: Sequence[Pack]) -> str:
    """The commitment to a game's packs, as 64 hexadecimal digits; so is the salt."""
    text = "\n\n".join("\n".join(pack) for pack in packs)
    return sha256(bytes.fromhex(salt) + text.encode()).hexdigest()


def faults(shown: Reveal, box: Box) -> list[Fault]:
    """Everything about a reveal that does not fit together; nothing when it is in order.

    `box` is the box of the reveal's set, rules and bans. While the seed is not shown, the packs are
    compared with their commitments only. Codes: fair.unknown-game, fair.bad-salt,
    fair.other-commitment (game); fair.unknown-version (version, known); fair.other-packs (game,
    packs: their numbers in the box); fair.other-left; what `make` refuses.
    """
    found = [fault for game in shown.games for fault in faults_of_game(game, shown.commitments)]
    return found + faults_of_seed(shown, box) if shown.seed else found


def faults_of_game(opened: Opened, commitments: Sequence[str]) -> list[Fault]:
    """Whether the packs of one game are those that were promised."""
    if not 0 < opened.game <= len(commitments):
        return [Fault("fair.unknown-game", {"game": opened.game, "games": len(commitments)})]
    if not is_salt(opened.salt):
        return [Fault("fair.bad-salt", {"game": opened.game})]
    if commit(opened.salt, opened.packs) != commitments[opened.game - 1].lower():
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
        made = make(box, shown.spread, shown.seed)
    except Refusal as refusal:
        return list(refusal.faults)
    found = [
        Fault("fair.other-packs", {"game": opened.game, "packs": differing})
        for opened in shown.games
        if (differing := differences(opened, made.packs, PACKS_A_GAME[shown.rules]))
    ]
    return found if shown.left == made.left else [*found, Fault("fair.other-left")]


def differences(opened: Opened, made: Sequence[Pack], size: int) -> list[int]:
    """The numbers in the box, from 1, of the game's packs that the seed does not make."""
    first = (max(opened.game, 1) - 1) * size
    theirs = made[first : first + len(opened.packs)]
    pairs = enumerate(zip_longest(opened.packs, theirs), start=first + 1)
    return [number for number, (pack, their) in pairs if pack != their]


def reveal_json(shown: Reveal) -> bytes:
    """The reveal as JSON in UTF-8, without spaces."""
    return msgspec.json.encode(shown)


def read_reveal(text: bytes | str) -> Reveal:
    """The reveal of a JSON. Raises Refusal as `drafts.rules.spread.decode` does."""
    return decode(text, Reveal)
