"""Makes words alike that a person searching means alike: case, width, kana, signs."""

import unicodedata
from functools import lru_cache

KANA = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}  # katakana to hiragana
SIGNS = {ord(sign): None for sign in "・·'’‘\u3099\u309a"} | {ord("–"): "-", ord("‐"): "-"}
HALF = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: 0x20}


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """The text without differences of case, width, accent, kana script and small signs.

    "ﾄﾞﾗｺﾞﾝ", "ドラゴン" and "どらごん" become one, as do "Finker’s" and "finkers".
    """
    wide = unicodedata.normalize("NFKC", text).casefold().translate(SIGNS).translate(KANA)
    plain = "".join(c for c in unicodedata.normalize("NFKD", wide) if not "\u0300" <= c <= "\u036f")
    return " ".join(unicodedata.normalize("NFC", plain).split())


def narrow(text: str) -> str:
    """Full-width Latin letters, digits and signs made half-width; the length stays the same."""
    return text.translate(HALF)
