"""Random numbers that anyone can check: written out, seeded, counted."""

from hashlib import shake_256


def word(seed: str, counter: int) -> int:
    """The 32-bit word number `counter` of a seed: SHAKE-256 of both, big-endian."""
    return int.from_bytes(shake_256(f"{seed}:{counter}".encode()).digest(4), "big")


def index(seed: str, counter: int, places: int) -> int:
    """One of `places` places: the word multiplied by their number, its upper half."""
    return word(seed, counter) * places >> 32


def mixed(seed: str, *parts: int) -> int:
    """A number below 2**52 that tells nothing about its parts (without the seed)."""
    text = ":".join(map(str, parts))
    return int.from_bytes(shake_256(f"{seed}#{text}".encode()).digest(7), "big") >> 4
