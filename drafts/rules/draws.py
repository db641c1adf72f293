"""The written-out draws: the same numbers from the same seed, in any language and for ever.

Public: `words(seed, attempt, count)`, `stream(seed, attempts)`, `index(word, places)`,
`shuffle(items, words)`, `Take`.

*Words.* Attempt `a` of a seed is the output of SHAKE-256 (FIPS 202) for the message

    UTF-8 bytes of the seed, then `a` as 4 bytes, most significant first

read as unsigned 32-bit numbers, most significant byte first. A longer output begins with the
shorter one, so it does not matter how many words are taken at once. A seed's *stream* is the first
512 words of attempt 0, then the first 512 of attempt 1, and so on.

*An index.* A word `w` picks one of `n` places: floor(w * n / 2**32). Some places are reached by one
word more than others, so that the chance of each differs from 1/n by less than 2**-32; a shuffle of
351 cards made so is within 4 in a million (total variation) of a uniform one.

*A shuffle* is Fisher and Yates': with the first word swap place 0 with 0 + index(w, n), with the
second place 1 with 1 + index(w, n - 1), until all n words are used. The last changes nothing.

So the seed "hello" gives in attempt 0 the words 969438284, 1941552624, 1569463011 ..., and these
bring the letters A B C into the order A C B.
"""

from collections.abc import Callable, Iterable, Iterator, MutableSequence
from hashlib import shake_256
from itertools import chain
from struct import unpack
from typing import TypeVar

Take = Callable[[], int]  # the next word

BLOCK = 512  # words of each attempt in a stream

T = TypeVar("T")


def words(seed: str, attempt: int, count: int) -> tuple[int, ...]:
    """The first `count` words of an attempt, each from 0 to 2**32 - 1."""
    message = seed.encode() + attempt.to_bytes(4, "big")
    return unpack(f">{count}I", shake_256(message).digest(4 * count))


def stream(seed: str, attempts: int) -> Iterator[int]:
    """The words of so many attempts, 512 of each, one after another."""
    return chain.from_iterable(words(seed, attempt, BLOCK) for attempt in range(attempts))


def index(word: int, places: int) -> int:
    """The place that a word picks, from 0 to `places` - 1."""
    return word * places >> 32


def shuffle(items: MutableSequence[T], words: Iterable[int]) -> None:
    """Bring the items into the order the words say, taking one word for each item.

    Raises StopIteration when there are less words than items.
    """
    take = iter(words).__next__
    left = len(items)
    for place in range(left):
        other = place + (take() * (left - place) >> 32)
        items[place], items[other] = items[other], items[place]
