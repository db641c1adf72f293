"""Where a line of print may end: Latin text at spaces, Japanese by kinsoku (JIS X 4051).

A line never ends after a hyphen: readers of a PDF take it for a broken word and drop it.
"""

from collections.abc import Sequence
from itertools import accumulate
from unicodedata import east_asian_width

NEVER_FIRST = frozenset(
    "、。，．・：；？！‥…ー゛゜」』）〕］｝〉》】〟’”々〻ゝゞヽヾ"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
    "｡､･ｰｧｨｩｪｫｬｭｮｯﾞﾟ｣,.!?:;)]}%"
)
NEVER_LAST = frozenset("「『（〔［｛〈《【〝‘“｢([{▶■")
SPACES = frozenset(" \u3000")

Line = tuple[int, int]


def is_wide(char: str) -> bool:
    """Whether a line may break beside this character without a space."""
    return east_asian_width(char) in "WFH"


def may_break(text: str, at: int) -> bool:
    """Whether a new line may begin with the character at this place, 0 < at < len(text)."""
    before, after = text[at - 1], text[at]
    if after in SPACES or after in NEVER_FIRST or before in NEVER_LAST:
        return False
    if after in NEVER_LAST and at + 1 < len(text) and text[at + 1] in NEVER_FIRST:
        return False
    if before in SPACES:
        words = text[:at].rstrip(" \u3000")
        return bool(words) and words[-1] not in NEVER_LAST
    return is_wide(before) or is_wide(after)


def stops(text: str) -> list[int]:
    """Every place where a line may end, in order; the last is the end of the text."""
    return [at for at in range(1, len(text)) if may_break(text, at)] + [len(text)]


def fill(text: str, advances: Sequence[float], width: float) -> list[Line]:
    """The text as lines (start, end) no wider than `width`, each as full as it can be.

    `advances` holds the width of each character, in the unit of `width`. Spaces at the end of a
    line belong to it and hang in the margin. A piece wider than a line is cut inside, so nothing
    ever runs out; only there, and only when the cut can go nowhere else, may a line begin with a
    forbidden character.
    """
    reach = [0.0, *accumulate(advances)]
    lines, start, last = [], 0, 0
    for stop in stops(text):
        while _breadth(text, reach, start, stop) > width:
            end = last if last > start else _cut(text, reach, start, width)
            lines.append((start, end))
            start = last = end
        last = stop
    return [*lines, (start, len(text))] if start < len(text) else lines


def _breadth(text: str, reach: Sequence[float], start: int, end: int) -> float:
    """How wide these characters print; spaces at the end print nothing."""
    while end > start and text[end - 1] in SPACES:
        end -= 1
    return reach[end] - reach[start]


def _cut(text: str, reach: Sequence[float], start: int, width: float) -> int:
    """Where to cut a piece that is wider than a line: the last place that still fits."""
    end = start + 1
    while end < len(text) and reach[end + 1] - reach[start] <= width:
        end += 1
    for at in range(end, start, -1):
        if text[at] not in NEVER_FIRST and text[at - 1] not in NEVER_LAST:
            return at
    return end
