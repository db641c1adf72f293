"""Card text set off typographically: tags, keywords, asides and the arrow of a condition band."""

import re
from collections.abc import Iterator

from msgspec import Struct

from drafts.sheets.breaking import Line
from drafts.sheets.pen import INK, SOFT, Run, Tone

_MARKED = re.compile(
    r"(?P<tag>\[[^\]]*\])"
    r"|(?P<keyword><[^>]*>|\b(?:Quick|Sky|Bad|Steal) Aura\b)"
    r"|(?P<aside>\((?:Optional|\d+/Turn)\))"
    r"|(?P<arrow>[▶■])"
)


class Piece(Struct, frozen=True):
    """A stretch of text from `start` to `end` that is set in one manner."""

    start: int
    end: int
    kind: str


def pieces(text: str) -> Iterator[Piece]:
    """The text in stretches: tag, keyword, aside, arrow, and plain between them."""
    at = 0
    for found in _MARKED.finditer(text):
        if found.start() > at:
            yield Piece(at, found.start(), "plain")
        yield Piece(found.start(), found.end(), str(found.lastgroup))
        at = found.end()
    if at < len(text):
        yield Piece(at, len(text), "plain")


class Tones(Struct, frozen=True):
    """What text is set in: `lead` is for a tag that begins it, `strong` for other marks."""

    lead: Tone
    strong: Tone
    plain: Tone = INK
    aside: Tone = SOFT


def line_runs(text: str, line: Line, tones: Tones) -> list[Run]:
    """One line of the text as runs; a stretch that is broken goes on in the next line."""
    start, end = line
    end = start + len(text[start:end].rstrip(" \u3000"))
    return [
        (text[max(start, piece.start) : min(end, piece.end)], *_manner(piece, tones))
        for piece in pieces(text)
        if piece.start < end and piece.end > start
    ]


def lead_end(text: str) -> int:
    """Where the tag that begins the text ends; 0 when it begins otherwise."""
    found = _MARKED.match(text)
    return found.end() if found and found.lastgroup == "tag" else 0


def _manner(piece: Piece, tones: Tones) -> tuple[Tone, bool]:
    match piece.kind:
        case "tag":
            return (tones.strong if piece.start else tones.lead), True
        case "keyword":
            return tones.strong, True
        case "arrow":
            return tones.strong, False
        case "aside":
            return tones.aside, False
        case _:
            return tones.plain, False
