"""Turns the bytes of an uploaded file into text: UTF-8, UTF-16 with its mark, or Shift_JIS."""

import codecs

from cards.rules.lists.limits import MOST_BYTES
from tables.rules.refusal import Fault, Refusal, TooLarge

MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
# Shift_JIS as Windows writes it.
GUESSES = ("utf-8", "cp932")


def decode(data: bytes) -> str:
    """The text of a file. Raises TooLarge (lists.too-large) or Refusal (lists.encoding)."""
    if len(data) > MOST_BYTES:
        raise TooLarge(
            Fault("lists.too-large", {"size": len(data), "most": MOST_BYTES, "field": "file"})
        )
    marked = [encoding for mark, encoding in MARKS.items() if data.startswith(mark)]
    for encoding in marked or GUESSES:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Refusal.of("lists.encoding", field="file")
