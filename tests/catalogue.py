"""The Japanese catalogue, read as translators write it."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent.parent / "locale" / "ja" / "LC_MESSAGES"
WRITTEN, COMPILED = FOLDER / "django.po", FOLDER / "django.mo"
HEADER = ""  # the key of the header
CONTEXT = "\x04"  # stands between a context and its words
FIELD = re.compile(r'^(msg\w+(?:\[0\])?) ((?:".*"\n?)+)', re.MULTILINE)
HOLE = re.compile(r"%\(\w+\)[sd]|%%|\{\w*\}|</?\w+>")


class Entry(NamedTuple):
    """One thing said: `key` as in the compiled file, `said` in English (the plural, if any)."""

    key: str | tuple[str, int]
    said: str
    japanese: str
    fuzzy: bool


@cache
def entries() -> tuple[Entry, ...]:
    """Everything in django.po, its header among it."""
    return tuple(entry_of(block) for block in WRITTEN.read_text().split("\n\n"))


def entry_of(block: str) -> Entry:
    fields = {name: "".join(map(ast.literal_eval, text.split("\n"))) for name, text in split(block)}
    key = fields["msgid"]
    if "msgctxt" in fields:
        key = fields["msgctxt"] + CONTEXT + key
    fuzzy = bool(re.search("^#,.*fuzzy", block, re.MULTILINE))
    if "msgid_plural" in fields:
        return Entry((key, 0), fields["msgid_plural"], fields["msgstr[0]"], fuzzy)
    return Entry(key, fields["msgid"], fields["msgstr"], fuzzy)


def split(block: str) -> list[tuple[str, str]]:
    return [(name, text.strip()) for name, text in FIELD.findall(block)]


def holes(text: str) -> list[str]:
    """What is filled in later, and the tags: they must come through a translation."""
    return sorted(HOLE.findall(text))
