"""The text of a card drawn into its box: abilities from the top, Burst at the foot."""

from collections.abc import Sequence

from msgspec import Struct

from drafts.sheets.fit import EDGE, GAP, INDENT, INSET, PADDING, Block, Fit
from drafts.sheets.font import breadth
from drafts.sheets.inks import Look
from drafts.sheets.paper import MM
from drafts.sheets.pen import FAINT, INK, WHITE, Pen, Tone
from drafts.sheets.runs import Tones, lead_end, line_runs


class TextBox(Struct, frozen=True):
    """Where the text of a card goes: from `top` to `foot`, across a card so wide, in mm.

    `corner` is the radius of the lower corners.
    """

    top: float
    foot: float
    card_width: float
    corner: float = 0


def draw_text(pen: Pen, found: Fit, box: TextBox, shade: Look) -> None:
    """Shadow Condition and abilities from the top, special ability and Burst from the foot."""
    upper = [block for block in found.blocks if block.part in ("shadow", "ability")]
    lower = found.blocks[len(upper) :]
    top = box.top + (0 if _begins_with_strip(found) else INSET)
    _draw_column(pen, found, upper, top, box, shade)
    foot = box.foot - (INSET if lower and lower[-1].part == "special" else 0)
    height = sum(block.height + GAP for block in lower) - GAP
    _draw_column(pen, found, lower, foot - height, box, shade)


def _draw_column(
    pen: Pen, found: Fit, blocks: Sequence[Block], y: float, box: TextBox, shade: Look
) -> None:
    for block in blocks:
        _draw_block(pen, found, block, y, box, shade)
        y += block.height + GAP


def _begins_with_strip(found: Fit) -> bool:
    return bool(found.blocks) and found.blocks[0].part == "shadow"


def _draw_block(pen: Pen, found: Fit, block: Block, y: float, box: TextBox, shade: Look) -> None:
    x = EDGE + INSET + INDENT[block.part]
    first = y + PADDING[block.part] + found.leading * 0.77
    _draw_ground(pen, block, y, box, shade)
    manner = _manner(block, shade)
    if manner.chip is not None:
        _draw_chip(pen, found, block, x, first, manner.chip)
    lines = [
        (x, first + i * found.leading, line_runs(block.text, line, manner.tones))
        for i, line in enumerate(block.lines)
    ]
    pen.lines(lines, found.size)


class Manner(Struct, frozen=True):
    """How a part is set: its tones, and the ground of the tag that begins it, if it has one."""

    tones: Tones
    chip: Tone | None = None


def _manner(block: Block, shade: Look) -> Manner:
    """Dark chips for tags on paper; a Shadow Condition is set in white on ink."""
    low = shade.soft == WHITE
    if block.part == "shadow" and not low:
        return Manner(Tones(INK, WHITE, WHITE, FAINT), WHITE)
    if block.part == "special" or low:
        return Manner(Tones(shade.strong, shade.strong))
    if block.part == "burst":
        return Manner(Tones(shade.on_solid, shade.strong), shade.solid)
    return Manner(Tones(shade.strong, shade.strong), shade.soft)


def _draw_ground(pen: Pen, block: Block, y: float, box: TextBox, shade: Look) -> None:
    """A strip across the panel for Shadow Condition and Burst, a frame for a special ability."""
    x, width = EDGE, box.card_width - 2 * EDGE
    match block.part:
        case "special":
            x, width = x + INSET, width - 2 * INSET
            pen.rect(x, y, width, block.height, line=shade.strong, weight=0.2, radius=0.8)
        case "shadow" if shade.soft != WHITE:
            pen.rect(x, y, width, block.height, fill=INK)
        case "shadow":
            foot = y + block.height
            pen.line((x, foot), (x + width, foot), tone=shade.strong, weight=0.2)
        case "burst":
            _draw_burst(pen, y, block.height, box, shade)


def _draw_burst(pen: Pen, y: float, height: float, box: TextBox, shade: Look) -> None:
    x, width = EDGE, box.card_width - 2 * EDGE
    if shade.soft != WHITE:
        with pen.inside(x, box.top, width, box.foot - box.top, box.corner):
            pen.rect(x, y, width, height, fill=shade.soft)
    pen.line((x, y), (x + width, y), tone=shade.strong, weight=0.2)


def _draw_chip(pen: Pen, found: Fit, block: Block, x: float, first: float, ground: Tone) -> None:
    """The ground of the tag that begins a text, line by line."""
    end, em = lead_end(block.text), found.size / MM
    for i, (start, stop) in enumerate(block.lines):
        if start >= end:
            break
        wide = breadth(block.text[start : min(stop, end)].rstrip()) * em
        y = first + i * found.leading - em * 0.93
        pen.rect(x - 0.25, y, wide + 0.4, em * 1.14, fill=ground, radius=0.6)
