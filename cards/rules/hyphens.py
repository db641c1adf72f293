"""Where a long English word may be broken, for places narrower than the word."""

import re

SOFT_HYPHEN = "\u00ad"
LONG = re.compile(r"[A-Za-z]{10,}")
# Before a syllable, which begins with a consonant, or with two that belong together; three letters
# stay before it and three behind.
SYLLABLE = re.compile(
    r"(?<=[a-z]{3})(?<![bcdfgpt](?=[lr]))(?<![cgpst](?=h))(?<!s(?=t))"
    r"(?=(?:[bcdfgpt][lr]|[cgpst]h|st|[bcdfghj-np-tv-z])[aeiouy][a-z])",
    re.IGNORECASE,
)


def hyphenated(text: str) -> str:
    """The same text with soft hyphens in its long words, seen only where a line ends at one."""
    return LONG.sub(lambda word: SYLLABLE.sub(SOFT_HYPHEN, word[0]), text)
