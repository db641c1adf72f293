"""Whatever is read stands out from its ground: 4.5 to 1, in both looks."""

import re
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parent.parent / "static" / "css" / "tokens.css").read_text()
BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
HEX = re.compile(r"--([a-z-]+): (#[0-9a-f]{6});")


def look(selector: str) -> dict[str, str]:
    """The colours that hold under a selector, those of :root beneath them."""
    blocks = {
        name.split("*/")[-1].strip(): dict(HEX.findall(body))
        for name, body in BLOCK.findall(TOKENS)
    }
    return blocks[":root"] | blocks[selector]


def brightness(color: str) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


PAIRS = [
    *(
        (text, ground)
        for text in ("ink", "muted", "lit", "good", "bad")
        for ground in ("table", "surface", "raised")
    ),
    ("ink", "lit-soft"),
    ("ink", "bad-soft"),
    ("on-lit", "lit"),
    ("card-ink", "paper"),
    ("card-muted", "paper"),
    *((f"on-{color}", color) for color in ("red", "yellow", "blue", "purple", "colorless")),
    *(("card-ink", f"{color}-soft") for color in ("red", "yellow", "blue", "purple", "colorless")),
]


@pytest.mark.parametrize(
    "selector", [":root", ':root[data-look="slate"]', ':root[data-look="auto"]']
)
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_it_can_be_read(selector: str, text: str, ground: str) -> None:
    colors = look(selector)
    assert contrast(colors[text], colors[ground]) >= 4.5


def test_it_has_the_same_evening_by_choice_and_by_device() -> None:
    assert look(':root[data-look="slate"]') == look(':root[data-look="auto"]')
