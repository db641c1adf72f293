"""From a box and a seed to packs.

Public: `Packs`, `Spread`, `SPREADS`, `VERSION`, `make(box, spread, seed)`, `read_spread`,
`read_seed`, `to_json`, `from_json`.

- `box`: a plain shuffle, cut into stacks of 13: the shuffle of attempt 0 (`drafts.rules.draws`).
  Every order of the box is equally likely.
- `checked`: every order that passes the rulebook's check is equally likely (`rules.checked`).
- `even`: every order in which each pack has its share of each rarity and no twins is equally likely
  (`rules.even`).

The unshuffled box lies in the order of the set's cards, copies together. The same set, rules, bans,
spread, seed and version give the same packs, byte for byte; golden files hold some of them.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal, TypeVar, get_args
from unicodedata import category

import msgspec
from msgspec import Struct

from drafts.rules.box import PACK, Box, Rules
from drafts.rules.checked import deal_checked
from drafts.rules.draws import shuffle, words
from drafts.rules.even import deal_even
from tables.rules.refusal import Refusal, Unknown

Spread = Literal["box", "checked", "even"]
SPREADS: tuple[Spread, ...] = get_args(Spread)

VERSION = 1  # of the way from a seed to packs; a change of any byte is a new version
MOST_SEED = 200  # characters

T = TypeVar("T")


class Packs(Struct, frozen=True, forbid_unknown_fields=True):
    """The packs of a box, and all that is needed to make them again.

    Cards are ids, in the order in which they lie in the pack. `left` are the cards that fill no
    pack. `bans` are names. The fields stand in the order of the JSON.
    """

    set: str
    rules: Rules
    bans: tuple[str, ...]
    spread: Spread
    seed: str
    version: int
    left: tuple[str, ...]
    packs: tuple[tuple[str, ...], ...]


def make(box: Box, spread: Spread, seed: str) -> Packs:
    """The packs of this box.

    Raises Refusal: what `read_seed` does, and where no order fits the spread (`rules.checked`,
    `rules.even`).
    """
    order = DEALS[spread](box, read_seed(seed))
    ids = [held.card.id for held in box.holdings]
    cards = tuple(ids[number] for number in order)
    whole = box.packs * PACK
    return Packs(
        set=box.set,
        rules=box.rules,
        bans=box.bans,
        spread=spread,
        seed=seed,
        version=VERSION,
        left=cards[whole:],
        packs=tuple(cards[start : start + PACK] for start in range(0, whole, PACK)),
    )


def deal_box(box: Box, seed: str) -> list[int]:
    """A uniform order, as numbers of holdings."""
    order = list(box.numbers)
    shuffle(order, words(seed, 0, len(order)))
    return order


DEALS: Mapping[Spread, Callable[[Box, str], list[int]]] = MappingProxyType(
    {"box": deal_box, "checked": deal_checked, "even": deal_even}
)


def read_spread(text: str) -> Spread:
    """The spread of this name. Raises Unknown (packs.unknown-spread)."""
    for spread in SPREADS:
        if spread == text:
            return spread
    raise Unknown.of("packs.unknown-spread", spread=text, known=[str(spread) for spread in SPREADS])


def read_seed(text: str) -> str:
    """The seed as it stands.

    Raises Refusal: packs.no-seed, packs.seed-too-long (over 200 characters), packs.seed-characters
    for control characters and halves of a character, which no file keeps safely.
    """
    if not text:
        raise Refusal.of("packs.no-seed")
    if len(text) > MOST_SEED:
        raise Refusal.of("packs.seed-too-long", length=len(text), most=MOST_SEED)
    if any(category(character) in ("Cc", "Cs") for character in text):
        raise Refusal.of("packs.seed-characters")
    return text


def to_json(packs: Packs) -> bytes:
    """The packs as JSON in UTF-8, without spaces."""
    return msgspec.json.encode(packs)


def from_json(text: bytes | str) -> Packs:
    """The packs that a JSON describes, whatever is in them. Raises Refusal as `decode` does."""
    return decode(text, Packs)


def decode(text: bytes | str, shape: type[T]) -> T:
    """What a JSON says, in this shape.

    Raises Refusal: packs.no-json, or packs.wrong-shape with the place in the JSON.
    """
    try:
        return msgspec.json.decode(text, type=shape)
    except msgspec.ValidationError as fault:
        raise Refusal.of("packs.wrong-shape", detail=str(fault)) from None
    except (msgspec.DecodeError, UnicodeError) as fault:
        raise Refusal.of("packs.no-json", detail=str(fault)) from None
