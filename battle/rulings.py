"""The rulings of the project, as data: for a page of the site and for docs/rulings.md."""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).parent / "data" / "rulings.toml"


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """One question settled: its id ("R16"), and what holds, in English and in Japanese."""

    id: str
    says: str
    says_ja: str


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Rulings on one subject, which has a title in both languages."""

    title: str
    title_ja: str
    ruling: tuple[Ruling, ...]


class RulingFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of rulings.toml."""

    group: tuple[Group, ...]


@cache
def rulings() -> tuple[Group, ...]:
    """Every ruling, by subject."""
    return msgspec.toml.decode(FILE.read_bytes(), type=RulingFile).group
